"""A rival by any rules: at a glance, or by playing many worlds out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeAlias

from game.players.goal import goal_of
from game.players.outlook import Outlook
from game.players.player import Thought
from game.players.thumb import at_a_glance, in_packets, likely_passes, without_thought
from game.players.to_the_end import played_out, scores_of
from game.players.trials import Trial, best_first
from game.players.worlds import Worlds
from game.rules.actions import Action, ChargeCards, PassCards, PlayCard
from game.rules.cards import NO_CARDS, Cards, members
from game.rules.deal import Deal
from game.rules.may import MayCharge, MayPass, MayPlay
from game.rules.options import Partners, Turbo
from game.rules.seats import Pass
from game.rules.seen import Seen

TRUST = 0.008
"""How much likelier something else has to win the match before what a glance says is left."""
A_FEW = 24
MOST_PASSES = 12
"""So many choices of cards to pass are compared."""

World: TypeAlias = tuple[list[Cards], Cards]
"""A hand for every seat, and what lies aside."""


class Option(Trial):
    """Something that can be done."""

    def __init__(self, action: Action, cards: Cards, trust: float = 0) -> None:
        """Take down what is done, the cards that it is done with, and what speaks for it."""
        super().__init__(cards, trust)
        self.action = action


class AnyGame:
    """Plays by any rules; its strength is the number of playouts it spends on a decision."""

    def __init__(self, playouts: int = 0, whims: float = 0.0) -> None:
        """Set the strength, and how often it acts without a thought."""
        self._playouts = playouts
        self._whims = whims

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        """Decide at a glance, or by how it goes in many worlds."""
        if chance.random() < self._whims:
            yield
            return without_thought(seen, chance)
        options = yield from self.compare(seen, chance)
        return options[0].action

    def compare(self, seen: Seen, chance: random.Random) -> Thought[list[Option]]:
        """Return what can be done, the best first; or only the one thing that a glance says."""
        yield
        playouts = self._tries(seen)
        glance = at_a_glance(seen, chance)
        options = _options(seen, glance) if playouts else []
        if len(options) < 2:
            return [Option(glance, NO_CARDS)]
        worlds, goal = Worlds(seen), goal_of(seen.house)

        def world() -> Thought[World]:
            yield
            return worlds.hands(chance)

        def play(option: Option, world: World) -> Sequence[int]:
            deal = _done(option.action, seen, worlds, world, chance)
            return scores_of(played_out(deal, goal, chance), seen.totals)

        outlook = Outlook(seen.house, seen.totals, seen.seat, seen.hand_number)
        best = yield from best_first(options, playouts, world, play, outlook)
        return best

    def _tries(self, seen: Seen) -> int:
        """Return how many playouts a decision is worth.

        Where partners keep their tricks together no glance tells when to go for all of them.
        """
        together = seen.house.partners is Partners.TOGETHER and not self._whims
        return max(self._playouts, A_FEW) if together else self._playouts


def _options(seen: Seen, glance: Action) -> list[Option]:
    """Return what is worth comparing in worlds, beside what a glance says."""
    seat = seen.seat
    actions: list[PlayCard | ChargeCards | PassCards] = []
    match seen.may:
        case MayPlay(cards=cards):
            actions = [PlayCard(seat, card) for card in members(cards)]
        case MayCharge() as charge:
            actions = [act for act in charge.actions() if isinstance(act, ChargeCards)]
        case MayPass(ways=ways):
            passes = likely_passes(seen, ways, MOST_PASSES)
            actions = [PassCards(seat, packets) for packets in passes]
    return [Option(act, _cards_of(act), TRUST * (act == glance)) for act in actions]


def _cards_of(action: PlayCard | ChargeCards | PassCards) -> Cards:
    return 1 << action.card if isinstance(action, PlayCard) else action.cards


def _done(action: Action, seen: Seen, worlds: Worlds, world: World, chance: random.Random) -> Deal:
    """Return the hand in a world after something was done, with all that has to come first."""
    hands, aside = world
    match action:
        case PlayCard(_, card):
            return worlds.under_way(hands, aside).play(card)
        case PassCards(_, packets):
            deal = worlds.begun(hands, aside, seen.direction)
            ways = deal.setup.ways()
            deal = deal.pass_cards(seen.seat, packets)
            for seat in worlds.others:
                deal = deal.pass_cards(seat, in_packets(_shuffled(hands[seat], chance), ways))
            return _charged(deal.exchange(chance), seen, NO_CARDS)
        case ChargeCards(_, cards):
            return _charged(worlds.begun(hands, aside, Pass.HOLD), seen, cards)
        case _:
            raise ValueError("nothing else is tried in worlds")


def _charged(deal: Deal, seen: Seen, cards: Cards) -> Deal:
    """Return the hand after this seat has charged these cards, and the others none."""
    if seen.house.turbo is Turbo.NO:
        return deal
    for seat in range(seen.house.seats):
        deal = deal.charge(seat, cards if seat == seen.seat else NO_CARDS)
    return deal


def _shuffled(hand: Cards, chance: random.Random) -> list[int]:
    """Return the cards of a hand, the highest first, nearly."""
    return sorted(members(hand), key=lambda card: -(card % 13) - 4 * chance.random())
