import pytest

from game.players.levels import Level
from tests.matches import check, play_match


@pytest.mark.parametrize("seed", range(10))
def test_a_whole_match_is_played_to_its_end(seed: int) -> None:
    pilot = play_match(seed, Level.EASY if seed % 2 else Level.NORMAL)
    check(pilot)
    pilot.tap("play_again")
    pilot.settle()
    assert pilot.sees("Mano 1")
