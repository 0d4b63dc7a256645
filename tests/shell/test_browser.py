"""The outside world in a page, with stand-ins for the JavaScript around both Pythons."""

from __future__ import annotations

import asyncio
import gc
import platform
import sys
from collections.abc import Callable, Iterator
from itertools import count
from types import SimpleNamespace

import pygame
import pytest

from game.scenes.outside import StorageError
from game.shell import browser
from game.shell.browser import Page, open_world
from game.shell.sharpness import TOO_LONG, WATCHED
from game.shell.world import CHOSEN
from game.table.geometry import Insets, Size
from tests.shell import pages

A_WHILE = 60.0


@pytest.fixture(autouse=True)
def no_window(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.display.quit()


@pytest.fixture
def pyodide(monkeypatch: pytest.MonkeyPatch) -> pages.PyodideWindow:
    window = pages.PyodideWindow()
    ffi = SimpleNamespace(create_proxy=pages.Proxy, create_once_callable=pages.Proxy)
    monkeypatch.delenv("PYGBAG", raising=False)
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace(window=window))
    monkeypatch.setitem(sys.modules, "pyodide", SimpleNamespace(ffi=ffi))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    return window


@pytest.fixture
def pygbag(monkeypatch: pytest.MonkeyPatch) -> pages.PygbagWindow:
    window = pages.PygbagWindow()
    monkeypatch.setenv("PYGBAG", "1")
    monkeypatch.setattr(platform, "window", window, raising=False)
    return window


@pytest.fixture(params=["pyodide", "pygbag"])
def window(request: pytest.FixtureRequest) -> pages.Window:
    """Return the window under each of the two Pythons."""
    window: pages.Window = request.getfixturevalue(request.param)
    return window


def test_the_glass_is_the_window_at_no_more_than_two_pixels_a_point(window: pages.Window) -> None:
    glass = open_world().glass()
    assert glass.size == Size(390, 844)
    assert glass.ratio == 2
    window.devicePixelRatio = 1.5
    assert open_world().glass().ratio == 1.5


@pytest.mark.usefixtures("pyodide")
def test_the_page_tells_the_notches() -> None:
    assert open_world().glass().insets == Insets(top=47, right=0, bottom=34, left=0)


@pytest.mark.usefixtures("pygbag")
def test_a_page_that_tells_no_notches_has_none() -> None:
    assert open_world().glass().insets == Insets()


def test_pygbag_leaves_the_canvas_to_the_game(pygbag: pages.PygbagWindow) -> None:
    open_world()
    assert pygbag.python.config.user_canvas_managed == 1


def test_the_screen_has_the_pixels_of_the_glass_and_its_place(window: pages.Window) -> None:
    page = open_world()
    assert page.screen(page.glass()).get_size() == (780, 1688)
    assert (window.canvas.style.width, window.canvas.style.height) == ("390.0px", "844.0px")
    assert (window.canvas.style.left, window.canvas.style.top) == ("0", "0")


def test_the_screen_turns_with_the_phone(window: pages.Window) -> None:
    page = open_world()
    upright = page.screen(page.glass())
    assert page.screen(page.glass()) is upright
    window.innerWidth, window.innerHeight = 844, 390
    assert page.screen(page.glass()).get_size() == (1688, 780)
    assert (window.canvas.style.width, window.canvas.style.height) == ("844.0px", "390.0px")


def test_the_page_opens_once_when_the_first_frame_is_there(pyodide: pages.PyodideWindow) -> None:
    page = open_world()
    page.screen(page.glass())
    assert pyodide.opened == []
    page.show([pygame.Rect(0, 0, 780, 1688)])
    page.show([pygame.Rect(0, 0, 780, 1688)])
    assert pyodide.opened == [True]


def test_only_what_was_painted_is_copied_to_the_glass(pyodide: pages.PyodideWindow) -> None:
    page = open_world()
    page.screen(page.glass())
    page.show([pygame.Rect(10, 20, 30, 40)])
    assert pyodide.copied == [(780, 1688, 10, 20, 40, 60)]


@pytest.mark.parametrize(("seconds", "ratio"), [(TOO_LONG / 2, 2), (TOO_LONG * 2, 1.5)])
def test_a_screen_that_takes_too_long_to_paint_becomes_less_sharp_at_rest(
    pyodide: pages.PyodideWindow, monkeypatch: pytest.MonkeyPatch, seconds: float, ratio: float
) -> None:
    clock = count(step=seconds)
    monkeypatch.setattr(browser, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    page = open_world()
    for _ in range(WATCHED):
        page.screen(page.glass())
        page.show([pygame.Rect(10, 20, 30, 40)])
    asyncio.run(page.events(0.01))
    assert page.glass().ratio == 2
    asyncio.run(page.events(0.01))
    assert page.glass().ratio == ratio
    assert page.screen(page.glass()).get_size() == (390 * ratio, 844 * ratio)
    assert pyodide.canvas.style.width == "390.0px"


def test_without_a_rest_events_come_at_the_pace_of_the_screen(pyodide: pages.PyodideWindow) -> None:
    page = open_world()
    pygame.event.clear()
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 2), rel=(0, 0), buttons=(0, 0, 0))
    )
    (event,) = asyncio.run(page.events(0))
    assert event.type == pygame.MOUSEMOTION
    assert pyodide.frames == 1


def tap(window: pages.Window) -> None:
    """Have SDL and then the page hear a finger."""
    pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, x=0.5, y=0.5))
    window.fire("touchstart")


