"""Why a card is a good one: the reason as a key and the values its sentence names."""

from __future__ import annotations

from typing import NamedTuple

from game.players.quick_deal import QuickDeal
from game.rules.cards import HEARTS, NO_CARDS, SPADES, SUIT_CARDS, Card, Cards, highest, suit_of
from game.rules.seen import Seen


class Reason(NamedTuple):
    """A sentence to be said, and what it speaks of."""

    key: str
    values: dict[str, float]
    """``card`` and ``other`` are cards, ``suit`` a suit, ``seat`` a seat; ``points`` and
    ``other_points`` are what the hand is expected to cost with the one card and the other."""


def reason_for_pass(hand: Cards, cards: Cards) -> Reason:
    """Return why these cards are passed from this hand."""
    high_spades = cards & SUIT_CARDS[SPADES] & ~((1 << 36) - 1)
    if high_spades:
        return Reason("pass_high_spades", {"card": highest(high_spades)})
    for suit, suit_cards in enumerate(SUIT_CARDS):
        if hand & suit_cards and not hand & ~cards & suit_cards:
            return Reason("pass_makes_void", {"suit": suit})
    if cards & SUIT_CARDS[HEARTS]:
        return Reason("pass_high_hearts", {"card": highest(cards & SUIT_CARDS[HEARTS])})
    return Reason(
        "pass_high_cards", {"card": max(range(52), key=lambda c: (cards >> c & 1, c % 13))}
    )


def reason_for_play(seen: Seen, card: Card, *, moon: bool) -> Reason:
    """Return why this card is played, by the threat it answers or the rule it follows."""
    hands = [NO_CARDS] * seen.house.seats
    hands[seen.seat] = seen.hand
    deal = QuickDeal(seen, hands)
    values: dict[str, float] = {"card": card, "suit": suit_of(card)}
    if seen.legal.bit_count() == 1:
        return Reason("only_card", values)
    if moon:
        return Reason("own_moon", values)
    against = _against_a_moon(seen, deal, 1 << card)
    if against:
        return Reason(against, {**values, "seat": deal.threat})
    if not deal.count:
        return Reason(_lead(seen, deal, 1 << card), values)
    if 1 << card & deal.suit:
        return Reason(_follow(seen, deal, 1 << card), values)
    return Reason(_discard(seen, deal, 1 << card), values)


def _against_a_moon(seen: Seen, deal: QuickDeal, card: Cards) -> str:
    """Return how the card stops a seat that has taken every point, or nothing."""
    point_cards = seen.house.point_cards
    if deal.threat in (-1, seen.seat):
        return ""
    if not deal.count:
        return "stop_moon" if card & SUIT_CARDS[HEARTS] and card > seen.hidden else ""
    if card & deal.suit:
        takes = card > deal.best and (deal.pile | card) & point_cards
        return "stop_moon" if takes else ""
    keeps = deal.winner == deal.threat and seen.legal & point_cards and not card & point_cards
    return "feed_no_moon" if keeps else ""


def _lead(seen: Seen, deal: QuickDeal, card: Cards) -> str:
    stakes = deal.stakes
    out = seen.hidden
    if card & SUIT_CARDS[SPADES] and out & stakes.queen and card < stakes.queen:
        return "lead_flush_queen"
    suit_cards = SUIT_CARDS[suit_of(highest(card))]
    if out & suit_cards & ~(card - 1):
        return "lead_low" if (seen.hand & suit_cards & (card - 1)) == 0 else "lead_exit"
    return "lead_high"


def _follow(seen: Seen, deal: QuickDeal, card: Cards) -> str:
    """Return the reason to follow with this card."""
    last = deal.count == deal.seats - 1
    loaded = deal.pile & seen.house.point_cards
    if card < deal.best:
        if card & deal.stakes.queen:
            return "queen_under"
        return "duck_last" if last else "duck"
    if deal.opening and deal.stakes.banned:
        return "high_on_first_trick"
    if not seen.legal & (deal.best - 1):
        return "forced_over"
    if last and not loaded:
        return "take_empty_trick"
    return "take_early" if not loaded else "take_points"


def _discard(seen: Seen, deal: QuickDeal, card: Cards) -> str:
    stakes = deal.stakes
    if card & stakes.queen:
        return "give_queen"
    if card & stakes.over_queen and seen.hidden & stakes.queen:
        return "drop_over_queen"
    if card & seen.house.point_cards:
        return "give_points"
    alone = seen.hand & SUIT_CARDS[suit_of(highest(card))] == card
    return "make_void" if alone else "drop_high"
