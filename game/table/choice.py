"""What taps on your cards and buttons mean: first chosen, then passed or played."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.actions import Action, PassCards, PlayCard
from game.rules.cards import NO_CARDS, Card, Cards, lowest
from game.rules.match import Stage
from game.rules.seen import Seen
from game.table.marks import Button, CardInHand, Target

CONFIRM = Button("primary")
"""The button that passes or plays what is chosen."""


class Choice(NamedTuple):
    """The cards chosen so far, and the card that was just refused."""

    cards: Cards = NO_CARDS
    refused: Card | None = None
    reason: str | None = None
    """Why the last tap did nothing, as the key of a sentence."""


class Tapped(NamedTuple):
    """What a tap came to."""

    choice: Choice
    action: Action | None = None


def tap(choice: Choice, target: Target, seen: Seen, *, at_once: bool = False) -> Tapped:
    """Return the choice after a tap, with the action that it confirms, if it does.

    A person may like cards to be played at once, by the first tap.
    """
    calm = Choice(choice.cards & seen.hand)
    if isinstance(target, CardInHand):
        if not seen.acting:
            return Tapped(calm._replace(refused=target.card, reason="why_wait"))
        if seen.stage is Stage.PASS:
            return _tap_to_pass(calm, target.card, seen)
        return _tap_to_play(calm, target.card, seen, at_once=at_once)
    if target == CONFIRM:
        return _confirm(calm, seen)
    return Tapped(calm)


def missing(choice: Choice, seen: Seen) -> int:
    """Return how many more cards have to be chosen."""
    wanted = seen.house.pass_size if seen.stage is Stage.PASS else 1
    return wanted - choice.cards.bit_count()


def _tap_to_pass(choice: Choice, card: Card, seen: Seen) -> Tapped:
    """Choose the card or put it back."""
    if not choice.cards >> card & 1 and not missing(choice, seen):
        return Tapped(choice._replace(refused=card, reason="why_chosen_all"))
    return Tapped(Choice(choice.cards ^ (1 << card)))


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
        passing = seen.stage is Stage.PASS
        return Tapped(choice._replace(reason="why_choose_more" if passing else "why_choose_one"))
    if seen.stage is Stage.PASS:
        return Tapped(Choice(), PassCards(seen.seat, (choice.cards,)))
    return Tapped(Choice(), PlayCard(seen.seat, lowest(choice.cards)))
