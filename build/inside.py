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
from importlib import util
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from zipfile import ZipFile, ZipInfo

PROJECT = Path("/project")
ARCHIVES = Path("/archives")
PACKAGES = Path("/packages")
STANDARD_LIBRARY = Path(os.__file__).parent  # an archive

# The page is never a desktop, so it needs neither this room nor what the room imports.
LEFT_OUT = PROJECT / "game/shell/desktop.py"

# pygame reads this file by itself when a window opens.
PYGAME_DATA = ("pygame/pygame_icon.bmp",)


def write_archives() -> None:
    """Write python.zip, pygame.zip and game.zip: byte-code, and data as it is."""
    sources = [PROJECT / "main.py", *sorted((PROJECT / "game").rglob("*.py"))]
    sources.remove(LEFT_OUT)
    import_everything(sources)
    use_what_imports_late()

    standard = loaded_under(STANDARD_LIBRARY)
    with ZipFile(STANDARD_LIBRARY) as library:
        write("python.zip", {name: library.read(name) for name in standard})
    pygame = [*loaded_under(PACKAGES), *PYGAME_DATA]
    write("pygame.zip", {name: (PACKAGES / name).read_bytes() for name in pygame})
    assets = [file for file in sorted((PROJECT / "assets").rglob("*")) if file.is_file()]
    write("game.zip", {str(f.relative_to(PROJECT)): f.read_bytes() for f in sources + assets})


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


def write(archive: str, files: dict[str, bytes]) -> None:
    """Write an archive, the Python files in it as byte-code.

    It is stored, not deflated: a server's brotli makes less of it that way.
    """
    with ZipFile(ARCHIVES / archive, "w") as target:
        for name, data in files.items():
            if name.endswith(".py"):
                target.writestr(ZipInfo(name + "c"), bytecode(data, name))
            else:
                target.writestr(ZipInfo(name), data)


def bytecode(source: bytes, name: str) -> bytes:
    """Return the content of a .pyc file: no docstrings, and no check against its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    content: bytes = _code_to_hash_pyc(code, util.source_hash(source), checked=False)
    return content
