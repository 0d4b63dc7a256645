"""A hand that is looked at again: the table as it was, with buttons to go through it."""

from __future__ import annotations

from game.table.badges_view import badge_marks
from game.table.bar_view import you_marks
from game.table.cards_view import deck_marks, hand_marks, moving_marks
from game.table.frame_view import cloth_marks, title_marks
from game.table.geometry import Rect
from game.table.layout import Bar
from game.table.marks import Button, CardInHand, Mark, Marks
from game.table.moment import Moment
from game.table.pass_view import pass_marks
from game.table.seats_view import seat_marks
from game.table.standing import standing
from game.table.status_view import status_marks
from game.table.trick_view import trick_marks
from game.table.widgets import icon_button

LEAVE, OPEN_HANDS, WHAT_IF = Button("leave_replay"), Button("open_hands"), Button("what_if")
STEPS = {
    Button("trick_back"): "rewind",
    Button("card_back"): "back",
    Button("card_forward"): "next",
    Button("trick_forward"): "forward",
}
"""The buttons that go through the hand, from the left, with their drawings."""
GAP = 4.0


def replay_marks(moment: Moment, *, first: bool) -> Marks:
    """Return the table at a moment of a hand that is over; first says that nothing was before."""
    where = standing(moment)
    return (
        *cloth_marks(moment),
        *_head(moment),
        *(mark for seat in moment.layout.seats for mark in seat_marks(moment, seat)),
        *badge_marks(moment),
        *pass_marks(moment),
        *deck_marks(moment, where),
        *trick_marks(moment, where),
        *map(_untouchable, hand_marks(moment, where)),
        *status_marks(moment),
        *you_marks(moment),
        *_steps(moment, first=first),
        *moving_marks(moment, where),
    )


def _head(moment: Moment) -> list[Mark]:
    layout = moment.layout
    buttons = (
        (layout.menu, "back", LEAVE, "back"),
        (layout.score, "eye", OPEN_HANDS, "open_hands"),
        (layout.last_trick, "branch", WHAT_IF, "what_if"),
    )
    marks = title_marks(moment)
    for place, drawing, target, label in buttons:
        words, pressed = moment.lettering.say(label), moment.pressed == target
        marks += icon_button(place, drawing, target, words, pressed=pressed)
    return marks


def _steps(moment: Moment, *, first: bool) -> list[Mark]:
    """Return the four buttons where the two of the table stand."""
    room = _room(moment.layout.bar)
    width = (room.width - GAP * (len(STEPS) - 1)) / len(STEPS)
    marks: list[Mark] = []
    for i, (target, drawing) in enumerate(STEPS.items()):
        place = Rect(room.x + i * (width + GAP), room.y, width, room.height)
        enabled = not first or target.name.endswith("forward")
        label, pressed = moment.lettering.say(target.name), moment.pressed == target
        marks += icon_button(place, drawing, target, label, enabled=enabled, pressed=pressed)
    return marks


def _room(bar: Bar) -> Rect:
    left, right = min(bar.secondary.x, bar.primary.x), max(bar.secondary.right, bar.primary.right)
    return Rect.between(left, bar.primary.y, right, bar.primary.bottom)


def _untouchable(mark: Mark) -> Mark:
    """Return a card of the hand as something to see and no more."""
    touchable = isinstance(mark.target, CardInHand)
    return mark._replace(target=None, zone=None, label="") if touchable else mark
