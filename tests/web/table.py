"""A person at the table of the page: sees what is described, and touches the glass."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.web.browser import Page

CHOSEN = "elegida"
PASSING = "elegidas"
FORBIDDEN = "ahora no se puede jugar"
PATIENCE, AGAIN = 20_000, 2_000
"""How long something may take, and when people do it again, in milliseconds."""


class WebTable:
    """Plays the page as the pilot plays the app."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def marks(self) -> list[dict[str, Any]]:
        """Return every text and target in sight."""
        found: list[dict[str, Any]] = json.loads(self.page.tab.evaluate("corazones.marks()"))
        return found

    def sees(self, text: str) -> bool:
        return any(text in str(mark["text"]) for mark in self.marks())

    def hand(self) -> list[str]:
        """Return the cards in sight, in card notation."""
        return [str(mark["target"]) for mark in self.marks() if len(str(mark["target"])) == 2]

    def offers(self, target: str) -> bool:
        """Tell whether a card or a button is in sight."""
        return any(mark["target"] == target for mark in self.marks())

    def chosen(self) -> list[str]:
        """Return the cards that are chosen, in card notation."""
        return [str(mark["target"]) for mark in self.marks() if CHOSEN in str(mark["label"])]

    def tap(self, target: str) -> None:
        """Touch the middle of a card or a button, as soon as it is in sight."""
        self.wait_for(lambda: self.offers(target))
        zones = [mark["zone"] for mark in self.marks() if mark["target"] == target]
        x, y, width, height = zones[-1]
        self.page.tap(x + width / 2, y + height / 2)
        self.pause(80)

    def pause(self, milliseconds: int) -> None:
        self.page.tab.wait_for_timeout(milliseconds)

    def until(self, holds: Callable[[], bool], act: Callable[[], object] = lambda: None) -> None:
        """Wait until something holds, as ``wait_for`` does, and a moment more, as people do."""
        self.wait_for(holds, act)
        self.pause(300)

    def wait_for(self, holds: Callable[[], bool], act: Callable[[], object] = lambda: None) -> None:
        """Wait until something holds.

        Do what leads there, again whenever nothing comes of it: in a turn's first moment the table
        takes no taps.
        """
        for moment in range(0, PATIENCE, 100):
            if holds():
                return
            if moment % AGAIN == 0:
                act()
            self.pause(100)
        texts = [mark["text"] for mark in self.marks() if mark["text"]]
        raise AssertionError(f"it never came to that; in sight: {texts}")

    def wait_for_the_deal(self) -> None:
        self.wait_for_the_turn()
        assert len(self.hand()) == 13

    def choose(self, card: str) -> None:
        """Touch a card until it is chosen."""
        self.wait_for(lambda: card in self.chosen(), lambda: self.tap(card))

    def pass_cards(self) -> None:
        for card in self.hand()[-3:]:
            self.choose(card)
        self.wait_for(lambda: not self.sees(PASSING), lambda: self.tap("button primary"))
        self.wait_for_the_turn()

    def wait_for_the_turn(self) -> None:
        self.until(lambda: self.offers("button hint"))

    def play_a_card(self) -> None:
        """Touch a card that may be played, unless one is chosen already, and touch it again."""
        hand = self.hand()
        labels = {str(mark["target"]): str(mark["label"]) for mark in self.marks()}
        card = (self.chosen() or [card for card in hand if FORBIDDEN not in labels[card]])[0]

        def played() -> bool:
            return len(self.hand()) < len(hand)

        self.wait_for(lambda: bool(self.chosen()) or played(), lambda: self.tap(card))
        self.until(played, lambda: self.tap(card))
