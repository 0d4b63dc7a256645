"""Your points beside those of the three levels in your seat, with the same cards; and the code."""

from __future__ import annotations

from collections.abc import Sequence

from game.players.levels import Level
from game.rules.match import Match
from game.rules.seats import SOUTH
from game.scenes.deal_code import ROW, SHARE, code_row, share_deals
from game.scenes.fair import FairSheet
from game.scenes.on_table import sealed_hands
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.scenes.stand_in import stood_in
from game.scenes.thinking import Thinking
from game.table.compare_view import ComparedRow, compared_rows
from game.table.controls import link_row
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Target, moved
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import MUTED
from game.table.widgets import rule

SMALL, GAP = 13.0, 14.0
SEAL = Button("seal")


class CompareSheet(SheetScene):
    """The levels play while it is open, the quick ones first; what they came to is kept."""

    widest = widest_lying = 520.0

    def __init__(self, session: Session, hands: Sequence[Match]) -> None:
        """Compare what some hands of the match on the table came to, given as they were dealt."""
        super().__init__(session)
        self._hands = hands
        self._thinking: Thinking[int] | None = None

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return a row for the person and for each level, and the code of the deals."""
        lettering = self.session.lettering
        rows = compared_rows(lettering, [self._you(), *map(self._level, Level)], frame.width)
        below = Point(0, rows[-1].rect.bottom + 24)
        note = lettering.say("compare_note")
        rows += lettering.paragraph(note, below, frame.width, SMALL, MUTED)
        return SheetContent(
            title=lettering.say("compare_title"),
            subtitle=self._subtitle(),
            body=rows + self._code(frame.width, rows[-1].rect.bottom + GAP),
            close=lettering.say("close"),
        )

    def chosen(self, target: Target) -> Change:
        """Hand the code on."""
        if target == SHARE:
            share_deals(self.session)
        if target != SEAL:
            return None
        self.session.hear("click")
        hands = sealed_hands(self.session)
        return Push(FairSheet(self.session, hands, len(hands) - 1))

    def update(self, seconds: float) -> Change:
        """Let the levels play on."""
        missing = self._missing()
        if missing is not None:
            hand, level = missing
            if self._thinking is None:
                self._thinking = Thinking(stood_in(hand, level, self._rivals(hand)))
            self._thinking.go_on(self.session.outside)
            if self._thinking.answer is not None:
                self.session.stand_ins[hand.hand_number, level] = self._thinking.answer
                self._thinking = None
        return super().update(seconds)

    def wait(self) -> float:
        """Return 0 while a level plays."""
        return super().wait() if self._missing() is None else 0.0

    def _missing(self) -> tuple[Match, Level] | None:
        """Return the next hand that is to be played, and by which level."""
        known = self.session.stand_ins
        return next(
            (
                (hand, level)
                for level in Level
                for hand in self._hands
                if (hand.hand_number, level) not in known
            ),
            None,
        )

    def _rivals(self, hand: Match) -> Level:
        """Return how strong the rivals were in a hand."""
        level = self.session.chronicle.hands[hand.hand_number - 1].level
        return Level(level or self.session.settings.level_in_play)

    def _subtitle(self) -> str:
        say, count = self.session.lettering.say, len(self._hands)
        if count == 1:
            return say("hand", number=self._hands[0].hand_number)
        return say("hands_played", count=count)

    def _you(self) -> ComparedRow:
        scores = self.session.match.scores
        points = sum(scores[hand.hand_number - 1].scores[SOUTH] for hand in self._hands)
        return ComparedRow(self.session.lettering.name(SOUTH), points, mine=True)

    def _level(self, level: Level) -> ComparedRow:
        lettering, known = self.session.lettering, self.session.stand_ins
        numbers = [hand.hand_number for hand in self._hands]
        points = [known[number, level] for number in numbers if (number, level) in known]
        name = lettering.say(level.value)
        if len(points) == len(numbers):
            return ComparedRow(name, sum(points))
        done = lettering.say("compare_underway", done=len(points), of=len(numbers))
        return ComparedRow(name, None, done)

    def _code(self, width: float, top: float) -> list[Mark]:
        """Return the code, and the way to the seals of the deals."""
        lettering = self.session.lettering
        row = Rect(0, ROW + 4, width, 44)
        marks = code_row(self.session, width)
        marks += [
            rule(0, row.y, width),
            *link_row(lettering, row, lettering.say("fair_link"), SEAL),
        ]
        return [moved(mark, dy=top) for mark in marks]
