"""A server for looking at the page on this machine."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Handler(SimpleHTTPRequestHandler):
    """Files of a folder, with the types that a browser insists on."""

    extensions_map = {  # noqa: RUF012 (the base class says how it is typed)
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def end_headers(self) -> None:
        """Make the browser ask each time whether a file has changed."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Stay silent."""


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Return a server of the folder on this machine alone; port 0 takes any that is free."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def address(running: ThreadingHTTPServer) -> str:
    """Return where to find the server's page."""
    return f"http://127.0.0.1:{running.server_port}/"
