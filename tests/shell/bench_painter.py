"""Measure the painter on this machine: ``python -m tests.shell.bench_painter``."""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import count

import pygame

from game.rules.cards import card
from game.shell import backs, deck
from game.shell.painter import Painter
from game.shell.pictures import Pictures
from game.shell.raster import raster
from game.table.geometry import Size
from game.table.marks import Compact, Face, Mark
from game.table.style import BackDesign
from tests.shell.sample import glass, table

SCREENS = ((Size(375, 812), 2), (Size(1440, 900), 1))
CARD_WIDTHS = (52, 104, 152, 208, 320)
TIMES = 15


def main() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    for size, ratio in SCREENS:
        say(f"{size.width} x {size.height}, {ratio} pixels in each", *painting(size, ratio))
    say("drawing one card, ms", *map(drawing, CARD_WIDTHS))


def painting(size: Size, ratio: float) -> list[str]:
    """Return lines that say how long it takes to paint a table, all of it and parts."""
    marks = table(size)
    times = painting_times(size, ratio)
    return [
        f"{len(marks)} marks",
        *(f"{what:20}{milliseconds:8.2f} ms" for what, milliseconds in times.items()),
        f"pictures kept       {kept(marks, ratio):8.1f} MB",
    ]


def painting_times(size: Size, ratio: float) -> dict[str, float]:
    """Return the milliseconds that it takes to paint a table, all of it and parts."""
    screen = pygame.display.set_mode((round(size.width * ratio), round(size.height * ratio)))
    marks, here = table(size), glass(size, ratio)
    hand = [place for place, mark in enumerate(marks) if isinstance(mark.look, Face)]
    painter, turns = Painter(), count()

    def whole() -> None:
        painter.paint(screen, here._replace(size=Size(next(turns), 0)), marks)

    def one_card() -> None:
        place, shift = hand[-1], next(turns) % 2
        raised = marks[place]._replace(rect=marks[place].rect.moved(dy=-10 * shift))
        painter.paint(screen, here, (*marks[:place], raised, *marks[place + 1 :]))

    def faded() -> None:
        alpha = 0.2 + 0.1 * (next(turns) % 5)
        painter.paint(
            screen, here, [*marks[:1], *(mark._replace(alpha=alpha) for mark in marks[1:])]
        )

    return {
        "first picture": took(lambda: Painter().paint(screen, here, marks)),
        "all of it again": took(whole),
        "one card raised": took(one_card),
        "everything faint": took(faded),
        "nothing changed": took(lambda: painter.paint(screen, here, marks)),
    }


def kept(marks: tuple[Mark, ...], ratio: float) -> float:
    """Return the megabytes of the pictures of these marks."""
    pictures = Pictures(ratio)
    for mark in marks:
        if mark.look is not None:
            pictures.place(mark.look, mark.rect)
    return pictures.pixels * 4 / 1e6


def drawing(width: int) -> str:
    """Return how long it takes to draw the kinds of cards at a size."""
    size = (width, round(width * 1.4))
    strip = Compact(0.84, 0.62)
    kinds: dict[str, Callable[[], str]] = {
        "number": lambda: deck.face(card("8H"), *size),
        "court": lambda: deck.face(card("QS"), *size),
        "compact number": lambda: deck.compact_face(card("8H"), strip, *size),
        "compact court": lambda: deck.compact_face(card("QS"), strip, *size),
        "back": lambda: backs.back(BackDesign.WINE, *size),
    }

    def drawn(kind: str) -> pygame.Surface:
        return raster(kinds[kind](), *size)

    times = (f"{kind} {took(partial(drawn, kind)):.2f}" for kind in kinds)
    return f"{size[0]} x {size[1]}: {', '.join(times)}"


def took(action: Callable[[], object]) -> float:
    """Return the milliseconds that an action takes, the median of a few."""
    times = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        action()
        times.append(time.perf_counter() - begun)
    return statistics.median(times) * 1000


def say(heading: str, *lines: str) -> None:
    sys.stdout.write("\n    ".join((heading, *lines)) + "\n")


if __name__ == "__main__":
    main()
