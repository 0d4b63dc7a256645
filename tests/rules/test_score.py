"""From taken cards to scores, and from totals to the end of the match."""

import pytest

from game.rules.cards import ALL_CARDS, HEARTS, SUIT_CARDS, cards, names
from game.rules.ending import places, ranking, winners
from game.rules.house import STANDARD
from game.rules.score import point_holder
from tests.rules.positions import score, scored

ALL_HEARTS = names(SUIT_CARDS[HEARTS] & ALL_CARDS)
HEARTS_AND_QUEEN = f"{ALL_HEARTS} QS"


def test_a_heart_counts_one_and_the_queen_thirteen() -> None:
    taken = ("2H 3H KS", "QS AH", "2C", "4H 5H 6H 7H 8H 9H TH JH QH KH")
    hand = score(STANDARD, taken)
    assert hand.scores == (2, 14, 0, 10)
    assert hand.shooter is None
    assert sum(hand.scores) == 26


@pytest.mark.parametrize("shooter", range(4))
def test_a_moon_charges_the_others(shooter: int) -> None:
    hand = score(STANDARD, [HEARTS_AND_QUEEN if seat == shooter else "2C" for seat in range(4)])
    assert hand.shooter == shooter
    assert hand.scores == tuple(0 if seat == shooter else 26 for seat in range(4))


def test_thirteen_hearts_without_the_queen_are_no_moon() -> None:
    hand = score(STANDARD, (ALL_HEARTS, "QS", "", ""))
    assert hand.shooter is None
    assert hand.scores == (13, 13, 0, 0)


@pytest.mark.parametrize(
    ("taken", "holder"),
    [
        (("", "", "", ""), None),
        (("2C", "", "", ""), None),
        (("", "2H", "", ""), 1),
        (("2C", "2H", "", "QS"), None),
        (("", "", "QS 2H", "AS"), 2),
    ],
)
def test_who_holds_every_point_card_so_far(taken: tuple[str, ...], holder: int | None) -> None:
    assert point_holder(STANDARD, [cards(text) for text in taken]) == holder


@pytest.mark.parametrize(
    ("totals", "won_by"),
    [
        ((100, 40, 40, 90), ()),
        ((106, 45, 45, 20), (3,)),
        ((104, 60, 75, 88), (1,)),
        ((99, 0, 50, 60), ()),
        ((100, 0, 50, 60), (1,)),
        ((100, 100, 100, 100), ()),
        # A shooter who charges the others can lose by it: East is far ahead all the same.
        ((116, 106, 60, 36), (3,)),
    ],
)
def test_the_match_ends_when_a_total_reaches_the_target_and_the_best_stands_alone(
    totals: tuple[int, ...], won_by: tuple[int, ...]
) -> None:
    assert winners(STANDARD, [scored(*totals)]) == won_by


def test_the_ranking_and_the_places() -> None:
    assert ranking(STANDARD, (106, 45, 45, 20)) == [3, 1, 2, 0]
    assert places(STANDARD, (106, 45, 45, 20)) == [4, 2, 2, 1]


def test_the_whole_deck_is_worth_twenty_six() -> None:
    assert STANDARD.points(ALL_CARDS) == STANDARD.all_points == 26
    assert STANDARD.point_cards == cards(HEARTS_AND_QUEEN)
