"""The page starts, and what it shows is the game."""

from __future__ import annotations

from collections.abc import Callable

from tests.web import browser

MIDDLE_OF_THE_CANVAS = """() => {
    const canvas = document.getElementById("canvas");
    const pixel = canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
    return [...pixel.data];
}"""


def test_the_first_frame_is_painted(visit: Callable[[browser.Device], browser.Page]) -> None:
    page = visit(browser.PHONE)
    page.open()
    red, green, blue, alpha = page.tab.evaluate(MIDDLE_OF_THE_CANVAS)
    assert alpha == 255
    assert (red, green, blue) != (0, 0, 0)
    assert page.complaints == []
