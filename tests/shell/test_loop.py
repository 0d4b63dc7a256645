"""The loop: it paints what changes, and rests when nothing does."""

from unittest.mock import patch

import pytest

from game.shell import outdoors
from game.shell.outdoors import Outdoors
from game.shell.painter import Painter
from tests.shell.glasshouse import FRAME, Glasshouse, run

pytestmark = pytest.mark.usefixtures("screen")
SETTLED = 5
"""By then the cards are dealt, the rivals have chosen, and everything likely is drawn ahead."""


def test_a_table_at_rest_is_not_painted() -> None:
    house = Glasshouse(seconds=60)
    run(house)
    assert house.shown
    assert [moment for moment in house.shown if moment > SETTLED] == []


def test_a_table_at_rest_looks_around_four_times_a_second() -> None:
    house = Glasshouse(seconds=SETTLED + 10)
    run(house)
    rounds = [moment for moment in house.rounds if moment > SETTLED]
    assert len(rounds) <= 4 * 10 + 1


def test_closing_the_window_ends_the_loop() -> None:
    house = Glasshouse(seconds=0)
    run(house)
    assert len(house.rounds) == 1


def test_nothing_is_drawn_ahead_while_something_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    house, prepares, ahead = Glasshouse(seconds=SETTLED), Painter.prepare, list[float]()

    def noted(painter: Painter, seconds: float) -> bool:
        ahead.append(house.perf_counter())
        return prepares(painter, seconds)

    monkeypatch.setattr(Painter, "prepare", noted)
    run(house)
    moved = {moment + FRAME for moment in house.shown}
    assert ahead
    assert not moved.intersection(ahead)


def test_a_busy_frame_has_no_time_for_thoughts() -> None:
    house = Glasshouse(seconds=0)
    with patch.object(outdoors, "time", house):
        outside = Outdoors(house)
        outside.begin_frame(0, busy=False)
        free = outside.left()
        outside.begin_frame(0, busy=True)
        assert 0 < outside.left() < free
        outside.begin_frame(1, busy=False)
        assert 0 < outside.left() < free


def test_a_thought_that_is_waited_for_gets_more_of_a_frame() -> None:
    now = [0.0]
    with patch("time.perf_counter", lambda: now[0]):
        outside = Outdoors(Glasshouse(seconds=0))
        outside.begin_frame(0, busy=False)
        now[0] = outdoors.WORK
        assert not outside.spare()
        assert outside.spare(awaited=True)
        now[0] += outdoors.MORE_WHEN_AWAITED
        assert not outside.spare(awaited=True)
