"""From totals to the end of a match: when it is over, who has won it, who stands where."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.house import HouseRules
from game.rules.options import Moon, MoonForm, Partners, Tie
from game.rules.score import HandScore, Tally, running_totals, score_hand
from game.rules.seats import Seat
from game.rules.sides import Side, side_of, sides


def is_final(house: HouseRules, totals: Sequence[int], hands: int) -> bool:
    """Return whether a match can end with these totals after so many hands."""
    return hands >= house.hands if house.hands else max(totals) >= house.target


def standing(house: HouseRules, totals: Sequence[int], side: Side) -> int:
    """Return how a side stands, the lower the better."""
    apart = house.partners is Partners.APART
    total = sum(totals[seat] for seat in side) if apart else totals[side[0]]
    return -total if house.highest_wins else total


def leaders(house: HouseRules, totals: Sequence[int], among: Sequence[Side]) -> tuple[Side, ...]:
    """Return which of these sides share the best total; apart, it is the partners' sum."""
    best = min(standing(house, totals, side) for side in among)
    return tuple(side for side in among if standing(house, totals, side) == best)


def winners(house: HouseRules, scores: Sequence[HandScore]) -> tuple[Seat, ...]:
    """Return who has won the match after these hands; nobody while another hand is to be played."""
    if scores and scores[-1].moon is Moon.WINS_THE_MATCH:
        return side_of(house, scores[-1].shooter or 0)
    tied: tuple[Side, ...] = ()
    running = running_totals(house, scores)
    for number, hand in enumerate(scores, 1):
        totals = running[number].totals
        if tied and house.tie is Tie.ONE_MORE_HAND:
            tied = leaders(house, hand.scores, tied)
        elif is_final(house, totals, number):
            tied = leaders(house, totals, sides(house))
        if len(tied) == 1:
            return tied[0]
    return ()


def moon_forms(
    house: HouseRules, tally: Tally, scores: Sequence[HandScore]
) -> tuple[MoonForm, ...]:
    """Return what a moon may do after the hands before it; of several, the shooter says which."""
    if tally.shooter is None:
        return ()
    add_or_subtract: tuple[MoonForm, ...] = (Moon.OTHERS_ADD, Moon.SHOOTER_SUBTRACTS)
    if house.moon is Moon.WINS_THE_MATCH:
        return (Moon.WINS_THE_MATCH,)
    if house.partners is Partners.TOGETHER or house.moon is Moon.SHOOTER_CHOOSES:
        return add_or_subtract
    if house.moon is Moon.SHOOTER_SUBTRACTS:
        return (Moon.SHOOTER_SUBTRACTS,)
    if house.moon is Moon.OTHERS_ADD or not _adding_would_lose(house, tally, scores):
        return (Moon.OTHERS_ADD,)
    return add_or_subtract if house.moon is Moon.MIXED_BY_CHOICE else (Moon.SHOOTER_SUBTRACTS,)


def ranking(house: HouseRules, totals: Sequence[int], won: Sequence[Seat] = ()) -> list[Seat]:
    """Return the seats from the best to the worst: who has won, then by total, then by seat."""

    def order(seat: Seat) -> tuple[bool, int, int, Seat]:
        side, sign = side_of(house, seat), -1 if house.highest_wins else 1
        return seat not in won, standing(house, totals, side), sign * totals[seat], seat

    return sorted(range(house.seats), key=order)


def places(house: HouseRules, totals: Sequence[int], won: Sequence[Seat] = ()) -> list[int]:
    """Return the place of each seat, 1 for the best; equal ones and partners share a place."""
    standings = [
        (seat not in won, standing(house, totals, side_of(house, seat)))
        for seat in range(house.seats)
    ]
    return [1 + sum(other < standing for other in standings) for standing in standings]


def _adding_would_lose(house: HouseRules, tally: Tally, scores: Sequence[HandScore]) -> bool:
    """Return whether the match would end with another winner if the others added."""
    added = score_hand(house, tally, Moon.OTHERS_ADD)
    won = winners(house, (*scores, added))
    return bool(won) and tally.shooter not in won
