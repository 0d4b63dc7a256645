"""A scene that is a sheet on the table: it opens, scrolls, and closes."""

from __future__ import annotations

from game.scenes.scene import NEVER, Answer, Change, Pop
from game.scenes.session import Session
from game.table.marks import Backdrop, Marks, Target
from game.table.motion import ease_out
from game.table.sheet import (
    CLOSE,
    WIDTH,
    SheetContent,
    SheetFrame,
    overflow,
    sheet_frame,
    sheet_marks,
)

WHOLE_WIDTH = 9999.0
SCROLLS = {"up": 60.0, "down": -60.0, "page up": 300.0, "page down": -300.0}
"""How far each key moves the body."""
MARGIN = 8.0
"""What stays free around what the keyboard has come to."""


class SheetScene:
    """What all sheets have in common; each says what it holds and what its buttons do."""

    widest = WIDTH
    """How wide it becomes where there is room."""
    widest_lying = WHOLE_WIDTH
    """How wide it becomes on a phone that lies on its side."""
    closes = True
    """Whether it can be put away without an answer."""
    whole = False
    claims: frozenset[str] = frozenset()

    def __init__(self, session: Session) -> None:
        self.session = session
        self._age = 0.0
        self._scrolled = 0.0

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return what the sheet holds."""
        raise NotImplementedError

    def chosen(self, target: Target) -> Change:
        """Take a tap on one of the sheet's own targets."""
        del target
        return None

    def view(self) -> Marks:
        """Return the sheet."""
        frame, content = self._frame_and_content()
        lasts = self.session.pace.sheet_in
        opened = ease_out(min(1.0, self._age / lasts)) if lasts else 1.0
        scrolled = min(self._scrolled, overflow(frame, content))
        return sheet_marks(frame, content, self.session.lettering, scrolled=scrolled, opened=opened)

    def activate(self, target: Target) -> Change:
        """Close the sheet, or let it take the tap."""
        if target == CLOSE or (isinstance(target, Backdrop) and self.closes):
            return Pop()
        return self.chosen(target)

    def key(self, name: str) -> Change:
        """Close with Escape, scroll with the page keys and with arrows that lead nowhere else."""
        if name == "escape" and self.closes:
            return Pop()
        self.scroll(SCROLLS.get(name, 0.0))
        return None

    def scroll(self, dy: float) -> None:
        """Move the body up or down as far as it goes."""
        frame, content = self._frame_and_content()
        furthest = overflow(frame, content)
        self._scrolled = max(0.0, min(furthest, self._scrolled - dy / frame.zoom))

    def reveal(self, target: Target) -> None:
        """Scroll as far as it takes to see all of a target."""
        mark = next((mark for mark in self.view() if mark.target == target), None)
        if mark is None or mark.clip is None:
            return
        below = max(0.0, mark.rect.bottom + MARGIN - mark.clip.bottom)
        above = max(0.0, mark.clip.y - mark.rect.y + MARGIN)
        self.scroll(above or -below)

    def update(self, seconds: float) -> Change:
        """Go on opening."""
        self._age += seconds
        return None

    def resume(self, answer: Answer) -> Change:
        """Pass on what a sheet above came to."""
        return Pop(answer) if answer is not None else None

    def wait(self) -> float:
        """Return 0 while the sheet opens."""
        return 0.0 if self._age < self.session.pace.sheet_in else NEVER

    def _frame_and_content(self) -> tuple[SheetFrame, SheetContent]:
        session = self.session
        frame = sheet_frame(session.size, session.insets, self.widest, self.widest_lying)
        return frame, self.content(frame)
