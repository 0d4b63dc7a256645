"""Files on a desktop: kept beside others, found again, and dropped on the window."""

import asyncio
import os
from pathlib import Path

import pygame
import pytest

from game.scenes.outside import StorageError
from game.shell.desktop import Desktop
from game.shell.files import keep_file, latest_file, text_of_file
from game.shell.world import GIVEN

NAME = "corazones-2026-01-31.txt"


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desktop:
    """Return a desktop whose person has no folder for downloads."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    pygame.display.init()
    return Desktop(tmp_path / "data")


def given(desktop: Desktop) -> list[str]:
    """Return the texts of the files that come with the next events."""
    events = asyncio.run(desktop.events(0))
    return [event.text for event in events if event.type == GIVEN]


def test_no_file_is_ever_overwritten(tmp_path: Path) -> None:
    first, second = keep_file(tmp_path, NAME, "one"), keep_file(tmp_path, NAME, "two")
    assert (first.read_text(), second.read_text()) == ("one", "two")
    assert second.name == "corazones-2026-01-31-2.txt"


def test_the_file_that_was_kept_last_is_opened(desktop: Desktop, tmp_path: Path) -> None:
    for age, text in enumerate(("new", "old")):
        place = Path(desktop.keep_file(NAME, text))
        os.utime(place, (1e9 - age, 1e9 - age))
    assert place.parent == tmp_path
    desktop.ask_for_file()
    assert given(desktop) == ["new"]


def test_downloads_are_where_a_file_goes_if_there_is_such_a_folder(
    desktop: Desktop, tmp_path: Path
) -> None:
    (tmp_path / "Downloads").mkdir()
    assert Path(desktop.keep_file(NAME, "text")).parent == tmp_path / "Downloads"


def test_where_there_is_no_file_an_empty_one_is_given(desktop: Desktop) -> None:
    desktop.ask_for_file()
    assert given(desktop) == [""]


def test_a_file_dropped_on_the_window_is_given(desktop: Desktop, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("hello", encoding="utf-8")
    for name in ("letter.txt", "nowhere.txt"):
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / name)))
    assert given(desktop) == ["hello", ""]


def test_a_file_of_any_bytes_is_text_of_a_kind(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    assert text_of_file(file)


def test_a_file_far_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "film"
    with file.open("wb") as stream:
        stream.truncate(10**9)
    assert text_of_file(file) == ""


def test_a_file_that_the_system_refuses_is_told(desktop: Desktop) -> None:
    with pytest.raises(StorageError):
        desktop.keep_file("x" * 300 + ".txt", "text")


def test_no_file_is_found_in_an_empty_folder(tmp_path: Path) -> None:
    assert latest_file(tmp_path) is None
