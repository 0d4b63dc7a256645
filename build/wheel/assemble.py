"""Put the compiled module, pygame's Python files and the licences into a wheel.

usage: assemble.py PYGAME_SOURCE BASE_SO OUTPUT_FOLDER NAME=LICENCE_FILE...
"""

from __future__ import annotations

import hashlib
import sys
from base64 import urlsafe_b64encode
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

NAME = "pygame_ce-2.5.8"
TAG = "cp315-cp315-pyemscripten_2026_5_wasm32"
INFO = f"{NAME}.dist-info"
KINDS = {".py", ".ttf", ".bmp"}
NOT_FOR_A_PAGE = {
    "__briefcase", "__pyinstaller", "pygame_icon_mac.bmp", "macosx.py", "_camera_opencv.py",
    "_sdl3_mixer.py",
}  # fmt: skip
WHEEL = f"Wheel-Version: 1.0\nGenerator: mkwheel\nRoot-Is-Purelib: false\nTag: {TAG}\n"


def contents(pygame: Path, module: Path, licences: dict[str, Path]) -> dict[str, bytes]:
    """Return the files of the wheel by their names in it."""
    folder = pygame / "src_py"
    files = {
        f"pygame/{file.relative_to(folder)}": file.read_bytes()
        for file in sorted(folder.rglob("*"), key=lambda file: (file.parent, file.name))
        if file.suffix in KINDS and not NOT_FOR_A_PAGE & set(file.relative_to(folder).parts)
    }
    files["pygame/base.cpython-315-wasm32-emscripten.so"] = module.read_bytes()
    headers = (pygame / "PKG-INFO").read_bytes().split(b"\n\n", 1)[0]
    files[f"{INFO}/METADATA"] = headers + b"\n"
    files[f"{INFO}/WHEEL"] = WHEEL.encode()
    files |= {f"{INFO}/licenses/{name}": file.read_bytes() for name, file in licences.items()}
    return files


def record(files: dict[str, bytes]) -> str:
    """Return the list of files and hashes that every wheel has."""
    lines = []
    for name, content in files.items():
        digest = urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(content)}\n")
    return "".join(lines) + f"{INFO}/RECORD,,\n"


def write(wheel: Path, files: dict[str, bytes]) -> None:
    """Write the wheel, the same bytes each time."""
    with ZipFile(wheel, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            entry = ZipInfo(name, (2026, 1, 1, 0, 0, 0))
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)


if __name__ == "__main__":
    pygame, module, output = map(Path, sys.argv[1:4])
    licences = {name: Path(file) for name, file in (word.split("=") for word in sys.argv[4:])}
    files = contents(pygame, module, licences)
    files[f"{INFO}/RECORD"] = record(files).encode()
    write(output / f"{NAME}-{TAG}.whl", files)
