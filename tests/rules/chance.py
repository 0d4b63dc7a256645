"""Random but repeatable play: any legal action, by a seeded lot."""

import random
from collections.abc import Iterator

from game.rules.actions import (
    Action,
    BuryCards,
    CallPass,
    ChargeCards,
    HandOn,
    NextHand,
    PassCards,
    PlayCard,
    ScoreMoon,
)
from game.rules.apply import Step, apply, new_match
from game.rules.cards import PACK, Card, Cards, gather, members
from game.rules.house import STANDARD, HouseRules
from game.rules.legal import legal_plays
from game.rules.match import Match, Stage
from game.rules.may import (
    MayBury,
    MayCall,
    MayCharge,
    MayPass,
    MayPlay,
    MayScoreMoon,
    may,
)


def any_card(cards: Cards, chance: random.Random) -> Card:
    return chance.choice(list(members(cards)))


def some_cards(cards: Cards, count: int, chance: random.Random) -> Cards:
    return gather(chance.sample(list(members(cards)), count))


def any_action(match: Match, chance: random.Random) -> Action:
    """Return a legal action of a match that is not over."""
    if match.stage is Stage.SCORED:
        return NextHand()
    seat = chance.choice(match.waiting())
    match may(match, seat):
        case MayCall(calls=calls):
            return CallPass(seat, chance.choice(calls))
        case MayPass() as passing:
            return _any_pass(passing, chance)
        case MayCharge(cards=cards, most=most):
            count = chance.randint(0, min(most, cards.bit_count()))
            return ChargeCards(seat, some_cards(cards, count, chance))
        case MayPlay(cards=cards):
            return PlayCard(seat, any_card(cards, chance))
        case MayBury(cards=cards, count=count):
            return BuryCards(seat, some_cards(cards, count, chance))
        case MayScoreMoon(forms=forms):
            return ScoreMoon(seat, chance.choice(forms))
        case None:
            raise AssertionError("a seat that is waited for may do something")


def _any_pass(passing: MayPass, chance: random.Random) -> PassCards | HandOn:
    if passing.hand_on and chance.random() < 0.3:
        return HandOn(passing.seat)
    packets, left = [], passing.cards
    for way in passing.ways:
        packets.append(some_cards(left, way.size, chance))
        left &= ~packets[-1]
    return PassCards(passing.seat, tuple(packets))


def play_on(match: Match, chance: random.Random) -> Iterator[tuple[Action, Step]]:
    """Yield each action and what came of it, until the match is over."""
    while match.stage is not Stage.OVER:
        action = any_action(match, chance)
        step = apply(match, action)
        match = step.match
        yield action, step


def some_match(seed: int, actions: int, house: HouseRules = STANDARD) -> Match:
    """Return a match after so many random actions."""
    match = new_match(house, seed).match
    for _, (_, step) in zip(range(actions), play_on(match, random.Random(seed)), strict=False):
        match = step.match
    return match


def a_standard_hand(seed: int) -> Iterator[Match]:
    """Yield every position of a random hand from the first lead on, and at last its score.

    This is many times faster than play_on.
    """
    chance, match = random.Random(seed), some_match(seed, 4)
    while match.stage is Stage.PLAY:
        yield match
        card = any_card(legal_plays(match.deal), chance)
        last = match.deal.gone.bit_count() == PACK - 1
        after = apply(match, PlayCard(match.deal.turn, card)).match if last else None
        match = after or match._replace(deal=match.deal.play(card))
    yield match
