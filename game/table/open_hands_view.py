"""All hands of a deal laid open: a row of cards for each seat, those played already darker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.cards import Card, Cards, face_of
from game.rules.seats import SOUTH, Seat
from game.table.geometry import Point, Rect
from game.table.layout import CARD_RATIO
from game.table.lettering import Lettering
from game.table.marks import Avatar, Compact, Face, Mark
from game.table.theme import CREAM, GOLD, MUTED

HEAD, GAP = 26.0, 12.0
LARGEST_CARD, OVERLAP = 66.0, 0.56
"""The width of a card, and how much of it the next one leaves visible."""


class OpenHand(NamedTuple):
    """What a seat held, and how it fared."""

    seat: Seat
    cards: tuple[Card, ...]
    played: Cards
    note: str
    """What it took."""


def open_hands_marks(
    lettering: Lettering, hands: Sequence[OpenHand], width: float, columns: int
) -> list[Mark]:
    """Return the hands in so many columns, from the top left corner down."""
    gap = 26.0
    column = (width - gap * (columns - 1)) / columns
    most = max(len(hand.cards) for hand in hands)
    card = min(LARGEST_CARD, column / (1 + OVERLAP * (most - 1)))
    row = HEAD + card * CARD_RATIO + GAP
    marks: list[Mark] = []
    for i, hand in enumerate(hands):
        at = Point(i % columns * (column + gap), i // columns * row)
        marks += _hand(lettering, hand, Rect(at.x, at.y, column, row), card)
    return marks


def _hand(lettering: Lettering, hand: OpenHand, box: Rect, card: float) -> list[Mark]:
    middle = box.y + HEAD / 2 - 2
    colour = GOLD if hand.seat == SOUTH else CREAM
    name = lettering.line(lettering.name(hand.seat), Point(box.x + 28, middle), 13, colour, align=0)
    marks = [
        Mark(Avatar(hand.seat), Rect(box.x, middle - 11, 22, 22)),
        name,
        lettering.line(hand.note, Point(name.rect.right + 10, middle), 12.5, MUTED, align=0),
    ]
    for i, held in enumerate(hand.cards):
        last = i == len(hand.cards) - 1
        place = Rect(box.x + i * card * OVERLAP, box.y + HEAD, card, card * CARD_RATIO)
        compact = Compact(0.84, 1.0 if last else OVERLAP)
        dimmed = bool(hand.played >> held & 1)
        marks.append(Mark(Face(face_of(held), compact, dimmed=dimmed), place))
    return marks
