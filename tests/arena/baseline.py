"""A frozen rule player to measure against: it stays as it is, whatever the game's own become.

It leans on nothing of ``game.players`` but the protocol, so that no change there can move it.
"""

import random
from collections.abc import Callable

from game.players.player import Thought
from game.rules.actions import Action, PassCards, PlayCard
from game.rules.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    SPADES,
    SUIT_CARDS,
    Card,
    Cards,
    card,
    cards,
    gather,
    highest,
    lowest,
    members,
    rank_of,
    suit_of,
)
from game.rules.match import Stage
from game.rules.seen import Seen

QUEEN, HIGH_SPADES = card("QS"), cards("KS AS")
LOW_SPADES = SUIT_CARDS[SPADES] & ((1 << QUEEN) - 1)
IN_SUIT_ORDER = (CLUBS, DIAMONDS, SPADES, HEARTS)


class Baseline:
    """Rules of thumb with tuned constants; takes a sole point holder for a shooter at ``alarm``."""

    def __init__(self, alarm: int = 4) -> None:
        self.alarm = alarm

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        del chance
        yield
        if seen.stage is Stage.PASS:
            return PassCards(seen.seat, (choose_pass(seen.hand),))
        return PlayCard(seen.seat, self.choose(seen))

    def choose(self, seen: Seen) -> Card:
        if seen.legal.bit_count() == 1:
            return lowest(seen.legal)
        threat = self._threat(seen)
        if not seen.trick.cards:
            return _lead(seen, shooting=threat is not None)
        if seen.legal & SUIT_CARDS[seen.trick.led]:
            return _follow(seen, threat)
        legal = seen.legal
        if threat is not None and _winner(seen) == threat:
            legal = legal & ~seen.house.point_cards or legal
            if legal & SUIT_CARDS[HEARTS] == legal:
                return lowest(legal)
        return _discard(seen, legal)

    def _threat(self, seen: Seen) -> int | None:
        threat = seen.threat
        if threat in (None, seen.seat) or not self.alarm <= seen.points(threat or 0) < 26:
            return None
        return threat


def choose_pass(hand: Cards) -> Cards:
    """Return the three cards it passes."""
    wishes = sorted(((_wish(hand, held), held) for held in members(hand)), reverse=True)
    return gather(held for _, held in wishes[:3])


def _wish(hand: Cards, held: Card) -> float:
    suit, rank = suit_of(held), rank_of(held)
    in_suit = hand & SUIT_CARDS[suit]
    length = in_suit.bit_count()
    if suit == SPADES:
        return _spade_wish(hand, held, length)
    exits = (in_suit & 0b1111 << 13 * suit).bit_count()
    if suit == HEARTS:
        high, short = (2.19 if rank >= 8 else 0), (5.084 if length <= 3 else 0)
        return rank * 1.937 + high - exits * 4.663 + short
    wish = rank * 1.725 + (3.235 if rank >= 9 else 0) - exits * 2.091
    if length <= 3:
        wish += (4 - length) * 7.184
    return wish + 2.849 if length == 1 and rank >= 5 else wish


def _spade_wish(hand: Cards, held: Card, length: int) -> float:
    queen = hand >> QUEEN & 1
    if held == QUEEN:
        return {4: 39.986}.get(length, 100) if length < 5 else 2.609
    if held > QUEEN:
        if queen:
            return 1 if length >= 5 else 40
        return 6.189 if (hand & LOW_SPADES).bit_count() >= 4 else 80 + rank_of(held)
    return -20 if queen else -5


def _winner(seen: Seen) -> int:
    return seen.trick.winner(seen.house.seats)


def _best(seen: Seen) -> Card:
    return seen.trick.cards[(_winner(seen) - seen.trick.leader) % 4]


def _below(some: Cards, limit: Card) -> Cards:
    return some & ((1 << limit) - 1)


def _by_suit(
    seen: Seen, legal: Cards, rate: Callable[[Seen, int, Cards], tuple[float, Card]]
) -> Card:
    """Return the card of the suit with the least rating; of equals, the first suit's."""
    ratings = [
        rate(seen, suit, legal & SUIT_CARDS[suit])
        for suit in IN_SUIT_ORDER
        if legal & SUIT_CARDS[suit]
    ]
    return min(ratings, key=lambda rating: rating[0])[1]


