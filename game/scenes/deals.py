"""Deals that others play too: those of the day, of a friend's code, and yours to hand on."""

from __future__ import annotations

from game.memory.chronicle import Origin
from game.memory.code import DealCode, daily_seed
from game.memory.record import Record
from game.rules.seats import SOUTH
from game.scenes.confirm import ConfirmNewMatch
from game.scenes.deal_code import SHARE, code_row, share_deals
from game.scenes.enter_code import CodeSheet
from game.scenes.on_table import are_played
from game.scenes.scene import Change, NewMatch, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Target, moved
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD, MUTED
from game.table.widgets import primary_button, rule, secondary_button

DAILY, ENTER = Button("play_daily"), Button("enter_code")
HEADING, TEXT, BUTTON, GAP = 15.0, 14.0, 48.0, 18.0


class DealsSheet(SheetScene):
    """The same cards for everyone, so that points can be compared."""

    widest = widest_lying = 560.0

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._day = session.outside.today()
        self._deals = DealCode("standard", daily_seed(self._day))
        played = (match for match in session.ledger().matches if _is_of(match, self._deals))
        self._played = next((match.totals[SOUTH] for match in played), None)
        """The points of the first time that today's deals were played to the end."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the day's deals, the way to enter a code, and the code of the table."""
        say = self.session.lettering.say
        return SheetContent(
            title=say("deals"), body=self._body(frame.width), close=say("back"), back=True
        )

    def chosen(self, target: Target) -> Change:
        """Play the day's deals, enter a code, or hand one on."""
        if target == SHARE:
            share_deals(self.session)
            return None
        self.session.hear("click")
        if target == DAILY:
            wanted = NewMatch(self._deals, Origin.DAILY)
            return Push(ConfirmNewMatch(self.session, wanted))
        return Push(CodeSheet(self.session)) if target == ENTER else None

    def _body(self, width: float) -> list[Mark]:
        lettering, pressed = self.session.lettering, self.session.pressed
        marks, top = self._part(self._daily_title(), self._daily_text(), width, 0.0)
        box = Rect(0, top, width, BUTTON)
        if not are_played(self.session, self._deals):
            label, there = lettering.say(DAILY.name), pressed == DAILY
            marks += primary_button(lettering, box, label, DAILY, pressed=there)
            top = box.bottom + GAP
        marks.append(rule(0, top, width))
        text = lettering.say("enter_code_text")
        more, top = self._part(lettering.say("friend_code"), text, width, top + GAP)
        box, label = Rect(0, top, width, BUTTON), lettering.say(ENTER.name)
        marks += more
        marks += secondary_button(lettering, box, label, ENTER, pressed=pressed == ENTER)
        row = code_row(self.session, width)
        top = box.bottom + GAP
        return [*marks, rule(0, top, width), *(moved(mark, dy=top + 8) for mark in row)]

    def _part(self, title: str, text: str, width: float, top: float) -> tuple[list[Mark], float]:
        """Return a heading with a text below it, and where what follows begins."""
        lettering = self.session.lettering
        heading = lettering.line(title, Point(0, top + 10), HEADING, GOLD, align=0)
        below = lettering.paragraph(text, Point(0, top + 34), width, TEXT, MUTED)
        return [heading, *below], below[-1].rect.bottom + 10

    def _daily_title(self) -> str:
        lettering = self.session.lettering
        return lettering.say("daily", date=lettering.date(self._day))

    def _daily_text(self) -> str:
        say = self.session.lettering.say
        if are_played(self.session, self._deals):
            return say("daily_on_the_table")
        if self._played is not None:
            return say("daily_played", points=self._played)
        return say("daily_text")


def _is_of(record: Record, deals: DealCode) -> bool:
    return (record.preset, record.seed) == deals
