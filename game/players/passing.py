"""The pass by search: the best-looking choices are played out and compared."""

from __future__ import annotations

import random
from itertools import combinations

from game.players.careful import most, pass_scores
from game.players.guess import Guess
from game.players.outlook import Outlook
from game.players.player import Thought
from game.players.playout import play_out
from game.players.quick_deal import QuickDeal
from game.players.stakes import stakes_of
from game.players.weights import TUNED
from game.rules.cards import Cards, gather
from game.rules.deal import opening_card
from game.rules.seats import receiver
from game.rules.seen import Seen

CHOICES = 40
"""How many choices are looked at, the best by rule of thumb."""
WHIM = 2.0
"""How far the others are thought to stray from the rule of thumb in what they pass."""


class Choice:
    """Some cards to pass, and how well it went to play on without them."""

    def __init__(self, cards: Cards) -> None:
        """Take down the choice."""
        self.cards = cards
        self.chances = 0.0
        """The summed chances to win the match after each playout."""


def best_pass(seen: Seen, playouts: int, chance: random.Random) -> Thought[Cards]:
    """Compare the choices, halving their number as the picture clears."""
    choices = _choices(seen)
    guess = Guess(seen)
    outlook = Outlook(seen.house, seen.totals, seen.seat)
    rounds = (len(choices) - 1).bit_length()
    while len(choices) > 1:
        for _ in range(max(1, playouts // rounds // len(choices))):
            hands = guess.deal(chance)
            passed = _others(seen, hands, chance)
            for choice in choices:
                passed[seen.seat] = choice.cards
                choice.chances += outlook.chance(_try(seen, hands, passed, chance))
                yield
        choices.sort(key=lambda choice: -choice.chances)
        del choices[(len(choices) + 1) // 2 :]
    return choices[0].cards


def _choices(seen: Seen) -> list[Choice]:
    scores = pass_scores(seen.hand, stakes_of(seen.house), TUNED)
    every = sorted(
        combinations(scores, seen.house.pass_size),
        key=lambda cards: -sum(scores[card] for card in cards),
    )
    return [Choice(gather(cards)) for cards in every[:CHOICES]]


def _others(seen: Seen, hands: list[Cards], chance: random.Random) -> list[Cards]:
    """Return what each of these hands would pass."""
    stakes = stakes_of(seen.house)
    passed: list[Cards] = []
    for hand in hands:
        scores = pass_scores(hand, stakes, TUNED)
        for card in scores:
            scores[card] += WHIM * chance.random()
        passed.append(most(scores, seen.house.pass_size))
    return passed


def _try(seen: Seen, hands: list[Cards], passed: list[Cards], chance: random.Random) -> list[int]:
    """Return the scores of one playout after these passes."""
    after = [hand & ~given for hand, given in zip(hands, passed, strict=True)]
    for seat, given in enumerate(passed):
        after[receiver(seat, seen.direction, seen.house.seats)] |= given
    deal = QuickDeal(seen, after)
    opening = opening_card(seen.house)
    deal.turn = next(seat for seat, hand in enumerate(after) if hand & opening)
    play_out(deal, chance)
    return deal.scores()
