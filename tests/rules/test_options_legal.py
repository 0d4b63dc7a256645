"""What may be played where an option is in force: a table of positions for each."""

from dataclasses import replace
from typing import Any

import pytest

from game.rules.cards import card as read
from game.rules.cards import cards
from game.rules.deal import dealt
from game.rules.house import HouseRules
from game.rules.opening import opener
from game.rules.options import Opening, Pack, Turbo
from game.rules.seats import Pass
from game.rules.values import DIRTY, DUTCH_32, SPOT_A
from tests.rules.positions import in_order, law, legal, position

Row = tuple[dict[str, Any], str, str, str, str]
"""The position, the hand, the trick, what may be played, and why the other cards may not.

Each of the last is written ``5H hearts_lock``, with strokes between several.
"""
FIRST: dict[str, Any] = {"before": None}
BROKEN: dict[str, Any] = {"broken": True}


def check(house: HouseRules, row: Row) -> None:
    how, hand, trick, allowed, refused = row
    deal = position(hand, trick, house=house, **how)
    assert legal(deal) == in_order(allowed)
    for each in filter(None, refused.split(" / ")):
        card, why = each.split()
        assert law(deal, card) == why
    named = {each.split()[0] for each in refused.split(" / ") if each}
    assert not named & set(allowed.split())


@pytest.mark.parametrize(
    "row",
    [
        (FIRST, "3C 9D QS 5H", "", "3C 9D QS 5H", ""),
        (FIRST, "QS 5H", "", "QS 5H", ""),
        ({}, "9C 5H", "", "9C", "5H hearts_lock"),
    ],
)
def test_any_card_may_be_led_first_in_spite_of_the_hearts_lock(row: Row) -> None:
    check(HouseRules(opening=Opening.ANY_CARD), row)


@pytest.mark.parametrize(
    "row",
    [
        (FIRST, "3C 9D QS 5H", "", "3C 9D QS", "5H opening_heart"),
        (FIRST, "4H 5H", "", "4H 5H", ""),
    ],
)
def test_any_card_but_a_heart_may_be_led_first(row: Row) -> None:
    check(HouseRules(opening=Opening.NO_HEART), row)


@pytest.mark.parametrize(
    ("house", "hand", "led"),
    [
        (HouseRules(kitty=4), "4C 5C AD", "4C"),
        (HouseRules(seats=3, pack=Pack.WITHOUT_2C), "3C AC", "3C"),
        (HouseRules(pack=Pack.SEVENS_UP), "7C 8C 7D", "7C"),
    ],
)
def test_the_lowest_club_held_is_led_where_the_two_is_out(
    house: HouseRules, hand: str, led: str
) -> None:
    deal = position(hand, before=None, house=house)
    assert legal(deal) == led
    assert law(deal, hand.rsplit(maxsplit=1)[-1]) == "opening_card"


def test_who_leads_first() -> None:
    hands = [cards(hand) for hand in ("3C", "4C", "2C", "5C")]
    assert opener(HouseRules(), 0, hands) == 2
    assert opener(HouseRules(), 0, [hands[0], hands[1], 0, hands[3]]) == 0
    assert opener(HouseRules(opening=Opening.ANY_CARD), 0, hands) == 1
    assert opener(HouseRules(opening=Opening.NO_HEART), 3, hands) == 0
    assert opener(HouseRules(seats=5, cancellation=True), 4, hands) == 0


@pytest.mark.parametrize(
    "row",
    [
        (FIRST, "9D QS 5H", "2C", "9D QS 5H", ""),
        (FIRST, "3C QS 5H", "2C", "3C", "QS follow_suit / 5H follow_suit"),
    ],
)
def test_points_may_be_discarded_on_the_first_trick(row: Row) -> None:
    check(HouseRules(first_trick_points=True), row)


@pytest.mark.parametrize(
    ("house", "row"),
    [
        # A club that is worth points follows suit, and is not discarded.
        (HouseRules(pack=Pack.SEVENS_UP, values=DUTCH_32), (FIRST, "JC QS", "7C", "JC", "")),
        (
            HouseRules(opening=Opening.ANY_CARD, values=DUTCH_32),
            (FIRST, "JC 9C", "7D", "9C", "JC first_trick"),
        ),
        (HouseRules(values=DIRTY), (FIRST, "QD 9D", "2C", "9D", "QD first_trick")),
        (HouseRules(values=SPOT_A), (FIRST, "2H 9D", "2C", "9D", "2H first_trick")),
        # A heart led first is followed by hearts.
        (
            HouseRules(opening=Opening.ANY_CARD),
            (FIRST, "2H 9D", "5H", "2H", "9D follow_suit"),
        ),
    ],
)
def test_what_is_a_point_card_on_the_first_trick_comes_from_the_values(
    house: HouseRules, row: Row
) -> None:
    check(house, row)


@pytest.mark.parametrize(
    "row", [({}, "9C QS 5H", "", "9C QS 5H", ""), ({}, "QS 5H", "", "QS 5H", "")]
)
def test_hearts_may_be_led_at_any_time(row: Row) -> None:
    check(HouseRules(hearts_any_time=True), row)


