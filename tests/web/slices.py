"""What thinking costs in the page: plays hands against the hardest rivals in Chromium on a phone.

usage, once ``build/web.py`` has made the page:
    PYTHONPATH=build python -m tests.web.slices --hands 1

Prints histograms of the slices of thought, of the game's work in a frame while somebody thinks,
and of the time between two frames of the browser, with and without thinking; and how long the
rivals and the hint took.  Nothing but the game runs in the page while a rival or the hint thinks.
"""

from __future__ import annotations

import argparse
import json
import sys
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import Any

import serve
import web
from playwright.sync_api import sync_playwright

from tests.web import browser
from tests.web.browser import Device
from tests.web.stand_in import game_with
from tests.web.table import WebTable

PHONE = Device(390, 844, 2, touch=True)
HARD = """localStorage.getItem("corazones.settings") || localStorage.setItem(
    "corazones.settings", '{"version":1,"level":"hard","level_in_play":"hard"}')"""
NOTE_FRAMES = """
    window.painted = [];
    requestAnimationFrame(function note() {
        painted.push(performance.now());
        requestAnimationFrame(note);
    });
"""
SLICES = (0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 8.0)
WORK = (2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 14.0, 16.7, 20.0, 25.0, 33.4, 50.0)
BETWEEN = (17.5, 20.0, 25.0, 33.4, 50.0, 100.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1)
    hands = parser.parse_args().hands
    with serve.served(web.PAGE) as address, sync_playwright() as playwright:
        page = browser.Page(browser.start(playwright), address, PHONE, "es-ES")
        page.replace("game.zip", game_with("meter.py", web.PAGE))
        page.tab.add_init_script(HARD)
        page.tab.add_init_script(NOTE_FRAMES)
        page.open()
        table = WebTable(page)
        for number in range(hands):
            play(table, passes=number % 4 != 3)
        told: dict[str, Any] = json.loads(page.tab.evaluate("corazones.meter()"))
        report(told, page.tab.evaluate("painted"))
        page.close()


def play(table: WebTable, *, passes: bool) -> None:
    """Play a hand as the hints say, and ask nothing of the page while anybody thinks."""
    table.until(lambda: len(table.hand()) == 13)
    if passes:
        take_the_hint(table)
        table.tap("button primary")
        table.pause(5000)
    for left in range(13, 0, -1):
        table.wait_for_the_turn()
        take_the_hint(table)
        table.tap(table.chosen()[0])
        table.pause(3000 if left > 1 else 2000)
    table.until(lambda: table.sees("terminada"))
    table.tap("button next_hand")
    table.pause(1500)


def take_the_hint(table: WebTable) -> None:
    table.tap("button hint")
    table.pause(2000)
    table.until(lambda: bool(table.chosen()))


def report(told: dict[str, Any], painted: list[float]) -> None:
    """Print what the meter and the browser have noted."""
    begun = [at for at, _ in told["slices"]]

    def thinking(start: float, end: float) -> bool:
        return bisect_left(begun, start) < bisect_right(begun, end)

    say("slices of thought", [took for _, took in told["slices"]], SLICES)
    work = [took for at, took in told["frames"] if thinking(at, at + took)]
    say("work in a frame with thought in it", work, WORK)
    pairs = list(pairwise(painted))
    for what, wanted in (("with thought between", True), ("without", False)):
        between = [end - start for start, end in pairs if thinking(start, end) is wanted]
        say(f"from one frame to the next, {what}", between, BETWEEN)
    for kind in sorted({kind for kind, _, _ in told["thoughts"]}):
        times = [took for one, _, took in told["thoughts"] if one == kind]
        sys.stdout.write(
            f"{kind}: {len(times)}, median {median(times):.0f} ms, longest {max(times):.0f} ms\n"
        )


def say(what: str, times: Sequence[float], edges: Sequence[float]) -> None:
    """Print a histogram of milliseconds."""
    counts = [0] * (len(edges) + 1)
    for took in times:
        counts[bisect_left(edges, took)] += 1
    sys.stdout.write(f"{what}: {len(times)}, longest {max(times):.1f} ms\n")
    labels = [f"<= {edge} ms" for edge in edges] + [f"> {edges[-1]} ms"]
    for label, count in zip(labels, counts, strict=True):
        sys.stdout.write(f"  {label:>10}  {count:7}  {100 * count / len(times):8.3f} %\n")


if __name__ == "__main__":
    main()
