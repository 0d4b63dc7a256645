"""A file that was opened: what it holds, and whether it is to take the place of what is here."""

from __future__ import annotations

from game.memory.archive import Archive, decode_archive
from game.save import SaveError
from game.scenes.confirm import Notice
from game.scenes.exchange import exchange
from game.scenes.scene import Change, OpenAnew, Pop, Scene
from game.scenes.session import Session
from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Point, Rect
from game.table.marks import Button, Mark, Target
from game.table.sheet import SheetContent, SheetFrame
from game.table.theme import CREAM, MUTED, ROSE
from game.table.widgets import primary_button, secondary_button

KEEP, RESTORE = Button("keep_all"), Button("restore_all")
TEXT, BUTTON = 15.0, 50.0


def restoring(session: Session, text: str) -> Scene:
    """Return the question what to do with a file, or why nothing can be done with it."""
    if not text:
        return Notice(session, "no_file_found")
    try:
        archive = decode_archive(text)
    except SaveError as error:
        return Notice(session, error.reason)
    return RestoreSheet(session, archive)


class RestoreSheet(SheetScene):
    """Nothing is exchanged before it has been said what, and what of the file was lost."""

    widest = widest_lying = 460.0

    def __init__(self, session: Session, archive: Archive) -> None:
        super().__init__(session)
        self._archive = archive

    def content(self, frame: SheetFrame) -> SheetContent:
        """Return what the file holds, and the two answers."""
        lettering = self.session.lettering
        body: list[Mark] = []
        for text, colour in self._texts():
            top = body[-1].rect.bottom + 18 if body else 11.0
            body += lettering.paragraph(text, Point(0, top), frame.width, TEXT, colour)
        return SheetContent(
            title=lettering.say("restore_question"), body=body, foot=self._buttons(frame.width)
        )

    def chosen(self, target: Target) -> Change:
        """Exchange everything, or leave it as it is."""
        if target == RESTORE:
            return OpenAnew(exchange(self.session, self._archive))
        return Pop() if target == KEEP else None

    def _texts(self) -> list[tuple[str, str]]:
        say, archive = self.session.lettering.say, self._archive
        parts = [say("holds_matches", count=len(archive.ledger.matches))]
        parts += [say("holds_settings")] if archive.settings else []
        parts += [say("holds_match")] if archive.match else []
        texts = [(say("file_holds", parts=", ".join(parts)), CREAM)]
        if archive.lost:
            texts.append((say("file_lost", count=archive.lost), ROSE))
        return [*texts, (say("restore_text"), MUTED)]

    def _buttons(self, width: float) -> list[Mark]:
        lettering, pressed = self.session.lettering, self.session.pressed
        half = (width - 10) / 2
        keep, restore = Rect(0, 0, half, BUTTON), Rect(half + 10, 0, half, BUTTON)
        words = {target: lettering.say(target.name) for target in (KEEP, RESTORE)}
        return [
            *secondary_button(lettering, keep, words[KEEP], KEEP, pressed=pressed == KEEP),
            *primary_button(
                lettering, restore, words[RESTORE], RESTORE, pressed=pressed == RESTORE
            ),
        ]