@pytest.mark.parametrize(
    "row",
    [
        ({"before": "2C 3C QS 5C"}, "9C 5H", "", "9C 5H", ""),
        ({"before": "2C 3C KS 5C"}, "9C 5H", "", "9C", "5H hearts_lock"),
    ],
)
def test_the_queen_of_spades_breaks_hearts(row: Row) -> None:
    check(HouseRules(queen_breaks_hearts=True), row)


def test_the_queen_of_spades_does_not_break_hearts_otherwise() -> None:
    check(HouseRules(), ({"before": "2C 3C QS 5C"}, "9C 5H", "", "9C", "5H hearts_lock"))


@pytest.mark.parametrize(
    "row",
    [
        ({}, "9C QS", "", "9C", "QS queen_lock"),
        (BROKEN, "9C QS", "", "9C QS", ""),
        ({}, "QS", "", "QS", ""),
        # The hearts lock comes first, and what it leaves is not narrowed to nothing.
        ({}, "QS 5H", "", "QS", "5H hearts_lock"),
        # Only leading her is forbidden.
        ({}, "9C QS", "4S", "QS", "9C follow_suit"),
    ],
)
def test_the_queen_of_spades_is_led_only_once_hearts_are_broken(row: Row) -> None:
    check(HouseRules(queen_waits=True), row)


@pytest.mark.parametrize(
    "row",
    [
        ({}, "QS 5H 6H", "", "QS 5H 6H", ""),
        ({}, "9C QS 5H", "", "9C QS", "5H hearts_lock"),
        ({}, "9C 5H", "", "9C", "5H hearts_lock"),
    ],
)
def test_a_hand_of_hearts_and_the_queen_may_lead_a_heart(row: Row) -> None:
    check(HouseRules(heart_before_queen=True), row)


@pytest.mark.parametrize(
    "row",
    [
        ({}, "9C QS 5H", "4D", "QS", "9C forced_queen / 5H forced_queen"),
        ({}, "3S QS 5H", "4S KS", "QS", "3S forced_queen / 5H follow_suit"),
        ({}, "3S QS", "AS", "QS", "3S forced_queen"),
        # Not under a jack, not in a suit that she can follow elsewhere, and not led.
        ({}, "3S QS", "JS", "3S QS", ""),
        ({}, "3D QS", "4D", "3D", "QS follow_suit"),
        ({}, "9C QS", "", "9C QS", ""),
        # The ace of an earlier trick does not count.
        ({"before": "AS 2S 4S 5S"}, "3S QS", "JS", "3S QS", ""),
        # On the first trick the ban comes first.
        (FIRST, "9D QS", "2C", "9D", "QS first_trick"),
        (FIRST, "QS 5H", "2C", "QS", "5H forced_queen"),
    ],
)
def test_the_queen_of_spades_goes_as_soon_as_that_is_safe(row: Row) -> None:
    check(HouseRules(queen_when_safe=True), row)


@pytest.mark.parametrize(
    ("charged", "row"),
    [
        # Neither led nor following in the first trick of its suit.
        ("QS", ({}, "3S QS 4D", "", "3S 4D", "QS charged_card")),
        ("QS", ({}, "3S QS 4D", "5S", "3S", "QS charged_card / 4D follow_suit")),
        ("JD", ({}, "JD AD", "2D", "AD", "JD charged_card")),
        ("TC", ({"before": None}, "TC 4C", "2C", "4C", "TC charged_card")),
        # Where it is the only legal card it is played.
        ("QS", ({}, "QS 4D", "5S", "QS", "4D follow_suit")),
        ("QS", ({}, "QS", "", "QS", "")),
        # To discard it is free, and so is the second trick of its suit.
        ("QS", ({}, "QS 4D", "9C", "QS 4D", "")),
        ("QS", ({"before": "2C 3C 4C 5C / 2S 4S 5S 6S"}, "3S QS", "", "3S QS", "")),
        ("QS", ({"before": "2C 3C 4C 5C / 2S 4S 5S 6S"}, "3S QS", "7S", "3S QS", "")),
        # A spade discarded on another suit opens nothing.
        ("QS", ({"before": "2C 3C 4C 5S"}, "3S QS", "", "3S", "QS charged_card")),
        # The hearts lock comes first.
        ("AH", ({}, "AH 5H 4D", "", "4D", "AH hearts_lock / 5H hearts_lock")),
        ("AH", ({}, "AH 5H", "", "5H", "AH charged_card")),
        # A rule that is not in force is no reason.
        ("AH", ({**BROKEN}, "AH 5D", "", "5D", "AH charged_card")),
        ("AH", (FIRST, "AH 5C", "", "5C", "AH opening_card")),
        # The other seats are free.
        ("", ({}, "3S QS", "5S", "3S QS", "")),
    ],
)
def test_a_charged_card_stays_out_of_the_first_trick_of_its_suit(charged: str, row: Row) -> None:
    how, hand, trick, allowed, refused = row
    how = {**how, "charged": charged}
    check(HouseRules(turbo=Turbo.ANY_CARDS), (how, hand, trick, allowed, refused))


