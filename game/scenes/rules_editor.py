"""Your own rules: every option by topic, and below each topic what that comes to in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.memory.code import CodeError
from game.memory.mix import can_be_mixed, mix_code, read_mix
from game.rules.house import STANDARD, HouseRules
from game.rules.offers import OFFERS, VALUES, without_effect
from game.scenes.confirm import ConfirmNewMatch
from game.scenes.enter_code import CodeSheet
from game.scenes.mixes import forget, keep, mixes
from game.scenes.scene import Answer, Change, NewMatch, Pop, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.controls import labelled, segments, switch_row, value_row
from game.table.geometry import Point, Rect
from game.table.lettering import LEADING
from game.table.marks import Button, Mark, Option, Target, moved
from game.table.option_words import mix_name, value_text, with_seats
from game.table.rule_book import rules
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD, MUTED, ROSE
from game.table.widgets import primary_button, secondary_button

PLAY, ENTER, SHARE = Button("play_these_rules"), Button("enter_rules"), Button("share_rules")
KEEP, FORGET = Button("keep_rules"), Button("forget_rules")
BUTTON, ROW, LABEL, CONTROL, GAP, HEADING, TEXT = 50.0, 44.0, 13.0, 40.0, 14.0, 34.0, 13.0
NAME = 15.0


class RulesEditor(SheetScene):
    """What is put together is only played, and kept, when that is asked for."""

    def __init__(self, session: Session, house: HouseRules | None = None) -> None:
        """Begin with rules that are kept, or else with those in force."""
        super().__init__(session)
        here = session.match.house
        self._house = house or (here if can_be_mixed(here) else STANDARD)

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the name and the code, the topics, and the way to play by them."""
        lettering, say = self.session.lettering, self.session.lettering.say
        name = mix_name(lettering, self._house)
        below = lettering.height(name, frame.width, NAME, "Bold") + 6
        marks = lettering.paragraph(name, Point(0, NAME / 2 + 2), frame.width, NAME, weight="Bold")
        marks += [moved(mark, dy=below) for mark in self._code(frame.width)]
        top = below + 3 * ROW + 16 + GAP
        for topic in OFFERS:
            for height, row in self._topic(topic, frame.width):
                marks += [moved(mark, dy=top) for mark in row]
                top += height
        foot = self._foot(frame.width)
        return SheetContent(
            say("preset_own"),
            marks,
            foot=foot,
            close=say("back"),
            back=True,
        )

    def chosen(self, target: Target) -> Change:
        """Change an option, hand the rules on, take others in, keep, forget, or play by these."""
        code = mix_code(self._house)
        match target:
            case Option(name, value):
                self._house = _changed(self._house, name, int(value))
            case Button("share_rules"):
                self.session.outside.share(code)
            case Button("keep_rules") if not self._house.problems():
                keep(self.session, code)
            case Button("forget_rules"):
                forget(self.session, code)
            case Button("enter_rules"):
                return Push(EnterRules(self.session, self))
            case Button("play_these_rules") if not self._house.problems():
                return Push(ConfirmOwnRules(self.session, self._house))
        self.session.hear("click")
        return None

    def resume(self, answer: Answer) -> Change:
        """Make way for the match that was asked for."""
        return Pop(answer) if isinstance(answer, NewMatch) else None

    def take(self, house: HouseRules) -> None:
        """Show these rules."""
        self._house = house

    def _topic(self, topic: str, width: float) -> Iterator[tuple[float, list[Mark]]]:
        """Yield the heading, each option and the sentences of a topic, each with its height."""
        lettering = self.session.lettering
        title = lettering.say(f"rule_{topic}")
        yield HEADING, [lettering.line(title, Point(0, 14), 15, GOLD, align=0)]
        idle = without_effect(self._house)
        for name in OFFERS[topic]:
            if name not in idle:
                yield self._option(name, VALUES[name], width)
        for entry in rules(lettering, self._house):
            if entry.title == title and not self._house.problems():
                yield from self._sentences(entry.paragraphs, width)
        yield GAP, []

    def _option(self, name: str, values: tuple[Any, ...], width: float) -> tuple[float, list[Mark]]:
        lettering, here = self.session.lettering, getattr(self._house, name)
        label = lettering.say(f"option_{name}")
        if isinstance(here, bool):
            state = lettering.say("on" if here else "off")
            row = Rect(0, 0, width, ROW)
            marks = switch_row(lettering, row, label, name, on=here, state=state)
            target = Option(name, str(int(not here)))
            return ROW, [
                mark._replace(target=target) if mark.target is not None else mark for mark in marks
            ]
        options = [
            (str(values.index(each)), value_text(lettering, name, each)) for each in shown(values)
        ]
        control = Rect(0, LABEL + 6, width, CONTROL)
        choice = segments(lettering, control, name, options, str(values.index(here)))
        marks = [*labelled(lettering, label, Point(0, LABEL / 2)), *choice]
        return choice[0].rect.bottom + GAP, marks

    def _sentences(self, texts: Any, width: float) -> Iterator[tuple[float, list[Mark]]]:  # noqa: ANN401 (any sequence of texts)
        lettering = self.session.lettering
        for text in texts:
            words = lettering.paragraph(text, Point(0, TEXT * LEADING / 2), width, TEXT, MUTED)
            yield lettering.height(text, width, TEXT) + 4, words

    def _code(self, width: float) -> list[Mark]:
        """Return the code of these rules, and the ways to keep them and to enter others."""
        lettering, pressed = self.session.lettering, self.session.pressed
        sharing = self.session.outside.sharing()
        label = lettering.say(f"share_{sharing}") if sharing else ""
        box, title = Rect(0, 0, width, ROW), lettering.say("rules_code")
        code = mix_code(self._house)
        row = value_row(lettering, box, title, code, SHARE, label, pressed=pressed == SHARE)
        kept = self._house in mixes(self.session).values()
        for i, target in enumerate((FORGET if kept else KEEP, ENTER), 1):
            below, text = Rect(0, i * (ROW + 8), width, ROW), lettering.say(target.name)
            row += secondary_button(lettering, below, text, target, pressed=pressed == target)
        return row

    def _foot(self, width: float) -> list[Mark]:
        """Return the button that plays, or what is wrong with the rules above it."""
        lettering, problems = self.session.lettering, self._house.problems()
        marks: list[Mark] = []
        top = 0.0
        if problems:
            problem = problems[0]
            text = lettering.say(f"problem_{problem.key}", **problem.values)
            marks = lettering.paragraph(text, Point(0, TEXT * LEADING / 2), width, TEXT, ROSE)
            top = lettering.height(text, width, TEXT) + 8
        box, pressed = Rect(0, top, width, BUTTON), self.session.pressed == PLAY
        label = lettering.say(PLAY.name)
        enabled = not problems
        return marks + primary_button(lettering, box, label, PLAY, enabled=enabled, pressed=pressed)


