"""The rivals make sense in some 160 written positions, and in some 90 by other rules."""

import random

import pytest

from game.players.any_game import AnyGame
from game.players.levels import Level, Rival, player_of
from game.players.player import decide
from game.players.search import Searcher
from game.rules.actions import PlayCard
from game.rules.cards import QUEEN_OF_SPADES, cards
from game.rules.house import HouseRules
from game.rules.may import MayScoreMoon
from tests.players.sense import HOUSES, USUAL, Suite, seen_in, strays
from tests.players.sense_plays import QUEEN, Play
from tests.players.situations import shot

suites = pytest.mark.parametrize("suite", [USUAL, HOUSES], ids=lambda suite: suite.name)
# They have to hold where a rule that hardly matters hides the usual game, too.
NEARLY_USUAL = HouseRules(queen_breaks_hearts=True)


def test_there_are_positions_enough() -> None:
    assert len(USUAL.plays) + len(USUAL.passes) >= 150
    assert len(HOUSES.plays) + len(HOUSES.passes) >= 80
    assert len({play.house for play in HOUSES.plays}) >= 12


@suites
def test_every_position_asks_something(suite: Suite) -> None:
    for play in suite.plays:
        seen, good = seen_in(play), cards(play.good)
        assert good, play.why
        assert good & ~seen.legal == 0, play.why
        assert seen.legal & ~good, play.why
    for hand, seen in suite.hands():
        assert seen.acting, hand.why
        assert seen.hand == cards(hand.hand), hand.why
        assert cards(hand.goes) | cards(hand.stays), hand.why
        assert not (cards(hand.goes) | cards(hand.stays)) & ~seen.hand, hand.why
    for say in suite.says:
        may = shot(say.house, say.totals).may
        assert isinstance(may, MayScoreMoon), say.why
        assert len(may.forms) == 2, say.why


@suites
def test_normal_makes_sense_everywhere(suite: Suite) -> None:
    assert list(strays(player_of(Level.NORMAL), "normal", 1, suite)) == []


@suites
def test_hard_makes_sense_nearly_everywhere_even_in_a_hurry(suite: Suite) -> None:
    hurried = Rival(Searcher(playouts=160, pass_playouts=400), AnyGame(100))
    strayed = list(strays(hurried, "hard", 1, suite))
    assert len(strayed) <= suite.asked_of("hard") * 0.1, strayed


def test_normal_keeps_its_sense_where_the_usual_game_is_hidden() -> None:
    plays = [play._replace(house=NEARLY_USUAL) for play in USUAL.plays]
    passes = [hand._replace(house=NEARLY_USUAL) for hand in USUAL.passes]
    suite = USUAL._replace(plays=plays, passes=passes)
    strayed = list(strays(player_of(Level.NORMAL), "normal", 1, suite))
    assert len(strayed) <= suite.asked_of("normal") * 0.02, strayed


@pytest.mark.parametrize(
    "play",
    [play for play in QUEEN if "hard" in play.levels and "QS" not in play.good],
    ids=lambda play: play.why,
)
def test_hard_gives_no_needless_queen(play: Play) -> None:
    seen = seen_in(play)
    for seed in range(2):
        action = decide(Searcher(300, 0), seen, random.Random(seed))
        assert isinstance(action, PlayCard)
        assert action.card != QUEEN_OF_SPADES
