"""Every arrangement on every glass: nothing too small, outside, or on top of another."""

from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.rules.seats import EAST, NORTH, SOUTH, WEST
from game.table.geometry import Insets, Rect, Size
from game.table.layout import TARGET, Layout, index_bottom
from game.table.solve import solve
from game.table.style import Arrangement, IndexSize
from tests.table.sizes import GRID, NAMES, NONE

ARRANGEMENTS = {
    "usual": Arrangement(),
    "large": Arrangement(index=IndexSize.LARGE),
    "jumbo mirrored": Arrangement(index=IndexSize.JUMBO, mirrored=True),
}


@pytest.fixture(params=GRID, ids=NAMES)
def glass(request: pytest.FixtureRequest) -> tuple[Size, Insets]:
    found: tuple[Size, Insets] = request.param
    return found


@pytest.fixture(params=ARRANGEMENTS.values(), ids=[*ARRANGEMENTS])
def arrangement(request: pytest.FixtureRequest) -> Arrangement:
    found: Arrangement = request.param
    return found


@pytest.fixture
def playing(glass: tuple[Size, Insets], arrangement: Arrangement) -> Layout:
    return solve(*glass, arrangement, passing=False)


@pytest.fixture
def passing(glass: tuple[Size, Insets], arrangement: Arrangement) -> Layout:
    return solve(*glass, arrangement, passing=True)


def controls(layout: Layout) -> dict[str, Rect]:
    return ({"rules": layout.rules} if layout.rules else {}) | {
        "menu": layout.menu,
        "score": layout.score,
        "last trick": layout.last_trick,
        "primary": layout.bar.primary,
        "secondary": layout.bar.secondary,
    }


def groups(layout: Layout) -> dict[str, Rect]:
    """Return the boxes that may never share a pixel."""
    seats = {f"seat {seat}": spot.reach for seat, spot in layout.seats.items()}
    places = {"you": layout.bar.you, "status": layout.status, "hand": layout.hand.box}
    return controls(layout) | places | seats


def test_everything_lies_within_the_safe_area(
    glass: tuple[Size, Insets], playing: Layout, passing: Layout
) -> None:
    _, insets = glass
    for layout in (playing, passing):
        safe = layout.glass.within(insets)
        for name, rect in groups(layout).items():
            assert safe.encloses(rect), name
        assert all(safe.encloses(rect) for rect in layout.trick)


def test_controls_are_large_enough_for_a_finger(playing: Layout, passing: Layout) -> None:
    for layout in (playing, passing):
        for name, rect in controls(layout).items():
            assert min(rect.width, rect.height) >= TARGET, name


def test_unrelated_things_never_overlap(playing: Layout, passing: Layout) -> None:
    for layout in (playing, passing):
        apart(groups(layout))


def apart(found: dict[str, Rect]) -> None:
    for one, other in combinations(found, 2):
        assert not found[one].overlaps(found[other]), (one, other)


def test_the_trick_is_clear_of_everything_else(playing: Layout) -> None:
    for seat, card in enumerate(playing.trick):
        for name, rect in groups(playing).items():
            assert not card.overlaps(rect), (seat, name)
    assert not playing.trick[NORTH].overlaps(playing.trick[SOUTH])
    assert not playing.trick[WEST].overlaps(playing.trick[EAST])


def test_the_pass_is_clear_of_everything_else(passing: Layout) -> None:
    for card in (*passing.passing.places(5), passing.passing.arrow):
        for name, rect in groups(passing).items():
            assert not card.overlaps(rect), name


@pytest.mark.parametrize("count", range(1, 14))
def test_every_card_of_the_hand_can_be_read_and_tapped(playing: Layout, count: int) -> None:
    narrow = playing.glass.width < 360 or playing.shape != "portrait"
    spots = playing.hand.spread(count)
    assert len(spots) == count
    for spot in spots:
        assert spot.rect.width * spot.strip >= (40 if narrow else 44) - 0.01
        assert playing.glass.encloses(spot.zone)
        visible = spot.rect.within(Insets(0, spot.rect.width * 0.6, 0, 0))
        assert spot.behind or spot.zone.encloses(visible)
    for one, other in combinations(spots, 2):
        assert not one.zone.overlaps(other.zone)


def test_a_chosen_front_card_leaves_the_back_row_readable(playing: Layout) -> None:
    hand = playing.hand
    if hand.row_offset:
        clear = hand.row_offset - hand.lift
        assert clear >= index_bottom(hand.card.width, hand.index_scale) + 2


def test_the_hand_keeps_its_box_whatever_it_holds(playing: Layout) -> None:
    for count in range(1, 14):
        for spot in playing.hand.spread(count):
            assert playing.hand.box.encloses(spot.rect)


def test_a_larger_index_is_larger(glass: tuple[Size, Insets]) -> None:
    scales = [
        solve(*glass, Arrangement(index=index), passing=False).hand.index_scale
        for index in IndexSize
    ]
    assert scales[0] < scales[1] <= scales[2]


@pytest.mark.parametrize(
    ("size", "rows"), [((375, 812), (6, 7)), ((812, 375), (13,)), ((1440, 900), (13,))]
)
def test_thirteen_cards_stand_in_two_rows_on_an_upright_phone_and_in_one_elsewhere(
    size: tuple[int, int], rows: tuple[int, ...]
) -> None:
    hand = solve(Size(*size), NONE, Arrangement(), passing=False).hand
    assert hand.rows(13) == rows
    assert hand.rows(7) == (7,)


def test_a_mirrored_table_swaps_the_buttons_and_never_the_seats(
    glass: tuple[Size, Insets],
) -> None:
    usual = solve(*glass, Arrangement(), passing=False)
    mirrored = solve(*glass, Arrangement(mirrored=True), passing=False)
    assert mirrored.seats == usual.seats
    assert mirrored.trick == usual.trick
    assert mirrored.hand == usual.hand
    assert mirrored.bar.primary.x < mirrored.bar.you.x
    assert usual.bar.you.x < usual.bar.primary.x
    assert mirrored.mirrored() == usual


def test_west_is_left_of_north_and_east_right(playing: Layout) -> None:
    middles = [playing.seats[seat].portrait.centre.x for seat in (WEST, NORTH, EAST)]
    assert middles == sorted(middles)


@given(st.integers(320, 600), st.integers(454, 1400), st.sampled_from([*ARRANGEMENTS.values()]))
@example(478, 712, Arrangement(IndexSize.LARGE))
@example(360, 527, Arrangement(IndexSize.LARGE))
def test_any_upright_phone_holds(width: int, height: int, arrangement: Arrangement) -> None:
    if height > width:
        holds(solve(Size(width, height), NONE, arrangement, passing=False))


@given(st.integers(600, 2600), st.integers(640, 1600), st.sampled_from([*ARRANGEMENTS.values()]))
def test_any_window_holds(width: int, height: int, arrangement: Arrangement) -> None:
    holds(solve(Size(width, height), NONE, arrangement, passing=False))


def holds(layout: Layout) -> None:
    for name, rect in groups(layout).items():
        assert layout.glass.encloses(rect), name
    assert all(layout.glass.encloses(rect) for rect in layout.trick)
    apart(groups(layout))
