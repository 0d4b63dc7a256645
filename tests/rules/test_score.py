"""From taken cards to scores, and from totals to the end of the match."""

import pytest

from game.rules.cards import ALL_CARDS, HEARTS, SUIT_CARDS, cards
from game.rules.house import STANDARD, HouseRules, Moon
from game.rules.score import places, point_holder, ranking, score_hand, winners

HEARTS_AND_QUEEN = SUIT_CARDS[HEARTS] | cards("QS")
ALL_HEARTS = SUIT_CARDS[HEARTS]


def test_a_heart_counts_one_and_the_queen_thirteen() -> None:
    taken = (cards("2H 3H KS"), cards("QS AH"), cards("2C"), ALL_HEARTS & ~cards("2H 3H AH"))
    score = score_hand(STANDARD, taken)
    assert score.scores == (2, 14, 0, 10)
    assert score.shooter is None
    assert sum(score.scores) == 26


@pytest.mark.parametrize("shooter", range(4))
def test_a_moon_charges_the_others(shooter: int) -> None:
    taken = tuple(HEARTS_AND_QUEEN if seat == shooter else cards("2C") for seat in range(4))
    score = score_hand(STANDARD, taken)
    assert score.shooter == shooter
    assert score.scores == tuple(0 if seat == shooter else 26 for seat in range(4))


def test_a_moon_may_be_subtracted_instead() -> None:
    house = HouseRules(moon=Moon.SHOOTER_SUBTRACTS)
    assert score_hand(house, (0, HEARTS_AND_QUEEN, 0, 0)).scores == (0, -26, 0, 0)


def test_thirteen_hearts_without_the_queen_are_no_moon() -> None:
    score = score_hand(STANDARD, (ALL_HEARTS, cards("QS"), 0, 0))
    assert score.shooter is None
    assert score.scores == (13, 13, 0, 0)


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
    assert winners(STANDARD, totals) == won_by


def test_the_ranking_and_the_places() -> None:
    assert ranking((106, 45, 45, 20)) == [3, 1, 2, 0]
    assert places((106, 45, 45, 20)) == [4, 2, 2, 1]


def test_the_whole_deck_is_worth_twenty_six() -> None:
    assert STANDARD.points(ALL_CARDS) == STANDARD.all_points == 26
    assert STANDARD.point_cards == HEARTS_AND_QUEEN
