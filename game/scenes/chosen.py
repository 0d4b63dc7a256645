"""The cards that the person has chosen, and when: what a tap, a key or a hint makes of them."""

from __future__ import annotations

from game.rules.actions import Action, BuryCards, ChargeCards, PassCards, PlayCard
from game.rules.cards import Card, Cards, members, rank_of
from game.rules.seen import Seen
from game.table.choice import Choice, tap
from game.table.marks import Target

REASON_STAYS = 2.5
"""For so many seconds the reason stands why a tap did nothing."""


class Chosen:
    """A choice with the moment it was last changed."""

    def __init__(self) -> None:
        self.choice = Choice()
        self.before: Cards = 0
        """What was chosen until the last tap."""
        self.tapped_at = -REASON_STAYS

    def clear(self) -> None:
        """Choose nothing."""
        self.choice = Choice()

    def keep(self, hand: Cards) -> None:
        """Let go of what is no longer in the hand."""
        self.choice = Choice(self.choice.cards & hand)

    def tap(self, target: Target, seen: Seen, now: float, *, at_once: bool) -> Action | None:
        """Take a tap on a card or on the button; return what it confirms, if it does."""
        choice, action = tap(self.choice, target, seen, at_once=at_once)
        self._change(choice, now)
        return action

    def follow(self, advised: Action, now: float) -> None:
        """Choose the cards of an action that is advised."""
        match advised:
            case PassCards(packets=packets):
                order = tuple(card for packet in packets for card in members(packet))
                self._change(Choice(advised.cards, order=order), now)
            case ChargeCards(cards=cards) | BuryCards(cards=cards):
                self._change(Choice(cards), now)
            case PlayCard(card=card):
                self._change(Choice(1 << card), now)
            case _:
                self._change(Choice(), now)

    def forget_reason(self, now: float) -> None:
        """Stop saying why the last tap did nothing, when that has been said for long enough."""
        if self.choice.reason and now - self.tapped_at > REASON_STAYS:
            self.choice = self.choice._replace(refused=None, reason=None)

    def reason_ends(self, now: float) -> float | None:
        """Return in how many seconds the reason is to go, if one is said."""
        return REASON_STAYS - (now - self.tapped_at) + 0.01 if self.choice.reason else None

    def _change(self, choice: Choice, now: float) -> None:
        self.before, self.tapped_at = self.choice.cards, now
        self.choice = choice


def card_of_rank(hand: Cards, rank: int, after: Card) -> Card | None:
    """Return the first card of a rank in a hand, or the next one after a card, if there is one."""
    cards = [card for card in members(hand) if rank_of(card) == rank]
    later = [card for card in cards if card > after]
    return next(iter(later or cards), None)
