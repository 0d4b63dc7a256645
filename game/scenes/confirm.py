"""Small sheets that ask or tell one thing."""

from __future__ import annotations

from game.memory.chronicle import Origin
from game.scenes.scene import Change, NewMatch, Pop
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Target
from game.table.sheet import SheetContent, SheetFrame
from game.table.widgets import primary_button, secondary_button

START, KEEP, UNDERSTOOD = Button("start"), Button("keep_playing"), Button("understood")
BUTTON = 50.0
TEXT = 15.0
ANY = NewMatch()


class ConfirmNewMatch(SheetScene):
    """Asks before the match on the table is given up."""

    widest = widest_lying = 420.0

    def __init__(self, session: Session, wanted: NewMatch = ANY) -> None:
        super().__init__(session)
        self._wanted = wanted

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the question and its two answers."""
        lettering, pressed = self.session.lettering, self.session.pressed
        half = (frame.width - 10) / 2
        keep, start = Rect(0, 0, half, BUTTON), Rect(half + 10, 0, half, BUTTON)
        words = {target: lettering.say(target.name) for target in (KEEP, START)}
        return SheetContent(
            title=lettering.say(self._question()),
            body=_text(self, frame, self._text()),
            foot=[
                *secondary_button(lettering, keep, words[KEEP], KEEP, pressed=pressed == KEEP),
                *primary_button(lettering, start, words[START], START, pressed=pressed == START),
            ],
        )

    def chosen(self, target: Target) -> Change:
        """Begin another match, or go back to this one."""
        if target == START:
            return Pop(self._wanted)
        return Pop() if target == KEEP else None

    def _question(self) -> str:
        """Return the key of what is asked, by where the deals come from."""
        asked = {Origin.CODE: "new_match_code", Origin.DAILY: "new_match_daily"}
        return asked.get(self._wanted.origin, "new_match_question")

    def _text(self) -> str:
        """Return what is to be known before an answer."""
        return self.session.lettering.say("new_match_text")


class ConfirmRules(ConfirmNewMatch):
    """Asks before a match is begun by other rules."""

    def __init__(self, session: Session, preset: str) -> None:
        """Take the preset that was asked for."""
        super().__init__(session)
        self._preset = preset

    def chosen(self, target: Target) -> Change:
        """Play by these rules from now on."""
        if target == START:
            self.session.change(rules=self._preset)
        return super().chosen(target)

    def _question(self) -> str:
        return "rules_change_question"

    def _text(self) -> str:
        say = self.session.lettering.say
        name, line = say(f"preset_{self._preset}"), say(f"preset_{self._preset}_text")
        return f"{name}. {line} {say('rules_change_text')}"


class Notice(SheetScene):
    """Tells something that went wrong, once."""

    widest = widest_lying = 420.0

    def __init__(self, session: Session, key: str) -> None:
        super().__init__(session)
        self._key = key

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return what there is to tell."""
        lettering, pressed = self.session.lettering, self.session.pressed == UNDERSTOOD
        button = Rect(0, 0, frame.width, BUTTON)
        label = lettering.say("understood")
        return SheetContent(
            title=lettering.say("notice"),
            body=_text(self, frame, lettering.say(self._key)),
            foot=primary_button(lettering, button, label, UNDERSTOOD, pressed=pressed),
        )

    def chosen(self, target: Target) -> Change:
        """Go on."""
        return Pop() if target == UNDERSTOOD else None


def _text(scene: SheetScene, frame: SheetFrame, text: str) -> list[Mark]:
    return scene.session.lettering.paragraph(text, Point(0, TEXT * 0.7), frame.width, TEXT)
