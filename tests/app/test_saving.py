"""Nothing a person did is ever lost: the game is killed again and again, and goes on."""

import random

import pytest

from game.app import App
from game.rules.match import Stage
from game.save import SaveError, decode, encode
from game.table.marks import Button
from tests.app.tables import at_turn, seated
from tests.headless import Headless
from tests.memory.test_archive import mutated
from tests.pilot import NOTCH, PHONE, Pilot, cards_of, legal_card, pass_any_three, take_a_turn
from tests.rules.chance import some_match


def test_a_hand_goes_on_exactly_after_being_killed_at_every_action() -> None:
    """Every action of every seat is one write; from each of them the same match comes back."""
    pilot = seated()
    before = len(pilot.outside.writes)
    matches = [pilot.app.session.match]
    while not pilot.offers(Button("next_hand")):
        act(pilot)
        pilot.wait(1 / 60)
        if pilot.app.session.match != matches[-1]:
            matches.append(pilot.app.session.match)
            assert decode(pilot.outside.stored["match"]) == matches[-1]
    writes = pilot.outside.writes[before:]
    assert len(writes) == 4 + 52 - 3, "a pass, and fifty-two cards; the rivals had passed before"
    for name, text in writes:
        reopened = Pilot(Headless({name: text}))
        assert reopened.app.session.match == decode(text)
        assert reopened.sees("Mano 1")
        reopened.settle()
        assert reopened.app.session.match in matches


def act(pilot: Pilot) -> None:
    """Pass or play, when that is what the table waits for."""
    seen = pilot.app.session.seen()
    if not seen.acting or pilot.app.wait() <= 0:
        return
    pilot.wait(0.3)
    if seen.stage is Stage.PASS:
        pass_any_three(pilot)
    else:
        pilot.tap(legal_card(pilot))
        pilot.tap("primary")


def test_a_match_that_was_killed_ends_as_it_would_have_ended() -> None:
    calm, killed = seated(), seated()
    for _ in range(12):
        take_a_turn(calm)
        take_a_turn(killed)
        killed.reload()
        killed.settle()
        assert killed.app.session.match == calm.app.session.match


def test_the_score_of_a_hand_is_shown_again_after_a_reload() -> None:
    pilot = seated()
    while not pilot.offers(Button("next_hand")):
        take_a_turn(pilot)
    pilot.reload()
    pilot.settle()
    assert pilot.sees("Mano 1 terminada")
    pilot.tap("next_hand")
    pilot.settle()
    assert pilot.sees("Mano 2")


def test_a_confirmed_pass_is_kept_while_the_rivals_still_choose() -> None:
    hard = '{"version":1,"level":"hard","level_in_play":"hard"}'
    pilot = Pilot(Headless({"settings": hard}, seed=4, busy=True))
    pilot.wait(3)
    chosen = cards_of(pilot)[-3:]
    pass_any_three(pilot)
    assert pilot.sees("Los rivales eligen…")
    given = pilot.app.session.seen().given
    pilot.reload()
    pilot.wait(0.5)
    assert pilot.app.session.seen().given == given
    assert pilot.sees("Los rivales eligen…")
    pilot.tap(chosen[0])
    assert pilot.sees("Espera tu turno")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("not a save", "La partida guardada no se pudo leer"),
        ('{"version":1,"seed":3}', "La partida guardada no se pudo leer"),
        ('{"version":99}', "es de una versión más nueva"),
    ],
)
def test_a_save_that_cannot_be_read_is_said_kept_aside_and_replaced(
    text: str, sentence: str
) -> None:
    pilot = Pilot(Headless({"match": text}))
    assert pilot.outside.stored["match-put-aside"] == text
    pilot.settle()
    assert any(sentence in line for line in [" ".join(pilot.texts())])
    pilot.tap("understood")
    pilot.settle()
    assert pilot.sees("Pase a la izquierda")
    pilot.reload()
    pilot.settle()
    assert not pilot.sees("Aviso")


def test_settings_that_cannot_be_read_are_said_and_the_usual_ones_are_taken() -> None:
    pilot = Pilot(Headless({"settings": "[]"}))
    pilot.settle()
    assert pilot.sees("ajustes")
    pilot.tap("understood")
    pilot.settle()
    assert pilot.sees("Pase a la izquierda")


def test_unknown_settings_are_left_out() -> None:
    stored = {"settings": '{"version":1,"speed":"warp","sound":"yes","level":"hard","x":1}'}
    settings = Pilot(Headless(stored)).app.session.settings
    assert (settings.speed.value, settings.sound, settings.level.value) == ("medium", True, "hard")


def test_storage_that_is_full_is_said_once_and_play_goes_on() -> None:
    pilot = Pilot(Headless(full=True))
    pilot.settle()
    assert "No se puede guardar aquí" in " ".join(pilot.texts())
    pilot.tap("understood")
    pilot.settle()
    for _ in range(5):
        take_a_turn(pilot)
        assert not pilot.sees("Aviso")
    assert pilot.app.session.match.deal.tricks


def test_what_is_saved_is_the_match_on_the_table() -> None:
    pilot = at_turn()
    session = pilot.app.session
    assert pilot.outside.stored["match"] == encode(session.match, session.chronicle.plain())


def test_five_thousand_mutated_saves_never_crash_and_are_never_lost_silently() -> None:
    chance = random.Random(5)
    saves = [encode(some_match(seed, 11 * seed)) for seed in range(20)]
    refused = 0
    for _ in range(5000):
        text = mutated(chance.choice(saves), chance) or "{"
        outside = Headless({"match": text})
        session = App(outside, PHONE, NOTCH).session
        reason = reason_against(text)
        if reason is None:
            assert session.match == decode(text)
        else:
            refused += 1
            assert outside.stored["match-put-aside"] == text
            assert reason in session.notices
    assert 1000 < refused < 5000


def reason_against(text: str) -> str | None:
    """Return why a text holds no match, if it holds none."""
    try:
        decode(text)
    except SaveError as error:
        return error.reason
    return None
