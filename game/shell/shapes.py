"""Panels, shadows and lines as surfaces.  Sizes are in pixels; looks are in logical ones."""

from __future__ import annotations

import math

import pygame

from game.shell import svg
from game.shell.raster import raster
from game.table.geometry import Rect
from game.table.marks import Line, Panel, Shadow

SHARPEST_BLUR = 4
"""A shadow blurred by more pixels than this is blurred small and enlarged: nobody can tell."""


def panel(look: Panel, width: int, height: int, ratio: float) -> pygame.Surface:
    """Return a box with round corners; its edge lies inside.

    All its columns but those at its ends are the same: only one of them is drawn, then widened.
    """
    end = math.ceil(min(max(look.radius, look.edge_width) * ratio + 1, width / 2))
    narrow = min(width, 2 * end + 1)
    drawn = raster(_panel(look, narrow, height, ratio), narrow, height)
    if narrow == width:
        return drawn
    column = drawn.subsurface((end, 0, 1, height))
    whole = pygame.transform.scale(column, (width, height))
    drawn.set_alpha(None)  # its ends are copied, not blended
    whole.blit(drawn, (0, 0), (0, 0, end, height))
    whole.blit(drawn, (width - end, 0), (end + 1, 0, end, height))
    return whole


def _panel(look: Panel, width: int, height: int, ratio: float) -> str:
    whole = Rect(0, 0, width, height)
    radius = min(look.radius * ratio, width / 2, height / 2)
    body = ""
    if look.fill is not None:
        body += svg.gradient("fill", look.fill, look.fill_below or look.fill, 0, height)
        body += svg.box(whole, radius, 'fill="url(#fill)"')
    if look.edge is not None:
        line = max(1, round(look.edge_width * ratio))
        body += svg.box(whole.grown(-line / 2), radius - line / 2, svg.stroke(look.edge, line))
    return svg.document(width, height, body)


def shadow_margin(look: Shadow, ratio: float) -> int:
    """Return how many pixels a shadow reaches beyond its box."""
    return 2 * max(1, round(look.blur * ratio))


def shadow(look: Shadow, width: int, height: int, ratio: float) -> pygame.Surface:
    """Return the shadow of a box of that size, with its margin around it.

    Two passes of a box blur look like one of a Gaussian and cost a tenth.
    """
    margin = shadow_margin(look, ratio)
    full = (width + 2 * margin, height + 2 * margin)
    smaller = max(1, margin // 2 // SHARPEST_BLUR)
    size = (math.ceil(full[0] / smaller), math.ceil(full[1] / smaller))
    shape = svg.box(Rect(margin, margin, width, height), look.radius * ratio, svg.fill(look.colour))
    fitted = f"scale({size[0] / full[0]:.6f} {size[1] / full[1]:.6f})"
    hard = raster(svg.document(*size, svg.group(fitted, shape)), *size)
    blur = max(1, round(margin / 2 / smaller * 0.62))
    soft = pygame.transform.box_blur(pygame.transform.box_blur(hard, blur), blur)
    soft.fill(look.colour[:7] + "00", special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(soft, full)


def line_bounds(look: Line, ratio: float) -> pygame.Rect:
    """Return the pixels that a line may touch, from the corner of its box."""
    reach = look.width / 2 + 1
    left = math.floor((min(point.x for point in look.points) - reach) * ratio)
    top = math.floor((min(point.y for point in look.points) - reach) * ratio)
    right = math.ceil((max(point.x for point in look.points) + reach) * ratio)
    bottom = math.ceil((max(point.y for point in look.points) + reach) * ratio)
    return pygame.Rect(left, top, right - left, bottom - top)


def line(look: Line, ratio: float) -> pygame.Surface:
    """Return a line in its bounds."""
    bounds = line_bounds(look, ratio)
    points = " ".join(f"{point.x * ratio:.2f} {point.y * ratio:.2f}" for point in look.points)
    attributes = svg.stroke(look.colour, look.width * ratio)
    if look.dash:
        attributes += f' stroke-dasharray="{look.dash * ratio:.2f}"'
    drawn = svg.path("M" + points, attributes)
    moved = svg.group(f"translate({-bounds.x} {-bounds.y})", drawn)
    return raster(svg.document(*bounds.size, moved), *bounds.size)
