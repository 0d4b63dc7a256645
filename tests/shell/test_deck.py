"""The faces of the cards can be read: at every size, in strips, dimmed."""

from __future__ import annotations

import pygame
import pytest

from game.rules.cards import HEARTS, card, name, suit_of
from game.shell import deck, palette
from game.shell.palette import FOUR_COLOURS, TWO_COLOURS
from game.shell.raster import raster
from game.table.geometry import Rect, Size
from game.table.marks import Back, Compact, Face, Look, Mark, Panel
from tests.shell.conftest import LookLike, OpenScreen
from tests.shell.sample import painted

ALL_CARDS = range(52)
WIDTHS = (52, 61, 75, 104, 128, 152, 208)
PHONE, WIDE = 0.84, 0.74
INDEX_AT_MOST = 0.42


def ink(drawing: str, width: int) -> pygame.Rect:
    """Return the box of all that is printed on a card, its hairline aside."""
    height = round(width * 1.4)
    paper = deck.Paper(width, height)
    inside = pygame.Rect(0, 0, width, height).inflate(-6, -6)
    printed, blank = (
        raster(one, width, height).subsurface(inside)
        for one in (drawing, paper.drawing(deck.blank(paper)))
    )
    mask = pygame.mask.from_threshold(printed, "black", (40, 40, 40), blank)
    mask.invert()
    first, *others = mask.get_bounding_rects()
    return first.unionall(others).move(inside.topleft)


def compact(which: int, width: int, scale: float, strip: float) -> str:
    return deck.compact_face(which, Compact(scale, strip), width, round(width * 1.4))


@pytest.mark.usefixtures("screen")
def test_no_two_faces_look_the_same() -> None:
    faces = {pygame.image.tobytes(raster(deck.face(c, 60, 84), 60, 84), "RGB") for c in ALL_CARDS}
    assert len(faces) == 52


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("scale", [PHONE, WIDE])
@pytest.mark.parametrize("width", WIDTHS)
def test_the_index_of_a_compact_face_keeps_to_its_corner(width: int, scale: float) -> None:
    for which in ALL_CARDS:
        printed = ink(compact(which, width, scale, strip=0), width)
        assert 0 < printed.right <= INDEX_AT_MOST * width + 1, name(which)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("strip", [0.5, 0.62, 0.75, 1])
def test_the_pip_of_a_compact_face_is_never_cut(strip: float) -> None:
    for which in ALL_CARDS:
        if name(which)[0] not in "JQK":
            printed = ink(compact(which, 152, PHONE, strip), 152)
            assert printed.right <= strip * 152 + 1, name(which)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("width", WIDTHS)
def test_ranks_stand_on_whole_pixels(width: int) -> None:
    face = raster(deck.face(card("7S"), width, round(width * 1.4)), width, round(width * 1.4))
    index = deck.FULL_INDEX
    column = round((index.left + index.column / 2) * width / deck.WIDTH)
    top = round(index.top * width / deck.WIDTH)
    black = pygame.Color(TWO_COLOURS.suits[suit_of(card("7S"))])
    assert face.get_at((column, top)) == black
    assert face.get_at((column, top - 1)).hsva[2] > 95


@pytest.mark.usefixtures("screen")
def test_four_colours_tell_all_suits_apart() -> None:
    assert len(set(FOUR_COLOURS.suits)) == 4
    red, blue = (deck.face(card("7D"), 60, 84, colours) for colours in (TWO_COLOURS, FOUR_COLOURS))
    assert red != blue


@pytest.mark.parametrize("colours", [TWO_COLOURS, FOUR_COLOURS])
@pytest.mark.parametrize("paper", [palette.PAPER, palette.PAPER_BELOW])
def test_suits_stand_out_from_the_paper(colours: palette.Palette, paper: str) -> None:
    for colour in colours.suits:
        assert contrast(colour, paper) >= 4.5
        assert contrast(times(colour, palette.DIMMED), times(paper, palette.DIMMED)) >= 4


def test_contrasts_are_those_of_the_design() -> None:
    red, black = TWO_COLOURS.suits[HEARTS], FOUR_COLOURS.suits[suit_of(card("2S"))]
    assert contrast(red, palette.PAPER) == pytest.approx(5.8, abs=0.05)
    assert contrast(red, palette.PAPER_BELOW) == pytest.approx(5.1, abs=0.05)
    assert contrast(black, palette.PAPER) == pytest.approx(17.2, abs=0.1)
    assert contrast(times(red, palette.DIMMED), times(palette.PAPER, palette.DIMMED)) >= 4.5


def test_the_queen_of_spades_wears_a_colour_of_her_own() -> None:
    robes = {name(c): palette.court_colours(c, TWO_COLOURS)["robe"] for c in ALL_CARDS}
    queen = robes.pop("QS")
    assert queen not in robes.values()


def test_faces_look_as_they_were_drawn(open_screen: OpenScreen, must_look_like: LookLike) -> None:
    rows: list[list[Look]] = [
        [Face(card(one)) for one in ("AS", "7D", "TC", "JH", "QS", "KD")],
        [Face(card(one), Compact(PHONE, 1), one == "5H") for one in ("AC", "5H", "TS", "QD", "KC")],
        [Face(card("JS"), Compact(PHONE, 0.6)), Face(card("9H"), Compact(PHONE, 0)), Back()],
    ]
    marks = [Mark(Panel("#125242"), Rect(0, 0, 410, 280))]
    for row, looks in enumerate(rows):
        for column, look in enumerate(looks):
            marks.append(Mark(look, Rect(8 + 66 * column, 8 + 90 * row, 60, 84)))
    must_look_like(painted(open_screen(410, 280), Size(410, 280), marks), "faces")


def contrast(one: str, other: str) -> float:
    """Return how far the brightnesses of two colours are apart, as the W3C defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def times(one: str, other: str) -> str:
    """Return the product of two colours, as a filter gives it."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * b / 255):02X}" for a, b in pairs)
