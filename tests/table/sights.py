"""Every screen on every glass, set in every way that moves things, in several languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from game.table.geometry import Insets, Rect, Size
from game.table.marks import Backdrop, Mark, Marks, Text
from game.table.solve import zoom_for
from game.table.style import IndexSize, TextSize
from tests.contact_sheet import SCREENS
from tests.headless import CATALOGUES, Headless
from tests.pilot import Pilot
from tests.table.sizes import GRID, name_of

WAYS: dict[str, dict[str, Any]] = {
    "": {},
    "large": {"text": TextSize.LARGE},
    "larger": {"text": TextSize.LARGER},
    "larger jumbo mirrored": {
        "text": TextSize.LARGER,
        "index": IndexSize.JUMBO,
        "mirrored": True,
    },
}
USUAL = {"text": TextSize.NORMAL, "index": IndexSize.NORMAL, "mirrored": False}


class View(NamedTuple):
    """A glass, and how the table on it is set."""

    size: Size
    insets: Insets
    way: str

    @property
    def safe(self) -> Rect:
        """All that neither a notch nor a rounded corner takes."""
        return Rect(0, 0, *self.size).within(self.insets)

    def __str__(self) -> str:
        """Return a name for the list of tests."""
        return f"{name_of(self.size)} {self.way}".strip()


def views() -> Iterator[View]:
    """Yield every glass in every way, those left out that are no larger than one before."""
    for size, insets in GRID:
        zooms: set[float] = set()
        for way, settings in WAYS.items():
            zoom = zoom_for(size, settings.get("text", TextSize.NORMAL).zoom)
            if "index" in settings or zoom not in zooms:
                yield View(size, insets, way)
            zooms.add(zoom)


VIEWS = list(views())
AT_ONCE = {"320x568", "375x812", "812x375", "768x1024", "1440x900"}
"""The glasses that every run looks at, as usual and in the way that asks most of them."""


def is_usual(view: View) -> bool:
    """Tell whether every run looks at a view, and not the long ones alone."""
    return view.way in ("", "larger jumbo mirrored") and name_of(view.size) in AT_ONCE


def spoken(view: View) -> list[str]:
    """Return the languages to look at a view in: all, or for the long ones Spanish and another."""
    if is_usual(view):
        return list(CATALOGUES)
    others = [language for language in CATALOGUES if language != "es"]
    return ["es", others[VIEWS.index(view) % len(others)]]


PARAMETERS = [
    pytest.param(view, id=str(view), marks=[] if is_usual(view) else [pytest.mark.long])
    for view in VIEWS
]
"""Every view as the parameter of a test."""


class Sight(NamedTuple):
    """What one screen shows."""

    name: str
    marks: Marks

    @property
    def top(self) -> list[Mark]:
        """The marks that no sheet covers."""
        backdrops = [i for i, mark in enumerate(self.marks) if isinstance(mark.target, Backdrop)]
        return list(self.marks[backdrops[-1] :]) if backdrops else list(self.marks)

    @property
    def texts(self) -> list[Mark]:
        """The lines that no sheet covers."""
        return [mark for mark in self.top if isinstance(mark.look, Text)]


def pilots() -> dict[str, Pilot]:
    """Return somebody at every screen."""
    found = {}
    for name, show in SCREENS.items():
        found[name] = pilot = Pilot(Headless(seed=4))
        pilot.settle()
        show(pilot)
        pilot.wait(0.5)
    return found


def seen_by(pilots: dict[str, Pilot], view: View) -> list[Sight]:
    """Return what every screen shows in a view, in each language it is looked at in."""
    sights = []
    for name, pilot in pilots.items():
        pilot.resize(view.size, view.insets)
        for language in spoken(view):
            pilot.app.session.change(language=language, **{**USUAL, **WAYS[view.way]})
            sights.append(Sight(f"{name} {language}", pilot.marks()))
    return sights


def ink(mark: Mark) -> Rect:
    """Return what the letters of a line cover, without the room above and below them."""
    size = mark.look.size if isinstance(mark.look, Text) else 0
    return Rect.around(mark.rect.centre, mark.rect.width - 1, size * 0.66)
