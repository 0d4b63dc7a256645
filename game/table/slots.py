"""Where each card that a seat can see belongs, whatever the size of the glass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.cards import Card, Cards, gather, members
from game.rules.seats import SOUTH, Seat
from game.rules.seen import Seen
from game.rules.trick import Trick
from game.table.geometry import Rect
from game.table.layout import CARD_RATIO, Layout
from game.table.style import SuitOrder


@dataclass(frozen=True, slots=True)
class InHand:
    """A place in your hand, spread for so many cards."""

    place: int
    of: int
    raised: bool = False


@dataclass(frozen=True, slots=True)
class InTrick:
    """A seat's place in the trick; in a second round its card lies upon its first."""

    seat: Seat
    again: bool = False


@dataclass(frozen=True, slots=True)
class AtSeat:
    """With a seat: in a rival's hand, or among the cards it has taken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnTable:
    """In the middle, where the cards are dealt from."""


Slot: TypeAlias = InHand | InTrick | AtSeat | OnTable


def placed_in_hand(seen: Seen) -> Cards:
    """Return the cards that have a place in your hand.

    The card you played to the trick on the table keeps its place empty, so that nothing under
    your finger moves until the trick has been gathered.
    """
    mine = [card for seat, card in seen.trick.plays(seen.house.seats) if seat == seen.seat]
    return seen.hand | gather(mine)


def hand_places(cards: Cards, order: SuitOrder) -> dict[Card, InHand]:
    """Return the place of each of these cards in your hand, from the left."""
    in_order = sorted(members(cards), key=order.place)
    return {card: InHand(place, len(in_order)) for place, card in enumerate(in_order)}


def slots(seen: Seen, order: SuitOrder) -> dict[Card, Slot]:
    """Return where each card of your hand and of the trick belongs."""
    found: dict[Card, Slot] = dict(hand_places(placed_in_hand(seen), order))
    found.update(in_trick(seen.trick, seen.house.seats))
    return found


def in_trick(trick: Trick, seats: int) -> dict[Card, InTrick]:
    """Return the place of each card of a trick."""
    plays = enumerate(trick.plays(seats))
    return {card: InTrick(seat, again=i >= seats) for i, (seat, card) in plays}


def upon(place: Rect) -> Rect:
    """Return where a second card lies, with the index of the first in sight."""
    return place.moved(0.32 * place.width, 0.12 * place.height)


def rect_of(slot: Slot, layout: Layout) -> Rect:
    """Return the box of a slot."""
    match slot:
        case InHand(place, of, raised):
            rect = layout.hand.spread(of)[place].rect
            return rect.moved(dy=-layout.hand.lift) if raised else rect
        case InTrick(seat, again):
            return upon(layout.trick[seat]) if again else layout.trick[seat]
        case AtSeat(seat):
            face = layout.portrait(seat)
            return Rect.around(face.centre, face.width / 2, CARD_RATIO * face.width / 2)
        case OnTable():
            card = layout.trick[SOUTH]
            return Rect.around(layout.zone.centre, card.width, card.height)
