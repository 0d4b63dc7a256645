"""How a hand begins: the dealer's call, the deal, the pass, the charges."""

from __future__ import annotations

import random
from typing import NamedTuple, TypeAlias

from game.rules.cards import (
    ACE_OF_HEARTS,
    JACK_OF_DIAMONDS,
    NO_CARDS,
    QUEEN_OF_SPADES,
    QUEENS_OF_SPADES,
    TEN_OF_CLUBS,
    Cards,
    gather,
    shuffled,
)
from game.rules.house import HouseRules
from game.rules.options import Turbo
from game.rules.seats import Pass, Seat, steps

Call: TypeAlias = tuple[Pass, ...]
"""The direction of each card of a pass, left before right before across; or a mix alone."""
Packets: TypeAlias = tuple[Cards, ...]
"""What a seat passes, one packet for each way of the pass; none at all hands on what comes."""

CHARGEABLE: Cards = gather((ACE_OF_HEARTS, QUEEN_OF_SPADES, JACK_OF_DIAMONDS, TEN_OF_CLUBS))
"""The cards that can be laid face up before the play."""


class Way(NamedTuple):
    """A way that cards go in a pass: so many, to the seat so many steps clockwise."""

    steps: int
    """0 leads to the middle of the table."""
    size: int


class Packet(NamedTuple):
    """Cards that went from a seat to another."""

    giver: Seat
    receiver: Seat
    size: int
    cards: Cards
    """Nothing for those who may not know them."""


