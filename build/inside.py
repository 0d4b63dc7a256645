"""What runs inside Pyodide when the page is built: find what the game needs, compile it, pack it.

Only the page's own Python knows for sure which modules the game pulls in, and only it writes the
byte-code that the page can read.
"""

from __future__ import annotations

import ast
import asyncio
import hashlib
import importlib
import json
import os
import random
import sys
import traceback
import warnings
from datetime import UTC, datetime
from pathlib import Path
from zipfile import ZipFile, ZipInfo

from bytecode import bytecode

PROJECT = Path("/project")
ARCHIVES = Path("/archives")
PACKAGES = Path("/packages")
STANDARD_LIBRARY = Path(os.__file__).parent  # an archive

# The page is never a desktop, so it needs neither this room nor what the room imports.
LEFT_OUT = PROJECT / "game/shell/desktop.py"

# pygame reads this file by itself when a window opens.
PYGAME_DATA = ("pygame/pygame_icon.bmp",)

# What other modules try to import and do well without: secure connections and other compressions.
DISPENSABLE = ("_ssl.py", "ssl.py", "bz2.py", "lzma.py", "compression/")

# Nothing is heard before the first touch.
SOUNDS = PROJECT / "assets/sounds"
# A page has icons of its own.
ICONS = PROJECT / "assets/icons"


def write_archives() -> None:
    """Write python.zip, pygame.zip, game.zip and sounds.zip: byte-code, and data as it is."""
    sources = [PROJECT / "main.py", *sorted((PROJECT / "game").rglob("*.py"))]
    sources.remove(LEFT_OUT)
    import_everything(sources)
    use_what_imports_late()

    standard = [name for name in loaded_under(STANDARD_LIBRARY) if not name.startswith(DISPENSABLE)]
    with ZipFile(STANDARD_LIBRARY) as library:
        write("python.zip", {name: library.read(name) for name in standard}, lines=False)
    pygame = [name for name in loaded_under(PACKAGES) if not name.endswith(".so")]
    pygame += PYGAME_DATA
    write("pygame.zip", {name: (PACKAGES / name).read_bytes() for name in pygame}, lines=False)
    assets = [file for file in sorted((PROJECT / "assets").rglob("*")) if file.is_file()]
    assets = [file for file in assets if not file.is_relative_to(ICONS)]
    sounds = [file for file in assets if file.is_relative_to(SOUNDS)]
    write("game.zip", contents([*sources, *sorted({*assets} - {*sounds})]))
    write("sounds.zip", contents(sounds))


def contents(files: list[Path]) -> dict[str, bytes]:
    """Return files of the project by their names in it."""
    return {str(file.relative_to(PROJECT)): file.read_bytes() for file in files}


def import_everything(sources: list[Path]) -> None:
    """Import each module of the game, and each module named in an import inside a function."""
    for source in sources:
        name = source.relative_to(PROJECT).with_suffix("").as_posix().replace("/", ".")
        for needed in [name.removesuffix(".__init__"), *imports(source)]:
            try:
                importlib.import_module(needed)
            except ImportError as error:
                raise SystemExit(f"{name} imports {needed}, which no page can: {error}") from error


def imports(source: Path) -> list[str]:
    """Return the modules that a file names in any import outside the game."""
    names: list[str] = []
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
    return [name for name in names if name.split(".")[0] != "game"]


def use_what_imports_late() -> None:
    """Do the ordinary things for which Python imports modules only when they are first done."""
    hashlib.sha256(json.dumps({"ñ": [1.5]}).encode()).hexdigest()
    random.Random(os.urandom(8)).shuffle([1, 2, 3])
    f"{datetime.now(UTC):%Y-%m-%d}".encode("latin-1")
    with warnings.catch_warnings(record=True):
        warnings.warn("to see how one is shown", stacklevel=1)
    try:
        asyncio.get_event_loop().create_task(asyncio.sleep(0)).result()
    except asyncio.InvalidStateError:
        traceback.format_exc()


def loaded_under(folder: Path) -> list[str]:
    """Return the files of the modules loaded from a folder or an archive, named within it."""
    files = {Path(getattr(module, "__file__", None) or "/") for module in sys.modules.values()}
    return sorted(str(f.relative_to(folder)) for f in files if f.is_relative_to(folder))


def write(archive: str, files: dict[str, bytes], *, lines: bool = True) -> None:
    """Write an archive, the Python files in it as byte-code.

    It is stored, not deflated: a server's brotli makes less of it that way, and the page unpacks
    it with a few lines.
    """
    with ZipFile(ARCHIVES / archive, "w") as target:
        for name, data in files.items():
            if name.endswith(".py"):
                target.writestr(ZipInfo(name + "c"), bytecode(data, name, lines=lines))
            else:
                target.writestr(ZipInfo(name), data)
