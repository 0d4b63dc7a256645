"""A match: hands until one seat has won, and the one door through which anything changes."""

from __future__ import annotations

import enum
import random
from typing import NamedTuple

from game.rules.actions import Action, IllegalAction, NextHand, PassCards, PlayCard
from game.rules.cards import QUEEN_OF_SPADES, Card, gather, shuffled
from game.rules.deal import Deal, dealt, legal_plays, refusal
from game.rules.events import (
    CardPlayed,
    CardsPassed,
    Dealt,
    Event,
    HandScored,
    HeartsBroken,
    MatchWon,
    QueenPlayed,
    TrickTaken,
)
from game.rules.house import HouseRules
from game.rules.score import HandScore, places, ranking, score_hand, winners
from game.rules.seats import Seat

MOST_HANDS = 1 << 12
"""More hands than a match can last: each hand's chance is drawn from the seed and its number."""


class Stage(enum.Enum):
    """What a match is waiting for."""

    PASS = "pass"
    PLAY = "play"
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
        return len(self.scores) + (0 if self.deal.over else 1)

    @property
    def dealer(self) -> Seat:
        """The seat that dealt the hand on the table: the first by lot, then one to the left."""
        first = int(_chance(self.seed, 0).random() * self.house.seats)
        return (first + self.hand_number - 1) % self.house.seats

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat's finished hands add up to."""
        scores = (hand.scores for hand in self.scores)
        return tuple(map(sum, zip((0,) * self.house.seats, *scores, strict=True)))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won the match: none until it is over."""
        return winners(self.house, self.totals) if self.deal.over else ()

    def ranking(self) -> list[Seat]:
        """Return the seats from the best to the worst, equal ones by seat."""
        return ranking(self.totals)

    def places(self) -> list[int]:
        """Return the place of each seat, 1 for the best; equal ones share a place."""
        return places(self.totals)

    @property
    def stage(self) -> Stage:
        """What the match is waiting for."""
        if self.deal.over:
            return Stage.OVER if self.winners else Stage.SCORED
        return Stage.PASS if self.deal.passing else Stage.PLAY

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats that have to act: all yet to choose a pass, or the one to play."""
        if self.stage is Stage.PASS:
            return tuple(seat for seat, cards in enumerate(self.deal.passed) if not cards)
        return (self.deal.turn,) if self.stage is Stage.PLAY else ()


class Step(NamedTuple):
    """What came of an action."""

    match: Match
    events: tuple[Event, ...]


def new_match(house: HouseRules, seed: int) -> Step:
    """Return a match with its first hand dealt; everything about its deals comes from the seed."""
    return _dealt(Match(house, seed, (), _deal(house, seed, 1)))


def apply(match: Match, action: Action) -> Step:
    """Return what the action makes of the match; raise IllegalAction when the rules refuse it."""
    if isinstance(action, PassCards):
        return _pass(match, action)
    if isinstance(action, PlayCard):
        return _play(match, action)
    return _next_hand(match, action)


def _pass(match: Match, action: PassCards) -> Step:
    deal = match.deal
    if match.stage is not Stage.PASS:
        raise IllegalAction("no_pass_now", action)
    if deal.passed[action.seat]:
        raise IllegalAction("already_passed", action)
    cards = action.cards
    if cards & ~deal.hands[action.seat]:
        raise IllegalAction("not_in_hand", action)
    if len(action.packets) != 1 or cards.bit_count() != match.house.pass_size:
        raise IllegalAction("pass_size", action)
    deal = deal.pass_cards(action.seat, cards)
    return Step(match._replace(deal=deal), () if deal.passing else (CardsPassed(),))


def _play(match: Match, action: PlayCard) -> Step:
    deal = match.deal
    if match.stage is not Stage.PLAY:
        raise IllegalAction("no_play_now", action)
    if action.seat != deal.turn:
        raise IllegalAction("not_your_turn", action)
    if not deal.hands[action.seat] >> action.card & 1:
        raise IllegalAction("not_in_hand", action)
    if not legal_plays(deal) >> action.card & 1:
        raise IllegalAction(refusal(deal), action)
    after = deal.play(action.card)
    events = _events_of_play(deal, after, action)
    match = match._replace(deal=after)
    if not after.over:
        return Step(match, events)
    score = score_hand(match.house, after.taken)
    match = match._replace(scores=(*match.scores, score))
    won = (MatchWon(match.winners),) if match.winners else ()
    return Step(match, (*events, HandScored(score), *won))


def _events_of_play(before: Deal, after: Deal, action: PlayCard) -> tuple[Event, ...]:
    events: list[Event] = [CardPlayed(action.seat, action.card)]
    if after.broken and not before.broken:
        events.append(HeartsBroken(action.seat))
    if action.card == QUEEN_OF_SPADES:
        events.append(QueenPlayed(action.seat))
    if not after.played:
        events.append(TrickTaken(after.leader, after.tricks[-1]))
    return tuple(events)


def _next_hand(match: Match, action: NextHand) -> Step:
    if match.stage is Stage.OVER:
        raise IllegalAction("match_over", action)
    if match.stage is not Stage.SCORED:
        raise IllegalAction("hand_not_over", action)
    deal = _deal(match.house, match.seed, match.hand_number + 1)
    return _dealt(match._replace(deal=deal))


def _dealt(match: Match) -> Step:
    return Step(match, (Dealt(match.hand_number, match.dealer),))


def deck_order(house: HouseRules, seed: int, hand_number: int) -> list[Card]:
    """Return the cards of a hand in the order in which they are dealt around the table."""
    return shuffled(house.deck, _chance(seed, hand_number))


def _deal(house: HouseRules, seed: int, hand_number: int) -> Deal:
    order = deck_order(house, seed, hand_number)
    hands = [gather(order[seat :: house.seats]) for seat in range(house.seats)]
    return dealt(house, house.pass_in(hand_number), hands)


def _chance(seed: int, hand_number: int) -> random.Random:
    return random.Random(seed * MOST_HANDS + hand_number)
