"""Careful play: rules of thumb whose reasons can be said in words, weighed by a table of numbers.

The rules see only the hand of the seat to play and what lies open, so they serve a rival at the
table and the playouts of a search alike.
"""

from __future__ import annotations

import random

from game.players.player import Thought
from game.players.quick_deal import NOBODY, QuickDeal
from game.players.stakes import Stakes, stakes_of
from game.players.weights import TUNED, Weights
from game.rules.actions import Action, PassCards, PlayCard
from game.rules.cards import (
    HEARTS,
    NO_CARDS,
    SPADES,
    SUIT_CARDS,
    Card,
    Cards,
    Suit,
    gather,
    lowest,
    members,
)
from game.rules.match import Stage
from game.rules.seen import Seen

_HEARTS = SUIT_CARDS[HEARTS]
_SPADES = SUIT_CARDS[SPADES]


class Careful:
    """The rules of thumb as a rival."""

    def __init__(self, weights: Weights = TUNED) -> None:
        self.weights = weights

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        """Apply the rules; there is nothing to ponder and nothing left to chance."""
        del chance
        yield
        if seen.stage is Stage.PASS:
            scores = pass_scores(seen.hand, stakes_of(seen.house), self.weights)
            return PassCards(seen.seat, (most(scores, seen.house.pass_size),))
        hands = [NO_CARDS] * seen.house.seats
        hands[seen.seat] = seen.hand
        return PlayCard(seen.seat, lowest(choose(QuickDeal(seen, hands), self.weights)))


def most(scores: dict[Card, float], count: int) -> Cards:
    """Return so many cards with the highest scores."""
    return gather(sorted(scores, key=lambda card: (scores[card], card))[-count:])


# --- passing -----------------------------------------------------------------------------------


def pass_scores(hand: Cards, stakes: Stakes, weights: Weights) -> dict[Card, float]:
    """Return for each card of a hand how gladly it is passed."""
    scores: dict[Card, float] = {}
    for suit, suit_cards in enumerate(SUIT_CARDS):
        held = hand & suit_cards
        if suit == SPADES and stakes.queen:
            scores.update(_spade_scores(held, stakes, weights))
        else:
            scores.update(_suit_scores(held, suit, weights))
    return scores


def _spade_scores(held: Cards, stakes: Stakes, weights: Weights) -> dict[Card, float]:
    """Fear the queen and the cards over her as much as they are badly guarded."""
    guards = (held & (stakes.queen - 1)).bit_count()
    length = held.bit_count()
    queen = held & stakes.queen
    scores: dict[Card, float] = {}
    for card in members(held):
        bit = 1 << card
        if bit & queen:
            scores[card] = weights.pass_queen[max(0, min(length - 3, 2))]
        elif bit & stakes.over_queen and queen:
            scores[card] = weights.pass_over_queen_with[length >= 5]
        elif bit & stakes.over_queen:
            scores[card] = weights.pass_over_queen[guards >= 4] + card % 13
        else:
            scores[card] = weights.pass_low_spade[bool(queen)]
    return scores


def _suit_scores(held: Cards, suit: Suit, weights: Weights) -> dict[Card, float]:
    """High cards go, low ones stay as exits, and short suits go to make a void."""
    hearts = suit == HEARTS
    length = held.bit_count()
    exits = (held & 0b1111 << 13 * suit).bit_count()
    base = -exits * (weights.pass_heart_exit if hearts else weights.pass_exit)
    if length <= 3:
        base += weights.pass_short_hearts if hearts else (4 - length) * weights.pass_short
    scores: dict[Card, float] = {}
    for card in members(held):
        rank = card % 13
        score = base + rank * (weights.pass_heart_rank if hearts else weights.pass_rank)
        if hearts and rank >= 8:
            score += weights.pass_heart_high
        if not hearts and rank >= 9:
            score += weights.pass_high
        if not hearts and length == 1 and rank >= 5:
            score += weights.pass_single
        scores[card] = score
    return scores


# --- playing -----------------------------------------------------------------------------------


def choose(deal: QuickDeal, weights: Weights = TUNED) -> Cards:
    """Return the card that the seat to play plays."""
    legal = deal.legal()
    if not legal & (legal - 1):
        return legal
    hand = deal.hands[deal.turn]
    out = deal.stakes.deck & ~deal.played & ~hand
    if not deal.count:
        return _lead(deal, hand, legal, out, weights)
    if legal & deal.suit:
        return _follow(deal, hand, legal, out, weights)
    if deal.threat == deal.winner != deal.turn:
        # Whoever seems to shoot the moon gets no point that is not forced.
        legal = legal & ~deal.stakes.point_cards or legal
        if not legal & ~_HEARTS:
            return legal & -legal
    return _discard(deal.stakes, hand, legal, out, weights)


def _highest(cards: Cards) -> Cards:
    return 1 << (cards.bit_length() - 1)


def _lead(deal: QuickDeal, hand: Cards, legal: Cards, out: Cards, weights: Weights) -> Cards:
    """Lead the card least likely to take points, suit by suit."""
    hearts = legal & _HEARTS
    if hearts and deal.threat not in (NOBODY, deal.turn):
        top = _highest(hearts)
        if out & _HEARTS < top:
            # A trick with one heart of my own ends the other's moon.
            return top
    best, least = NO_CARDS, 1e9
    for suit_cards in SUIT_CARDS:
        held = legal & suit_cards
        if held:
            if suit_cards == _SPADES and deal.stakes.queen:
                card, risk = _lead_spades(deal.stakes, hand, held, out & suit_cards, weights)
            else:
                card, risk = _lead_plainly(held, out & suit_cards, suit_cards, weights)
            if risk < least:
                best, least = card, risk
    return best


