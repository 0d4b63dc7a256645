"""The page that pygbag makes: the game as it is, run by a Python that comes from pygbag's own host.

The page is pygbag's, dressed as ours: the canvas is left to the game, which fills the window with
it, there is no start to be pressed and no question when leaving, and what is seen before the table
has the table's colours.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile

import fetch

NAME, TITLE = "corazones", "Corazones"
PACKED = ("main.py", "game", "assets")
ICON = fetch.PROJECT / "assets" / "icons" / "icon.png"
CLOTH = "#125242"

DRESSED = (
    (r"user_canvas_managed\s*:\s*0", "user_canvas_managed : 1"),
    (r"background-color:\s*powderblue", f"background-color: {CLOTH}"),
    (r'style\.background = "#7f7f7f"', f'style.background = "{CLOTH}"'),
    (r"</head>", "STYLE</head>"),
)
"""What pygbag's page has, and what it has to have instead."""
STYLE = """<meta name="viewport" content="width=device-width, initial-scale=1,
 maximum-scale=1, user-scalable=no, viewport-fit=cover">
<meta name="theme-color" content="#125242">
<style>
  html, body { position: fixed; inset: 0; margin: 0; overflow: hidden; overscroll-behavior: none;
    touch-action: none; user-select: none; -webkit-user-select: none;
    -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent; }
  #canvas { touch-action: none; outline: none; }
  #status, #progress { color: #D6EAE0; accent-color: #EDB03F; font-family: system-ui, sans-serif; }
</style>
"""


def build(target: Path, *, template: Path | None = None) -> None:
    """Write pygbag's page anew; ``template`` stands for the one that it fetches."""
    if find_spec("pygbag") is None:
        raise fetch.CannotBuildError("pygbag is missing here: pip install -e '.[test]' brings it.")
    with TemporaryDirectory() as folder:
        copy = Path(folder) / NAME
        _stage(copy)
        command = [sys.executable, "-m", "pygbag", "--build", "--no_opt", "--title", TITLE]
        command += ["--ume_block", "0", "--can_close", "1", "--icon", str(ICON)]
        command += ["--template", str(template)] if template else []
        run = subprocess.run([*command, str(copy)], cwd=copy, check=False)
        made = copy / "build" / "web"
        if run.returncode != 0 or not (made / "index.html").exists():
            raise fetch.CannotBuildError("pygbag made no page; the reason is above.")
        page = made / "index.html"
        page.write_text(dressed(page.read_text(encoding="utf-8")), encoding="utf-8")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(made, target)


def _stage(copy: Path) -> None:
    """Copy the game to where there is nothing else: pygbag packs, and may change, all it finds."""
    copy.mkdir()
    unwanted = shutil.ignore_patterns("__pycache__", "README.md", "icons", "desktop.py")
    for name in PACKED:
        source = fetch.PROJECT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=unwanted)
        else:
            shutil.copy(source, copy / name)


def dressed(page: str) -> str:
    """Return pygbag's page as ours."""
    for found, ours in DRESSED:
        page, times = re.subn(found, ours.replace("STYLE", STYLE), page)
        if times == 0:
            raise fetch.CannotBuildError(f"pygbag's page is not as it was: it has no {found!r}.")
    return page


def archive(page: Path) -> Path:
    """Write the files of a page into an archive beside it, as itch.io takes it."""
    file = page.with_suffix(".zip")
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        for part in sorted(part for part in page.rglob("*") if part.is_file()):
            packed.write(part, part.relative_to(page))
    return file
