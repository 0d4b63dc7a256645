"""The page by keys alone: a whole match, and the next one dealt, without a pointer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.browser import DESKTOP, Visit
from tests.web.reader import SUITS
from tests.web.table import FORBIDDEN, PASSING, WebTable
from tests.web.test_play import ONE_HAND, sit_down
from tests.web.test_reader import ACTIVE

pytestmark = pytest.mark.long


def has_focus(table: WebTable) -> str:
    """Return the name of what has the focus, as the page tells it."""
    name: str = table.page.tab.evaluate(ACTIVE)
    return name


def press_until(table: WebTable, key: str, wanted: Callable[[str], bool]) -> None:
    """Press a key until what is wanted has the focus, each time until the focus has moved."""
    for _ in range(40):
        if wanted(has_focus(table)):
            return
        move(table, key)
    raise AssertionError(f"{key} does not lead there, but to {has_focus(table)}")


def move(table: WebTable, key: str) -> None:
    """Press a key until something else has the focus."""
    before = has_focus(table)
    table.wait_for(lambda: has_focus(table) != before, lambda: table.page.press(key))


def choose(table: WebTable) -> None:
    """Press Enter until one card more is chosen."""
    before = len(table.chosen())
    table.wait_for(lambda: len(table.chosen()) > before, lambda: table.page.press("Enter"))


def play(table: WebTable) -> None:
    """Press Enter until the card that is chosen has left the hand."""
    before = len(table.hand())
    table.wait_for(lambda: len(table.hand()) < before, lambda: table.page.press("Enter"))


def is_card(name: str) -> bool:
    return any(f" de {suit}" in name for suit in SUITS)


def may_be_played(name: str) -> bool:
    return is_card(name) and FORBIDDEN not in name


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
        choose(table)
        move(table, "ArrowRight")
    press_until(table, "Tab", lambda name: name.startswith("Pasar "))
    table.wait_for(lambda: not table.sees(PASSING), lambda: table.page.press("Enter"))
    for left in range(13, 0, -1):
        table.wait_for_the_turn()
        assert len(table.hand()) == left
        press_until(table, "Tab", may_be_played)
        if not table.chosen():
            choose(table)
        play(table)


def is_over(table: WebTable) -> bool:
    """Tell whether the match is over, once the hand is: while the best are level it goes on."""
    table.until(lambda: table.sees("Siguiente mano") or table.sees("Jugar otra"))
    return table.sees("Jugar otra")
