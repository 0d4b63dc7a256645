"""Nothing left to win: the rest of a hand played out at one tap, as if card by card."""

import json

from game.rules.house import STANDARD
from game.rules.match import Stage
from game.table.marks import Button
from tests.app.tables import ALL_CLUBS, holding, without_points
from tests.headless import Headless
from tests.pilot import Pilot, play_until, take_a_turn

FINISH = Button("finish")


def history(pilot: Pilot) -> object:
    """Return what is remembered of the hand but for the order of its tricks."""
    saved = json.loads(pilot.outside.stored["match"])
    return [saved["history"]["hands"][-1][2], saved["seed"], saved["house"]]


def test_a_hand_that_is_all_yours_can_be_finished_with_the_same_score_as_played() -> None:
    played = holding(ALL_CLUBS)
    play_until(played, lambda p: p.offers(Button("next_hand")))
    at_once = holding(ALL_CLUBS)
    assert at_once.sees("El resto es tuyo")
    at_once.tap("finish")
    at_once.settle()
    assert at_once.offers(Button("next_hand"))
    assert at_once.app.session.match.scores == played.app.session.match.scores
    assert history(at_once) == history(played)
    assert len(at_once.app.session.seen().tricks) == 13


def test_what_was_finished_is_saved_before_anything_moves() -> None:
    pilot = holding(ALL_CLUBS)
    pilot.tap("finish")
    pilot.reload()
    assert pilot.app.session.match.stage is Stage.SCORED


def test_a_moon_that_is_finished_is_celebrated_too() -> None:
    pilot = holding(ALL_CLUBS)
    pilot.tap("finish")
    pilot.wait(1.5)
    assert not pilot.offers(Button("next_hand"))
    assert "moon_shot" in pilot.outside.heard


def test_the_offer_can_be_passed_over_and_stands_again_at_the_next_turn() -> None:
    pilot = holding(ALL_CLUBS)
    take_a_turn(pilot)
    assert pilot.offers(FINISH)
    pilot.press("f")
    pilot.settle()
    assert pilot.offers(Button("next_hand"))


def test_nothing_is_offered_while_the_hand_is_open_or_for_the_last_card() -> None:
    pilot = holding("2C AC KC QC JC TC 9C 8C 7C 6C 5C 4C 2H")
    assert not pilot.offers(FINISH)
    pilot.press("f")
    assert pilot.app.session.match.stage is Stage.PLAY
    last = holding(ALL_CLUBS)
    play_until(last, lambda p: p.app.session.seen().hand.bit_count() == 1)
    assert not last.offers(FINISH)


def test_when_no_points_are_left_what_was_taken_is_the_score() -> None:
    pilot = Pilot(Headless({"match": without_points()}))
    pilot.settle()
    assert pilot.sees("No quedan puntos")
    taken = tuple(pilot.app.session.seen().points(seat) for seat in range(4))
    assert sum(taken) == STANDARD.all_points
    pilot.tap("finish")
    pilot.settle()
    assert pilot.app.session.match.scores[-1].points == taken
