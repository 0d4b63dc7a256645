"""Weigh the page and time its start, once ``build/web.py`` has made it.

usage: PYTHONPATH=build python -m tests.web.measure
"""

# ruff: noqa: T201 (it speaks to the terminal)

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import fetch
import packed
import runtime
import serve
import split
import wasm
import web
from playwright.sync_api import Browser, sync_playwright

from tests.web import browser
from tests.web.browser import PHONE, Page

STARTS = 9
NOTE_START = """new MutationObserver((_, observer) => {
    if (!document.documentElement?.classList.contains("playable")) return;
    window.started = performance.now();
    observer.disconnect();
}).observe(document, {subtree: true, attributes: true})"""
LATER = {*web.AFTERWARDS, "licences.txt", "worker.js", "corazones.webmanifest"}
"""What no first frame waits for; pictures are not waited for either."""


class Weight(NamedTuple):
    """The bytes of files as they are, and as they travel with brotli."""

    raw: int
    brotli: int


def main() -> None:
    """Print all of it."""
    first, all_of_it = weights()
    print(f"before the first frame {first}, all {all_of_it}")
    for name, times in starts().items():
        print(f"{name}: {median(times):,.0f} ms ({min(times):,.0f}-{max(times):,.0f})")


def build() -> None:
    """Make the page."""
    web.build(web.PAGE)


def weights() -> tuple[Weight, Weight]:
    """Return the weight of what the first frame waits for, and of all."""
    files = packed.originals(web.PAGE)
    first = [file for file in files if file.name not in LATER and file.suffix != ".png"]
    return _weight(first), _weight(files)


def _weight(files: list[Path]) -> Weight:
    travelling = [file.with_name(file.name + ".br") for file in files]
    sizes = [file.stat().st_size for file in files]
    small = [t.stat().st_size if t.exists() else n for t, n in zip(travelling, sizes, strict=True)]
    return Weight(sum(sizes), sum(small))


def starts() -> dict[str, list[float]]:
    """Return the milliseconds from navigation to the first playable frame, of several starts."""
    with (
        untrimmed() as other,
        serve.served(web.PAGE) as address,
        sync_playwright() as playwright,
    ):
        chromium = browser.start(playwright)
        rounds = [_round(chromium, address, other) for _ in range(STARTS)]
    return {name: [one[name] for one in rounds] for name in rounds[0]}


def _round(chromium: Browser, address: str, other: str) -> dict[str, float]:
    first, again = _two_visits(chromium, address, worker=False)
    _, offline = _two_visits(chromium, address, worker=True)
    whole, _ = _two_visits(chromium, other, worker=False)
    return {
        "first visit": first,
        "loaded again": again,
        "next visit, without a network": offline,
        "first visit, standard library whole and as source": whole,
    }


def _two_visits(chromium: Browser, address: str, *, worker: bool) -> tuple[float, float]:
    """Return the milliseconds of a first visit and of a second, kept by the worker or not."""
    page = Page(chromium, address, PHONE, "es-ES", worker=worker)
    page.tab.add_init_script(NOTE_START)
    page.open()
    first: float = page.tab.evaluate("started")
    page.tab.wait_for_timeout(2000)  # the browser stores what it has compiled
    if worker:
        page.stay_offline()
    page.reload()
    again: float = page.tab.evaluate("started")
    page.close()
    return first, again


@contextmanager
def untrimmed() -> Iterator[str]:
    """Serve the page with Python's own modules as they come, and the runtime in one piece."""
    with TemporaryDirectory() as folder:
        page = Path(shutil.copytree(web.PAGE, Path(folder) / "page"))
        parts = {name: _in_one_piece(whole) for name, whole in runtime.whole().items()}
        parts["python.zip"] = (fetch.pyodide() / "python_stdlib.zip").read_bytes()
        for name in (*runtime.LATER, "python.zip"):
            (file,) = page.glob(f"*/{name}")
            file.write_bytes(parts[name])
            for copy in page.glob(f"*/{name}.*"):
                copy.unlink()
        packed.add(page)
        with serve.served(page) as address:
            yield address


def _in_one_piece(content: bytes) -> bytes:
    """Return a module that can stand for its first half, or a script as it is."""
    if not content.startswith(wasm.HEADER):
        return content
    everything = range(len(wasm.bodies(dict(wasm.sections(content))[wasm.CODE])))
    return split.split(content, everything).first


if __name__ == "__main__":
    main()
