"""The pass by search: the best-looking choices are played out and compared."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from game.players.belief import World
from game.players.careful import most, pass_scores
from game.players.guess import Guess
from game.players.habits import HABITS, Habits
from game.players.manners import any_manners
from game.players.outlook import Outlook
from game.players.player import Thought
from game.players.playout import play_out
from game.players.quick_deal import QuickDeal
from game.players.stakes import stakes_of
from game.players.trials import Trial, best_first
from game.players.weights import TUNED
from game.rules.cards import Cards, gather
from game.rules.opening import opener
from game.rules.seats import receiver
from game.rules.seen import Seen

CHOICES = 40
"""How many choices are looked at, the best by rule of thumb."""
WHIM = 2.0
"""How far the others are thought to stray from the rule of thumb in what they pass."""


def compare_passes(
    seen: Seen,
    playouts: int,
    chance: random.Random,
    among: Sequence[Cards] = (),
    *,
    habits: Habits = HABITS,
) -> Thought[list[Trial]]:
    """Return the choices of cards to pass, the best first: these, or those that look best."""
    guess = Guess(seen)
    start = QuickDeal(seen, guess.deal(chance))
    seats, taught = seen.house.seats, habits.taught and start.stakes.learned

    def world() -> Thought[World]:
        yield
        hands = _others_pass(seen, guess.deal(chance), chance)
        return World(hands, any_manners(seats, seen.seat, chance) if taught else 0)

    def play(choice: Trial, world: World) -> list[int]:
        deal = start.copy()
        deal.hands = world.hands[:]
        deal.hands[seen.seat] &= ~choice.cards
        deal.hands[seen.receiver] |= choice.cards
        deal.turn = opener(seen.house, seen.dealer, deal.hands)
        play_out(deal, chance, world.manners, few_losers=habits.few_losers)
        return deal.scores()

    outlook = Outlook(seen.house, seen.totals, seen.seat)
    choices = [Trial(cards) for cards in among] or _choices(seen)
    return best_first(choices, playouts, world, play, outlook)


def _choices(seen: Seen) -> list[Trial]:
    scores = pass_scores(seen.hand, stakes_of(seen.house), TUNED)
    every = sorted(
        combinations(scores, seen.house.pass_size),
        key=lambda cards: -sum(scores[card] for card in cards),
    )
    return [Trial(gather(cards)) for cards in every[:CHOICES]]


def _others_pass(seen: Seen, hands: list[Cards], chance: random.Random) -> list[Cards]:
    """Return the hands when all but this seat have passed, by the rule of thumb or nearly."""
    stakes = stakes_of(seen.house)
    after = hands[:]
    for seat, hand in enumerate(hands):
        if seat != seen.seat:
            scores = pass_scores(hand, stakes, TUNED)
            for card in scores:
                scores[card] += WHIM * chance.random()
            given = most(scores, seen.house.pass_size)
            after[seat] &= ~given
            after[receiver(seat, seen.direction, seen.house.seats)] |= given
    return after
