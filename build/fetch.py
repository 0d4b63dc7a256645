"""The two ready-made parts of the page: Pyodide, from npm, and pygame-ce built for it."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
CACHE = HERE / "cache"

PYODIDE = "315.0.0-alpha.2"
PYODIDE_SHA256 = "b4a12d58491af4e3fa4e4f19e79ba22aba972b55ecccf25a37903e1141c57dec"
PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)

WHEEL = HERE / "wheel" / "pygame_ce-2.5.8-cp315-cp315-pyemscripten_2026_5_wasm32.whl"
WHEEL_SHA256 = "52fda259e329d2da6732714bc2e2d1a464b7372ec1327e8d2ab5fdc46fc47684"


class CannotBuildError(Exception):
    """The page cannot be built here, for a reason told in one sentence."""


def pyodide() -> Path:
    """Return the folder of Pyodide's files, fetched and unpacked the first time."""
    return kept(f"pyodide-{PYODIDE}", _fetch)


def kept(name: str, make: Callable[[Path], None]) -> Path:
    """Return a folder of the cache, made the first time.

    It only appears when it is whole, so that two builds at once do not see each other's halves.
    """
    folder = CACHE / name
    if not folder.exists():
        CACHE.mkdir(exist_ok=True)
        with TemporaryDirectory(dir=CACHE) as beside:
            part = Path(beside) / name
            part.mkdir()
            make(part)
            for old in CACHE.glob(name.rpartition("-")[0] + "-*"):
                if old != folder:
                    shutil.rmtree(old, ignore_errors=True)
            if not folder.exists():
                part.rename(folder)
    return folder


def wheel() -> Path:
    """Return the wheel of pygame-ce, checked."""
    _check(WHEEL, WHEEL_SHA256)
    return WHEEL


def node() -> str:
    """Return the command that runs Node.js."""
    return _command("node")


def _fetch(folder: Path) -> None:
    """Fetch Pyodide and unpack what is used of it."""
    pack = [_command("npm"), "pack", "--silent", f"pyodide@{PYODIDE}"]
    with TemporaryDirectory() as room:
        if subprocess.run(pack, cwd=room, check=False, stdout=sys.stderr).returncode != 0:
            raise CannotBuildError(f"npm could not fetch pyodide {PYODIDE}; is there a network?")
        tarball = Path(room) / f"pyodide-{PYODIDE}.tgz"
        _check(tarball, PYODIDE_SHA256)
        _unpack(tarball, folder)


def _command(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        raise CannotBuildError(
            f"The web page is built with Node.js and npm, and the command {name!r} is missing here."
        )
    return path


def _check(file: Path, sha256: str) -> None:
    if hashlib.sha256(file.read_bytes()).hexdigest() != sha256:
        raise CannotBuildError(
            f"{file} is not the file that this build knows; delete or restore it."
        )


def _unpack(tarball: Path, folder: Path) -> None:
    with tarfile.open(tarball) as package:
        for name in PYODIDE_FILES:
            member = package.extractfile(f"package/{name}")
            if member is None:
                raise CannotBuildError(f"{tarball} has no {name}.")
            (folder / name).write_bytes(member.read())
