"""The table's badges: that hearts are broken, and that the queen of spades is gone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.match import Stage
from game.rules.seen import Seen
from game.table.geometry import Point, Rect
from game.table.layout import Chips
from game.table.marks import Colour, Mark, Panel
from game.table.moment import Moment
from game.table.theme import GOLD, PANEL, ROSE, VIOLET, WHITE, clear
from game.table.widgets import popped

FORMS = (
    ("broken", "queen_played"),
    ("broken_short", "queen_played"),
    ("broken_short", ""),
    ("", ""),
)
"""What the two badges say, the longest form first; nothing leaves it to the symbol."""


class Badge(NamedTuple):
    """A symbol and its colour, and what it says."""

    symbol: str
    text: str
    colour: Colour


def badge_marks(moment: Moment) -> list[Mark]:
    """Return the badges in force; a note may take their place while it is to be read."""
    layout = moment.layout
    if moment.note and layout.low_notes:
        return []
    size, height = (14.5, 32.0) if layout.wide else (12.0, 26.0)
    if not layout.chips.long:
        size, height = 11.5, 22.0
    badges, before, boxes = _spread(moment, size, height)
    marks: list[Mark] = []
    for badge, box in zip(badges, boxes, strict=True):
        new = moment.since(moment.timeline.landed, moment.pace.badge)
        shown = 1.0 if badge in before else new
        marks += popped(_badge(moment, badge, box, size), box.centre, shown)
    return marks


def _spread(
    moment: Moment, size: float, height: float
) -> tuple[list[Badge], list[Badge], list[Rect]]:
    """Return the badges in the longest form that has room, those before, and their boxes."""
    chips = moment.layout.chips
    for form in FORMS if chips.long else FORMS[1:]:
        badges = _badges(moment, moment.landed, form)
        boxes = _boxes(chips, [_width(moment, badge, size) for badge in badges], height)
        if _fits(moment, boxes):
            break
    return badges, _badges(moment, moment.timeline.before, form), boxes


def _badges(moment: Moment, seen: Seen, form: tuple[str, str]) -> list[Badge]:
    """Return the badges that are in force."""
    say, (broken, queen) = moment.lettering.say, form
    found = list(_pile_badges(moment, seen))
    if seen.broken:
        broken = "broken_short" if found and broken else broken
        found.append(Badge("♥", say(broken) if broken else "", ROSE))
    if seen.queen_played:
        found.append(Badge("♠Q", say(queen) if queen else "", VIOLET))
    return found[::-1] if moment.layout.chips.flow == "leftwards" else found


def _pile_badges(moment: Moment, seen: Seen) -> Iterator[Badge]:
    """Yield what is said of cards that lie on the table for whoever earns them."""
    lettering = moment.lettering
    kitty = seen.house.kitty_size if seen.stage is Stage.PLAY else 0
    if kitty and seen.kitty_taker is None:
        yield Badge(str(kitty), lettering.say("in_the_kitty"), GOLD)
    elif kitty and seen.kitty_taker is not None:
        yield Badge(f"+{kitty}", lettering.name(seen.kitty_taker), GOLD)
    if seen.staying:
        yield Badge(str(seen.staying.bit_count()), lettering.say("left_lying"), GOLD)


def _fits(moment: Moment, boxes: Sequence[Rect]) -> bool:
    """Tell whether the badges leave the seats beside them alone."""
    seats = [spot.reach.grown(6) for spot in moment.layout.seats.values()]
    return not any(box.overlaps(seat) for box in boxes for seat in seats)


def _boxes(chips: Chips, widths: Sequence[float], height: float) -> list[Rect]:
    """Return the boxes of badges of these widths, one after another from where they begin."""
    x, y = chips.point
    boxes: list[Rect] = []
    if chips.flow == "centred":
        x -= (sum(widths) + 8 * (len(widths) - 1)) / 2
    for width in widths:
        match chips.flow:
            case "down" | "down at the left":
                left = x if chips.flow == "down at the left" else x - width
                boxes.append(Rect(left, y, width, height))
                y += height + 2
            case "leftwards":
                boxes.append(Rect(x - width, y - height / 2, width, height))
                x -= width + 6
            case _:
                boxes.append(Rect(x, y - height / 2, width, height))
                x += width + 8
    return boxes


def _width(moment: Moment, badge: Badge, size: float) -> float:
    measure = moment.lettering.measure
    between = size * 0.4 if badge.text else 0
    return measure(badge.symbol, size, "Bold") + measure(badge.text, size, "Bold") + between + 18


def _badge(moment: Moment, badge: Badge, box: Rect, size: float) -> list[Mark]:
    symbol, text, colour = badge
    look = Panel(clear(PANEL, 0.9), box.height / 2, edge=clear(WHITE, 0.10))
    line = moment.lettering.line
    first = line(symbol, Point(box.x + 9, box.centre.y), size, colour, align=0)
    if not text:
        return [Mark(look, box), first]
    second = line(text, Point(box.right - 9, box.centre.y), size, align=1)
    return [Mark(look, box), first, second]
