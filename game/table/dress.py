"""What a person likes changes how marks look, never where they are: one pass over all of them."""

from __future__ import annotations

from functools import lru_cache

from game.table.marks import (
    Back,
    Colour,
    Face,
    Fan,
    Felt,
    Icon,
    Line,
    Look,
    Marks,
    Panel,
    Shadow,
    Text,
)
from game.table.style import BackDesign, Cloth, Style

CLOTHS: dict[Cloth, tuple[Colour, Colour, Colour]] = {
    Cloth.GREEN: ("#1D6C54", "#125242", "#062823"),
    Cloth.NAVY: ("#2A4F7C", "#1B3A63", "#0B1A33"),
    Cloth.WINE: ("#7A2B3E", "#5E1B2E", "#2B0A15"),
}
"""The felt where it is lightest, between, and where it is darkest."""

_SHADES = {
    # Each shade of green that stands for "dark", by the cloth it stands on.
    "#05211D": {Cloth.NAVY: "#081730", Cloth.WINE: "#260912"},
    "#124438": {Cloth.NAVY: "#1C3A61", Cloth.WINE: "#5A1F30"},
    "#0A2E27": {Cloth.NAVY: "#0F2342", Cloth.WINE: "#3A0F1D"},
    "#0A2F29": {Cloth.NAVY: "#0F2342", Cloth.WINE: "#3A0F1D"},
    "#02120F": {Cloth.NAVY: "#030A17", Cloth.WINE: "#140307"},
    "#021512": {Cloth.NAVY: "#040C1B", Cloth.WINE: "#180409"},
    "#00120E": {Cloth.NAVY: "#020812", Cloth.WINE: "#120206"},
    "#D6EAE0": {Cloth.NAVY: "#D8E4F4", Cloth.WINE: "#F2DCE0"},
    "#9EB8AC": {Cloth.NAVY: "#A3B4CC", Cloth.WINE: "#CBA7AE"},
    "#6E978A": {Cloth.NAVY: "#7C93B5", Cloth.WINE: "#B5828D"},
}

_CONTRASTED = {
    # Quiet colours become loud ones.
    "#D6EAE0": "#FFFFFF",
    "#FFF8E7": "#FFFFFF",
    "#FFD982": "#FFE9A8",
    "#DEC4BE": "#FFC9CE",
    "#9EB8AC": "#E6F0EB",
    "#6E978A": "#C9DCD4",
    "#05211D": "#000000",
    "#124438": "#06231D",
    "#0A2E27": "#021410",
}
LEAST_FILL, LEAST_EDGE = 0.94, 0.85
"""How much of what lies below a panel and an edge let through, at most, in high contrast."""


_BACKS = {BackDesign.WINE: "#7A1E33", BackDesign.NAVY: "#22315E", BackDesign.TEAL: "#0F5257"}
"""The colour that stands for the back of a card on the little counters at the seats."""


def dressed(marks: Marks, style: Style) -> Marks:
    """Return the marks in a person's style."""
    if style == Style():
        return marks
    return tuple(mark._replace(look=mark.look and dressed_look(mark.look, style)) for mark in marks)


@lru_cache(maxsize=4096)
def dressed_look(look: Look, style: Style) -> Look:
    """Return a look in a person's style."""
    match look:
        case Felt():
            return Felt(*CLOTHS[style.cloth])
        case Face():
            return look._replace(deck=style.deck)
        case Back() | Fan():
            return look._replace(design=style.back)
        case Panel():
            return _panel(look, style)
        case Text() | Icon() | Shadow() | Line():
            return look._replace(colour=_colour(look.colour, style))
        case _:
            return look


def _panel(panel: Panel, style: Style) -> Panel:
    fills = (panel.fill, panel.fill_below)
    fill, below = (colour and _colour(colour, style) for colour in fills)
    edge = panel.edge and _colour(panel.edge, style)
    if style.contrast:
        fill, edge = fill and _at_least(fill, LEAST_FILL), edge and _at_least(edge, LEAST_EDGE)
    return panel._replace(fill=fill, fill_below=below, edge=edge)


def _colour(colour: Colour, style: Style) -> Colour:
    """Return a colour as it is on this cloth and at this contrast; its transparency stays."""
    solid, clear = colour[:7], colour[7:]
    if solid == _BACKS[BackDesign.WINE]:
        return _BACKS[style.back] + clear
    shade = _SHADES.get(solid, {}).get(style.cloth, solid)
    if style.contrast:
        shade = _CONTRASTED.get(solid, shade)
    return shade + clear


def _at_least(colour: Colour, opacity: float) -> Colour:
    """Return a colour that lets through no more than high contrast allows, unless it is faint."""
    if len(colour) == 7:
        return colour
    given = int(colour[7:], 16) / 255
    faint = given < FAINT
    return colour if faint or given >= opacity else f"{colour[:7]}{round(opacity * 255):02X}"


FAINT = 0.10
"""What lets nearly everything through is decoration, and stays."""
