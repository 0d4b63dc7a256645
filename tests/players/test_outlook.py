"""What a hand's scores are worth in a match."""

from __future__ import annotations

import pytest

from game.players.outlook import Outlook
from game.rules.house import STANDARD

EVEN = (20, 20, 20, 20)
FEAR = 0.1


def test_who_stands_alike_has_a_quarter() -> None:
    assert Outlook(STANDARD, (0, 0, 0, 0), 2).chance((6, 6, 6, 6)) == pytest.approx(1 / 4)


def test_all_chances_add_up_to_one() -> None:
    totals, scores = (70, 12, 45, 90), (3, 20, 1, 2)
    chances = [Outlook(STANDARD, totals, seat).chance(scores) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert sorted(range(4), key=lambda seat: -chances[seat]) == [1, 2, 0, 3]


@pytest.mark.parametrize(("seat", "won"), [(0, 1.0), (1, 0.0), (2, 0.0), (3, 0.0)])
def test_a_match_that_ends_is_won_or_lost(seat: int, won: float) -> None:
    assert Outlook(STANDARD, (60, 70, 80, 90), seat).chance((0, 5, 5, 16)) == won


def test_a_lead_counts_for_more_near_the_end() -> None:
    early = Outlook(STANDARD, (0, 20, 20, 20), 0).chance((6, 6, 6, 6))
    late = Outlook(STANDARD, (65, 85, 85, 85), 0).chance((6, 6, 6, 6))
    assert 1 / 4 < early < late


@pytest.mark.parametrize(
    ("scores", "feared"),
    [
        ((26, 26, 0, 26), FEAR),  # all others get the points
        ((0, 0, -26, 0), FEAR),  # the shooter is spared as many
        ((0, 26, 26, 26), 0),  # the own moon
        ((-26, 0, 0, 0), 0),
        ((25, 1, 0, 0), 0),  # no moon
        ((1, 0, 25, 0), 0),
    ],
)
def test_the_moon_of_another_costs_more_than_its_points(
    scores: tuple[int, ...], feared: float
) -> None:
    outlook = Outlook(STANDARD, EVEN, 0, fear=FEAR)
    assert outlook.chance(scores) - outlook.worth(scores) == pytest.approx(feared)
