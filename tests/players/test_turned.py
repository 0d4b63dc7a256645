"""A rival does the same at every seat, and to every seat: positions turned around the table."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from game.players.any_game import AnyGame
from game.players.levels import Level, player_of
from game.players.player import Player, decide
from game.players.search import Searcher
from game.players.usual import usual_house
from game.rules.actions import NextHand
from game.rules.house import STANDARD
from game.rules.match import Match
from game.rules.options import Partners
from game.rules.presets import PRESETS
from game.rules.seats import Pass
from game.rules.seen import see
from tests.players.seats import limit
from tests.players.turned import FINDERS, Grudge, cochran, done, turned
from tests.rules.chance import some_match

EASY, NORMAL = player_of(Level.EASY), player_of(Level.NORMAL)
THINKER, SEARCHER = AnyGame(4), Searcher(playouts=4, pass_playouts=0)
each_way = pytest.mark.parametrize("what", FINDERS)
# The rest are played by the search, or begin with a mix, whose lots fall seat by seat.
THOUGHT_ABOUT = [
    name
    for name, house in PRESETS.items()
    if not usual_house(house) and Pass.CALLED not in house.pass_cycle
]


def some_matches(preset: str, count: int) -> Iterator[Match]:
    chance = random.Random(preset)
    while count:
        match = some_match(chance.getrandbits(40), int(chance.random() * 60), PRESETS[preset])
        if match.waiting():
            count -= 1
            yield match


def unlike_elsewhere(player: Player, preset: str, count: int) -> int:
    """Return how many of so many choices are others when everybody sits somewhere else."""
    unlike = 0
    for number, match in enumerate(some_matches(preset, count)):
        seats, seat = match.house.seats, match.waiting()[0]
        by = 1 + number % (seats - 1)
        there = (seat + by) % seats
        action = decide(player, see(match, seat), random.Random(number))
        assert not isinstance(action, NextHand)
        other = decide(player, see(turned(match, by), there), random.Random(number))
        unlike += replace(action, seat=there) != other
    return unlike


def test_a_turned_match_is_the_same_for_everybody() -> None:
    for preset in PRESETS:
        for match in some_matches(preset, 3):
            seats = match.house.seats
            there = turned(match, 1)
            assert turned(there, seats - 1) == match
            assert there.waiting() == tuple(sorted((seat + 1) % seats for seat in match.waiting()))
            for seat in range(seats):
                one, other = see(match, seat), see(there, (seat + 1) % seats)
                assert one.hand == other.hand
                assert one.legal == other.legal
                assert one.taken[seat] == other.taken[(seat + 1) % seats]


@pytest.mark.parametrize("preset", PRESETS)
def test_easy_and_normal_choose_the_same_at_every_seat(preset: str) -> None:
    assert unlike_elsewhere(EASY, preset, 15) == 0
    # Where partners keep their tricks together, normal compares worlds too.
    together = PRESETS[preset].partners is Partners.TOGETHER
    assert unlike_elsewhere(THINKER if together else NORMAL, preset, 15) == 0


# Sums taken in another order may differ in their last place, and so tell equal cards apart.
@pytest.mark.parametrize("preset", THOUGHT_ABOUT)
def test_by_any_rules_hard_chooses_the_same_at_every_seat(preset: str) -> None:
    assert unlike_elsewhere(THINKER, preset, 5) <= 1


@pytest.mark.long
@pytest.mark.parametrize("preset", THOUGHT_ABOUT)
def test_by_any_rules_hard_chooses_the_same_at_every_seat_ever_so_often(preset: str) -> None:
    assert unlike_elsewhere(THINKER, preset, 25) <= 1


def by_chance(rows: Sequence[Sequence[bool]]) -> bool:
    statistic, freedom = cochran(rows)
    return statistic < limit(freedom)


@each_way
def test_hard_does_the_same_to_every_seat(what: str) -> None:
    assert by_chance(done(SEARCHER, STANDARD, what, 40))


@pytest.mark.long
def test_hard_gives_to_every_seat_alike_so_often_that_a_grudge_would_show() -> None:
    rows = done(SEARCHER, STANDARD, "gift", 800)
    assert by_chance(rows)
    chance = random.Random(1)
    assert not by_chance([(row[0] or chance.random() < 0.3, *row[1:]) for row in rows])


@pytest.mark.parametrize(
    ("player", "preset", "count"),
    [
        pytest.param(EASY, "spot", 300, id="easy"),
        pytest.param(NORMAL, "omnibus", 300, id="normal"),
        pytest.param(THINKER, "omnibus", 240, id="hard, in a hurry", marks=pytest.mark.long),
    ],
)
def test_a_grudge_against_one_seat_is_found_out(player: Player, preset: str, count: int) -> None:
    assert not by_chance(done(Grudge(player, 0.1), PRESETS[preset], "gift", count))
