"""The whole table as marks, from the felt up to the cards in the air."""

from __future__ import annotations

from game.rules.cards import members
from game.rules.match import Stage
from game.rules.seats import WEST, Pass, Seat
from game.table.bar_view import bar_marks
from game.table.cards_view import deck_marks, hand_marks, moving_marks
from game.table.celebration import show_marks
from game.table.choice import wanted
from game.table.frame_view import badge_marks, cloth_marks, head_marks
from game.table.geometry import Point
from game.table.marks import Mark, Marks
from game.table.moment import Moment
from game.table.seats_view import seat_marks
from game.table.standing import standing
from game.table.status_view import status_marks
from game.table.theme import GOLD_FILL
from game.table.trick_view import empty_place, free_card, trick_marks
from game.table.widgets import icon

PASS_ICONS = {
    Pass.LEFT: "arrow_left",
    Pass.RIGHT: "arrow_right",
    Pass.SECOND_LEFT: "arrow_up_left",
    Pass.SECOND_RIGHT: "arrow_up_right",
    Pass.ACROSS: "arrow_up",
    Pass.PARTNER: "arrow_up",
}


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
    """Return the rivals in sight: on a phone that lies on its side a hint takes West's place."""
    hidden = moment.note and moment.layout.shape == "landscape"
    return [seat for seat in moment.layout.seats if not (hidden and seat == WEST)]


def pass_marks(moment: Moment) -> list[Mark]:
    """Return the arrow, the words and the cards chosen for the pass, while you choose them."""
    seen, spot, lettering = moment.seen, moment.layout.passing, moment.lettering
    if seen.stage is not Stage.PASS or not moment.resting:
        return []
    name = lettering.name(seen.receiver)
    text = lettering.say("you_pass", count=wanted(seen).start, name=name)
    words = lettering.line(text, spot.words.point, spot.words_size, align=spot.words.align)
    arrow = spot.arrow.centre
    if moment.layout.shape == "landscape":
        arrow = Point(words.rect.right + 11 + spot.arrow.width / 2, arrow.y)
    marks = [words, icon(PASS_ICONS[seen.direction], arrow, spot.arrow.width, GOLD_FILL)]
    chosen = list(members(moment.choice.cards if seen.acting else seen.given))
    for i, place in enumerate(spot.cards):
        marks += free_card(chosen[i], place) if i < len(chosen) else [empty_place(place)]
    return marks
