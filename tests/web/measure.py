"""Weigh the page and time its start, once ``build/web.py`` has made it.

usage: PYTHONPATH=build python -m tests.web.measure
"""

# ruff: noqa: T201 (it speaks to the terminal)

from __future__ import annotations

import gzip
from pathlib import Path
from statistics import median

import brotli
import serve
import web
from playwright.sync_api import Browser, sync_playwright

from tests.web import browser

STARTS = 5
NOTE_START = """new MutationObserver((_, observer) => {
    if (!document.documentElement?.classList.contains("playable")) return;
    window.started = performance.now();
    observer.disconnect();
}).observe(document, {subtree: true, attributes: true})"""


def main() -> None:
    """Print both as Markdown tables."""
    print("| part of the page | raw | gzip | brotli |\n|---|---:|---:|---:|")
    parts = all_weights()
    parts["all"] = tuple(map(sum, zip(*parts.values(), strict=True)))
    for name, sizes in parts.items():
        print(f"| {name} | " + " | ".join(f"{size:,}" for size in sizes) + " |")
    print(f"\n| navigation to first playable frame | median of {STARTS} | range |\n|---|---:|---:|")
    for name, times in starts().items():
        print(f"| {name} | {median(times):,.0f} ms | {min(times):,.0f}-{max(times):,.0f} ms |")


def build() -> None:
    """Make the page."""
    web.build(web.PAGE)


def all_weights() -> dict[str, tuple[int, ...]]:
    """Return the bytes of every file of the page."""
    return {file.name: weights(file) for file in sorted(web.PAGE.iterdir())}


def weights(file: Path) -> tuple[int, ...]:
    """Return the bytes of a file, of its gzip and of its brotli."""
    content = file.read_bytes()
    return len(content), len(gzip.compress(content, 9)), len(brotli.compress(content))


def starts() -> dict[str, list[float]]:
    """Return the milliseconds of some starts on a phone, with nothing in the cache and with all."""
    with serve.served(web.PAGE) as address, sync_playwright() as playwright:
        chromium = browser.start(playwright)
        pairs = [start(chromium, address) for _ in range(STARTS)]
    first, again = zip(*pairs, strict=True)
    return {"first visit": list(first), "next visit": list(again)}


def start(chromium: Browser, address: str) -> tuple[float, float]:
    """Return the milliseconds of a first visit and of a second."""
    page = browser.Page(chromium, address, browser.PHONE, "es-ES")
    page.tab.add_init_script(NOTE_START)
    page.open()
    first: float = page.tab.evaluate("started")
    page.tab.wait_for_timeout(2000)  # the browser stores what it has compiled
    page.reload()
    again: float = page.tab.evaluate("started")
    page.close()
    return first, again


if __name__ == "__main__":
    main()
