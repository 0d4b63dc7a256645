"""Turning the phone, at any moment, changes nothing but where things are."""

import pytest

from game.table.geometry import Rect
from game.table.marks import Button, Face, Table
from tests.app.tables import after_a_hand, at_turn, seated
from tests.pilot import Pilot, cards_of, legal_card, play_until


def same_but_elsewhere(pilot: Pilot) -> None:
    match, targets = pilot.app.session.match, targets_of(pilot)
    where = [mark.rect for mark in pilot.marks()]
    pilot.rotate()
    assert pilot.app.session.match == match
    assert targets_of(pilot) == targets
    assert [mark.rect for mark in pilot.marks()] != where
    pilot.rotate()
    assert [mark.rect for mark in pilot.marks()] == where


def untold() -> Pilot:
    """Return a pilot who has put the tip away that takes West's place on a phone on its side."""
    pilot = seated()
    pilot.tap(Table())
    return pilot


def targets_of(pilot: Pilot) -> set[object]:
    return {mark.target for mark in pilot.marks()}


@pytest.mark.parametrize(
    "moment", ["dealing", "passing", "chosen", "turn", "flying", "gathering", "result", "menu"]
)
def test_nothing_is_lost_by_turning(moment: str) -> None:
    if moment == "dealing":
        pilot = Pilot()
        pilot.wait(0.7)
    elif moment == "passing":
        pilot = untold()
    elif moment == "chosen":
        pilot = seated()
        for card in cards_of(pilot)[:2]:
            pilot.tap(card)
        pilot.wait(0.3)
    elif moment == "result":
        pilot = after_a_hand()
    elif moment == "menu":
        pilot = untold()
        pilot.tap("menu")
        pilot.wait(0.5)
    else:
        pilot = at_turn()
        if moment != "turn":
            pilot.tap(legal_card(pilot))
            pilot.tap("primary")
            pilot.wait(0.1)
        if moment == "gathering":
            while not pilot.app.session.seen().tricks:
                pilot.wait(1 / 60)
            pilot.wait(1.25)
    same_but_elsewhere(pilot)


def test_a_card_in_the_air_goes_on_along_its_new_way() -> None:
    pilot = at_turn()
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    pilot.wait(0.1)
    flying = faces(pilot)
    pilot.rotate()
    assert faces(pilot) != flying
    pilot.wait(0.15)
    assert pilot.app.session.layout(passing=False).trick[0] in faces(pilot)


def faces(pilot: Pilot) -> list[Rect]:
    return [mark.rect for mark in pilot.marks() if isinstance(mark.look, Face)]


def test_turning_at_the_end_keeps_the_result_and_its_button() -> None:
    pilot = seated(speed="instant")
    play_until(pilot, lambda p: p.offers(Button("play_again")))
    pilot.rotate()
    assert pilot.offers(Button("play_again"))
    pilot.tap("play_again")
    pilot.settle()
    assert pilot.sees("Mano 1")
