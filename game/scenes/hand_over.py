"""The panel after a hand: what each seat took, the totals, the moon if there was one."""

from __future__ import annotations

from game.memory.record import preset_of
from game.rules.actions import NextHand
from game.rules.ending import standing
from game.rules.seats import SOUTH, Seat
from game.rules.sides import side_of, sides
from game.scenes.hand_end import GAP, ROW, HandEnd
from game.scenes.scene import Change, Pop
from game.table.geometry import Insets, Point, Rect
from game.table.marks import Button, Mark, Panel, Target
from game.table.score_notes import goal_text, moon_words, score_note
from game.table.score_view import column_heads, result_row, rows_in
from game.table.sheet import FOOT_GAP, SheetContent, SheetFrame
from game.table.theme import GOLD, GOLD_FILL, MUTED, clear
from game.table.widgets import icon, primary_button

NEXT_HAND = Button("next_hand")
MOON_HEIGHT = 72.0
FOOT = ROW + GAP + 50
LEAST_ROW = 54.0


class HandOver(HandEnd):
    """It stays until the next hand is asked for."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the rows and the way on."""
        session, say = self.session, self.session.lettering.say
        match = session.match
        spread_out = self.spread_out(frame)
        beside = frame.landscape and not spread_out
        foot = self._buttons(Rect(0, 0, frame.width, FOOT))
        if spread_out:
            foot = self.all_in_a_row(frame.width, say("next_hand"), NEXT_HAND)
        return SheetContent(
            title=say("hand_over", number=match.hand_number),
            subtitle=self._subtitle(),
            body=self._beside(frame) if beside else self._below(frame),
            foot=[] if beside else foot,
        )

    def _subtitle(self) -> str:
        """Return what was passed and what is played for, or the news of a newer version."""
        session, say = self.session, self.session.lettering.say
        if session.outside.newer():
            return say("newer_version")
        match = session.match
        goal = goal_text(session.lettering, match.house)
        preset = preset_of(match.house)
        if preset != "standard":
            return f"{say(f'preset_{preset}')} · {goal}"
        return f"{say(f'direction_{match.deal.setup.direction.name.lower()}')} · {goal}"

    def chosen(self, target: Target) -> Change:
        """Ask for the next hand."""
        return Pop(NextHand()) if target == NEXT_HAND else super().chosen(target)

    def key(self, name: str) -> Change:
        """Take the key for the next hand."""
        return Pop(NextHand()) if name == "n" else super().key(name)

    def _below(self, frame: SheetFrame) -> list[Mark]:
        """Return the moon and the rows below each other."""
        top = 0.0
        marks: list[Mark] = []
        if self._shooter() is not None:
            marks, top = self._moon(frame.width), MOON_HEIGHT + 8
        seats = self.session.match.house.seats
        room = frame.height - FOOT_GAP - FOOT - top - 20
        rows = 74.0 if frame.shape == "wide" else max(LEAST_ROW, min(66.0, room / seats))
        columns = 2 if self.spread_out(frame) else 1
        rows = ROW if columns > 1 else rows
        box = Rect(-8, top + 20, frame.width + 16, rows * -(-seats // columns))
        for column in rows_in(box, columns, columns):
            marks += column_heads(self.session.lettering, column.right, top + 8)
        return marks + self._rows(box, columns)

    def _beside(self, frame: SheetFrame) -> list[Mark]:
        """Return the rows at the left, where you stand and the way on at the right."""
        wide = frame.width * 0.60
        height = max(frame.height, self.session.match.house.seats * 44 + 18)
        marks = column_heads(self.session.lettering, wide, 8)
        marks += self._rows(Rect(-8, 18, wide + 8, height - 18))
        left = wide + 24
        room = frame.width - left
        marks += self._words(Point(left, 16), room)
        return marks + self._buttons(Rect(left, height - FOOT, room, FOOT))

    def _rows(self, box: Rect, columns: int = 1) -> list[Mark]:
        match = self.session.match
        score, totals = match.scores[-1], match.totals
        marks: list[Mark] = []
        for seat, row in zip(match.ranking(), rows_in(box, len(totals), columns), strict=True):
            part = totals[seat] / match.house.target
            note = score_note(self.session.lettering, match, seat)
            marks += result_row(
                self.session.lettering, row, seat, score.scores[seat], totals[seat], note, part
            )
        return marks

    def _shooter(self) -> Seat | None:
        return self.session.match.scores[-1].shooter

    def _moon_words(self, shooter: Seat) -> tuple[str, str]:
        return moon_words(self.session.lettering, self.session.match.scores[-1], shooter)

    def _moon(self, width: float) -> list[Mark]:
        """Return the box that tells of a moon."""
        shooter = self._shooter()
        if shooter is None:
            return []
        lettering = self.session.lettering
        title, text = self._moon_words(shooter)
        look = Panel(clear(GOLD_FILL, 0.16), 16, edge=clear(GOLD_FILL, 0.6))
        one_line = lettering.measure(text, 12.5, "Medium") < width - 56
        first, second = (25, 48) if one_line else (18, 39)
        return [
            Mark(look, Rect(-8, 0, width + 16, MOON_HEIGHT)),
            icon("moon", Point(20, MOON_HEIGHT / 2), 34, GOLD_FILL),
            lettering.line(title, Point(48, first), 17, GOLD, align=0),
            *lettering.paragraph(text, Point(48, second), width - 52, 12.5),
        ]

    def _words(self, at: Point, width: float) -> list[Mark]:
        """Return the moon in words, or else where you stand and what comes next."""
        lettering, shooter = self.session.lettering, self._shooter()
        if shooter is not None:
            title, text = self._moon_words(shooter)
            size = lettering.fit(title, width - 36, [18, 17, 16, 15, 14, 13]) or 13
            heading = lettering.line(title, Point(at.x + 36, at.y + 2), size, GOLD, align=0)
            below = Point(at.x, at.y + 32)
            marks = [icon("moon", Point(at.x + 14, at.y + 2), 28, GOLD_FILL), heading]
            return marks + lettering.paragraph(text, below, width, 13.5)
        title, text = self._standing()
        size = lettering.fit(title, width, [17, 16, 15, 14, 13]) or 13
        heading = lettering.line(title, at, size, GOLD, align=0)
        below = Point(at.x, at.y + 28)
        return [heading, *lettering.paragraph(text, below, width, 13.5, MUTED)]

    def _standing(self) -> tuple[str, str]:
        """Return where you stand among the totals, and who leads and what is passed next."""
        lettering, match = self.session.lettering, self.session.match
        totals = match.totals
        place = match.places()[SOUTH]
        best = match.ranking()[0]
        house, mine = match.house, side_of(match.house, SOUTH)
        others = [standing(house, totals, side) for side in sides(house) if side != mine]
        ahead = min(others) - standing(house, totals, mine)
        following = match.house.pass_in(match.hand_number + 1)
        text = lettering.say(f"next_{following.name.lower()}")
        if place > 1:
            title = lettering.say("standing_behind", place=place, count=-ahead)
            leads = lettering.say("leader_has", name=lettering.name(best), points=totals[best])
            return title, f"{leads} {text}"
        if ahead == 0:
            return lettering.say("standing_level"), text
        return lettering.say("standing_leading", count=ahead), text

    def _buttons(self, box: Rect) -> list[Mark]:
        """Return the ways back, and below them the way on."""
        lettering, pressed = self.session.lettering, self.session.pressed == NEXT_HAND
        label, below = lettering.say("next_hand"), box.within(Insets(top=ROW + GAP))
        button = primary_button(lettering, below, label, NEXT_HAND, size=17, pressed=pressed)
        return [*self.ways_back(box), *button]
