"""The painter paints what the marks say, to the pixel, and no more than has changed."""

from __future__ import annotations

from itertools import islice, pairwise

import pygame
import pytest

from game.rules.cards import card
from game.shell.painter import Painter, joined
from game.table.geometry import Point, Rect, Size
from game.table.marks import (
    Avatar,
    Back,
    Compact,
    Face,
    Fan,
    Felt,
    Icon,
    Line,
    Mark,
    Panel,
    SeatPlate,
    Shadow,
    Text,
)
from game.table.theme import CREAM, GOLD
from tests.shell import sample
from tests.shell.conftest import LookLike, OpenScreen
from tests.shell.goldens import difference, pixels
from tests.shell.sample import glass

SIZE = Size(200, 200)
RATIOS = (1, 1.25, 1.5, 2, 2.625, 3)
RED, BLUE = "#C4203A", "#1457D6"
ANYWHERE = Rect(20, 30, 60, 84)


def content(screen: pygame.Surface) -> bytes:
    return pygame.image.tobytes(screen, "RGB")


def bounds(screen: pygame.Surface) -> pygame.Rect:
    """Return the box of all that is not black."""
    shape = pygame.mask.from_threshold(screen, "black", (1, 1, 1))
    shape.invert()
    first, *others = shape.get_bounding_rects()
    return first.unionall(others)


def test_the_same_marks_are_painted_once(screen: pygame.Surface) -> None:
    painter, marks = Painter(), [Mark(Panel(RED), ANYWHERE)]
    assert painter.paint(screen, glass(SIZE, 1), marks)
    screen.fill("black")
    assert painter.paint(screen, glass(SIZE, 1), list(marks)) == []
    assert content(screen) == bytes(3 * 200 * 200)


def test_what_only_a_tap_can_tell_apart_is_not_painted_again(screen: pygame.Surface) -> None:
    painter, plate = Painter(), Mark(Panel(RED), ANYWHERE)
    painter.paint(screen, glass(SIZE, 1), [plate])
    tapped = plate._replace(target=SeatPlate(2), label="Bruno")
    marks = [tapped, Mark(None, ANYWHERE, SeatPlate(1))]
    assert painter.paint(screen, glass(SIZE, 1), marks) == []


def test_another_glass_or_screen_is_painted_anew(screen: pygame.Surface) -> None:
    painter, marks = Painter(), [Mark(Panel(RED), ANYWHERE)]
    painter.paint(screen, glass(SIZE, 1), marks)
    screen.fill("black")
    assert painter.paint(screen, glass(Size(100, 100), 2), marks)
    assert bounds(screen) == pygame.Rect(40, 60, 120, 140)
    other = pygame.Surface((200, 200))
    assert painter.paint(other, glass(Size(100, 100), 2), marks)
    assert bounds(other) == pygame.Rect(40, 60, 120, 140)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("ratio", [1, 1.5])
def test_painting_what_changed_gives_the_same_as_painting_all(
    open_screen: OpenScreen, seed: int, ratio: float
) -> None:
    size = Size(260, 320)
    pixels_of = (round(size.width * ratio), round(size.height * ratio))
    screen = open_screen(*pixels_of)
    little, whole = Painter(), Painter()
    for marks in islice(sample.changes(sample.table(size), size, seed), 40):
        little.paint(screen, glass(size, ratio), marks)
        fresh = pygame.Surface(pixels_of)
        whole.paint(fresh, glass(size, ratio), marks)
        assert content(screen) == content(fresh)


def test_changes_far_apart_are_painted_apart(open_screen: OpenScreen) -> None:
    screen, painter = open_screen(1000, 1000), Painter()
    size = Size(1000, 1000)
    cloth = Mark(Panel("#125242"), Rect(0, 0, *size))
    corners = [Rect(10, 10, 50, 50), Rect(900, 900, 50, 50)]
    painter.paint(screen, glass(size, 1), [cloth])
    regions = painter.paint(
        screen, glass(size, 1), [cloth, *(Mark(Panel(RED), r) for r in corners)]
    )
    assert sorted(tuple(region) for region in regions) == [tuple(rect) for rect in corners]


def test_regions_cover_every_box_and_little_else() -> None:
    boxes = [pygame.Rect(10 * place, 5 * place, 40, 60) for place in range(20)]
    boxes += [pygame.Rect(2000, 0, 100, 100), pygame.Rect(0, 0, 0, 0)]
    regions = joined(boxes)
    assert all(any(region.contains(box) for region in regions) for box in boxes if box)
    assert len(regions) == 2


