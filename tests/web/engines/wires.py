"""Two ways to give a browser orders: WebDriver over HTTP, and Firefox's own Marionette."""

# ruff: noqa: ANN401 (what a page answers may be anything)

from __future__ import annotations

import json
import socket
import time
from http.client import HTTPConnection
from itertools import count
from typing import Any, Protocol

PATIENCE = 60.0
PATHS = {
    "NewSession": ("POST", ""),
    "Navigate": ("POST", "/url"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "PerformActions": ("POST", "/actions"),
    "SetWindowRect": ("POST", "/window/rect"),
    "Refresh": ("POST", "/refresh"),
    "DeleteSession": ("DELETE", ""),
}
"""Where each order goes over HTTP, below its session."""


class OrderError(Exception):
    """The browser could not do what it was told."""


class GoneError(Exception):
    """The browser is there no more, and takes no more orders."""


class Wire(Protocol):
    """Takes orders by the names that Marionette has for them."""

    def send(self, order: str, **details: object) -> Any:
        """Have something done and return what came of it."""


class Http:
    """WebDriver, as WebKitWebDriver speaks it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._session = ""

    def send(self, order: str, **details: object) -> Any:
        method, path = PATHS[order]
        connection = connected(lambda: HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE))
        body = json.dumps(details) if method == "POST" else None
        connection.request(method, f"/session{self._session}{path}", body)
        value = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(value, dict) and "error" in value:
            if value["error"] == "invalid session id":
                raise GoneError(order)
            raise OrderError(f"{order}: {value['error']}: {value.get('message', '')}")
        if order == "NewSession":
            self._session = f"/{value['sessionId']}"
        return value


class Marionette:
    """Messages of JSON, each preceded by its length."""

    def __init__(self, port: int) -> None:
        self._socket = connected(lambda: socket.create_connection(("127.0.0.1", port), PATIENCE))
        self._numbers = count(1)
        self._receive()  # its greeting

    def send(self, order: str, **details: object) -> Any:
        message = json.dumps([0, next(self._numbers), f"WebDriver:{order}", details]).encode()
        self._socket.sendall(f"{len(message)}:".encode() + message)
        _, _, error, value = self._receive()
        if error:
            raise OrderError(f"{order}: {error['error']}: {error['message']}")
        return value["value"] if isinstance(value, dict) and "value" in value else value

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def _receive(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._socket.recv(1)
        message = b""
        while len(message) < int(length[:-1]):
            message += self._socket.recv(int(length[:-1]) - len(message))
        return json.loads(message)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def connected(connect: Any) -> Any:
    """Connect to somebody who may still be getting up."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            connection = connect()
            if isinstance(connection, HTTPConnection):
                connection.connect()
        except ConnectionRefusedError:
            if time.monotonic() > ends:
                raise
            time.sleep(0.2)
        else:
            return connection
