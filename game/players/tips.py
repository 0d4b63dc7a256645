"""What is worth knowing at a moment of the game, from what one seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from game.players.reasons import Reason
from game.rules.cards import (
    CLUBS,
    HEARTS,
    QUEEN_OF_SPADES,
    SPADES,
    SUIT_CARDS,
    Cards,
    card,
    gather,
    highest,
    lowest,
    suit_of,
)
from game.rules.house import HouseRules
from game.rules.match import Stage
from game.rules.options import Partners
from game.rules.seats import Seat
from game.rules.seen import Seen
from game.rules.values import STANDARD_VALUES

QUEEN: Cards = 1 << QUEEN_OF_SPADES
OVER_QUEEN: Cards = gather(map(card, ("KS", "AS")))
UNDER_QUEEN: Cards = SUIT_CARDS[SPADES] & (QUEEN - 1)
HIGH_HEARTS: Cards = gather(map(card, ("JH", "QH", "KH", "AH")))
LOW: Cards = gather(c for c in range(52) if c % 13 <= 3)
"""The twos to the fives."""
GUARDS = 4
"""So many spades below the queen keep her safe."""
LATE = 6
"""With so few cards in the hand each low one counts."""


def tips(seen: Seen) -> Iterator[Reason]:
    """Yield what is worth knowing for the seat that has to act, the most pressing first."""
    if not seen.acting or not _usual(seen.house):
        return
    if seen.stage is Stage.PASS:
        yield from _in_the_pass(seen)
    elif seen.stage is Stage.PLAY:
        yield from _in_the_play(seen)


def _usual(house: HouseRules) -> bool:
    """Tell whether this is the game that the tips are about: each for itself, as few as it can."""
    twisted = house.cancellation or house.highest_wins or house.partners is not Partners.NONE
    return house.values == STANDARD_VALUES and not twisted


def _in_the_pass(seen: Seen) -> Iterator[Reason]:
    hand = seen.hand
    guards = (hand & UNDER_QUEEN).bit_count()
    if hand & QUEEN:
        yield Reason("keep_queen" if guards >= GUARDS else "pass_queen", {})
    elif hand & OVER_QUEEN and guards < GUARDS:
        yield Reason("pass_high_spades", {"card": highest(hand & OVER_QUEEN)})
    short = [
        suit
        for suit, suit_cards in enumerate(SUIT_CARDS)
        if suit not in (SPADES, HEARTS)
        and 0 < (hand & suit_cards).bit_count() <= seen.house.pass_size
    ]
    if short:
        yield Reason("make_void", {"suit": short[0]})
    if hand & HIGH_HEARTS:
        yield Reason("pass_high_hearts", {"card": highest(hand & HIGH_HEARTS)})


def _in_the_play(seen: Seen) -> Iterator[Reason]:
    yield from _of_the_moon(seen)
    if not seen.trick.cards:
        yield from _in_leading(seen)
    elif seen.hand & SUIT_CARDS[seen.trick.led]:
        yield from _in_following(seen)
    else:
        yield from _in_discarding(seen)


def _of_the_moon(seen: Seen) -> Iterator[Reason]:
    """Yield a warning of a moon that has come a good way, or what to do about your own."""
    holder = _threat(seen)
    if holder is None:
        return
    if holder != seen.seat:
        yield Reason("stop_moon", {"seat": holder})
    elif 2 * seen.points(holder) >= seen.house.all_points:
        yield Reason("own_moon", {})


def _threat(seen: Seen) -> Seat | None:
    """Return the seat that holds every point so far, if they are a quarter of all."""
    holder = seen.threat
    enough = holder is not None and 4 * seen.points(holder) >= seen.house.all_points
    return holder if enough else None


def _in_following(seen: Seen) -> Iterator[Reason]:
    led, legal = seen.trick.led, seen.legal
    best = max(played for played in seen.trick.cards if suit_of(played) == led)
    under = legal & ((1 << best) - 1)
    over = legal & ~under
    if not over or legal.bit_count() == 1:
        return
    last = len(seen.trick.cards) == seen.house.seats - 1
    if not seen.tricks and led == CLUBS and seen.house.first_trick_ban:
        yield Reason("first_trick", {})
    elif last:
        if under and not (seen.trick.all_cards() | over) & seen.house.point_cards:
            yield Reason("spend_high", {})
    elif led == SPADES and seen.hidden & QUEEN and over & OVER_QUEEN and legal & UNDER_QUEEN:
        yield Reason("queen_out", {"card": highest(over)})


def _in_discarding(seen: Seen) -> Iterator[Reason]:
    """Yield what a void is good for, unless points would help a moon along."""
    if _threat(seen) is None:
        void = {"suit": float(seen.trick.led)}
        if seen.legal & QUEEN:
            yield Reason("drop_queen", void)
        if seen.legal & HIGH_HEARTS:
            yield Reason("drop_hearts", void)
    low = seen.legal & LOW
    if low.bit_count() == 1 < seen.legal.bit_count() <= LATE:
        yield Reason("keep_low", {"card": lowest(low)})


def _in_leading(seen: Seen) -> Iterator[Reason]:
    spades = seen.legal & SUIT_CARDS[SPADES]
    if seen.hidden & QUEEN and spades and not spades & ~UNDER_QUEEN:
        yield Reason("flush_queen", {})
    for seat, missing in enumerate(seen.voids()):
        risky = seen.legal & missing & ~SUIT_CARDS[HEARTS]
        if seat != seen.seat and risky and seen.hidden & seen.house.point_cards:
            yield Reason("remember_void", {"seat": seat, "suit": suit_of(lowest(risky))})
            break
    hearts = seen.legal & SUIT_CARDS[HEARTS]
    if seen.broken and hearts & LOW and seen.hidden & SUIT_CARDS[HEARTS] > hearts & -hearts:
        yield Reason("lead_low_heart", {"card": lowest(hearts)})
