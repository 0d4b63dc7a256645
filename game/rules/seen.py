"""What one seat may know of a match: all that a rival is given, and all that the picture shows."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.rules.cards import NO_CARDS, QUEENS_OF_SPADES, SUIT_CARDS, Card, Cards
from game.rules.deal import Deal
from game.rules.house import HouseRules
from game.rules.match import Match, Stage
from game.rules.may import May, MayPlay, may
from game.rules.refusal import Law
from game.rules.score import point_holder
from game.rules.seats import Pass, Seat, giver, receiver
from game.rules.setup import Call, Packet
from game.rules.trick import Trick


class Seen(NamedTuple):
    """A match as one seat sees it; exchanging cards that it cannot see leaves this equal."""

    house: HouseRules
    seat: Seat
    stage: Stage
    hand_number: int
    dealer: Seat
    direction: Pass
    call: Call
    """How the dealer said to pass, where it has."""
    totals: tuple[int, ...]
    hand: Cards
    given: Cards
    """What this seat has chosen to pass: nothing until it has chosen."""
    got: Cards
    """What this seat was passed: nothing until the cards have changed hands."""
    packets: tuple[Packet, ...]
    """What has gone from seat to seat, the cards of its own packets alone shown."""
    charges: tuple[Cards, ...]
    """What each seat has charged; until all have chosen, only its own."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    kitty: Cards
    """The kitty as it was taken, for who took it; for all once the hand is over."""
    kitty_taker: Seat | None
    aside: Cards
    """What this seat knows to lie face down for good: the kitty, or what was buried for it."""
    taken: tuple[Cards, ...]
    """What each seat has taken; the kitty only once the hand is over."""
    tricks: tuple[Trick, ...]
    trick: Trick
    turn: Seat
    broken: bool
    may: May | None
    """What this seat may do now: nothing while it has to wait."""

    @property
    def acting(self) -> bool:
        """Whether this seat has to act."""
        return self.may is not None

    @property
    def legal(self) -> Cards:
        """The cards that this seat may pass, charge, play or bury now."""
        return NO_CARDS if self.may is None else self.may.cards

    @property
    def refused(self) -> tuple[tuple[Law, Cards], ...]:
        """The cards that this seat may not play now, by the rule that forbids it."""
        return self.may.refused if isinstance(self.may, MayPlay) else ()

    @property
    def charged(self) -> Cards:
        """All that is charged."""
        return sum(self.charges)

    @property
    def played(self) -> Cards:
        """Every card played so far, the trick on the table included."""
        cards = self.trick.all_cards()
        for trick in self.tricks:
            cards |= trick.all_cards()
        return cards

    @property
    def hidden(self) -> Cards:
        """The cards this seat does not see: in the other hands, in the kitty or buried."""
        return self.house.deck & ~self.hand & ~self.played & ~self.aside

    @property
    def staying(self) -> Cards:
        """The cards of the tricks that nobody won, and that go with the next one."""
        cards = self.played & ~self.trick.all_cards()
        for taken in self.taken:
            cards &= ~taken
        return cards

    @property
    def trick_number(self) -> int:
        """The number of the trick on the table, from 1; 0 while there is none to play."""
        return len(self.tricks) + 1 if self.stage is Stage.PLAY else 0

    @property
    def queen_played(self) -> bool:
        """Whether every queen of spades has been played."""
        queens = QUEENS_OF_SPADES & self.house.deck
        return self.played & queens == queens

    @property
    def threat(self) -> Seat | None:
        """The seat that has taken every point card so far, or its side's first, if there is one."""
        return point_holder(self.house, self.taken)

    @property
    def receiver(self) -> Seat:
        """The seat that this seat's pass goes to, where it goes one way."""
        return receiver(self.seat, self.direction, self.house.seats)

    @property
    def giver(self) -> Seat:
        """The seat that this seat's new cards come from, where they come one way."""
        return giver(self.seat, self.direction, self.house.seats)

    def narrowed(self, cards: Cards) -> Seen:
        """Return the same sight with only these cards to choose from."""
        return self if self.may is None else self._replace(may=replace(self.may, cards=cards))

    def law(self, card: Card) -> Law | None:
        """Return the rule that forbids to play a card of the hand now, when one does."""
        return next((law for law, cards in self.refused if cards >> card & 1), None)

    def points(self, seat: Seat) -> int:
        """Return what a seat has taken in this hand so far."""
        return self.house.points(self.taken[seat], self.charged)

    def plays(self) -> list[tuple[Seat, int]]:
        """Return every play of the hand so far, in order."""
        seats = self.house.seats
        return [play for trick in (*self.tricks, self.trick) for play in trick.plays(seats)]

    def voids(self) -> list[Cards]:
        """Return for each seat the cards it cannot hold, because it did not follow their suit."""
        missing = [NO_CARDS] * self.house.seats
        for trick in (*self.tricks, self.trick):
            for seat, card in trick.plays(self.house.seats):
                if not SUIT_CARDS[trick.led] >> card & 1:
                    missing[seat] |= SUIT_CARDS[trick.led]
        return missing


def see(match: Match, seat: Seat) -> Seen:
    """Return what a seat may know of a match."""
    deal, setup, stage = match.deal, match.deal.setup, match.stage
    kitty, aside = _known_kitty(deal, seat)
    return Seen(
        house=match.house,
        seat=seat,
        stage=stage,
        hand_number=match.hand_number,
        dealer=match.dealer,
        direction=setup.direction,
        call=setup.call,
        totals=match.totals,
        hand=deal.hands[seat],
        given=setup.given(seat),
        got=setup.got[seat],
        packets=() if stage in (Stage.CALL, Stage.PASS) else _known_packets(deal, seat),
        charges=_known_charges(deal, seat),
        counts=tuple(hand.bit_count() for hand in deal.hands),
        kitty=kitty,
        kitty_taker=deal.kitty_taker,
        aside=aside,
        taken=deal.spoils if deal.over else deal.taken,
        tricks=deal.tricks,
        trick=deal.trick,
        turn=deal.turn,
        broken=deal.broken,
        may=may(match, seat),
    )


def _known_kitty(deal: Deal, seat: Seat) -> tuple[Cards, Cards]:
    """Return what a seat knows of the kitty, and of it or of what was buried for it."""
    setup = deal.setup
    if deal.kitty_taker is None or not (deal.over or deal.kitty_taker == seat):
        return NO_CARDS, NO_CARDS
    if setup.buried is not None:
        return setup.kitty, setup.buried
    return setup.kitty, NO_CARDS if deal.burying else setup.kitty


def _known_packets(deal: Deal, seat: Seat) -> tuple[Packet, ...]:
    """Return the packets that went around, without the cards of those between others."""
    return tuple(
        packet if seat in (packet.giver, packet.receiver) else packet._replace(cards=NO_CARDS)
        for packet in deal.setup.packets()
    )


def _known_charges(deal: Deal, seat: Seat) -> tuple[Cards, ...]:
    """Return what each seat charged, as far as it is shown."""
    setup = deal.setup
    return tuple(
        charge if charge and (other == seat or not setup.charging) else NO_CARDS
        for other, charge in enumerate(setup.charges)
    )
