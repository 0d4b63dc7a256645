"""The loop: it paints what changes, and rests when nothing does."""

import pytest

from tests.shell.glasshouse import Glasshouse, run

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
