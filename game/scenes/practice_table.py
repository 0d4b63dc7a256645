"""A table for practice: what is played at it counts for nothing, and can be left or begun again."""

from __future__ import annotations

from game.players.levels import Level, player_of
from game.players.player import Thought
from game.rules.actions import Action
from game.rules.seats import Seat
from game.rules.seen import see
from game.scenes.game import Practice
from game.scenes.play import Play
from game.scenes.practice_sheets import PracticeMenu
from game.scenes.scene import Again, Answer, Change, Leave, Pop, Push
from game.scenes.session import Session
from game.scenes.thinking import chance_of
from game.table.frame_view import MENU
from game.table.marks import Target
from game.table.moment import Moment


class PracticeTable(Play):
    """Each kind of practice says with which hand it begins, and what follows its end."""

    title = "practice"
    """The key of what stands in place of the number of the hand."""

    def __init__(self, session: Session, level: Level) -> None:
        self._level = level
        super().__init__(session, self.fresh())

    def fresh(self) -> Practice:
        """Return the hand as it begins."""
        raise NotImplementedError

    def activate(self, target: Target) -> Change:
        """Take a tap on the table; the menu is that of practice."""
        if target == MENU:
            return Push(PracticeMenu(self.session))
        return super().activate(target)

    def resume(self, answer: Answer) -> Change:
        """Begin again, or leave, when a sheet above asks for it."""
        if isinstance(answer, Leave):
            return Pop()
        if isinstance(answer, Again):
            self.game = self.fresh()
            self._begin_again()
        return None

    def _thought(self, seat: Seat) -> Thought[Action]:
        match = self.game.match
        return player_of(self._level).think(see(match, seat), chance_of(match, seat))

    def _moment(self) -> Moment:
        return super()._moment()._replace(title=self.session.lettering.say(self.title))
