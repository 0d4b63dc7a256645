"""What is marked: broken hearts, the queen, a moon, a victory; short, skippable, calm if asked."""

from collections.abc import Iterator

import pytest

from game.rules.seats import WEST
from game.table.geometry import Point
from game.table.marks import Icon, Mark, Panel, Text
from tests.app.tables import ALL_CLUBS, after_a_match, holding
from tests.headless import Headless
from tests.pilot import Pilot, legal_card, pass_any_three, play_until

SKY = Point(187, 20)
"""A place on the table where nothing can be tapped."""
STEP, MOST = 0.05, 1200
"""How long a step is, in seconds, and how many are far more than a hand takes."""


def sparks(pilot: Pilot, symbol: str) -> list[Mark]:
    """Return the symbols that fly about, which stand alone."""
    return [m for m in pilot.marks() if isinstance(m.look, Text) and m.look.text == symbol]


def watch(pilot: Pilot) -> Iterator[None]:
    """Play until the hand's score is on show, step by step."""
    for _ in range(MOST):
        if pilot.sees("Siguiente mano"):
            return
        if pilot.app.session.seen().acting and pilot.app.wait() > 0:
            pilot.wait(0.3)
            pilot.tap(legal_card(pilot))
            pilot.tap("primary")
        pilot.wait(STEP)
        yield
    raise AssertionError("the hand does not end")


def watched(pilot: Pilot, symbol: str) -> tuple[int, int]:
    """Play a hand; return in how many frames a symbol flew about, and how often it began to."""
    frames = begun = 0
    flying = False
    for _ in watch(pilot):
        flies = len(sparks(pilot, symbol)) > 3
        frames, begun, flying = frames + flies, begun + (flies and not flying), flies
    return frames, begun


def started(*, still: bool) -> Pilot:
    pilot = Pilot(Headless(seed=7, still=still))
    pilot.settle()
    pass_any_three(pilot)
    pilot.settle()
    return pilot


@pytest.mark.parametrize("symbol", ["♥", "♠"])
def test_broken_hearts_and_the_queen_are_marked_once_and_shortly(symbol: str) -> None:
    frames, begun = watched(started(still=False), symbol)
    assert begun == 1
    assert 0.3 < frames * STEP < 1.0


def test_where_movement_is_not_wanted_nothing_flies_about() -> None:
    pilot = started(still=True)
    assert watched(pilot, "♥") == (0, 0)


def moon_over(pilot: Pilot) -> bool:
    """Tell whether a large moon stands over the table."""
    return any(
        isinstance(mark.look, Icon) and mark.look.name == "moon" and mark.rect.width > 100
        for mark in pilot.marks()
    )


def before_a_moon(*, still: bool = False) -> Pilot:
    """Return a pilot who has just played the last card of a moon."""
    pilot = holding(ALL_CLUBS)
    pilot.outside.still = still
    play_until(pilot, lambda p: p.app.session.seen().hand.bit_count() == 1)
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    return pilot


def seconds_of_moon(pilot: Pilot) -> float:
    return STEP * sum(moon_over(pilot) for _ in watch(pilot))


@pytest.mark.parametrize("still", [False, True])
def test_a_moon_rises_before_the_score_is_shown(*, still: bool) -> None:
    pilot = before_a_moon(still=still)
    assert 1.5 < seconds_of_moon(pilot) < 3


def test_a_tap_sends_the_moon_away() -> None:
    pilot = before_a_moon()
    next(_ for _ in watch(pilot) if moon_over(pilot))
    pilot.touch(SKY)
    pilot.wait(2 * STEP)
    assert pilot.sees("Siguiente mano")


def test_the_moon_of_a_rival_is_told_by_name() -> None:
    pilot = holding(ALL_CLUBS, WEST)
    next(_ for _ in watch(pilot) if moon_over(pilot))
    assert pilot.sees("¡Luna de Lucía!")


def confetti(pilot: Pilot) -> int:
    """Return how many pieces of confetti are in the air."""
    pieces = [m for m in pilot.marks() if isinstance(m.look, Panel) and m.look.radius == 1.5]
    return sum(mark.rect.width == 8 for mark in pieces)


def test_confetti_rains_on_a_victory_until_it_is_down_or_tapped_away() -> None:
    pilot = after_a_match(won=True)
    assert confetti(pilot) == 0, "all of it is down when nothing moves any more"
    pilot.reload()
    pilot.wait(0.8)
    assert confetti(pilot) > 10
    pilot.touch(SKY)
    assert confetti(pilot) == 0
    assert pilot.sees("¡Victoria!")


def test_no_confetti_falls_on_a_defeat_or_where_movement_is_not_wanted() -> None:
    lost = after_a_match(won=False)
    lost.reload()
    lost.wait(0.8)
    assert confetti(lost) == 0
    still = after_a_match(won=True)
    still.outside.still = True
    still.reload()
    still.wait(0.8)
    assert confetti(still) == 0
