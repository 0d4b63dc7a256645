"""The tricks of the hand, laid out again, the last one first: who led, who won, for how much."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.house import STANDARD, HouseRules
from game.rules.seats import SOUTH, Seat
from game.rules.trick import Trick
from game.scenes.game import Game
from game.scenes.scene import Change, Pop
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.around import places_around
from game.table.crowd import MANY_SEATS
from game.table.geometry import Point, Rect, Size
from game.table.layout import cross
from game.table.marks import Mark, Option, Target
from game.table.ring import ring
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD, MUTED
from game.table.trick_strip import CELL, SETTING, result_text, strip_columns, trick_strip
from game.table.trick_view import laid_out

LARGEST, LARGEST_WIDE = 78.0, 92.0
FOOT = 40.0
GAP = 16.0
EDGE = 12.0
"""How far the strip may reach beyond the other content on either side."""
NAME = 16.0
APART = Size(1.1, 1.28)
"""How far the cards of many seats lie from each other, in their widths and heights."""
LEAST_ROWS = 170.0
BESIDE = 4
"""So many tricks stand side by side where the strip is at the right of the cards."""


class PastTricks(SheetScene):
    """Arrows and the strip go from trick to trick; any other tap closes it."""

    widest, widest_lying = 626.0, 640.0
    claims = frozenset({"left", "right"})

    def __init__(self, session: Session, game: Game) -> None:
        super().__init__(session)
        self.game = game
        self._tricks = game.seen().tricks
        self._at = len(self._tricks) - 1

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the cards in their places, each with its seat's name, and the strip."""
        say, last = self.session.lettering.say, self._at == len(self._tricks) - 1
        return SheetContent(
            title=say("last_trick" if last else "earlier_trick"),
            subtitle=say("trick_of", number=self._at + 1, of=self.game.seen().house.hand_size),
            body=self._body(frame),
            close=say("close"),
        )

    def chosen(self, target: Target) -> Change:
        """Show a trick of the strip; close, whatever else was tapped."""
        match target:
            case Option(setting, number) if setting == SETTING:
                self._at = int(number) - 1
                return None
            case _:
                return Pop()

    def key(self, name: str) -> Change:
        """Go to the trick before or after."""
        if name in self.claims:
            step = 1 if name == "right" else -1
            self._at = max(0, min(len(self._tricks) - 1, self._at + step))
            return None
        return super().key(name)

    def _body(self, frame: SheetFrame) -> list[Mark]:
        """Return the trick, with the strip below it or, on a phone on its side, beside it."""
        lettering, house = self.session.lettering, self.game.seen().house
        if frame.landscape:
            strip = Rect(frame.width - BESIDE * CELL, 0, BESIDE * CELL, frame.height)
            room = Rect(0, 0, strip.x - GAP, frame.height)
        else:
            strip = Rect(0, 0, frame.width, 0).grown(EDGE)
            rows = -(-house.hand_size // strip_columns(strip.width))
            room = Rect(0, 0, frame.width, frame.height - rows * CELL - GAP)
        trick = self._laid_out(frame, room)
        if not frame.landscape:
            below = max(mark.rect.bottom for mark in trick)
            strip = strip.moved(dy=below + GAP / 2 - strip.y)
        return [*trick, *trick_strip(lettering, house, self._tricks, strip, self._at)]

    def _laid_out(self, frame: SheetFrame, room: Rect) -> list[Mark]:
        """Return the cards of the trick, as large as the room lets them be, and what it came to."""
        lettering, house = self.session.lettering, self.game.seen().house
        trick, seats = self._trick, house.seats
        largest = LARGEST_WIDE if frame.shape == "wide" else LARGEST
        width = min(largest, (room.height - FOOT - 6) / 2.86)
        if seats > MANY_SEATS:
            return self._in_rows(room, largest)
        centre = Point(room.centre.x, 1.43 * width + 6)
        four = cross(centre, width, 1.12 * width, 0.7 * width + 3)
        places = places_around(four, seats)
        marks = laid_out(lettering, places, trick, self._prices)
        marks += [self._name(seat, places) for seat in range(seats)]
        bottom = Point(centre.x, places[SOUTH].bottom + FOOT - 14)
        return [*marks, lettering.line(result_text(lettering, house, trick), bottom, 15, GOLD)]

    def _in_rows(self, room: Rect, largest: float) -> list[Mark]:
        """Return the cards of many seats in rows, each with its seat's name below it."""
        lettering, house = self.session.lettering, self.game.seen().house
        box = Rect(room.x, room.y, room.width, max(LEAST_ROWS, room.height - FOOT - NAME))
        places = ring(box, house.seats, largest, APART)
        marks = laid_out(lettering, places, self._trick, self._prices)
        for seat, place in enumerate(places):
            below = Point(place.centre.x, place.bottom + NAME / 2)
            marks.append(lettering.line(lettering.name(seat), below, 12, MUTED))
        bottom = Point(room.centre.x, places[SOUTH].bottom + NAME + FOOT - 20)
        result = result_text(lettering, house, self._trick)
        return [*marks, lettering.line(result, bottom, 15, GOLD)]

    def _name(self, seat: Seat, places: Sequence[Rect]) -> Mark:
        """Return a seat's name: below the cards at the sides, above those at the far side."""
        line, name = self.session.lettering.line, self.session.lettering.name(seat)
        place = places[seat]
        if seat in {1, len(places) - 1}:
            below = 12 + 0.08 * place.width
            return line(name, Point(place.centre.x, place.bottom + below), 13, MUTED)
        if seat == SOUTH:
            return line(name, Point(place.right + 10, place.bottom - 4), 13, MUTED, align=0)
        if len(places) == 4:
            return line(name, Point(place.right + 10, place.y + 18), 13, MUTED, align=0)
        return line(name, Point(place.centre.x, place.y - 9), 12, MUTED)

    @property
    def _prices(self) -> HouseRules:
        """The rules whose unusual values the cards show."""
        return self.game.seen().house if self.session.settings.values else STANDARD

    @property
    def _trick(self) -> Trick:
        return self._tricks[self._at]
