"""From the cards each seat took to the score of a hand, and from totals to the end of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.cards import Cards
from game.rules.house import HouseRules, Moon
from game.rules.seats import Seat


class HandScore(NamedTuple):
    """What a finished hand was worth, with what it was made of."""

    points: tuple[int, ...]
    """The value of the cards that each seat took."""
    shooter: Seat | None
    """The seat that took every point card, if one did."""
    scores: tuple[int, ...]
    """What goes onto each seat's total."""


def point_holder(house: HouseRules, taken: Sequence[Cards]) -> Seat | None:
    """Return the seat that holds every point card taken so far, when one seat does."""
    holders = [seat for seat, cards in enumerate(taken) if cards & house.point_cards]
    return holders[0] if len(holders) == 1 else None


def score_hand(house: HouseRules, taken: Sequence[Cards]) -> HandScore:
    """Return the score of a hand in which the seats took these cards."""
    points = tuple(house.points(cards) for cards in taken)
    shooter = point_holder(house, taken)
    if shooter is None:
        return HandScore(points, None, points)
    own, others = (0, house.all_points) if house.moon is Moon.OTHERS_ADD else (-house.all_points, 0)
    scores = tuple(own if seat == shooter else others for seat in range(house.seats))
    return HandScore(points, shooter, scores)


def winners(house: HouseRules, totals: Sequence[int]) -> tuple[Seat, ...]:
    """Return who has won the match after a hand, or nobody when another hand is played."""
    best = min(totals)
    if max(totals) < house.target or totals.count(best) > 1:
        return ()
    return (totals.index(best),)


def ranking(totals: Sequence[int]) -> list[Seat]:
    """Return the seats from the best total to the worst, equal ones by seat."""
    return sorted(range(len(totals)), key=lambda seat: totals[seat])


def places(totals: Sequence[int]) -> list[int]:
    """Return the place of each seat, 1 for the best; equal totals share a place."""
    return [1 + sum(other < total for other in totals) for total in totals]
