"""A finished match, hand by hand."""

from __future__ import annotations

from game.memory.record import Record
from game.memory.reel import Reel
from game.rules.score import HandScore
from game.rules.seats import SOUTH
from game.save import SaveError
from game.scenes.confirm import Notice
from game.scenes.replay import Replay
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.history_view import HistoryRow, history_rows
from game.table.marks import Option, Target, moved
from game.table.sheet import SheetContent, SheetFrame

TOP = 6.0
"""What stays free between the head and the rows."""


class MatchSheet(SheetScene):
    """Each hand that was written down can be looked at again."""

    widest = 900.0

    def __init__(self, session: Session, record: Record) -> None:
        super().__init__(session)
        self._record = record

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return a row for each hand."""
        lettering, record = self.session.lettering, self._record
        points = lettering.say(
            "match_points", points=record.totals[SOUTH], count=len(record.scores)
        )
        hands = [self._row(i, score) for i, score in enumerate(record.scores)]
        columns = 2 if frame.landscape or frame.width > 600 else 1
        rows = history_rows(lettering, hands, frame.width, columns)
        return SheetContent(
            title=lettering.date(record.day),
            subtitle=points,
            body=[moved(mark, dy=TOP) for mark in rows],
            close=lettering.say("back"),
            back=True,
        )

    def chosen(self, target: Target) -> Change:
        """Look at a hand again."""
        if not isinstance(target, Option):
            return None
        self.session.hear("click")
        hand = int(target.value)
        try:
            reel = Reel(self._record.turns(hand), self._record.hands[hand][0])
        except SaveError as error:
            return Push(Notice(self.session, error.reason))
        return Push(Replay(self.session, reel))

    def _row(self, hand: int, score: HandScore) -> HistoryRow:
        lettering = self.session.lettering
        others = [
            f"{lettering.name(seat)} {points}"
            for seat, points in enumerate(score.scores)
            if seat != SOUTH
        ]
        return HistoryRow(
            target=Option("replay", str(hand)),
            sign=str(hand + 1) if score.shooter is None else "moon",
            title=lettering.say("hand", number=hand + 1),
            note=" · ".join(others),
            value=f"+{score.scores[SOUTH]}",
            enabled=bool(self._record.hands[hand][1]),
        )