def test_a_change_touches_nothing_far_from_it(screen: pygame.Surface) -> None:
    painter, still = Painter(), Mark(Panel(RED), Rect(0, 0, 90, 90))
    painter.paint(screen, glass(SIZE, 1), [still, Mark(Panel(BLUE), Rect(100, 100, 20, 20))])
    screen.fill("black")
    painter.paint(screen, glass(SIZE, 1), [still, Mark(Panel(BLUE), Rect(110, 105, 20, 20))])
    assert bounds(screen) == pygame.Rect(110, 105, 20, 20)


@pytest.mark.parametrize("ratio", RATIOS)
def test_neighbours_meet_and_do_not_overlap(open_screen: OpenScreen, ratio: float) -> None:
    screen = open_screen(round(200 * ratio), round(20 * ratio))
    edges = [0, 13.3, 26.5, 47.1, 60.25, 99.5, 150.75, 200]
    strips = [
        Mark(Panel(RED + "80" if place % 2 else BLUE + "80"), Rect(left, 0, right - left, 20))
        for place, (left, right) in enumerate(pairwise(edges))
    ]
    Painter().paint(screen, glass(Size(200, 20), ratio), strips)
    assert len(set(pixels(screen))) == 2
    assert (0, 0, 0) not in pixels(screen)


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_hairline_is_as_wide_wherever_it_lies(open_screen: OpenScreen, ratio: float) -> None:
    screen = open_screen(round(200 * ratio), round(40 * ratio))
    heights = set()
    for place in range(20):
        screen.fill("black")
        Painter().paint(
            screen, glass(Size(200, 40), ratio), [Mark(Panel(RED), Rect(0, place / ratio, 200, 1))]
        )
        heights.add(bounds(screen).height)
    assert len(heights) == 1


def test_a_card_keeps_its_size_wherever_it_lies(open_screen: OpenScreen) -> None:
    screen, painter = open_screen(300, 300), Painter()
    sizes = set()
    for place in range(12):
        screen.fill("black")
        box = Rect(20 + place * 0.13, 20 + place * 0.29, 75.3, 105.4)
        painter.paint(screen, glass(SIZE, 1.5), [Mark(Face(card("QS")), box)])
        sizes.add(bounds(screen).size)
    assert sizes == {(113, 158)}


@pytest.mark.parametrize("look", [Face(card("KH")), Face(card("KH"), Compact(0.84, 1)), Back()])
def test_a_moving_card_lands_as_it_lies(screen: pygame.Surface, look: Face | Back) -> None:
    moving = look._replace(art=Size(60, 84))
    painter = Painter()
    painter.paint(screen, glass(SIZE, 1), [Mark(moving, Rect(30, 40, 45, 63))])
    assert bounds(screen) == pygame.Rect(30, 40, 45, 63)
    screen.fill("black")
    painter.paint(screen, glass(SIZE, 1), [Mark(moving, Rect(100, 90, 60, 84))])
    landed = content(screen)
    screen.fill("black")
    painter.paint(screen, glass(SIZE, 1), [Mark(look, Rect(100, 90, 60, 84))])
    assert content(screen) == landed


def test_the_corners_of_a_card_are_round_under_its_king(screen: pygame.Surface) -> None:
    sample.painted(screen, SIZE, [Mark(Face(card("KH"), Compact(0.84, 1)), Rect(0, 0, 100, 140))])
    for corner in ((0, 0), (99, 0), (0, 139), (99, 139)):
        assert screen.get_at(corner)[:3] == (0, 0, 0)


def test_a_dimmed_card_is_darker_all_over(screen: pygame.Surface) -> None:
    sample.painted(screen, SIZE, [Mark(Face(card("QH")), ANYWHERE)])
    light = pixels(screen)
    sample.painted(screen, SIZE, [Mark(Face(card("QH"), dimmed=True), ANYWHERE)])
    assert all(max(dark) <= max(plain) for dark, plain in zip(pixels(screen), light, strict=True))
    assert screen.get_at((23, 75))[:3] == pytest.approx((173, 182, 173), abs=8)


def test_alpha_mixes_with_what_lies_below(screen: pygame.Surface) -> None:
    below, above = Mark(Panel("#204060"), ANYWHERE), Mark(Panel("#E0C0A0"), ANYWHERE, alpha=0.5)
    sample.painted(screen, SIZE, [below, above])
    assert screen.get_at((50, 60))[:3] == pytest.approx((0x80, 0x80, 0x80), abs=1)


def test_neighbours_that_are_equally_faint_fade_as_one(screen: pygame.Surface) -> None:
    panel, upon = Panel("#000000"), Panel("#FFFFFF")
    sample.painted(screen, SIZE, [Mark(look, ANYWHERE, alpha=0.5) for look in (panel, upon)])
    assert screen.get_at((50, 60))[:3] == pytest.approx((127, 127, 127), abs=1)


