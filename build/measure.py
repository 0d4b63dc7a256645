"""Measure the game on this machine: ``python build/measure.py`` prints the README's table.

It needs the extra ``test``, and for the page npm and Chromium; ``--no-page`` leaves that
out.  The program is looked at with Xvfb.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

import pygame

from game.table.geometry import Size
from tests.desktop.person import Person, memory, worked
from tests.desktop.screen import screen
from tests.rules import pace
from tests.shell import bench_painter
from tests.shell.glasshouse import Glasshouse, run
from tests.web import frames
from tests.web import measure as page

PROJECT = Path(__file__).resolve().parents[1]
GLASSES = {"750 x 1624": (Size(375, 812), 2), "1440 x 900": (Size(1440, 900), 1)}
AT_REST = 600
WATCHED = 20.0


def main() -> None:
    """Print a row for each figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-page", action="store_true")
    without_page = parser.parse_args().no_page
    print("| what | measured |\n|---|---|")
    for what, figure in figures(without_page=without_page):
        print(f"| {what} | {figure} |", flush=True)


def figures(*, without_page: bool) -> Iterator[tuple[str, str]]:
    """Yield each figure with what it is."""
    yield from rules()
    yield from painting()
    yield from rest()
    if not without_page:
        yield from weight()
        yield from starts()
        yield from minute()
    yield from program()


def rules() -> Iterator[tuple[str, str]]:
    """Yield the speed of the rules, each time beside OpenSpiel's right after it."""
    here, ratio = pace.ratio()
    yield "random hands a second by the rules", f"{here:,.0f} ({ratio:.2f} of OpenSpiel's loop)"


def painting() -> Iterator[tuple[str, str]]:
    """Yield the time of painting a whole table, and of painting what one card changes."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    for name, (size, ratio) in GLASSES.items():
        times = bench_painter.painting_times(size, ratio)
        whole, card = times["all of it again"], times["one card raised"]
        yield f"a whole repaint at {name}", f"{whole:.1f} ms; one card {card:.1f} ms"


def rest() -> Iterator[tuple[str, str]]:
    """Yield what a second at rest costs: what a longer rest does more than a shorter one."""
    shorter, longer = Glasshouse(seconds=AT_REST), Glasshouse(seconds=2 * AT_REST)
    spent = []
    for house in (shorter, longer):
        begun = time.process_time()
        run(house)
        spent.append(time.process_time() - begun)
    paints = (len(longer.shown) - len(shorter.shown)) / AT_REST
    work = (spent[1] - spent[0]) / AT_REST * 1000
    yield "a second at rest", f"{paints:.0f} paints, {work:.1f} ms of work"


def weight() -> Iterator[tuple[str, str]]:
    """Yield the bytes of the page."""
    page.build()
    first, whole = page.weights()
    yield "bytes before the first frame", f"{first.raw:,}, {first.brotli:,} with brotli"
    yield "bytes of the whole page", f"{whole.raw:,}, {whole.brotli:,} with brotli"


def starts() -> Iterator[tuple[str, str]]:
    """Yield the time from navigation to the first playable frame."""
    for visit, times in page.starts().items():
        yield f"navigation to the first playable frame, {visit}", f"{median(times):,.0f} ms"


def minute() -> Iterator[tuple[str, str]]:
    """Yield how long a frame works in a minute of play, the best of some."""
    best = min(frames.minutes(), key=lambda recorded: recorded.usual)
    figure = f"{best.usual:.1f} ms, never over {best.worst:.0f} ms"
    yield "work of a frame of the page, 95 of 100 within", figure


def program() -> Iterator[tuple[str, str]]:
    """Yield what the program takes on a desktop while nobody does anything."""
    with screen() as display, TemporaryDirectory() as folder:
        person = Person([sys.executable, str(PROJECT / "main.py")], Path(folder), display)
        time.sleep(5)
        before = worked(person.program.pid)
        time.sleep(WATCHED)
        work = (worked(person.program.pid) - before) / WATCHED
        room = memory(person.program.pid) / 1e6
        yield "the program at rest", f"{work:.1%} of a core, {room:.0f} MB"
        person.leave()


if __name__ == "__main__":
    main()
