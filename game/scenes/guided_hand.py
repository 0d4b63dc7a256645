"""The guided hand: one hand at the real table, with somebody who explains it."""

from __future__ import annotations

from game.players.levels import Level
from game.rules.apply import new_match
from game.rules.house import STANDARD
from game.rules.match import Match
from game.scenes.game import Practice
from game.scenes.practice_sheets import AGAIN, LEAVE, PracticeSheet
from game.scenes.practice_table import PracticeTable
from game.scenes.scene import Again, Answer, Change, Leave, Pop, Push
from game.scenes.session import Session
from game.scenes.tutor import READ_ON, Tutor
from game.table.geometry import Point, Rect
from game.table.marks import Mark, Target
from game.table.score_notes import taken_note
from game.table.score_view import result_row
from game.table.sheet import SheetContent, SheetFrame

SEED = 572
"""A deal in which much of what there is to learn comes up."""
ROW, LOW_ROW, TEXT = 56.0, 44.0, 15.0


class GuidedHand(PracticeTable):
    """It counts for nothing, and can be left at any time."""

    title = "guided_hand"

    def __init__(self, session: Session) -> None:
        super().__init__(session, Level.EASY)
        self._adviser = Tutor(session)

    def fresh(self) -> Practice:
        """Return the hand as it is dealt, the same each time."""
        return Practice(*new_match(STANDARD, SEED))

    def activate(self, target: Target) -> Change:
        """Take a tap on the table, or read on."""
        if target == READ_ON:
            self._adviser.be_silent()
            self._adviser.tell(self.game.seen())
            return None
        return super().activate(target)

    def resume(self, answer: Answer) -> Change:
        """Begin again with all there is to say, or leave for the table, past the menu."""
        if isinstance(answer, Leave):
            return Pop(answer)
        if isinstance(answer, Again):
            self._adviser = Tutor(self.session)
        return super().resume(answer)

    def _ended(self) -> Change:
        return Push(GuideOver(self.session, self.game.match))


class GuideOver(PracticeSheet):
    """Says what the hand came to, and how a match goes on from there."""

    closes = False
    widest_lying = 760.0

    def __init__(self, session: Session, match: Match) -> None:
        super().__init__(session)
        self._match = match

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the words and a row for each seat, side by side where it lies on its side."""
        lettering, match = self.session.lettering, self._match
        wide = frame.width * 0.56 if frame.landscape else frame.width
        room = frame.width - wide - 24 if frame.landscape else wide
        text = lettering.say("guide_over_text", target=match.house.target)
        words = lettering.paragraph(text, Point(0, TEXT * 0.7), room, TEXT)
        first = Rect(-8, words[-1].rect.bottom + 10, wide + 16, ROW)
        if frame.landscape:
            first = Rect(room + 16, -4, wide + 16, LOW_ROW)
        return SheetContent(
            title=lettering.say("guide_over"),
            body=[*words, *self._rows(first)],
            foot=self.two_buttons(frame.width, AGAIN, LEAVE),
        )

    def _rows(self, first: Rect) -> list[Mark]:
        lettering, match = self.session.lettering, self._match
        marks: list[Mark] = []
        for i, seat in enumerate(match.ranking()):
            row, total = first.moved(dy=i * first.height), match.totals[seat]
            note = taken_note(lettering, match.deal.taken[seat])
            part = total / match.house.target
            marks += result_row(lettering, row, seat, total, total, note, part)
        return marks
