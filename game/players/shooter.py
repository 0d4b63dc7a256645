"""Playing for the moon: how a seat plays that wants every point card."""

from __future__ import annotations

from game.players.quick_deal import SUIT_OF_LENGTH, QuickDeal
from game.rules.cards import NO_CARDS, SPADES, SUIT_CARDS, Cards, members


def choose(deal: QuickDeal) -> Cards:
    """Return the card that the seat to play plays, when it plays for every point."""
    legal = deal.legal()
    if not legal & (legal - 1):
        return legal
    out = deal.stakes.deck & ~deal.played & ~deal.hands[deal.turn]
    if not deal.count:
        return _lead(deal, legal, out)
    if legal & deal.suit:
        return _follow(deal, legal)
    return _discard(deal, legal, out)


def _lead(deal: QuickDeal, legal: Cards, out: Cards) -> Cards:
    """Lead what nobody can beat, from the suit in which most cards are still about."""
    best, most = NO_CARDS, -1e9
    for suit_cards in SUIT_CARDS:
        held = legal & suit_cards
        if held:
            card = 1 << (held.bit_length() - 1)
            others = out & suit_cards
            over = (others & ~(card - 1)).bit_count()
            worth = -10.0 * over if over else 5 + others.bit_count()
            if over and deal.stakes.queen and suit_cards == SUIT_CARDS[SPADES]:
                worth -= 5
            if worth > most:
                best, most = card, worth
    return best


def _follow(deal: QuickDeal, legal: Cards) -> Cards:
    """Win as cheaply as is certain, and lose only what is low."""
    over = legal & ~(2 * deal.best - 1)
    if not over:
        low = legal & ~deal.stakes.queen or legal
        return low & -low
    last = deal.count == deal.seats - 1
    return over & -over if last else 1 << (over.bit_length() - 1)


def _discard(deal: QuickDeal, legal: Cards, out: Cards) -> Cards:
    """Keep the points and the winners; let go the card that most others can beat."""
    harmless = legal & ~deal.stakes.point_cards
    if not harmless:
        return legal & -legal
    best, least = NO_CARDS, 1e9
    for card in members(harmless):
        bit = 1 << card
        over = (out & SUIT_OF_LENGTH[bit.bit_length()] & ~(bit - 1)).bit_count()
        worth = 0.3 * (card % 13) - 2 * over
        if worth < least:
            best, least = bit, worth
    return best


def losers(deal: QuickDeal) -> int:
    """Return how many cards of the seat to play are not sure to win their tricks.

    What lies below its winners counts as won when they drive out all that others hold.
    """
    hand = deal.hands[deal.turn]
    out = deal.stakes.deck & ~deal.played & ~hand
    count = 0
    for suit_cards in SUIT_CARDS:
        held, others = hand & suit_cards, out & suit_cards
        if held and others:
            winners = held & ~((1 << others.bit_length()) - 1)
            if others.bit_count() > 2 * winners.bit_count():
                count += (held & ~winners).bit_count()
    return count
