"""Who plays with whom: sides win together, and with their tricks together they score as one."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.house import HouseRules
from game.rules.options import Partners
from game.rules.seats import Seat

Side: TypeAlias = tuple[Seat, ...]


def sides(house: HouseRules) -> tuple[Side, ...]:
    """Return the seats that win together: each alone, or with its partner opposite."""
    if house.partners is Partners.NONE:
        return tuple((seat,) for seat in range(house.seats))
    half = house.seats // 2
    return tuple((seat, seat + half) for seat in range(half))


def side_of(house: HouseRules, seat: Seat) -> Side:
    """Return the side of a seat, first the seat that comes first from South."""
    return next(side for side in sides(house) if seat in side)


def scoring_as_one(house: HouseRules) -> tuple[Side, ...]:
    """Return the seats whose tricks are kept together: each alone, unless partners keep theirs."""
    if house.partners is Partners.TOGETHER:
        return sides(house)
    return tuple((seat,) for seat in range(house.seats))
