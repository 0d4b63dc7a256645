"""One hand of Hearts, from the deal to the last trick, as a value that plays return anew."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from game.rules.cards import NO_CARDS, Card, Cards
from game.rules.house import HouseRules
from game.rules.opening import opener
from game.rules.options import KittyGoes, KittyTaker
from game.rules.seats import Pass, Seat
from game.rules.setup import Call, Packets, Setup, set_up
from game.rules.trick import Trick, boosts, highest_of_suit

_new = tuple.__new__
"""Makes a Deal of its fields in a third of the time that calling Deal takes."""


class Deal(NamedTuple):
    """All that is true of a hand at one moment, what seats may not know of each other included."""

    setup: Setup
    held: tuple[Cards, ...]
    """What each seat was given to play with; without the cards gone it is the seat's hand."""
    gone: Cards
    """Every card that has been played."""
    tricks: tuple[Trick, ...]
    """The complete tricks, oldest first."""
    played: tuple[Card, ...]
    """The cards of the trick on the table, the leader's first."""
    turn: Seat

    @property
    def house(self) -> HouseRules:
        """The rules in force."""
        return self.setup.house

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat has in its hand."""
        return tuple([hand & ~self.gone for hand in self.held])

    @property
    def over(self) -> bool:
        """Whether the last trick is taken."""
        return not any(self.hands) and not self.setup.calling

    @property
    def leader(self) -> Seat:
        """The seat that led the trick on the table or, between tricks, is to lead."""
        return (self.turn - len(self.played)) % self.house.seats

    @property
    def trick(self) -> Trick:
        """The trick on the table; between tricks an empty one, with its leader."""
        return Trick(self.leader, self.played)

    @property
    def broken(self) -> bool:
        """Whether hearts are broken."""
        return self.gone & self.house.breakers != NO_CARDS

    @property
    def taken(self) -> tuple[Cards, ...]:
        """What each seat has taken in tricks; the kitty does not show."""
        taken = [NO_CARDS] * self.house.seats
        for seat, won in self._gathered():
            taken[seat] |= won
        return tuple(taken)

    @property
    def kitty_taker(self) -> Seat | None:
        """The seat that has earned the kitty; if none has at the end, who took the last trick."""
        if not self.setup.kitty:
            return None
        any_trick = self.house.kitty_taker is KittyTaker.FIRST_TRICK
        gathered = self._gathered()
        earned = (seat for seat, won in gathered if any_trick or won & self.house.point_cards)
        return next(earned, gathered[-1][0] if self.over else None)

    @property
    def burying(self) -> bool:
        """Whether the seat with the kitty in its hand has yet to bury as many cards."""
        to_hand = self.house.kitty_goes is KittyGoes.TO_HAND and self.setup.buried is None
        return to_hand and self.kitty_taker is not None and not self.over

    @property
    def spoils(self) -> tuple[Cards, ...]:
        """What each seat has taken, with the kitty or what was buried for it."""
        spoils, taker = list(self.taken), self.kitty_taker
        if taker is not None:
            buried = self.setup.buried
            spoils[taker] |= self.setup.kitty if buried is None else buried
        return tuple(spoils)

    @property
    def last_taker(self) -> Seat:
        """The seat that took the last trick, of a hand in which one was taken."""
        return self._gathered()[-1][0]

    def _gathered(self) -> list[tuple[Seat, Cards]]:
        """Return who took which cards, trick by trick.

        A trick that stays goes with the next one; the last trick goes to the winner before.
        """
        found: list[tuple[Seat, Cards]] = []
        lying = NO_CARDS
        for trick in self.tricks:
            lying |= trick.all_cards()
            if not trick.stays:
                found.append((trick.winner(self.house.seats), lying))
                lying = NO_CARDS
        if lying and self.over:
            found.append((found[-1][0] if found else self.turn, lying))
        return found

    def pass_cards(self, seat: Seat, packets: Packets) -> Deal:
        """Return the hand after a seat chose its pass; without packets it hands on what comes."""
        return self._replace(setup=self.setup.with_pass(seat, packets))

    def exchange(self, chance: random.Random) -> Deal:
        """Return the hand after the cards have changed hands, all seats having chosen."""
        setup = self.setup.exchanged(chance)
        return _opened(self._replace(setup=setup, held=setup.held()))

    def charge(self, seat: Seat, cards: Cards) -> Deal:
        """Return the hand after a seat chose what it charges; the last choice shows them all."""
        return _opened(self._replace(setup=self.setup.with_charge(seat, cards)))

    def bury(self, cards: Cards) -> Deal:
        """Return the hand after the taker of the kitty has buried these cards for it."""
        held = list(self.held)
        held[self.turn] &= ~cards
        return self._replace(setup=self.setup._replace(buried=cards), held=tuple(held))

    def play(self, card: Card) -> Deal:
        """Return the hand after the seat to play has played this card, which is not checked."""
        setup, held, gone, tricks, played, turn = self
        seats = len(held)
        played += (card,)
        following = (turn + 1) % seats
        if len(played) % seats:
            return _new(Deal, (setup, held, gone | 1 << card, tricks, played, following))
        return _after_round(setup, held, gone | 1 << card, tricks, played, following)


def dealt(
    house: HouseRules,
    direction: Pass,
    hands: Sequence[Cards],
    *,
    number: int = 1,
    dealer: Seat = 0,
    kitty: Cards = NO_CARDS,
    call: Call = (),
) -> Deal:
    """Return the hand as it is when these cards have been dealt."""
    setup = set_up(
        house, direction, tuple(hands), number=number, dealer=dealer, kitty=kitty, call=call
    )
    return _opened(Deal(setup, setup.hands, NO_CARDS, (), (), 0))


def _opened(deal: Deal) -> Deal:
    """Give the lead to the seat that opens, if all that comes before the play is settled."""
    setup, held = deal.setup, deal.held
    if not setup.settled:
        return deal
    turn = opener(setup.house, setup.dealer, held)
    return Deal(setup, held, NO_CARDS, (), (), turn)


def _after_round(
    setup: Setup,
    held: tuple[Cards, ...],
    gone: Cards,
    tricks: tuple[Trick, ...],
    played: tuple[Card, ...],
    leader: Seat,
) -> Deal:
    """Return the hand after each seat has played to a trick: once, or again after a nine."""
    house = setup.house
    if house.booster_nines and len(played) == house.seats:
        cards_left = held[leader] & ~gone
        if cards_left and boosts(played):
            return Deal(setup, held, gone, tricks, played, leader)
    trick: Trick = _new(Trick, (leader, played))
    if house.cancellation:
        winner = trick.winner(house.seats)
    else:
        winner = (leader + played.index(highest_of_suit(played))) % len(held)
    tricks += (trick,)
    deal: Deal = _new(Deal, (setup, held, gone, tricks, (), winner))
    return _picked_up(deal) if setup.kitty else deal


def _picked_up(deal: Deal) -> Deal:
    """Let the taker of the kitty have it in its hand, where that is the rule and its time."""
    if not deal.burying:
        return deal
    held = list(deal.held)
    held[deal.turn] |= deal.setup.kitty
    return deal._replace(held=tuple(held))
