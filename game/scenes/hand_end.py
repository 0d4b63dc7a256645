"""What the panels after a hand and after a match have in common: the ways to look back."""

from __future__ import annotations

from game.players.coach import knows
from game.rules.match import Match
from game.scenes.compare import CompareSheet
from game.scenes.on_table import reel_of
from game.scenes.replay import Replay
from game.scenes.review import ReviewSheet
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.crowd import MANY_SEATS
from game.table.geometry import Rect
from game.table.marks import Button, Mark, Target
from game.table.sheet import SheetFrame
from game.table.widgets import primary_button, secondary_button

REVIEW, SEE_HAND, COMPARE = Button("open_review"), Button("see_hand"), Button("compare")
WAYS = {REVIEW: "hint", SEE_HAND: "eye", COMPARE: "score"}
"""The ways to look back, each with the drawing that stands for it."""
ROW, GAP, SMALL = 44.0, 8.0, 13.0


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
            return Push(Replay(self.session, reel_of(self.session)))
        if target == REVIEW:
            self._review = self._review or ReviewSheet(self.session, reel_of(self.session))
            return Push(self._review)
        return Push(CompareSheet(self.session, self.compared())) if target == COMPARE else None

    def compared(self) -> list[Match]:
        """Return the hands, as they were dealt, that the levels are to play too."""
        return [reel_of(self.session).turns[0].match]

    def spread_out(self, frame: SheetFrame) -> bool:
        """Tell whether there are many seats on a phone on its side: its rows need two columns."""
        return frame.landscape and self.session.match.house.seats > MANY_SEATS

    def all_in_a_row(self, width: float, label: str, target: Button) -> list[Mark]:
        """Return the ways back and the way on side by side."""
        part = (width - GAP) / 2
        pressed = self.session.pressed == target
        onward = Rect(part + GAP, 0, part, ROW)
        button = primary_button(self.session.lettering, onward, label, target, pressed=pressed)
        return [*self.ways_back(Rect(0, 0, part, ROW)), *button]

    def ways_back(self, box: Rect) -> list[Mark]:
        """Return the buttons in a row, as drawings alone where not all of their words fit."""
        lettering, pressed = self.session.lettering, self.session.pressed
        offered = self._offered()
        width = (box.width - GAP * (len(offered) - 1)) / len(offered)
        labels = [lettering.say(target.name) for target in offered]
        words = " ".join(labels).split()
        tight = any(lettering.measure(word, SMALL, "Bold") > width - 14 for word in words)
        marks: list[Mark] = []
        for i, (target, label) in enumerate(zip(offered, labels, strict=True)):
            place = Rect(box.x + i * (width + GAP), box.y, width, ROW)
            drawing = offered[target] if tight else None
            marks += secondary_button(
                lettering,
                place,
                label,
                target,
                icon_name=drawing,
                icon_only=tight,
                pressed=pressed == target,
            )
        return marks

    def _offered(self) -> dict[Button, str]:
        """Return the buttons, each with its drawing, as far as the coach knows the rules."""
        known = knows(self.session.match.house)
        return {way: drawing for way, drawing in WAYS.items() if known or way != REVIEW}
