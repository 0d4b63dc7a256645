"""What one seat may know of a match: all that a rival is given, and all that the picture shows."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.cards import NO_CARDS, QUEEN_OF_SPADES, SUIT_CARDS, Card, Cards, suit_of
from game.rules.deal import Law, legal_plays, refusal
from game.rules.house import HouseRules
from game.rules.match import Match, Stage
from game.rules.score import point_holder
from game.rules.seats import Pass, Seat, giver, receiver
from game.rules.trick import Trick


class Seen(NamedTuple):
    """A match as one seat sees it; exchanging cards that it cannot see leaves this equal."""

    house: HouseRules
    seat: Seat
    stage: Stage
    hand_number: int
    direction: Pass
    totals: tuple[int, ...]
    hand: Cards
    given: Cards
    """What this seat has chosen to pass: nothing until it has chosen."""
    got: Cards
    """What this seat was passed: nothing until the cards have changed hands."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    taken: tuple[Cards, ...]
    tricks: tuple[Trick, ...]
    trick: Trick
    turn: Seat
    broken: bool
    legal: Cards
    """What this seat may pass or play now: nothing while it has to wait."""
    refused: tuple[tuple[Law, Cards], ...]
    """The other cards of the hand, by the rule that forbids to play them."""

    @property
    def acting(self) -> bool:
        """Whether this seat has to act."""
        return self.legal != NO_CARDS

    @property
    def played(self) -> Cards:
        """Every card played so far, the trick on the table included."""
        cards = self.trick.all_cards()
        for taken in self.taken:
            cards |= taken
        return cards

    @property
    def hidden(self) -> Cards:
        """The cards in the other seats' hands."""
        return self.house.deck & ~self.hand & ~self.played

    @property
    def trick_number(self) -> int:
        """The number of the trick on the table, from 1; 0 while there is none to play."""
        return len(self.tricks) + 1 if self.stage is Stage.PLAY else 0

    @property
    def queen_played(self) -> bool:
        """Whether the queen of spades has been played."""
        return bool(self.played >> QUEEN_OF_SPADES & 1)

    @property
    def threat(self) -> Seat | None:
        """The seat that has taken every point card so far, when there is one."""
        return point_holder(self.house, self.taken)

    @property
    def receiver(self) -> Seat:
        """The seat that this seat's pass goes to."""
        return receiver(self.seat, self.direction, self.house.seats)

    @property
    def giver(self) -> Seat:
        """The seat that this seat's new cards come from."""
        return giver(self.seat, self.direction, self.house.seats)

    def law(self, card: Card) -> Law | None:
        """Return the rule that forbids to play a card of the hand now, when one does."""
        return next((law for law, cards in self.refused if cards >> card & 1), None)

    def points(self, seat: Seat) -> int:
        """Return what a seat has taken in this hand so far."""
        return self.house.points(self.taken[seat])

    def plays(self) -> list[tuple[Seat, int]]:
        """Return every play of the hand so far, in order."""
        seats = self.house.seats
        return [play for trick in (*self.tricks, self.trick) for play in trick.plays(seats)]

    def voids(self) -> list[Cards]:
        """Return for each seat the cards it cannot hold, because it did not follow their suit."""
        missing = [NO_CARDS] * self.house.seats
        for trick in (*self.tricks, self.trick):
            for seat, card in trick.plays(self.house.seats):
                if suit_of(card) != trick.led:
                    missing[seat] |= SUIT_CARDS[trick.led]
        return missing


def see(match: Match, seat: Seat) -> Seen:
    """Return what a seat may know of a match."""
    deal = match.deal
    stage = match.stage
    exchanged = stage is not Stage.PASS and deal.direction is not Pass.HOLD
    hand, legal = deal.hands[seat], NO_CARDS
    if seat in match.waiting():
        legal = hand if stage is Stage.PASS else legal_plays(deal)
    return Seen(
        house=match.house,
        seat=seat,
        stage=stage,
        hand_number=match.hand_number,
        direction=deal.direction,
        totals=match.totals,
        hand=hand,
        given=deal.passed[seat],
        got=deal.passed[giver(seat, deal.direction, match.house.seats)] if exchanged else NO_CARDS,
        counts=tuple(hand.bit_count() for hand in deal.hands),
        taken=deal.taken,
        tricks=deal.tricks,
        trick=deal.trick,
        turn=deal.turn,
        broken=deal.broken,
        legal=legal,
        refused=((refusal(deal), hand & ~legal),) if legal and legal != hand else (),
    )
