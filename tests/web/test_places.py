"""The page wherever it may be put: below a path, in a frame, behind a slow or an odd host."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import ClassVar

import pytest
import serve
from playwright.sync_api import Browser, Route

from tests.web.browser import PHONE, Page, Visit
from tests.web.table import WebTable
from tests.web.test_failure import reason
from tests.web.test_play import AT_ONCE

pytestmark = pytest.mark.long

MOBILE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
"""A slow telephone network: 1.6 Mb/s."""

AROUND = """<!doctype html><link rel="icon" href="data:,"><body style="margin: 0">
    <iframe src="ADDRESS" style="width: 390px; height: 700px; border: 0"></iframe>"""

NOTE_PROGRESS = """
    window.progress = [];
    new MutationObserver(() => {
        const now = document.getElementById("bar")?.getAttribute("aria-valuenow");
        if (now && now !== progress.at(-1)) progress.push(now);
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ["aria-valuenow"]});
"""


def test_it_plays_below_any_path(chromium: Browser, built: Path, tmp_path: Path) -> None:
    place = tmp_path / "games" / "cards"
    place.parent.mkdir()
    place.symlink_to(built)
    with serve.served(tmp_path) as address:
        page = Page(chromium, f"{address}games/cards/", PHONE, "es-ES")
        page.open()
        assert page.complaints == []
        page.close()


def test_it_plays_in_a_frame_of_another_site(visit: Visit, address: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(AROUND.replace("ADDRESS", address))
    page = visit()
    with serve.served(tmp_path) as other:
        page.tab.goto(other)
        frame = page.tab.frames[1]
        frame.locator("html.playable").wait_for(state="attached")
        page.tap(30, 40)
        page.tab.wait_for_timeout(1000)
        assert "button close" in frame.evaluate("corazones.marks()")
        assert page.complaints == []


def test_over_a_slow_network_the_bar_keeps_moving_until_the_table_is_there(visit: Visit) -> None:
    page = visit()
    page.tab.add_init_script(NOTE_PROGRESS)
    protocol = page.tab.context.new_cdp_session(page.tab)
    protocol.send("Network.enable")
    protocol.send("Network.emulateNetworkConditions", MOBILE)
    page.open()
    progress = [int(part) for part in page.tab.evaluate("progress")]
    assert progress == sorted(progress)
    assert progress[-1] == 100
    assert max(after - before for before, after in pairwise(progress)) < 25
    assert page.complaints == []


def test_a_host_that_takes_scripts_for_texts(visit: Visit) -> None:
    def as_text(route: Route) -> None:
        route.fulfill(response=route.fetch(), headers={"Content-Type": "text/plain"})

    page = visit()
    page.tab.route("**/*.js", as_text)
    assert "no se ha podido cargar" in reason(page)


class PlainHost(serve.Handler):
    """Sends every file as it lies there."""

    packings: ClassVar = {}


def test_a_host_that_packs_nothing_is_asked_for_the_packed_copies(
    chromium: Browser, built: Path
) -> None:
    with serve.served(built, host=PlainHost) as address:
        page = Page(chromium, address, PHONE, "es-ES")
        page.open()
        packed = [url.split("/")[-1] for url in page.requests if url.endswith(".gz")]
        assert {"pyodide.asm.wasm.gz", "python.zip.gz", "game.zip.gz"} <= set(packed)
        assert page.complaints == []
        page.close()


def test_without_javascript_it_says_so(chromium: Browser, address: str) -> None:
    with chromium.new_context(java_script_enabled=False) as context:
        tab = context.new_page()
        tab.goto(address)
        assert tab.locator("noscript").is_visible()
        assert "necesita JavaScript" in tab.locator("noscript").inner_text()


@pytest.mark.parametrize(
    ("wish", "sees"), [("new", "¿Empezar otra partida?"), ("statistics", "Estadísticas")]
)
def test_a_shortcut_opens_what_it_says(visit: Visit, address: str, wish: str, sees: str) -> None:
    page = visit()
    page.tab.add_init_script(AT_ONCE)
    page.tab.goto(f"{address}#{wish}")
    page.tab.locator("html.playable").wait_for(state="attached")
    table = WebTable(page)
    table.until(lambda: table.sees(sees))
    assert page.tab.url == address
