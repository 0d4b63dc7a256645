"""Two tabs at one match."""

from __future__ import annotations

import pytest

from tests.web.browser import Visit
from tests.web.table import WebTable
from tests.web.test_play import sit_down

pytestmark = pytest.mark.long


def in_front(table: WebTable) -> WebTable:
    """Bring a tab to the front, as whoever touches it has: one behind others may not be painted."""
    table.page.tab.bring_to_front()
    return table


def test_the_match_goes_on_where_it_was_touched_last(visit: Visit) -> None:
    first = sit_down(visit)
    second = WebTable(first.page.another_tab())
    second.page.open()
    second.wait_for_the_deal()
    in_front(first).pass_cards()
    first.play_a_card()
    first.wait_for_the_turn()
    hand = first.hand()

    in_front(second).page.tab.locator("html.failed").wait_for(state="attached")
    assert second.page.failure() == "La partida sigue en otra pestaña."
    second.page.tab.locator("#again").tap()
    second.page.tab.locator("html.playable").wait_for(state="attached")
    second.wait_for_the_turn()
    assert second.hand() == hand
    second.play_a_card()
    second.wait_for_the_turn()

    in_front(first).page.tab.locator("html.failed").wait_for(state="attached")
    assert first.page.failure() == "La partida sigue en otra pestaña."
    first.page.tab.locator("#again").tap()
    first.page.tab.locator("html.playable").wait_for(state="attached")
    first.wait_for_the_turn()
    assert first.hand() == second.hand()
    assert len(first.hand()) == 11


def test_settings_of_another_tab_do_not_end_the_game(visit: Visit) -> None:
    first = sit_down(visit)
    second = WebTable(first.page.another_tab())
    second.page.open()
    second.wait_for_the_deal()
    second.tap("button menu")
    second.tap("option speed fast")
    in_front(first).pass_cards()
    assert first.page.failure() == ""
