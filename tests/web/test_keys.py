"""The page by keys alone: a whole match, and the next one dealt, without a pointer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.browser import DESKTOP, Visit
from tests.web.reader import NOT_NOW, SUITS
from tests.web.table import CHOSEN, WebTable
from tests.web.test_play import ONE_HAND, sit_down
from tests.web.test_reader import ACTIVE

pytestmark = pytest.mark.long


def has_focus(table: WebTable) -> str:
    """Return the name of what has the focus, as the page tells it."""
    name: str = table.page.tab.evaluate(ACTIVE)
    return name


def press_until(table: WebTable, key: str, wanted: Callable[[str], bool]) -> None:
    """Press a key until what is wanted has the focus."""
    for _ in range(40):
        if wanted(has_focus(table)):
            return
        table.page.press(key)
        table.pause(60)
    raise AssertionError(f"{key} does not lead there, but to {has_focus(table)}")


def is_card(name: str) -> bool:
    return any(f" de {suit}" in name for suit in SUITS)


def may_be_played(name: str) -> bool:
    return is_card(name) and NOT_NOW not in name


def test_a_whole_match_is_played_by_keys(visit: Visit) -> None:
    table = sit_down(visit, DESKTOP, ONE_HAND)
    play_a_hand(table)
    while not is_over(table):
        press_until(table, "Tab", "Siguiente mano".__eq__)
        table.page.press("Enter")
        table.wait_for_the_deal()
        play_a_hand(table)
    press_until(table, "Tab", "Jugar otra".__eq__)
    table.page.press("Enter")
    table.wait_for_the_deal()
    assert table.sees("Mano 1")
    assert table.page.complaints == []


def play_a_hand(table: WebTable) -> None:
    press_until(table, "Tab", is_card)
    for _ in range(3):
        table.page.press("Enter")
        table.page.press("ArrowRight")
    press_until(table, "Tab", lambda name: name.startswith("Pasar "))
    table.page.press("Enter")
    for left in range(13, 0, -1):
        table.wait_for_the_turn()
        assert len(table.hand()) == left
        press_until(table, "Tab", may_be_played)
        table.page.press("Enter")
        table.until(lambda: any(CHOSEN in str(mark["label"]) for mark in table.marks()))
        table.page.press("Enter")
        wait_for_fewer(table, left)


def is_over(table: WebTable) -> bool:
    """Tell whether the match is over, once the hand is: while the best are level it goes on."""
    table.until(lambda: table.sees("Siguiente mano") or table.sees("Jugar otra"))
    return table.sees("Jugar otra")


def wait_for_fewer(table: WebTable, cards: int) -> None:
    table.until(lambda: len(table.hand()) < cards)
