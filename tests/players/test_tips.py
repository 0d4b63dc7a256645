"""The tips: what is worth knowing is said where it applies, and nowhere else."""

from dataclasses import replace
from typing import Any

import pytest

from game.players.reasons import Reason
from game.players.tips import tips
from game.rules.cards import CLUBS, card, members, suit_of
from game.rules.house import STANDARD
from game.rules.options import Partners
from game.rules.seats import NORTH, WEST
from game.rules.seen import Seen
from tests.players.sense_plays import FIRST, GONE, MIDDLE, RISING, THREAT
from tests.players.situations import many_seen, passing, playing


def keys(seen: Seen) -> list[str]:
    return [tip.key for tip in tips(seen)]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("3C 7C 9C JC 4D 8D TD JD 7S KS 3H 5H 8H", ["pass_high_spades"]),
        ("3C 7C 9C JC 4D 8D TD JD 2S 4S 7S 9S KS", []),
        ("3C 7C 9C JC 4D 8D TD JD 7S QS 3H 5H 8H", ["pass_queen"]),
        ("3C 7C 9C JC 4D 8D TD JD 2S 4S 7S 9S QS", ["keep_queen"]),
        ("3C 7C 9C JC TC QC KC JD 2S 4S 7S 9S 2H", ["make_void"]),
        ("3C 7C 9C JC 4D 8D TD JD 2S 4S 7S 2H KH", ["pass_high_hearts"]),
        ("3C 7C 9C JC 4D TC 5C 6C 7S QS AS 3H AH", ["pass_queen", "make_void", "pass_high_hearts"]),
    ],
)
def test_before_a_pass(hand: str, expected: list[str]) -> None:
    assert keys(passing(hand)) == expected


@pytest.mark.parametrize(
    ("before", "trick", "hand", "expected"),
    [
        # The first trick: no points fall, so the highest club is spent, if there is a choice.
        ("", "2C 5C 7C", "4C QC AC 3D 6D TD 4S 6S 8S 2H 9H JH QH", ["first_trick"]),
        ("", "2C 5C 7C", "QC 2D 3D 6D TD 4S 6S 8S JS 2H 9H JH QH", []),
        # The queen is out: the ace and the king wait, unless South plays last or has no other.
        (FIRST["W"], "3S 5S", "7S AS 5C 6C 3D 4D 8D 2H 4H 6H 8H 9H", ["queen_out"]),
        (FIRST["W"], "3S 5S", "KS AS 5C 6C 3D 4D 8D 2H 4H 6H 8H 9H", []),
        (FIRST["W"], "3S 5S QS", "2S KS AS 6C 3D 4D 8D 2H 4H 6H 8H 9H", []),
        # Last to play, and no points: a high card is spent.
        (MIDDLE["W"], "9C TC QC", "JC KC 7S 8S 8D 9D TD 3H", ["spend_high"]),
        (MIDDLE["W"], "9C TC 3H", "JC KC 7S 8S 8D 9D TD 4H", []),
        (MIDDLE["W"], "9C TC QC", "KC 7S 8S 8D 9D TD 4H 5H", []),
        (FIRST["W"], "3S 5S 9S", "2S KS 5C 6C 3D 4D 8D 2H 4H 6H 8H 9H", ["spend_high"]),
        # A void: the queen goes first, then a high heart.
        (MIDDLE["W"], "9C TC JC", "QS 7S 8S 8D 9D TD 3H AH", ["drop_queen", "drop_hearts"]),
        (MIDDLE["W"], "9C TC JC", "7S 8S 8D 9D TD 3H 4H 5H", []),
        # Late in the hand, the last low card stays.
        (GONE["W"], "8D JD QC", "4S 9S TS 8H 9H TH", ["keep_low"]),
        (GONE["W"], "8D JD QC", "4S 5S TS 8H 9H TH", []),
        # A moon: whoever may stop it wins a heart, and nothing is thrown to it.
        (THREAT["W"], "9C TC JC", "7S 8S 9S TS QH KH AH", ["stop_moon"]),
        # To lead: the queen is driven out, or it is left to those who have her or her guards.
        (MIDDLE["S"], "", "6S 7S TS QC QD 9H JH QH", ["flush_queen"]),
        (MIDDLE["S"], "", "6S 7S KS QC QD 9H JH QH", []),
    ],
)
def test_in_the_play(before: str, trick: str, hand: str, expected: list[str]) -> None:
    assert keys(playing(hand, trick, before=before)) == expected


def test_who_has_every_point_is_named() -> None:
    seen = playing("KH 8H 4S 5S 9C TC", "QH 6H 7H", before=RISING)
    assert next(tips(seen)).values == {"seat": WEST}


def test_a_moon_of_your_own_is_spoken_of_when_it_is_half_way() -> None:
    queen = MIDDLE["S"] + " / S: AS 6S QS 7S"
    assert keys(playing("JS KS 8D 9D TD 3H 4H", before=queen))[0] == "own_moon"


def test_a_seat_that_did_not_follow_is_remembered() -> None:
    discarded = MIDDLE["W"] + " / W: 9C 2H TC KC"
    tip, another = tips(playing("JC 8D 9D TD QS 3H 4H", before=discarded))
    assert tip == Reason("remember_void", {"seat": NORTH, "suit": CLUBS})
    assert another == Reason("lead_low_heart", {"card": card("3H")})


def test_nothing_is_said_to_a_seat_that_waits() -> None:
    seen = passing("3C 7C 9C JC 4D 8D TD JD 7S KS 3H 5H 8H")
    assert keys(seen._replace(may=None)) == []


@pytest.mark.parametrize(
    "change", [{"highest_wins": True}, {"partners": Partners.APART}, {"values": (0,) * 52}]
)
def test_nothing_is_said_of_a_game_that_is_played_otherwise(change: dict[str, Any]) -> None:
    house = replace(STANDARD, **change)
    assert keys(passing("3C 7C 9C JC 4D 8D TD JD 7S QS 3H 5H 8H", house=house)) == []


def test_nothing_is_said_of_a_first_trick_on_which_points_may_fall() -> None:
    house = replace(STANDARD, first_trick_points=True)
    hand = "4C QC AC 3D 6D TD 4S 6S 8S 2H 9H JH QH"
    assert keys(playing(hand, "2C 5C 7C", house=house)) == ["spend_high"]


def test_a_tip_names_a_card_of_the_hand_that_may_be_played() -> None:
    found: set[str] = set()
    for seen in many_seen(1500, seed=1):
        for tip in tips(seen):
            found.add(tip.key)
            if "card" in tip.values:
                assert seen.legal >> int(tip.values["card"]) & 1
            assert tip.values.get("seat") != seen.seat
            if tip.key in {"drop_queen", "drop_hearts"}:
                suits = {suit_of(held) for held in members(seen.hand)}
                assert tip.values["suit"] not in suits
    assert len(found) > 12


def test_the_queen_is_only_spoken_of_while_somebody_else_has_her() -> None:
    for seen in many_seen(800, seed=1):
        if seen.queen_played or seen.hand >> card("QS") & 1:
            assert not {"queen_out", "flush_queen", "pass_high_spades"} & set(keys(seen))
