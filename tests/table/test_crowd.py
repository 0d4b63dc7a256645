"""Many seats and very large hands, on every glass: nothing outside, or on top of another."""

from itertools import combinations

import pytest

from game.rules.seats import SOUTH
from game.table.geometry import Insets, Rect, Size
from game.table.hand_box import NARROWEST_STRIP
from game.table.layout import TARGET, Layout, index_bottom
from game.table.solve import solve
from game.table.style import Arrangement
from game.table.trick_view import from_the_bottom
from tests.table.sizes import GRID, NAMES
from tests.table.test_layout import ARRANGEMENTS, apart, controls, groups

DEALS = {4: 26, 5: 20, 6: 17, 7: 14, 8: 13, 9: 11, 10: 10}
"""The cards that each of so many seats is dealt from two packs."""


@pytest.fixture(params=ARRANGEMENTS.values(), ids=[*ARRANGEMENTS])
def arrangement(request: pytest.FixtureRequest) -> Arrangement:
    found: Arrangement = request.param
    return found


@pytest.fixture(params=GRID, ids=NAMES)
def glass(request: pytest.FixtureRequest) -> tuple[Size, Insets]:
    found: tuple[Size, Insets] = request.param
    return found


@pytest.fixture(params=DEALS)
def seats(request: pytest.FixtureRequest) -> int:
    found: int = request.param
    return found


@pytest.fixture
def layout(glass: tuple[Size, Insets], arrangement: Arrangement, seats: int) -> Layout:
    return solve(*glass, arrangement, passing=False, seats=seats, cards=DEALS[seats])


def test_every_seat_has_a_place_within_the_safe_area(
    glass: tuple[Size, Insets], layout: Layout, seats: int
) -> None:
    safe = layout.glass.within(glass[1])
    assert sorted(layout.seats) == list(range(1, seats))
    for name, rect in groups(layout).items():
        assert safe.encloses(rect), name
    assert all(safe.encloses(rect) for rect in layout.trick)


def test_nothing_overlaps(layout: Layout) -> None:
    apart(groups(layout))
    for name, rect in controls(layout).items():
        assert min(rect.width, rect.height) >= TARGET, name


def test_the_trick_is_clear_of_everything_else(layout: Layout) -> None:
    for seat, card in enumerate(layout.trick):
        for name, rect in groups(layout).items():
            assert not card.overlaps(rect), (seat, name)


def test_every_card_of_a_trick_shows_its_index(layout: Layout) -> None:
    order = [layout.trick[seat] for seat in from_the_bottom(layout.trick)]
    for i, place in enumerate(order):
        index = Rect(place.x, place.y, 0.32 * place.width, index_bottom(place.width, 0.84))
        for above in order[i + 1 :]:
            assert not above.overlaps(index)
    assert min(place.width for place in layout.trick) >= LEAST_CARD


LEAST_CARD = 28.0


def test_every_card_of_the_hand_can_be_told_apart_and_hit(layout: Layout, seats: int) -> None:
    for count in range(1, DEALS[seats] + 1):
        spots = layout.hand.spread(count)
        for spot in spots:
            assert layout.hand.box.encloses(spot.rect)
            assert layout.glass.encloses(spot.zone)
            assert spot.zone.width >= NARROWEST_STRIP
            assert spot.zone.height >= NARROWEST_STRIP
        for one, other in combinations(spots, 2):
            assert not one.zone.overlaps(other.zone)


def test_seats_go_around_the_table(layout: Layout, seats: int) -> None:
    middles = [layout.seats[seat].portrait.centre for seat in range(1, seats)]
    assert middles[0].x < layout.trick[SOUTH].centre.x < middles[-1].x
    lefts = [middle for middle in middles if middle.x < layout.glass.centre.x]
    assert middles[: len(lefts)] == lefts
