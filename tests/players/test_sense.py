"""The rivals make sense in some 160 written positions."""

import random

import pytest

from game.players.careful import Careful
from game.players.player import decide
from game.players.search import Searcher
from game.rules.actions import PlayCard
from game.rules.cards import QUEEN_OF_SPADES, cards
from tests.players.sense import asked_of, strays
from tests.players.sense_passes import PASSES
from tests.players.sense_plays import ALL_PLAYS, QUEEN, Play
from tests.players.situations import passing, playing


def test_every_position_asks_something() -> None:
    assert len(ALL_PLAYS) + len(PASSES) >= 150
    for play in ALL_PLAYS:
        seen = playing(play.hand, play.trick, before=play.before, totals=play.totals)
        good = cards(play.good)
        assert good, play.why
        assert good & ~seen.legal == 0, play.why
        assert seen.legal & ~good, play.why
    for hand in PASSES:
        assert passing(hand.hand).hand.bit_count() == 13, hand.why
        assert cards(hand.goes) | cards(hand.stays), hand.why


def test_normal_makes_sense_everywhere() -> None:
    assert list(strays(Careful(), "normal", seed=1)) == []


def test_hard_makes_sense_nearly_everywhere_even_in_a_hurry() -> None:
    strayed = list(strays(Searcher(playouts=160, pass_playouts=400), "hard", seed=1))
    assert len(strayed) <= asked_of("hard") * 0.1, strayed


@pytest.mark.parametrize(
    "play", [play for play in QUEEN if "hard" in play.levels and "QS" not in play.good], ids=str
)
def test_hard_gives_no_needless_queen(play: Play) -> None:
    seen = playing(play.hand, play.trick, before=play.before, totals=play.totals)
    for seed in range(2):
        action = decide(Searcher(300, 0), seen, random.Random(seed))
        assert isinstance(action, PlayCard)
        assert action.card != QUEEN_OF_SPADES
