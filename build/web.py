"""Make the web page: ``python build/web.py`` writes build/page, to be put on any static host."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from zipfile import ZipFile

import archives
import fetch
import serve

PAGE = fetch.HERE / "page"
TEMPLATE = fetch.HERE / "template"
FONTS = [
    fetch.PROJECT / f"assets/fonts/HeartsUI-{weight}.ttf" for weight in ("Medium", "ExtraBold")
]
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def main(arguments: Sequence[str] | None = None) -> None:
    """Build, say what came of it, and serve the page when asked."""
    parser = argparse.ArgumentParser(description="Make the web page in build/page.")
    parser.add_argument("--serve", action="store_true", help="serve the page on this machine")
    parser.add_argument("--port", type=int, default=8000, help="where to serve it (8000)")
    options = parser.parse_args(arguments)
    try:
        build(PAGE)
    except fetch.CannotBuildError as error:
        sys.exit(str(error))
    size = sum(file.stat().st_size for file in PAGE.iterdir())
    print(f"The page is in {PAGE}: {size / 1e6:.1f} MB.")
    if options.serve:
        show(options.port)


def build(page: Path) -> None:
    """Write the page's folder anew."""
    runtime = fetch.pyodide()
    parts = [*(runtime / name for name in RUNTIME), *archives.made()]
    shutil.rmtree(page, ignore_errors=True)
    shutil.copytree(TEMPLATE, page)
    for file in [*parts, *FONTS]:
        shutil.copy(file, page)
    fill_in(page / "index.html", facts(runtime, parts))
    (page / "licences.txt").write_text(licences(), encoding="utf-8")


def facts(runtime: Path, parts: list[Path]) -> dict[str, object]:
    """Return what the page knows from the start.

    ``sizes``: the bytes of each part, which a server that compresses hides from the page.
    ``lock``: Pyodide's list of the packages it may fetch, with none in it.
    """
    lock = json.loads((runtime / "pyodide-lock.json").read_text())
    sizes = {part.name: part.stat().st_size for part in parts}
    return {"sizes": sizes, "lock": {"info": lock["info"], "packages": {}}}


def fill_in(index: Path, facts: dict[str, object]) -> None:
    """Write the facts where the page looks for them."""
    page = index.read_text(encoding="utf-8").replace("FACTS", json.dumps(facts))
    index.write_text(page, encoding="utf-8")


def licences() -> str:
    """Return the licences of all that is in the page, one after the other."""
    files = [fetch.PROJECT / "LICENSE", *sorted((fetch.HERE / "licences").iterdir())]
    texts = [file.read_text(encoding="utf-8") for file in files]
    with ZipFile(fetch.wheel()) as wheel:
        names = [name for name in wheel.namelist() if "/licenses/" in name]
        texts += [wheel.read(name).decode() for name in names]
    return f"\n{'-' * 79}\n\n".join(texts)


def show(port: int) -> None:
    """Serve the page until the person stops it."""
    try:
        with serve.served(PAGE, port) as address, suppress(KeyboardInterrupt):
            print(f"Open {address} (Ctrl+C ends)", flush=True)
            Event().wait()
    except OSError as error:
        sys.exit(f"Port {port} cannot be used ({error.strerror}); try another with --port.")


if __name__ == "__main__":
    main()
