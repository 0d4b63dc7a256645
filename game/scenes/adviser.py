"""Hints and tips: what is to be read beside the trick, until something else is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.players.hint import Advice
from game.players.levels import hint_player
from game.players.tips import tips
from game.rules.actions import Action
from game.rules.claim import certainty
from game.rules.match import Match
from game.rules.seats import SOUTH
from game.rules.seen import Seen, see
from game.scenes.advice import finish_note, hint_note, tip_note
from game.scenes.session import Session
from game.scenes.thinking import Thinking, chance_of
from game.table.lettering import Lettering
from game.table.marks import Button
from game.table.moment import Note

GUIDE = Button("guided_hand")


class Adviser:
    """Somebody who looks over the person's shoulder."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._hint: Thinking[Advice] | None = None
        self._said: Callable[[Lettering], Note] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a hint is being thought of."""
        return self._hint is not None

    @property
    def note(self) -> Note | None:
        """What is to be read, in the person's language."""
        return self._said and self._said(self._session.lettering)

    def say(self, said: Callable[[Lettering], Note]) -> None:
        """Let something else be read, and heard by those who listen."""
        self._said = said
        self._session.tell(said(self._session.lettering).text)

    def be_silent(self) -> None:
        """Forget what was asked and what was said."""
        self._hint, self._said = None, None

    def tell(self, seen: Seen) -> None:
        """Offer to finish a decided hand, or give the most pressing tip that is wanted and new.

        Whoever opens the game for the first time is offered a guided hand instead.
        """
        if self._session.newcomer:
            self._session.newcomer = False
            self.say(_offer)
            return
        why = certainty(seen)
        if why is not None and seen.hand.bit_count() > 1:
            self.say(partial(finish_note, why))
        if self._said or not self._session.settings.tips:
            return
        given = self._session.tips_given
        tip = next((tip for tip in tips(seen) if tip.key not in given), None)
        if tip is not None:
            given.add(tip.key)
            self.say(partial(tip_note, tip))

    def ask(self, match: Match) -> None:
        """Begin to think of a hint, unless that is being done already."""
        if self._hint is None:
            seen, chance = see(match, SOUTH), chance_of(match, SOUTH)
            advice = hint_player().advise(seen, chance)
            self._hint, self._said = Thinking(advice, awaited=True), None

    def think(self) -> Action | None:
        """Think on; when that has come to something, say why it is good, and return it."""
        if self._hint is None:
            return None
        self._hint.go_on(self._session.outside)
        if self._hint.answer is None:
            return None
        action, reason = self._hint.answer
        self._hint = None
        self.say(partial(hint_note, reason))
        return action


def _offer(lettering: Lettering) -> Note:
    return Note(lettering.say("guide_offer"), "book", GUIDE)
