"""From pygame's events to inputs: one gesture is one action."""

import pygame
import pytest

from game.scenes.inputs import Drag, Input, Key, Press, Quit, Release, Tap, Wheel
from game.shell.window import Window
from game.table.geometry import Point


def mouse(
    kind: int, x: float, y: float, *, touch: bool = False, button: int = 1
) -> pygame.event.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=(x, y), touch=touch, rel=(0, 0), buttons=(1, 0, 0))
    return pygame.event.Event(kind, pos=(x, y), touch=touch, button=button)


def finger(kind: int, x: float, y: float) -> pygame.event.Event:
    return pygame.event.Event(kind, x=x, y=y, finger_id=1, touch_id=1, dx=0, dy=0)


def told(*events: tuple[float, pygame.event.Event], ratio: float = 1) -> list[Input]:
    window = Window()
    return [found for now, event in events for found in window.inputs(event, ratio, now)]


DOWN, UP, MOVE = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION


def test_a_click_is_a_press_and_a_tap_in_logical_pixels() -> None:
    inputs = told((0, mouse(DOWN, 200, 100)), (0.1, mouse(UP, 202, 100)), ratio=2)
    assert inputs == [Press(Point(100, 50)), Tap(Point(101, 50))]


def test_a_touch_that_arrives_as_finger_and_mouse_is_one_tap() -> None:
    inputs = told(
        (0, finger(pygame.FINGERDOWN, 0.5, 0.5)),
        (0, mouse(DOWN, 100, 100, touch=True)),
        (0.05, finger(pygame.FINGERUP, 0.5, 0.5)),
        (0.05, mouse(UP, 100, 100, touch=True)),
    )
    assert inputs == [Press(Point(100, 100)), Tap(Point(100, 100))]


def test_a_touch_told_again_as_a_mouse_is_not_a_second_tap() -> None:
    inputs = told(
        (0, mouse(DOWN, 100, 100, touch=True)),
        (0.03, mouse(UP, 100, 100, touch=True)),
        (0.04, mouse(DOWN, 101, 100)),
        (0.05, mouse(UP, 101, 100)),
    )
    assert inputs == [Press(Point(100, 100)), Tap(Point(100, 100))]


@pytest.mark.parametrize(("later", "x"), [(0.2, 100), (0.04, 140)])
def test_a_second_tap_later_or_elsewhere_counts(later: float, x: float) -> None:
    inputs = told(
        (0, mouse(DOWN, 100, 100, touch=True)),
        (0.03, mouse(UP, 100, 100, touch=True)),
        (later, mouse(DOWN, x, 100)),
        (later + 0.01, mouse(UP, x, 100)),
    )
    assert inputs[2:] == [Press(Point(x, 100)), Tap(Point(x, 100))]


def test_a_finger_that_slides_drags_and_taps_nothing() -> None:
    inputs = told(
        (0, mouse(DOWN, 100, 100)),
        (0.1, mouse(MOVE, 100, 104)),
        (0.2, mouse(MOVE, 100, 120)),
        (0.3, mouse(MOVE, 100, 110)),
        (0.4, mouse(UP, 100, 110)),
    )
    assert inputs == [Press(Point(100, 100)), Drag(20), Drag(-10), Release()]


def test_only_the_first_button_counts_and_moving_without_it_is_nothing() -> None:
    inputs = told(
        (0, mouse(DOWN, 1, 1, button=3)), (0, mouse(UP, 1, 1, button=3)), (0, mouse(MOVE, 9, 9))
    )
    assert inputs == []


@pytest.mark.parametrize(
    ("key", "modifiers", "name"),
    [
        (pygame.K_RETURN, 0, "return"),
        (pygame.K_KP_ENTER, 0, "return"),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "shift tab"),
        (pygame.K_LEFT, 0, "left"),
        (pygame.K_q, 0, "q"),
        (pygame.K_0, 0, "0"),
        (pygame.K_ESCAPE, 0, "escape"),
        (pygame.K_SPACE, 0, "space"),
        (pygame.K_PAGEDOWN, 0, "page down"),
    ],
)
def test_keys_have_names(key: int, modifiers: int, name: str) -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=modifiers, unicode="")
    assert told((0, event)) == [Key(name)]


def test_the_wheel_and_the_closing_of_the_window() -> None:
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1)
    assert told((0, wheel), (0, pygame.event.Event(pygame.QUIT))) == [Wheel(-48), Quit()]
