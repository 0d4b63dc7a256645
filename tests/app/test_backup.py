"""Everything in one file: out of one device and into another, and nothing is lost on the way."""

import random

import pytest

from game.memory.archive import decode_archive
from game.memory.ledger import Ledger, decode_ledger, encode_ledger
from game.scenes.inputs import Given
from game.table.marks import Button
from tests.app.tables import after_a_hand, seated
from tests.headless import Headless
from tests.memory.matches import season
from tests.memory.test_archive import mutated
from tests.pilot import Pilot, cards_of


def at_home(matches: int = 3) -> Pilot:
    """Return a pilot with finished matches, settings of their own and a match under way."""
    pilot = seated(seed=7, speed="fast")
    pilot.outside.stored["ledger"] = encode_ledger(season(matches))
    return pilot


def opened(pilot: Pilot) -> Pilot:
    for step in ("menu", "settings", "backup"):
        pilot.tap(step)
    return pilot


def exported(pilot: Pilot) -> str:
    """Return the file that a pilot saves."""
    opened(pilot)
    pilot.tap("export_file")
    [text] = pilot.outside.files.values()
    return text


def ledger(pilot: Pilot) -> Ledger:
    return decode_ledger(pilot.outside.stored["ledger"])


def test_everything_goes_to_another_device_in_one_file() -> None:
    home = at_home()
    text = exported(home)
    assert list(home.outside.files) == ["corazones-2026-01-31.txt"]
    away = seated(seed=50)
    away.app.handle(Given(text))
    assert away.sees("3 partidas terminadas")
    away.tap("restore_all")
    away.settle()
    assert away.sees("La copia está en su sitio")
    away.tap("understood")
    away.settle()
    assert ledger(away) == ledger(home)
    assert away.app.session.match == home.app.session.match
    assert away.app.session.settings == home.app.session.settings
    home.press("escape", "escape", "escape")
    assert cards_of(away) == cards_of(home)
    away.reload()
    assert ledger(away) == ledger(home)


def test_it_can_be_undone() -> None:
    away = at_home(2)
    before = dict(away.outside.stored), away.app.session.match
    away.app.handle(Given(exported(at_home(3))))
    away.tap("restore_all")
    away.settle()
    away.tap("understood")
    opened(away)
    away.tap("undo_import")
    assert away.sees("2 partidas terminadas")
    away.tap("restore_all")
    away.settle()
    assert away.app.session.match == before[1]
    assert {k: away.outside.stored[k] for k in before[0]} == before[0]


def test_it_can_be_left_alone() -> None:
    away = at_home(2)
    before, match = dict(away.outside.stored), away.app.session.match
    away.app.handle(Given(exported(at_home(3))))
    away.tap("keep_all")
    away.settle()
    assert away.outside.stored == before
    assert away.app.session.match == match


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "No hay ninguna copia que abrir"),
        ("a letter to a friend", "no es una copia de Corazones"),
        ("CORAZONES 99\n", "de una versión más nueva"),
    ],
)
def test_a_file_that_is_none_of_ours_is_said_and_changes_nothing(text: str, said: str) -> None:
    pilot = at_home()
    before = dict(pilot.outside.stored)
    pilot.app.handle(Given(text))
    assert said in " ".join(pilot.texts())
    pilot.tap("understood")
    pilot.settle()
    assert pilot.outside.stored == before


def test_a_damaged_file_says_how_much_of_it_is_lost_before_anything_changes() -> None:
    lines = exported(at_home(6)).splitlines(keepends=True)
    pilot = seated()
    pilot.app.handle(Given("".join([*lines[:4], "x" + lines[4], *lines[5:]])))
    told = " ".join(pilot.texts())
    assert "5 partidas terminadas" in told
    assert "1 parte está dañada" in told
    pilot.tap("restore_all")
    pilot.settle()
    assert len(ledger(pilot).matches) == 5


def test_mutated_files_never_bring_down_the_game_nor_change_anything_unasked() -> None:
    text, chance = exported(at_home(2)), random.Random(3)
    pilot = seated(seed=50)
    asked = 0
    for _ in range(150):
        before = dict(pilot.outside.stored)
        pilot.app.handle(Given(mutated(text, chance)))
        assert pilot.outside.stored == before
        if pilot.offers(Button("restore_all")):
            asked += 1
            pilot.tap("restore_all")
        pilot.settle()
        if pilot.offers(Button("understood")):
            pilot.tap("understood")
            pilot.settle()
        assert pilot.offers(Button("menu"))
    assert 50 < asked < 150


def test_a_file_may_come_at_any_moment_even_in_a_replay() -> None:
    pilot = after_a_hand()
    pilot.tap("see_hand")
    pilot.tap("what_if")
    pilot.wait(0.2)
    pilot.app.handle(Given(exported(at_home(1))))
    pilot.tap("restore_all")
    pilot.settle()
    pilot.tap("understood")
    pilot.settle()
    assert pilot.sees("Mano 1")
    assert len(cards_of(pilot)) == 13


def test_where_nothing_can_be_kept_it_is_said_and_the_file_counts_all_the_same() -> None:
    full = Pilot(Headless(full=True))
    full.settle()
    full.tap("understood")
    full.settle()
    opened(full)
    full.tap("export_file")
    assert full.sees("No se pudo guardar el fichero aquí")
    full.app.handle(Given(exported(at_home())))
    full.tap("restore_all")
    full.settle()
    assert full.sees("No se puede guardar aquí")
    assert len(full.app.session.ledger().matches) == 3


def test_the_place_of_the_file_is_told_where_nobody_was_asked_for_it() -> None:
    pilot = at_home()
    exported(pilot)
    assert pilot.sees("/downloads/corazones-2026-01-31.txt")
    browser = at_home()
    browser.outside.asks_nobody = False
    exported(browser)
    assert browser.sees("El navegador guarda corazones-2026-01-31.txt")
    browser.tap("import_file")
    assert browser.outside.asked_for_file


def test_a_file_that_was_saved_holds_what_is_kept() -> None:
    pilot = at_home()
    archive = decode_archive(exported(pilot))
    assert archive.lost == 0
    assert archive.ledger == ledger(pilot)
    assert archive.match == pilot.outside.stored["match"]
    assert archive.settings == pilot.outside.stored["settings"]
