"""Which cards the seat to play may play."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import (
    CARDS_TO_FOLLOW,
    HEARTS,
    NO_CARDS,
    QUEENS_OF_SPADES,
    SPADES,
    SUIT_CARDS,
    Card,
    Cards,
    cards,
    gather,
    in_both_packs,
    suit_of,
)
from game.rules.deal import Deal
from game.rules.house import HouseRules
from game.rules.opening import opening_cards

_HEARTS = SUIT_CARDS[HEARTS]
_HIGH_SPADES = in_both_packs(cards("KS AS"))


def legal_plays(deal: Deal) -> Cards:
    """Return what the seat to play may play: its hand, narrowed by each rule in turn.

    A rule that would leave nothing is skipped, so the set is empty only when the hand is.
    """
    setup, held, gone, tricks, played, turn = deal
    legal = held[turn] & ~gone
    if played:
        # Who holds the suit led must follow it.
        follows = legal & CARDS_TO_FOLLOW[played[0]]
        if follows:
            legal = follows
        # On the first trick nobody discards a point card who holds another card.
        elif not tricks:
            legal = legal & ~setup.house.first_trick_ban or legal
    else:
        house = setup.house
        unbroken = not gone & house.breakers
        # The first lead is the opening card; in some houses any card, hearts too, or no heart.
        if not tricks:
            legal = legal & opening_cards(house, held) or legal
        # Until hearts are broken they are led only from a hand of hearts alone or, in some houses,
        # of hearts and the queen of spades.
        elif unbroken and not house.hearts_any_time:
            legal = before_hearts(house, legal)
        # In some houses the queen of spades is not led until hearts are broken.
        if unbroken and house.queen_waits:
            legal = legal & ~QUEENS_OF_SPADES or legal
    # Only a charged card or a queen that must go has a law beyond these.
    if setup.watched and legal & setup.watched:
        # A charged card stays out of the first trick that is led in its suit.
        legal = legal & ~charged_and_fresh(deal) or legal
        # In some houses the queen of spades must go as soon as that is safe.
        if setup.house.queen_when_safe and played and _is_safe_for_queen(played):
            legal = legal & QUEENS_OF_SPADES or legal
    return legal


def before_hearts(house: HouseRules, hand: Cards) -> Cards:
    """Return what a hand may lead until hearts are broken: all of it, if there is no other way."""
    others = hand & ~_HEARTS
    wait = others & ~QUEENS_OF_SPADES or (others and not house.heart_before_queen)
    return others if wait else hand


def charged_and_fresh(deal: Deal) -> Cards:
    """Return the charged cards that may not be played to a trick led in their suit now."""
    led = NO_CARDS
    for trick in deal.tricks:
        led |= SUIT_CARDS[trick.led]
    fresh = deal.setup.charged & ~led
    return fresh & CARDS_TO_FOLLOW[deal.played[0]] if deal.played else fresh


def _is_safe_for_queen(played: Sequence[Card]) -> bool:
    """Return whether a queen of spades that is legal is safe: discarded, or under ace or king."""
    if suit_of(played[0]) != SPADES:
        return True
    return bool(gather(played) & _HIGH_SPADES)