def _lead_plainly(
    held: Cards, out: Cards, suit_cards: Cards, weights: Weights
) -> tuple[Cards, float]:
    """Lead the lowest card: it is as safe as few cards under it are left to the others."""
    card = held & -held
    if not out:
        return card, weights.lead_dead
    others = out.bit_count()
    risk = weights.lead_hearts if suit_cards == _HEARTS else weights.lead_other * others
    under = (out & (card - 1)).bit_count()
    if not under:
        return card, risk - weights.lead_bottom
    share = under / others
    if others < 4:
        risk += weights.lead_scarce * (4 - others) * share
    return card, risk + weights.lead_under * share


def _lead_spades(
    stakes: Stakes, hand: Cards, held: Cards, out: Cards, weights: Weights
) -> tuple[Cards, float]:
    """Low spades drive the queen out of another hand; with her or over her they are a danger."""
    card = held & -held
    low = held & (stakes.queen - 1)
    if not out:
        return card, weights.lead_dead
    if out & stakes.queen:
        if not hand & stakes.over_queen:
            return _highest(low or held), weights.lead_flush
        if low:
            return card, weights.lead_over_queen[low.bit_count() >= 3]
        return card, weights.lead_over_queen_bare
    if hand & stakes.queen:
        if low:
            return card, weights.lead_guarded_queen
        return card, weights.lead_queen[not out & stakes.over_queen]
    under = (out & (card - 1)).bit_count()
    return card, weights.lead_spades + weights.lead_spades_under * under / out.bit_count()


def _follow(deal: QuickDeal, hand: Cards, legal: Cards, out: Cards, weights: Weights) -> Cards:
    stopper = _stop(deal, legal)
    if stopper:
        return stopper
    if deal.opening and deal.stakes.banned:
        # Nobody may give points: the time to be rid of the highest club.
        return _highest(legal)
    if deal.stakes.queen and deal.suit == _SPADES:
        return _follow_spades(deal, hand, legal)
    under = legal & (deal.best - 1)
    safe = not deal.pile & deal.stakes.point_cards and deal.suit != _HEARTS
    if deal.count == deal.seats - 1:
        return _highest(legal if safe else under or legal)
    if safe and (out & deal.suit).bit_count() >= weights.many_out:
        # With so many of the suit about, all will follow: take it with the highest, early.
        return _highest(legal)
    return _highest(under) if under else legal & -legal


def _stop(deal: QuickDeal, legal: Cards) -> Cards:
    """Return the card that takes a heart away from a moon shooter, if that is called for."""
    threat = deal.threat
    if threat in (NOBODY, deal.turn):
        return NO_CARDS
    if deal.pile & deal.stakes.queen or not deal.pile & deal.stakes.point_cards:
        return NO_CARDS
    seats = deal.seats
    left = seats - 1 - deal.count
    later = 1 <= (threat - deal.turn) % seats <= left
    if not later and deal.winner != threat:
        return NO_CARDS
    over = legal & ~(2 * deal.best - 1) & ~deal.stakes.queen
    if not over:
        return NO_CARDS
    return _highest(over) if left else over & -over


def _follow_spades(deal: QuickDeal, hand: Cards, legal: Cards) -> Cards:
    queen = deal.stakes.queen
    if legal & queen and deal.best > queen:
        return queen
    last = deal.count == deal.seats - 1
    under = legal & (deal.best - 1)
    if under and last and not deal.pile & deal.stakes.point_cards and not hand & queen:
        over = legal & deal.stakes.over_queen
        if over:
            # An empty trick at no risk: be rid of the card that could take the queen.
            return _highest(over)
    if under & ~queen:
        return _highest(under & ~queen)
    others = legal & ~queen
    if not others:
        return queen
    return _highest(others) if last else others & -others


def _discard(stakes: Stakes, hand: Cards, legal: Cards, out: Cards, weights: Weights) -> Cards:
    """Give the queen, or what could take her, or the highest card of the heaviest suit.

    A suit is as heavy as its high cards, and the more, the sooner it can be got rid of.
    """
    if legal & stakes.queen:
        return stakes.queen
    if out & stakes.queen and legal & stakes.over_queen:
        return _highest(legal & stakes.over_queen)
    best, most = NO_CARDS, -1e9
    for suit_cards in SUIT_CARDS:
        held = legal & suit_cards
        if not held:
            continue
        card = 1 << (held.bit_length() - 1)
        held = hand & suit_cards
        others = out & suit_cards
        weight = -weights.give_length * held.bit_count()
        if others:
            under = (others & (card - 1)).bit_count()
            under_lowest = (others & ((held & -held) - 1)).bit_count()
            high = weights.give_high * under + weights.give_low * under_lowest
            weight += high / others.bit_count() - (0 if under else weights.give_bottom)
        else:
            weight -= weights.give_dead
        if suit_cards == _HEARTS:
            weight += weights.give_heart
        if weight > most:
            best, most = card, weight
    return best
