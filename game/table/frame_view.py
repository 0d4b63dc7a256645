"""What frames the game: the cloth, the buttons and titles above, and the table's badges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.match import Stage
from game.rules.seats import NORTH, Pass
from game.rules.seen import Seen
from game.table.geometry import Point, Rect
from game.table.layout import Chips
from game.table.lettering import Lettering
from game.table.marks import Button, Colour, Felt, Mark, Panel, Table
from game.table.moment import Moment
from game.table.theme import GOLD, MUTED, PANEL, ROSE, VIOLET, WHITE, clear
from game.table.widgets import icon_button, popped

MENU, SCORE, LAST_TRICK = Button("menu"), Button("score"), Button("last_trick")


class Badge(NamedTuple):
    """A symbol and its colour, and what it says."""

    symbol: str
    text: str
    colour: Colour


ARROWS = {
    Pass.LEFT: "←",
    Pass.RIGHT: "→",
    Pass.SECOND_LEFT: "↖",
    Pass.SECOND_RIGHT: "↗",
    Pass.ACROSS: "↑",
    Pass.PARTNER: "↑",
}


def cloth_marks(moment: Moment) -> list[Mark]:
    """Return the felt, darker towards the bottom, with a box drawn into it around the trick."""
    layout = moment.layout
    glass = layout.glass
    below = Rect.between(0, layout.floor, glass.right, glass.bottom)
    inlay = Panel(clear(WHITE, 0.022), layout.inlay_radius, edge="#FFE9B829", edge_width=1.25)
    return [
        Mark(Felt(), glass, Table()),
        Mark(Panel("#02151200", 0, "#0215129E"), below),
        Mark(inlay, layout.inlay),
    ]


def head_marks(moment: Moment) -> list[Mark]:
    """Return the menu, the score, the last trick, the number of the hand and its pass."""
    layout, say, pressed = moment.layout, moment.lettering.say, moment.pressed
    any_trick = bool(moment.landed.tricks)
    return [
        *icon_button(layout.menu, "menu", MENU, say("menu"), pressed=pressed == MENU),
        *icon_button(layout.score, "score", SCORE, say("score_sheet"), pressed=pressed == SCORE),
        *icon_button(
            layout.last_trick,
            "last_trick",
            LAST_TRICK,
            say("last_trick"),
            enabled=any_trick,
            pressed=pressed == LAST_TRICK,
        ),
        *title_marks(moment),
    ]


def title_marks(moment: Moment) -> list[Mark]:
    """Return the number of the hand, its pass and the number of the trick."""
    layout, lettering = moment.layout, moment.lettering
    title, subtitle, trick_number = layout.titles
    number = moment.title or lettering.say("hand", number=moment.seen.hand_number)
    direction = moment.seen.direction
    if subtitle is None:
        name = lettering.line(number, title.point, 12.5, align=title.align)
        beside = Point(name.rect.right + 7, title.point.y)
        arrow = ARROWS.get(direction) or lettering.say("short_hold")
        colour = GOLD if direction in ARROWS else MUTED
        marks = [name, lettering.line(arrow, beside, 13, colour, align=0)]
    else:
        size, small = (21, 14.5) if layout.wide else (17, 12.5) if layout.tall else (13, 12)
        if layout.shape == "landscape":
            size = min(size, 15)
        words = _direction(moment, small)
        marks = [
            lettering.line(number, title.point, size, align=title.align),
            lettering.line(words, subtitle.point, small, MUTED, "Medium", align=subtitle.align),
        ]
    if trick_number is not None and moment.settled.trick_number:
        at, align = trick_number
        text = trick_title(lettering, moment.settled)
        marks.append(lettering.line(text, at, 12, MUTED, "Medium", align=align))
    return marks


def trick_title(lettering: Lettering, seen: Seen) -> str:
    """Return the number of the trick on the table, and of how many."""
    return lettering.say("trick", number=seen.trick_number, of=seen.house.hand_size)


def _direction(moment: Moment, size: float) -> str:
    """Return the pass in words, short ones where North's seat leaves no room for more."""
    layout, lettering = moment.layout, moment.lettering
    direction = moment.seen.direction.name.lower()
    whole = lettering.say(f"direction_{direction}")
    subtitle = layout.titles.subtitle
    if layout.shape != "landscape" or subtitle is None:
        return whole
    north = layout.seats[NORTH].reach
    x = subtitle.point.x
    room = min(abs(north.x - x), abs(x - north.right)) - 8
    fits = lettering.measure(whole, size, "Medium") <= room
    return whole if fits else lettering.say(f"short_{direction}")


def badge_marks(moment: Moment) -> list[Mark]:
    """Return the badges that say that hearts are broken and that the queen is gone.

    A note may take their place while it is to be read.
    """
    chips = moment.layout.chips
    if moment.note and moment.layout.low_notes:
        return []
    badges = _badges(moment, moment.landed)
    size, height = (14.5, 32.0) if moment.layout.wide else (12.0, 26.0)
    if not chips.long:
        size, height = 11.5, 22.0
    widths = [_badge_width(moment, badge, size) for badge in badges]
    boxes = _badge_boxes(chips, widths, height)
    return [
        mark
        for badge, box in zip(badges, boxes, strict=True)
        for mark in popped(_badge(moment, badge, box, size), box.centre, _come_up(moment, badge))
    ]


def _come_up(moment: Moment, badge: Badge) -> float:
    """Return how far a badge has popped up, if it is the last action that brought it."""
    if badge in _badges(moment, moment.timeline.before):
        return 1.0
    return moment.since(moment.timeline.landed, moment.pace.badge)


def _badge_boxes(chips: Chips, widths: Sequence[float], height: float) -> list[Rect]:
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


def _badges(moment: Moment, seen: Seen) -> list[Badge]:
    """Return the badges that are in force."""
    layout, say = moment.layout, moment.lettering.say
    found = list(_pile_badges(moment, seen))
    if seen.broken:
        long = layout.chips.long and not found
        found.append(Badge("♥", say("broken" if long else "broken_short"), ROSE))
    if seen.queen_played:
        brief = layout.shape == "landscape" and layout.glass.width <= 640
        found.append(Badge("♠Q", "" if brief else say("queen_played"), VIOLET))
    return found[::-1] if layout.chips.flow == "leftwards" else found


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


def _badge_width(moment: Moment, badge: Badge, size: float) -> float:
    symbol, text, _ = badge
    measure = moment.lettering.measure
    between = size * 0.4 if text else 0
    return measure(symbol, size, "Bold") + measure(text, size, "Bold") + between + 18


def _badge(moment: Moment, badge: Badge, box: Rect, size: float) -> list[Mark]:
    symbol, text, colour = badge
    look = Panel(clear(PANEL, 0.9), box.height / 2, edge=clear(WHITE, 0.10))
    line = moment.lettering.line
    first = line(symbol, Point(box.x + 9, box.centre.y), size, colour, align=0)
    if not text:
        return [Mark(look, box), first]
    second = line(text, Point(box.right - 9, box.centre.y), size, align=1)
    return [Mark(look, box), first, second]
