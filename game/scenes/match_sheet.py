"""A finished match, hand by hand."""

from __future__ import annotations

from game.memory.record import Record
from game.memory.reel import Reel
from game.memory.seal import sealed_hand
from game.rules.score import HandScore
from game.rules.seats import SOUTH
from game.save import SaveError
from game.scenes.confirm import Notice
from game.scenes.fair import FairSheet
from game.scenes.replay import Replay
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.controls import link_row
from game.table.geometry import Rect
from game.table.history_view import HistoryRow, history_rows
from game.table.marks import Button, Mark, Option, Target, moved
from game.table.sheet import SheetContent, SheetFrame

SEAL, SEAL_ROW = Button("seal"), 44.0
MOST_NAMED = 4
"""How many seats have room for their names beside their points."""
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
            foot=self._seals(frame.width),
            close=lettering.say("back"),
            back=True,
        )

    def chosen(self, target: Target) -> Change:
        """Look at a hand again."""
        self.session.hear("click")
        if target == SEAL:
            return self._checked()
        if not isinstance(target, Option):
            return None
        hand = int(target.value)
        try:
            reel = Reel(self._record.turns(hand), self._record.hands[hand][0])
        except SaveError as error:
            return Push(Notice(self.session, error.reason))
        return Push(Replay(self.session, reel))

    def _seals(self, width: float) -> list[Mark]:
        lettering = self.session.lettering
        return link_row(lettering, Rect(0, 0, width, SEAL_ROW), lettering.say("fair_link"), SEAL)

    def _checked(self) -> Change:
        """Show the seal of every hand that was written down."""
        record, hands = self._record, []
        for number, (_, facts) in enumerate(record.hands):
            if facts:
                try:
                    match = record.turns(number)[0].match
                except SaveError as error:
                    return Push(Notice(self.session, error.reason))
                hands.append(sealed_hand(match, record.number, "", over=True))
        return Push(FairSheet(self.session, hands, 0)) if hands else None

    def _row(self, hand: int, score: HandScore) -> HistoryRow:
        lettering = self.session.lettering
        named = len(score.scores) <= MOST_NAMED
        others = [
            f"{lettering.name(seat)} {points}" if named else str(points)
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
