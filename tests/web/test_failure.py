"""When there can be no game, the page says why, in words."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZipFile

import pytest

from tests.web.browser import Page, Visit

pytestmark = pytest.mark.long

NO_WEBASSEMBLY = "delete window.WebAssembly"
NO_MEMORY = """WebAssembly.instantiate = () =>
    Promise.reject(new RangeError("WebAssembly.instantiate(): Out of memory: cannot allocate"))"""


def game(main: str) -> bytes:
    """Return an archive with another main.py in it."""
    content = BytesIO()
    with ZipFile(content, "w") as archive:
        archive.writestr("main.py", f"async def main():\n    {main}\n")
    return content.getvalue()


def reason(page: Page) -> str:
    """Go to the page, wait for it to fail and return the reason it gives."""
    page.go()
    page.tab.locator("html.failed").wait_for(state="attached")
    assert page.tab.locator("#failure").is_visible()
    return page.failure()


def test_a_browser_without_webassembly(visit: Visit) -> None:
    page = visit()
    page.tab.add_init_script(NO_WEBASSEMBLY)
    assert "no tiene WebAssembly" in reason(page)


PARTS = [
    "pyodide.js",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "pygame.wasm",
    "python.zip",
    "pygame.zip",
    "game.zip",
]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_does_not_arrive(visit: Visit, part: str) -> None:
    page = visit()
    page.lose(part)
    assert "No se ha podido descargar" in reason(page)


@pytest.mark.parametrize("script", ["boot.js", "downloads.js"])
def test_a_script_of_the_page_that_does_not_arrive(visit: Visit, script: str) -> None:
    page = visit()
    page.lose(script)
    assert "no se ha podido cargar" in reason(page)


def test_a_part_that_the_server_does_not_have(visit: Visit) -> None:
    page = visit()
    page.tab.route("**/game.zip", lambda route: route.fulfill(status=404))
    assert "No se ha podido descargar" in reason(page)


def test_no_memory_to_start_in(visit: Visit) -> None:
    page = visit()
    page.tab.add_init_script(NO_MEMORY)
    assert "No queda memoria" in reason(page)


def test_no_memory_left(visit: Visit) -> None:
    page = visit()
    page.replace("game.zip", game("raise MemoryError"))
    assert "No queda memoria" in reason(page)


def test_a_mistake_of_the_game(visit: Visit) -> None:
    page = visit()
    page.replace("game.zip", game("{}['queen']"))
    assert "por un error suyo" in reason(page)
    assert "KeyError: 'queen'" in (page.tab.locator("#details").text_content() or "")


def test_the_reason_comes_in_the_language_of_the_browser(visit: Visit) -> None:
    page = visit(language="en-GB")
    page.lose("game.zip")
    assert "could not be downloaded" in reason(page)
    assert page.tab.locator("html").get_attribute("lang") == "en"


def test_loading_again_is_one_tap(visit: Visit) -> None:
    page = visit()
    page.lose("game.zip")
    reason(page)
    page.tab.unroute_all()
    page.tab.locator("#again").tap()
    page.tab.locator("html.playable").wait_for(state="attached")
    assert page.failure() == ""


def test_a_host_that_does_not_know_webassembly_files(visit: Visit) -> None:
    page = visit()
    page.tab.route(
        "**/pyodide.asm.wasm",
        lambda route: route.fulfill(
            response=route.fetch(), headers={"Content-Type": "application/octet-stream"}
        ),
    )
    page.open()
    assert page.failure() == ""