def _lead(seen: Seen, *, shooting: bool) -> Card:
    hearts = seen.legal & SUIT_CARDS[HEARTS]
    if shooting and hearts:
        top = highest(hearts)
        if seen.hidden & SUIT_CARDS[HEARTS] < 1 << top:
            return top
    return _by_suit(seen, seen.legal, _rate_lead)


def _rate_lead(seen: Seen, suit: int, held: Cards) -> tuple[float, Card]:
    out = seen.hidden & SUIT_CARDS[suit]
    low = lowest(held)
    if not out:
        return 28.67, low
    if suit == SPADES:
        return _rate_spade_lead(seen, held, out)
    many, under = out.bit_count(), _below(out, low).bit_count()
    base = 2.0 if suit == HEARTS else -0.439 * many
    if not under:
        return base - 3, low
    share = under / many
    scarce = 4.733 * (4 - many) * share if many < 4 else 0
    return 1.672 * share + base + scarce, low


def _rate_spade_lead(seen: Seen, held: Cards, out: Cards) -> tuple[float, Card]:
    low, harmless = lowest(held), held & LOW_SPADES
    if out >> QUEEN & 1:
        if not seen.hand & HIGH_SPADES:
            return -8.0, highest(harmless or held)
        if harmless:
            return (9.168 if harmless.bit_count() < 3 else 2.805), low
        return 60.0, low
    if seen.hand >> QUEEN & 1:
        if harmless:
            return 9.876, low
        return (40.0 if out & HIGH_SPADES else 80.0), low
    return 10.0 * _below(out, low).bit_count() / out.bit_count() + 1, low


def _follow(seen: Seen, threat: int | None) -> Card:
    legal, last = seen.legal, len(seen.trick.cards) == 3
    pile = seen.trick.all_cards() & seen.house.point_cards
    stopper = _stopper(seen, threat, pile)
    if stopper:
        return highest(stopper) if not last else lowest(stopper)
    if not seen.tricks:
        return highest(legal)
    under = _below(legal, _best(seen))
    if seen.trick.led == SPADES:
        return _follow_spades(seen, under, free=last and not pile)
    harmless = not pile and seen.trick.led != HEARTS
    if last:
        return highest(legal if harmless else under or legal)
    if harmless and (seen.hidden & SUIT_CARDS[seen.trick.led]).bit_count() >= 6:
        return highest(legal)
    return highest(under) if under else lowest(legal)


def _stopper(seen: Seen, threat: int | None, pile: Cards) -> Cards:
    if threat is None or not pile or pile >> QUEEN & 1:
        return NO_CARDS
    after = 1 <= (threat - seen.seat) % 4 <= 3 - len(seen.trick.cards)
    if not after and _winner(seen) != threat:
        return NO_CARDS
    return seen.legal & ~((2 << _best(seen)) - 1) & ~(1 << QUEEN)


def _follow_spades(seen: Seen, under: Cards, *, free: bool) -> Card:
    legal = seen.legal
    if legal >> QUEEN & 1 and _best(seen) > QUEEN:
        return QUEEN
    if under and free and legal & HIGH_SPADES and not seen.hand >> QUEEN & 1:
        return highest(legal)
    if under & ~(1 << QUEEN):
        return highest(under & ~(1 << QUEEN))
    others = legal & ~(1 << QUEEN)
    if not others:
        return QUEEN
    return highest(others) if len(seen.trick.cards) == 3 else lowest(others)


def _discard(seen: Seen, legal: Cards) -> Card:
    if legal >> QUEEN & 1:
        return QUEEN
    if seen.hidden >> QUEEN & 1 and legal & HIGH_SPADES:
        return highest(legal & SUIT_CARDS[SPADES])
    return _by_suit(seen, legal, _rate_discard)


def _rate_discard(seen: Seen, suit: int, held: Cards) -> tuple[float, Card]:
    top, out = highest(held), seen.hidden & SUIT_CARDS[suit]
    in_suit = seen.hand & SUIT_CARDS[suit]
    worth = (3.089 if suit == HEARTS else 0.0) - 1.668 * in_suit.bit_count()
    if not out:
        return 4 - worth, top
    under = _below(out, top).bit_count()
    worth += (10 * under + 3 * _below(out, lowest(in_suit)).bit_count()) / out.bit_count()
    return -(worth if under else worth - 3.227), top
