"""The trick as it lies on the table: its cards, who led and whose card is winning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.cards import Card
from game.rules.match import Stage
from game.rules.seats import EAST, NORTH, SOUTH, WEST, Seat
from game.rules.trick import Trick
from game.table.cards_view import CORNER, card_shadow
from game.table.geometry import Point, Rect
from game.table.lettering import Lettering
from game.table.marks import Face, Mark, Panel
from game.table.moment import Moment
from game.table.slots import InTrick
from game.table.standing import Standing, free_face
from game.table.theme import CREAM, GOLD_FILL, ON_GOLD, PANEL, PAPER, clear
from game.table.widgets import icon

FROM_THE_BOTTOM = (NORTH, WEST, EAST, SOUTH)
"""The order in which the cards lie upon each other; every index stays visible."""
SMALL = 90


def free_card(card: Card, rect: Rect) -> list[Mark]:
    """Return a card that nothing covers."""
    return [card_shadow(rect, 5, 0.43, 2), Mark(Face(card, free_face(rect)), rect)]


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
        return marks + laid_out(moment.lettering, places, trick)
    for seat in FROM_THE_BOTTOM:
        for card, slot in lying.items():
            marks += free_card(card, places[seat]) if slot.seat == seat else []
    return marks


def laid_out(lettering: Lettering, places: Sequence[Rect], trick: Trick) -> list[Mark]:
    """Return the cards of a trick in their places; the winner's is framed, and both are named."""
    seats = len(places)
    cards, winner = dict(trick.plays(seats)), trick.winner(seats)
    marks: list[Mark] = []
    for seat in FROM_THE_BOTTOM:
        if seat in cards:
            marks += free_card(cards[seat], places[seat])
        if seat == winner:
            frame = Panel(None, places[seat].width * CORNER + 2, edge=GOLD_FILL, edge_width=3)
            marks.append(Mark(frame, places[seat].grown(2)))
    lying = {seat: places[seat] for seat in cards}
    return marks + _wins(lettering, lying, winner) + _leads(lettering, places[trick.leader])


def _lying_trick(moment: Moment, lying: Mapping[Card, InTrick]) -> Trick:
    """Return the trick as far as it lies on the table, each card in its own place."""
    seen = moment.seen
    trick = seen.trick if seen.trick.cards or not seen.tricks else seen.tricks[-1]
    plays = trick.plays(seen.house.seats)
    lies = tuple(card for seat, card in plays if lying.get(card) == InTrick(seat))
    return Trick(trick.leader, lies if lies == trick.cards[: len(lying)] else ())


def _wins(lettering: Lettering, lying: Mapping[Seat, Rect], winner: Seat) -> list[Mark]:
    """Return the tag at the lower edge of the winning card, clear of the cards upon it."""
    won, word = lying[winner], lettering.say("wins")
    size, height = (11.0, 18.0) if won.width < SMALL else (14.0, 24.0)
    width = lettering.measure(word, size, "Bold") + size * 1.25 + 14
    tag = Rect(won.centre.x - width / 2, won.bottom - height * 0.62, width, height)
    upon = FROM_THE_BOTTOM[FROM_THE_BOTTOM.index(winner) + 1 :]
    covered = [lying[seat].y for seat in upon if seat in lying and lying[seat].overlaps(tag)]
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
