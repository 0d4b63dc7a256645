"""The screen is turned while cards fly: everything goes on as if it had not been."""

from __future__ import annotations

import pytest

from game.rules.cards import Card, card, gather
from game.rules.match import Match
from game.rules.seats import SOUTH
from game.save import decode
from game.shell.sharpness import ENOUGH, SHARP
from tests.web.browser import Visit
from tests.web.table import WebTable

pytestmark = pytest.mark.long

SLOWLY = """localStorage.getItem("corazones.settings") ||
    localStorage.setItem("corazones.settings",
        '{"version": 1, "speed": "slow", "tips": false, "motion": "full"}')"""

COUNT_PAINTINGS = """
    window.paintings = 0;
    const { putImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.putImageData = function (...given) {
        paintings += 1;
        return putImageData.apply(this, given);
    };
"""
FLYING = """before => new Promise(done => {
    const look = () => (paintings > before + 5 ? done(true) : requestAnimationFrame(look));
    look();
})"""
"""Comes once the canvas has been painted several times more: something moves."""


def turn_while_cards_fly(table: WebTable) -> None:
    tab = table.page.tab
    tab.evaluate(FLYING, tab.evaluate("paintings"))
    table.page.rotate()
    tab.evaluate(FLYING, tab.evaluate("paintings"))
    pixels = tab.evaluate("[canvas.width, canvas.height]")
    sides = tab.evaluate("[innerWidth, innerHeight]")
    assert pixels in [[round(side * ratio) for side in sides] for ratio in (SHARP, ENOUGH)]


def saved(table: WebTable) -> Match:
    return decode(table.page.tab.evaluate("localStorage.getItem('corazones.match')"))


def played(match: Match) -> list[Card]:
    """Return every card of the hand so far, in order."""
    tricks = (*match.deal.tricks, match.deal.trick)
    return [each for trick in tricks for each in trick.cards]


def all_in_sight(table: WebTable) -> bool:
    """Tell whether the hand is seen as it is saved."""
    return gather(map(card, table.hand())) == saved(table).deal.hands[SOUTH]


def test_turning_while_cards_fly_changes_nothing(visit: Visit) -> None:
    page = visit()
    page.tab.add_init_script(SLOWLY)
    page.tab.add_init_script(COUNT_PAINTINGS)
    page.open()
    table = WebTable(page)
    dealt = saved(table)

    turn_while_cards_fly(table)
    table.wait_for_the_deal()
    assert saved(table).deal.hands == dealt.deal.hands
    assert all_in_sight(table)

    passed = table.hand()[-3:]
    for chosen in passed:
        table.choose(chosen)
    table.tap("button primary")
    turn_while_cards_fly(table)
    table.wait_for_the_turn()
    assert not set(passed) & set(table.hand())
    assert all_in_sight(table)

    table.play_a_card()
    before = played(saved(table))
    turn_while_cards_fly(table)
    table.wait_for_the_turn()
    assert played(saved(table))[: len(before)] == before
    assert len(table.hand()) == 12
    assert all_in_sight(table)
    assert page.complaints == []
