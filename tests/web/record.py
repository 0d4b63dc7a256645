"""Record which functions of the runtime the first minute of play calls: they come first.

usage: PYTHONPATH=build python -m tests.web.record     writes build/called.json

To be run when Pyodide or pygame is another one, its lists emptied before, or when a test says that
a part that should come later was needed at once: the game may have begun to use something new of
Python.  What was recorded before stays, so that every language and device adds its own.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import runtime
import serve
import split
import wasm
import web
from playwright.sync_api import Browser, sync_playwright

from tests.web import browser
from tests.web.browser import DESKTOP, PHONE, Device, Page
from tests.web.table import WebTable

DIGITS = 96
"""How many stand in a line."""

KEEP_INSTANCES = """
    window.noting = [];
    const { instantiate, Instance } = WebAssembly;
    WebAssembly.instantiate = async (...values) => {
        const made = await instantiate(...values);
        noting.push(made.instance ?? made);
        return made;
    };
    WebAssembly.Instance = class extends Instance {
        constructor(...values) { super(...values); noting.push(this); }
    };
"""
NOTED = """noting.filter(instance => instance.exports.noted).map(
    instance => [...new Uint8Array(instance.exports.noted.buffer)])"""

LEAVE = """
    window.dispatchEvent(new Event("blur"));
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("beforeunload"));
"""
"""What a page hears as it is left, when nothing can be fetched any more."""

SETTINGS = """localStorage.setItem("corazones.settings", '{"version":1,"speed":"instant"}')"""


def main() -> None:
    """Play on several devices and write down what was called."""
    with TemporaryDirectory() as folder:
        page = Path(folder) / "page"
        web.build(page)
        for name, module in runtime.whole().items():
            if name in runtime.LATER:
                (file,) = page.glob(f"*/{name}")
                file.write_bytes(noting(module))
                for packed in page.glob(f"*/{name}.*"):
                    packed.unlink()
        with serve.served(page) as address, sync_playwright() as playwright:
            chromium = browser.start(playwright)
            called = [
                first_minute(chromium, address, PHONE, "es-ES"),
                first_minute(chromium, address, DESKTOP, "es-MX"),
            ]
    called.append({name: runtime.called(name) for name in runtime.LATER})  # what is known, stays
    write({name: set().union(*(one[name] for one in called)) for name in runtime.LATER})


def noting(module: bytes) -> bytes:
    """Return a module in one piece that notes its calls, and can stand for its first half."""
    everything = range(len(wasm.bodies(dict(wasm.sections(module))[wasm.CODE])))
    return split.noting(split.split(module, everything).first)


def first_minute(
    chromium: Browser, address: str, device: Device, language: str
) -> dict[str, set[int]]:
    """Play for a while, look around, load the page again; return the functions called."""
    page = Page(chromium, address, device, language)
    page.tab.add_init_script(KEEP_INSTANCES)
    page.open()
    table = WebTable(page)
    table.wait_for_the_deal()
    table.pass_cards()
    table.play_a_card()
    table.wait_for_the_turn()
    for key in ("s", "Escape", "h", "l", "Escape", "Escape", "Tab", "Escape"):
        page.press(key)
        table.pause(700)
    page.rotate()
    table.pause(700)
    first = noted(page)
    page.tab.evaluate(SETTINGS)
    page.reload()
    table.wait_for_the_turn()
    table.play_a_card()
    table.pause(2000)
    again = noted(page)
    page.close()
    return {name: first[name] | again[name] for name in first}


def noted(page: Page) -> dict[str, set[int]]:
    """Return the numbers of the functions called so far, by the names of the modules."""
    page.tab.evaluate(LEAVE)
    memories: list[list[int]] = page.tab.evaluate(NOTED)
    called = [{place for place, count in enumerate(memory) if count} for memory in memories]
    return dict(zip(runtime.LATER, called, strict=True))


def write(called: dict[str, set[int]]) -> None:
    """Write down the functions, a bit for each."""
    lines = {}
    for name, functions in called.items():
        sys.stdout.write(f"{name}: {len(functions)} functions\n")
        bits = sum(1 << function for function in functions)
        digits = bits.to_bytes(max(functions) // 8 + 1, "little").hex()
        lines[name] = [digits[at : at + DIGITS] for at in range(0, len(digits), DIGITS)]
    runtime.CALLED.write_text(json.dumps(lines, indent=1) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
