"""Looks become pictures: surfaces of exactly the pixels they cover, each drawn once and kept."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, assert_never

import pygame

from game.shell import backs, deck, shapes
from game.shell.felt import felt
from game.shell.fonts import written
from game.shell.icons import icon
from game.shell.palette import DIMMED, PALETTES
from game.shell.portraits import portrait
from game.shell.raster import raster
from game.table.geometry import Rect, Size
from game.table.marks import (
    Avatar,
    Back,
    Face,
    Fan,
    Felt,
    Icon,
    Line,
    Look,
    Panel,
    Shadow,
    Text,
)

Pixels: TypeAlias = tuple[int, int]
"""A width and a height on the screen."""
Key: TypeAlias = tuple[Look, Pixels]
Shape: TypeAlias = Panel | Shadow | Line | Text | Icon | Face | Back | Fan | Avatar

ROUND_UP = 0.5 + 1e-6
"""Half pixels round up, also where arithmetic falls short of them by a hair."""
SOFT = 4
"""Shadows of boxes that differ by fewer pixels than this look the same."""


class Picture(NamedTuple):
    """A surface, and where its top left corner lies."""

    surface: pygame.Surface
    x: int = 0
    y: int = 0

    def moved(self, x: int, y: int) -> Picture:
        """Return the same surface somewhere else."""
        return Picture(self.surface, self.x + x, self.y + y)

    @property
    def bounds(self) -> pygame.Rect:
        """The box it covers."""
        return self.surface.get_rect(topleft=(self.x, self.y))

    @property
    def pixels(self) -> int:
        """How many pixels it has."""
        return self.surface.get_width() * self.surface.get_height()


class Pictures:
    """The pictures for a screen with ``ratio`` pixels in each logical one.

    ``pixels`` tells how many they have together, of four bytes each.
    """

    def __init__(self, ratio: float) -> None:
        self.ratio = ratio
        self.pixels = 0
        self._kept: dict[Key, Picture] = {}  # the longest unused first
        self._used: set[Key] = set()
        """What was asked for since the last tidying."""
        self._in_sight: set[int] = set()
        """The surfaces that are on the screen."""
        self._prepared: set[int] = set()
        """What was in sight when all was drawn that might be needed soon."""

    def place(self, look: Look, rect: Rect) -> Picture:
        """Return the picture of a look in a box on the screen.

        The edges of panels, and of what lies on them, fall between pixels, so that neighbours
        meet.  A drawing keeps its size wherever it lies.
        """
        if isinstance(look, Shadow):
            return self._shadow(look, self.snapped(rect))
        if isinstance(look, Panel | Felt | Text | Line):
            box = self.snapped(rect)
            return self._get(look, (max(1, box.width), max(1, box.height))).moved(box.x, box.y)
        size = self._size(rect.width, rect.height)
        picture = self._card(look, size) if isinstance(look, Face | Back) else self._get(look, size)
        middle = rect.centre
        left = self._pixels(middle.x - size[0] / 2 / self.ratio)
        top = self._pixels(middle.y - size[1] / 2 / self.ratio)
        return picture.moved(left, top)

    def snapped(self, rect: Rect) -> pygame.Rect:
        """Return the pixels of a box, its edges between them."""
        left, top = self._pixels(rect.x), self._pixels(rect.y)
        width, height = self._pixels(rect.right) - left, self._pixels(rect.bottom) - top
        return pygame.Rect(left, top, width, height)

    def tidy(self, in_sight: Iterable[Picture], most: int) -> None:
        """Drop the longest unused until no more than so many pixels are kept.

        What is in sight, or was placed since the last tidying, stays in any case.
        """
        self._in_sight = {id(picture.surface) for picture in in_sight}
        if self.pixels > most:
            for key in [key for key in self._kept if key not in self._used]:
                if self.pixels <= most:
                    break
                if id(self._kept[key].surface) not in self._in_sight:
                    self.pixels -= self._kept.pop(key).pixels
        self._used.clear()

    def prepare(self, seconds: float, most: int) -> bool:
        """Draw for about so long what may be needed soon; tell whether more of it is left."""
        if self._in_sight == self._prepared:
            return False
        until = time.monotonic() + seconds
        waiting = [key for key in self._soon() if key not in self._kept]
        while waiting and self.pixels < most and time.monotonic() < until:
            self._get(*waiting.pop(0))
        self._used.clear()
        if waiting and self.pixels < most:
            return True
        self._prepared = self._in_sight
        return False

    def _soon(self) -> list[Key]:
        """Return the faces in sight with their dimming changed, then those that may be played."""
        faces = [
            (look, size)
            for (look, size), picture in self._kept.items()
            if isinstance(look, Face) and id(picture.surface) in self._in_sight
        ]
        whole = {
            (look._replace(card=0, dimmed=False), size)
            for look, size in faces
            if look.compact is None or look.compact.strip >= 1
        }
        keys: list[Key] = [(look._replace(dimmed=not look.dimmed), size) for look, size in faces]
        keys += [(look._replace(card=card), size) for card in range(52) for look, size in whole]
        return keys

    def _pixels(self, length: float) -> int:
        return math.floor(length * self.ratio + ROUND_UP)

    def _size(self, width: float, height: float) -> Pixels:
        return max(1, self._pixels(width)), max(1, self._pixels(height))

    def _shadow(self, look: Shadow, box: pygame.Rect) -> Picture:
        """Return the shadow of about such a box: few are drawn, even while it grows."""
        radius = round(look.radius * self.ratio) / self.ratio
        around = pygame.Rect(0, 0, _about(box.width), _about(box.height))
        around.center = box.center
        return self._get(look._replace(radius=radius), around.size).moved(around.x, around.y)

    def _card(self, look: Face | Back, size: Pixels) -> Picture:
        """Return a card, stretched when it was drawn for another size.

        Only backs are kept stretched: they all look the same, and many of them fly.
        """
        if look.art is None or self._size(*look.art) == size:
            return self._get(look._replace(art=None), size)
        if isinstance(look, Back):
            return self._get(look, size)
        return Picture(self._stretched(look, look.art, size))

    def _get(self, look: Look, size: Pixels) -> Picture:
        """Return a picture as if its box began in the corner of the screen."""
        key = (look, size)
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = self._draw(look, size)
            self.pixels += picture.pixels
        self._kept[key] = picture
        self._used.add(key)
        return picture

    def _draw(self, look: Look, size: Pixels) -> Picture:
        if isinstance(look, Felt):
            return Picture(felt(look, *size))
        surface = _quick(self._surface(look, size))
        if isinstance(look, Text):
            free = (size[0] - surface.get_width()) * look.align
            return Picture(surface, round(free), (size[1] - surface.get_height()) // 2)
        if isinstance(look, Shadow):
            margin = shapes.shadow_margin(look, self.ratio)
            return Picture(surface, -margin, -margin)
        if isinstance(look, Line):
            return Picture(surface, *shapes.line_bounds(look, self.ratio).topleft)
        return Picture(surface)

    def _surface(self, look: Shape, size: Pixels) -> pygame.Surface:
        match look:
            case Panel():
                surface = shapes.panel(look, *size, self.ratio)
            case Shadow():
                surface = shapes.shadow(look, *size, self.ratio)
            case Line():
                surface = shapes.line(look, self.ratio)
            case Text():
                surface = written(look, self.ratio)
            case Icon():
                surface = raster(icon(look.name, look.colour, *size), *size)
            case Face():
                surface = self._face(look, size)
            case Back():
                surface = self._back(look, size)
            case Fan():
                surface = raster(backs.fan(look, self.ratio, *size), *size)
            case Avatar():
                surface = raster(portrait(look.seat, *size), *size)
                self._clip(surface, radius=size[0] / 2)
            case _:
                assert_never(look)
        return surface

    def _back(self, look: Back, size: Pixels) -> pygame.Surface:
        if look.art is not None:
            return self._stretched(look, look.art, size)
        return raster(backs.back(look.design, *size), *size)

    def _stretched(self, look: Face | Back, art: Size, size: Pixels) -> pygame.Surface:
        """Return a card as it is drawn for one size, in another."""
        drawn = self._get(look._replace(art=None), self._size(*art))
        return _quick(pygame.transform.smoothscale(drawn.surface, size))

    def _face(self, look: Face, size: Pixels) -> pygame.Surface:
        if look.dimmed:
            surface = self._get(look._replace(dimmed=False), size).surface.copy()
            surface.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        elif look.compact:
            drawing = deck.compact_face(look.card, look.compact, *size, PALETTES[look.deck])
            surface = raster(drawing, *size)
            self._clip(surface, radius=deck.CORNER * size[0] / deck.WIDTH)
        else:
            surface = raster(deck.face(look.card, *size, PALETTES[look.deck]), *size)
        return surface

    def _clip(self, surface: pygame.Surface, radius: float) -> None:
        """Cut the corners of a surface round, by a radius in pixels."""
        mask = self._get(Panel("#FFFFFF", radius / self.ratio), surface.get_size())
        surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


def _about(length: int) -> int:
    """Return a length in pixels, or one that is a little more."""
    return max(1, math.ceil(length / SOFT)) * SOFT


def _quick(surface: pygame.Surface) -> pygame.Surface:
    """Return the surface in a form that is put on the screen many times faster in a browser."""
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface
