"""What an action made happen, told in the order it happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.cards import Card
from game.rules.options import MoonForm
from game.rules.score import HandScore
from game.rules.seats import Seat
from game.rules.setup import Call
from game.rules.trick import Trick


@dataclass(frozen=True, slots=True)
class HandBegun:
    """It is for the dealer to say how the cards of the hand are passed, before they are dealt."""

    hand_number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class PassCalled:
    """The dealer said how the cards are passed."""

    dealer: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class Dealt:
    """A new hand was dealt."""

    hand_number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """Every seat had chosen, and the cards changed hands."""


@dataclass(frozen=True, slots=True)
class CardsCharged:
    """Every seat had chosen what it charges, and all of it was laid face up."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HeartsBroken:
    """The first card of the hand was played that breaks hearts."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class QueenPlayed:
    """The queen of spades was played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickBoosted:
    """There was a nine among the cards of the suit led: the trick goes around once more."""

    trick: Trick


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was complete and went to its winner, with those that had stayed before it."""

    winner: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class TrickStays:
    """The cards of the suit led all cancelled each other: the trick stays, its leader leads."""

    trick: Trick


@dataclass(frozen=True, slots=True)
class KittyTaken:
    """A seat earned the kitty: it lies among its tricks, or is in its hand."""

    seat: Seat
    in_hand: bool


@dataclass(frozen=True, slots=True)
class CardsBuried:
    """The seat with the kitty buried as many cards for it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MoonToScore:
    """A seat shot the moon, and it is for it to say what that does."""

    shooter: Seat


@dataclass(frozen=True, slots=True)
class MoonScored:
    """The shooter said what the moon does."""

    shooter: Seat
    form: MoonForm


@dataclass(frozen=True, slots=True)
class HandScored:
    """The hand was over and its score went onto the totals."""

    score: HandScore


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match was over."""

    winners: tuple[Seat, ...]


Event: TypeAlias = (
    HandBegun
    | PassCalled
    | Dealt
    | CardsPassed
    | CardsCharged
    | CardPlayed
    | HeartsBroken
    | QueenPlayed
    | TrickBoosted
    | TrickTaken
    | TrickStays
    | KittyTaken
    | CardsBuried
    | MoonToScore
    | MoonScored
    | HandScored
    | MatchWon
)
