"""Sheets that lie on the table: a head, a body that scrolls where it must, and a foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.table.geometry import Insets, Point, Rect, Size
from game.table.layout import Shape
from game.table.lettering import Lettering
from game.table.marks import Backdrop, Button, Mark, Marks, Panel, Paper, Shadow, magnified, moved
from game.table.solve import shape_of
from game.table.theme import CREAM, MUTED, PANEL, SCRIM, clear
from game.table.widgets import icon, sheet_panel

ZOOM = 1.22
"""How much larger a sheet is where there is room."""
WIDTH = 560.0
PADDING = 20.0
FOOT_GAP = 14.0
HEADLESS = 16.0
SCRIM_OPACITY = 0.67
CLOSE = Button("close")


class SheetFrame(NamedTuple):
    """How much room a sheet has, in its own pixels."""

    shape: Shape
    zoom: float
    glass: Rect
    """The whole glass, in pixels of the glass."""
    outer: Rect
    """The largest box it may take."""
    title: float
    """The height of a head with a title."""

    @property
    def width(self) -> float:
        """The width of its content."""
        return self.outer.width - 2 * PADDING

    @property
    def height(self) -> float:
        """The most height that body and foot can have together below a title."""
        return self.outer.height - self.title - 16

    @property
    def landscape(self) -> bool:
        """Whether it has to spread sideways."""
        return self.shape == "landscape"


class SheetContent(NamedTuple):
    """What a sheet holds; body and foot are laid out from their own top left corner."""

    title: str
    body: Sequence[Mark]
    subtitle: str = ""
    foot: Sequence[Mark] = ()
    close: str = ""
    """What its closing button is called; without one there is none."""
    back: bool = False
    """Whether it closes with an arrow back, for a sheet upon another."""
    beside: Sequence[Mark] = ()
    """What stands at the right end of the head, laid out from its own top left corner."""

    @property
    def headless(self) -> bool:
        """Whether the body begins at the top, in place of a title."""
        return not self.title


def sheet_frame(size: Size, insets: Insets, widest: float, widest_lying: float) -> SheetFrame:
    """Return the room that a glass leaves to a sheet, which need not be wider than it is told."""
    shape = shape_of(size)
    zoom = ZOOM if shape == "wide" else 1.0
    margin = 8.0 if shape == "landscape" else 12.0
    edges = Insets(*(max(inset / zoom, margin) for inset in insets))
    room = Rect(0, 0, size.width / zoom, size.height / zoom).within(edges)
    limit = {"wide": widest, "landscape": widest_lying, "portrait": room.width}[shape]
    outer = Rect.around(room.centre, min(room.width, limit), room.height)
    return SheetFrame(shape, zoom, Rect(0, 0, *size), outer, 48.0 if shape == "landscape" else 58.0)


def overflow(frame: SheetFrame, content: SheetContent) -> float:
    """Return how far the body has to be scrolled to see its end."""
    return max(0.0, _bottom(content.body) - _body_room(frame, content))


def sheet_marks(
    frame: SheetFrame,
    content: SheetContent,
    lettering: Lettering,
    *,
    scrolled: float = 0,
    opened: float = 1,
) -> Marks:
    """Return a sheet, centred; while it opens it rises and appears."""
    body, foot = _bottom(content.body), _bottom(content.foot)
    visible = min(body, _body_room(frame, content))
    gap = FOOT_GAP if foot else 0.0
    head = _head_height(frame, content)
    height = min(frame.outer.height, head + visible + gap + foot + 16)
    box = Rect.around(frame.outer.centre, frame.outer.width, height)
    left, top = box.x + PADDING, box.y + head
    window = Rect(box.x + 4, top, box.width - 8, visible)
    clipped = window if body > visible + 0.5 else None
    marks = [*sheet_panel(box), Mark(None, box, Paper()), *_head(frame, content, lettering, box)]
    for mark in content.body:
        at = moved(mark, left, top - scrolled)
        marks.append(at._replace(clip=clipped))
    if clipped:
        marks += _scroll_bar(window, body, scrolled)
    marks += [moved(mark, left, top + visible + gap) for mark in content.foot]
    rise = 24 * (1 - opened)
    scrim = Panel(clear(SCRIM, SCRIM_OPACITY * opened))
    return (
        Mark(scrim, frame.glass, Backdrop()),
        *(
            magnified(moved(mark, dy=rise)._replace(alpha=mark.alpha * opened), frame.zoom)
            for mark in marks
        ),
    )


def _head(frame: SheetFrame, content: SheetContent, lettering: Lettering, box: Rect) -> list[Mark]:
    """Return the title, with the subtitle below or beside it, and the button that closes."""
    marks: list[Mark] = []
    if content.headless:
        return marks
    left, middle = box.x + PADDING, box.y + frame.title / 2 + 2
    if content.close:
        marks += _close(frame, content, box)
        left += 30 if content.back else 0
    if content.beside:
        ends = max(mark.rect.right for mark in content.beside)
        top = middle - _bottom(content.beside) / 2
        marks += [moved(mark, box.right - PADDING - ends, top) for mark in content.beside]
    size = 17 if frame.landscape else 20
    if content.subtitle and not frame.landscape:
        marks.append(lettering.line(content.title, Point(left, box.y + 24), size, align=0))
        below = Point(left, box.y + 46)
        marks.append(lettering.line(content.subtitle, below, 13, MUTED, "Medium", align=0))
        return marks
    title = lettering.line(content.title, Point(left, middle), size, align=0)
    marks.append(title)
    if content.subtitle:
        beside = Point(title.rect.right + 12, middle + 1)
        marks.append(lettering.line(content.subtitle, beside, 13, MUTED, "Medium", align=0))
    return marks


def _close(frame: SheetFrame, content: SheetContent, box: Rect) -> list[Mark]:
    middle = box.y + frame.title / 2 + 2
    if content.back:
        arrow = Rect.around(Point(box.x + 26, middle), 44, 44)
        return [
            Mark(None, arrow, CLOSE, label=content.close),
            icon("back", arrow.centre, 22, CREAM),
        ]
    disc = Rect(box.right - 56, middle - 22, 44, 44)
    return [
        Mark(Panel(clear(PANEL, 0.5), 22), disc, CLOSE, label=content.close),
        icon("close", disc.centre, 18, CREAM),
    ]


def _scroll_bar(window: Rect, whole: float, scrolled: float) -> list[Mark]:
    """Return a thin bar that shows which part of the body is in sight."""
    length = max(24.0, window.height * window.height / whole)
    way = (window.height - length) * scrolled / (whole - window.height)
    bar = Rect(window.right - 3, window.y + way, 3, length)
    return [Mark(Panel(clear(CREAM, 0.35), 1.5), bar)]


def _body_room(frame: SheetFrame, content: SheetContent) -> float:
    foot = _bottom(content.foot)
    room = frame.outer.height - _head_height(frame, content) - 16
    return room - (foot + FOOT_GAP if foot else 0)


def _head_height(frame: SheetFrame, content: SheetContent) -> float:
    return HEADLESS if content.headless else frame.title


def _bottom(marks: Sequence[Mark]) -> float:
    """Return where marks end, the shadows that fall from them aside."""
    solid = (mark for mark in marks if not isinstance(mark.look, Shadow))
    return max((mark.rect.bottom for mark in solid), default=0.0)
