"""The rooms of the house keep apart as pyproject.toml says."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

from importlinter.cli import lint_imports

PROJECT = Path(__file__).parent.parent


def test_the_import_contracts_are_kept() -> None:
    assert lint_imports(str(PROJECT / "pyproject.toml"), no_cache=True) == 0


def test_every_room_but_the_shell_is_shut_off_from_the_outside_world() -> None:
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text())
    contracts = settings["tool"]["importlinter"]["contracts"]
    (shut,) = (
        contract["source_modules"] for contract in contracts if "outside" in contract["name"]
    )
    paths = [path for path in (PROJECT / "game").iterdir() if path.name[0] not in "._"]
    rooms = {f"game.{path.stem}" for path in paths}
    assert rooms - {"game.shell"} == set(shut)


def test_main_imports_only_the_shell() -> None:
    tree = ast.parse((PROJECT / "main.py").read_text())
    plain = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    named = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert plain == {"asyncio", "sys"}
    assert all(name and name.startswith("game.shell") for name in named)
