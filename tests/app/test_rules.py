"""The rules are chosen, changed and looked up as a person does it."""

import pytest

from game.rules.house import STANDARD
from game.rules.match import Stage
from game.rules.presets import PRESETS
from game.save import decode
from game.table.geometry import Insets, Size
from game.table.marks import Button, Option
from tests.headless import Headless
from tests.pilot import (
    PHONE,
    Pilot,
    answers,
    choose_and_confirm,
    legal_card,
    play_until,
    take_a_turn,
)
from tests.presets import check, play_match, sit_down
from tests.table.sizes import GRID, NAMES


def ask_for(pilot: Pilot, preset: str) -> None:
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("rules")
    pilot.set("rules", preset)


def play_by(pilot: Pilot, preset: str) -> None:
    ask_for(pilot, preset)
    pilot.tap("start")
    pilot.settle()


def saved_house(pilot: Pilot) -> object:
    return decode(pilot.outside.stored["match"]).house


def test_every_preset_is_offered_with_a_line() -> None:
    pilot = Pilot()
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("rules")
    targets = {mark.target: mark.label for mark in pilot.marks()}
    for preset in PRESETS:
        assert len(targets[Option("rules", preset)].split(". ")) >= 2


def test_a_change_of_rules_asks_first() -> None:
    pilot = Pilot()
    ask_for(pilot, "omnibus")
    assert pilot.sees("¿Jugar con estas reglas?")
    pilot.tap("keep_playing")
    assert pilot.app.session.match.house == STANDARD
    pilot.set("rules", "omnibus")
    pilot.tap("start")
    assert pilot.app.session.match.house == PRESETS["omnibus"]


def test_the_old_match_stays_in_the_save_until_a_card_of_the_new_one_is_played() -> None:
    pilot = Pilot()
    pilot.settle()
    choose_and_confirm(pilot)
    pilot.settle()
    before = pilot.app.session.match
    play_by(pilot, "omnibus")
    choose_and_confirm(pilot)
    pilot.settle()
    assert saved_house(pilot) == STANDARD
    pilot.reload()
    assert pilot.app.session.match == before
    play_by(pilot, "omnibus")
    choose_and_confirm(pilot)
    pilot.settle()
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    assert saved_house(pilot) == PRESETS["omnibus"]


def test_the_next_match_is_played_by_the_rules_chosen_last() -> None:
    pilot = Pilot()
    play_by(pilot, "no_pass")
    pilot.tap("menu")
    pilot.tap("new_match")
    pilot.tap("start")
    assert pilot.app.session.match.house == PRESETS["no_pass"]


@pytest.mark.parametrize("glass", GRID, ids=NAMES)
def test_the_rules_in_force_are_one_tap_away(glass: tuple[Size, Insets]) -> None:
    pilot = Pilot()
    play_by(pilot, "omnibus")
    pilot.resize(*glass)
    pilot.tap("rules_in_force")
    assert pilot.sees("jota de diamantes")


def test_the_score_names_the_rules() -> None:
    pilot = Pilot()
    play_by(pilot, "spot")
    pilot.tap("score")
    assert pilot.sees("Hearts de índices · a 500 puntos")


def test_a_bonus_says_why() -> None:
    pilot = sit_down("omnibus", 5, PHONE, Insets())
    play_until(pilot, lambda pilot: pilot.sees("J♦ −10"))
    score = pilot.app.session.match.scores[-1]
    assert -10 in score.tally.bonus


def test_who_shot_the_moon_is_asked_what_it_does() -> None:
    for seed in range(40):
        pilot = sit_down("american", seed, Size(1440, 900), Insets())
        play_until(pilot, lambda pilot: answers(pilot) or pilot.app.session.match.scores)
        if answers(pilot):
            break
    assert pilot.app.session.match.stage is Stage.MOON
    assert pilot.sees("Los demás +26")
    pilot.tap("answer_1")
    pilot.settle()
    assert pilot.app.session.match.scores[-1].scores[0] == -26
    assert pilot.sees("luna: −26")


def test_the_dealer_is_asked_for_the_pass() -> None:
    pilot = sit_down("dirty", 4, PHONE, Insets())
    play_until(pilot, answers)
    assert len(answers(pilot)) == 11
    pilot.tap("answer_1")
    pilot.settle()
    choose_and_confirm(pilot)
    pilot.settle()
    assert pilot.app.session.match.stage is Stage.PLAY


def test_a_card_is_charged() -> None:
    pilot = sit_down("turbo", 1, PHONE, Insets())
    play_until(pilot, lambda pilot: pilot.app.session.match.stage is Stage.CHARGE)
    assert pilot.offers(Button("primary"))
    take_a_turn(pilot)
    assert pilot.app.session.match.stage is Stage.PLAY


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_every_preset_is_played_to_its_end_at_the_table(preset: str) -> None:
    check(play_match(preset, seed=2), preset)


def test_a_save_by_any_rules_is_gone_on_with() -> None:
    pilot = Pilot(Headless(seed=3))
    play_by(pilot, "five")
    play_until(pilot, lambda pilot: len(pilot.app.session.match.deal.tricks) > 2)
    before = pilot.app.session.match
    pilot.reload()
    assert pilot.app.session.match == before
