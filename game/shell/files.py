"""Files that a person keeps on a desktop and opens again, in the folder for such things."""

from __future__ import annotations

from pathlib import Path

LARGEST = 50_000_000
"""No file of ours has so many bytes."""
PATTERN = "corazones-*.txt"


def folder_of(home: Path) -> Path:
    """Return where a person finds what programs hand out."""
    downloads = home / "Downloads"
    return downloads if downloads.is_dir() else home


def keep_file(folder: Path, name: str, text: str) -> Path:
    """Write a new file beside all that are there already; return where it is.

    Raises OSError when the system refuses.
    """
    stem, _, ending = name.rpartition(".")
    names = [name, *(f"{stem}-{number}.{ending}" for number in range(2, 1000))]
    for one in names:
        try:
            with (folder / one).open("x", encoding="ascii", newline="\n") as stream:
                stream.write(text)
        except FileExistsError:
            continue
        return folder / one
    raise FileExistsError(f"{folder} is full of files called {name}")


def latest_file(folder: Path) -> Path | None:
    """Return the file that was kept last, if there is one."""
    found = [(file.stat().st_mtime, file) for file in folder.glob(PATTERN)]
    return max(found)[1] if found else None


def text_of_file(file: Path) -> str:
    """Return the text of a file, or nothing when it is none that can be read."""
    try:
        if file.stat().st_size > LARGEST:
            return ""
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
