"""The rules of what may be played once more, one after the other as the book of rules has them."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.cards import (
    HEARTS,
    QUEENS_OF_SPADES,
    SPADES,
    SUIT_CARDS,
    Card,
    Cards,
    members,
    rank_of,
    suit_of,
)
from game.rules.deal import Deal
from game.rules.opening import opening_cards
from game.rules.options import Opening
from game.rules.refusal import Law

KING = 11


def narrowed(deal: Deal) -> tuple[Cards, dict[Card, Law]]:
    """Return what may be played, and for each other card of the hand the rule that forbids it.

    A rule that would leave nothing is skipped.
    """
    legal, refused = deal.hands[deal.turn], dict[Card, Law]()
    for law, allowed in _rules(deal, legal):
        if legal & allowed:
            refused |= dict.fromkeys(members(legal & ~allowed), law)
            legal &= allowed
    return legal, refused


def _rules(deal: Deal, hand: Cards) -> Iterator[tuple[Law, Cards]]:
    house, first = deal.house, not deal.tricks
    if deal.played:
        led = suit_of(deal.played[0])
        yield "follow_suit", SUIT_CARDS[led]
        if first:
            yield "first_trick", SUIT_CARDS[led] | ~house.first_trick_ban
    elif first:
        no_heart = house.opening_lead is Opening.NO_HEART
        law: Law = "opening_heart" if no_heart else "opening_card"
        yield law, opening_cards(house, deal.held)
    else:
        with_queen = house.heart_before_queen and not hand & ~SUIT_CARDS[HEARTS] & ~QUEENS_OF_SPADES
        if not (deal.broken or house.hearts_any_time or with_queen):
            yield "hearts_lock", ~SUIT_CARDS[HEARTS]
    if not deal.played and house.queen_waits and not deal.broken:
        yield "queen_lock", ~QUEENS_OF_SPADES
    yield "charged_card", ~_fresh(deal, hand)
    if house.queen_when_safe and deal.played and _safe(deal, hand):
        yield "forced_queen", QUEENS_OF_SPADES


def _fresh(deal: Deal, hand: Cards) -> Cards:
    """Return the charged cards of a suit that nobody has led, where that suit is led now."""
    led = {suit_of(trick.cards[0]) for trick in deal.tricks}
    now = {suit_of(deal.played[0])} if deal.played else set(range(4))
    charged = (card for card in members(deal.setup.charged & hand) if suit_of(card) not in led)
    return sum(1 << card for card in charged if suit_of(card) in now)


def _safe(deal: Deal, hand: Cards) -> bool:
    """Return whether the queen of spades is discarded, or lies below an ace or king of spades."""
    led = suit_of(deal.played[0])
    above = any(suit_of(card) == SPADES and rank_of(card) >= KING for card in deal.played)
    return not hand & SUIT_CARDS[led] or (led == SPADES and above)
