"""How to play: a sheet with a page for each way to ask."""

from __future__ import annotations

from game.scenes.scene import Change
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.controls import segments
from game.table.entries import columns_of
from game.table.geometry import Rect
from game.table.help_pages import PAGES
from game.table.marks import Mark, Option, Target
from game.table.sheet import SheetContent, SheetFrame

TABS = 44.0


class Help(SheetScene):
    """Pages to be turned by tabs: at the foot, or in the head where it lies on its side."""

    def __init__(self, session: Session, page: str = "minute") -> None:
        """Open a page."""
        super().__init__(session)
        self._page = page

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return the page, in two columns where it lies on its side."""
        session, lettering = self.session, self.session.lettering
        entries = PAGES[self._page](lettering, session.match.house)
        title = lettering.say("how_to_play")
        content = SheetContent(
            title,
            columns_of(lettering, entries, frame.width, 2 if frame.landscape else 1),
            close=lettering.say("back"),
            back=True,
        )
        if frame.landscape:
            beside = frame.width - lettering.measure(title, 17, "Bold") - 50
            return content._replace(beside=self._tabs(beside))
        return content._replace(foot=self._tabs(frame.width))

    def chosen(self, target: Target) -> Change:
        """Turn to a page."""
        if isinstance(target, Option):
            self._page = target.value
            self._scrolled = 0.0
            self.session.hear("click")
        return None

    def _tabs(self, width: float) -> list[Mark]:
        lettering = self.session.lettering
        tabs = [(page, lettering.say(f"page_{page}")) for page in PAGES]
        return segments(lettering, Rect(0, 0, width, TABS), "page", tabs, self._page)
