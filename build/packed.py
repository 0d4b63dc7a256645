"""Packed copies beside the files of the page, for hosts that send those: ``.br`` and ``.gz``."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import fetch

PACKED = fetch.CACHE / "packed"
ENDINGS = (".br", ".gz")
NOT_WORTH_IT = 0.9
"""What keeps more than this part of its size stays as it is."""


def add(page: Path) -> None:
    """Put packed copies beside all files that become smaller by it."""
    files = {file: hashlib.sha256(file.read_bytes()).hexdigest() for file in originals(page)}
    PACKED.mkdir(exist_ok=True)
    _pack({file: state for file, state in files.items() if not (PACKED / f"{state}.gz").exists()})
    for file, state in files.items():
        if (PACKED / f"{state}.gz").stat().st_size < NOT_WORTH_IT * file.stat().st_size:
            for ending in ENDINGS:
                shutil.copy(PACKED / (state + ending), f"{file}{ending}")


def originals(page: Path) -> list[Path]:
    """Return the files of a page but for the packed copies."""
    return sorted(f for f in page.rglob("*") if f.is_file() and f.suffix not in ENDINGS)


def _pack(files: dict[Path, str]) -> None:
    """Pack files into the cache, where they are known by their content."""
    if not files:
        return
    pairs = [str(word) for file, state in files.items() for word in (file, PACKED / state)]
    script = fetch.HERE / "packed.mjs"
    if subprocess.run([fetch.node(), str(script), *pairs], check=False).returncode != 0:
        raise fetch.CannotBuildError("Node.js could not pack the page; the reason is above.")
