"""What screen readers find: every text once, every button by name, and nothing below a sheet."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from game.rules.cards import card
from game.scenes.inputs import Choose
from game.shell.mirror import mirrored, target_named
from game.table.geometry import Rect
from game.table.marks import Backdrop, Button, CardInHand, Mark, Target, Text
from tests.pilot import Pilot, cards_of, legal_card, pass_any_three
from tests.shell.glasshouse import Glasshouse, run

ANYWHERE = Rect(10, 20, 100, 44)


def said(marks: Sequence[Mark], focus: Target | None = None) -> list[tuple[str, str]]:
    return [(entry["name"], entry["text"]) for entry in json.loads(mirrored(marks, focus))]


def text(words: str, rect: Rect, alpha: float = 1) -> Mark:
    return Mark(Text(words, 14, "#FFFFFF"), rect, alpha=alpha)


PLAY = Mark(None, ANYWHERE, Button("primary"), label="Jugar")


def test_a_button_is_said_once_by_its_name() -> None:
    on_it, beside = text("Jugar", ANYWHERE), text("Mano 1", Rect(10, 200, 100, 20))
    assert said([PLAY, on_it, beside]) == [("button primary", "Jugar"), ("", "Mano 1")]


def test_what_cannot_be_seen_is_not_said() -> None:
    assert said([text("Mano 1", ANYWHERE, alpha=0)]) == []


def test_a_sheet_hides_what_lies_below_it() -> None:
    below, sheet = text("Mano 1", ANYWHERE), Mark(None, ANYWHERE, Backdrop())
    assert said([below, PLAY, sheet, text("Menú", ANYWHERE)]) == [("", "Menú")]


def test_the_focus_is_told_with_the_zone_where_it_is() -> None:
    (entry,) = json.loads(mirrored([PLAY._replace(zone=ANYWHERE.grown(4))], Button("primary")))
    assert entry["focused"]
    assert entry["zone"] == [6, 16, 108, 52]


def test_one_of_several_says_whether_it_is_chosen() -> None:
    pilot = Pilot()
    pilot.settle()
    pilot.tap("menu")
    entries = json.loads(mirrored(pilot.marks(), None))
    levels = {entry["text"]: entry["chosen"] for entry in entries if "level" in entry["name"]}
    assert levels == {"Fácil": False, "Normal": True, "Difícil": False}
    assert {entry["chosen"] for entry in entries if entry["name"] == "button close"} == {None}


@pytest.mark.parametrize("target", [Button("primary"), CardInHand(card("QS"))])
def test_a_name_leads_back_to_what_it_names(target: Target) -> None:
    marks = [Mark(None, ANYWHERE, target, label="?")]
    ((name, _),) = said(marks)
    assert target_named(name, marks) == target
    assert target_named(name, []) is None


def test_every_card_and_button_of_the_table_has_words() -> None:
    pilot = Pilot()
    pilot.settle()
    entries = said(pilot.marks())
    assert {name for name, _ in entries} >= {*cards_of(pilot), "button primary", "button menu"}
    assert all(words for _, words in entries)


def test_a_card_is_played_by_choosing_it_twice() -> None:
    pilot = Pilot()
    pilot.settle()
    pass_any_three(pilot)
    pilot.settle()
    card_to_play = CardInHand(card(legal_card(pilot)))
    for _ in range(2):
        pilot.app.handle(Choose(card_to_play))
        pilot.wait(0.5)
    assert len(cards_of(pilot)) == 12


def test_what_a_sheet_hides_cannot_be_chosen() -> None:
    pilot = Pilot()
    pilot.settle()
    pilot.tap("menu")
    before = pilot.texts()
    pilot.app.handle(Choose(Button("score")))
    assert pilot.texts() == before


@pytest.mark.usefixtures("screen")
def test_a_table_at_rest_is_described_once() -> None:
    house = Glasshouse(seconds=30)
    run(house)
    assert len(house.mirrored) == len(set(house.mirrored)) > 0
    assert "Pasar" in house.mirrored[-1]
