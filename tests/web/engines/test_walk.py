"""The same walk through the page in every engine."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.web import browser
from tests.web.engines import engines
from tests.web.engines.engines import Engine
from tests.web.engines.wires import GoneError, OrderError
from tests.web.frames import BUTTONS
from tests.web.table import CHOSEN, FORBIDDEN

pytestmark = pytest.mark.long
NAMES = ["chromium", "firefox", "webkit"]
PATIENCE = 60.0
AGAIN = 2.0
"""After so long without an answer people act again: a turn's first moment takes no taps."""
STARTS = 3
"""WebKit's small browser dies now and then while it starts; who dies each time dies of the page."""
SLOWER = 1.3
"""An arrow to the right goes round the table in fewer steps than so many times its buttons."""
ANOTHER_SOUND = "(window.another = new AudioContext(), another.resume(), true)"
"""A machine without loudspeakers lets no sound run in Firefox: the game's must be as alive."""
SETTINGS = """localStorage.setItem("corazones.settings",
    '{"version": 1, "speed": "instant", "language": "es", "tips": false}')"""
FOCUS = 'document.getElementById("canvas").getAttribute("aria-activedescendant")'


Start = Callable[[Path], AbstractContextManager[Engine]]


@pytest.fixture(params=NAMES)
def start(request: pytest.FixtureRequest) -> Start:
    """Return what starts an engine, with a folder of its own, for each that this machine has."""
    name = request.param
    reason = engines.missing(name)
    if reason and name in browser.required_engines():
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
    if name == "chromium":
        running = request.getfixturevalue("chromium")
        return lambda _: engines.chromium(running)
    begin: Start = getattr(engines, name)
    return begin


class Walker:
    """Somebody who goes through the page with a mouse and keys."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def buttons(self) -> dict[str, list[Any]]:
        """Return the buttons in sight: what each is called, and where it is."""
        found: dict[str, list[Any]] = self.engine.run(BUTTONS)
        return found

    def hand(self) -> list[str]:
        """Return the cards in sight, in card notation."""
        return [name for name in self.buttons() if len(name) == 2]

    def playable(self) -> list[str]:
        buttons = self.buttons()
        return [name for name in self.hand() if FORBIDDEN not in buttons[name][0]]

    def until(self, holds: Callable[[], object], act: Callable[[], object] = lambda: None) -> None:
        """Wait until something holds; do what leads there, again whenever nothing comes of it."""
        begun = acted = time.monotonic()
        while not _answered(holds):
            now = time.monotonic()
            if now > begun + PATIENCE:
                seen = self.engine.run("document.body.innerText")
                raise AssertionError(f"it never came to that: {seen}{self.engine.complaints()}")
            if acted == begun or now > acted + AGAIN:
                act()
                acted = time.monotonic()
            time.sleep(0.1)
        time.sleep(0.2)

    def wait_for_the_table(self) -> None:
        self.until(
            lambda: self.engine.run('document.documentElement.classList.contains("playable")')
        )

    def wait_for_the_turn(self) -> None:
        self.until(lambda: "button-hint" in self.buttons())

    def click(self, name: str) -> None:
        """Click a button."""
        _, left, top, width, height = self.buttons()[name]
        self.engine.click(left + width / 2, top + height / 2)
        time.sleep(0.15)

    def choose(self, card: str) -> None:
        """Click a card until it is chosen."""
        self.until(lambda: CHOSEN in self.buttons()[card][0], lambda: self.click(card))

    def play_by_pointer(self) -> None:
        """Click a card that may be played, until it is."""
        card = self.playable()[0]
        self._play(lambda: self.click(card))

    def play_by_keys(self) -> None:
        """Walk to a card that may be played, and press Enter until it is."""
        playable = self.playable()
        for _ in range(round(SLOWER * len(self.buttons()))):
            if str(self.engine.run(FOCUS)).removeprefix("mirror-") in playable:
                break
            self.engine.press("Tab")
            time.sleep(0.1)
        self._play(lambda: self.engine.press("Enter"))

    def _play(self, act: Callable[[], object]) -> None:
        """Choose a card, unless it is chosen already, and play it."""
        hand = self.hand()
        self.until(lambda: self._chosen() or self.hand() != hand, act)
        self.until(lambda: self.hand() != hand, act)

    def _chosen(self) -> bool:
        return any(CHOSEN in words for words, *_ in self.buttons().values())


def _answered(holds: Callable[[], object]) -> object:
    """Return what holds; nothing where WebKit has no answer, while one page follows another."""
    try:
        return holds()
    except OrderError:
        return False


def test_the_same_walk_in_every_engine(start: Start, address: str, tmp_path: Path) -> None:
    for number in range(1, STARTS + 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        try:
            with start(folder) as engine:
                _walk(engine, address)
        except GoneError:
            if number == STARTS:
                raise
        else:
            return


def _walk(engine: Engine, address: str) -> None:
    """Play a hand, the first half by the pointer, the second by keys after coming back."""
    walker = Walker(engine)
    engine.go(address)
    walker.wait_for_the_table()
    time.sleep(1)  # what the table did not wait for comes now
    engine.run(SETTINGS)
    engine.reload()
    walker.wait_for_the_table()
    walker.until(lambda: len(walker.hand()) == 13)

    for card in walker.hand()[-3:]:
        walker.choose(card)
    walker.click("button-primary")
    walker.wait_for_the_turn()
    for left in range(13, 6, -1):
        assert len(walker.hand()) == left
        walker.play_by_pointer()
        walker.wait_for_the_turn()

    engine.resize(700, 620)
    walker.until(lambda: engine.run("innerWidth") == 700)
    walker.until(lambda: engine.run("document.getElementById('canvas').offsetWidth") == 700)
    hand = walker.hand()
    engine.reload()
    walker.wait_for_the_table()
    walker.wait_for_the_turn()
    assert walker.hand() == hand

    for left in range(6, 0, -1):
        assert len(walker.hand()) == left
        walker.play_by_keys()
        if left > 1:
            walker.wait_for_the_turn()
    walker.until(lambda: "button-next_hand" in walker.buttons())
    walker.click("button-next_hand")
    engine.run(ANOTHER_SOUND)
    time.sleep(0.5)
    assert engine.run("corazones.sound()") == engine.run("another.state")
    assert engine.complaints() == []
