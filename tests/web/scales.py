"""Stands in for main.py: the game itself, which tells how much memory it holds."""

from __future__ import annotations

import gc
import json
from importlib import import_module

from game.shell import loop
from game.shell.browser import open_world


def tell() -> str:
    """Return the bytes of WebAssembly's memory, and how many objects Python watches over."""
    gc.collect()
    memory = import_module("pyodide_js")._module.HEAPU8.byteLength  # noqa: SLF001 (its name)
    return json.dumps({"memory": memory, "objects": len(gc.get_objects())})


async def main() -> None:
    """Play until the page is closed."""
    page = open_world()
    page.answer("scales", tell)
    await loop.run(page)
