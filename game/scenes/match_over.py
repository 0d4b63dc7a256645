"""The end of a match: victory or defeat, the ranking, the totals over the hands."""

from __future__ import annotations

from game.rules.match import Match
from game.rules.seats import SOUTH
from game.scenes.hand_end import GAP, ROW, HandEnd
from game.scenes.on_table import hands_as_dealt
from game.scenes.scene import Change, NewMatch, Pop
from game.table.celebration import CONFETTI_LASTS, confetti
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Marks, Target
from game.table.score_view import LINE_NAME, chart, ranking_row, rows_in
from game.table.sheet import FOOT_GAP, HEADLESS, SheetContent, SheetFrame
from game.table.theme import CREAM, GOLD, GOLD_FILL, MUTED, ROSE
from game.table.widgets import icon, primary_button

PLAY_AGAIN = Button("play_again")
BUTTON = 52.0
LEAST_CHART = 110.0


class MatchOver(HandEnd):
    """It stays until another match is asked for."""

    widest = 600.0
    _heard = False
    _calm = False
    """Whether a tap has ended the celebration."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the result, the ranking and the lines."""
        title, subtitle = self._result()
        if self.spread_out(frame):
            foot = self.all_in_a_row(
                frame.width, self.session.lettering.say("play_again"), PLAY_AGAIN
            )
            body = self._spread(frame)
            return SheetContent(title=title, subtitle=subtitle, body=body, foot=foot)
        if frame.landscape:
            return SheetContent(title=title, subtitle=subtitle, body=self._beside(frame))
        foot = self.ways_back(Rect(0, 0, frame.width, ROW))
        foot += self._button(Rect(0, ROW + GAP, frame.width, BUTTON))
        return SheetContent(title="", body=self._below(frame, title, subtitle), foot=foot)

    def chosen(self, target: Target) -> Change:
        """Ask for another match."""
        return Pop(NewMatch()) if target == PLAY_AGAIN else super().chosen(target)

    def compared(self) -> list[Match]:
        """Return every hand of the match."""
        return hands_as_dealt(self.session)

    def key(self, name: str) -> Change:
        """Take the key for another match."""
        return Pop(NewMatch()) if name == "n" else super().key(name)

    def view(self) -> Marks:
        """Return the sheet and, for the winner, what rains down on it."""
        rain = confetti(self.session.glass, self._age) if self._celebrates() else ()
        return (*super().view(), *rain)

    def activate(self, target: Target) -> Change:
        """Take a tap; one anywhere but on the button ends the celebration."""
        self._calm = True
        return super().activate(target)

    def wait(self) -> float:
        """Return 0 while the sheet opens or confetti falls."""
        return 0.0 if self._celebrates() else super().wait()

    def update(self, seconds: float) -> Change:
        """Let the result be heard once."""
        if not self._heard:
            self._heard = True
            self.session.hear("victory" if self._won() else "defeat")
        return super().update(seconds)

    def _celebrates(self) -> bool:
        moving = not self.session.pace.fades and not self._calm
        return moving and self._won() and self._age < CONFETTI_LASTS

    def _won(self) -> bool:
        return SOUTH in self.session.match.winners

    def _result(self) -> tuple[str, str]:
        say, match = self.session.lettering.say, self.session.match
        totals = match.totals
        best = match.ranking()[0]
        if self._won():
            text = say("victory_text", points=totals[SOUTH], count=len(match.scores))
            return say("victory"), text
        name = self.session.lettering.name(best)
        place = match.places()[SOUTH]
        return say("defeat"), say("defeat_text", name=name, points=totals[best], place=place)

    def _below(self, frame: SheetFrame, title: str, subtitle: str) -> list[Mark]:
        """Return all below each other; on a low glass the crown goes, then the chart shrinks."""
        lettering, middle = self.session.lettering, frame.width / 2
        rows = 56.0 if frame.shape == "wide" else 50.0
        seats = self.session.match.house.seats
        tall = 210.0 if frame.shape == "wide" else 190.0
        room = frame.outer.height - 2 * HEADLESS - BUTTON - ROW - GAP - FOOT_GAP
        short = room < 98 + seats * rows + 28 + tall
        top = 0.0
        marks: list[Mark] = []
        if not short:
            sign, colour = ("crown", GOLD_FILL) if self._won() else ("broken_heart", ROSE)
            marks.append(icon(sign, Point(middle, 20), 34, colour))
            top = 34.0
        else:
            rows = 46.0
        colour = GOLD if self._won() else CREAM
        marks += [
            lettering.line(title, Point(middle, top + 24), 28, colour, "ExtraBold"),
            *self._centred(subtitle, Point(middle, top + 50), frame.width),
        ]
        top += 64
        marks += self._ranking(Rect(-8, top, frame.width + 16, rows * seats))
        top += rows * seats + 10
        marks.append(
            lettering.line(
                lettering.say("totals_by_hand"), Point(0, top + 8), 13, MUTED, "Medium", align=0
            )
        )
        height = max(self._least_chart, min(tall, room - top - 20))
        return marks + self._chart(Rect(-4, top + 18, frame.width + 8, height))

    def _spread(self, frame: SheetFrame) -> list[Mark]:
        """Return the ranking in two columns, and the lines below it."""
        seats = self.session.match.house.seats
        height = 44.0 * -(-seats // 2)
        marks = self._ranking(Rect(-6, 0, frame.width + 12, height), columns=2)
        return marks + self._chart(Rect(0, height + 12, frame.width, self._least_chart))

    @property
    def _least_chart(self) -> float:
        """The least height at which the seats' names stand apart beside the lines."""
        return max(LEAST_CHART, LINE_NAME * (1 + self.session.match.house.seats))

    def _centred(self, text: str, at: Point, width: float) -> list[Mark]:
        lettering = self.session.lettering
        size = lettering.fit(text, width, [13.5, 13, 12.5, 12, 11.5, 11], "Medium") or 11
        return [lettering.line(text, at, size, MUTED, "Medium")]

    def _beside(self, frame: SheetFrame) -> list[Mark]:
        """Return the ranking and the way on at the left, lines and ways back at the right."""
        wide = frame.width * 0.40
        height = max(frame.height, self.session.match.house.seats * 40 + 62)
        marks = self._ranking(Rect(-6, 0, wide + 2, height - 62))
        marks += self._button(Rect(0, height - 48, wide - 6, 48))
        right = Rect(wide + 16, 2, frame.width - wide - 16, height - 4 - ROW - GAP)
        return marks + self._chart(right) + self.ways_back(right.moved(dy=right.height + GAP))

    def _ranking(self, box: Rect, columns: int = 1) -> list[Mark]:
        match = self.session.match
        totals, target = match.totals, match.house.target
        place = match.places()
        marks: list[Mark] = []
        for seat, row in zip(match.ranking(), rows_in(box, len(totals), columns), strict=True):
            beyond = totals[seat] >= target
            marks += ranking_row(
                self.session.lettering, row, seat, place[seat], totals[seat], beyond=beyond
            )
        return marks

    def _chart(self, box: Rect) -> list[Mark]:
        match = self.session.match
        return chart(self.session.lettering, box, match.scores, match.house.target)

    def _button(self, box: Rect) -> list[Mark]:
        lettering, pressed = self.session.lettering, self.session.pressed == PLAY_AGAIN
        label = lettering.say("play_again")
        return primary_button(lettering, box, label, PLAY_AGAIN, size=18, pressed=pressed)