def test_what_leaves_the_screen_does_not_widen_what_is_painted(screen: pygame.Surface) -> None:
    painter, faint = Painter(), Mark(Panel(RED), ANYWHERE, alpha=0.5)
    rain = [Mark(Panel(BLUE), Rect(-20 - fallen, 30, 9, 9)) for fallen in (0, 4)]
    painter.paint(screen, glass(SIZE, 1), [rain[0]])
    (region,) = painter.paint(screen, glass(SIZE, 1), [faint, rain[1]])
    assert screen.get_rect().contains(region)
    assert screen.get_at((50, 60))[0] > 0


def test_what_cannot_be_seen_through_at_all_is_not_there(screen: pygame.Surface) -> None:
    assert not any(content(sample.painted(screen, SIZE, [Mark(Panel(RED), ANYWHERE, alpha=0)])))


def test_a_mark_ends_where_it_is_clipped(screen: pygame.Surface) -> None:
    clip = Rect(40, 50, 20, 30)
    sample.painted(screen, SIZE, [Mark(Face(card("QH")), ANYWHERE, clip=clip)])
    assert bounds(screen) == pygame.Rect(*clip)
    shadow = Mark(Shadow(6, 5, "#FFFFFF"), ANYWHERE, clip=Rect(0, 0, 10, 10))
    screen.fill("black")
    assert not any(content(sample.painted(screen, SIZE, [shadow])))


def test_an_unknown_icon_is_refused_and_nothing_touched(screen: pygame.Surface) -> None:
    painter = Painter()
    painter.paint(screen, glass(SIZE, 1), [Mark(Panel(RED), ANYWHERE)])
    before = content(screen)
    with pytest.raises(ValueError, match="no icon is called 'unicorn'; there are menu, "):
        painter.paint(screen, glass(SIZE, 1), [Mark(Icon("unicorn", CREAM), ANYWHERE)])
    assert content(screen) == before
    assert not painter.paint(screen, glass(SIZE, 1), [Mark(Panel(RED), ANYWHERE)])
    unknown = [Mark(Icon("unicorn", CREAM), ANYWHERE)]
    for _ in range(2):
        with pytest.raises(ValueError, match="unicorn"):
            painter.paint(screen, glass(SIZE, 1), unknown)


def test_drawing_ahead_comes_to_an_end_and_changes_nothing(screen: pygame.Surface) -> None:
    painter, marks = Painter(), [Mark(Face(card("QH")), ANYWHERE)]
    assert not painter.prepare(1)
    painter.paint(screen, glass(SIZE, 1), marks)
    before = content(screen)
    assert painter.prepare(0)
    assert not painter.prepare(60)
    assert content(screen) == before
    assert not painter.paint(screen, glass(SIZE, 1), marks)


def test_the_felt_covers_all_and_is_lightest_in_its_middle(screen: pygame.Surface) -> None:
    sample.painted(screen, SIZE, [Mark(Felt(), Rect(0, 0, 200, 200))])
    cloth = [sum(pixel) for pixel in pixels(screen)]
    rows = [sum(cloth[200 * y + 60 : 200 * y + 140]) / 80 for y in range(200)]
    assert min(cloth) > 0
    assert 70 < rows.index(max(rows)) < 100
    assert max(abs(a - b) for a, b in pairwise(rows)) < 6


def test_widgets_look_as_they_were_drawn(open_screen: OpenScreen, must_look_like: LookLike) -> None:
    zigzag = (Point(0, 0), Point(30, 20), Point(60, 5), Point(90, 25))
    marks = [
        Mark(Panel("#125242"), Rect(0, 0, 190, 160)),
        Mark(Felt(), Rect(95, 58, 20, 30)),
        *sample.plate(1, "Lucía", Point(50, 80)),
        *sample.button("Jugar", Rect(95, 100, 85, 40)),
        Mark(Avatar(0), Rect(100, 10, 36, 36)),
        Mark(Fan(3, 20), Rect(140, 5, 50, 50)),
        Mark(Line(zigzag, GOLD, 2), Rect(95, 55, 90, 25)),
        Mark(Line(zigzag[::3], "#8FD0FF", 1.5, dash=4), Rect(95, 60, 90, 25)),
        Mark(Icon("hint", GOLD), Rect(8, 128, 24, 24)),
        Mark(Icon("moon", CREAM), Rect(38, 128, 24, 24)),
        Mark(Text("Pista", 12.5, CREAM, shadow=True), Rect(62, 128, 30, 24)),
    ]
    screen = open_screen(380, 320)
    must_look_like(sample.painted(screen, Size(190, 160), marks, ratio=2), "widgets")


def test_goldens_are_told_apart(open_screen: OpenScreen) -> None:
    one, other = pygame.Surface((4, 4)), open_screen(4, 4)
    other.set_at((1, 2), "#102030")
    assert pixels(difference(one, other)).count((0x10, 0x20, 0x30)) == 1
