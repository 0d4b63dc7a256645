"""A table for practice: what is played at it counts for nothing, and can be left or begun again."""

from __future__ import annotations

from game.players.levels import Level
from game.scenes.game import Practice
from game.scenes.play import Play
from game.scenes.practice_sheets import PracticeMenu
from game.scenes.scene import Again, Answer, Change, Leave, Pop, Push
from game.scenes.session import Session
from game.table.frame_view import MENU
from game.table.marks import Target
from game.table.moment import Moment


class PracticeTable(Play):
    """Each kind of practice says with which hand it begins, and what follows its end."""

    title = "practice"
    """The key of what stands in place of the number of the hand."""

    def __init__(self, session: Session, level: Level) -> None:
        self._strength = level
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

    @property
    def _level(self) -> Level:
        return self._strength

    def _moment(self) -> Moment:
        return super()._moment()._replace(title=self.session.lettering.say(self.title))
