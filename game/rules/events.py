"""What an action made happen, told in the order it happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.cards import Card
from game.rules.score import HandScore
from game.rules.seats import Seat
from game.rules.trick import Trick


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new hand was dealt."""

    hand_number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """Every seat had chosen, and the cards changed hands."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HeartsBroken:
    """The first heart of the hand was played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class QueenPlayed:
    """The queen of spades was played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was complete and went to its winner."""

    winner: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class HandScored:
    """The hand was over and its score went onto the totals."""

    score: HandScore


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match was over."""

    winners: tuple[Seat, ...]


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
