"""The strongest rival: plays many likely worlds out for each plan, and keeps to the best plan."""

from __future__ import annotations

import random

from game.players.belief import Belief
from game.players.passing import best_pass
from game.players.player import Thought
from game.players.playout import cost, play_out
from game.players.quick_deal import NOBODY, QuickDeal
from game.rules.cards import NO_CARDS, Cards, lowest, members
from game.rules.house import HouseRules
from game.rules.match import Action, PassCards, PlayCard, Stage
from game.rules.seats import Seat
from game.rules.seen import Seen


class Plan:
    """A card to play now, and whether to play for every point from then on."""

    def __init__(self, card: Cards, start: QuickDeal, *, moon: bool) -> None:
        """Take down the plan; ``start`` is the table after the card."""
        self.card = card
        self.moon = moon
        self.start = start
        self.cost = 0.0
        """The summed cost of its playouts."""


class Searcher:
    """A rival whose strength is the number of playouts it spends on a move and on a pass."""

    def __init__(self, playouts: int, pass_playouts: int) -> None:
        """Set the strength."""
        self.playouts = playouts
        self.pass_playouts = pass_playouts

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        """Compare the plans, halving their number as the picture clears."""
        if seen.stage is Stage.PASS:
            cards = yield from best_pass(seen, self.pass_playouts, chance)
            return PassCards(seen.seat, cards)
        plans = _plans(seen)
        belief = Belief(seen)
        rounds = (len(plans) - 1).bit_length()
        while len({plan.card for plan in plans}) > 1:
            for _ in range(max(1, self.playouts // rounds // len(plans))):
                hands = yield from belief.deal(chance)
                for plan in plans:
                    plan.cost += _try(plan, hands, seen.seat, chance)
                    yield
            plans.sort(key=lambda plan: plan.cost)
            del plans[(len(plans) + 1) // 2 :]
        return PlayCard(seen.seat, lowest(plans[0].card))


def _plans(seen: Seen) -> list[Plan]:
    """Return the plans worth comparing: every card that differs, and each again for the moon."""
    hands = [NO_CARDS] * seen.house.seats
    hands[seen.seat] = seen.hand
    deal = QuickDeal(seen, hands)
    plans: list[Plan] = []
    for card in members(different(seen.legal, seen.hidden | deal.pile, seen.house)):
        start = deal.copy()
        start.play(1 << card)
        plans.append(Plan(1 << card, start, moon=False))
        if deal.holder in (NOBODY, seen.seat) and start.holder in (NOBODY, seen.seat):
            plans.append(Plan(1 << card, start, moon=True))
    return plans


def different(cards: Cards, between: Cards, house: HouseRules) -> Cards:
    """Return the cards less those as good as a higher one: same value, no other card between."""
    kept = NO_CARDS
    above = -1
    for card in reversed(list(members(cards))):
        gap = (1 << above) - (1 << card) if above >= 0 else 0
        same_suit = above // 13 == card // 13
        if not same_suit or house.values[card] != house.values[above] or between & gap:
            kept |= 1 << card
        above = card
    return kept


def _try(plan: Plan, hands: list[Cards], me: Seat, chance: random.Random) -> float:
    """Return what one playout of a plan costs, against what it costs the others."""
    deal = plan.start.copy()
    mine = deal.hands[me]
    deal.hands = hands[:]
    deal.hands[me] = mine
    play_out(deal, chance, me if plan.moon else NOBODY)
    return cost(deal, me)