class Setup(NamedTuple):
    """All that was settled about a hand before its first lead, and what became of the kitty."""

    house: HouseRules
    number: int
    """The number of the hand in the match, from 1."""
    dealer: Seat
    direction: Pass
    call: Call
    """How the dealer said to pass, where that is for the dealer to say and it has."""
    hands: tuple[Cards, ...]
    """The hands as they were dealt."""
    kitty: Cards
    """The cards laid aside; after a mix with the kitty in it, those that it left."""
    passed: tuple[Packets | None, ...]
    """What each seat chose to pass, once it has chosen."""
    got: tuple[Cards, ...]
    """What each seat was passed: nothing until the cards have changed hands."""
    charges: tuple[Cards | None, ...]
    """What each seat chose to charge, once it has chosen."""
    charged: Cards
    """All that is charged: nothing until every seat has chosen."""
    watched: Cards
    """The cards with a law of their own: the charged ones, and the queen of spades where she must
    be played as soon as that is safe."""
    buried: Cards | None
    """What was buried for the kitty in a hand, once it was."""

    @property
    def calling(self) -> bool:
        """Whether the dealer has yet to say how cards are passed; until then none are dealt."""
        return self.direction is Pass.CALLED and not self.call

    @property
    def mixing(self) -> bool:
        """Whether this hand's pass is a mix."""
        return Pass.MIX in (self.direction, *self.call)

    @property
    def passing(self) -> bool:
        """Whether some seat has yet to choose what it passes."""
        return self.direction is not Pass.HOLD and None in self.passed and not self.calling

    @property
    def charging(self) -> bool:
        """Whether, the pass being over, some seat has yet to choose what it charges."""
        if self.house.turbo is Turbo.NO or self.calling or self.passing:
            return False
        return None in self.charges

    @property
    def settled(self) -> bool:
        """Whether the play can begin."""
        return not (self.passing or self.charging or self.calling)

    def ways(self) -> tuple[Way, ...]:
        """Return the ways of the pass, in the order of the packets that a seat makes."""
        house = self.house
        if self.mixing:
            return (Way(0, house.pass_size),)
        if self.direction is Pass.SCATTER:
            sizes = house.pass_sizes(self.direction)
            return tuple(Way(step, size) for step, size in enumerate(sizes, 1))
        if self.direction is Pass.CALLED:
            called = dict.fromkeys(self.call)
            return tuple(Way(steps(to, house.seats), self.call.count(to)) for to in called)
        sizes = house.pass_sizes(self.direction)
        return tuple(Way(steps(self.direction, house.seats), size) for size in sizes)

    def may_hand_on(self) -> bool:
        """Return whether a seat may hand on unseen what it is passed in this hand."""
        scattered = self.mixing or self.direction is Pass.SCATTER
        return self.house.hand_on and not scattered

    def packets(self) -> tuple[Packet, ...]:
        """Return what went from seat to seat, when all have chosen; a mix goes to nobody."""
        if self.mixing:
            return ()
        found: list[Packet] = []
        for seat, chosen in enumerate(self.passed):
            for way, cards in zip(self.ways(), chosen or (), strict=False):
                receiver = self._receiver(seat, way.steps)
                found.append(Packet(seat, receiver, way.size, cards))
        return tuple(found)

    def _receiver(self, giver: Seat, steps: int) -> Seat:
        """Return the next seat on the way that chose, and so does not hand on."""
        seat = (giver + steps) % self.house.seats
        while not self.passed[seat]:
            seat = (seat + steps) % self.house.seats
        return seat

    def with_pass(self, seat: Seat, packets: Packets) -> Setup:
        """Return the setup after a seat chose its pass."""
        return self._replace(passed=(*self.passed[:seat], packets, *self.passed[seat + 1 :]))

    def with_charge(self, seat: Seat, cards: Cards) -> Setup:
        """Return the setup after a seat chose what it charges; the last choice shows them all."""
        charges = (*self.charges[:seat], cards, *self.charges[seat + 1 :])
        setup = self._replace(charges=charges)
        if setup.charging:
            return setup
        charged = sum(filter(None, charges))
        return setup._replace(charged=charged, watched=setup.watched | charged)

    def exchanged(self, chance: random.Random) -> Setup:
        """Return the setup after the cards have changed hands, as all have chosen."""
        if self.mixing:
            return self._mixed(chance)
        got = [NO_CARDS] * self.house.seats
        for packet in self.packets():
            got[packet.receiver] |= packet.cards
        return self._replace(got=tuple(got))

    def _mixed(self, chance: random.Random) -> Setup:
        """Shuffle what all chose, and the kitty with it where it is mixed, and deal it back."""
        seats, size = self.house.seats, self.house.pass_size
        middle = sum(self.given(seat) for seat in range(seats))
        middle |= self.kitty if self.house.kitty_mixed else NO_CARDS
        order = shuffled(middle, chance)
        got = tuple(gather(order[seat * size : (seat + 1) * size]) for seat in range(seats))
        kitty = gather(order[seats * size :]) if self.house.kitty_mixed else self.kitty
        return self._replace(got=got, kitty=kitty)

    def given(self, seat: Seat) -> Cards:
        """Return all the cards that a seat chose to pass."""
        return sum(self.passed[seat] or ())

    def held(self) -> tuple[Cards, ...]:
        """Return the hands as they are when the play begins."""
        kept = [hand & ~self.given(seat) for seat, hand in enumerate(self.hands)]
        return tuple(hand | got for hand, got in zip(kept, self.got, strict=True))


def set_up(
    house: HouseRules,
    direction: Pass,
    hands: tuple[Cards, ...],
    *,
    number: int = 1,
    dealer: Seat = 0,
    kitty: Cards = NO_CARDS,
    call: Call = (),
) -> Setup:
    """Return how a hand begins in which these cards have been dealt."""
    nobody = (None,) * house.seats
    return Setup(
        house=house,
        number=number,
        dealer=dealer,
        direction=direction,
        call=call,
        hands=hands,
        kitty=kitty,
        passed=nobody,
        got=(NO_CARDS,) * house.seats,
        charges=nobody,
        charged=NO_CARDS,
        watched=QUEENS_OF_SPADES if house.queen_when_safe else NO_CARDS,
        buried=None,
    )