async def rested_until_tapped(page: Page, window: pages.Window) -> list[int]:
    asyncio.get_running_loop().call_later(0.01, tap, window)
    return [event.type for event in await page.events(A_WHILE)]


def test_a_touch_ends_a_rest(window: pages.Window) -> None:
    page = open_world()
    pygame.event.clear()
    gc.collect()  # a callback that nobody keeps would be gone now
    assert asyncio.run(rested_until_tapped(page, window)) == [pygame.FINGERDOWN]


def test_what_is_chosen_in_the_mirror_is_heard_at_once(pyodide: pages.PyodideWindow) -> None:
    async def choose() -> list[tuple[int, str]]:
        asyncio.get_running_loop().call_later(0.01, pyodide.choose, "QS")
        return [(event.type, event.name) for event in await page.events(A_WHILE)]

    page = open_world()
    pygame.event.clear()
    page.mirror('[{"name": "QS"}]')
    assert pyodide.mirrored == '[{"name": "QS"}]'
    assert asyncio.run(choose()) == [(CHOSEN, "QS")]


def test_a_rest_takes_no_frame_but_the_one_that_ends_it(pyodide: pages.PyodideWindow) -> None:
    page = open_world()
    pygame.event.clear()
    asyncio.run(rested_until_tapped(page, pyodide))
    assert pyodide.frames == 1
    asyncio.run(page.events(0.01))
    assert pyodide.frames == 1


def test_a_frame_that_is_stirred_is_asked_for_once(pyodide: pages.PyodideWindow) -> None:
    async def stirred() -> None:
        asyncio.get_running_loop().call_soon(tap, pyodide)
        await page.events(0)

    page = open_world()
    asyncio.run(stirred())
    assert pyodide.frames == 1


def test_what_follows_a_frame_is_done_before_the_browser_paints(
    pyodide: pages.PyodideWindow,
) -> None:
    async def wait_for_a_frame() -> None:
        waiting = asyncio.create_task(page.events(0))
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_soon(paint, waiting)
        await waiting

    def paint(waiting: asyncio.Task[object]) -> None:
        calls.pop()(16.7)
        done.append(waiting.done())

    page = open_world()
    calls: list[Callable[[float], object]] = []
    done: list[bool] = []
    pyodide.requestAnimationFrame = calls.append  # type: ignore[method-assign, assignment]
    asyncio.run(wait_for_a_frame())
    assert done == [True]


@pytest.mark.usefixtures("window")
def test_a_rest_ends_by_itself() -> None:
    page = open_world()
    pygame.event.clear()
    assert list(asyncio.run(page.events(0.01))) == []


@pytest.mark.usefixtures("window")
def test_what_has_happened_already_is_not_slept_over() -> None:
    page = open_world()
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
    assert len(asyncio.run(page.events(A_WHILE))) == 1


@pytest.mark.parametrize("wait", [0, 0.001])
def test_a_hidden_page_waits_to_be_seen(window: pages.Window, wait: float) -> None:
    async def hide_and_show() -> None:
        window.document.hidden = True
        waiting = asyncio.create_task(page.events(wait))
        await asyncio.sleep(0.05)
        assert page.hidden()
        assert not waiting.done()
        window.document.hidden = False
        window.fire("visibilitychange")
        await waiting

    page = open_world()
    pygame.event.clear()
    asyncio.run(hide_and_show())
    assert not page.hidden()


def test_what_is_written_is_read_after_a_reload(window: pages.Window) -> None:
    open_world().write("match", '{"version": 1}')
    assert open_world().read("match") == '{"version": 1}'
    assert window.storage.texts == {"corazones.match": '{"version": 1}'}


@pytest.mark.usefixtures("window")
def test_what_was_never_written_is_nothing() -> None:
    assert open_world().read("match") is None


def test_storage_that_may_not_even_be_looked_at(window: pages.Window) -> None:
    window.storage = None
    page = open_world()
    assert page.read("match") is None
    with pytest.raises(StorageError):
        page.write("match", "{}")
    assert page.read("match") == "{}"
    assert open_world().read("match") is None


@pytest.mark.parametrize("storage", [pages.FullStorage(None), pages.DeafStorage(None)])
def test_storage_that_is_full_or_deaf(window: pages.Window, storage: pages.Storage) -> None:
    window.storage = storage
    storage.texts["corazones.match"] = "old"
    page = open_world()
    with pytest.raises(StorageError):
        page.write("match", "new")
    assert page.read("match") == "new"


def test_storage_that_works_again(window: pages.Window) -> None:
    works, window.storage = window.storage, None
    page = open_world()
    with pytest.raises(StorageError):
        page.write("match", "first")
    window.storage = works
    page.write("match", "second")
    assert open_world().read("match") == "second"


@pytest.mark.usefixtures("window")
def test_the_person_is_known_by_the_browser() -> None:
    page = open_world()
    assert page.languages() == ("es-MX", "en")
    assert page.reduced_motion()


@pytest.mark.usefixtures("window")
def test_seeds_are_63_bits_of_chance() -> None:
    seeds = {open_world().seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert any(seed >= 2**60 for seed in seeds)


def test_scripts_in_the_page_can_ask_the_game(pyodide: pages.PyodideWindow) -> None:
    open_world().answer("marks", lambda: "[]")
    assert pyodide.corazones.marks() == "[]"


def test_a_page_of_pygbag_asks_nothing(pygbag: pages.PygbagWindow) -> None:
    open_world().answer("marks", lambda: "[]")
    assert pygbag.corazones is None
