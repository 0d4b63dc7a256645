"""What the game hears of a real browser, by a probe that stands in for the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.browser import DESKTOP, PHONE, Device, Page, Visit
from tests.web.stand_in import game_with

pytestmark = pytest.mark.long

HIDE = """hidden => {
    Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""

NOTE_TAKEN_KEYS = """
    window.taken = [];
    addEventListener("keydown", event => event.defaultPrevented && taken.push(event.key));
"""

NOTE_SOUND = """
    window.AudioContext = class extends AudioContext {
        constructor(...options) { super(...options); window.sound = this; }
    };
"""

NO_STORAGE = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("not here", "SecurityError"); },
})"""
FULL_STORAGE = """Storage.prototype.setItem = () => {
    throw new DOMException("no room", "QuotaExceededError");
}"""

Probed = Callable[[Device], Page]


@pytest.fixture
def probe(built: Path) -> bytes:
    """Return the page's game archive with the probe for its main.py."""
    return game_with("probe.py", built)


@pytest.fixture
def probed(visit: Visit, probe: bytes) -> Probed:
    """Return a function that gives an open page with the probe in it."""

    def probed(device: Device) -> Page:
        page = visit(device)
        page.replace("game.zip", probe)
        page.open()
        return page

    return probed


def told(page: Page) -> dict[str, Any]:
    """Return what the probe has heard, once it rests."""
    rest(page)
    answer: dict[str, Any] = json.loads(page.tab.evaluate("corazones.told()"))
    return answer


def rest(page: Page) -> None:
    """Let what is under way come to its end."""
    page.tab.evaluate("new Promise(done => setTimeout(done, 200))")


def places(page: Page) -> list[list[int]]:
    """Return where the presses heard so far began."""
    return [place for name, place in told(page)["places"] if name == "MouseButtonDown"]


def test_taps_land_where_the_finger_is(probed: Probed) -> None:
    page = probed(PHONE)
    corners = [(2, 2), (387, 2), (2, 841), (387, 841)]
    for corner in corners:
        page.tap(*corner)
    assert places(page) == [[2 * x, 2 * y] for x, y in corners]


def test_taps_land_after_a_turn_and_back(probed: Probed) -> None:
    page = probed(PHONE)
    page.rotate()
    rest(page)
    page.tap(842, 388)
    page.rotate()
    rest(page)
    page.tap(388, 842)
    assert places(page) == [[2 * 842, 2 * 388], [2 * 388, 2 * 842]]


SCREENS = [
    (320, 568, 2), (360, 640, 3), (375, 667, 2), (375, 812, 3), (412, 915, 2.625),
    (568, 320, 2), (812, 375, 3), (915, 412, 1.5), (768, 1024, 1), (600, 960, 1.331),
]  # fmt: skip


def test_touches_land_on_screens_of_every_size_and_sharpness(probed: Probed) -> None:
    page = probed(PHONE)
    protocol = page.tab.context.new_cdp_session(page.tab)
    for width, height, ratio in SCREENS:
        screen = {"width": width, "height": height, "deviceScaleFactor": ratio, "mobile": True}
        protocol.send("Emulation.setDeviceMetricsOverride", screen)
        rest(page)
        before = len(places(page))
        page.tap(width - 3, height - 3)
        (place,) = places(page)[before:]
        sharp = min(ratio, 2)
        assert place == pytest.approx([(width - 3) * sharp, (height - 3) * sharp], abs=1.5)


def test_a_mouse_and_keys_are_heard(probed: Probed) -> None:
    page = probed(DESKTOP)
    page.tap(1438, 898)
    for key in ("Enter", "ArrowLeft", "Tab", "Escape"):
        page.press(key)
    heard = told(page)
    assert heard["places"] == [["MouseButtonDown", [1438, 898]], ["MouseButtonUp", [1438, 898]]]
    assert heard["keys"] == ["return", "left", "tab", "escape"]


