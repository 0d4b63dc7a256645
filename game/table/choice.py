"""What taps on your cards and buttons mean: first chosen, then passed or played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.actions import Action, BuryCards, ChargeCards, HandOn, PassCards, PlayCard
from game.rules.cards import NO_CARDS, Card, Cards, gather, lowest, members
from game.rules.may import MayBury, MayCharge, MayPass, MayPlay
from game.rules.seen import Seen
from game.rules.setup import Packets, Way
from game.table.marks import Button, CardInHand, Target

CONFIRM = Button("primary")
"""The button that passes or plays what is chosen."""


class Choice(NamedTuple):
    """The cards chosen so far, and the card that was just refused."""

    cards: Cards = NO_CARDS
    refused: Card | None = None
    reason: str | None = None
    """Why the last tap did nothing, as the key of a sentence."""
    order: tuple[Card, ...] = ()
    """The cards in the order in which they were chosen, where that counts."""

    def in_order(self) -> list[Card]:
        """Return the cards chosen, in the order of the choice or else of the hand."""
        first = [card for card in self.order if self.cards >> card & 1]
        return first + [card for card in members(self.cards) if card not in first]


class Tapped(NamedTuple):
    """What a tap came to."""

    choice: Choice
    action: Action | None = None


def tap(choice: Choice, target: Target, seen: Seen, *, at_once: bool = False) -> Tapped:
    """Return the choice after a tap, with the action that it confirms, if it does.

    A person may like cards to be played at once, by the first tap.
    """
    calm = Choice(choice.cards & seen.hand, order=choice.order)
    if isinstance(target, CardInHand):
        if not seen.acting:
            return Tapped(calm._replace(refused=target.card, reason="why_wait"))
        if isinstance(seen.may, MayPlay):
            return _tap_to_play(calm, target.card, seen, at_once=at_once)
        return _tap_to_choose(calm, target.card, seen)
    if target == CONFIRM:
        return _confirm(calm, seen)
    return Tapped(calm)


def wanted(seen: Seen) -> range:
    """Return how many cards may be chosen to do what is to be done."""
    match seen.may:
        case MayPass(ways=ways):
            count = sum(way.size for way in ways)
            return range(count, count + 1)
        case MayBury(count=count):
            return range(count, count + 1)
        case MayCharge(most=most):
            return range(most + 1)
        case _:
            return range(1, 2)


def missing(choice: Choice, seen: Seen) -> int:
    """Return how many more cards have to be chosen."""
    if hands_on(choice, seen):
        return 0
    return max(0, wanted(seen).start - choice.cards.bit_count())


def hands_on(choice: Choice, seen: Seen) -> bool:
    """Return whether to confirm is to hand on, unseen, what is passed: nothing is chosen."""
    return isinstance(seen.may, MayPass) and seen.may.hand_on and not choice.cards


def _tap_to_choose(choice: Choice, card: Card, seen: Seen) -> Tapped:
    """Choose one of several cards, or put it back."""
    if not seen.legal >> card & 1:
        return Tapped(choice._replace(refused=card, reason="why_not_chargeable"))
    chosen = choice.cards ^ (1 << card)
    if chosen.bit_count() >= wanted(seen).stop:
        return Tapped(choice._replace(refused=card, reason="why_chosen_all"))
    order = tuple(each for each in choice.in_order() if each != card)
    return Tapped(Choice(chosen, order=order if chosen < choice.cards else (*order, card)))


def _tap_to_play(choice: Choice, card: Card, seen: Seen, *, at_once: bool) -> Tapped:
    """Choose the card in place of another, or play it when it was chosen already."""
    if not seen.legal >> card & 1:
        return Tapped(choice._replace(refused=card, reason=f"why_{seen.law(card)}"))
    if at_once or choice.cards == 1 << card:
        return Tapped(Choice(), PlayCard(seen.seat, card))
    return Tapped(Choice(1 << card))


def _confirm(choice: Choice, seen: Seen) -> Tapped:
    if not seen.acting:
        return Tapped(choice._replace(reason="why_wait"))
    if missing(choice, seen):
        playing = isinstance(seen.may, MayPlay)
        return Tapped(choice._replace(reason="why_choose_one" if playing else "why_choose_more"))
    seat, cards = seen.seat, choice.cards
    match seen.may:
        case MayPass() if not cards:
            return Tapped(Choice(), HandOn(seat))
        case MayPass(ways=ways):
            return Tapped(Choice(), PassCards(seat, _packets(choice.in_order(), ways)))
        case MayCharge():
            return Tapped(Choice(), ChargeCards(seat, cards))
        case MayBury():
            return Tapped(Choice(), BuryCards(seat, cards))
        case _:
            return Tapped(Choice(), PlayCard(seat, lowest(cards)))


def _packets(left: list[Card], ways: Sequence[Way]) -> Packets:
    """Return the cards in packets for these ways, in the order in which they were chosen."""
    packets: list[Cards] = []
    for way in ways:
        packets.append(gather(left[: way.size]))
        left = left[way.size :]
    return tuple(packets)
