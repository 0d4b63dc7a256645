"""The trick as it lies on the table: its cards, who led and whose card is winning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from game.rules.cards import Card, face_of
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Stage
from game.rules.seats import SOUTH, Seat
from game.rules.trick import Trick
from game.rules.trick import standing as standing_card
from game.table.cards_view import CORNER, card_shadow
from game.table.geometry import Point, Rect
from game.table.lettering import Lettering
from game.table.marks import Face, Mark, Panel
from game.table.moment import Moment
from game.table.slots import InTrick, in_trick, upon
from game.table.standing import Standing, free_face
from game.table.theme import CREAM, GOLD_FILL, ON_GOLD, PANEL, PAPER, clear
from game.table.values_view import value_marks
from game.table.widgets import icon

SMALL = 90
CROWD, NARROW = 5, 40
"""With more cards than these, or narrower ones, there is room for signs alone, not for words."""
SIGN = 17.0


def from_the_bottom(places: Sequence[Rect]) -> list[Seat]:
    """Return the seats in the order in which their cards lie, so that every index stays visible.

    They lie in rows from the far side, and in a row from the left.
    """
    lowest, row = max(place.y for place in places), places[SOUTH].height / 2

    def order(seat: Seat) -> tuple[float, float]:
        return -((lowest - places[seat].y) // row), places[seat].x

    return sorted(range(len(places)), key=order)


def free_card(card: Card, rect: Rect) -> list[Mark]:
    """Return a card that nothing covers."""
    return [card_shadow(rect, 5, 0.43, 2), Mark(Face(face_of(card), free_face(rect)), rect)]


def empty_place(place: Rect) -> Mark:
    """Return a place that waits for a card."""
    edge = clear(PAPER, 0.40)
    return Mark(Panel(clear(PAPER, 0.06), place.width * CORNER, edge=edge, edge_width=1.5), place)


def trick_marks(moment: Moment, standing: Standing) -> list[Mark]:
    """Return the trick so far, with your place while it is empty."""
    places, lying = moment.layout.trick, standing.trick
    marks: list[Mark] = []
    if SOUTH not in {slot.seat for slot in lying.values()} and moment.seen.stage is Stage.PLAY:
        marks.append(empty_place(places[SOUTH]))
    trick = _lying_trick(moment, lying)
    if trick.cards:
        return marks + laid_out(moment.lettering, places, trick, moment.prices)
    for card, place in _stacked(places, lying):
        marks += _priced_card(moment.lettering, moment.prices, card, place, places)
    return marks


def _priced_card(
    lettering: Lettering, house: HouseRules, card: Card, place: Rect, places: Sequence[Rect]
) -> list[Mark]:
    """Return a card of a trick with its value, where that is not as in the standard game."""
    beside = [
        other.x - place.x
        for other in places
        if other.x > place.x and abs(other.y - place.y) < place.height / 2
    ]
    visible = min([place.width, *beside])
    face = free_face(place)
    return free_card(card, place) + value_marks(lettering, house, card, place, face, visible)


def laid_out(
    lettering: Lettering, places: Sequence[Rect], trick: Trick, house: HouseRules = STANDARD
) -> list[Mark]:
    """Return the cards of a trick in their places, with their values by some rules.

    The winner's is framed; the one that was led and the winner's are named.
    """
    best = standing_card(trick.cards)
    stack = _stacked(places, in_trick(trick, len(places)))
    marks: list[Mark] = []
    for card, place in stack:
        marks += _priced_card(lettering, house, card, place, places)
        if card == best:
            frame = Panel(None, place.width * CORNER + 2, edge=GOLD_FILL, edge_width=3)
            marks.append(Mark(frame, place.grown(2)))
    if _is_tight(places):
        won = None if best is None else dict(stack)[best]
        return marks + _signs(places[trick.leader], won)
    if best is not None:
        marks += _wins(lettering, stack, best)
    return marks + _leads(lettering, places[trick.leader])


def _stacked(places: Sequence[Rect], lying: Mapping[Card, InTrick]) -> list[tuple[Card, Rect]]:
    """Return cards with their places, in the order in which they lie upon each other."""
    order = from_the_bottom(places)
    cards = sorted(lying.items(), key=lambda each: (order.index(each[1].seat), each[1].again))
    return [
        (card, upon(places[slot.seat]) if slot.again else places[slot.seat]) for card, slot in cards
    ]


def _lying_trick(moment: Moment, lying: Mapping[Card, InTrick]) -> Trick:
    """Return the trick as far as it lies on the table, each card in its own place."""
    seen = moment.seen
    trick = seen.trick if seen.trick.cards or not seen.tricks else seen.tricks[-1]
    places = in_trick(trick, seen.house.seats)
    lies = tuple(card for card in trick.cards if lying.get(card) == places[card])
    return Trick(trick.leader, lies if lies == trick.cards[: len(lying)] else ())


def _is_tight(places: Sequence[Rect]) -> bool:
    """Tell whether a trick leaves no room for words: it is large, small, or its cards overlap."""
    side_by_side = [
        (one, other)
        for one, other in combinations(places, 2)
        if abs(one.y - other.y) < one.height / 2
    ]
    overlap = any(one.overlaps(other) for one, other in side_by_side)
    return len(places) > CROWD or places[SOUTH].width < NARROW or overlap


def _signs(led: Rect, won: Rect | None) -> list[Mark]:
    """Return the sign of the card that was led and that of the winning one, beside the indices."""
    drawn = {led: ("play", PANEL, CREAM)} | ({won: ("crown", GOLD_FILL, ON_GOLD)} if won else {})
    marks: list[Mark] = []
    for place, (name, fill, colour) in drawn.items():
        disc = Rect.around(Point(place.x + 0.54 * place.width, place.y), SIGN, SIGN)
        marks.append(Mark(Panel(fill, SIGN / 2, edge=clear(colour, 0.8)), disc))
        marks.append(icon(name, disc.centre, SIGN * 0.6, colour))
    return marks


def _wins(lettering: Lettering, stack: Sequence[tuple[Card, Rect]], best: Card) -> list[Mark]:
    """Return the tag at the lower edge of the winning card, clear of the cards upon it."""
    at = [card for card, _ in stack].index(best)
    won, word = stack[at][1], lettering.say("wins")
    size, height = (11.0, 18.0) if won.width < SMALL else (14.0, 24.0)
    width = lettering.measure(word, size, "Bold") + size * 1.25 + 14
    tag = Rect(won.centre.x - width / 2, won.bottom - height * 0.62, width, height)
    covered = [place.y for _, place in stack[at + 1 :] if place.overlaps(tag)]
    tag = tag.moved(dy=min([0, *(top - 3 - tag.bottom for top in covered)]))
    crown = Point(tag.x + 8 + size * 0.45, tag.centre.y)
    return [
        Mark(Panel(GOLD_FILL, height / 2, edge=clear(ON_GOLD, 0.85)), tag),
        icon("crown", crown, size * 1.05, ON_GOLD),
        lettering.line(word, Point(tag.x + 10 + size * 1.05, tag.centre.y), size, ON_GOLD, align=0),
    ]


def _leads(lettering: Lettering, led: Rect) -> list[Mark]:
    """Return the tag at the upper right corner of the card that was led."""
    word = lettering.say("leads")
    size, height = (11.0, 18.0) if led.width < SMALL else (14.0, 24.0)
    width = lettering.measure(word, size, "Bold") + 14
    tag = Rect(led.right + 5 - width, led.y - height * 0.45, width, height)
    look = Panel(PANEL, height / 2, edge=clear(CREAM, 0.9), edge_width=1.25)
    return [Mark(look, tag), lettering.line(word, tag.centre, size)]
