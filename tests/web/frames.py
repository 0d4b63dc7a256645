"""A recorded minute of play: how long the page's main thread works in each frame.

usage, once ``build/web.py`` has made the page: PYTHONPATH=build python -m tests.web.frames

``--slower 6`` plays on a machine so many times slower, where the picture has to become less sharp.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from bisect import bisect
from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import Any, NamedTuple

import serve
import web
from playwright.sync_api import Browser, sync_playwright

from tests.web import browser
from tests.web.browser import Device
from tests.web.table import FORBIDDEN

PHONE = Device(390, 844, 2, touch=True)
MINUTE, TIMES = 60.0, 3
CATEGORIES = ["devtools.timeline", "toplevel", "disabled-by-default-devtools.timeline"]
TASK, FRAME, NAME = "RunTask", "FireAnimationFrame", "thread_name"
MAIN_THREAD = "CrRendererMain"
MOVING = 100_000
"""Frames further apart than this, in microseconds, have a rest between them."""

BUTTONS = """Object.fromEntries([...document.querySelectorAll("#mirror button")].map(button =>
    [button.id.replace("mirror-", ""), [button.textContent, ...["left", "top", "width", "height"]
        .map(side => parseFloat(button.style[side]))]]))"""

HARD = """localStorage.getItem("corazones.settings") || localStorage.setItem("corazones.settings",
    '{"version":1,"level":"hard","level_in_play":"hard","motion":"full"}')"""


SHARPNESS = "document.getElementById('canvas').width / innerWidth"


class Minute(NamedTuple):
    """A minute of play."""

    frames: list[float]
    """The milliseconds of main-thread work in each frame."""
    sharpness: float
    """How many pixels lay in each logical one in the end."""

    @property
    def usual(self) -> float:
        """What 95 of 100 frames do not exceed."""
        return sorted(self.frames)[math.ceil(0.95 * len(self.frames)) - 1]

    @property
    def worst(self) -> float:
        return max(self.frames)


def main() -> None:
    """Record some minutes and print what each was like."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=1)
    for minute in minutes(parser.parse_args().slower):
        sys.stdout.write(
            f"{len(minute.frames)} frames, median {median(minute.frames):.1f} ms, "
            f"95 % within {minute.usual:.1f} ms, worst {minute.worst:.1f} ms, "
            f"over 33 ms {sum(frame > 33 for frame in minute.frames)}, "
            f"in the end {minute.sharpness:g} pixels in each\n"
        )


def minutes(slower: float = 1) -> Iterator[Minute]:
    """Yield each minute recorded on a machine so many times slower than this one."""
    with serve.served(web.PAGE) as address, sync_playwright() as playwright:
        chromium = browser.start(playwright)
        for _ in range(TIMES):
            yield recorded(chromium, address, slower)


def recorded(chromium: Browser, address: str, slower: float) -> Minute:
    """Play for a minute against hard rivals, from the deal on, while the browser records."""
    page = browser.Page(chromium, address, PHONE, "es-ES")
    page.tab.add_init_script(HARD)
    page.open()
    protocol = page.tab.context.new_cdp_session(page.tab)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    chromium.start_tracing(page=page.tab, categories=CATEGORIES)
    ends = time.monotonic() + MINUTE
    player = Player(page)
    while time.monotonic() < ends:
        player.do_something()
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    sharpness: float = page.tab.evaluate(SHARPNESS)
    page.close()
    return Minute(list(work_of_frames(events, MOVING * slower)), sharpness)


class Player:
    """Looks at the page's mirror only, which costs the page next to nothing, and touches cards."""

    def __init__(self, page: browser.Page) -> None:
        self._page = page

    def do_something(self) -> None:
        """Touch what can be played, or passed on, and wait a little."""
        buttons: dict[str, list[Any]] = self._page.tab.evaluate(BUTTONS)
        cards = [name for name in buttons if len(name) == 2 and FORBIDDEN not in buttons[name][0]]
        for name in ("button-next_hand", "button-primary"):
            if name in buttons:
                for card in cards[-3:] if len(cards) == 13 else cards[:1]:
                    self._touch(buttons[card])
                self._touch(buttons[name])
        self._page.tab.wait_for_timeout(100)

    def _touch(self, button: list[Any]) -> None:
        _, left, top, width, height = button
        self._page.tap(left + width / 2, top + height / 2)
        self._page.tab.wait_for_timeout(150)


def work_of_frames(events: list[dict[str, Any]], moving: float) -> Iterator[float]:
    """Yield the milliseconds of work from each frame to the next, unless there is a rest between.

    It is the time that the thread ran: on a busy machine it waits for others, too.  What makes a
    frame begins a little before the frame does, so that it counts where it ends.
    """
    painting = [event for event in events if event["name"] == FRAME]
    thread = (painting[0]["pid"], painting[0]["tid"])
    starts = sorted(event["ts"] for event in painting)
    work = [0.0] * len(starts)
    for event in events:
        if event["name"] == TASK and (event["pid"], event["tid"]) == thread:
            ended = event["ts"] + event.get("dur", 0)
            work[bisect(starts, ended) - 1] += event.get("tdur", 0) / 1000
    for spent, (begin, end) in zip(work, pairwise(starts), strict=False):
        if end - begin < moving:
            yield spent


if __name__ == "__main__":
    main()
