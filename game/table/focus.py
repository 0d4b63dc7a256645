"""The keyboard's way over the marks: by order, or towards an arrow."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.geometry import Point
from game.table.marks import CardInHand, Mark, Marks, Panel, Target, reachable
from game.table.theme import CREAM

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS = 2.5
"""How much more a step aside costs than a step ahead."""


def first(marks: Marks) -> Target | None:
    """Return what has the focus at first: a card of your hand, if there is one."""
    found = reachable(marks)
    cards = [mark for mark in found if isinstance(mark.target, CardInHand)]
    return (cards or found)[0].target if found else None


def following(marks: Marks, focus: Target | None, step: int) -> Target | None:
    """Return the target so many places after the one in focus, around the end."""
    targets = [mark.target for mark in reachable(marks)]
    if focus not in targets:
        return first(marks)
    return targets[(targets.index(focus) + step) % len(targets)]


def towards(marks: Marks, focus: Target | None, arrow: str) -> Target | None:
    """Return the nearest target in the direction of an arrow, or the one in focus."""
    found = reachable(marks)
    here = next((mark for mark in found if mark.target == focus), None)
    if here is None:
        return first(marks)
    ahead = [mark for mark in found if _distance(here, mark, arrow) is not None]
    if not ahead:
        return focus
    return min(ahead, key=lambda mark: _distance(here, mark, arrow) or 0.0).target


def ring(marks: Sequence[Mark], focus: Target | None) -> list[Mark]:
    """Return a ring around what has the focus."""
    for mark in reversed(marks):
        if focus is not None and mark.target == focus:
            box = mark.rect.grown(4)
            radius = mark.look.radius + 4 if isinstance(mark.look, Panel) else 12.0
            return [Mark(Panel(None, radius, edge=CREAM, edge_width=3), box, clip=mark.clip)]
    return []


def _distance(here: Mark, there: Mark, arrow: str) -> float | None:
    """Return how far it is from one mark to another in a direction, if it lies there at all."""
    dx, dy = DIRECTIONS[arrow]
    a, b = _centre(here), _centre(there)
    ahead = (b.x - a.x) * dx + (b.y - a.y) * dy
    aside = abs((b.x - a.x) * dy) + abs((b.y - a.y) * dx)
    if here is there or ahead <= 0 or aside > ahead * 4:
        return None
    return ahead + SIDEWAYS * aside


def _centre(mark: Mark) -> Point:
    """Return the middle of what can be tapped, which is what can be seen of a covered card."""
    return (mark.zone or mark.rect).centre
