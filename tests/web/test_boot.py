"""The page starts on every kind of device, and nothing of it comes from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browser import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Device, Visit

CANVAS = """() => {
    const canvas = document.getElementById("canvas");
    const place = canvas.getBoundingClientRect();
    const pixel = canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
    return {
        pixels: [canvas.width, canvas.height],
        place: [place.x, place.y, place.width, place.height],
        middle: [...pixel.data],
    };
}"""

FIRST = """() => {
    const { parts } = JSON.parse(document.getElementById("facts").textContent);
    const first = Object.keys(parts).filter(name => parts[name].first);
    const files = performance.getEntriesByType("resource").map(
        ({ name, startTime, responseEnd }) => [name.split("/").pop(), startTime, responseEnd]);
    const waitedFor = files.filter(([name]) => name.endsWith(".js") || first.includes(name));
    const [, , bootHasCome] = files.find(([name]) => name === "boot.js");
    return [first, Object.fromEntries(waitedFor), bootHasCome];
}"""

NOTE_HASTE = """
    window.hasty = [];
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method, url, ...rest) {
        if (!document.documentElement.classList.contains("playable")) hasty.push(url);
        return open.call(this, method, url, ...rest);
    };
"""
"""The page stands still for what it asks for in this way."""


@pytest.mark.parametrize("device", [PHONE, PHONE_ON_ITS_SIDE, DESKTOP])
def test_the_page_becomes_the_table(visit: Visit, device: Device) -> None:
    page = visit(device)
    page.open()
    canvas = page.tab.evaluate(CANVAS)
    ratio = min(device.ratio, 2)
    assert canvas["pixels"] == [device.width * ratio, device.height * ratio]
    assert canvas["place"] == [0, 0, device.width, device.height]
    assert canvas["middle"][3] == 255
    assert canvas["middle"][:3] != [0, 0, 0]
    assert page.complaints == []


def test_nothing_comes_from_another_origin(visit: Visit, address: str) -> None:
    page = visit()
    page.open()
    page.tap(195, 600)
    page.rotate()
    page.reload()
    assert len(page.requests) > 10
    assert [url for url in page.requests if not url.startswith(address)] == []


def test_the_bar_ends_full(visit: Visit) -> None:
    page = visit()
    page.open()
    assert page.tab.locator("#bar").get_attribute("aria-valuenow") == "100"
    assert page.tab.locator("#status").text_content() == "Repartiendo…"


def test_what_comes_later_is_not_needed_before_the_table(visit: Visit) -> None:
    page = visit()
    page.tab.add_init_script(NOTE_HASTE)
    page.open()
    hasty = page.tab.evaluate("hasty")
    assert hasty == [], "python -m tests.web.record tells anew what the first minute calls"


def test_what_the_table_waits_for_is_asked_for_at_once_and_only_once(visit: Visit) -> None:
    page = visit()
    page.open()
    first, begun, boot_has_come = page.tab.evaluate(FIRST)
    assert {"files.js", "pyodide.asm.js", "pyodide.asm.wasm", "game.zip"} <= set(begun)
    assert set(first) <= set(begun)
    assert [name for name in begun if begun[name] > boot_has_come] == []
    names = [url.rpartition("/")[2] for url in page.requests]
    assert [name for name in begun if names.count(name) != 1] == []


def test_the_curtain_is_gone_from_the_table(visit: Visit) -> None:
    page = visit()
    page.open()
    page.tab.locator("#curtain").wait_for(state="hidden")
    assert page.tab.evaluate("document.elementFromPoint(195, 422).id") == "canvas"
    assert page.tab.title() == "Corazones"


def test_the_server_gives_the_types_that_browsers_insist_on(
    visit: Visit, built: Path, address: str
) -> None:
    types = {"pyodide.asm.wasm": "application/wasm", "boot.js": "text/javascript"}
    for name, kind in types.items():
        (file,) = built.glob(f"*/{name}")
        answer = visit().tab.request.get(f"{address}{file.relative_to(built)}")
        assert answer.headers["content-type"] == kind


def test_the_page_carries_its_licences(visit: Visit, address: str) -> None:
    text = visit().tab.request.get(f"{address}licences.txt").text()
    for name in ("MIT License", "LGPL", "Mozilla Public License", "PYTHON SOFTWARE FOUNDATION"):
        assert name in text
