"""Panels, shadows, lines, icons and portraits."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.shell.icons import ICONS
from game.shell.pictures import Picture, Pictures
from game.table.geometry import Point, Rect, Size
from game.table.marks import Avatar, Back, Compact, Face, Fan, Icon, Line, Panel, Shadow

pytestmark = pytest.mark.usefixtures("screen")

RED, BLUE = "#C4203A", "#1457D6"
BOX = Rect(10, 20, 60, 40)


def at(picture: Picture, x: float, y: float) -> pygame.Color:
    """Return the colour of a picture at a point of the screen."""
    return picture.surface.get_at((round(x) - picture.x, round(y) - picture.y))


@pytest.mark.parametrize("ratio", [1, 1.5, 2, 3])
def test_a_panel_falls_from_one_colour_to_another(ratio: float) -> None:
    panel = Pictures(ratio).place(Panel(RED, 0, BLUE), BOX)
    assert tuple(panel.bounds) == tuple(number * ratio for number in BOX)
    assert at(panel, 30 * ratio, 20 * ratio) == pytest.approx(pygame.Color(RED), abs=8)
    assert at(panel, 30 * ratio, 60 * ratio - 1) == pytest.approx(pygame.Color(BLUE), abs=8)


@pytest.mark.parametrize("radius", [0, 5, 12, 20, 99])
def test_a_wide_panel_is_a_narrow_one_drawn_out(radius: float) -> None:
    look = Panel("#05211DB8", radius, "#124438", "#FFFFFF60", 1.5)
    whole = Pictures(2).place(look, BOX).surface
    for y in range(0, 80, 7):
        row = [whole.get_at((x, y)) for x in range(120)]
        assert row[60:] == row[59::-1]
    assert (whole.get_at((0, 0)).a == 0) == (radius > 0)
    assert whole.get_at((60, 40)).a == pytest.approx(0xDC, abs=8)


def test_an_edge_lies_inside_the_panel() -> None:
    panel = Pictures(2).place(Panel(None, 8, edge=RED, edge_width=3), BOX)
    assert at(panel, 80, 41) == at(panel, 80, 45) == pygame.Color(RED)
    assert at(panel, 80, 46).a == at(panel, 80, 80).a == 0


def test_colours_may_be_clear() -> None:
    panel = Pictures(1).place(Panel("#FF000080"), BOX)
    assert at(panel, 30, 30) == pygame.Color(255, 0, 0, 128)


@pytest.mark.parametrize("blur", [3, 8, 18])
@pytest.mark.parametrize("ratio", [1, 2])
def test_a_shadow_is_soft_and_reaches_twice_its_blur(blur: float, ratio: float) -> None:
    shadow = Pictures(ratio).place(Shadow(6, blur, "#00120EC0"), BOX)
    reach = 2 * blur * ratio
    assert shadow.bounds == pygame.Rect([round(n * ratio) for n in BOX]).inflate(
        2 * reach, 2 * reach
    )
    middle = shadow.bounds.centery
    alphas = [at(shadow, x, middle).a for x in range(shadow.x, shadow.bounds.centerx)]
    assert alphas == sorted(alphas)
    assert alphas[0] <= 2
    assert 0x60 < alphas[-1] <= 0xC0
    steps = [b - a for a, b in pairwise(alphas)]
    assert max(steps) <= 0xC0 / (blur * ratio) + 4


def test_a_glow_keeps_its_colour_to_the_end() -> None:
    glow = Pictures(2).place(Shadow(6, 8, "#F4C45C"), BOX).surface
    for x in range(0, 60, 6):
        assert glow.get_at((x, 60))[:3] == pytest.approx((0xF4, 0xC4, 0x5C), abs=3)


def test_a_line_goes_through_its_points() -> None:
    points = (Point(0, 0), Point(30, 20), Point(60, -10))
    line = Pictures(2).place(Line(points, RED, 3), Rect(10, 20, 60, 1))
    for point in points:
        assert at(line, 20 + 2 * point.x, 40 + 2 * point.y) == pygame.Color(RED)
    assert at(line, 20 + 60, 40).a == 0


def test_a_dashed_line_has_gaps() -> None:
    look = Line((Point(0, 0), Point(60, 0)), RED, 2)
    whole, dashed = (Pictures(2).place(one, BOX) for one in (look, look._replace(dash=5)))
    inked = [sum(at(line, x, 40).a > 128 for x in range(20, 140)) for line in (whole, dashed)]
    assert inked[0] == 120
    assert 60 <= inked[1] <= 100


@pytest.mark.parametrize("name", ICONS)
@pytest.mark.parametrize("ratio", [1, 2])
def test_every_icon_draws_something_within_its_box(name: str, ratio: float) -> None:
    icon = Pictures(ratio).place(Icon(name, RED), Rect(10, 10, 24, 24))
    inked = icon.surface.get_bounding_rect(min_alpha=128)
    assert min(inked.size) >= 8 * ratio
    assert max(inked.size) >= 13 * ratio
    whole = Pictures(ratio).place(Icon(name, RED), Rect(10, 10, 48, 48)).surface
    rim = whole.get_rect().inflate(-2, -2)
    assert rim.contains(whole.get_bounding_rect(min_alpha=128)), "it touches its box"


def test_no_two_icons_look_the_same_but_those_of_the_same_meaning() -> None:
    pictures = Pictures(2)
    drawn = {
        name: pygame.image.tobytes(pictures.place(Icon(name, RED), BOX).surface, "RGBA")
        for name in ICONS
    }
    assert drawn.pop("arrow_across") == drawn["arrow_up"]
    assert len(set(drawn.values())) == len(drawn)


def test_the_seats_have_round_portraits_of_their_own() -> None:
    pictures = Pictures(2)
    portraits = [pictures.place(Avatar(seat), Rect(0, 0, 46, 46)).surface for seat in range(4)]
    assert len({pygame.image.tobytes(portrait, "RGBA") for portrait in portraits}) == 4
    for portrait in portraits:
        assert portrait.get_at((2, 2)).a == 0
        assert portrait.get_at((46, 46)).a == 255


@pytest.mark.parametrize("cards", [1, 2, 3, 5])
def test_a_fan_grows_by_a_third_of_a_card_for_each(cards: int) -> None:
    fan = Pictures(2).place(Fan(cards, 24), Rect(0, 0, 122, 122)).surface
    inked = fan.get_bounding_rect(min_alpha=128)
    assert inked.width == pytest.approx(48 + 16 * (cards - 1), abs=4 + 4 * (cards - 1))
    assert inked.centerx == pytest.approx(122, abs=2)


def test_what_was_not_seen_for_long_is_dropped_and_what_is_in_sight_stays() -> None:
    pictures = Pictures(1)
    for seat in range(4):
        last = pictures.place(Avatar(seat), Rect(0, 0, 50, 50))
        pictures.tidy([last], most=10**9)
    kept = pictures.pixels
    pictures.place(Avatar(0), Rect(0, 0, 50, 50))
    pictures.tidy([last], most=kept - 1)
    assert pictures.pixels == kept - 50 * 50
    pictures.tidy([last], most=0)
    assert pictures.pixels == 50 * 50
    assert pictures.place(Avatar(3), Rect(0, 0, 50, 50)) == last


def test_faces_that_may_be_needed_are_drawn_ahead() -> None:
    pictures, size = Pictures(1), Size(50, 70)
    box = Rect(0, 0, *size)
    strip = Face(3, Compact(0.84, 0.6))
    pictures.tidy([pictures.place(look, box) for look in (Face(0), strip)], most=10**9)
    assert pictures.prepare(seconds=0, most=10**9)
    assert not pictures.prepare(seconds=60, most=10**9)
    ahead = pictures.pixels
    for look in (
        *(Face(card) for card in range(52)),
        Face(0, dimmed=True),
        strip._replace(dimmed=True),
    ):
        pictures.place(look, box)
    assert pictures.pixels == ahead
    assert not pictures.prepare(seconds=60, most=ahead)


def test_the_shadow_of_a_box_that_grows_is_drawn_a_few_times_only() -> None:
    pictures, drawn = Pictures(2), set[int]()
    for width in range(100, 120):
        box = Rect(30, 40, width / 2, width * 0.7)
        picture = pictures.place(Shadow(box.width * 0.088, 9, "#00000080"), box)
        drawn.add(id(picture.surface))
        assert picture.bounds.center == pytest.approx(pictures.snapped(box).center, abs=1)
        assert picture.bounds.width - width == pytest.approx(4 * 18, abs=4)
    assert len(drawn) <= 12


def test_backs_in_flight_are_stretched_once_and_faces_every_time() -> None:
    pictures, art, box = Pictures(1), Size(50, 70), Rect(0, 0, 60, 84)
    backs = [pictures.place(Back(art), box) for _ in range(2)]
    faces = [pictures.place(Face(0, art=art), box) for _ in range(2)]
    assert backs[0].surface is backs[1].surface
    assert faces[0].surface is not faces[1].surface
    assert {picture.surface.get_size() for picture in (*backs, *faces)} == {(60, 84)}
