"""The sheets of a practice table: its menu, and what the hand came to this time."""

from __future__ import annotations

from game.rules.match import Match
from game.rules.seats import SOUTH
from game.scenes.scene import Again, Change, Leave, Pop
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.marks import Avatar, Button, Mark, Target
from game.table.score_view import row_back
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import CREAM, GOLD, MUTED, QUIET_ROSE, ROSE
from game.table.widgets import primary_button, secondary_button

AGAIN, LEAVE, GO_ON = Button("practise_again"), Button("leave_practice"), Button("go_on")
BUTTON, ROW, COLUMN = 50.0, 46.0, 74.0


class PracticeSheet(SheetScene):
    """A sheet of a practice table, with its two ways on."""

    widest = widest_lying = 460.0

    def chosen(self, target: Target) -> Change:
        """Practise again, or leave."""
        if target == AGAIN:
            return Pop(Again())
        if target == LEAVE:
            return Pop(Leave())
        return Pop() if target == GO_ON else None

    def two_buttons(self, width: float, quiet: Button, golden: Button) -> list[Mark]:
        """Return the two ways on."""
        lettering, pressed = self.session.lettering, self.session.pressed
        half = (width - 10) / 2
        left, right = Rect(0, 0, half, BUTTON), Rect(half + 10, 0, half, BUTTON)
        words = {target: lettering.say(target.name) for target in (quiet, golden)}
        return [
            *secondary_button(lettering, left, words[quiet], quiet, pressed=pressed == quiet),
            *primary_button(lettering, right, words[golden], golden, pressed=pressed == golden),
        ]


class PracticeMenu(PracticeSheet):
    """Says that this is practice, and leads back."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the sentence and the ways on."""
        lettering = self.session.lettering
        text = lettering.paragraph(lettering.say("practice_text"), Point(0, 11), frame.width, 15)
        row = Rect(0, text[-1].rect.bottom + 14, frame.width, BUTTON)
        label, pressed = lettering.say(AGAIN.name), self.session.pressed == AGAIN
        return SheetContent(
            title=lettering.say("practice"),
            body=[*text, *secondary_button(lettering, row, label, AGAIN, pressed=pressed)],
            foot=self.two_buttons(frame.width, GO_ON, LEAVE),
            close=lettering.say("close"),
        )


class WhatIfOver(PracticeSheet):
    """Compares what the hand came to with what it came to when it counted."""

    closes = False

    def __init__(self, session: Session, now: Match, then: Match) -> None:
        super().__init__(session)
        self._now, self._then = now.scores[-1].scores, then.scores[-1].scores

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return a row for each seat, and the ways on."""
        say = self.session.lettering.say
        return SheetContent(
            title=say("practice_over"),
            subtitle=say("practice_counts_nothing"),
            body=self._rows(frame.width),
            foot=self.two_buttons(frame.width, AGAIN, LEAVE),
        )

    def _rows(self, width: float) -> list[Mark]:
        line, say = self.session.lettering.line, self.session.lettering.say
        right = width - 12
        marks = [
            line(say("practice_then"), Point(right - COLUMN, 9), 12, MUTED, "Medium", align=1),
            line(say("practice_now"), Point(right, 9), 12, MUTED, "Medium", align=1),
        ]
        for seat, (now, then) in enumerate(zip(self._now, self._then, strict=True)):
            box = Rect(-8, 22 + seat * ROW, width + 16, ROW - 4)
            middle, mine = box.centre.y, seat == SOUTH
            name = self.session.lettering.name(seat)
            colour = ROSE if now > 0 else QUIET_ROSE
            marks += [
                row_back(box, seat),
                Mark(Avatar(seat), Rect(4, middle - 16, 32, 32)),
                line(name, Point(46, middle), 15, GOLD if mine else CREAM, align=0),
                line(f"+{then}", Point(right - COLUMN, middle), 16, MUTED, "Medium", align=1),
                line(f"+{now}", Point(right, middle), 18, colour, align=1),
            ]
        return marks
