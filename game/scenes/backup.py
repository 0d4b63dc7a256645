"""Everything that is kept, handed out as one file; and the way back in."""

from __future__ import annotations

from game.memory.archive import encode_archive
from game.scenes.exchange import BEFORE, everything
from game.scenes.outside import StorageError
from game.scenes.restore import restoring
from game.scenes.scene import Change, Push
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.lettering import steps
from game.table.marks import Button, Mark, Target
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import GOLD, MUTED
from game.table.widgets import primary_button, secondary_button

EXPORT, IMPORT, UNDO = Button("export_file"), Button("import_file"), Button("undo_import")
TEXT, SMALL, BUTTON, GAP = 15.0, 13.0, 48.0, 12.0


class BackupSheet(SheetScene):
    """Says where a file went, for a desktop does not ask."""

    widest = widest_lying = 520.0

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._said = ""
        """What came of the last file that was handed out."""

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return what such a file holds, and the ways out and in."""
        lettering, pressed = self.session.lettering, self.session.pressed
        body = lettering.paragraph(lettering.say("backup_text"), Point(0, 11), frame.width, TEXT)
        for target in self._offered():
            box = Rect(0, body[-1].rect.bottom + GAP, frame.width, BUTTON)
            button = primary_button if target == EXPORT else secondary_button
            label = lettering.say(target.name)
            marks = button(lettering, box, label, target, pressed=pressed == target)
            body += [*marks, Mark(None, box)]
        for text, colour in self._texts():
            below = Point(0, body[-1].rect.bottom + GAP + 8)
            size = lettering.word_size(text, frame.width, steps(SMALL, 7))
            body += lettering.paragraph(text, below, frame.width, size, colour)
        return SheetContent(lettering.say("backup"), body, close=lettering.say("back"), back=True)

    def chosen(self, target: Target) -> Change:
        """Hand a file out, ask for one, or take back what the last one exchanged."""
        self.session.hear("click")
        if target == EXPORT:
            self._said = self._hand_out()
        elif target == IMPORT:
            self.session.outside.ask_for_file()
        elif target == UNDO:
            return Push(restoring(self.session, self.session.outside.read(BEFORE) or ""))
        return None

    def _texts(self) -> list[tuple[str, str]]:
        """Return what came of a file, and how one is opened where nobody is asked for it."""
        said = [(self._said, GOLD)] if self._said else []
        if self.session.outside.lists_files():
            return said
        return [*said, (self.session.lettering.say("drop_file"), MUTED)]

    def _offered(self) -> list[Button]:
        undo = [UNDO] if self.session.outside.read(BEFORE) else []
        return [EXPORT, IMPORT, *undo]

    def _hand_out(self) -> str:
        """Hand out a file, and return what came of it in words."""
        say, outside = self.session.lettering.say, self.session.outside
        name = f"corazones-{outside.today()}.txt"
        try:
            place = outside.keep_file(name, encode_archive(everything(self.session)))
        except StorageError:
            return say("export_failed")
        return say("export_done", place=place) if place else say("export_downloaded", name=name)
