"""Whether the page holds as much memory after a hundred matches as after ten.

usage, once ``build/web.py`` has made the page: PYTHONPATH=build python -m tests.web.heap

A script in the page plays matches of a hand each, as fast as the table goes, by the buttons that
screen readers find.  After each ten, and once all garbage is gone, it is written down what is held.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from statistics import linear_regression
from typing import NamedTuple

import serve
import web
from playwright.sync_api import CDPSession, sync_playwright

from game.save import encode_settings
from tests.short import OF_A_HAND
from tests.web import browser
from tests.web.browser import PHONE, Page
from tests.web.stand_in import game_with
from tests.web.table import CHOSEN, FORBIDDEN

STEP = 10
FOREVER = 0
SET = """localStorage.getItem("corazones.settings") ||
    localStorage.setItem("corazones.settings", SETTINGS)"""

PLAY = """
    window.ended = 0;
    setInterval(() => {
        const buttons = [...document.querySelectorAll("#mirror button")];
        const named = (name) => buttons.find(({ id }) => id === `mirror-button-${name}`);
        const says = (words) => ({ textContent }) => textContent.includes(words);
        const cards = buttons.filter(({ id }) => /^mirror-..$/.test(id));
        const free = cards.filter((card) => !says("FORBIDDEN")(card) && !says("CHOSEN")(card));
        const chosen = cards.filter(says("CHOSEN"));
        const [again, confirm] = [named("play_again"), named("primary")];
        if (again) ended += 1;
        if (again) again.click();
        else if (named("next_hand")) named("next_hand").click();
        else if (confirm && chosen.length === (says("Jugar")(confirm) ? 1 : 3)) confirm.click();
        else if (confirm) free[0]?.click();
    }, 150);
""".replace("FORBIDDEN", FORBIDDEN).replace("CHOSEN", CHOSEN)


class Held(NamedTuple):
    """What is held after some matches."""

    matches: int
    memory: int
    """Bytes of WebAssembly's memory, which never becomes smaller."""
    objects: int
    """How many objects in it Python watches over."""
    scripts: int
    """Bytes of JavaScript's values."""
    nodes: int
    """How many elements and texts of the page."""
    remembered: int
    """Bytes of the finished matches in the browser's storage."""


MOST_A_MATCH = {"memory": 0, "objects": 5, "scripts": 1024, "nodes": 0.5}
"""By how much each may grow with a match after the first ten: more is no noise."""


def main() -> None:
    """Play, print what is held after each ten matches, and say whether it is steady."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    held: list[Held] = []
    for now in weighings(parser.parse_args().matches):
        held.append(now)
        sys.stdout.write(f"{now}\n")
        sys.stdout.flush()
    growing = [say(held, what, most) for what, most in MOST_A_MATCH.items()]
    if any(growing):
        sys.exit(1)


def say(held: Sequence[Held], what: str, most: float) -> bool:
    """Print by how much something grows with a match, and return whether that is too much."""
    values = [getattr(now, what) for now in held]
    slope = linear_regression([now.matches for now in held], values).slope
    word = "grows" if slope > most else "is steady"
    sys.stdout.write(f"{what} {word}: {slope:+,.1f} a match\n")
    return slope > most


def weighings(matches: int) -> Iterator[Held]:
    """Yield what is held after each ten of so many matches."""
    settings = json.dumps(encode_settings(OF_A_HAND.plain()))
    with serve.served(web.PAGE) as address, sync_playwright() as playwright:
        page = Page(browser.start(playwright), address, PHONE, "es-ES", worker=False)
        page.replace("game.zip", game_with("scales.py", web.PAGE))
        page.tab.add_init_script(SET.replace("SETTINGS", settings))
        page.open()
        page.tab.evaluate(f"() => {{{PLAY}}}")
        protocol = page.tab.context.new_cdp_session(page.tab)
        protocol.send("Performance.enable")
        for ended in range(STEP, matches + 1, STEP):
            page.tab.wait_for_function("least => ended >= least", arg=ended, timeout=FOREVER)
            yield weighed(page, protocol, ended)
        assert page.complaints == []
        page.close()


def weighed(page: Page, protocol: CDPSession, matches: int) -> Held:
    """Return what the page holds now."""
    here = json.loads(page.tab.evaluate("corazones.scales()"))
    protocol.send("HeapProfiler.collectGarbage")
    told = protocol.send("Performance.getMetrics")["metrics"]
    metrics = {metric["name"]: int(metric["value"]) for metric in told}
    remembered = page.tab.evaluate("localStorage.getItem('corazones.ledger').length")
    scripts, nodes = metrics["JSHeapUsedSize"], metrics["Nodes"]
    return Held(matches, here["memory"], here["objects"], scripts, nodes, remembered)


if __name__ == "__main__":
    main()
