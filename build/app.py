"""Make a program of the game: ``python build/app.py`` writes the folder build/app/corazones.

It runs on the kind of system that it was made on, and takes the extra ``app``.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import PyInstaller.__main__

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
APP = HERE / "app"
LEFT_OUT = ("numpy", "PIL", "tkinter", "unittest", "pydoc", "game.shell.browser")
"""What pygame or Python would pull in, and nobody calls."""


def build(folder: Path) -> Path:
    """Write the program into a folder of its own and return the file to start."""
    work = folder / "work"
    PyInstaller.__main__.run(
        [
            "--noconfirm",
            "--log-level=WARN",
            "--windowed",
            "--name=corazones",
            f"--icon={PROJECT / 'assets' / 'icons' / 'icon.png'}",
            f"--add-data={PROJECT / 'assets'}{os.pathsep}assets",
            f"--paths={PROJECT}",
            *(f"--exclude-module={name}" for name in LEFT_OUT),
            f"--distpath={folder}",
            f"--workpath={work}",
            f"--specpath={work}",
            str(PROJECT / "main.py"),
        ]
    )
    shutil.rmtree(work)
    return folder / "corazones" / "corazones"


if __name__ == "__main__":
    print(f"Start {build(APP)}")
