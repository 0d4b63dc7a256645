"""The painter puts marks on the screen, and only where something has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

import pygame

from game.shell.pictures import Picture, Pictures
from game.shell.world import Glass
from game.table.geometry import Rect
from game.table.marks import Look, Mark

SCREENS_KEPT = 6
"""Once all pictures have more pixels than so many screens, the longest unused are dropped."""

SLACK = 40_000
"""So many pixels are sooner painted in vain than a region more is painted."""


class Layer(NamedTuple):
    """What can be seen of a mark."""

    look: Look
    rect: Rect
    alpha: float
    clip: Rect | None


class Shown(NamedTuple):
    """A layer's picture, how strongly it shows, and where."""

    picture: Picture
    alpha: float
    box: pygame.Rect


class Painter:
    """Paints marks on a screen and remembers what it painted last."""

    def __init__(self) -> None:
        self._pictures = Pictures(1)
        self._screen: pygame.Surface | None = None
        self._glass: Glass | None = None
        self._marks: Sequence[Mark] = ()
        self._layers: list[Layer] = []
        self._shown: dict[Layer, Shown] = {}

    def paint(
        self, screen: pygame.Surface, glass: Glass, marks: Sequence[Mark]
    ) -> list[pygame.Rect]:
        """Paint the marks and return the regions outside of which nothing was touched.

        There are none when the marks are there already.  The screen must still hold what was
        painted on it last.
        """
        known = screen is self._screen and glass == self._glass
        if known and marks is self._marks:
            return []
        layers = [
            Layer(mark.look, mark.rect, mark.alpha, mark.clip)
            for mark in marks
            if mark.look is not None and mark.alpha > 0
        ]
        if known and layers == self._layers:
            self._marks = marks
            return []
        if glass.ratio != self._pictures.ratio:
            self._pictures = Pictures(glass.ratio)
        before = self._shown if known else {}
        shown = [before.get(layer) or self._show(layer) for layer in layers]
        after = dict(zip(layers, shown, strict=True))
        changed = self._changed(layers, after) if known else None
        whole = screen.get_rect()
        regions = [whole] if changed is None else joined([box.clip(whole) for box in changed])
        for region in regions:
            _put(screen, region, shown)
        self._pictures.tidy([one.picture for one in shown], most=_room(screen) if known else 0)
        self._screen, self._glass, self._layers, self._shown = screen, glass, layers, after
        self._marks = marks
        return regions

    def prepare(self, seconds: float) -> bool:
        """Draw ahead for about so long what may soon be needed; tell whether more is left."""
        if self._screen is None:
            return False
        return self._pictures.prepare(seconds, most=_room(self._screen))

    def _show(self, layer: Layer) -> Shown:
        picture = self._pictures.place(layer.look, layer.rect)
        box = picture.bounds
        if layer.clip is not None:
            box = box.clip(self._pictures.snapped(layer.clip))
        return Shown(picture, layer.alpha, box)

    def _changed(self, layers: list[Layer], after: dict[Layer, Shown]) -> list[pygame.Rect] | None:
        """Return boxes outside of which these layers look as the last; None if it may be all."""
        before = self._shown
        stayed_before = [layer for layer in self._layers if layer in after]
        stayed = [layer for layer in layers if layer in before]
        if stayed != stayed_before:
            return None
        gone = [shown.box for layer, shown in before.items() if layer not in after]
        new = [shown.box for layer, shown in after.items() if layer not in before]
        return gone + new


def joined(boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return a few regions that cover all boxes, and little else; an empty box needs none."""
    regions: list[pygame.Rect] = []
    for box in filter(_area, boxes):
        region, others = box, []
        for other in regions:
            both = region.union(other)
            if _area(both) <= _area(region) + _area(other) + SLACK:
                region = both
            else:
                others.append(other)
        regions = [*others, region]
    return regions


def _area(box: pygame.Rect) -> int:
    return box.width * box.height


def _room(screen: pygame.Surface) -> int:
    """Return how many pixels the pictures may have together."""
    return SCREENS_KEPT * screen.get_width() * screen.get_height()


def _put(screen: pygame.Surface, region: pygame.Rect, shown: list[Shown]) -> None:
    """Put pictures on a region of the screen, the first below all others.

    Neighbours that are equally faint fade as one thing: they do not show through each other.
    """
    for alpha, group in groupby(shown, key=attrgetter("alpha")):
        seen = [one for one in group if one.box.colliderect(region)]
        if not seen:
            continue
        area = seen[0].box.unionall([one.box for one in seen]).clip(region)
        before = screen.subsurface(area).copy() if alpha < 1 else None
        screen.set_clip(area)
        for (surface, x, y), _, box in seen:
            screen.blit(surface, box, box.move(-x, -y))
        if before is not None:
            before.set_alpha(round(255 * (1 - alpha)))
            screen.blit(before, area)
    screen.set_clip(None)
