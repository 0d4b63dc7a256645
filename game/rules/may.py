"""What a seat may do now: the one question that rivals, hints and the table ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from game.rules.actions import (
    Action,
    BuryCards,
    CallPass,
    ChargeCards,
    HandOn,
    PassCards,
    PlayCard,
    ScoreMoon,
)
from game.rules.cards import NO_CARDS, Cards, gather, members
from game.rules.checks import calls, chargeable, most_charges
from game.rules.legal import legal_plays
from game.rules.match import Match, Stage
from game.rules.options import MoonForm
from game.rules.refusal import Law, refusal
from game.rules.seats import Seat
from game.rules.setup import Call, Packets, Way


@dataclass(frozen=True, slots=True)
class MayCall:
    """The dealer may call one of these passes; no card is dealt yet."""

    seat: Seat
    calls: tuple[Call, ...]
    cards: Cards = NO_CARDS

    def actions(self) -> Iterator[Action]:
        """Yield everything the seat may do."""
        for call in self.calls:
            yield CallPass(self.seat, call)


@dataclass(frozen=True, slots=True)
class MayPass:
    """The seat may pass these cards: for each way as many as it says, each card once."""

    seat: Seat
    cards: Cards
    ways: tuple[Way, ...]
    hand_on: bool
    """Whether it may hand on, unseen, what it is passed, instead of choosing."""

    @property
    def count(self) -> int:
        """How many cards are passed in all."""
        return sum(way.size for way in self.ways)

    def actions(self) -> Iterator[Action]:
        """Yield everything the seat may do: up to some ten thousand passes."""
        for packets in _packets(self.cards, [way.size for way in self.ways]):
            yield PassCards(self.seat, packets)
        if self.hand_on:
            yield HandOn(self.seat)


@dataclass(frozen=True, slots=True)
class MayCharge:
    """The seat may charge some of these cards, or none."""

    seat: Seat
    cards: Cards
    most: int

    def actions(self) -> Iterator[Action]:
        """Yield everything the seat may do."""
        for count in range(self.most + 1):
            for cards in combinations(members(self.cards), count):
                yield ChargeCards(self.seat, gather(cards))


@dataclass(frozen=True, slots=True)
class MayPlay:
    """The seat may play one of these cards."""

    seat: Seat
    cards: Cards
    refused: tuple[tuple[Law, Cards], ...]
    """The other cards of its hand, by the rule that forbids to play them."""

    def actions(self) -> Iterator[Action]:
        """Yield everything the seat may do."""
        for card in members(self.cards):
            yield PlayCard(self.seat, card)


@dataclass(frozen=True, slots=True)
class MayBury:
    """The seat may bury so many of these cards: its hand, with the kitty in it."""

    seat: Seat
    cards: Cards
    count: int

    def actions(self) -> Iterator[Action]:
        """Yield everything the seat may do."""
        for cards in combinations(members(self.cards), self.count):
            yield BuryCards(self.seat, gather(cards))


@dataclass(frozen=True, slots=True)
class MayScoreMoon:
    """The seat may say which of these its moon does."""

    seat: Seat
    forms: tuple[MoonForm, ...]
    amount: int
    """What the others add, or the shooter subtracts."""
    cards: Cards = NO_CARDS

    def actions(self) -> Iterator[Action]:
        """Yield everything the seat may do."""
        for form in self.forms:
            yield ScoreMoon(self.seat, form)


May: TypeAlias = MayCall | MayPass | MayCharge | MayPlay | MayBury | MayScoreMoon


def may(match: Match, seat: Seat) -> May | None:
    """Return what a seat may do now, or nothing while it has to wait."""
    if seat not in match.waiting():
        return None
    deal, setup = match.deal, match.deal.setup
    match match.stage:
        case Stage.CALL:
            return MayCall(seat, calls(match.house))
        case Stage.PASS:
            return MayPass(seat, deal.hands[seat], setup.ways(), setup.may_hand_on())
        case Stage.CHARGE:
            return MayCharge(seat, chargeable(match, seat), most_charges(match.house))
        case Stage.BURY:
            return MayBury(seat, deal.hands[seat], setup.kitty.bit_count())
        case Stage.MOON:
            return MayScoreMoon(seat, match.moon_forms, match.tally.amount)
        case _:
            return _may_play(match, seat)


def _may_play(match: Match, seat: Seat) -> MayPlay:
    deal = match.deal
    legal = legal_plays(deal)
    refused: dict[Law, Cards] = {}
    for card in members(deal.hands[seat] & ~legal):
        law = refusal(deal, card)
        refused[law] = refused.get(law, NO_CARDS) | 1 << card
    return MayPlay(seat, legal, tuple(refused.items()))


def _packets(cards: Cards, sizes: Sequence[int]) -> Iterator[Packets]:
    """Yield every way to make packets of these sizes of some of these cards."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(members(cards), sizes[0]):
        packet = gather(chosen)
        for others in _packets(cards & ~packet, sizes[1:]):
            yield (packet, *others)
