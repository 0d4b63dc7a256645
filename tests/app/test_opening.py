"""How the game is opened: for something in particular, and anew when there is a newer version."""

import pytest

from game.table.marks import Button
from tests.app.tables import seated
from tests.headless import Headless
from tests.pilot import Pilot, play_until


@pytest.mark.parametrize(
    ("wish", "sees"), [("new", "¿Empezar otra partida?"), ("statistics", "Estadísticas")]
)
def test_a_wish_opens_its_sheet(wish: str, sees: str) -> None:
    pilot = Pilot(Headless(wish=wish))
    pilot.wait(1)
    assert pilot.sees(sees)
    pilot.press("escape")
    pilot.settle()
    assert pilot.offers(Button("menu"))


@pytest.mark.parametrize("wish", ["", "a trip to the moon"])
def test_nothing_in_particular_opens_the_table(wish: str) -> None:
    pilot = Pilot(Headless(wish=wish))
    pilot.settle()
    assert pilot.offers(Button("menu"))


def test_a_newer_version_is_begun_between_two_hands() -> None:
    pilot = seated(speed="instant")
    pilot.outside.newer_version = True
    play_until(pilot, lambda p: p.offers(Button("next_hand")))
    assert pilot.sees("Versión nueva")
    assert pilot.outside.renewals == 0
    pilot.tap("next_hand")
    assert pilot.outside.renewals == 1
    pilot.reload()
    pilot.settle()
    assert pilot.sees("Mano 2")


def test_what_is_remembered_is_cherished_from_the_first_finished_match_on() -> None:
    pilot = seated(speed="instant")
    play_until(pilot, lambda p: p.offers(Button("next_hand")))
    assert not pilot.outside.cherished
    play_until(pilot, lambda p: p.offers(Button("play_again")))
    assert pilot.outside.cherished
