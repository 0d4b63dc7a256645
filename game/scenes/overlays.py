"""What opens over the table: by a tap on it, or because there is something to be asked."""

from __future__ import annotations

from game.rules.may import MayCall, MayScoreMoon
from game.rules.seen import Seen
from game.scenes.game import Game
from game.scenes.help import Help
from game.scenes.menu import Menu
from game.scenes.past_tricks import PastTricks
from game.scenes.questions import CallQuestion, MoonQuestion, Question
from game.scenes.scene import Scene
from game.scenes.score_sheet import ScoreSheet
from game.scenes.session import Session
from game.table.frame_view import LAST_TRICK, MENU, RULES, SCORE
from game.table.marks import SeatPlate, Target


def opened_by(target: Target, session: Session, game: Game) -> Scene | None:
    """Return the sheet that a tap on something opens, if it opens one."""
    if target == MENU:
        return Menu(session)
    if target == RULES:
        return Help(session, "rules")
    if target == SCORE or isinstance(target, SeatPlate):
        return ScoreSheet(session, game)
    if target == LAST_TRICK:
        return PastTricks(session, game)
    return None


def question_in(session: Session, seen: Seen) -> Question | None:
    """Return what only the person can say now, if there is something."""
    match seen.may:
        case MayScoreMoon() as moon:
            return MoonQuestion(session, moon)
        case MayCall() as call:
            return CallQuestion(session, call)
        case _:
            return None
