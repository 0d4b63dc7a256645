"""Rivals by every preset: no wrong move, no crash, and never a card they could not see."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.players.any_game import AnyGame
from game.players.levels import Level, Rival, player_of
from game.players.player import Player, decide
from game.players.search import Searcher
from game.players.usual import usual_house
from game.rules.actions import NextHand
from game.rules.apply import apply, new_match
from game.rules.house import HouseRules
from game.rules.match import Match, Stage
from game.rules.presets import PRESETS
from game.rules.seen import see
from tests.rules.houses import houses, sound_mixes

GLANCE, WHIMSICAL, DEEP = AnyGame(), AnyGame(whims=0.5), AnyGame(4)


def play_hands(house: HouseRules, seed: int, player: Player, hands: int) -> Match:
    match, chance = new_match(house, seed).match, random.Random(seed)
    while match.stage is not Stage.OVER and len(match.scores) < hands:
        if match.stage is Stage.SCORED:
            match = apply(match, NextHand()).match
            continue
        seat = match.waiting()[0]
        match = apply(match, decide(player, see(match, seat), chance)).match
    return match


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("player", [GLANCE, WHIMSICAL])
def test_a_rival_plays_every_preset_to_its_end(preset: str, player: AnyGame) -> None:
    match = play_hands(PRESETS[preset], 5, player, hands=300)
    assert match.stage is Stage.OVER


@pytest.mark.parametrize("preset", PRESETS)
def test_a_rival_that_thinks_plays_every_preset(preset: str) -> None:
    assert play_hands(PRESETS[preset], 6, DEEP, hands=1).scores


@settings(max_examples=30)
@given(houses, st.integers(0, 2**32 - 1))
def test_a_rival_plays_by_any_rules(house: HouseRules, seed: int) -> None:
    assert play_hands(house, seed, GLANCE, hands=2).scores


@settings(max_examples=15)
@given(houses, st.integers(0, 2**32 - 1))
def test_a_rival_that_thinks_plays_by_any_rules(house: HouseRules, seed: int) -> None:
    assert play_hands(house, seed, AnyGame(4), hands=1).scores


@settings(max_examples=5)
@given(sound_mixes, st.integers(0, 2**32 - 1))
def test_every_level_plays_whatever_is_put_together(house: HouseRules, seed: int) -> None:
    thinker = Rival(Searcher(8, 8), DEEP)
    for player in (player_of(Level.EASY), player_of(Level.NORMAL), thinker):
        assert play_hands(house, seed, player, hands=1).scores


@pytest.mark.long
@settings(max_examples=20)
@given(sound_mixes, st.integers(0, 2**32 - 1))
def test_whatever_is_put_together_is_played_to_its_end(house: HouseRules, seed: int) -> None:
    """By some rules it takes ever so many hands to come to the target, so four are played."""
    short = replace(house, hands=4)
    for level in (Level.EASY, Level.NORMAL):
        assert play_hands(short, seed, player_of(level), hands=40).stage is Stage.OVER


def test_the_rules_of_thumb_of_the_usual_game_are_for_it_alone() -> None:
    names = {name for name, house in PRESETS.items() if usual_house(house)}
    assert names == {"standard", "new_moon", "mixed_moon", "american", "no_pass", "hartenjagen"}
