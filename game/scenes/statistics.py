"""The statistics: what the finished matches come to, by period, level and rules."""

from __future__ import annotations

from game.memory.record import LEVELS
from game.memory.statistics import Period, Question, matching, percentage, tally_of
from game.scenes.history import History
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.controls import link_row, segments
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Option, Target
from game.table.sheet import SheetContent, SheetFrame
from game.table.statistics_view import (
    Tile,
    count_rows,
    heading,
    place_bars,
    tiles,
    trend,
)
from game.table.theme import MUTED
from game.table.widgets import secondary_button

PRESET, HISTORY = Button("statistics_preset"), Button("history")
ANY = "any"
CONTROL, GAP, HEADING = 44.0, 18.0, 24.0
BARS, CHART = 124.0, 190.0


class Statistics(SheetScene):
    """The questions on top, the answers below."""

    widest = 900.0

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._ledger = session.ledger()
        self._question = Question()
        self._presets = sorted(
            {match.preset for match in self._ledger.matches}
            | {sort.preset for sort, _ in self._ledger.older}
        )
        self._ask(self._question)

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the numbers, or that there are none yet."""
        say = self.session.lettering.say
        return SheetContent(
            title=say("statistics"),
            body=self._body(frame),
            foot=self._way_on(frame.width) if self._ledger.matches else (),
            close=say("back"),
            back=True,
        )

    def chosen(self, target: Target) -> Change:
        """Ask another question, or look at the matches themselves."""
        if target == HISTORY:
            return Push(History(self.session))
        question = self._question
        match target:
            case Option("period", value):
                self._ask(question._replace(period=Period(value)))
            case Option("statistics_level", value):
                self._ask(question._replace(level="" if value == ANY else value))
            case Button("statistics_preset"):
                every = ["", *self._presets]
                following = (every.index(question.preset) + 1) % len(every)
                self._ask(question._replace(preset=every[following]))
        self.session.hear("click")
        return None

    def _way_on(self, width: float) -> list[Mark]:
        lettering, pressed = self.session.lettering, self.session.pressed == HISTORY
        box, label = Rect(0, 0, width, 48), lettering.say(HISTORY.name)
        return secondary_button(lettering, box, label, HISTORY, pressed=pressed)

    def _ask(self, question: Question) -> None:
        today = self.session.outside.today()
        self._question = question
        self._tally = tally_of(self._ledger, question, today)
        self._matches = matching(self._ledger, question, today)

    def _body(self, frame: SheetFrame) -> list[Mark]:
        marks, top = self._questions(frame)
        if not self._tally.matches:
            lettering = self.session.lettering
            key = "no_matches_found" if self._ledger.matches else "no_matches_yet"
            at = Point(0, top + 14)
            return marks + lettering.paragraph(lettering.say(key), at, frame.width, 14, MUTED)
        if _beside(frame):
            left = (frame.width - 28) * 0.44
            right = frame.width - left - 28
            column = Rect(left + 28, top, right, 0)
            return marks + self._numbers(Rect(0, top, left, 0)) + self._lines(column)
        below = self._numbers(Rect(0, top, frame.width, 0))
        bottom = top + 2 * 64 + 10 + GAP + HEADING + BARS + GAP
        return marks + below + self._lines(Rect(0, bottom, frame.width, 0))

    def _questions(self, frame: SheetFrame) -> tuple[list[Mark], float]:
        """Return the choices of a question, and where what is below them begins."""
        lettering, say, question = (
            self.session.lettering,
            self.session.lettering.say,
            self._question,
        )
        periods = [(period.value, say(f"period_{period.value}")) for period in Period]
        levels = [(ANY, say("level_any")), *((level, say(level)) for level in LEVELS)]
        chosen = question.level or ANY
        width = (frame.width - 28) / 2 if _beside(frame) else frame.width
        box = Rect(0, 0, width, CONTROL)
        first = segments(lettering, box, "period", periods, question.period.value)
        height = first[0].rect.height
        box = box.moved(dx=width + 28) if _beside(frame) else box.moved(dy=height + 8)
        second = segments(lettering, box, "statistics_level", levels, chosen)
        marks, end = first + second, max(height, second[0].rect.bottom)
        if len(self._presets) > 1:
            row = Rect(0, end + 4, frame.width, CONTROL)
            value = say(f"preset_{question.preset}") if question.preset else say("preset_any")
            marks += link_row(lettering, row, say("rules_played"), PRESET, value)
            end = row.bottom
        return marks, end + GAP - 4

    def _numbers(self, box: Rect) -> list[Mark]:
        """Return the tiles, and the bars of the places."""
        lettering, say, tally = self.session.lettering, self.session.lettering.say, self._tally
        wins = say("percent", percent=percentage(tally.wins, tally.matches))
        numbers = [
            Tile(str(tally.matches), say("stat_matches")),
            Tile(wins, say("stat_wins")),
            Tile(lettering.decimal(tally.average), say("stat_average")),
            Tile(str(tally.moons_shot), say("stat_moons_shot")),
        ]
        top = Rect(box.x, box.y, box.width, 2 * 64 + 10)
        title = Rect(box.x, top.bottom + GAP, box.width, HEADING)
        bars = Rect(box.x, title.bottom, box.width, BARS)
        return [
            *tiles(lettering, top, numbers),
            heading(lettering, say("final_places"), title),
            *place_bars(lettering, bars, tally.places),
        ]

    def _lines(self, box: Rect) -> list[Mark]:
        """Return the chart of the last matches, and the numbers of moons and queens."""
        lettering, say, tally = self.session.lettering, self.session.lettering.say, self._tally
        rows = [
            Tile(str(count), say(f"stat_{name}"))
            for name, count in (
                ("moons_failed", tally.moons_failed),
                ("moons_stopped", tally.moons_stopped),
                ("queens_taken", tally.queens_taken),
                ("queens_given", tally.queens_given),
            )
        ]
        matches = self._matches[-20:]
        if not matches:
            return count_rows(lettering, Point(box.x, box.y), box.width, rows)
        title = Rect(box.x, box.y, box.width, HEADING)
        chart = Rect(box.x, title.bottom, box.width, CHART)
        values = [match.tally.average for match in matches]
        below = Point(box.x, chart.bottom + GAP)
        return [
            heading(lettering, say("chart_title", count=len(matches)), title),
            *trend(lettering, chart, values, tally.table_average),
            *count_rows(lettering, below, box.width, rows),
        ]


def _beside(frame: SheetFrame) -> bool:
    """Tell whether the chart stands beside the numbers, and not below them."""
    return frame.landscape or frame.width > 600
