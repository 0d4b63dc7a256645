"""What only the person can say: a sheet with a button for each answer."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.actions import CallPass, ScoreMoon
from game.rules.may import MayScoreMoon
from game.rules.options import Moon
from game.scenes.scene import Change, Pop
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Target
from game.table.sheet import SheetContent, SheetFrame
from game.table.widgets import secondary_button

BUTTON, GAP, TEXT = 50.0, 8.0, 15.0


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
        return SheetContent(title=self._title, body=words, foot=self._buttons(frame.width))

    def chosen(self, target: Target) -> Change:
        """Answer."""
        if isinstance(target, Button) and target in self._answers:
            return Pop(self._answers[target][1])
        return None

    def _buttons(self, width: float) -> list[Mark]:
        lettering, pressed = self.session.lettering, self.session.pressed
        marks: list[Mark] = []
        for i, (target, (label, _)) in enumerate(self._answers.items()):
            box = Rect(0, i * (BUTTON + GAP), width, BUTTON)
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
