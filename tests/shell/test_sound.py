"""Sound is opened when there is something to hear, and not before."""

from collections.abc import Iterator

import pygame
import pytest

from game.shell.assets import FOLDER
from game.shell.sound import Sounds
from tests.headless import Headless
from tests.pilot import Pilot, legal_card, pass_any_three

SILENT = '{"version":1,"sound":false}'


class WithSpeakers(Headless):
    """A place where sounds are played."""

    def __init__(self, stored: dict[str, str] | None = None) -> None:
        super().__init__(stored, seed=4)
        self._sounds = Sounds()

    def play(self, cue: str, volume: float) -> None:
        super().play(cue, volume)
        self._sounds.play(cue, volume)


@pytest.fixture(autouse=True)
def closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Begin and end with no sound open, and with no loudspeaker."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def play_a_card(outside: Headless) -> None:
    pilot = Pilot(outside)
    pilot.settle()
    pass_any_three(pilot)
    pilot.settle()
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")


def test_a_silenced_game_never_opens_the_sound() -> None:
    play_a_card(WithSpeakers({"settings": SILENT}))
    assert pygame.mixer.get_init() is None


def test_the_sound_opens_with_the_first_cue() -> None:
    outside = WithSpeakers()
    assert pygame.mixer.get_init() is None
    play_a_card(outside)
    assert "shuffle" in outside.heard
    assert pygame.mixer.get_init() is not None


def test_sounds_are_read_ahead_one_at_a_time_once_one_was_heard() -> None:
    sounds = Sounds()
    assert not sounds.prepare()
    assert pygame.mixer.get_init() is None
    sounds.play("click", 1)
    times = 0
    while sounds.prepare():
        times += 1
    there_are = len(list((FOLDER / "sounds").glob("*.ogg")))
    assert times == there_are - 2, "one was heard, and after the last there are no more"
    assert not sounds.prepare()
