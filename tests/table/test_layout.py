"""Every arrangement on every glass: nothing too small, outside, or on top of another."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.seats import EAST, NORTH, SOUTH, WEST
from game.table.geometry import Insets, Rect, Size
from game.table.layout import TARGET, Layout, index_bottom
from game.table.solve import solve
from tests.table.sizes import GRID, NAMES, NONE

on_every_glass = pytest.mark.parametrize(("size", "insets"), GRID, ids=NAMES)
in_both_phases = pytest.mark.parametrize("passing", [False, True], ids=["play", "pass"])


def controls(layout: Layout) -> dict[str, Rect]:
    return {
        "menu": layout.menu,
        "score": layout.score,
        "last trick": layout.last_trick,
        "primary": layout.bar.primary,
        "secondary": layout.bar.secondary,
    }


def groups(layout: Layout) -> dict[str, Rect]:
    """Return the boxes that may never share a pixel."""
    found = controls(layout) | {
        "you": layout.bar.you,
        "status": layout.status,
        "hand": layout.hand.box,
    }
    for seat, spot in layout.seats.items():
        found[f"seat {seat}"] = spot.reach
    return found


@on_every_glass
@in_both_phases
def test_everything_lies_within_the_safe_area(size: Size, insets: Insets, *, passing: bool) -> None:
    layout = solve(size, insets, passing=passing)
    safe = layout.glass.within(insets)
    for name, rect in (groups(layout) | dict(enumerate(layout.trick))).items():
        assert safe.encloses(rect), name


@on_every_glass
@in_both_phases
def test_controls_are_large_enough_for_a_finger(
    size: Size, insets: Insets, *, passing: bool
) -> None:
    for name, rect in controls(solve(size, insets, passing=passing)).items():
        assert min(rect.width, rect.height) >= TARGET, name


@on_every_glass
@in_both_phases
def test_unrelated_things_never_overlap(size: Size, insets: Insets, *, passing: bool) -> None:
    found = groups(solve(size, insets, passing=passing))
    for one, other in combinations(found, 2):
        assert not found[one].overlaps(found[other]), (one, other)


@on_every_glass
def test_the_trick_is_clear_of_everything_else(size: Size, insets: Insets) -> None:
    layout = solve(size, insets, passing=False)
    for seat, card in enumerate(layout.trick):
        for name, rect in groups(layout).items():
            assert not card.overlaps(rect), (seat, name)
    assert not layout.trick[NORTH].overlaps(layout.trick[SOUTH])
    assert not layout.trick[WEST].overlaps(layout.trick[EAST])


@on_every_glass
def test_the_pass_is_clear_of_everything_else(size: Size, insets: Insets) -> None:
    layout = solve(size, insets, passing=True)
    for card in (*layout.passing.cards, layout.passing.arrow):
        for name, rect in groups(layout).items():
            assert not card.overlaps(rect), name


@on_every_glass
@pytest.mark.parametrize("count", range(1, 14))
def test_every_card_of_the_hand_can_be_read_and_tapped(
    size: Size, insets: Insets, count: int
) -> None:
    layout = solve(size, insets, passing=False)
    narrow = size.width < 360 or layout.shape != "portrait"
    spots = layout.hand.spread(count)
    assert len(spots) == count
    for spot in spots:
        assert spot.rect.width * spot.strip >= (40 if narrow else 44) - 0.01
        assert layout.glass.encloses(spot.zone)
        assert spot.zone.encloses(spot.rect.within(Insets(0, spot.rect.width * 0.6, 0, 0))) or (
            spot.behind
        )
    for one, other in combinations(spots, 2):
        assert not one.zone.overlaps(other.zone)


@on_every_glass
def test_a_chosen_front_card_leaves_the_back_row_readable(size: Size, insets: Insets) -> None:
    hand = solve(size, insets, passing=False).hand
    if hand.row_offset:
        clear = hand.row_offset - hand.lift
        assert clear >= index_bottom(hand.card.width, hand.index_scale) + 2


@on_every_glass
def test_the_hand_keeps_its_box_whatever_it_holds(size: Size, insets: Insets) -> None:
    hand = solve(size, insets, passing=False).hand
    for count in range(1, 14):
        for spot in hand.spread(count):
            assert hand.box.encloses(spot.rect)


def test_thirteen_cards_stand_in_two_rows_on_an_upright_phone_and_in_one_elsewhere() -> None:
    assert solve(Size(375, 812), NONE, passing=False).hand.rows(13) == (6, 7)
    assert solve(Size(375, 812), NONE, passing=False).hand.rows(7) == (7,)
    assert solve(Size(812, 375), NONE, passing=False).hand.rows(13) == (13,)
    assert solve(Size(1440, 900), NONE, passing=False).hand.rows(13) == (13,)


def test_west_is_left_of_north_and_east_right() -> None:
    for size, insets in GRID:
        layout = solve(size, insets, passing=False)
        middles = [layout.seats[seat].portrait.centre.x for seat in (WEST, NORTH, EAST)]
        assert middles == sorted(middles)


@given(st.integers(320, 600), st.integers(454, 1400))
def test_any_upright_phone_holds(width: int, height: int) -> None:
    if height > width:
        holds(solve(Size(width, height), NONE, passing=False))


@given(st.integers(600, 2600), st.integers(640, 1600))
def test_any_window_holds(width: int, height: int) -> None:
    holds(solve(Size(width, height), NONE, passing=False))


def holds(layout: Layout) -> None:
    found = groups(layout) | {f"trick {seat}": rect for seat, rect in enumerate(layout.trick)}
    for name, rect in found.items():
        assert layout.glass.encloses(rect), name
    for one, other in combinations(groups(layout), 2):
        assert not found[one].overlaps(found[other]), (one, other)
