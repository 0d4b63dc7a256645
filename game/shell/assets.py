"""Where the assets lie: beside the package, on a desktop and in a page alike."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "assets"


def asset(name: str) -> Path:
    """Return the file of that name, as in ``cards/deck.json``."""
    return FOLDER / name
