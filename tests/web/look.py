"""Pictures of the page itself in Chromium, taken while a hand is played by touch.

usage, once ``build/web.py`` has made the page: PYTHONPATH=build python -m tests.web.look
"""

from __future__ import annotations

import sys
from pathlib import Path

import serve
import web
from playwright.sync_api import sync_playwright

from tests.web import browser
from tests.web.browser import Device
from tests.web.table import WebTable

OUTPUT = Path(__file__).parents[1] / "output" / "page"
DEVICES = {
    "375x812": Device(375, 812, 3, touch=True),
    "320x568": Device(320, 568, 2, touch=True),
    "812x375": Device(812, 375, 3, touch=True),
    "768x1024": Device(768, 1024, 2, touch=True),
    "1440x900": Device(1440, 900),
}


def main() -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    with serve.served(web.PAGE) as address, sync_playwright() as playwright:
        chromium = browser.start(playwright)
        for name, device in DEVICES.items():
            page = browser.Page(chromium, address, device, "es-ES")
            page.open()
            look(WebTable(page), name)
            page.close()


def look(table: WebTable, name: str) -> None:
    """Play a hand and take a picture of each kind of moment."""

    def picture(moment: str) -> None:
        table.pause(400)
        table.page.tab.screenshot(path=OUTPUT / f"{name}_{moment}.png")
        sys.stdout.write(f"{name} {moment}\n")

    table.wait_for_the_deal()
    picture("pass")
    table.pass_cards()
    picture("received")
    for left in range(13, 0, -1):
        table.play_a_card()
        if left > 1:
            table.wait_for_the_turn()
        if left in {12, 7}:
            picture(f"turn{13 - left}")
    table.until(lambda: table.sees("Mano 1 terminada"))
    picture("result")


if __name__ == "__main__":
    main()
