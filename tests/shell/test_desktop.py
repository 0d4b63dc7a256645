"""A window of the system: where it was, how sharp it is, and how it ends."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pygame
import pytest

from game.shell import system
from game.shell.desktop import Desktop
from game.shell.place import Place, decode_place, encode_place
from game.table.geometry import Size

USUAL = Place(1100, 780)


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for name in system.SCALES:
        monkeypatch.delenv(name, raising=False)
    pygame.display.init()


def end(desktop: Desktop) -> None:
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    asyncio.run(desktop.events(0))


def test_the_window_opens_as_large_as_it_was_left(tmp_path: Path) -> None:
    (tmp_path / "window.json").write_text(encode_place(Place(640, 900, 10, 20)))
    desktop = Desktop(tmp_path)
    assert desktop.glass().size == Size(640, 900)
    pygame.display.set_mode((700, 800), pygame.RESIZABLE)
    end(desktop)
    assert Desktop(tmp_path).glass().size == Size(700, 800)


def test_more_pixels_make_everything_sharper_and_no_larger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GDK_SCALE", "2")
    glass = Desktop(tmp_path).glass()
    assert glass.ratio == 2
    assert glass.size == Size(1100, 780)
    assert pygame.display.get_window_size() == (2200, 1560)


@pytest.mark.parametrize(
    ("told", "ratio"), [("1.5", 1.5), ("0.5", 1), ("99", 4), ("1.1", 1), ("many", 1)]
)
def test_a_ratio_is_one_that_a_screen_can_have(
    monkeypatch: pytest.MonkeyPatch, told: str, ratio: float
) -> None:
    monkeypatch.setenv("GDK_SCALE", told)
    monkeypatch.setenv("PATH", "")
    assert system.pixel_ratio() == ratio


def commands(folder: Path, **answers: str) -> str:
    """Return a path on which these commands stand, each with its answer."""
    for name, answer in answers.items():
        (folder / name).write_text(f"#!/bin/sh\necho '{answer}'\n")
        (folder / name).chmod(0o755)
    return f"{folder}:/bin:/usr/bin"


def test_the_dots_of_the_system_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", commands(tmp_path, xrdb="Xft.dpi:        192"))
    assert system.pixel_ratio() == 2


@pytest.mark.parametrize(("animations", "still"), [("true", False), ("false", True)])
def test_less_motion_is_asked_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, animations: str, still: bool
) -> None:
    monkeypatch.setenv("PATH", commands(tmp_path, gsettings=animations))
    assert Desktop(tmp_path).reduced_motion() is still


@pytest.mark.parametrize(
    "text",
    [None, "", "{", "[]", "3", '{"width": 640}', '{"width": 1, "height": 9, "left": 0, "top": 0}'],
)
def test_a_place_that_makes_no_sense_is_not_taken(text: str | None) -> None:
    assert decode_place(text, USUAL) == USUAL


def test_a_place_is_written_and_read() -> None:
    place = Place(640, 900, -10, 20, full_screen=True)
    assert decode_place(encode_place(place), USUAL) == place
    assert json.loads(encode_place(place))["full_screen"]


def test_a_rest_ends_when_something_happens(tmp_path: Path) -> None:
    desktop = Desktop(tmp_path)
    pygame.event.clear()
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")
    pygame.event.post(key)
    assert pygame.KEYDOWN in [event.type for event in asyncio.run(desktop.events(60))]
