"""Seats around the table and the directions cards are passed in."""

from __future__ import annotations

import enum
from typing import TypeAlias

Seat: TypeAlias = int

SOUTH, WEST, NORTH, EAST = range(4)


class Pass(enum.Enum):
    """Where the cards of a hand are passed; left is the next seat clockwise."""

    LEFT = "left"
    RIGHT = "right"
    SECOND_LEFT = "second left"
    SECOND_RIGHT = "second right"
    ACROSS = "across"
    PARTNER = "partner"
    SCATTER = "scatter"
    """Some to each of the other seats; who passes decides which to whom."""
    MIX = "mix"
    """Into the middle, where all is shuffled and dealt back."""
    CALLED = "called"
    """As the dealer calls it before the deal: each card left, right or across, or all mixed."""
    HOLD = "hold"


def next_seat(seat: Seat, seats: int) -> Seat:
    """Return the seat to the left, who plays next."""
    return (seat + 1) % seats


def steps(direction: Pass, seats: int) -> int:
    """Return how many seats clockwise a packet travels that is passed in one direction."""
    return {
        Pass.LEFT: 1,
        Pass.RIGHT: seats - 1,
        Pass.SECOND_LEFT: 2,
        Pass.SECOND_RIGHT: seats - 2,
        Pass.ACROSS: seats // 2,
        Pass.PARTNER: seats // 2,
    }.get(direction, 0)


def receiver(giver: Seat, direction: Pass, seats: int) -> Seat:
    """Return the seat that a seat's cards go to."""
    return (giver + steps(direction, seats)) % seats


def giver(receiver: Seat, direction: Pass, seats: int) -> Seat:
    """Return the seat that a seat's new cards come from."""
    return (receiver - steps(direction, seats)) % seats
