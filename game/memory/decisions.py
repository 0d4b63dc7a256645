"""What a seat decided in a hand, each time with all that it could know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.rules.cards import Cards
from game.rules.match import Match, Stage
from game.rules.seats import Seat
from game.rules.seen import Seen, see


def decisions(moments: Sequence[Match], seat: Seat) -> list[tuple[Seen, Cards]]:
    """Return what a seat saw at each of its turns in a hand, and what it passed or played."""
    found: list[tuple[Seen, Cards]] = []
    for before, after in pairwise(moments):
        if seat not in before.waiting():
            continue
        if before.stage is Stage.PASS and after.deal.passed[seat]:
            found.append((see(before, seat), after.deal.passed[seat]))
        elif before.stage is Stage.PLAY:
            held, left = before.deal.hands[seat], after.deal.hands[seat]
            found.append((see(before, seat), held & ~left))
    return found
