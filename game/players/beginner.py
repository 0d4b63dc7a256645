"""A beginner who knows the rules: plays what looks safe now, and remembers nothing."""

from __future__ import annotations

import random

from game.players.player import Thought
from game.players.quick_deal import QuickDeal
from game.rules.actions import Action, PassCards, PlayCard
from game.rules.cards import HEARTS, NO_CARDS, SUIT_CARDS, Card, Cards, gather, lowest, members
from game.rules.match import Stage
from game.rules.seen import Seen

TAKES_ANYWAY = 0.3
"""How often a beginner wins a trick that a lower card would have left to another."""

_HEARTS = SUIT_CARDS[HEARTS]


class Beginner:
    """Passes the highest cards, leads low, ducks often enough, and gives what looks worst."""

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        """Decide by what lies on the table alone."""
        yield
        if seen.stage is Stage.PASS:
            return PassCards(seen.seat, (_pass(seen, chance),))
        hands = [NO_CARDS] * seen.house.seats
        hands[seen.seat] = seen.hand
        return PlayCard(seen.seat, lowest(_choose(QuickDeal(seen, hands), chance)))


def _pass(seen: Seen, chance: random.Random) -> Cards:
    """Pass what is high; the queen of spades scares, and apart from her all suits are alike."""

    def fear(card: Card) -> float:
        return card % 13 + 3 * chance.random() + (5 if seen.house.values[card] > 1 else 0)

    return gather(sorted(members(seen.hand), key=fear)[-seen.house.pass_size :])


def _choose(deal: QuickDeal, chance: random.Random) -> Cards:
    legal = deal.legal()
    if not deal.count:
        return _lead(deal, legal, chance)
    if legal & deal.suit:
        return _follow(deal, legal, chance)
    return _discard(deal, legal)


def _lead(deal: QuickDeal, legal: Cards, chance: random.Random) -> Cards:
    """Lead the lowest card of some suit; the queen only when there is nothing else."""
    legal = legal & ~deal.stakes.queen or legal
    suits = [legal & suit_cards for suit_cards in SUIT_CARDS if legal & suit_cards]
    held = suits[int(chance.random() * len(suits))]
    return held & -held


def _follow(deal: QuickDeal, legal: Cards, chance: random.Random) -> Cards:
    """Go under if there is a card for it, except now and then, and never keep the queen then."""
    queen = deal.stakes.queen
    under = legal & (deal.best - 1)
    if under & queen:
        return queen
    tempted = not deal.pile & deal.stakes.point_cards and chance.random() < TAKES_ANYWAY
    if under and not tempted:
        return 1 << (under.bit_length() - 1)
    legal = legal & ~queen or legal
    last = deal.count == deal.seats - 1
    return 1 << (legal.bit_length() - 1) if last or tempted else legal & -legal


def _discard(deal: QuickDeal, legal: Cards) -> Cards:
    """Give the queen, else the highest heart, else the highest card there is."""
    if legal & deal.stakes.queen:
        return deal.stakes.queen
    if legal & _HEARTS:
        return 1 << ((legal & _HEARTS).bit_length() - 1)
    return 1 << max(members(legal), key=lambda card: card % 13)
