"""Own rules are put together, explained, kept and played as a person does it."""

import json
import random

import pytest

from game.memory.mix import mix_code
from game.rules.house import STANDARD
from game.rules.match import Stage
from game.rules.options import Bonus
from game.rules.presets import PRESETS
from game.scenes.inputs import Given
from game.scenes.scene import NewMatch
from game.table.marks import Button, Face, Option
from game.table.pace import Speed
from tests.headless import Headless
from tests.memory.test_archive import mutated
from tests.pilot import Pilot, cards_of, choose_and_confirm, legal_card, take_a_turn
from tests.rules.houses import some_mix
from tests.table.sizes import GRID

FIVE_CARDS = "3"
"""The place of that many among the sizes of a pass."""


def edit(pilot: Pilot, **options: str) -> None:
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("rules")
    pilot.tap("preset_own")
    for option, value in options.items():
        pilot.set(option, value)


def test_own_rules_are_put_together_explained_and_played() -> None:
    pilot = Pilot()
    edit(pilot, bonus="1", queen_waits="1")
    pilot.set("target", "1")
    assert pilot.sees("No se sale con la reina de picas hasta que")
    pilot.tap("play_these_rules")
    pilot.tap("start")
    pilot.settle()
    house = pilot.app.session.match.house
    assert (house.bonus, house.queen_waits, house.target) == (Bonus.JACK_OF_DIAMONDS, True, 50)
    pilot.tap("score")
    assert pilot.sees("Reglas propias · a 50 puntos")


def test_own_rules_outlive_a_reload_and_serve_the_next_match() -> None:
    pilot = Pilot()
    edit(pilot, moon="2")
    pilot.tap("play_these_rules")
    pilot.tap("start")
    pilot.settle()
    house = pilot.app.session.match.house
    choose_and_confirm(pilot)
    pilot.settle()
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    pilot.reload()
    assert pilot.app.session.match.house == house
    assert pilot.app.session.house_of(NewMatch()) == house


def kept(pilot: Pilot) -> list[str]:
    """Return the codes of the own rules in the list, from the top; leave the list open."""
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("rules")
    targets = [mark.target for mark in pilot.marks()]
    return [target.value for target in targets if isinstance(target, Option) and is_mix(target)]


def is_mix(target: Option) -> bool:
    return target.setting == "mix"


def keep(pilot: Pilot, **options: str) -> None:
    """Put rules together and keep them without playing."""
    edit(pilot, **options)
    pilot.tap("keep_rules")
    pilot.press("escape", "escape", "escape")


def test_several_own_rules_are_kept_by_name_and_one_of_them_is_played() -> None:
    pilot = Pilot()
    keep(pilot, bonus="1", target="1", seats="1")
    keep(pilot, moon="2", sun="1")
    pilot.reload()
    codes = kept(pilot)
    assert len(codes) == 2
    assert pilot.sees("Luna: Elige · Sol: todas las bazas, el doble")
    assert pilot.sees("3 jugadores · J♦ · a 50 puntos")
    pilot.set("mix", codes[1])
    pilot.tap("play_these_rules")
    pilot.tap("start")
    pilot.settle()
    house = pilot.app.session.match.house
    assert (house.seats, house.bonus, house.target) == (3, Bonus.JACK_OF_DIAMONDS, 50)
    assert kept(pilot) == codes[::-1]


def test_own_rules_are_deleted() -> None:
    pilot = Pilot()
    play_by(pilot, moon="2")
    (code,) = kept(pilot)
    pilot.set("mix", code)
    pilot.tap("forget_rules")
    pilot.press("escape", "escape", "escape")
    assert kept(pilot) == []
    assert pilot.app.session.house_of(NewMatch()) == STANDARD
    pilot.reload()
    assert kept(pilot) == []


def test_the_rules_of_settings_that_knew_only_one_are_among_those_kept() -> None:
    code = mix_code(PRESETS["spot"])
    stored = {"settings": json.dumps({"version": 1, "rules": "own", "own": code})}
    pilot = Pilot(Headless(stored))
    assert pilot.app.session.match.house == PRESETS["spot"]
    assert kept(pilot) == [code]


def test_settings_with_broken_rules_never_crash() -> None:
    chance = random.Random(3)
    for _ in range(40):
        codes = " ".join(mix_code(some_mix(chance.getrandbits(20))) for _ in range(3))
        text = mutated(codes, chance)
        stored = {
            "settings": json.dumps({"version": 1, "rules": "own", "own": text, "mixes": text})
        }
        pilot = Pilot(Headless(stored))
        assert set(kept(pilot)) <= set(text.split()) | {text}


