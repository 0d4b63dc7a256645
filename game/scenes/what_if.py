"""«What if…?»: a hand played again from its deal or from a trick; it counts for nothing."""

from __future__ import annotations

from game.memory.reel import Reel
from game.players.levels import Level, player_of
from game.players.player import Thought
from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.seen import see
from game.scenes.game import Practice
from game.scenes.play import Play
from game.scenes.scene import Again, Answer, Change, Leave, Pop, Push
from game.scenes.session import Session
from game.scenes.thinking import chance_of
from game.scenes.what_if_sheets import WhatIfMenu, WhatIfOver
from game.table.frame_view import MENU
from game.table.lettering import Lettering
from game.table.marks import Target
from game.table.moment import Moment, Note


class WhatIf(Play):
    """The table, for practice: with the rivals as they were, and every way back."""

    def __init__(self, session: Session, reel: Reel, at: int) -> None:
        """Go on from the trick that was on the table at a moment of a hand."""
        self._start, self._as_played = reel.turns[reel.trick_start(at)], reel.final
        self._level = Level(reel.level or Level.NORMAL)
        super().__init__(session, self._practice())
        self._adviser.say(_practice_note)

    def activate(self, target: Target) -> Change:
        """Take a tap on the table; the menu is that of practice."""
        if target == MENU:
            return Push(WhatIfMenu(self.session))
        return super().activate(target)

    def resume(self, answer: Answer) -> Change:
        """Begin again, or leave, when a sheet above asks for it."""
        if isinstance(answer, Leave):
            return Pop()
        if isinstance(answer, Again):
            self.game = self._practice()
            self._begin_again()
        return None

    def _ended(self) -> Change:
        return Push(WhatIfOver(self.session, self.game.match, self._as_played))

    def _practice(self) -> Practice:
        """Return the hand as it was at the start; only a fresh deal is seen to be dealt."""
        fresh = self._start.action is None
        return Practice(self._start.match, self._start.events if fresh else ())

    def _thought(self, seat: Seat) -> Thought[Action]:
        match = self.game.match
        return player_of(self._level).think(see(match, seat), chance_of(match, seat))

    def _moment(self) -> Moment:
        return super()._moment()._replace(title=self.session.lettering.say("practice"))


def _practice_note(lettering: Lettering) -> Note:
    return Note(lettering.say("practice_text"), "branch")