@pytest.mark.parametrize(
    ("house", "charged", "row"),
    [
        (HouseRules(hearts_any_time=True), "AH", ({}, "AH 5D", "", "5D", "AH charged_card")),
        (HouseRules(queen_waits=True), "QS", (BROKEN, "QS 5D", "", "5D", "QS charged_card")),
        (HouseRules(queen_waits=True), "QS", ({}, "QS 5D", "", "5D", "QS queen_lock")),
        (
            HouseRules(heart_before_queen=True),
            "AH QS",
            ({}, "AH QS 5H", "", "5H", "AH charged_card / QS charged_card"),
        ),
        (
            HouseRules(opening=Opening.NO_HEART),
            "AH",
            (FIRST, "AH 5H", "", "5H", "AH charged_card"),
        ),
        (
            HouseRules(opening=Opening.ANY_CARD),
            "AH",
            (FIRST, "AH 5D", "", "5D", "AH charged_card"),
        ),
    ],
)
def test_a_charged_card_is_refused_for_that_where_no_lock_is_in_force(
    house: HouseRules, charged: str, row: Row
) -> None:
    how, hand, trick, allowed, refused = row
    how = {**how, "charged": charged}
    check(replace(house, turbo=Turbo.ANY_CARDS), (how, hand, trick, allowed, refused))


@pytest.mark.parametrize(
    "row",
    [
        # The suit led binds in the second round as in the first.
        ({}, "6C 2D", "5C 9C TC 4C", "6C", "2D follow_suit"),
        ({}, "6D 5H", "5C 9C TC 4C AC", "6D 5H", ""),
        # The ban of the first trick covers all eight cards.
        (FIRST, "6D 5H", "2C 9C TC 4C AC", "6D", "5H first_trick"),
    ],
)
def test_a_second_round_is_played_as_the_first(row: Row) -> None:
    check(HouseRules(booster_nines=True), row)


@pytest.mark.parametrize(
    ("hands", "plays", "rounds"),
    [
        # A nine of another suit does not boost, a nine of the suit led does.
        (("5C AC", "9D 8H", "TC 2S", "4C KC"), "5C 9D TC 4C", 1),
        (("5C AC 2D", "9D 9C 8H", "9H 2S 3D", "4C KC 4D"), "5C 9C 9H 4C AC 8H 2S KC", 2),
        # In the second round a nine does not boost again.
        (("9C AC 2D", "5C 8H 6D", "9H 2S 3D", "4C KC 4D"), "9C 5C 9H 4C AC 8H 2S KC", 2),
        # The last trick has no second round.
        (("9C", "5C", "9H", "4C"), "9C 5C 9H 4C", 1),
    ],
)
def test_a_nine_of_the_suit_led_makes_a_trick_go_around_again(
    hands: tuple[str, ...], plays: str, rounds: int
) -> None:
    house = HouseRules(booster_nines=True, opening=Opening.ANY_CARD)
    deal = dealt(house, Pass.HOLD, [cards(hand) for hand in hands], dealer=3)
    for card in plays.split():
        assert not deal.tricks
        deal = deal.play(read(card))
    (trick,) = deal.tricks
    assert len(trick.cards) == 4 * rounds
    assert deal.turn == (0 if rounds == 2 or plays.startswith("9C") else 2)


@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("JC JC' TC 9C 8C 4C", 2),
        ("JC JC' TC TC' 9C 9C'", None),
        # A twin that was discarded is no twin in the suit led.
        ("JC 4D 4D' 9C 8C 4C", 0),
        ("4C AC AC' 4C' 2H 2H'", None),
        ("4C AC 3D AC' KC 5D", 4),
    ],
)
def test_twins_cancel_each_other(plays: str, winner: int | None) -> None:
    house = HouseRules(seats=6, cancellation=True)
    hands = [cards(f"{card} {spare}") for card, spare in zip(plays.split(), SPARE, strict=True)]
    deal = dealt(house, Pass.HOLD, hands, dealer=5)
    for card in plays.split():
        deal = deal.play(read(card))
    if winner is None:
        # The trick stays, its leader leads again, and who takes the next one takes both.
        assert (deal.turn, deal.taken) == (0, (0,) * 6)
        for card in SPARE:
            deal = deal.play(read(card))
        assert deal.taken[5] == cards(plays) | cards(" ".join(SPARE))
    else:
        assert deal.turn == winner
        assert deal.taken[winner] == cards(plays)


SPARE = ("2S", "3S", "4S", "5S", "6S", "7S")


def test_a_last_trick_without_a_winner_goes_to_the_winner_before() -> None:
    house = HouseRules(seats=4, cancellation=True)
    hands = [cards(hand) for hand in ("2S JC", "3S JC'", "9S TC", "4S TC'")]
    deal = dealt(house, Pass.HOLD, hands, dealer=3)
    for card in ["2S", "3S", "9S", "4S", "TC", "TC'", "JC", "JC'"]:
        deal = deal.play(read(card))
    assert deal.over
    assert deal.taken[2] == sum(hands)
