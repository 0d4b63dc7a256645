"""The finished matches that are kept in full, the newest first."""

from __future__ import annotations

from game.memory.record import Record
from game.rules.seats import SOUTH
from game.scenes.match_sheet import MatchSheet
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.history_view import HistoryRow, history_rows
from game.table.marks import Button, Mark, Option, Target
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import MUTED
from game.table.widgets import secondary_button

NEWER, OLDER = Button("newer_matches"), Button("older_matches")
PAGE, BUTTON = 20, 48.0
USUAL = "standard"
"""The rules of which the level is told, in place of their name."""


class History(SheetScene):
    """Twenty at a time."""

    widest = 900.0

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._matches = session.ledger().matches[::-1]
        self._first = 0

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return a row for each match of the page."""
        say = self.session.lettering.say
        return SheetContent(
            title=say("history"),
            body=self._body(frame),
            foot=self._pages(frame.width),
            close=say("back"),
            back=True,
        )

    def chosen(self, target: Target) -> Change:
        """Open a match, or turn the page."""
        self.session.hear("click")
        match target:
            case Option("match", number):
                record = self._matches[int(number)]
                return Push(MatchSheet(self.session, record))
            case Button("newer_matches"):
                self._turn_to(self._first - PAGE)
            case Button("older_matches"):
                self._turn_to(self._first + PAGE)
        return None

    def _turn_to(self, first: int) -> None:
        self._first, self._scrolled = first, 0.0

    def _body(self, frame: SheetFrame) -> list[Mark]:
        lettering = self.session.lettering
        if not self._matches:
            text = lettering.say("no_matches_yet")
            return lettering.paragraph(text, Point(0, 14), frame.width, 14, MUTED)
        page = self._matches[self._first : self._first + PAGE]
        rows = [self._row(self._first + i, record) for i, record in enumerate(page)]
        columns = 2 if frame.landscape or frame.width > 600 else 1
        return history_rows(lettering, rows, frame.width, columns)

    def _row(self, number: int, record: Record) -> HistoryRow:
        lettering, place = self.session.lettering, record.place
        hands = lettering.say("hands_played", count=len(record.scores))
        usual = record.preset == USUAL
        kind = record.level if usual else f"preset_{record.preset}"
        about = [lettering.say(kind), hands] if kind else [hands]
        return HistoryRow(
            target=Option("match", str(number)),
            sign="crown" if place == 1 else lettering.say("place", place=place),
            title=lettering.date(record.day),
            note=" · ".join(about),
            value=str(record.totals[SOUTH]),
        )

    def _pages(self, width: float) -> list[Mark]:
        """Return the buttons that turn the page, where there is another page."""
        lettering, half = self.session.lettering, (width - 10) / 2
        marks: list[Mark] = []
        for target, left, there in (
            (NEWER, 0.0, self._first > 0),
            (OLDER, half + 10, self._first + PAGE < len(self._matches)),
        ):
            if there:
                label, pressed = lettering.say(target.name), self.session.pressed == target
                box = Rect(left, 0, half, BUTTON)
                marks += secondary_button(lettering, box, label, target, pressed=pressed)
        return marks
