"""The hint says why: a key for the sentence, and the values it names."""

import random

import pytest

from game.players.hint import Hint
from game.players.player import finish
from game.players.reasons import reason_for_pass, reason_for_play
from game.rules.actions import PassCards, PlayCard
from game.rules.cards import card, cards
from tests.players.sense_plays import FIRST, GONE, MIDDLE, RISING, SHOOTING
from tests.players.situations import many_seen, passing, playing

QUICK = Hint(playouts=30, pass_playouts=80)


@pytest.mark.parametrize(
    ("before", "trick", "hand", "played", "key"),
    [
        (MIDDLE["W"], "9D 2H JD", "8D TD QD 6S 7S 9C 3H 4H", "TD", "duck_last"),
        (GONE["E"], "8H", "4H 6H TH KH 5S 6S", "6H", "duck"),
        (FIRST["W"], "AS 3S 5S", "7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "QS", "queen_under"),
        (MIDDLE["W"], "9C TC JC", "QS 7S 8S 8D 9D TD 3H 4H", "QS", "give_queen"),
        (MIDDLE["W"], "9C TC JC", "AS 7S 8D 9D TD 3H 4H 5H", "AS", "drop_over_queen"),
        (GONE["W"], "8D JD QC", "4S 5S 3H 4H QH AH", "AH", "give_points"),
        (MIDDLE["W"], "9C TC JC", "QD 6S 7S 8S 9S TS 3H 4H", "QD", "make_void"),
        (MIDDLE["W"], "TC JC 9D", "9C KC 8D TD 6S 7S 3H 4H", "KC", "take_empty_trick"),
        (MIDDLE["S"], "", "6S 7S TS QC QD 9H JH QH", "TS", "lead_flush_queen"),
        (FIRST["S"], "", "AS 5C 6C 8C 3D 5D TD KD 4H 9H JH QH", "3D", "lead_low"),
        ("", "2C 5C 7C", "4C QC AC 3D 6D TD 4S 6S 8S 2H 9H JH QH", "AC", "high_on_first_trick"),
        (RISING, "QH 6H 7H", "KH 8H 4S 5S 9C TC", "KH", "stop_moon"),
        (SHOOTING, "KC 9C TC", "QH JH 4S 5S 6S", "6S", "feed_no_moon"),
    ],
)
def test_a_card_has_the_reason_a_person_would_give(
    before: str, trick: str, hand: str, played: str, key: str
) -> None:
    seen = playing(hand, trick, before=before)
    reason = reason_for_play(seen, card(played), moon=False)
    assert reason.key == key
    assert reason.values["card"] == card(played)


def test_who_shoots_is_named() -> None:
    seen = playing("KH 8H 4S 5S 9C TC", "QH 6H 7H", before=RISING)
    assert reason_for_play(seen, card("KH"), moon=False).values["seat"] == 1


@pytest.mark.parametrize(
    ("hand", "passed", "key"),
    [
        ("3C 7C 9C JC 4D 8D TD QS 2H 5H 8H TH JH", "QS TH JH", "pass_high_spades"),
        ("3C 4C 5C 7C 9C QD AD 2S 4S 6S 8S 2H 3H", "QD AD 9C", "pass_makes_void"),
        ("3C 4C 6C 8C 3D 4D 6D 8D 3S 5S QH KH AH", "8C KH AH", "pass_high_hearts"),
        ("2C 4C 7C JC 2D 5D 8D QD 2S 5S 9S 2H 6H", "JC QD 9S", "pass_high_cards"),
    ],
)
def test_a_pass_has_a_reason_too(hand: str, passed: str, key: str) -> None:
    assert reason_for_pass(cards(hand), cards(passed)).key == key


def test_advice_is_legal_and_weighed_wherever_there_is_a_choice() -> None:
    weighed = 0
    for number, seen in enumerate(many_seen(200, seed=1)):
        advice = finish(QUICK.advise(seen, random.Random(number)))
        if isinstance(advice.action, PlayCard):
            assert seen.legal >> advice.action.card & 1
            assert advice.reason.values["card"] == advice.action.card
        else:
            assert isinstance(advice.action, PassCards)
            assert advice.action.cards & ~seen.hand == 0
        if advice.reason.key == "only_card":
            assert seen.legal.bit_count() == 1
        weighed += {"points", "other", "other_points"} <= set(advice.reason.values)
    assert weighed > 100


def test_the_pass_of_a_bare_queen_names_her() -> None:
    seen = passing("3C 7C 9C JC 4D 8D TD QS 2H 5H 8H TH JH")
    advice = finish(QUICK.advise(seen, random.Random(1)))
    assert advice.reason.key == "pass_high_spades"
    assert advice.reason.values["card"] == card("QS")
