"""What frames the game: the cloth, and the buttons and titles above."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.seats import Pass
from game.rules.seen import Seen
from game.table.geometry import Point, Rect
from game.table.layout import CENTRED
from game.table.lettering import Lettering, steps
from game.table.marks import Button, Felt, Mark, Panel, Table
from game.table.moment import Moment
from game.table.theme import GOLD, MUTED, WHITE, clear
from game.table.widgets import finger, icon_button

MENU, SCORE, LAST_TRICK = Button("menu"), Button("score"), Button("last_trick")
RULES = Button("rules_in_force")

SMALLEST_SUBTITLE = 10.5

ARROWS = {
    Pass.LEFT: "←",
    Pass.RIGHT: "→",
    Pass.SECOND_LEFT: "←←",
    Pass.SECOND_RIGHT: "→→",
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
    titles = title_marks(moment)
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
        *titles,
        *_way_to_rules(moment, titles),
    ]


def _way_to_rules(moment: Moment, titles: Sequence[Mark]) -> list[Mark]:
    """Return the button for the rules in force, or what makes the title lead there."""
    button, label = moment.layout.rules, moment.lettering.say(RULES.name)
    if button:
        return icon_button(button, "book", RULES, label, pressed=moment.pressed == RULES)
    left, top = min(mark.rect.x for mark in titles), min(mark.rect.y for mark in titles)
    right, bottom = (
        max(mark.rect.right for mark in titles),
        max(mark.rect.bottom for mark in titles),
    )
    box = finger(Rect.between(left, top, right, bottom))
    return [Mark(None, box, RULES, label=label)]


def title_marks(moment: Moment) -> list[Mark]:
    """Return the number of the hand, its pass and the number of the trick."""
    layout, lettering = moment.layout, moment.lettering
    title, subtitle, trick_number = layout.titles
    number = moment.title or lettering.say("hand", number=moment.seen.hand_number)
    direction = moment.seen.direction
    if subtitle is None:
        name = lettering.line(number, title.point, 12.5, align=title.align)
        edge = name.rect.x - 7 if title.align else name.rect.right + 7
        arrow = "".join(ARROWS.get(way, "") for way in (direction, *moment.seen.call))
        colour = GOLD if arrow else MUTED
        arrow = arrow or lettering.say(f"short_{direction.name.lower()}")
        at = Point(edge, title.point.y)
        marks = [name]
        if not moment.seen.house.cancellation:
            marks.append(lettering.line(arrow, at, 13, colour, align=title.align))
    else:
        size, small = (21.0, 14.5) if layout.wide else (17.0, 12.5) if layout.tall else (13.0, 12.0)
        if layout.shape == "landscape":
            size = min(size, 15.0)
        words, room = _direction(moment, small), _title_room(moment)
        size = lettering.fit(number, room, steps(size, 13)) or 13.0
        small = lettering.fit(words, room, steps(small, SMALLEST_SUBTITLE), "Medium") or small
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
    lettering, direction = moment.lettering, moment.seen.direction.name.lower()
    called = "".join(f" {ARROWS[way]}" for way in moment.seen.call if way in ARROWS)
    whole = lettering.say(f"direction_{direction}") + called
    fits = lettering.measure(whole, size, "Medium") <= _title_room(moment)
    return whole if fits else lettering.say(f"short_{direction}")


def _title_room(moment: Moment) -> float:
    """Return how wide the titles may be: beside the seats above or, centred, over them."""
    layout = moment.layout
    if layout.titles.title.align == CENTRED:
        return layout.between_buttons(layout.titles.title.point.x)
    return layout.clear_beside(layout.titles.title.point.x) - 8
