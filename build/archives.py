"""The archives of the page: Python's own modules, pygame and the game, as byte-code, and sounds."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import fetch

NAMES = ("python.zip", "pygame.zip", "game.zip", "sounds.zip")


def made() -> list[Path]:
    """Return the archives of the project as it is now, made if anything has changed."""
    folder = fetch.kept(f"archives-{_state()}", _make)
    return [folder / name for name in NAMES]


def _state() -> str:
    """Return a name for all that the archives depend on."""
    state = hashlib.sha256((fetch.PYODIDE_SHA256 + fetch.WHEEL_SHA256).encode())
    folders = [file for name in ("game", "assets") for file in (fetch.PROJECT / name).rglob("*")]
    tools = [*fetch.HERE.glob("inside.*"), fetch.HERE / "bytecode.py"]
    for file in sorted([fetch.PROJECT / "main.py", *tools, *folders]):
        if file.is_file() and "__pycache__" not in file.parts:
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            state.update(f"{file.relative_to(fetch.PROJECT)} {content}\n".encode())
    return state.hexdigest()[:16]


def _make(folder: Path) -> None:
    script = fetch.HERE / "inside.mjs"
    arguments = [fetch.pyodide(), fetch.wheel(), fetch.PROJECT, folder]
    run = subprocess.run([fetch.node(), script, *arguments], check=False)
    if run.returncode != 0:
        raise fetch.CannotBuildError("Pyodide could not pack the game; the reason is above.")
