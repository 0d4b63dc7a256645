"""Text is as wide as measured and stands where it should, at every ratio."""

from __future__ import annotations

import json

import pygame
import pytest

from game.shell.assets import asset
from game.shell.fonts import measure
from game.shell.pictures import Pictures
from game.table.geometry import Rect
from game.table.marks import Text, Weight
from game.table.theme import CREAM
from tests.headless import CATALOGUES

RATIOS = (1, 1.1, 1.25, 1.5, 1.75, 2, 2.625, 3)
TEXTS = ("Te toca: toca otra vez o Jugar", "¡Luna de Inés!", "♠Q jugada", "AVATAR", "100", "→")
SIZES = (10, 11.5, 12.5, 13, 17, 28)
WEIGHTS: tuple[Weight, ...] = ("Medium", "Bold", "ExtraBold")


@pytest.mark.parametrize("weight", WEIGHTS)
def test_widths_are_measured_without_a_screen_and_in_proportion(weight: Weight) -> None:
    pygame.display.quit()
    width = measure("Corazones rotos", 12, weight)
    assert 60 < width < 120
    assert measure("Corazones rotos", 36, weight) == pytest.approx(3 * width)
    assert measure("", 12, weight) == 0


def test_the_heavier_the_wider() -> None:
    medium, bold, extra = (measure("Siguiente mano", 17, weight) for weight in WEIGHTS)
    assert medium < bold < extra


def test_all_digits_are_as_wide() -> None:
    assert len({measure(digit, 12) for digit in "0123456789"}) == 1


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("ratio", RATIOS)
def test_text_never_leaves_a_box_as_wide_as_measured(ratio: float) -> None:
    pictures = Pictures(ratio)
    for text in TEXTS:
        for size in SIZES:
            box = Rect(10.3, 20.7, measure(text, size), size * 1.4)
            seen = ink(pictures, Text(text, size, CREAM), box)
            drawn = pictures.snapped(box)
            assert drawn.left - 1 <= seen.left < seen.right <= drawn.right + 1, (text, size)
            assert drawn.top - 1 <= seen.top < seen.bottom <= drawn.bottom + 1, (text, size)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("ratio", RATIOS)
def test_capitals_stand_in_the_middle_of_the_height(ratio: float) -> None:
    for size in SIZES:
        box = Rect(0, 3, 40, 26)
        seen = ink(Pictures(ratio), Text("H", size, CREAM), box)
        above, below = seen.top - 3 * ratio, 29 * ratio - seen.bottom
        assert above == pytest.approx(below, abs=2)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("ratio", RATIOS)
def test_capitals_have_sharp_feet_and_tops(ratio: float) -> None:
    for size in SIZES:
        picture = Pictures(ratio).place(Text("H", size, "#FFFFFF", "ExtraBold"), Rect(0, 0, 40, 30))
        surface = picture.surface
        column = max(range(surface.get_width()), key=lambda x: darkness(surface, x))
        heights = [surface.get_at((column, y)).a for y in range(surface.get_height())]
        inked = [alpha for alpha in heights if alpha]
        assert min(inked) > 0.6 * max(inked), (size, heights)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("align", "left"), [(0, 100), (0.5, 180), (1, 260)])
def test_text_is_aligned_in_its_box(align: float, left: int) -> None:
    width = measure("Total", 14)
    seen = ink(Pictures(2), Text("Total", 14, CREAM, align=align), Rect(50, 0, width + 80, 20))
    assert seen.left == pytest.approx(left, abs=2)


@pytest.mark.usefixtures("screen")
def test_a_soft_shadow_falls_below() -> None:
    box = Rect(0, 0, 80, 20)
    plain = ink(Pictures(2), Text("Total", 14, CREAM), box)
    shaded = ink(Pictures(2), Text("Total", 14, CREAM, shadow=True), box)
    assert (shaded.top, shaded.bottom) == (plain.top, plain.bottom + 2)


@pytest.mark.usefixtures("screen")
def test_clear_colours_let_the_ground_through() -> None:
    box = Rect(0, 0, 80, 20)
    full, half = (
        Pictures(2).place(Text("H", 14, colour), box).surface for colour in (CREAM, CREAM + "80")
    )
    most = [max(surface.get_at((x, 20)).a for x in range(15)) for surface in (full, half)]
    assert most[1] == pytest.approx(most[0] / 2, abs=2)


@pytest.mark.usefixtures("screen")
def test_no_text_is_no_ink() -> None:
    assert not ink(Pictures(2), Text("", 14, CREAM), Rect(0, 0, 0, 20))


def ink(pictures: Pictures, look: Text, box: Rect) -> pygame.Rect:
    """Return the pixels of the screen that a text darkens."""
    surface, x, y = pictures.place(look, box)
    return surface.get_bounding_rect(min_alpha=40).move(x, y)


def darkness(surface: pygame.Surface, column: int) -> int:
    return sum(surface.get_at((column, y)).a for y in range(surface.get_height()))


@pytest.mark.parametrize("weight", WEIGHTS)
@pytest.mark.parametrize("language", sorted(CATALOGUES))
def test_every_letter_of_every_language_is_in_the_font(language: str, weight: Weight) -> None:
    letters = sorted(set(json.dumps(CATALOGUES[language], ensure_ascii=False)) - {" "})
    font = pygame.font.Font(asset(f"fonts/HeartsUI-{weight}.ttf"), 20)

    def drawn(letter: str) -> bytes:
        return pygame.image.tobytes(font.render(letter, True, "#000000"), "RGBA")

    box_of_a_missing_letter = drawn("\u4e2d")
    assert [letter for letter in letters if drawn(letter) == box_of_a_missing_letter] == []
