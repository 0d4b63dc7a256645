"""What may be played: tables of positions written from the rule book."""

import pytest

from tests.rules.positions import in_order, law, legal, position

THIRTEEN_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
TWELVE_HEARTS_AND_QUEEN = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS"


@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("2C 3C AS QS 4H", "2C"),
        ("2C KH QH", "2C"),
    ],
)
def test_the_first_lead_is_the_two_of_clubs(hand: str, allowed: str) -> None:
    deal = position(hand, before=None)
    assert legal(deal) == allowed
    assert law(deal, hand.split()[1]) == "opening_card"


@pytest.mark.parametrize(
    ("hand", "trick", "allowed", "refused"),
    [
        ("9D AD 9C QC 5H", "2D 5D TD", "9D AD", "QC"),
        ("QS 3S KH", "4S", "3S QS", "KH"),
        ("QS KH", "4S", "QS", "KH"),
        ("3H 4H 9C", "AH", "3H 4H", "9C"),
    ],
)
def test_who_holds_the_suit_led_must_follow_it(
    hand: str, trick: str, allowed: str, refused: str
) -> None:
    deal = position(hand, trick)
    assert legal(deal) == in_order(allowed)
    assert law(deal, refused) == "follow_suit"


@pytest.mark.parametrize("broken", [False, True])
def test_who_is_void_in_the_suit_led_may_play_anything(*, broken: bool) -> None:
    assert legal(position("9C QS 5H", "2D", broken=broken)) == "9C QS 5H"


@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [
        ("9D QS 5H", "2C", "9D"),
        ("KS QS AH", "2C KC", "KS"),
        ("9D TD 2S QS AH", "2C", "9D TD 2S"),
        # A club must still be followed.
        ("3C QS AH", "2C", "3C"),
        # A hand of point cards alone may discard any of them.
        (THIRTEEN_HEARTS, "2C", THIRTEEN_HEARTS),
        (TWELVE_HEARTS_AND_QUEEN, "2C", TWELVE_HEARTS_AND_QUEEN),
    ],
)
def test_no_point_card_is_discarded_on_the_first_trick(hand: str, trick: str, allowed: str) -> None:
    assert legal(position(hand, trick, before=None)) == in_order(allowed)


def test_the_first_trick_rule_is_named() -> None:
    assert law(position("9D QS 5H", "2C", before=None), "QS") == "first_trick"


@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("9C QS 5H", "9C QS"),
        # The queen may be led at any time, and must be by a hand of hearts and herself.
        ("QS 5H 6H", "QS"),
        ("5H 6H", "5H 6H"),
        ("5H", "5H"),
    ],
)
def test_hearts_are_not_led_before_they_are_broken(hand: str, allowed: str) -> None:
    deal = position(hand)
    assert legal(deal) == allowed
    if allowed != hand:
        assert law(deal, "5H") == "hearts_lock"


def test_hearts_are_led_once_broken() -> None:
    assert legal(position("9C QS 5H", broken=True)) == "9C QS 5H"
