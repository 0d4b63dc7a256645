"""Make the web page: ``python build/web.py`` writes build/page, to be put on any static host."""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from zipfile import ZipFile

import archives
import fetch
import index
import offline
import packed
import plain
import runtime
import serve

PAGE, PLAIN = fetch.HERE / "page", fetch.HERE / "web"
TEMPLATE = fetch.HERE / "template"
FILLED = (offline.MAIN, offline.WORKER, "style.css")
"""The files of the template that become part of others, or are filled in."""
AFTERWARDS = (*runtime.LATER.values(), "sounds.zip")
"""The parts that the table does not wait for."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Build, say what came of it, and serve the page when asked."""
    parser = argparse.ArgumentParser(description="Make the web page in build/page.")
    parser.add_argument("--serve", action="store_true", help="serve the page on this machine")
    parser.add_argument("--port", type=int, default=8000, help="where to serve it (8000)")
    parser.add_argument("--runtime", choices=["pyodide", "pygbag"], default="pyodide")
    parser.add_argument("--archive", action="store_true", help="pack it as itch.io takes it")
    options = parser.parse_args(arguments)
    page, make = (PLAIN, plain.build) if options.runtime == "pygbag" else (PAGE, build)
    try:
        make(page)
    except fetch.CannotBuildError as error:
        sys.exit(str(error))
    size = sum(file.stat().st_size for file in packed.originals(page))
    print(f"The page is in {page}: {size / 1e6:.1f} MB, and packed for hosts that can send that.")
    if options.archive:
        print(f"The archive is {plain.archive(page)}.")
    if options.serve:
        show(page, options.port)


def build(page: Path) -> None:
    """Write the page's folder anew.

    All but what is found by its name lies in folders named by what is in them, so that a browser
    may keep it for ever.
    """
    parts = [*runtime.made(), *archives.made()]
    shutil.rmtree(page, ignore_errors=True)
    page.mkdir(parents=True)
    scripts = _put(page, sorted(file for file in TEMPLATE.iterdir() if file.name not in FILLED))
    places = {part.name: f"{_put(page, [part])}/{part.name}" for part in parts}
    known: dict[str, dict[str, object]] = {
        part.name: {
            "path": places[part.name],
            "size": part.stat().st_size,
            "first": part.name not in AFTERWARDS,
        }
        for part in parts
    }
    filled = index.filled(TEMPLATE, scripts, known, fetch.pyodide())
    (page / "index.html").write_text(filled, encoding="utf-8")
    (page / "licences.txt").write_text(licences(), encoding="utf-8")
    (page / offline.WORKER).write_text(offline.worker(TEMPLATE, page), encoding="utf-8")
    packed.add(page)


def _put(page: Path, files: Iterable[Path]) -> str:
    """Copy files into a folder named by their content, and return its name."""
    contents = {file.name: file.read_bytes() for file in files}
    state = hashlib.sha256()
    for name, content in contents.items():
        state.update(name.encode() + hashlib.sha256(content).digest())
    folder = state.hexdigest()[:12]
    (page / folder).mkdir()
    for name, content in contents.items():
        (page / folder / name).write_bytes(content)
    return folder


def licences() -> str:
    """Return the licences of all that is in the page, one after the other."""
    files = [fetch.PROJECT / "LICENSE", *sorted((fetch.HERE / "licences").iterdir())]
    texts = [file.read_text(encoding="utf-8") for file in files]
    with ZipFile(fetch.wheel()) as wheel:
        names = [name for name in wheel.namelist() if "/licenses/" in name]
        texts += [wheel.read(name).decode() for name in names]
    return f"\n{'-' * 79}\n\n".join(texts)


def show(page: Path, port: int) -> None:
    """Serve the page until the person stops it."""
    try:
        with serve.served(page, port) as address, suppress(KeyboardInterrupt):
            print(f"Open {address} (Ctrl+C ends)", flush=True)
            Event().wait()
    except OSError as error:
        sys.exit(f"Port {port} cannot be used ({error.strerror}); try another with --port.")


if __name__ == "__main__":
    main()
