"""The last trick, laid out again: who led, who won, for how much."""

from __future__ import annotations

from game.rules.seats import EAST, NORTH, SOUTH, WEST, Seat
from game.scenes.game import Game
from game.scenes.scene import Change, Pop
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.layout import cross
from game.table.marks import Mark, Target
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD, MUTED
from game.table.trick_view import laid_out

LARGEST, LARGEST_WIDE = 78.0, 92.0
FOOT = 40.0


class LastTrick(SheetScene):
    """Any tap closes it."""

    widest, widest_lying = 480.0, 430.0

    def __init__(self, session: Session, game: Game) -> None:
        super().__init__(session)
        self.game = game

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the cards in their places, each with its seat's name."""
        say, seen = self.session.lettering.say, self.game.seen()
        of = seen.house.hand_size
        return SheetContent(
            title=say("last_trick"),
            subtitle=say("trick_of", number=len(seen.tricks), of=of),
            body=self._body(frame),
            close=say("close"),
        )

    def chosen(self, target: Target) -> Change:
        """Close, whatever was tapped."""
        del target
        return Pop()

    def _body(self, frame: SheetFrame) -> list[Mark]:
        seen, lettering = self.game.seen(), self.session.lettering
        trick, seats = seen.tricks[-1], seen.house.seats
        largest = LARGEST_WIDE if frame.shape == "wide" else LARGEST
        width = min(largest, (frame.height - FOOT - 6) / 2.86)
        centre = Point(frame.width / 2, 1.43 * width + 6)
        places = cross(centre, width, 1.12 * width, 0.7 * width + 3)
        marks = laid_out(lettering, places, trick)
        marks += [self._name(seat, places[seat]) for seat in range(seats)]
        bottom = Point(centre.x, places[SOUTH].bottom + FOOT - 14)
        return [*marks, lettering.line(self._result(), bottom, 15, GOLD)]

    def _name(self, seat: Seat, place: Rect) -> Mark:
        """Return a seat's name: beside the upper and the lower card, below those at the sides."""
        line, name = self.session.lettering.line, self.session.lettering.name(seat)
        if seat in {WEST, EAST}:
            return line(name, Point(place.centre.x, place.bottom + 20), 13, MUTED)
        height = place.y + 18 if seat == NORTH else place.bottom - 16
        return line(name, Point(place.right + 10, height), 13, MUTED, align=0)

    def _result(self) -> str:
        seen, lettering = self.game.seen(), self.session.lettering
        trick = seen.tricks[-1]
        winner = trick.winner(seen.house.seats)
        points = seen.house.points(trick.all_cards())
        prefix = "you_took" if winner == SOUTH else "took"
        key = f"{prefix}_points" if points else f"{prefix}_nothing"
        return lettering.say(key, count=points, name=lettering.name(winner))
