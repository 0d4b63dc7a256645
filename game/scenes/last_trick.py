"""The last trick, laid out again: who led, who won, for how much."""

from __future__ import annotations

from game.rules.seats import EAST, NORTH, SOUTH, WEST, Seat
from game.scenes.sheet_scene import SheetScene
from game.table.cards_view import free_card, trick_tags
from game.table.geometry import Point, Rect
from game.table.layout import CARD_RATIO, cross
from game.table.marks import Mark
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD, MUTED

LARGEST, LARGEST_WIDE = 78.0, 92.0
FOOT = 44.0


class LastTrick(SheetScene):
    """Any tap closes it."""

    widest = 480.0

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the cards in their places, each with its seat's name."""
        say, seen = self.session.lettering.say, self.session.seen()
        of = seen.house.hand_size
        return SheetContent(
            title=say("last_trick"),
            subtitle=say("trick_of", number=len(seen.tricks), of=of),
            body=self._body(frame),
            close=say("close"),
        )

    def _body(self, frame: SheetFrame) -> list[Mark]:
        seen, lettering = self.session.seen(), self.session.lettering
        trick, seats = seen.tricks[-1], seen.house.seats
        largest = LARGEST_WIDE if frame.shape == "wide" else LARGEST
        width = min(largest, (frame.height - FOOT - 12) / 2.86)
        centre = Point(frame.width / 2, 1.43 * width + 6)
        places = cross(centre, width, 1.12 * width, 0.7 * width + 3)
        cards = dict(trick.plays(seats))
        marks: list[Mark] = []
        for seat in (NORTH, WEST, EAST, SOUTH):
            marks += free_card(cards[seat], places[seat])
        marks += trick_tags(lettering, places, trick.leader, trick.winner(seats))
        marks += [self._name(seat, places[seat]) for seat in range(seats)]
        bottom = Point(centre.x, centre.y + (0.7 + 0.7 * CARD_RATIO) * width + 26)
        line = lettering.line(self._result(), bottom, 15, GOLD)
        return [*marks, line._replace(rect=line.rect._replace(height=FOOT / 2))]

    def _name(self, seat: Seat, place: Rect) -> Mark:
        line, name = self.session.lettering.line, self.session.lettering.name(seat)
        match seat:
            case 1:
                return line(name, Point(place.x - 10, place.centre.y), 13, MUTED, align=1)
            case 0:
                return line(name, Point(place.right + 10, place.bottom - 16), 13, MUTED, align=0)
            case 2:
                return line(name, Point(place.right + 10, place.y + 18), 13, MUTED, align=0)
            case _:
                return line(name, Point(place.right + 10, place.centre.y), 13, MUTED, align=0)

    def _result(self) -> str:
        seen, lettering = self.session.seen(), self.session.lettering
        trick = seen.tricks[-1]
        winner = trick.winner(seen.house.seats)
        points = seen.house.points(trick.all_cards())
        prefix = "you_took" if winner == SOUTH else "took"
        key = f"{prefix}_points" if points else f"{prefix}_nothing"
        return lettering.say(key, count=points, name=lettering.name(winner))
