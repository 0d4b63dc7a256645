"""The tricks of a hand in a strip: for each its number, who won it, and for how much."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.house import HouseRules
from game.rules.seats import SOUTH
from game.rules.trick import Trick
from game.table.geometry import Point, Rect
from game.table.lettering import Lettering
from game.table.marks import Avatar, Mark, Option, Panel
from game.table.seats_view import heart_text
from game.table.theme import GOLD, GOLD_FILL, MUTED, PANEL, QUIET_ROSE, ROSE, WHITE, clear

CELL = 44.0
SETTING = "trick"


def strip_columns(width: float) -> int:
    """Return how many tricks stand side by side in a width."""
    return max(1, int(width / CELL))


def trick_strip(
    lettering: Lettering,
    house: HouseRules,
    tricks: Sequence[Trick],
    box: Rect,
    chosen: int,
) -> list[Mark]:
    """Return a cell for each trick, row upon row from the top of a box; the chosen is framed."""
    columns = strip_columns(box.width)
    left = box.centre.x - CELL * min(columns, len(tricks)) / 2
    marks: list[Mark] = []
    for i, trick in enumerate(tricks):
        row, column = divmod(i, columns)
        cell = Rect(left + column * CELL, box.y + row * CELL, CELL, CELL)
        marks += _cell(lettering, house, trick, cell, i, here=i == chosen)
    return marks


def result_text(lettering: Lettering, house: HouseRules, trick: Trick) -> str:
    """Return who took a trick, and for how much."""
    if trick.stays:
        return lettering.say("trick_stays")
    winner, points = trick.winner(house.seats), house.points(trick.all_cards())
    prefix = "you_took" if winner == SOUTH else "took"
    key = f"{prefix}_points" if points else f"{prefix}_nothing"
    return lettering.say(key, count=points, name=lettering.name(winner))


def _cell(
    lettering: Lettering, house: HouseRules, trick: Trick, cell: Rect, i: int, *, here: bool
) -> list[Mark]:
    number, points = str(i + 1), house.points(trick.all_cards())
    label = f"{number}. {result_text(lettering, house, trick)}"
    edge = GOLD_FILL if here else clear(WHITE, 0.10)
    look = Panel(clear(PANEL, 0.6), 10, edge=edge, edge_width=2 if here else 1)
    x, y = cell.centre
    winner = Rect.around(Point(x + 8, y - 7), 20, 20)
    target, box = Option(SETTING, number), cell.grown(-1.5)
    return [
        Mark(look, box, target, zone=cell, label=label, chosen=here),
        lettering.line(number, Point(x - 11, y - 7), 11.5, GOLD if here else MUTED),
        Mark(Avatar(trick.winner(house.seats)), winner),
        lettering.line(
            heart_text(points) if points else "-",
            Point(x, y + 13),
            11.5,
            ROSE if points else QUIET_ROSE,
        ),
    ]
