"""The few words of SVG that the game draws with.

The reader of SVG inside pygame knows paths, transforms, strokes and gradients in user space; it
knows no clips, masks, filters, texts or re-used shapes, so none are written here.
"""

from __future__ import annotations

from game.table.geometry import Rect
from game.table.marks import Colour


def document(width: int, height: int, body: str, view: tuple[float, float] | None = None) -> str:
    """Return a whole drawing of that many pixels; ``view`` is its size in its own units."""
    across, down = view or (width, height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {across:.4f} {down:.4f}">{body}</svg>'
    )


def opacity(colour: Colour) -> float:
    """Return how much a colour hides of what lies below it, from 0 to 1."""
    return int(colour[7:9] or "FF", 16) / 255


def fill(colour: Colour) -> str:
    """Return the attributes that fill a shape."""
    return f'fill="{colour[:7]}" fill-opacity="{opacity(colour):.4f}"'


def stroke(colour: Colour, width: float) -> str:
    """Return the attributes that draw a line, its ends and corners round, and fill nothing."""
    return (
        f'fill="none" stroke="{colour[:7]}" stroke-opacity="{opacity(colour):.4f}" '
        f'stroke-width="{width:.3f}" stroke-linecap="round" stroke-linejoin="round"'
    )


def gradient(name: str, start: Colour, end: Colour, across: float, down: float) -> str:
    """Return a gradient from the top left corner to a point; fill a shape with ``url(#name)``."""
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'x1="0" y1="0" x2="{across:.2f}" y2="{down:.2f}">'
        f"{stop(0, start)}{stop(1, end)}</linearGradient>"
    )


def stop(offset: float, colour: Colour) -> str:
    """Return one colour of a gradient."""
    return (
        f'<stop offset="{offset:.4f}" stop-color="{colour[:7]}" '
        f'stop-opacity="{opacity(colour):.4f}"/>'
    )


def path(outline: str, attributes: str) -> str:
    """Return a shape by its outline."""
    return f'<path d="{outline}" {attributes}/>'


def box(rect: Rect, radius: float, attributes: str) -> str:
    """Return a box with round corners."""
    return (
        f'<rect x="{rect.x:.3f}" y="{rect.y:.3f}" width="{rect.width:.3f}" '
        f'height="{rect.height:.3f}" rx="{max(radius, 0):.3f}" {attributes}/>'
    )


def disc(x: float, y: float, radius: float, attributes: str) -> str:
    """Return a circle."""
    return f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{radius:.3f}" {attributes}/>'


def group(transform: str, body: str) -> str:
    """Return shapes moved, turned or scaled together."""
    return f'<g transform="{transform}">{body}</g>'
