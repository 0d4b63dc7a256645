"""The guided hand: offered once, played by taps, left at any time."""

from itertools import takewhile

import pytest

from game.scenes.tutor import READ_ON
from game.table.marks import Button, Icon, Table, Text
from game.table.theme import GOLD_FILL
from tests.app.tables import seated
from tests.headless import Headless
from tests.pilot import Pilot, cards_of, pass_any_three, play_practice, take_a_turn

BOOK = Icon("book", GOLD_FILL)
OFFER, LEAVE = Button("guided_hand"), Button("leave_practice")


def guided(language: str = "es") -> Pilot:
    pilot = seated(language=language)
    pilot.tap(OFFER)
    pilot.settle()
    return pilot


def note(pilot: Pilot) -> str:
    """Return what is said beside the trick."""
    looks = [mark.look for mark in pilot.marks()]
    if BOOK not in looks:
        return ""
    after = looks[looks.index(BOOK) + 1 :]
    lines = takewhile(lambda look: isinstance(look, Text), after)
    return " ".join(look.text for look in lines if isinstance(look, Text))


def read_all(pilot: Pilot) -> list[str]:
    """Read on as long as there is more."""
    read = [note(pilot)]
    while pilot.offers(READ_ON):
        pilot.tap(READ_ON)
        read.append(note(pilot))
    return [text for text in read if text]


def test_the_game_opens_on_a_dealt_table_where_a_guided_hand_is_offered() -> None:
    pilot = seated()
    assert pilot.offers(OFFER)
    assert len(cards_of(pilot)) == 13
    pilot.tap(cards_of(pilot)[0])
    assert not pilot.offers(OFFER)
    assert pilot.sees("1 de 3 elegidas")


@pytest.mark.parametrize("how", ["passing", "tapping", "reloading"])
def test_it_is_offered_once(how: str) -> None:
    pilot = seated()
    if how == "passing":
        pass_any_three(pilot)
    elif how == "tapping":
        pilot.tap(Table())
    else:
        pilot.reload()
    pilot.settle()
    for _ in range(4):
        assert not pilot.offers(OFFER)
        take_a_turn(pilot)


def test_the_menu_leads_to_it_at_any_time_and_back_to_the_table() -> None:
    pilot = Pilot(Headless({"settings": '{"version":1,"level":"hard"}'}))
    pilot.settle()
    assert not pilot.offers(OFFER)
    pilot.tap("menu")
    pilot.tap(OFFER)
    pilot.settle()
    assert pilot.sees("Mano guiada")
    pilot.tap("menu")
    pilot.tap(LEAVE)
    assert pilot.sees("Mano 1")
    assert pilot.offers(Button("menu"))


def test_it_is_played_by_taps_from_the_deal_to_its_score() -> None:
    pilot = guided()
    before = dict(pilot.outside.stored)
    read = read_all(pilot)
    assert len(read) == 3
    assert "Primero pasas 3 cartas a Lucía" in read[2]
    pilot.tap("hint")
    pilot.settle()
    pilot.tap("primary")
    pilot.settle()
    for left in range(13, 0, -1):
        assert len(cards_of(pilot)) == left
        read += read_all(pilot)
        pilot.tap("hint")
        pilot.settle()
        pilot.tap("primary")
        pilot.settle()
    assert pilot.sees("Fin de la mano guiada")
    assert "gana quien tiene menos" in " ".join(pilot.texts())
    assert len(read) == len(set(read)) >= 12
    pilot.tap(LEAVE)
    assert pilot.sees("Mano 1")
    assert len(cards_of(pilot)) == 13
    assert pilot.outside.stored == before, "it is neither saved nor counted"


def test_everything_can_be_left_unread() -> None:
    pilot = guided()
    play_practice(pilot)
    assert pilot.sees("Fin de la mano guiada")


def test_it_begins_again_with_all_there_is_to_say() -> None:
    pilot = guided()
    first = read_all(pilot)
    pilot.tap("menu")
    pilot.tap("practise_again")
    pilot.settle()
    assert read_all(pilot) == first


def test_it_is_left_by_keys_at_any_time() -> None:
    pilot = guided()
    pilot.press("escape", "tab")
    while pilot.app.session.focus != LEAVE:
        pilot.press("tab")
    pilot.press("return")
    assert pilot.sees("Mano 1")


@pytest.mark.parametrize("language", ["en", "es", "it", "nl"])
def test_it_speaks_every_language(language: str) -> None:
    assert len(set(read_all(guided(language)))) == 3
