"""The strongest rival: plays many likely worlds out for each plan, and keeps to the best plan."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.players.belief import Belief
from game.players.outlook import Outlook
from game.players.passing import best_pass
from game.players.player import Thought
from game.players.playout import play_out
from game.players.quick_deal import NOBODY, QuickDeal
from game.rules.cards import NO_CARDS, Card, Cards, members
from game.rules.house import HouseRules
from game.rules.match import Action, PassCards, PlayCard, Stage
from game.rules.seats import Seat
from game.rules.seen import Seen


class Plan:
    """A card to play now, and whether to play for every point from then on."""

    def __init__(self, card: Card, start: QuickDeal, *, moon: bool) -> None:
        """Take down the plan; ``start`` is the hand after the card."""
        self.card = card
        self.moon = moon
        self._start = start
        self._tries = 0
        self._chances = 0.0
        self._points = 0

    @property
    def chance(self) -> float:
        """How likely the match is won, by the playouts so far."""
        return self._chances / self._tries if self._tries else 0.0

    @property
    def points(self) -> float:
        """What the hand costs on average, by the playouts so far."""
        return self._points / self._tries if self._tries else 0.0

    def try_out(
        self, hands: Sequence[Cards], seat: Seat, outlook: Outlook, chance: random.Random
    ) -> None:
        """Follow the plan to the end of the hand in one world."""
        deal = self._start.copy()
        mine = deal.hands[seat]
        deal.hands = list(hands)
        deal.hands[seat] = mine
        play_out(deal, chance, seat if self.moon else NOBODY)
        scores = deal.scores()
        self._tries += 1
        self._chances += outlook.chance(scores)
        self._points += scores[seat]


class Searcher:
    """A rival whose strength is the number of playouts it spends on a move and on a pass."""

    def __init__(self, playouts: int, pass_playouts: int) -> None:
        """Set the strength."""
        self.playouts = playouts
        self.pass_playouts = pass_playouts

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        """Pass the best choice of cards, or play the card of the best plan."""
        if seen.stage is Stage.PASS:
            cards = yield from best_pass(seen, self.pass_playouts, chance)
            return PassCards(seen.seat, cards)
        plans = yield from self.compare(seen, chance)
        return PlayCard(seen.seat, plans[0].card)

    def compare(self, seen: Seen, chance: random.Random) -> Thought[list[Plan]]:
        """Return the plans, the best first, after halving their number as the picture clears.

        All plans that are left are tried in the same worlds, so that luck favours none.
        """
        plans = plans_for(seen)
        out: list[Plan] = []
        belief = Belief(seen)
        outlook = Outlook(seen.house, seen.totals, seen.seat)
        rounds = (len(plans) - 1).bit_length()
        while len({plan.card for plan in plans}) > 1:
            for _ in range(max(1, self.playouts // rounds // len(plans))):
                hands = yield from belief.deal(chance)
                for plan in plans:
                    plan.try_out(hands, seen.seat, outlook, chance)
                    yield
            plans.sort(key=lambda plan: -plan.chance)
            half = (len(plans) + 1) // 2
            plans, out = plans[:half], plans[half:] + out
        return plans + out


def plans_for(seen: Seen) -> list[Plan]:
    """Return the plans worth comparing: every card that differs, and each again for the moon."""
    hands = [NO_CARDS] * seen.house.seats
    hands[seen.seat] = seen.hand
    deal = QuickDeal(seen, hands)
    plans: list[Plan] = []
    for card in members(different(seen.legal, seen.hidden | deal.pile, seen.house)):
        start = deal.copy()
        start.play(1 << card)
        plans.append(Plan(card, start, moon=False))
        if not any(cards for seat, cards in enumerate(start.taken) if seat != seen.seat):
            plans.append(Plan(card, start, moon=True))
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
