"""The game in the page: a hand by touch, turned in mid-trick, reloaded in mid-hand."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game.memory.mix import mix_code
from game.rules.house import STANDARD
from tests.web.browser import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Device, Visit
from tests.web.table import WebTable

KEEP_ONCE = """localStorage.getItem("corazones.settings") ||
    localStorage.setItem("corazones.settings", '%s')"""
AT_ONCE = KEEP_ONCE % '{"version": 1, "speed": "instant", "tips": false}'
ONE_HAND = KEEP_ONCE % json.dumps(
    {
        "version": 1,
        "speed": "instant",
        "tips": False,
        "rules": "own",
        "own": mix_code(replace(STANDARD, hands=1)),
    }
)
"""A match of a single hand, or of as many more as it takes until one seat is best."""


def sit_down(visit: Visit, device: Device = PHONE, settings: str = AT_ONCE) -> WebTable:
    page = visit(device)
    page.tab.add_init_script(settings)
    page.open()
    table = WebTable(page)
    table.wait_for_the_deal()
    return table


@pytest.mark.parametrize("device", [PHONE, PHONE_ON_ITS_SIDE, DESKTOP])
def test_a_trick_is_played(visit: Visit, device: Device) -> None:
    table = sit_down(visit, device)
    table.pass_cards()
    table.play_a_card()
    table.wait_for_the_turn()
    assert len(table.hand()) == 12
    assert table.offers("button last_trick")
    assert table.page.complaints == []


def test_turning_in_mid_trick_keeps_the_trick_and_the_hand(visit: Visit) -> None:
    table = sit_down(visit)
    table.pass_cards()
    card = table.hand()[0]
    table.tap(card)
    hand = table.hand()
    chosen = [mark["text"] for mark in table.marks()].count("Sale")
    table.page.rotate()
    table.pause(400)
    assert table.hand() == hand
    assert [mark["text"] for mark in table.marks()].count("Sale") == chosen
    table.play_a_card()
    table.page.rotate()
    table.wait_for_the_turn()
    assert len(table.hand()) == 12


def test_reloading_in_mid_hand_goes_on_where_it_was(visit: Visit) -> None:
    table = sit_down(visit)
    table.pass_cards()
    table.play_a_card()
    table.wait_for_the_turn()
    hand = table.hand()
    table.page.reload()
    table.wait_for_the_turn()
    assert table.hand() == hand
    table.play_a_card()
    table.wait_for_the_turn()
    assert len(table.hand()) == 11


@pytest.mark.long
def test_a_whole_hand_is_played_by_touch(visit: Visit) -> None:
    table = sit_down(visit)
    table.pass_cards()
    for left in range(13, 0, -1):
        assert len(table.hand()) == left
        table.play_a_card()
        if left > 1:
            table.wait_for_the_turn()
    table.until(lambda: table.sees("Mano 1 terminada"))
    table.tap("button next_hand")
    table.wait_for_the_deal()
    assert table.sees("Mano 2")
    assert table.page.complaints == []
