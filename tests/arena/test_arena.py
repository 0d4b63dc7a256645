"""The arena in its fast form: the levels keep their order, and a seed tells the whole story."""

from game.players.beginner import Beginner
from game.players.careful import Careful
from game.players.player import Player
from game.players.search import Searcher
from tests.arena.baseline import Baseline
from tests.arena.duel import Tally, duel, half, mean
from tests.arena.moons import moons


def met(one: Player, other: Player, deals: int) -> Tally:
    *_, tally = duel(one, other, deals, seed=1)
    return tally


def test_normal_beats_easy() -> None:
    tally = met(Careful(), Beginner(), deals=150)
    assert mean(tally.margins) + half(tally.margins) < -1.0


def test_normal_is_no_worse_than_the_baseline() -> None:
    tally = met(Careful(), Baseline(), deals=80)
    assert mean(tally.margins) - half(tally.margins) <= 0


def test_even_a_hurried_search_beats_normal() -> None:
    tally = met(Searcher(playouts=40, pass_playouts=80), Careful(), deals=8)
    assert mean(tally.margins) < 0


def test_a_duel_comes_out_the_same_again() -> None:
    one, other = (met(Beginner(), Baseline(), deals=5) for _ in range(2))
    assert (one.points, one.others) == (other.points, other.others)


def test_equal_players_are_equal() -> None:
    tally = met(Baseline(), Baseline(), deals=5)
    assert mean(tally.points) == mean(tally.others)


def test_a_scripted_shooter_gets_fewer_moons_past_better_rivals() -> None:
    easy, normal = (moons(player, hands=60, seed=1) for player in (Beginner(), Careful()))
    assert easy > 1.5 * normal
    hurried = Searcher(playouts=40, pass_playouts=0)
    assert moons(hurried, hands=8, seed=1) <= moons(Beginner(), hands=8, seed=1)
