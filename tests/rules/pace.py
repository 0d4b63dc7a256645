"""How fast the rules are: random hands a second, beside OpenSpiel's own loop in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from game.rules.cards import Cards
from game.rules.deal import dealt, legal_plays
from game.rules.house import STANDARD
from game.rules.seats import Pass
from tests.rules.oracle import judge_of

GAME = judge_of(STANDARD)


def hands_a_second(play: Callable[[random.Random], None], seconds: float) -> float:
    """Return how many hands a second are played."""
    chance, hands, begun = random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        play(chance)
        hands += 1
    return hands / (time.perf_counter() - begun)


def play_here(chance: random.Random) -> None:
    """Deal and play a hand of random legal cards by the rules of the game."""
    order = list(range(52))
    chance.shuffle(order)
    hands = [sum([1 << card for card in order[seat::4]]) for seat in range(4)]
    deal = dealt(STANDARD, Pass.HOLD, hands)
    for _ in range(52):
        deal = deal.play(_any(legal_plays(deal), chance.random()))


def play_there(chance: random.Random) -> None:
    """Deal and play a hand of random legal cards by OpenSpiel."""
    order = list(range(52))
    chance.shuffle(order)
    state = GAME.new_initial_state()
    state.apply_action(0)
    for card in order:
        state.apply_action(card)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance.random() * len(legal))])


def _any(cards: Cards, lot: float) -> int:
    for _ in range(int(lot * cards.bit_count())):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1
