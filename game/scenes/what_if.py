"""«What if…?»: a hand played again from its deal or from a trick; it counts for nothing."""

from __future__ import annotations

from game.memory.reel import Reel
from game.players.levels import Level
from game.scenes.game import Practice
from game.scenes.practice_sheets import WhatIfOver
from game.scenes.practice_table import PracticeTable
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.table.lettering import Lettering
from game.table.moment import Note


class WhatIf(PracticeTable):
    """The table, for practice: with the rivals as they were, and every way back."""

    def __init__(self, session: Session, reel: Reel, at: int) -> None:
        """Go on from the trick that was on the table at a moment of a hand."""
        self._start, self._as_played = reel.turns[reel.trick_start(at)], reel.final
        super().__init__(session, Level(reel.level or Level.NORMAL))
        self._adviser.say(_practice_note)

    def fresh(self) -> Practice:
        """Return the hand as it was at the start; only a fresh deal is seen to be dealt."""
        fresh = self._start.action is None
        return Practice(self._start.match, self._start.events if fresh else ())

    def _ended(self) -> Change:
        return Push(WhatIfOver(self.session, self.game.match, self._as_played))


def _practice_note(lettering: Lettering) -> Note:
    return Note(lettering.say("practice_text"), "branch")
