"""What a seat decided in a hand, each time with all that it could know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.facts import Turn
from game.rules.actions import PassCards, PlayCard
from game.rules.cards import Cards, just
from game.rules.seats import Seat
from game.rules.seen import Seen, see


def decisions(turns: Sequence[Turn], seat: Seat) -> list[tuple[Seen, Cards]]:
    """Return what a seat saw whenever it had to pass or to play, and what it passed or played."""
    found: list[tuple[Seen, Cards]] = []
    for before, (action, _, _) in pairwise(turns):
        match action:
            case PassCards() if action.seat == seat:
                found.append((see(before.match, seat), action.cards))
            case PlayCard() if action.seat == seat:
                found.append((see(before.match, seat), just(action.card)))
    return found