def shown(values: tuple[Any, ...]) -> list[Any]:
    """Return the values of an option in the order in which they are shown: numbers upwards."""
    numbers = all(isinstance(value, int) for value in values)
    return sorted(values) if numbers else list(values)


def _changed(house: HouseRules, name: str, index: int) -> HouseRules:
    """Return the rules with another value of an option; other seats bring their pack and pass."""
    value = VALUES[name][index]
    return with_seats(house, value) if name == "seats" else replace(house, **{name: value})


class ConfirmOwnRules(ConfirmNewMatch):
    """Asks before a match is begun by your own rules, and keeps them."""

    def __init__(self, session: Session, house: HouseRules) -> None:
        """Take the rules that were put together."""
        super().__init__(session)
        self._house = house

    def chosen(self, target: Target) -> Change:
        """Play by these rules from now on."""
        if target == Button("start"):
            code = mix_code(self._house)
            keep(self.session, code)
            self.session.change(rules="own", own=code)
        return super().chosen(target)

    def _question(self) -> str:
        return "rules_change_question"

    def _text(self) -> str:
        return self.session.lettering.say("rules_change_text")


class EnterRules(CodeSheet):
    """Takes in rules by their code."""

    def __init__(self, session: Session, editor: RulesEditor) -> None:
        """Take who is to show them."""
        super().__init__(session)
        self._editor = editor

    def _play(self) -> Change:
        try:
            house = read_mix(self._written)
        except CodeError:
            self._wrong = True
            self.session.hear("error_thud")
            return None
        self._editor.take(house)
        return Pop()
