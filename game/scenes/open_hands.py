"""Every seat's hand, open, at a moment of a hand that is over."""

from __future__ import annotations

from game.memory.reel import Reel
from game.rules.cards import NO_CARDS, face_of, members
from game.scenes.scene import Change, Leave, PlayAgain, Pop
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Rect
from game.table.marks import Mark, Target
from game.table.open_hands_view import OpenHand, open_hands_marks
from game.table.replay_view import LEAVE, WHAT_IF
from game.table.score_notes import taken_note
from game.table.sheet import CLOSE, SheetContent, SheetFrame
from game.table.widgets import primary_button, secondary_button

BUTTON = 50.0


class OpenHands(SheetScene):
    """The cards that have been played by then are darker; at the end none is."""

    widest = 560.0

    def __init__(self, session: Session, reel: Reel, at: int) -> None:
        super().__init__(session)
        self._reel, self._at = reel, at

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the hands, and the ways on."""
        say, match = self.session.lettering.say, self._reel.turns[self._at].match
        columns = 2 if frame.landscape else 1
        hands = open_hands_marks(self.session.lettering, self._hands(), frame.width, columns)
        return SheetContent(
            title=say("open_hands"),
            subtitle=say("hand", number=match.hand_number),
            body=hands,
            foot=self._buttons(frame.width),
            close=say("close"),
        )

    def chosen(self, target: Target) -> Change:
        """Play the hand again from here, or leave it."""
        if target == WHAT_IF:
            return PlayAgain(self._reel, self._at)
        return Pop(Leave()) if target == LEAVE else None

    @property
    def _at_the_end(self) -> bool:
        return self._at == self._reel.last

    def _hands(self) -> list[OpenHand]:
        """Return what each seat held when the play began, or was dealt while cards are passed."""
        deal = self._reel.turns[self._at].match.deal
        held = self._reel.turns[max(self._at and self._reel.first_lead, 0)].match.deal.hands
        played = NO_CARDS
        for trick in () if self._at_the_end else (*deal.tricks, deal.trick):
            played |= trick.all_cards()
        note = self.session.lettering
        return [
            OpenHand(
                seat,
                tuple(sorted(members(cards), key=face_of)),
                played & cards,
                taken_note(note, deal.taken[seat]),
            )
            for seat, cards in enumerate(held)
        ]

    def _buttons(self, width: float) -> list[Mark]:
        lettering, pressed = self.session.lettering, self.session.pressed
        half = (width - 10) / 2
        left, right = Rect(0, 0, half, BUTTON), Rect(half + 10, 0, half, BUTTON)
        way_on = LEAVE if self._at_the_end else CLOSE
        what_if, on = lettering.say("what_if"), lettering.say("leave_replay")
        if not self._at_the_end:
            on = lettering.say("go_on")
        return [
            *secondary_button(lettering, left, what_if, WHAT_IF, pressed=pressed == WHAT_IF),
            *primary_button(lettering, right, on, way_on, pressed=pressed == way_on),
        ]
