"""The strongest rival: plays many likely worlds out for each plan, and keeps to the best plan."""

from __future__ import annotations

import random

from game.players.alike import alike, different
from game.players.belief import Belief, World
from game.players.careful import choose
from game.players.habits import HABITS, Habits
from game.players.outlook import Outlook
from game.players.passing import compare_passes
from game.players.player import Thought
from game.players.playout import play_out
from game.players.quick_deal import NOBODY, QuickDeal
from game.players.trials import Trial, best_first
from game.rules.actions import Action, PassCards, PlayCard
from game.rules.cards import NO_CARDS, Card, Cards, lowest, members
from game.rules.match import Stage
from game.rules.seen import Seen


class Plan(Trial):
    """A card to play now, and whether to play for every point from then on."""

    def __init__(self, card: Card, start: QuickDeal, trust: float, *, moon: bool) -> None:
        """Take down the plan; ``start`` is the hand after the card."""
        super().__init__(1 << card, trust)
        self.start = start
        self.moon = moon


class Searcher:
    """A rival whose strength is the number of playouts it spends on a move and on a pass."""

    def __init__(self, playouts: int, pass_playouts: int, habits: Habits = HABITS) -> None:
        """Set the strength, and how it judges."""
        self.playouts = playouts
        self.pass_playouts = pass_playouts
        self.habits = habits

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        """Pass the best choice of cards, or play the card of the best plan."""
        if seen.stage is Stage.PASS:
            choices = yield from compare_passes(
                seen, self.pass_playouts, chance, habits=self.habits
            )
            return PassCards(seen.seat, (choices[0].cards,))
        plans = yield from compare_plans(seen, self.playouts, chance, self.habits)
        return PlayCard(seen.seat, lowest(plans[0].cards))


def compare_plans(
    seen: Seen, playouts: int, chance: random.Random, habits: Habits = HABITS
) -> Thought[list[Plan]]:
    """Return the plans for this turn, the best first."""
    belief = Belief(seen, taught=habits.taught)

    def world() -> Thought[World]:
        return belief.deal(chance)

    def play(plan: Plan, world: World) -> list[int]:
        deal = plan.start.copy()
        mine = deal.hands[seen.seat]
        deal.hands = world.hands[:]
        deal.hands[seen.seat] = mine
        moon = seen.seat if plan.moon else NOBODY
        play_out(deal, chance, world.manners, moon, habits.few_losers)
        return deal.scores()

    outlook = Outlook(seen.house, seen.totals, seen.seat, fear=_fear(seen, habits))
    return best_first(plans_for(seen, habits), playouts, world, play, outlook)


def plans_for(seen: Seen, habits: Habits = HABITS) -> list[Plan]:
    """Return the plans worth comparing: every card that differs, and each again for the moon."""
    hands = [NO_CARDS] * seen.house.seats
    hands[seen.seat] = seen.hand
    deal = QuickDeal(seen, hands)
    usual = choose(deal)
    mine = seen.hand | seen.played & ~deal.pile
    plans: list[Plan] = []
    for card in members(different(seen.legal, seen.hidden | deal.pile, seen.house)):
        start = deal.copy()
        start.play(1 << card)
        trust = _trust(1 << card, usual, mine, deal.stakes.queen, habits)
        plans.append(Plan(card, start, trust, moon=False))
        if not any(cards for seat, cards in enumerate(start.taken) if seat != seen.seat):
            plans.append(Plan(card, start, trust, moon=True))
    return plans


def _fear(seen: Seen, habits: Habits) -> float:
    """Return what the moon of another costs beside its points: only a likely one is feared."""
    holders = [seat for seat, cards in enumerate(seen.taken) if cards & seen.house.point_cards]
    return habits.fear if len(holders) == 1 and holders[0] != seen.seat else 0


def _trust(card: Cards, usual: Cards, mine: Cards, queen: Cards, habits: Habits) -> float:
    """Return how much likelier to win a card is taken to be beforehand, by the rules of thumb."""
    if alike(card, usual, mine):
        return habits.trust
    return -habits.trust_with_the_queen if card & queen else 0
