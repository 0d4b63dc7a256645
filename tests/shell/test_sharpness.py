"""The picture gives way when painting it takes too long, and only then."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from game.shell.sharpness import ENOUGH, SHARP, TOO_LONG, WATCHED, Sharpness

FAST, SLOW = TOO_LONG / 2, TOO_LONG * 2


def after(*paintings: Iterable[float]) -> Sharpness:
    """Return how it has become after some times of motion, each with a rest at its end."""
    sharpness = Sharpness()
    for moving in paintings:
        for seconds in moving:
            sharpness.painted(seconds)
        sharpness.settle()
    return sharpness


def test_a_fast_machine_stays_sharp() -> None:
    assert after([FAST] * WATCHED, [FAST] * WATCHED).most == SHARP


def test_a_slow_machine_gives_way() -> None:
    assert after([SLOW] * WATCHED).most == ENOUGH


def test_slow_paintings_among_fast_ones_are_no_reason() -> None:
    fast = WATCHED // 2 + 1
    assert after([FAST] * fast + [SLOW] * (WATCHED - fast)).most == SHARP


def test_nothing_is_decided_before_enough_is_known() -> None:
    assert after([SLOW] * (WATCHED - 1)).most == SHARP
    assert after([SLOW] * (WATCHED - 1), [SLOW]).most == ENOUGH


def test_nothing_is_decided_while_anything_moves() -> None:
    sharpness = Sharpness()
    for _ in range(3 * WATCHED):
        sharpness.painted(SLOW)
    assert sharpness.most == SHARP
    sharpness.settle()
    assert sharpness.most == ENOUGH


def test_what_has_given_way_does_not_come_back() -> None:
    assert after([SLOW] * WATCHED, [FAST] * WATCHED, [FAST] * WATCHED).most == ENOUGH


@given(st.lists(st.lists(st.floats(0, 1), max_size=2 * WATCHED), max_size=4))
def test_it_is_never_below_what_is_enough(paintings: list[list[float]]) -> None:
    assert after(*paintings).most in {SHARP, ENOUGH}
