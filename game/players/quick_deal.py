"""A hand held as bit sets that are changed in place, and so quick to play out.

A single card is here a set with one card in it: that is the form the set operators take.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.players.stakes import Stakes, stakes_of
from game.rules.cards import CLUBS, HEARTS, NO_CARDS, SUIT_CARDS, Cards, just
from game.rules.options import Moon
from game.rules.seats import Seat
from game.rules.seen import Seen

NOBODY = -1

_HEARTS = SUIT_CARDS[HEARTS]
SUIT_OF_LENGTH: tuple[Cards, ...] = (NO_CARDS, *(SUIT_CARDS[card // 13] for card in range(52)))
"""The cards of a card's suit, by the ``bit_length`` of the set with that one card."""


class QuickDeal:
    """A hand under way: what ``Deal`` holds as values, held so that a play changes it."""

    __slots__ = (
        "best",
        "broken",
        "count",
        "hands",
        "holder",
        "opening",
        "pile",
        "played",
        "seats",
        "stakes",
        "suit",
        "taken",
        "threat",
        "turn",
        "winner",
    )

    stakes: Stakes
    seats: int
    hands: list[Cards]
    taken: list[Cards]
    """The point cards each seat has taken."""
    played: Cards
    """All that has been played, the trick on the table included."""
    holder: Seat
    """The seat with every point card taken so far, or nobody."""
    threat: Seat
    """The holder, once it holds enough points to be taken for a moon shooter."""
    opening: bool
    """Whether this is the first trick."""
    broken: bool
    turn: Seat
    count: int
    """How many cards lie on the table; while it is none, the four fields after it say nothing."""
    suit: Cards
    best: Cards
    winner: Seat
    pile: Cards
    """The cards on the table."""

    def __init__(self, seen: Seen, hands: Sequence[Cards]) -> None:
        """Take up the hand that a seat sees, with these cards in the hands."""
        stakes = stakes_of(seen.house)
        trick = seen.trick
        self.stakes = stakes
        self.seats = stakes.seats
        self.hands = list(hands)
        self.taken = [cards & stakes.point_cards for cards in seen.taken]
        self.played = seen.played
        self.opening = not seen.tricks
        self.broken = seen.broken
        self.turn = seen.turn
        self.count = len(trick.cards)
        self.suit = self.best = self.pile = NO_CARDS
        self.winner = NOBODY
        if trick.cards:
            self.pile = trick.all_cards()
            self.suit = SUIT_CARDS[trick.led]
            self.winner = trick.winner(stakes.seats)
            self.best = just(trick.cards[(self.winner - trick.leader) % stakes.seats])
        self._watch()

    def copy(self) -> QuickDeal:
        """Return one that can be played on without changing this one."""
        other = QuickDeal.__new__(QuickDeal)
        other.stakes = self.stakes
        other.seats = self.seats
        other.hands = self.hands[:]
        other.taken = self.taken[:]
        other.played = self.played
        other.holder = self.holder
        other.threat = self.threat
        other.opening = self.opening
        other.broken = self.broken
        other.turn = self.turn
        other.count = self.count
        other.suit = self.suit
        other.best = self.best
        other.winner = self.winner
        other.pile = self.pile
        return other

    def legal(self) -> Cards:
        """Return what the seat to play may play."""
        hand = self.hands[self.turn]
        if self.count:
            follows = hand & self.suit
            if follows:
                return follows
            return (hand & ~self.stakes.banned or hand) if self.opening else hand
        if self.opening:
            clubs = self.stakes.deck & SUIT_CARDS[CLUBS]
            return hand & clubs & -clubs or hand & ~_HEARTS or hand
        return hand if self.broken else hand & ~_HEARTS or hand

    def play(self, card: Cards) -> None:
        """Let the seat to play play this card, which is not checked."""
        turn = self.turn
        self.hands[turn] ^= card
        self.played |= card
        if card & _HEARTS:
            self.broken = True
        if self.count:
            self.count += 1
            self.pile |= card
            if card > self.best and card & self.suit:
                self.best = card
                self.winner = turn
        else:
            self.count = 1
            self.pile = self.best = card
            self.suit = SUIT_OF_LENGTH[card.bit_length()]
            self.winner = turn
        if self.count == self.seats:
            self._gather()
        else:
            turn += 1
            self.turn = turn if turn < self.seats else 0

    def _gather(self) -> None:
        """Give the full trick to its winner, who leads."""
        winner = self.turn = self.winner
        self.count = 0
        self.opening = False
        won = self.pile & self.stakes.point_cards
        if won:
            self.taken[winner] |= won
            self._watch()

    def _watch(self) -> None:
        """Note who holds every point card taken so far, and whether that is a threat."""
        self.holder = self.threat = NOBODY
        holders = [seat for seat, cards in enumerate(self.taken) if cards]
        if len(holders) == 1:
            self.holder = holders[0]
            if self.stakes.points(self.taken[self.holder]) >= self.stakes.alarm:
                self.threat = self.holder

    def scores(self) -> list[int]:
        """Return what goes onto each seat's total, when every point card is taken."""
        if self.holder == NOBODY:
            return [self.stakes.points(cards) for cards in self.taken]
        every = self.stakes.house.all_points
        others_add = self.stakes.house.moon is Moon.OTHERS_ADD
        scores = [every if others_add else 0] * self.stakes.seats
        scores[self.holder] = 0 if others_add else -every
        return scores
