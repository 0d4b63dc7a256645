"""One hand of Hearts, from the deal to the last trick, as a value that plays return anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from game.rules.cards import CLUBS, HEARTS, NO_CARDS, SUIT_CARDS, Card, Cards, suit_of
from game.rules.house import HouseRules
from game.rules.seats import Pass, Seat, giver, receiver
from game.rules.trick import Trick

Law: TypeAlias = Literal["opening_card", "follow_suit", "first_trick", "hearts_lock"]


_new = tuple.__new__
"""Makes a Deal of its fields in a third of the time that calling Deal takes."""


class Deal(NamedTuple):
    """All that is true of a hand at one moment, what seats may not know of each other included."""

    house: HouseRules
    direction: Pass
    hands: tuple[Cards, ...]
    passed: tuple[Cards, ...]
    """What each seat has chosen to pass: nothing until it has chosen."""
    taken: tuple[Cards, ...]
    tricks: tuple[Trick, ...]
    """The complete tricks, oldest first."""
    leader: Seat
    played: tuple[Card, ...]
    """The cards of the trick on the table, the leader's first."""
    turn: Seat
    broken: bool
    """Whether a heart has been played."""

    @property
    def passing(self) -> bool:
        """Whether some seat has yet to choose what it passes."""
        return self.direction is not Pass.HOLD and not all(self.passed)

    @property
    def over(self) -> bool:
        """Whether the last trick is taken."""
        return not any(self.hands)

    @property
    def trick(self) -> Trick:
        """The trick on the table; between tricks an empty one, with its leader."""
        return Trick(self.leader, self.played)

    def pass_cards(self, seat: Seat, cards: Cards) -> Deal:
        """Return the hand after a seat chose its pass; the last choice exchanges the cards."""
        passed = (*self.passed[:seat], cards, *self.passed[seat + 1 :])
        deal = self._replace(passed=passed)
        return deal if deal.passing else _opened(deal._replace(hands=_exchanged(deal)))

    def play(self, card: Card) -> Deal:
        """Return the hand after the seat to play has played this card, which is not checked."""
        house, direction, hands, passed, taken, tricks, leader, played, turn, broken = self
        seats = house.seats
        held = list(hands)
        held[turn] ^= 1 << card
        played = (*played, card)
        if len(played) < seats:
            turn = (turn + 1) % seats
        else:
            trick = Trick(leader, played)
            turn = leader = trick.winner(seats)
            won = list(taken)
            won[turn] |= trick.all_cards()
            taken, tricks, played = tuple(won), (*tricks, trick), ()
        broken = broken or card // 13 == HEARTS
        fields = (
            house, direction, tuple(held), passed, taken, tricks, leader, played, turn, broken
        )  # fmt: skip
        return _new(Deal, fields)


def dealt(house: HouseRules, direction: Pass, hands: Sequence[Cards]) -> Deal:
    """Return the hand as it is when these cards have been dealt."""
    nothing = (NO_CARDS,) * house.seats
    deal = Deal(house, direction, tuple(hands), nothing, nothing, (), 0, (), 0, broken=False)
    return deal if deal.passing else _opened(deal)


def legal_plays(deal: Deal) -> Cards:
    """Return what the seat to play may play: its hand, narrowed by each rule in turn.

    A rule that would leave nothing is skipped, so the set is empty only when the hand is.
    """
    legal = deal.hands[deal.turn]
    if not deal.played:
        # The first lead of a hand is the opening card.
        if not deal.tricks:
            legal = legal & opening_card(deal.house) or legal
        # Until a heart has been played, hearts are led only from a hand of hearts alone.
        if not deal.broken:
            legal = legal & ~SUIT_CARDS[HEARTS] or legal
        return legal
    # Who holds the suit led must follow it.
    follows = SUIT_CARDS[deal.played[0] // 13]
    legal = legal & follows or legal
    # On the first trick nobody discards a point card who holds another card.
    if not deal.tricks and not legal & follows:
        legal = legal & ~deal.house.point_cards or legal
    return legal


def refusal(deal: Deal) -> Law:
    """Return the rule that forbids the seat to play each card of its hand that is not legal."""
    if not deal.played:
        return "hearts_lock" if deal.tricks else "opening_card"
    follows = deal.hands[deal.turn] & SUIT_CARDS[suit_of(deal.played[0])]
    return "follow_suit" if follows else "first_trick"


def dealt_hands(deal: Deal) -> tuple[Cards, ...]:
    """Return the hands as they were dealt, before any card was passed or played."""
    seats = deal.house.seats
    hands = list(deal.hands)
    for trick in (*deal.tricks, deal.trick):
        for seat, card in trick.plays(seats):
            hands[seat] |= 1 << card
    if not deal.passing:
        hands = [
            hand & ~deal.passed[giver(i, deal.direction, seats)] for i, hand in enumerate(hands)
        ]
        hands = [hand | given for hand, given in zip(hands, deal.passed, strict=True)]
    return tuple(hands)


def opening_card(house: HouseRules) -> Cards:
    """Return the lowest club of the deck, which opens the play."""
    clubs = house.deck & SUIT_CARDS[CLUBS]
    return clubs & -clubs


def _opened(deal: Deal) -> Deal:
    """Give the lead to the seat that holds the opening card."""
    opening = opening_card(deal.house)
    opener = next(seat for seat, hand in enumerate(deal.hands) if hand & opening)
    return deal._replace(leader=opener, turn=opener)


def _exchanged(deal: Deal) -> tuple[Cards, ...]:
    """Return the hands after every seat's chosen cards have changed hands."""
    hands = [hand & ~given for hand, given in zip(deal.hands, deal.passed, strict=True)]
    for seat, given in enumerate(deal.passed):
        hands[receiver(seat, deal.direction, deal.house.seats)] |= given
    return tuple(hands)
