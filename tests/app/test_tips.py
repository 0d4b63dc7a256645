"""Tips, as they come up at the table."""

import pytest

from game.scenes.scene import NewMatch
from game.table.geometry import Insets, Size
from game.table.marks import Option, Panel, Table, Text
from game.table.note_view import NOTE_EDGE
from tests.app.tables import ALL_CLUBS, holding, seated
from tests.contact_sheet import tip_in_sight
from tests.headless import Headless
from tests.pilot import Pilot, cards_of, pass_any_three, play_until, take_a_turn
from tests.table.sizes import name_of


def returning() -> Pilot:
    """Return a pilot who has been here before, and is offered no guided hand."""
    pilot = seated()
    pilot.reload()
    pilot.settle()
    return pilot


def said(pilot: Pilot) -> str:
    return " ".join(pilot.texts())


def test_a_tip_stays_until_something_is_done() -> None:
    pilot = returning()
    assert tip_in_sight(pilot)
    assert pilot.sees("Tienes pocas cartas de tréboles")
    pilot.wait(30)
    assert tip_in_sight(pilot)
    pilot.tap(cards_of(pilot)[0])
    assert not tip_in_sight(pilot)
    assert pilot.sees("1 de 3 elegidas")


def test_a_tap_on_the_table_or_on_the_tip_itself_puts_it_away() -> None:
    pilot = returning()
    pilot.tap(Table())
    assert not tip_in_sight(pilot)
    assert pilot.sees("0 de 3 elegidas")


def test_every_tip_is_given_once_in_a_match() -> None:
    pilot = returning()
    seen: list[str] = []

    def over(pilot: Pilot) -> bool:
        if tip_in_sight(pilot):
            seen.append(said(pilot))
        return len(pilot.app.session.match.scores) == 3

    play_until(pilot, over)
    given = pilot.app.session.tips_given
    assert len(seen) == len(given) >= 6
    pilot.tap("next_hand")
    pilot.settle()
    pilot.app.session.start_match(NewMatch())
    assert not pilot.app.session.tips_given


def test_tips_can_be_turned_off() -> None:
    pilot = returning()
    pilot.tap("menu")
    pilot.tap("settings")
    pilot.tap(Option("tips", "off"))
    pilot.press("escape", "escape")
    pilot.reload()
    pilot.settle()
    for _ in range(15):
        assert not tip_in_sight(pilot)
        take_a_turn(pilot)
    assert len(pilot.app.session.match.deal.tricks) > 5 or pilot.app.session.match.scores


def test_a_tip_is_said_in_the_language_of_the_moment() -> None:
    pilot = returning()
    pilot.tap("menu")
    pilot.tap("settings")
    pilot.set("language", "en")
    pilot.press("escape", "escape")
    assert "You have few clubs" in said(pilot)


def test_who_goes_for_the_moon_is_named() -> None:
    pilot = holding(ALL_CLUBS, 1)
    play_until(pilot, lambda p: "no habrá luna" in said(p))
    assert "Lucía tiene todos los puntos" in said(pilot)


def test_the_status_comes_back_after_a_tip() -> None:
    pilot = returning()
    pass_any_three(pilot)
    pilot.settle()
    play_until(pilot, tip_in_sight)
    pilot.tap(Table())
    assert pilot.sees("Te toca") or pilot.sees("Recibes")


@pytest.mark.parametrize("size", [Size(320, 568), Size(375, 667), Size(375, 812)], ids=name_of)
def test_no_tip_covers_what_marks_the_cards_received(size: Size) -> None:
    notes = 0
    for seed in range(1, 9):
        pilot = Pilot(Headless(seed=seed), size, Insets())
        pilot.settle()
        pilot.reload()
        pilot.settle()
        pass_any_three(pilot)
        pilot.settle()
        marks = pilot.marks()
        ribbons = [m.rect for m in marks if isinstance(m.look, Text) and m.look.text == "recibida"]
        assert len(ribbons) == 3
        for mark in marks:
            if isinstance(mark.look, Panel) and mark.look.edge == NOTE_EDGE:
                notes += 1
                assert not any(ribbon.overlaps(mark.rect) for ribbon in ribbons)
    assert notes
