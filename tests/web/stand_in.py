"""The page with another main.py in it, which watches the game or takes its place."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

HERE = Path(__file__).parent


def game_with(main: str, page: Path) -> bytes:
    """Return the game's archive of a page with a file of this folder for its main.py."""
    (game,) = page.glob("*/game.zip")
    content = BytesIO()
    with ZipFile(game) as source, ZipFile(content, "w") as target:
        target.write(HERE / main, "main.py")
        for name in source.namelist():
            if name != "main.pyc":
                target.writestr(name, source.read(name))
    return content.getvalue()
