"""How fast the rules are: random hands a second, beside OpenSpiel's own loop in the same run.

``python -m tests.rules.pace`` prints that, and for each preset how many cards a second are played,
as a part of what the standard game plays.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median

from game.rules.cards import NO_CARDS, Cards, just, members
from game.rules.deal import Deal, dealt
from game.rules.house import STANDARD, HouseRules
from game.rules.legal import legal_plays
from game.rules.options import Turbo
from game.rules.presets import PRESETS
from game.rules.seats import Pass
from tests.rules.oracle import judge_of

GAME = judge_of(STANDARD)
DECK = tuple(just(card) for card in range(52))
SECONDS, TIMES = 0.5, 5


def hands_a_second(play: Callable[[random.Random], object], seconds: float) -> float:
    """Return how many hands a second are played."""
    chance, hands, begun = random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        play(chance)
        hands += 1
    return hands / (time.perf_counter() - begun)


def play_here(
    chance: random.Random, house: HouseRules = STANDARD, deck: Sequence[Cards] = DECK
) -> Deal:
    """Deal and play a hand of random legal cards by the rules of the game."""
    deal = _dealt(chance, house, deck)
    for _ in range(house.seats * house.hand_size):
        legal = legal_plays(deal)
        skipped = int(chance.random() * legal.bit_count())
        while skipped:
            legal &= legal - 1
            skipped -= 1
        deal = deal.play((legal & -legal).bit_length() - 1)
    return deal


def _dealt(chance: random.Random, house: HouseRules, deck: Sequence[Cards]) -> Deal:
    """Return a hand dealt without a pass, in which nobody charges a card."""
    order, seats = list(deck), house.seats
    chance.shuffle(order)
    last = seats * house.hand_size
    hands = [sum(order[seat:last:seats]) for seat in range(seats)]
    deal = dealt(house, Pass.HOLD, hands, kitty=sum(order[last:]))
    if house.turbo is not Turbo.NO:
        for seat in range(seats):
            deal = deal.charge(seat, NO_CARDS)
    return deal


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


def ratio() -> tuple[float, float]:
    """Return the hands a second here, and as a part of those there, right after each other."""
    pairs = [
        (hands_a_second(play_here, SECONDS), hands_a_second(play_there, SECONDS))
        for _ in range(TIMES)
    ]
    return median(ours for ours, _ in pairs), median(ours / theirs for ours, theirs in pairs)


def beside_standard(house: HouseRules) -> float:
    """Return how many cards a second these rules play, as a part of the standard game's."""

    def cards_a_second(rules: HouseRules) -> float:
        deck = tuple(just(card) for card in members(rules.deck))
        hands = hands_a_second(lambda chance: play_here(chance, rules, deck), SECONDS)
        return hands * rules.seats * rules.hand_size

    return median(cards_a_second(house) / cards_a_second(STANDARD) for _ in range(TIMES))


def main() -> None:
    hands, part = ratio()
    sys.stdout.write(f"{hands:,.0f} random hands a second, {part:.2f} of OpenSpiel's loop\n")
    for name, house in PRESETS.items():
        sys.stdout.write(f"{name}: {beside_standard(house):.2f} of standard a card\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
