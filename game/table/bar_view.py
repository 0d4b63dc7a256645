"""You, and the two buttons."""

from __future__ import annotations

from game.rules.match import Stage
from game.rules.may import MayBury, MayCharge, MayPass
from game.rules.seats import SOUTH
from game.table.choice import CONFIRM, hands_on, missing
from game.table.geometry import Point
from game.table.marks import Button, Mark, Panel, SeatPlate
from game.table.moment import Moment
from game.table.seats_view import (
    both_points,
    charge_marks,
    hand_points,
    portrait,
    side_edge,
    total_points,
)
from game.table.theme import CREAM, GOLD, GOLD_FILL, PANEL, clear
from game.table.widgets import primary_button, secondary_button, shadow

HINT, ADVANCE = Button("hint"), Button("advance")


def bar_marks(moment: Moment) -> list[Mark]:
    """Return you and the two buttons."""
    return [*you_marks(moment), *_secondary(moment), *_primary(moment)]


def _primary(moment: Moment) -> list[Mark]:
    layout, seen = moment.layout, moment.seen
    choosing = isinstance(seen.may, MayPass | MayCharge | MayBury)
    label = moment.lettering.say(_deed(moment))
    return primary_button(
        moment.lettering,
        layout.bar.primary,
        label,
        CONFIRM,
        size=19 if layout.wide else 17,
        icon_name=None if choosing or seen.stage is Stage.PASS else "play",
        enabled=seen.acting and moment.resting and missing(moment.choice, seen) == 0,
        pressed=moment.pressed == CONFIRM,
    )


def _deed(moment: Moment) -> str:
    """Return the key of what the button does."""
    seen = moment.seen
    match seen.stage:
        case Stage.PASS if hands_on(moment.choice, seen):
            return "hand_on"
        case Stage.PASS:
            return f"pass_{seen.direction.name.lower()}"
        case Stage.CHARGE:
            return "charge" if moment.choice.cards else "charge_nothing"
        case Stage.BURY if seen.acting:
            return "bury"
        case _:
            return "play"


def _secondary(moment: Moment) -> list[Mark]:
    """Return the hint while you have to act, else the button that hurries everything on."""
    layout, say = moment.layout, moment.lettering.say
    target = HINT if moment.seen.acting and moment.resting else ADVANCE
    return secondary_button(
        moment.lettering,
        layout.bar.secondary,
        say(target.name),
        target,
        size=17 if layout.wide else 14.5,
        icon_name="hint" if target == HINT else "forward",
        icon_last=target == ADVANCE,
        icon_only=layout.bar.secondary.width < 80,
        pressed=moment.pressed == target,
    )


def you_marks(moment: Moment) -> list[Mark]:
    """Return your place, with your points."""
    layout, lettering, settled = moment.layout, moment.lettering, moment.settled
    box, face = layout.bar.you, layout.portrait(SOUTH)
    radius = box.height / 2
    threat = moment.threat == SOUTH
    edge = (None, GOLD_FILL, 2) if threat else side_edge(moment, SOUTH)
    look = Panel(clear(PANEL, 0.88), radius, *edge)
    turn = moment.turn == SOUTH
    marks = [
        shadow(box, radius, 7, 0.31, 3),
        Mark(look, box, SeatPlate(SOUTH), label=lettering.name(SOUTH)),
        *portrait(face, SOUTH, turn=turn),
        *charge_marks(moment, SOUTH),
    ]
    left, middle = face.right + 9, box.centre.y
    points, total = moment.hand_points(SOUTH), settled.totals[SOUTH]
    if layout.wide:
        name = Point(left, middle - 10)
        marks.append(
            lettering.line(lettering.name(SOUTH), name, 16, GOLD if turn else CREAM, align=0)
        )
        if not threat:
            below = Point(left, middle + 11)
            return marks + both_points(lettering, below, points, total, 16, 13, align=0)
    marks.append(
        hand_points(
            lettering, Point(left, middle + (11 if layout.wide else -8)), points, 15, align=0
        )
    )
    if threat:
        below = Point(left, middle + 9) if not layout.wide else Point(left + 50, middle + 11)
        text = f"☾ {lettering.say('threat_short')}"
        return [*marks, lettering.line(text, below, 12, GOLD, align=0)]
    return marks + total_points(lettering, Point(left, middle + 9), total, 11.5, align=0)
