"""What a seat can do, and how the rules refuse it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.rules.cards import NO_CARDS, Card, Cards, name, names
from game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class PassCards:
    """A seat confirms the cards it passes: a packet for each way that the pass goes."""

    seat: Seat
    packets: tuple[Cards, ...]

    @property
    def cards(self) -> Cards:
        """The cards of all the packets."""
        every = NO_CARDS
        for packet in self.packets:
            every |= packet
        return every


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A seat plays a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class NextHand:
    """The score has been read: deal again."""


Action: TypeAlias = PassCards | PlayCard | NextHand


class IllegalAction(Exception):
    """An action that the rules refuse; ``reason`` names the rule, and nothing has changed."""

    def __init__(self, reason: str, action: Action) -> None:
        super().__init__(f"{_spell(action)}: {reason.replace('_', ' ')}")
        self.reason = reason


def _spell(action: Action) -> str:
    match action:
        case PassCards(seat, packets):
            return f"seat {seat} passes {' / '.join(map(names, packets))}"
        case PlayCard(seat, card):
            return f"seat {seat} plays {name(card)}"
        case NextHand():
            return "next hand"
