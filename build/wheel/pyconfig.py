"""Write pyconfig.h as the runtime's own Python was configured.

usage: pyconfig.py PYCONFIG_H PYTHON_STDLIB_ZIP

Debian's pyconfig.h for another machine has the list of macros; the runtime's record of its own
build has the value of each.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from zipfile import ZipFile

RECORD = "_sysconfigdata__emscripten_wasm32-emscripten.py"
MACRO = re.compile(r"\s*#\s*define\s+(\w+)(?:\s.*)?$|/\*\s*#undef\s+(\w+)")
AS_THEY_ARE = {"PLATLIBDIR", "PY_BUILTIN_HASHLIB_HASHES", "SOABI_PLATFORM", "RETSIGTYPE"}


def recorded(library: Path) -> dict[str, object]:
    """Return the values in the runtime's record of its build."""
    names: dict[str, dict[str, object]] = {}
    with ZipFile(library) as archive:
        exec(archive.read(RECORD), names)  # noqa: S102 (part of the runtime that the page runs)
    return names["build_time_vars"]


def configured(header: str, values: dict[str, object]) -> str:
    """Return the header with the values put in, each macro once."""
    lines, seen = [], set(AS_THEY_ARE)
    for line in header.splitlines():
        macro = MACRO.match(line)
        name = (macro[1] or macro[2]) if macro else ""
        if name in values and name not in seen and not name.startswith("_"):
            seen.add(name)
            value = values[name]
            lines.append(f"/* #undef {name} */" if value in {0, ""} else f"#define {name} {value}")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    header, library = map(Path, sys.argv[1:])
    sys.stdout.write(configured(header.read_text(), recorded(library)))
