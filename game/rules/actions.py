"""What a seat can do, and how the rules refuse it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.cards import Card, Cards, name, names
from game.rules.options import MoonForm
from game.rules.seats import Seat
from game.rules.setup import Call, Packets


@dataclass(frozen=True, slots=True)
class CallPass:
    """The dealer says how the cards of the hand to come are passed."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class PassCards:
    """A seat confirms the cards it passes: a packet for each way that the pass goes."""

    seat: Seat
    packets: Packets

    @property
    def cards(self) -> Cards:
        """The cards of all the packets."""
        return sum(self.packets)


@dataclass(frozen=True, slots=True)
class HandOn:
    """A seat passes nothing of its own: it will hand on, unseen, what it is passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChargeCards:
    """A seat confirms the cards it lays face up to count more; they may be none."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A seat plays a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BuryCards:
    """The seat with the kitty in its hand puts as many cards to its tricks, face down."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class ScoreMoon:
    """Who shot the moon says what it does."""

    seat: Seat
    form: MoonForm


@dataclass(frozen=True, slots=True)
class NextHand:
    """The score has been read: deal again."""


Action: TypeAlias = (
    CallPass | PassCards | HandOn | ChargeCards | PlayCard | BuryCards | ScoreMoon | NextHand
)


class IllegalAction(Exception):
    """An action that the rules refuse; ``reason`` names the rule, and nothing has changed."""

    def __init__(self, reason: str, action: Action) -> None:
        super().__init__(f"{_spell(action)}: {reason.replace('_', ' ')}")
        self.reason = reason


def _spell(action: Action) -> str:
    match action:
        case CallPass(seat, call):
            return f"seat {seat} calls {' '.join(direction.value for direction in call)}"
        case PassCards(seat, packets):
            return f"seat {seat} passes {' / '.join(map(names, packets))}"
        case HandOn(seat):
            return f"seat {seat} hands on"
        case ChargeCards(seat, cards):
            return f"seat {seat} charges {names(cards) or 'nothing'}"
        case PlayCard(seat, card):
            return f"seat {seat} plays {name(card)}"
        case BuryCards(seat, cards):
            return f"seat {seat} buries {names(cards)}"
        case ScoreMoon(seat, form):
            return f"seat {seat} says of the moon: {form.value}"
        case NextHand():
            return "next hand"
