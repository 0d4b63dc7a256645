"""The build of the page says what is wrong, and makes nothing of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import archives
import fetch
import pytest
import web

PROJECT = Path(__file__).parents[2]


def test_without_node_the_build_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fetch, "CACHE", tmp_path)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match=r"built with Node\.js and npm") as stop:
        web.main([])
    assert str(stop.value).count("\n") == 0


def test_another_wheel_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = tmp_path / "other.whl"
    other.write_bytes(fetch.WHEEL.read_bytes() + b"!")
    monkeypatch.setattr(fetch, "WHEEL", other)
    with pytest.raises(fetch.CannotBuildError, match="not the file that this build knows"):
        fetch.wheel()


@pytest.mark.usefixtures("tools")
def test_a_module_that_no_page_has_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("game", "assets"):
        shutil.copytree(PROJECT / name, tmp_path / name)
    for name in ("main.py", "build/inside.py", "build/inside.mjs", "build/bytecode.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(PROJECT / name, tmp_path / name)
    (tmp_path / "game/rules/late.py").write_text("def draw():\n    import turtle\n")
    monkeypatch.setattr(fetch, "PROJECT", tmp_path)
    monkeypatch.setattr(fetch, "HERE", tmp_path / "build")
    with pytest.raises(fetch.CannotBuildError):
        archives.made()
    assert "game.rules.late imports turtle" in capfd.readouterr().err
