"""The whole table as marks, from the felt up to the cards in the air."""

from __future__ import annotations

import math

from game.rules.seats import Seat
from game.table.badges_view import badge_marks
from game.table.bar_view import bar_marks
from game.table.cards_view import deck_marks, hand_marks, moving_marks
from game.table.celebration import show_marks
from game.table.frame_view import cloth_marks, head_marks
from game.table.marks import Marks
from game.table.moment import Moment
from game.table.note_view import hidden_seats
from game.table.pass_view import pass_marks
from game.table.seats_view import seat_marks
from game.table.standing import standing
from game.table.status_view import status_marks
from game.table.trick_view import trick_marks


class Picture:
    """The picture of a table, made anew whenever it can be another."""

    def __init__(self) -> None:
        self._marks: Marks = ()
        self._moment: Moment | None = None

    def view(self, moment: Moment) -> Marks:
        """Return the table at a moment: the same marks as long as nothing changes."""
        lasting = moment._replace(now=math.inf) if moment.still else moment
        if lasting != self._moment:
            self._moment, self._marks = lasting, view(moment)
        return self._marks


def view(moment: Moment) -> Marks:
    """Return the table at a moment."""
    where = standing(moment)
    return (
        *cloth_marks(moment),
        *head_marks(moment),
        *(mark for seat in _seats(moment) for mark in seat_marks(moment, seat)),
        *badge_marks(moment),
        *pass_marks(moment),
        *deck_marks(moment, where),
        *trick_marks(moment, where),
        *hand_marks(moment, where),
        *status_marks(moment),
        *bar_marks(moment),
        *moving_marks(moment, where),
        *show_marks(moment),
    )


def _seats(moment: Moment) -> list[Seat]:
    """Return the rivals in sight."""
    hidden = hidden_seats(moment)
    return [seat for seat in moment.layout.seats if seat not in hidden]
