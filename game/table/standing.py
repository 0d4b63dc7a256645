"""Where every card that can be seen stands at a moment: in a place, or between two."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.rules.cards import Card, face_of
from game.table.geometry import Point, Rect, Size, blend_rect
from game.table.layout import Layout
from game.table.marks import Back, Compact, Face
from game.table.moment import Moment
from game.table.motion import Move, Placed, placed
from game.table.slots import AtSeat, InHand, InTrick, OnTable, Slot, rect_of, slots

BOW = 0.07
"""How high a card flies, in parts of the way."""
NEARER = 0.06
"""How much larger it looks up there."""
FULL_FACE = 60
"""The width from which a free card shows its whole face."""


class Standing(NamedTuple):
    """The cards by where they are."""

    hand: dict[Card, InHand]
    trick: dict[Card, InTrick]
    deck: list[Card]
    moving: list[tuple[Card | None, Placed]]
    hidden: frozenset[Card]
    """The cards of your hand that are still face down."""


def standing(moment: Moment) -> Standing:
    """Return where the cards of your hand, of the trick and of the timeline are."""
    found = Standing({}, {}, [], [], frozenset())
    face_down = set()
    for card, place in _places(moment).items():
        slot = _lies_at(place)
        match slot:
            case InHand():
                found.hand[card] = slot
            case InTrick():
                found.trick[card] = slot
            case OnTable():
                found.deck.append(card)
            case None:
                found.moving.append((card, place))
            case AtSeat():
                continue
        if not place.shown:
            face_down.add(card)
    fades = moment.timeline.fades
    hidden = moment.timeline.underway(moment.now)
    found.moving.extend((None, placed(move, moment.now, fades=fades)) for move in hidden)
    return found._replace(hidden=frozenset(face_down))


def card_look(
    card: Card | None, compact: Compact | None, art: Size | None, *, shown: bool
) -> Face | Back:
    """Return a card face up, or its back when it is not to be seen."""
    return Face(face_of(card), compact, art=art) if shown and card is not None else Back(art)


def flight(place: Placed, layout: Layout) -> tuple[Rect, Compact | None, Size]:
    """Return the box of a card between two slots, its face, and the size that is drawn for."""
    start, end = rect_of(place.start, layout), rect_of(place.end, layout)
    nearer = place.end if place.part >= 0.5 else place.start
    if isinstance(nearer, AtSeat | OnTable):
        nearer = place.start if nearer == place.end else place.end
    art = rect_of(nearer, layout)
    size = Size(art.width, art.height)
    rect = blend_rect(start, end, place.part)
    if not (isinstance(place.start, InHand) and isinstance(place.end, InHand)):
        rect = _thrown(rect, start.centre, end.centre, place.part)
    return rect, face_style(nearer, layout), size


def _thrown(rect: Rect, start: Point, end: Point, part: float) -> Rect:
    """Return the box of a card in the air: on a bow, and nearer to the eye half way."""
    height = 4 * part * (1 - part)
    far = math.dist(start, end)
    grown = 1 + NEARER * height
    higher = Point(rect.centre.x, rect.centre.y - BOW * far * height)
    return Rect.around(higher, rect.width * grown, rect.height * grown)


def face_style(slot: Slot, layout: Layout) -> Compact | None:
    """Return how a card shows its face in a slot: whole, or with a large index for its strip."""
    if isinstance(slot, InHand):
        spots = layout.hand.spread(slot.of)
        spot = spots[slot.place]
        if layout.hand.whole_faces and spots[0].strip >= 1:
            return None
        return Compact(layout.hand.index_scale, 0.0 if spot.behind else round(spot.strip, 3))
    return free_face(rect_of(slot, layout))


def free_face(rect: Rect) -> Compact | None:
    """Return how a card that nothing covers shows its face in a box."""
    return None if rect.width >= FULL_FACE else Compact(0.84, 1.0)


def _places(moment: Moment) -> dict[Card, Placed]:
    found = {
        card: Placed(slot, slot, 1.0, 1.0, shown=True, arrived=True)
        for card, slot in slots(moment.seen, moment.order).items()
    }
    for move in _current_moves(moment):
        if move.card is not None:
            found[move.card] = placed(move, moment.now, fades=moment.timeline.fades)
    return found


def _current_moves(moment: Moment) -> list[Move]:
    """Return for each card of the timeline the move that says where it is, until all rest."""
    if moment.resting:
        return []
    cards = dict.fromkeys(move.card for move in moment.timeline.moves if move.card is not None)
    moves = (moment.timeline.move_of(card, moment.now) for card in cards)
    return [move for move in moves if move is not None]


def _lies_at(place: Placed) -> Slot | None:
    """Return the slot a card lies in, when it is not between two."""
    still = place.start == place.end and place.alpha >= 1
    return place.end if place.arrived or still else None
