"""Playing the rest of a hand at once, when a seat can know that nothing more is to be won."""

from __future__ import annotations

from typing import Literal, TypeAlias

from game.rules.actions import PlayCard
from game.rules.apply import Step, apply
from game.rules.cards import SUIT_CARDS, lowest
from game.rules.legal import legal_plays
from game.rules.match import Match, Stage
from game.rules.seats import Seat
from game.rules.seen import Seen, see

Certainty: TypeAlias = Literal["nothing_left", "all_yours"]
"""Why the score of a hand is certain: no card that scores is left, or the seat takes all tricks."""


def certainty(seen: Seen) -> Certainty | None:
    """Return why a seat can know that the score is the same however the hand is played on."""
    if seen.stage is not Stage.PLAY or not any(seen.counts) or _kitty_to_come(seen):
        return None
    if _takes_the_rest(seen):
        return "all_yours"
    taken = sum(seen.taken)
    left = seen.house.scoring_cards & ~taken & ~seen.aside
    return None if left or _sun_to_come(seen) else "nothing_left"


def played_out(match: Match, seat: Seat) -> Step:
    """Return the match with the hand played on to its end, each seat playing its lowest cards.

    ValueError: when the seat cannot know the score.
    """
    if certainty(see(match, seat)) is None:
        raise ValueError(f"seat {seat} cannot know how the hand will end")
    step = Step(match, ())
    while step.match.stage is Stage.PLAY:
        deal = step.match.deal
        after = apply(step.match, PlayCard(deal.turn, lowest(legal_plays(deal))))
        step = Step(after.match, step.events + after.events)
    return step


def _takes_the_rest(seen: Seen) -> bool:
    """Return whether the seat leads, and no card that may be out beats any of its cards."""
    if not seen.acting or seen.trick.cards or seen.house.cancellation:
        return False
    held, out = seen.hand, seen.hidden
    suits = [suit for suit in SUIT_CARDS if held & suit]
    return all(out & suit < 1 << lowest(held & suit) for suit in suits)


def _kitty_to_come(seen: Seen) -> bool:
    """Return whether somebody is yet to earn a kitty, whose cards nobody knows."""
    return seen.house.kitty_size > 0 and seen.kitty_taker is None


def _sun_to_come(seen: Seen) -> bool:
    """Return whether a moon may yet count twice, by taking the last tricks too."""
    return seen.house.sun and seen.threat is not None
