"""Plain pygbag, run at the project's root, packs the game and nothing else."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import fetch
import plain
import pytest

PROJECT = Path(__file__).parents[2]

# A file is left out by its bare name, and the project's own must be.
README = "README.md"

# Parts of the standard library that pygbag's own Python leaves out or has in name only.
LACKING = {
    "bdb", "cProfile", "cmd", "dbm", "decimal", "doctest", "fileinput", "graphlib", "pdb",
    "pickletools", "profile", "pstats", "sched", "shelve", "smtplib", "socketserver", "statistics",
    "symtable", "tabnanny", "threading", "timeit", "tkinter", "tracemalloc", "turtle", "venv",
    "wave", "wsgiref", "xmlrpc", "zipapp",
}  # fmt: skip

# What a developer's checkout has beside the project's own files.
LITTER = (
    ".git/config",
    ".hypothesis/examples/1",
    ".import_linter_cache/game.json",
    ".mypy_cache/3.11/cache.db",
    ".pytest_cache/README.md",
    ".ruff_cache/0.1/content",
    ".venv/lib/python3.11/site-packages/pygame/__init__.py",
    "build/cache/pyodide/pyodide.asm.wasm",
    "build/page/index.html",
    "game/rules/__pycache__/cards.cpython-311.pyc",
    "node_modules/something/index.js",
    "tests/output/table.png",
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a copy of the project with litter in it."""
    copy = tmp_path / "corazones"
    left_out = shutil.ignore_patterns(".*", "__pycache__", "cache", "page", "web-cache")
    shutil.copytree(PROJECT, copy, ignore=left_out)
    shutil.copytree(PROJECT / ".ci", copy / ".ci")
    for name in LITTER:
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text("litter")
    return copy


def test_pygbag_packs_the_game_and_nothing_else(checkout: Path) -> None:
    # Its own page template and icon would come from the network; the archive is the same.
    pygbag = [sys.executable, "-m", "pygbag", "--template", "main.py", "--icon", "main.py"]
    subprocess.run(
        [*pygbag, "--build", str(checkout)], cwd=checkout, check=True, capture_output=True
    )
    with tarfile.open(checkout / "build/web/corazones.tar.gz") as archive:
        packed = {name.removeprefix("assets/") for name in archive.getnames()}
    assets = [file for file in (checkout / "assets").rglob("*.*") if file.name != README]
    game = [checkout / "main.py", *(checkout / "game").rglob("*.py")]
    assert packed == {str(file.relative_to(checkout)) for file in game + assets}


PAGE_OF_PYGBAG = """<html><head><title>{{cookiecutter.title}}</title>
<script>config = { user_canvas_managed : 0, ume_block : {{cookiecutter.ume_block}},
can_close : {{cookiecutter.can_close}} }; document.body.style.background = "#7f7f7f"</script>
<style>body { background-color:powderblue; }</style></head><body></body></html>
"""
"""What matters here of the page that pygbag fetches."""


@pytest.fixture
def plain_page(tmp_path: Path) -> Path:
    """Return the folder of the page that pygbag makes."""
    template, page = tmp_path / "template", tmp_path / "web"
    template.write_text(PAGE_OF_PYGBAG)
    plain.build(page, template=template)
    return page


def test_the_page_of_pygbag_is_dressed_as_ours(plain_page: Path) -> None:
    page = (plain_page / "index.html").read_text()
    for ours in (
        "<title>Corazones</title>",
        "user_canvas_managed : 1",
        "ume_block : 0",
        "can_close : 1",
        "touch-action: none",
    ):
        assert ours in page
    assert "powderblue" not in page


def test_the_archive_for_itch_has_the_page_and_nothing_else(plain_page: Path) -> None:
    with ZipFile(plain.archive(plain_page)) as archive:
        names = set(archive.namelist())
    assert names == {"index.html", "favicon.png", "corazones.apk", "corazones.tar.gz"}
    with tarfile.open(plain_page / "corazones.tar.gz") as game:
        packed = {name.removeprefix("assets/") for name in game.getnames()}
    assert "main.py" in packed
    assert not [name for name in packed if not name.startswith(("main.py", "game/", "assets/"))]


def test_a_page_of_pygbag_that_has_changed_is_not_guessed_at() -> None:
    with pytest.raises(fetch.CannotBuildError, match="not as it was"):
        plain.dressed("<html></html>")


def test_main_begins_and_ends_as_pygbag_needs_it() -> None:
    text = (PROJECT / "main.py").read_text()
    assert text.startswith("# /// script\n")
    assert 'dependencies = ["pygame-ce"]' in text
    assert text.rstrip().endswith("asyncio.run(main())")
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    assert all(node.level == 0 and node.module for node in imports)


def test_chance_never_comes_from_the_one_generator_that_pygbag_seeds_alike() -> None:
    for file in (PROJECT / "game").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert node.value.id != "random" or node.attr == "Random", file


def test_the_game_imports_nothing_that_pygbag_lacks() -> None:
    imported = set()
    for file in [PROJECT / "main.py", *(PROJECT / "game").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module.split(".")[0])
    assert {"asyncio", "pygame", "random"} <= imported
    assert imported & LACKING == set()
