"""What there was to learn from a play: the lesson as a key and the values its sentence names."""

from __future__ import annotations

from game.players.quick_deal import QuickDeal
from game.players.reasons import Reason
from game.rules.cards import (
    HEARTS,
    NO_CARDS,
    SPADES,
    SUIT_CARDS,
    Card,
    Cards,
    just,
    suit_of,
)
from game.rules.seats import Seat
from game.rules.seen import Seen


def lesson(seen: Seen, played: Card, better: Card, *, moon: bool) -> Reason:
    """Return why the better card would have been better, by what could be known at the time."""
    hands = [NO_CARDS] * seen.house.seats
    hands[seen.seat] = seen.hand
    deal = QuickDeal(seen, hands)
    values: dict[str, float] = {"card": better, "other": played, "suit": suit_of(played)}
    if moon:
        return Reason("own_moon", values)
    against = _against_a_moon(seen, deal, just(played), just(better))
    if against:
        return Reason(against, {**values, "seat": deal.threat})
    if not deal.count:
        return _of_a_lead(seen, deal, played, better, values)
    if just(better) & deal.suit:
        return Reason(_of_following(seen, deal, just(played), just(better)), values)
    key = _of_a_discard(seen, deal, just(better))
    return Reason(key, {**values, "suit": suit_of(better)} if key == "make_void" else values)


def _against_a_moon(seen: Seen, deal: QuickDeal, played: Cards, better: Cards) -> str:
    """Return what should have been done about a seat that had taken every point, or nothing."""
    point_cards = seen.house.point_cards
    if deal.threat in (-1, seen.seat):
        return ""
    if not deal.count:
        return "stop_moon" if better & SUIT_CARDS[HEARTS] & ~played else ""
    if better & deal.suit:
        takes = better > deal.best > played and (deal.pile | better) & point_cards
        return "stop_moon" if takes else ""
    if deal.winner == deal.threat:
        return "feed_no_moon" if played & point_cards and not better & point_cards else ""
    return "share_points" if better & point_cards and not played & point_cards else ""


def _of_a_lead(
    seen: Seen, deal: QuickDeal, played: Card, better: Card, values: dict[str, float]
) -> Reason:
    void = _void_rival(seen, played)
    if void is not None and suit_of(better) != suit_of(played):
        return Reason("rival_void", {**values, "seat": void})
    stakes = deal.stakes
    if just(played) & (stakes.over_queen | stakes.queen) and seen.hidden & stakes.queen:
        return Reason("queen_still_out", values)
    if suit_of(better) == suit_of(played):
        return Reason("lead_lower" if better < played else "lead_higher", values)
    if just(better) & SUIT_CARDS[SPADES] and just(better) < seen.hidden & stakes.queen:
        return Reason("flush_queen", values)
    return Reason("lead_safer", values)


def _void_rival(seen: Seen, card: Card) -> Seat | None:
    """Return a rival who is known to hold none of a card's suit, if one still has cards."""
    voids = seen.voids()
    for seat, count in enumerate(seen.counts):
        if seat != seen.seat and count and voids[seat] >> card & 1:
            return seat
    return None


def _of_following(seen: Seen, deal: QuickDeal, played: Cards, better: Cards) -> str:
    if better < deal.best < played:
        dangerous = played & deal.stakes.over_queen and seen.hidden & deal.stakes.queen
        return "queen_still_out" if dangerous else "duck"
    if better > deal.best:
        if played > deal.best:
            return "take_higher" if better > played else "take_lower"
        last = deal.count == deal.seats - 1
        loaded = deal.pile & seen.house.point_cards
        return "take_points" if loaded else "take_empty_trick" if last else "take_early"
    if better & deal.stakes.queen:
        return "queen_under"
    return "duck_higher" if better > played else "duck_lower"


def _of_a_discard(seen: Seen, deal: QuickDeal, better: Cards) -> str:
    stakes = deal.stakes
    if better & stakes.queen:
        return "give_queen"
    if better & stakes.over_queen and seen.hidden & stakes.queen:
        return "drop_over_queen"
    if better & stakes.point_cards:
        return "give_points"
    suit = SUIT_CARDS[suit_of(better.bit_length() - 1)]
    return "make_void" if seen.hand & suit == better else "drop_high"
