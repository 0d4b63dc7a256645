"""What a finger does is seen in the very next frame."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.web.browser import Page, Visit
from tests.web.table import WebTable
from tests.web.test_play import AT_ONCE

pytestmark = pytest.mark.long

NOTE = """
    window.begun = 0;
    window.within = false;
    window.touched = [];
    window.painted = [];
    const { requestAnimationFrame: ask } = window;
    window.requestAnimationFrame = (called) => ask.call(window, (now) => {
        within = true;
        called(now);
        within = false;
    });
    ask.call(window, function next() { begun += 1; ask.call(window, next); });
    for (const sign of ["touchstart", "touchend"]) {
        addEventListener(sign, () => touched.push(begun), {capture: true});
    }
    const { putImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.putImageData = function (...given) {
        painted.push([within ? begun : begun + 1, ...given.slice(3)]);
        return putImageData.apply(this, given);
    };
"""
"""What is painted while a frame is made is seen in it, and otherwise in the one after it."""


class Painted(NamedTuple):
    """A part of the canvas that was painted, in its pixels, and the frame it is seen in."""

    frame: int
    left: int
    top: int
    width: int
    height: int

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a place is within, in its logical pixels."""
        return 0 <= 2 * x - self.left < self.width and 0 <= 2 * y - self.top < self.height


class Finger:
    """A finger that stays where it is put down, until it is lifted."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._protocol = page.tab.context.new_cdp_session(page.tab)

    def put_down(self, x: float, y: float) -> list[Painted]:
        return self._do("touchStart", [{"x": x, "y": y}])

    def lift(self) -> list[Painted]:
        return self._do("touchEnd", [])

    def _do(self, kind: str, points: list[dict[str, float]]) -> list[Painted]:
        """Touch; return what is painted that the next frame shows."""
        tab = self._page.tab
        tab.evaluate("touched.length = painted.length = 0")
        self._protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        tab.wait_for_timeout(300)
        ((touched,), painted) = tab.evaluate("[touched, painted]")
        return [found for found in (Painted(*one) for one in painted) if found.frame == touched + 1]


def middle(table: WebTable, card: str) -> tuple[float, float]:
    (x, y, width, height) = next(mark["zone"] for mark in table.marks() if mark["target"] == card)
    return x + width / 2, y + height / 2


def test_a_touch_is_seen_in_the_next_frame(visit: Visit) -> None:
    page = visit()
    page.tab.add_init_script(f"(() => {{{NOTE}}})()")
    page.tab.add_init_script(AT_ONCE)
    page.open()
    table = WebTable(page)
    table.wait_for_the_deal()
    finger = Finger(table.page)
    last = table.hand()[-1]
    table.choose(last)  # once it is, a turn's first moment is over, in which no tap counts
    table.wait_for(lambda: not table.chosen(), lambda: table.tap(last))
    for card in table.hand()[:3]:
        x, y = middle(table, card)
        assert any(part.covers(x, y) for part in finger.put_down(x, y))
        assert any(part.covers(x, y) for part in finger.lift())
    table.until(lambda: table.sees("3 de 3 elegidas"))
