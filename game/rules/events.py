"""What an action made happen, told in the order it happened."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.rules.cards import Card
from game.rules.score import HandScore
from game.rules.seats import Seat
from game.rules.trick import Trick


class Dealt(NamedTuple):
    """A new hand was dealt."""

    hand_number: int
    dealer: Seat


class CardsPassed(NamedTuple):
    """Every seat had chosen, and the cards changed hands."""


class CardPlayed(NamedTuple):
    """A seat played a card."""

    seat: Seat
    card: Card


class HeartsBroken(NamedTuple):
    """The first heart of the hand was played."""

    seat: Seat


class QueenPlayed(NamedTuple):
    """The queen of spades was played."""

    seat: Seat


class TrickTaken(NamedTuple):
    """A trick was complete and went to its winner."""

    winner: Seat
    trick: Trick


class HandScored(NamedTuple):
    """The hand was over and its score went onto the totals."""

    score: HandScore


class MatchWon(NamedTuple):
    """The match was over."""

    winner: Seat


Event: TypeAlias = (
    Dealt
    | CardsPassed
    | CardPlayed
    | HeartsBroken
    | QueenPlayed
    | TrickTaken
    | HandScored
    | MatchWon
)
