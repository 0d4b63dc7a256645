"""Rules of thumb by any rules: what to call, pass, charge, play, bury and say, at a glance."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from game.players.goal import CALM, Alarm, Goal, danger, goal_of
from game.players.greedy import choose
from game.players.outlook import Outlook
from game.players.to_the_end import burial, moon_scores
from game.players.worlds import Worlds
from game.rules.actions import (
    Action,
    BuryCards,
    CallPass,
    ChargeCards,
    PassCards,
    PlayCard,
    ScoreMoon,
)
from game.rules.cards import NO_CARDS, SPADES, SUIT_CARDS, Card, Cards, gather, members
from game.rules.may import MayBury, MayCall, MayCharge, MayPass, MayPlay, MayScoreMoon
from game.rules.options import Moon
from game.rules.score import tally
from game.rules.seats import Pass
from game.rules.seen import Seen
from game.rules.setup import Packets, Way
from game.rules.sides import scoring_as_one, side_of

SPARE = 3
"""So many cards more than are passed are looked at for the pass."""
GUARDS = 16
"""So many low spades at a table keep the queen, and what is over her, from harm: 4 to each of 4."""


def at_a_glance(seen: Seen, chance: random.Random) -> Action:
    """Return what the seat that has to act does."""
    seat, goal = seen.seat, goal_of(seen.house)
    match seen.may:
        case MayCall(calls=calls):
            return CallPass(seat, chance.choice(calls))
        case MayPass(ways=ways):
            return PassCards(seat, in_packets(gladly(seen), ways))
        case MayCharge():
            return ChargeCards(seat, NO_CARDS)
        case MayBury(count=count):
            return BuryCards(seat, burial(seen.hand, goal, count))
        case MayScoreMoon() as moon:
            return _said_of_the_moon(seen, moon)
        case MayPlay():
            deal = Worlds(seen).under_way(_own_hand(seen), NO_CARDS)
            return PlayCard(seat, choose(deal, goal, alarm(seen)))
        case None:
            raise ValueError("a seat that has to wait does nothing")


def without_thought(seen: Seen, chance: random.Random) -> Action:
    """Return any card that may be played, or any cards that may be passed."""
    match seen.may:
        case MayPass(ways=ways):
            cards = list(members(seen.legal))
            chance.shuffle(cards)
            return PassCards(seen.seat, in_packets(cards, ways))
        case MayPlay(cards=cards):
            return PlayCard(seen.seat, chance.choice(list(members(cards))))
        case _:
            return at_a_glance(seen, chance)


def gladly(seen: Seen) -> list[Card]:
    """Return the hand in the order in which its cards are passed, the most gladly first."""
    hand, goal = seen.hand, goal_of(seen.house)
    tame = _tame_spades(hand, goal)
    feared = sorted(
        members(hand), key=lambda card: -danger(card, goal, hand) if not tame >> card & 1 else 0
    )
    if seen.direction is not Pass.PARTNER:
        return feared
    # What harms is not put upon a partner: what goes is the highest of what does not.
    return sorted(feared, key=lambda card: goal.cost(card) > 0)


def _tame_spades(hand: Cards, goal: Goal) -> Cards:
    """Return the spades of a hand, where enough low ones guard those that are feared."""
    spades = hand & SUIT_CARDS[SPADES] if goal.queen else NO_CARDS
    guards = [card for card in members(spades & ~goal.queen) if card % 13 < 10]
    return spades if len(guards) * goal.house.seats >= GUARDS else NO_CARDS


def alarm(seen: Seen) -> Alarm:
    """Return who else seems to shoot the moon, where a moon is to be feared.

    The more of the points they have, the likelier they get the others, and the more they take.
    """
    house, holder = seen.house, seen.threat
    feared = house.moon is Moon.WINS_THE_MATCH or not house.highest_wins
    if holder is None or house.moon is Moon.NONE or not feared:
        return CALM
    if seen.seat in side_of(house, holder):
        return CALM
    shooters = next(side for side in scoring_as_one(house) if holder in side)
    share = sum(seen.points(seat) for seat in shooters) / house.all_points
    return Alarm(shooters, house.all_points * share * share / 2)


def likely_passes(seen: Seen, ways: Sequence[Way], most: int) -> Iterator[Packets]:
    """Yield ways to pass that are worth a thought, the likeliest first."""
    size = sum(way.size for way in ways)
    first = gladly(seen)[: size + SPARE]
    by_rank = sorted(
        combinations(range(len(first)), size), key=lambda places: (sum(places), places)
    )
    for places in by_rank[:most]:
        yield in_packets([first[place] for place in places], ways)


def in_packets(cards: Sequence[Card], ways: Sequence[Way]) -> Packets:
    """Return the first of these cards in packets for these ways."""
    packets: list[Cards] = []
    start = 0
    for way in ways:
        packets.append(gather(cards[start : start + way.size]))
        start += way.size
    return tuple(packets)


def _own_hand(seen: Seen) -> list[Cards]:
    hands = [NO_CARDS] * seen.house.seats
    hands[seen.seat] = seen.hand
    return hands


def _said_of_the_moon(seen: Seen, moon: MayScoreMoon) -> ScoreMoon:
    """Say what leaves the best chance to win the match."""
    found = tally(seen.house, seen.taken, seen.charged)
    outlook = Outlook(seen.house, seen.totals, seen.seat, seen.hand_number)
    best = max(moon.forms, key=lambda form: outlook.chance(moon_scores(seen.house, found, form)))
    return ScoreMoon(seen.seat, best)
