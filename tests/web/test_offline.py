"""The page stays on the device: it opens without a server, and is renewed as a whole."""

from __future__ import annotations

import shutil
from pathlib import Path

import offline
import pytest
import serve
import web
from playwright.sync_api import Browser

from tests.web.browser import PHONE, Page
from tests.web.table import WebTable
from tests.web.test_play import AT_ONCE

pytestmark = pytest.mark.long

KEPT = "navigator.serviceWorker.ready.then(() => true)"
WAITING = "navigator.serviceWorker.ready.then(registration => Boolean(registration.waiting))"


@pytest.fixture
def folder(built: Path, tmp_path: Path) -> Path:
    """Return a copy of the page, to be changed."""
    return shutil.copytree(built, tmp_path / "page")


def visited(chromium: Browser, address: str) -> WebTable:
    """Visit the page until the device keeps it."""
    page = Page(chromium, address, PHONE, "es-ES")
    page.tab.add_init_script(AT_ONCE)
    page.open()
    page.tab.evaluate(KEPT)
    return WebTable(page)


def replace(folder: Path) -> None:
    """Put a newer version of the page in its place."""
    main = folder / offline.MAIN
    main.write_text(main.read_text().replace("three computer rivals", "three better rivals"))
    (folder / offline.WORKER).write_text(offline.worker(web.TEMPLATE, folder))
    for name in (offline.MAIN, offline.WORKER):
        for packed in folder.glob(f"{name}.*"):
            packed.unlink()


def description(page: Page) -> str:
    return page.tab.locator("meta[name=description]").get_attribute("content") or ""


def caches(page: Page) -> list[str]:
    names: list[str] = page.tab.evaluate("caches.keys()")
    return names


def test_after_one_visit_it_plays_without_a_server(chromium: Browser, built: Path) -> None:
    with serve.served(built) as address:
        table = visited(chromium, address)
    table.page.reload()
    table.wait_for_the_deal()
    table.pass_cards()
    table.play_a_card()
    table.wait_for_the_turn()
    assert len(table.hand()) == 12
    assert table.page.complaints == []
    table.page.close()


def test_a_newer_version_waits_for_the_next_hand_and_says_so(
    chromium: Browser, folder: Path
) -> None:
    with serve.served(folder) as address:
        table = visited(chromium, address)
        (before,) = caches(table.page)
        replace(folder)
        table.page.reload()
        table.until(lambda: bool(table.page.tab.evaluate(WAITING)))
        assert "three computer" in description(table.page)
        table.wait_for_the_deal()
        table.pass_cards()
        for left in range(13, 0, -1):
            table.play_a_card()
            if left > 1:
                table.wait_for_the_turn()
        table.until(lambda: table.sees("Versión nueva en la próxima mano"))
        with table.page.tab.expect_navigation():
            table.tap("button next_hand")
        table.page.tab.locator("html.playable").wait_for(state="attached")
        table.until(lambda: table.sees("Mano 2"))
        assert "three better" in description(table.page)
        (after,) = caches(table.page)
        assert after != before
        table.page.close()


def test_a_version_that_is_not_whole_is_not_kept(chromium: Browser, folder: Path) -> None:
    with serve.served(folder) as address:
        table = visited(chromium, address)
        replace(folder)
        (sounds,) = folder.glob("*/sounds.zip")
        sounds.unlink()
        (worker,) = [folder / offline.WORKER]
        worker.write_text(worker.read_text().replace("sounds.zip", "no-sounds.zip"))
        table.page.reload()
        table.pause(1500)
        assert not table.page.tab.evaluate(WAITING)
        assert "three computer" in description(table.page)
    table.page.reload()
    table.wait_for_the_deal()
    table.page.close()
