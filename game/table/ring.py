"""A trick of many cards: in rows that go around the table, as large as a room lets them be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.seats import SOUTH, Seat
from game.table.geometry import Rect, Size
from game.table.layout import CARD_RATIO

SHOWN = Size(0.72, 0.66)
"""How much of a card the next ones leave visible at least, beside it and below it."""


class _Rows(NamedTuple):
    """The seats whose cards lie in each row, the far one first, and how large and how far apart."""

    seats: list[list[Seat]]
    width: float
    across: float
    down: float

    @property
    def worth(self) -> tuple[int, float]:
        """How good they are: as large as can be, and of the largest those that show most."""
        return round(self.width), min(self.across, self.down / CARD_RATIO) / self.width


def ring(
    room: Rect, seats: int, largest: float, shown: Size = SHOWN, below: float = 0
) -> tuple[Rect, ...]:
    """Return the places of a trick in rows, as large as a room lets them be.

    Each shows at least such parts of its width and its height.  Yours is in the middle of the last
    row; where there is room below it stands so much lower.
    """
    rows, width, across, down = max(
        (_spread(room, rows, largest, shown, below) for rows in _patterns(seats)),
        key=lambda spread: spread.worth,
    )
    height = width * CARD_RATIO
    filled = height + down * (len(rows) - 1 - _is_alone(rows, below))
    top = room.centre.y - filled / 2
    places: dict[Seat, Rect] = {}
    for i, row in enumerate(rows):
        pair = 0 < i < len(rows) - 1
        step = across * (_columns(rows) - 1) if pair else across
        for j, seat in enumerate(row):
            x = room.centre.x + (j - (len(row) - 1) / 2) * step
            places[seat] = Rect(x - width / 2, top + i * down, width, height)
    if below:
        places[SOUTH] = places[SOUTH]._replace(y=room.bottom + below - height)
    return tuple(places[seat] for seat in range(seats))


def _is_alone(rows: list[list[Seat]], below: float) -> bool:
    """Tell whether your card stands in the room below alone."""
    return below > 0 and rows[-1] == [SOUTH]


def _patterns(seats: int) -> Iterator[list[list[Seat]]]:
    """Yield the ways to lay so many cards in rows around a table, the far one first."""
    for beside in (1, 2, 0):
        for pairs in (1, 0, 2):
            first, last = beside + pairs + 1, seats - beside - pairs
            if first < last:
                rows = [[beside + i, seats - beside - i] for i in range(pairs, 0, -1)]
                left, right = range(beside, 0, -1), range(seats - 1, seats - 1 - beside, -1)
                yield [list(range(first, last)), *rows, [*left, SOUTH, *right]]


def _columns(rows: list[list[Seat]]) -> int:
    return max(2, *map(len, rows))


def _spread(room: Rect, rows: list[list[Seat]], largest: float, shown: Size, below: float) -> _Rows:
    """Return how large cards may be that lie in such rows, and how far apart."""
    alone = _is_alone(rows, below)
    steps_across, steps_down = _columns(rows) - 1, len(rows) - 1 - alone
    width = min(
        largest,
        room.width / (1 + shown.width * steps_across),
        room.height / (1 + shown.height * steps_down) / CARD_RATIO,
        below / shown.height / CARD_RATIO if alone else largest,
    )
    height = width * CARD_RATIO
    across = min(max(width + 8, width * shown.width), (room.width - width) / steps_across)
    free = (room.height - height) / steps_down if steps_down else height
    return _Rows(rows, width, across, min(max(height + 6, height * shown.height), free))
