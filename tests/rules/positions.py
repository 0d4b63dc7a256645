"""Positions written in card notation."""

from game.rules.cards import NO_CARDS, cards, members, names
from game.rules.cards import card as read
from game.rules.deal import Deal, legal_plays
from game.rules.house import STANDARD, HouseRules
from game.rules.seats import Pass
from game.rules.trick import Trick

LATER = (Trick(0, tuple(members(cards("2C 3C 4C 5C")))),)


def position(
    hand: str,
    trick: str = "",
    *,
    first_trick: bool = False,
    broken: bool = False,
    house: HouseRules = STANDARD,
) -> Deal:
    """Return a deal in which South holds this hand and is to play to this trick."""
    played = tuple(read(word) for word in trick.split())
    nothing = (NO_CARDS,) * house.seats
    return Deal(
        house=house,
        direction=Pass.HOLD,
        hands=(cards(hand), *nothing[1:]),
        passed=nothing,
        taken=nothing,
        tricks=() if first_trick else LATER,
        leader=-len(played) % house.seats,
        played=played,
        turn=0,
        broken=broken,
    )


def legal(deal: Deal) -> str:
    """Return the legal set in card notation."""
    return names(legal_plays(deal))
