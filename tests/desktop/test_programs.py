"""The installed command and the folder app: started from elsewhere and played for a hand."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.desktop.person import Person, memory
from tests.desktop.screen import screen
from tests.web import browser

pytestmark = pytest.mark.long
PROJECT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """Return the name of a screen with nothing on it."""
    lacking = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if lacking and browser.required():
        pytest.fail(f"there is no {lacking[0]}")
    if lacking:
        pytest.skip(f"there is no {lacking[0]}")
    with screen() as name:
        yield name


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel where there is nothing else, and return its command."""
    folder = tmp_path_factory.mktemp("installed")
    python = folder / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", PROJECT], check=True)
    return folder / "bin" / "corazones"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the folder app and return its program."""
    folder = tmp_path_factory.mktemp("app")
    build = f"import app, pathlib; app.build(pathlib.Path({str(folder)!r}))"
    subprocess.run([sys.executable, "-c", build], cwd=PROJECT / "build", check=True)
    return folder / "corazones" / "corazones"


@pytest.mark.parametrize("program", ["wheel", "app"])
def test_a_hand_is_played(
    request: pytest.FixtureRequest, program: str, tmp_path: Path, display: str
) -> None:
    command = request.getfixturevalue(program)
    with closing(Person([str(command)], tmp_path, display)) as person:
        assert memory(person.program.pid) < 150_000_000
        person.play_a_hand()
        assert person.leave() == 0
    place = json.loads((person.folder / "window.json").read_text())
    assert (place["width"], place["height"]) == (1000, 720)


def test_the_wheel_brings_its_place_in_the_menu(wheel: Path) -> None:
    shared = wheel.parents[1] / "share"
    entry = (shared / "applications" / "corazones.desktop").read_text()
    assert "Exec=corazones\n" in entry
    assert (shared / "icons/hicolor/256x256/apps/corazones.png").stat().st_size > 10_000