def test_the_browser_keeps_its_own_keys(probed: Probed) -> None:
    page = probed(DESKTOP)
    page.tab.evaluate(NOTE_TAKEN_KEYS)
    for key in ("F5", "F11", "F12", "Control+r", "Alt+ArrowLeft", "Tab"):
        page.press(key)
    assert page.tab.evaluate("taken") == ["Tab"]


def test_at_rest_nothing_runs(probed: Probed) -> None:
    page = probed(PHONE)
    rounds = told(page)["rounds"]
    rest(page)
    assert told(page)["rounds"] == rounds
    page.tap(100, 100)
    assert told(page)["rounds"] > rounds


def test_a_hidden_page_hears_once_it_is_seen(probed: Probed) -> None:
    page = probed(PHONE)
    page.tab.evaluate(HIDE, True)
    page.tap(100, 100)
    heard = told(page)
    assert heard["hidden"]
    assert heard["places"] == []
    page.tab.evaluate(HIDE, False)
    assert places(page) == [[200, 200]]


def test_what_is_stored_outlives_a_reload(probed: Probed) -> None:
    page = probed(PHONE)
    page.tap(100, 100)
    before = told(page)["taps"]
    page.reload()
    assert told(page)["taps"] == before > 0


@pytest.mark.parametrize("forbid", [NO_STORAGE, FULL_STORAGE], ids=["forbidden", "full"])
def test_a_browser_that_stores_nothing(visit: Visit, probe: bytes, forbid: str) -> None:
    page = visit()
    page.tab.add_init_script(forbid)
    page.replace("game.zip", probe)
    page.open()
    page.tap(100, 100)
    heard = told(page)
    assert heard["refused"]
    assert heard["taps"] > 0
    page.reload()
    assert told(page)["taps"] == 0


def test_the_browser_tells_of_the_person(visit: Visit, probe: bytes) -> None:
    page = visit(language="es-MX")
    page.tab.emulate_media(reduced_motion="reduce")
    page.replace("game.zip", probe)
    page.open()
    heard = told(page)
    assert heard["languages"][0] == "es-MX"
    assert heard["reduced_motion"]


def test_notches_are_told(probed: Probed) -> None:
    page = probed(PHONE)
    assert told(page)["insets"] == [0, 0, 0, 0]
    page.tab.evaluate("document.getElementById('safe-area').style.padding = '47px 1px 34px 2px'")
    assert told(page)["insets"] == [47, 1, 34, 2]


def test_sound_wakes_at_a_touch(visit: Visit, probe: bytes) -> None:
    page = visit()
    page.tab.add_init_script(NOTE_SOUND)
    page.replace("game.zip", probe)
    page.open()
    page.tab.evaluate("sound.suspend()")
    page.tap(100, 100)
    rest(page)
    assert page.tab.evaluate("sound.state") == "running"


def zoom(page: Page) -> list[float]:
    """Tap twice, pinch and drag on the page; return its scale and how far it has moved."""
    page.tap(195, 700)
    page.tap(195, 700)
    cdp = page.tab.context.new_cdp_session(page.tab)
    cdp.send("Input.synthesizePinchGesture", {"x": 195, "y": 400, "scaleFactor": 3})
    cdp.send("Input.synthesizeScrollGesture", {"x": 195, "y": 600, "yDistance": -300})
    rest(page)
    moved: list[float] = page.tab.evaluate("[visualViewport.scale, visualViewport.pageTop]")
    return moved


def test_no_gesture_moves_the_table(probed: Probed) -> None:
    page = probed(PHONE)
    assert zoom(page) == [1, 0]
    assert places(page)[:2] == [[390, 1400], [390, 1400]]


def test_no_gesture_moves_the_curtain(visit: Visit) -> None:
    page = visit()
    page.lose("pyodide.asm.wasm")
    page.go()
    assert zoom(page) == [1, 0]
