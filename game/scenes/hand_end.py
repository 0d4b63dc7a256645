"""What the panels after a hand and after a match have in common: the ways to look back."""

from __future__ import annotations

from game.rules.house import STANDARD
from game.rules.match import Match
from game.scenes.compare import CompareSheet
from game.scenes.replay import Replay
from game.scenes.review import ReviewSheet
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Rect
from game.table.marks import Button, Mark, Target
from game.table.widgets import secondary_button

REVIEW, SEE_HAND, COMPARE = Button("open_review"), Button("see_hand"), Button("compare")
ROW, GAP = 44.0, 8.0


class HandEnd(SheetScene):
    """It stays until something new is asked for."""

    closes = False

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._review: ReviewSheet | None = None
        """Kept, so that the coach need not think of the same hand twice."""

    def chosen(self, target: Target) -> Change:
        """Look back at the hand, alone or with the coach."""
        if target == SEE_HAND:
            return Push(Replay(self.session, self.session.reel()))
        if target == REVIEW:
            self._review = self._review or ReviewSheet(self.session, self.session.reel())
            return Push(self._review)
        return Push(CompareSheet(self.session, self.compared())) if target == COMPARE else None

    def compared(self) -> list[Match]:
        """Return the hands, as they were dealt, that the levels are to play too."""
        return [self.session.reel().turns[0].match]

    def ways_back(self, box: Rect) -> list[Mark]:
        """Return the buttons in a row; coach and levels know only the usual game."""
        lettering, pressed = self.session.lettering, self.session.pressed
        offered = (
            [REVIEW, SEE_HAND, COMPARE] if self.session.match.house == STANDARD else [SEE_HAND]
        )
        width = (box.width - GAP * (len(offered) - 1)) / len(offered)
        marks: list[Mark] = []
        for i, target in enumerate(offered):
            place = Rect(box.x + i * (width + GAP), box.y, width, ROW)
            label = lettering.say(target.name)
            marks += secondary_button(lettering, place, label, target, pressed=pressed == target)
        return marks
