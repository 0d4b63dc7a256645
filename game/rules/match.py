"""A match at one moment: the hands that were scored, the hand on the table, who has to act."""

from __future__ import annotations

import enum
import random
from typing import NamedTuple

from game.rules.cards import NO_CARDS, Card, gather, shuffled
from game.rules.deal import Deal, dealt
from game.rules.ending import moon_forms, places, ranking, winners
from game.rules.house import HouseRules
from game.rules.options import MoonForm
from game.rules.score import HandScore, Tally, running_totals, tally
from game.rules.seats import Pass, Seat
from game.rules.setup import Call

MOST_HANDS = 1 << 12
"""More hands than a match can last: each hand's chance is drawn from the seed and its number."""


class Stage(enum.Enum):
    """What a match is waiting for."""

    CALL = "call"
    """The dealer is to say how cards are passed; none are dealt yet."""
    PASS = "pass"
    CHARGE = "charge"
    PLAY = "play"
    BURY = "bury"
    """The seat with the kitty in its hand is to bury as many cards."""
    MOON = "moon"
    """The hand is played, and who shot the moon is to say what that does."""
    SCORED = "scored"
    OVER = "over"


class Match(NamedTuple):
    """A match at one moment."""

    house: HouseRules
    seed: int
    """Where every deal of the match comes from."""
    scores: tuple[HandScore, ...]
    """The score of each finished hand."""
    deal: Deal
    """The hand being played, or the finished one while its score is read."""

    @property
    def hand_number(self) -> int:
        """The number of the hand on the table, from 1."""
        return self.deal.setup.number

    @property
    def dealer(self) -> Seat:
        """The seat that dealt the hand on the table: the first by lot, then one to the left."""
        return self.deal.setup.dealer

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's total after the finished hands; partners' tricks together count for both."""
        return running_totals(self.house, self.scores)[-1].totals

    @property
    def scored(self) -> bool:
        """Whether the hand on the table is played and its score is known."""
        return len(self.scores) == self.hand_number

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won the match: none until it is over."""
        return winners(self.house, self.scores) if self.scored else ()

    @property
    def tally(self) -> Tally:
        """What the cards of the hand on the table come to so far."""
        return tally(self.house, self.deal.spoils, self.deal.setup.charged)

    @property
    def moon_forms(self) -> tuple[MoonForm, ...]:
        """What the moon of the hand just played may do: nothing when there is none."""
        return moon_forms(self.house, self.tally, self.scores)

    @property
    def stage(self) -> Stage:
        """What the match is waiting for."""
        deal, setup = self.deal, self.deal.setup
        if not setup.settled:
            if setup.calling:
                return Stage.CALL
            return Stage.PASS if setup.passing else Stage.CHARGE
        if not deal.over:
            return Stage.BURY if setup.kitty and deal.burying else Stage.PLAY
        if not self.scored:
            return Stage.MOON
        return Stage.OVER if self.winners else Stage.SCORED

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that have to act: all yet to choose, or the one whose turn it is."""
        setup = self.deal.setup
        match self.stage:
            case Stage.CALL:
                return (setup.dealer,)
            case Stage.PASS:
                return tuple(seat for seat, chosen in enumerate(setup.passed) if chosen is None)
            case Stage.CHARGE:
                return tuple(seat for seat, chosen in enumerate(setup.charges) if chosen is None)
            case Stage.PLAY | Stage.BURY:
                return (self.deal.turn,)
            case Stage.MOON:
                return () if self.tally.shooter is None else (self.tally.shooter,)
            case Stage.SCORED | Stage.OVER:
                return ()

    def ranking(self) -> list[Seat]:
        """Return the seats from the best to the worst, equal ones by seat."""
        return ranking(self.house, self.totals, self.winners)

    def places(self) -> list[int]:
        """Return the place of each seat, 1 for the best; equal ones and partners share a place."""
        return places(self.house, self.totals, self.winners)


def dealer_of(house: HouseRules, seed: int, number: int) -> Seat:
    """Return the seat that deals a hand: the first by lot, then always the next to the left."""
    first = int(_chance(seed, 0).random() * house.seats)
    return (first + number - 1) % house.seats


def deal_of(house: HouseRules, seed: int, number: int, call: Call = ()) -> Deal:
    """Return a hand as it is dealt; without a call that it needs, with no cards yet."""
    direction, dealer = house.pass_in(number), dealer_of(house, seed, number)
    if direction is Pass.CALLED and not call:
        undealt = (NO_CARDS,) * house.seats
        return dealt(house, direction, undealt, number=number, dealer=dealer)
    order = deck_order(house, seed, number)
    last = house.seats * house.hand_size
    hands = [gather(order[seat : last : house.seats]) for seat in range(house.seats)]
    kitty = gather(order[last:])
    return dealt(house, direction, hands, number=number, dealer=dealer, kitty=kitty, call=call)


def deck_order(house: HouseRules, seed: int, hand_number: int) -> list[Card]:
    """Return the cards of a hand in the order in which they are dealt around the table."""
    return shuffled(house.deck, _chance(seed, hand_number))


def chance_after_deal(match: Match) -> random.Random:
    """Return the generator that dealt the hand on the table, as the deal left it."""
    chance = _chance(match.seed, match.hand_number)
    shuffled(match.house.deck, chance)
    return chance


def _chance(seed: int, hand_number: int) -> random.Random:
    return random.Random(seed * MOST_HANDS + hand_number)
