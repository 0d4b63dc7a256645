"""A table with a bit of everything, to be painted and measured."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pygame

from game.rules.cards import Card, cards, members
from game.shell.fonts import measure
from game.shell.painter import Painter
from game.shell.world import Glass
from game.table.geometry import Insets, Point, Rect, Size
from game.table.marks import (
    Avatar,
    Back,
    Compact,
    Face,
    Fan,
    Felt,
    Icon,
    Line,
    Look,
    Mark,
    Panel,
    Shadow,
    Text,
)
from game.table.theme import CREAM, GOLD, GOLD_BELOW, GOLD_FILL, GOLD_TOP, MUTED, ON_GOLD, PANEL

HAND = list(members(cards("4C 9C QC 2D TD AD 3S 8S QS KS 5H JH AH")))
TRICK = list(members(cards("2D 5D 7D TH")))
NAMES = ("Tú", "Lucía", "Bruno", "Inés")


def glass(size: Size, ratio: float) -> Glass:
    return Glass(size, ratio, Insets())


def painted(
    screen: pygame.Surface, size: Size, marks: Sequence[Mark], ratio: float = 1
) -> pygame.Surface:
    """Return the screen with nothing but these marks, painted by a new painter."""
    screen.fill("black")
    Painter().paint(screen, glass(size, ratio), marks)
    return screen


def table(size: Size) -> tuple[Mark, ...]:
    """Return a table in the middle of a hand."""
    width, height = size
    marks = [
        Mark(Felt(), Rect(0, 0, width, height)),
        Mark(Panel("#02151200", 0, "#0215129E"), Rect(0, height * 0.6, width, height * 0.4)),
        Mark(Panel("#FFFFFF06", 40, edge="#FFE9B829"), Rect.around(middle(size), 225, 237)),
    ]
    for seat, name in enumerate(NAMES):
        marks += plate(seat, name, Point(width * (0.15 + 0.22 * seat), height * 0.14))
    for place, which in enumerate(TRICK):
        x, y = middle(size)
        marks += lying(which, Rect(x - 40 + 45 * (place % 2), y - 90 + 40 * place, 76, 106), 1)
    step = (width - 95) / 12
    for place, which in enumerate(HAND):
        strip = min(1, step / 75) if place < 12 else 1
        box = Rect(10 + step * place, height * 0.75, 75, 105)
        marks += lying(which, box, strip, dimmed=which % 3 == 0)
    return (*marks, *button("Jugar", Rect(width - 131, height - 60, 121, 50)))


def middle(size: Size) -> Point:
    return Point(size.width / 2, size.height * 0.42)


def lying(which: Card, box: Rect, strip: float, *, dimmed: bool = False) -> list[Mark]:
    compact = None if strip >= 1 else Compact(0.84, strip)
    return [
        Mark(Shadow(6.6, 5, "#00120E5A"), box.moved(dy=2)),
        Mark(Face(which, compact, dimmed), box),
    ]


def plate(seat: int, name: str, at: Point) -> list[Mark]:
    box = Rect.around(at, 76, 60)
    return [
        Mark(Fan(5, 24), Rect.around(Point(at.x, at.y - 46), 122, 122)),
        Mark(Shadow(14, 7, "#00120E50"), box.moved(dy=3)),
        Mark(Panel(PANEL + "E0", 14, edge="#FFFFFF1A"), box),
        Mark(Panel("#FFF3D6E6", 25), Rect.around(Point(at.x, at.y - 46), 50, 50)),
        Mark(Avatar(seat), Rect.around(Point(at.x, at.y - 46), 46, 46)),
        line(name, Point(at.x, at.y - 15), 13, GOLD),
        line("♥ 14", Point(at.x, at.y + 3), 15, CREAM),
        line("Total 35", Point(at.x, at.y + 20), 11.5, MUTED),
    ]


def button(text: str, box: Rect) -> list[Mark]:
    return [
        Mark(Shadow(25, 8, "#00120E6E"), box.moved(dy=4)),
        Mark(Panel(GOLD_TOP, 25, GOLD_BELOW), box),
        Mark(Icon("play", ON_GOLD), Rect(box.x + 10, box.centre.y - 10, 20, 20)),
        line(text, Point(box.centre.x + 12, box.centre.y), 17, ON_GOLD),
    ]


def line(text: str, at: Point, size: float, colour: str) -> Mark:
    width = measure(text, size)
    return Mark(Text(text, size, colour), Rect.around(at, width, size * 1.4))


def changes(marks: tuple[Mark, ...], size: Size, seed: int) -> Iterator[tuple[Mark, ...]]:
    """Yield lists of marks that each come from the one before by a few random changes."""
    chance = random.Random(seed)
    while True:
        changed = list(marks)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(1, len(changed))
            changed[at : at + 1] = change(changed[at], size, chance)
        marks = tuple(changed)
        yield marks


def change(mark: Mark, size: Size, chance: random.Random) -> list[Mark]:
    """Return what a mark may become: something else, twice itself, or nothing."""
    x, y = chance.uniform(-30, size.width), chance.uniform(-30, size.height)
    other = Mark(any_look(chance), Rect(x, y, chance.uniform(8, 90), chance.uniform(8, 90)))
    return chance.choice(
        [
            [],
            [mark, mark],
            [mark, other],
            [other, mark],
            [mark._replace(rect=mark.rect.moved(chance.uniform(-9, 9), chance.uniform(-9, 9)))],
            [mark._replace(alpha=chance.choice([0.0, 0.3, 0.7, 1.0]))],
            [mark._replace(clip=chance.choice([None, Rect(x, y, 60, 60)]))],
        ]
    )


def any_look(chance: random.Random) -> Look:
    looks: list[Look] = [
        Panel("#05211DE0", 9, "#8FD0FF80", "#FFFFFF80", 1.5),
        Shadow(8, 6, "#000000A0"),
        Text("Pista", 13.5, CREAM, shadow=True),
        Icon("crown", GOLD_FILL),
        Face(chance.randrange(52), dimmed=True),
        Face(chance.randrange(52), art=Size(75, 105)),
        Back(),
        Fan(3, 20),
        Avatar(chance.randrange(4)),
        Line((Point(0, 0), Point(30, 12), Point(60, -8)), GOLD, 2, dash=4),
    ]
    return chance.choice(looks)
