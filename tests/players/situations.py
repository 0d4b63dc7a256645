"""Situations that rivals find themselves in, reached by random play or written down."""

import random
from collections.abc import Iterator
from functools import cache

from game.rules.cards import (
    ALL_CARDS,
    NO_CARDS,
    PACK,
    SUIT_CARDS,
    Cards,
    card,
    cards,
    gather,
    members,
    names,
)
from game.rules.deal import dealt
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Match
from game.rules.options import Turbo
from game.rules.seats import SOUTH, Pass
from game.rules.seen import Seen, see
from game.rules.trick import Trick
from tests.rules.chance import some_match
from tests.rules.positions import scored


@cache
def some_seen(seed: int, actions: int) -> Seen | None:
    """Return what a seat that has to act sees after so many random actions, if one has to."""
    match = some_match(seed, actions)
    waiting = match.waiting()
    return see(match, waiting[seed % len(waiting)]) if waiting else None


def many_seen(count: int, seed: int) -> Iterator[Seen]:
    """Yield what seats that have to act see at all points of many hands."""
    chance = random.Random(seed)
    while count:
        seen = some_seen(chance.getrandbits(40), int(chance.random() * 110))
        if seen:
            count -= 1
            yield seen


def exchanged(match: Match, seat: int, chance: random.Random) -> Match:
    """Return the match with the cards this seat cannot see dealt anew to where they may lie.

    What the seat itself passed and what is charged stays where it lies: that it may know.
    """
    seen, deal = see(match, seat), match.deal
    hands = list(deal.hands)
    known = [charge & hand for charge, hand in zip(seen.charges, hands, strict=True)]
    for packet in seen.packets:
        known[packet.receiver] |= packet.cards & hands[packet.receiver]
    known[seat] = hands[seat]
    pool = [held for hand, sure in zip(hands, known, strict=True) for held in members(hand & ~sure)]
    # The opening lead tells that no lower club is in a hand, so then what is aside stays there.
    unknown = deal.tricks and deal.setup.buried is None and not seen.aside
    aside = deal.setup.kitty if unknown else NO_CARDS
    pool += members(aside)
    chance.shuffle(pool)
    for other, hand in enumerate(hands):
        size = (hand & ~known[other]).bit_count()
        hands[other], pool = known[other] | gather(pool[:size]), pool[size:]
    setup = deal.setup._replace(kitty=gather(pool)) if aside else deal.setup
    return match._replace(deal=deal._replace(setup=setup, held=tuple(hands)))


def passing(hand: str, direction: Pass = Pass.LEFT, house: HouseRules = STANDARD) -> Seen:
    """Return what South sees with this hand before the pass or, where there is none, the charge."""
    hands, kitty = _hands(house, cards(hand), NO_CARDS, 0)
    return see(Match(house, 1, (), dealt(house, direction, hands, kitty=kitty)), SOUTH)


def burying(hand: str, house: HouseRules) -> Seen:
    """Return what South sees with this hand, into which the kitty came with the first trick."""
    held = cards(hand)
    others = list(members(house.deck & ~held))
    trick = Trick(SOUTH, tuple(reversed(others[: house.seats])))
    hands = [held, *(gather(others[seat :: house.seats]) for seat in range(1, house.seats))]
    kitty = gather(list(members(held))[: house.kitty])
    deal = dealt(house, Pass.HOLD, hands, kitty=kitty)
    deal = deal._replace(gone=trick.all_cards(), tricks=(trick,), turn=SOUTH)
    return see(Match(house, 1, (), deal), SOUTH)


def shot(house: HouseRules, totals: tuple[int, ...]) -> Seen:
    """Return what South sees who has shot the moon, on these totals, and is to say what it does."""
    tricks = tuple(Trick(SOUTH, tuple(range(rank, PACK, 13))) for rank in range(13))
    deal = dealt(house, Pass.HOLD, [suit & ALL_CARDS for suit in SUIT_CARDS], number=2)
    deal = deal._replace(gone=ALL_CARDS, tricks=tricks, turn=SOUTH)
    return see(Match(house, 1, (scored(*totals),), deal), SOUTH)


def playing(
    hand: str,
    trick: str = "",
    *,
    before: str = "",
    totals: tuple[int, ...] = (0, 0, 0, 0),
    house: HouseRules = STANDARD,
) -> Seen:
    """Return what South sees with this hand, to play to this trick.

    ``before`` holds the tricks before it, one a line or with a stroke between them, each with its
    leader: ``W: 5C KC 2C 3C``.
    """
    tricks = tuple(_trick(line) for line in before.replace("/", "\n").splitlines() if line.strip())
    played = tuple(card(word) for word in trick.split())
    gone = gather([*played, *(held for past in tricks for held in past.cards)])
    hands, kitty = _hands(house, cards(hand), gone, len(played))
    deal = dealt(house, Pass.HOLD, hands, number=2, kitty=kitty)
    if house.turbo is not Turbo.NO:
        for seat in range(house.seats):
            deal = deal.charge(seat, NO_CARDS)
    deal = deal._replace(gone=gone, tricks=tricks, played=played, turn=SOUTH)
    return see(Match(house, 1, (scored(*totals),), deal), SOUTH)


def _hands(
    house: HouseRules, held: Cards, gone: Cards, count: int
) -> tuple[tuple[Cards, ...], Cards]:
    """Return South's hand and any others, and a kitty of what is left where there is one.

    The last seats have played to the trick already.
    """
    assert not held & gone, names(held & gone)
    size = held.bit_count()
    pool = list(members(house.deck & ~held & ~gone))
    hands = [held]
    for seat in range(1, house.seats):
        share = size - (seat >= house.seats - count)
        hands.append(gather(pool[:share]))
        pool = pool[share:]
    assert len(pool) == house.kitty_size, names(gather(pool))
    return tuple(hands), gather(pool)


def _trick(line: str) -> Trick:
    leader, _, played = line.partition(":")
    return Trick("SWNE".index(leader.strip()), tuple(card(word) for word in played.split()))
