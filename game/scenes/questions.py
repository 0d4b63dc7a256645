"""What only the person can say: a sheet with a button for each answer."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.actions import CallPass, ScoreMoon
from game.rules.may import MayCall, MayScoreMoon
from game.rules.options import Moon
from game.rules.seats import Pass
from game.rules.setup import Call
from game.scenes.scene import Change, Pop
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.frame_view import ARROWS
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Target, moved
from game.table.sheet import SheetContent, SheetFrame
from game.table.widgets import secondary_button

BUTTON, GAP, TEXT = 50.0, 8.0, 15.0
FEW = 3
"""So many answers stand below each other, more in two columns."""


class Question(SheetScene):
    """It stays until it is answered."""

    closes = False
    widest = widest_lying = 460.0

    def __init__(
        self,
        session: Session,
        title: str,
        text: str,
        answers: Sequence[tuple[str, CallPass | ScoreMoon]],
    ) -> None:
        """Take what is asked, and what each answer says and does."""
        super().__init__(session)
        self._title, self._text = title, text
        self._answers = {Button(f"answer_{i}"): each for i, each in enumerate(answers)}

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the question, and its answers below each other."""
        lettering = self.session.lettering
        words = lettering.paragraph(self._text, Point(0, TEXT * 0.7), frame.width, TEXT)
        buttons = self._buttons(frame.width)
        if len(self._answers) <= FEW:
            return SheetContent(title=self._title, body=words, foot=buttons)
        below = max(mark.rect.bottom for mark in words) + GAP
        body = [*words, *(moved(mark, dy=below) for mark in buttons)]
        return SheetContent(title=self._title, body=body)

    def chosen(self, target: Target) -> Change:
        """Answer."""
        if isinstance(target, Button) and target in self._answers:
            return Pop(self._answers[target][1])
        return None

    def _buttons(self, width: float) -> list[Mark]:
        lettering, pressed = self.session.lettering, self.session.pressed
        columns = 1 if len(self._answers) <= FEW else 2
        room = (width - GAP * (columns - 1)) / columns
        marks: list[Mark] = []
        for i, (target, (label, _)) in enumerate(self._answers.items()):
            row, column = divmod(i, columns)
            box = Rect(column * (room + GAP), row * (BUTTON + GAP), room, BUTTON)
            marks += secondary_button(lettering, box, label, target, pressed=pressed == target)
        return marks


MOON_ANSWERS = {Moon.OTHERS_ADD: "moon_add", Moon.SHOOTER_SUBTRACTS: "moon_subtract"}


class MoonQuestion(Question):
    """What your moon does."""

    def __init__(self, session: Session, moon: MayScoreMoon) -> None:
        """Ask which of its forms it is to have."""
        say = session.lettering.say
        answers = [
            (say(MOON_ANSWERS[form], points=moon.amount), ScoreMoon(moon.seat, form))
            for form in moon.forms
        ]
        text = say("moon_choice_text", points=moon.amount)
        super().__init__(session, say("moon_choice"), text, answers)


class CallQuestion(Question):
    """How the cards of the hand that you deal are passed."""

    def __init__(self, session: Session, may: MayCall) -> None:
        """Ask which of the calls it is to be."""
        say = session.lettering.say
        answers = [(self._label(session, call), CallPass(may.seat, call)) for call in may.calls]
        super().__init__(session, say("call_question"), say("call_text"), answers)

    @staticmethod
    def _label(session: Session, call: Call) -> str:
        if call == (Pass.MIX,):
            return session.lettering.say("call_mix")
        return "   ".join(ARROWS[way] for way in call)
