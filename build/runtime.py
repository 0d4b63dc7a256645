"""The runtime of the page: Pyodide and pygame, in halves, without what the game never asks for."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from zipfile import ZipFile

import fetch
import slim
import split

CALLED = fetch.HERE / "called.json"
"""Which functions of each module the first minute calls; ``tests/web/record.py`` writes it."""

MAIN, PYGAME = "pyodide.asm.wasm", "pygame.wasm"
LATER = {MAIN: "pyodide.later.wasm", PYGAME: "pygame.later.wasm"}
SCRIPTS = {"pyodide.js": "pyodide.mjs", "pyodide.asm.js": "pyodide.asm.mjs"}
NAMES = (*SCRIPTS, *LATER, *LATER.values())

READ_LATER = (
    range(840_689, 1_430_052),  # the tables of East Asian encodings
    range(1_442_898, 2_040_720),  # the names of all characters, and what else unicodedata knows
    range(2_918_496, 3_052_957),  # the C library's own tables of encodings
)
"""The addresses of data that only functions read which nobody calls while the page starts."""


def made() -> list[Path]:
    """Return the files of the runtime, made the first time."""
    folder = fetch.kept(f"runtime-{_state()}", _make)
    return [folder / name for name in NAMES]


def _make(folder: Path) -> None:
    for name, content in _halved(whole()).items():
        (folder / name).write_bytes(content)


def _state() -> str:
    """Return a name for all that the runtime depends on."""
    state = hashlib.sha256((fetch.PYODIDE_SHA256 + fetch.WHEEL_SHA256).encode())
    for name in (CALLED.name, "runtime.py", "slim.py", "split.py", "wasm.py"):
        state.update((fetch.HERE / name).read_bytes())
    return state.hexdigest()[:16]


def whole() -> dict[str, bytes]:
    """Return the runtime in one piece: scripts and modules."""
    folder = fetch.pyodide()
    scripts = {name: (folder / source).read_text() for name, source in SCRIPTS.items()}
    with ZipFile(fetch.wheel()) as wheel:
        (library,) = (name for name in wheel.namelist() if name.endswith(".so"))
        pygame = wheel.read(library)
    glue = slim.glue(scripts["pyodide.asm.js"], scripts["pyodide.js"], pygame)
    main = slim.module((folder / MAIN).read_bytes(), glue, [pygame])
    return {
        "pyodide.js": scripts["pyodide.js"].encode(),
        "pyodide.asm.js": glue.encode(),
        MAIN: main,
        PYGAME: pygame,
    }


def _halved(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the runtime with its modules in halves."""
    for name, later in LATER.items():
        data = READ_LATER if name == MAIN else ()
        files[name], files[later] = split.split(files[name], called(name), data)
    return files


def called(name: str) -> set[int]:
    """Return the numbers of the functions of a module that come first."""
    marks = bytes.fromhex("".join(json.loads(CALLED.read_text())[name]))
    return {
        8 * place + bit for place, byte in enumerate(marks) for bit in range(8) if byte >> bit & 1
    }
