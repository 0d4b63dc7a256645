"""The score so far: every finished hand, and the totals."""

from __future__ import annotations

from game.memory.record import preset_of
from game.rules.options import Partners
from game.rules.seats import SOUTH, Seat
from game.rules.sides import side_of
from game.scenes.fair import FairSheet
from game.scenes.game import Game
from game.scenes.on_table import seal_on_table, sealed_hands
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.controls import link_row
from game.table.geometry import Point, Rect
from game.table.marks import Avatar, Button, Mark, Panel, Target, moved
from game.table.score_notes import goal_text
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import CREAM, GOLD, GOLD_FILL, MUTED, QUIET_ROSE, ROSE, clear
from game.table.widgets import rule

FIRST_COLUMN = 34.0
ROW = 30.0
HEAD = 66.0
TOTAL = 44.0
TOP = 8.0
NARROWEST_COLUMN = 42.0
BETWEEN_PARTS = 18.0
SEAL, SEAL_ROW = Button("seal"), 44.0


class ScoreSheet(SheetScene):
    """A column for each seat, a row for each hand, the totals on top."""

    widest_lying = 560.0

    def __init__(self, session: Session, game: Game) -> None:
        super().__init__(session)
        self.game = game

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the table of scores."""
        say = self.session.lettering.say
        body: list[Mark] = []
        for seats in self._parts(frame.width):
            top = TOP if not body else max(mark.rect.bottom for mark in body) + BETWEEN_PARTS
            part = self._head(frame, seats) + self._hands(frame, seats)
            body += [moved(mark, dy=top) for mark in part]
        return SheetContent(
            title=say("score_sheet"),
            subtitle=self._subtitle(),
            body=body,
            foot=self._seal(frame.width),
            close=say("close"),
        )

    def _subtitle(self) -> str:
        """Return by which rules is played, and to what."""
        lettering, house = self.session.lettering, self.game.match.house
        return f"{lettering.say(f'preset_{preset_of(house)}')} · {goal_text(lettering, house)}"

    def chosen(self, target: Target) -> Change:
        """Look at the seals of the deals."""
        if target != SEAL:
            return None
        self.session.hear("click")
        hands = sealed_hands(self.session)
        return Push(FairSheet(self.session, hands, len(hands) - 1))

    def _seal(self, width: float) -> list[Mark]:
        """Return the digest of the deal on the table; a hand for practice has none."""
        if self.game is not self.session:
            return []
        digest, lettering = seal_on_table(self.session).digest, self.session.lettering
        row = Rect(0, 0, width, SEAL_ROW)
        return link_row(lettering, row, lettering.say("fair_link"), SEAL, f"{digest[:8]}…")

    def _parts(self, width: float) -> list[range]:
        """Return the seats of each table: below each other where they do not fit side by side."""
        seats = self.game.match.house.seats
        parts = -(-seats // max(1, int((width - FIRST_COLUMN) / NARROWEST_COLUMN)))
        most = -(-seats // parts)
        return [range(first, min(seats, first + most)) for first in range(0, seats, most)]

    def _column(self, frame: SheetFrame, seats: range, seat: Seat) -> Rect:
        width = (frame.width - FIRST_COLUMN) / len(seats)
        return Rect(FIRST_COLUMN + (seat - seats.start) * width, 0, width, HEAD)

    def _head(self, frame: SheetFrame, seats: range) -> list[Mark]:
        """Return seats with their totals."""
        lettering, totals = self.session.lettering, self.game.match.totals
        marks: list[Mark] = []
        if SOUTH in seats:
            mine = self._column(frame, seats, SOUTH)
            whole = Rect(mine.x + 3, 0, mine.width - 6, HEAD + TOTAL + 4)
            look = Panel(clear(GOLD_FILL, 0.13), 13, edge=clear(GOLD_FILL, 0.45))
            marks.append(Mark(look, whole))
        for seat in seats:
            column, total = self._column(frame, seats, seat), totals[seat]
            x = column.centre.x
            face = Rect.around(Point(x, 24), 36, 36)
            colour = GOLD if seat == SOUTH else CREAM
            name = lettering.name(seat)
            size = lettering.fit(name, column.width - 10, [13, 12, 11]) or 11
            marks += [
                Mark(Avatar(seat), face),
                lettering.line(name, Point(x, 55), size, colour),
                lettering.line(str(total), Point(x, HEAD + TOTAL / 2 - 2), 22),
                *self._side(seat, Point(x, HEAD + TOTAL - 6)),
            ]
        return marks

    def _side(self, seat: Seat, at: Point) -> list[Mark]:
        """Return what a seat and its partner have together, where that decides the match."""
        match = self.game.match
        if match.house.partners is not Partners.APART:
            return []
        total = sum(match.totals[mate] for mate in side_of(match.house, seat))
        text = f"{self.session.lettering.say('side_total')} {total}"
        return [self.session.lettering.line(text, at, 11.5, MUTED, "Medium")]

    def _hands(self, frame: SheetFrame, seats: range) -> list[Mark]:
        """Return a row for each finished hand, the latest first."""
        lettering, scores = self.session.lettering, self.game.match.scores
        top = HEAD + TOTAL + 8
        if not scores:
            text = lettering.say("no_hands_yet")
            at = Point(frame.width / 2, top + 16)
            return [lettering.line(text, at, 13, MUTED, "Medium")]
        marks: list[Mark] = []
        for i, hand in enumerate(reversed(scores)):
            y = top + i * ROW + ROW / 2
            number = str(len(scores) - i)
            marks.append(rule(0, y - ROW / 2, frame.width))
            marks.append(lettering.line(number, Point(12, y), 13, MUTED, "Medium"))
            for seat in seats:
                score = hand.scores[seat]
                moon = "☾ " if seat == hand.shooter else ""
                colour = ROSE if score > 0 else QUIET_ROSE
                at = Point(self._column(frame, seats, seat).centre.x, y)
                marks.append(lettering.line(f"{moon}{score}", at, 15, colour))
        return marks
