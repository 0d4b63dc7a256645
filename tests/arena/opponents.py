"""Opponents of other kinds than the game's own, so that it is not tuned to itself alone."""

import random

from game.players import shooter
from game.players.careful import Careful, choose
from game.players.guess import Guess
from game.players.player import Thought
from game.players.quick_deal import QuickDeal
from game.rules.actions import Action, PassCards, PlayCard
from game.rules.cards import NO_CARDS, SUIT_CARDS, Cards, gather, lowest, members
from game.rules.match import Stage
from game.rules.seen import Seen


def strength(hand: Cards, played: Cards) -> float:
    """Return the share of a hand that is sure to win its tricks, long suits counted on."""
    if not hand:
        return 0.0
    out = ((1 << 52) - 1) & ~played & ~hand
    winners = 0
    for suit_cards in SUIT_CARDS:
        held, others = hand & suit_cards, out & suit_cards
        top = held & ~((1 << others.bit_length()) - 1)
        count = top.bit_count()
        if count and held.bit_count() >= (others.bit_count() + 1) // 2 + 1:
            count = max(count, held.bit_count() - (0 if count >= 2 else 1))
        winners += count
    return winners / hand.bit_count()


class Shooter:
    """Rules of thumb, until the hand is strong enough: then it plays for every point."""

    def __init__(self, threshold: float) -> None:
        self.threshold = threshold
        self._careful = Careful()

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        if seen.stage is Stage.PASS and strength(seen.hand, NO_CARDS) >= 0.7 * self.threshold:
            yield
            return PassCards(seen.seat, (weakest(seen.hand, seen.house.pass_size),))
        if seen.stage is Stage.PASS or not self.shoots(seen):
            action = yield from self._careful.think(seen, chance)
            return action
        return PlayCard(seen.seat, lowest(shooter.choose(quick(seen))))

    def shoots(self, seen: Seen) -> bool:
        others = (cards for seat, cards in enumerate(seen.taken) if seat != seen.seat)
        if any(cards & seen.house.point_cards for cards in others):
            return False
        return bool(seen.tricks) and strength(seen.hand, seen.played) >= self.threshold


def weakest(hand: Cards, count: int) -> Cards:
    """Return the cards that the fewest tricks come from."""

    def losses(card: int) -> float:
        others = SUIT_CARDS[card // 13] & ~hand
        return (others >> card).bit_count() - 0.3 * (hand & SUIT_CARDS[card // 13]).bit_count()

    return gather(sorted(members(hand), key=losses)[-count:])


def quick(seen: Seen) -> QuickDeal:
    hands = [NO_CARDS] * seen.house.seats
    hands[seen.seat] = seen.hand
    return QuickDeal(seen, hands)


class RandomPlayouts:
    """A plain search: every legal card, the same uniform worlds, random play to the end."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts
        self._careful = Careful()

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        if seen.stage is Stage.PASS:
            action = yield from self._careful.think(seen, chance)
            return action
        yield
        cards = list(members(seen.legal))
        if len(cards) == 1:
            return PlayCard(seen.seat, cards[0])
        costs = dict.fromkeys(cards, 0)
        guess = Guess(seen)
        for _ in range(max(1, self.playouts // len(cards))):
            start = QuickDeal(seen, guess.deal(chance))
            for card in cards:
                deal = start.copy()
                deal.play(1 << card)
                while deal.count or deal.stakes.point_cards & ~deal.played:
                    deal.play(1 << chance.choice(list(members(deal.legal()))))
                costs[card] += deal.scores()[seen.seat]
        return PlayCard(seen.seat, min(cards, key=lambda card: costs[card]))


class Always:
    """A scripted shooter: plays for every point from the first trick to the first lost one."""

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        del chance
        yield
        if seen.stage is Stage.PASS:
            return PassCards(seen.seat, (weakest(seen.hand, seen.house.pass_size),))
        others = (cards for seat, cards in enumerate(seen.taken) if seat != seen.seat)
        lost = any(cards & seen.house.point_cards for cards in others)
        deal = quick(seen)
        return PlayCard(seen.seat, lowest(choose(deal) if lost else shooter.choose(deal)))
