"""A server for looking at the page on this machine, which sends it as a good host would."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import BinaryIO, ClassVar

NAMED_BY_CONTENT = re.compile(r"/[0-9a-f]{12}/")


class Handler(SimpleHTTPRequestHandler):
    """Files of a folder, packed where they can be, with the types that a browser insists on."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 (the base class says how it is typed)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }
    packings: ClassVar = {"br": ".br", "gzip": ".gz"}
    """How a browser may want a file, the best first, and how the copy beside it ends."""
    _packing: str | None = None

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Find a file, or rather the packed copy beside it, and send its headers."""
        self.path = self.path.split("?")[0]
        if self.path.endswith("/"):
            self.path += "index.html"
        wanted = self.headers.get("Accept-Encoding", "").replace(" ", "").split(",")
        there = (
            name for name, ending in self.packings.items() if Path(self._found(ending)).is_file()
        )
        self._packing = next((name for name in there if name in wanted), None)
        if self._packing:
            self.path += self.packings[self._packing]
        return super().send_head()

    def guess_type(self, path: str) -> str:  # type: ignore[override]
        """Return the type of a file, packed or not."""
        return super().guess_type(path.removesuffix(self.packings.get(self._packing or "", "")))

    def end_headers(self) -> None:
        """Say how the file is packed, and for how long a browser may keep it."""
        if self._packing:
            self.send_header("Content-Encoding", self._packing)
        lasts = bool(NAMED_BY_CONTENT.search(self.path))
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasts else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Stay silent."""

    def _found(self, ending: str) -> str:
        return self.translate_path(self.path) + ending


class Server(ThreadingHTTPServer):
    """Takes no notice of browsers that hang up."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Report what went wrong, unless it is that."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


@contextmanager
def served(folder: Path, port: int = 0, host: type[Handler] = Handler) -> Iterator[str]:
    """Serve the folder on this machine alone, and give its address; port 0 takes any free one."""
    handler = partial(host, directory=str(folder))
    with Server(("127.0.0.1", port), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()
