"""The coach: which of your decisions in a hand cost most, by how much, and why."""

from __future__ import annotations

import random

from game.memory.decisions import decisions
from game.memory.reel import Reel
from game.players.coach import FULL, Decision, Finding, Review
from game.rules.cards import members
from game.rules.match import Stage
from game.rules.seats import SOUTH
from game.scenes.advice import lesson_text
from game.scenes.replay import Replay
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.scenes.thinking import Thinking
from game.table.geometry import Point, Rect
from game.table.marks import Mark, Option, Target
from game.table.review_view import BAR, ReviewRow, progress_bar, review_rows
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import MUTED

SMALL = 13.0


class ReviewSheet(SheetScene):
    """It thinks while it is open, and goes on where it was when it is opened again."""

    widest = widest_lying = 620.0

    def __init__(self, session: Session, reel: Reel) -> None:
        super().__init__(session)
        self._reel = reel
        made = [Decision(*one) for one in decisions(reel.turns, SOUTH)]
        number = reel.final.hand_number
        chance = random.Random(f"{reel.final.seed} {number}")
        self._review = Review(made, FULL, chance)
        self._thinking = Thinking(self._review.think())

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return what was found, or how far the coach is."""
        say = self.session.lettering.say
        found = self._thinking.answer
        body = self._underway(frame.width) if found is None else self._found(frame.width, found)
        return SheetContent(
            title=say("review"),
            subtitle=say("hand", number=self._reel.final.hand_number),
            body=body,
            close=say("close"),
        )

    def chosen(self, target: Target) -> Change:
        """Show the moment of a decision."""
        if not isinstance(target, Option) or self._thinking.answer is None:
            return None
        self.session.hear("click")
        seen = self._thinking.answer[int(target.value)].decision.seen
        return Push(Replay(self.session, self._reel, self._reel.place_of(seen)))

    def update(self, seconds: float) -> Change:
        """Let the coach think on."""
        if self._thinking.answer is None:
            self._thinking.go_on(self.session.outside)
        return super().update(seconds)

    def wait(self) -> float:
        """Return 0 while the coach thinks."""
        return 0.0 if self._thinking.answer is None else super().wait()

    def _underway(self, width: float) -> list[Mark]:
        lettering = self.session.lettering
        text = lettering.say("review_underway")
        bar = Rect(0, 34, width, BAR)
        return [
            *lettering.paragraph(text, Point(0, 12), width, 15),
            *progress_bar(bar, self._review.progress),
        ]

    def _found(self, width: float, found: list[Finding]) -> list[Mark]:
        """Return a row for each decision, and by what they were judged."""
        lettering = self.session.lettering
        rows = review_rows(lettering, [self._row(i, one) for i, one in enumerate(found)], width)
        top = rows[-1].rect.bottom if rows else 0.0
        if not found:
            rows = lettering.paragraph(lettering.say("review_clean"), Point(0, 12), width, 15)
        top = max((mark.rect.bottom for mark in rows), default=0.0) + 18
        text = lettering.say("review_judged")
        return rows + lettering.paragraph(text, Point(0, top), width, SMALL, MUTED)

    def _row(self, number: int, finding: Finding) -> ReviewRow:
        lettering = self.session.lettering
        seen, cards = finding.decision
        trick = len(seen.tricks) + 1
        passing = seen.stage is Stage.PASS
        title = lettering.say("the_pass") if passing else lettering.say("trick_title", number=trick)
        cost = lettering.say("review_cost", points=lettering.decimal(finding.cost))
        return ReviewRow(
            target=Option("finding", str(number)),
            title=title,
            cost=cost,
            text=lesson_text(lettering, finding.reason),
            played=tuple(members(cards & ~finding.better)),
            better=tuple(members(finding.better & ~cards)),
        )