def test_own_rules_go_to_another_device_with_everything_else() -> None:
    home, away = Pilot(), Pilot()
    keep(home, moon="2")
    keep(home, sun="1")
    codes = kept(home)
    home.press("escape", "escape")
    for step in ("menu", "settings", "backup", "export_file"):
        home.tap(step)
    (text,) = home.outside.files.values()
    away.settle()
    away.app.handle(Given(text))
    away.tap("restore_all")
    away.settle()
    away.tap("understood")
    assert kept(away) == codes


def test_a_contradiction_is_shown_in_place_of_starting() -> None:
    pilot = Pilot()
    edit(pilot, seats="1", partners="1")
    assert pilot.sees("Las parejas necesitan 4 jugadores, no 3.")
    assert pilot.app.session.match.house == STANDARD
    pilot.tap("play_these_rules")
    assert not pilot.sees("¿Jugar con estas reglas?")


def test_other_seats_bring_their_pack_and_their_pass() -> None:
    pilot = Pilot()
    edit(pilot, seats="2")
    pilot.tap("play_these_rules")
    pilot.tap("start")
    assert pilot.app.session.match.house == PRESETS["five"]


def test_rules_are_taken_in_by_their_code() -> None:
    pilot = Pilot()
    edit(pilot)
    pilot.tap("enter_rules")
    pilot.press(*mix_code(PRESETS["omnibus"]).replace("-", "").lower())
    pilot.tap("play_code")
    pilot.tap("play_these_rules")
    pilot.tap("start")
    assert pilot.app.session.match.house == PRESETS["omnibus"]


def play_by(pilot: Pilot, **options: str) -> None:
    """Put rules together and begin a match by them."""
    edit(pilot, **options)
    pilot.tap("play_these_rules")
    pilot.tap("start")
    pilot.settle()


def test_many_seats_bring_a_second_pack() -> None:
    pilot = Pilot()
    play_by(pilot, seats="5")
    house = pilot.app.session.match.house
    assert (house.seats, house.cancellation, house.kitty_size) == (8, True, 0)
    assert pilot.app.session.match.stage is Stage.PLAY


@pytest.mark.parametrize(
    "seats", [*(pytest.param(seats, marks=pytest.mark.long) for seats in "3456"), "7"]
)
def test_a_match_of_many_seats_is_played_to_its_end_at_the_table(seats: str) -> None:
    pilot = Pilot(Headless(seed=int(seats)), *GRID[5 * int(seats) - 14])
    play_by(pilot, seats=seats, hands="1")
    pilot.app.session.change(speed=Speed.INSTANT)
    while not pilot.offers(Button("play_again")):
        take_a_turn(pilot)
    match = pilot.app.session.match
    assert len(match.totals) == int(seats) + 3
    assert match.winners


def test_four_seats_may_have_two_packs_and_three_may_not() -> None:
    pilot = Pilot()
    edit(pilot, cancellation="1")
    assert pilot.sees("Se juega con dos barajas")
    assert not pilot.sees("Cartas que se pasan")
    pilot.set("seats", "1")
    pilot.set("cancellation", "1")
    assert pilot.sees("Con dos barajas juegan de 4 a 10, no 3.")


def test_five_cards_are_passed() -> None:
    pilot = Pilot()
    play_by(pilot, pass_size=FIVE_CARDS)
    held = cards_of(pilot)
    for chosen in held[:5]:
        pilot.tap(chosen)
    shown = [mark for mark in pilot.marks() if isinstance(mark.look, Face) and not mark.target]
    assert len(shown) == 5
    pilot.tap("primary")
    pilot.settle()
    assert not set(held[:5]) & set(cards_of(pilot))
    assert len(cards_of(pilot)) == 13


def test_what_is_passed_is_handed_on_unseen() -> None:
    pilot = Pilot()
    play_by(pilot, hand_on="1")
    held = cards_of(pilot)
    assert pilot.sees("Pasar sin mirar")
    pilot.tap(held[0])
    assert not pilot.sees("Pasar sin mirar")
    pilot.tap(held[0])
    pilot.tap("primary")
    assert pilot.sees("Pasas lo que te den") or pilot.app.session.match.stage is Stage.PLAY
    pilot.settle()
    assert cards_of(pilot) == held


def test_the_kitty_is_shuffled_into_a_mix_where_there_is_one() -> None:
    pilot = Pilot()
    edit(pilot, kitty="4")
    offered = {mark.target for mark in pilot.marks()}
    assert Option("kitty_mixed", "1") not in offered
    pilot.set("pass_cycle", "10")
    pilot.set("kitty_mixed", "1")
    assert pilot.sees("En el centro se mezcla también la viuda")
    pilot.tap("play_these_rules")
    pilot.tap("start")
    pilot.settle()
    choose_and_confirm(pilot)
    pilot.settle()
    assert pilot.app.session.match.stage is Stage.PLAY
