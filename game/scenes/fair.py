"""Why nobody has to take our word for the deal: the digest before a hand, all of it afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from game.memory.seal import SealedHand, grouped_digest
from game.scenes.scene import Change
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.fair_view import FairParts, Finding, fair_marks
from game.table.geometry import Rect
from game.table.marks import Button, Mark, Target
from game.table.sheet import SheetContent, SheetFrame
from game.table.widgets import primary_button, secondary_button

EARLIER, LATER, SHARE = Button("seal_earlier"), Button("seal_later"), Button("share_seal")
BUTTON, GAP = 48.0, 10.0


class FairSheet(SheetScene):
    """A hand that is over is checked here; one that is not shows its digest alone."""

    widest = 620.0

    def __init__(self, session: Session, hands: Sequence[SealedHand], at: int) -> None:
        super().__init__(session)
        self._hands, self._at = hands, at

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return what is known of the deal by now, and how to check it."""
        say, hand = self.session.lettering.say, self._hands[self._at]
        return SheetContent(
            title=say("fair_title"),
            subtitle=say("hand", number=hand.number),
            body=fair_marks(self.session.lettering, self._parts(hand), frame.width),
            foot=self._buttons(frame.width),
            close=say("close"),
        )

    def chosen(self, target: Target) -> Change:
        """Turn to another hand, or hand the line on that the digest was made of."""
        if target == SHARE:
            seal = self._hands[self._at].seal
            self.session.outside.share(f"{seal.salt} {seal.deck}")
        elif target in (EARLIER, LATER):
            self._at += 1 if target == LATER else -1
            self._scrolled = 0.0
        self.session.hear("click")
        return None

    def _parts(self, hand: SealedHand) -> FairParts:
        say, seal = self.session.lettering.say, hand.seal
        rivals = [(say("fair_rivals"), say("fair_rivals_text"))]
        if not hand.over:
            return FairParts(
                text=say("fair_before"),
                lines=[(say("fair_digest"), grouped_digest(seal.digest))],
                findings=[],
                more=rivals,
            )
        command = say("fair_command")
        return FairParts(
            text=say("fair_after"),
            lines=[
                (say("fair_digest"), grouped_digest(seal.digest)),
                (say("fair_salt"), seal.salt),
                (say("fair_deck"), seal.deck),
            ],
            findings=self._findings(hand),
            more=[(say("fair_how"), f"{say('fair_how_text')} {command}"), *rivals],
        )

    def _findings(self, hand: SealedHand) -> list[Finding]:
        """Return what was checked: the digest too, where it was written down before the hand."""
        say = self.session.lettering.say
        cards = Finding(say("fair_check_cards"), hand.cards_fit)
        if hand.digest_fits is None:
            return [cards]
        return [Finding(say("fair_check_digest"), hand.digest_fits), cards]

    def _buttons(self, width: float) -> list[Mark]:
        """Return the ways to other hands, and between them the way to hand the line on."""
        lettering, pressed = self.session.lettering, self.session.pressed
        sharing = self.session.outside.sharing()
        marks: list[Mark] = []
        for target, there, left in (
            (EARLIER, self._at > 0, 0.0),
            (LATER, self._at + 1 < len(self._hands), width - BUTTON),
        ):
            if there:
                box = Rect(left, 0, BUTTON, BUTTON)
                label, drawing = lettering.say(target.name), "back" if target == EARLIER else "next"
                marks += secondary_button(
                    lettering, box, label, target, icon_name=drawing, icon_only=True
                )
        if self._hands[self._at].over and sharing:
            box = Rect(BUTTON + GAP, 0, width - 2 * (BUTTON + GAP), BUTTON)
            label = lettering.say(f"seal_{sharing}")
            marks += primary_button(lettering, box, label, SHARE, pressed=pressed == SHARE)
        return marks
