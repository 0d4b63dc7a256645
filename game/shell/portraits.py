"""The round portraits of the seats: heads out of the deck before a coloured ground."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.cards import Card, card, name
from game.rules.seats import EAST, NORTH, SOUTH, WEST, Seat
from game.shell import svg
from game.shell.deck import art, parts
from game.shell.palette import FOUR_COLOURS, court_colours
from game.table.geometry import Rect
from game.table.marks import Colour


class Sitter(NamedTuple):
    """Whose head it is, and the ground behind it, above and below."""

    card: Card
    ground: Colour
    ground_below: Colour


SITTERS = {
    SOUTH: Sitter(card("JS"), "#C7D3F2", "#6C82C4"),
    WEST: Sitter(card("QD"), "#F7D9A8", "#D99A4E"),
    NORTH: Sitter(card("KC"), "#BFE0CC", "#5FA381"),
    EAST: Sitter(card("QH"), "#F6C4C4", "#C9647A"),
    4: Sitter(card("KD"), "#E3D3F3", "#9B77C4"),
    5: Sitter(card("JC"), "#FBD9B5", "#D08447"),
    6: Sitter(card("KH"), "#C9E8EC", "#5B9FAB"),
    7: Sitter(card("QC"), "#E9E2B4", "#B3A44E"),
    8: Sitter(card("JD"), "#D9D4F7", "#7C74C9"),
    9: Sitter(card("QS"), "#F5C9DF", "#C16394"),
}
HEAD = Rect(61, 22, 128, 128)
"""The part of a court card's drawing that a portrait shows."""


def portrait(seat: Seat, width: int, height: int) -> str:
    """Return a seat's portrait as a box of so many pixels, to be clipped to a disc."""
    sitter = SITTERS[seat]
    bust = art()["courts"][name(sitter.card)]["bust"]
    ground = svg.gradient("ground", sitter.ground, sitter.ground_below, 0, height)
    place = f"scale({width / HEAD.width:.5f}) translate({-HEAD.x} {-HEAD.y})"
    return svg.document(
        width,
        height,
        ground
        + svg.box(Rect(0, 0, width, height), 0, 'fill="url(#ground)"')
        + svg.group(place, parts(bust, court_colours(sitter.card, FOUR_COLOURS))),
    )
