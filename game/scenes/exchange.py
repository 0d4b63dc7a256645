"""Everything that is kept, taken together; and exchanged for what a file holds."""

from __future__ import annotations

from game.memory.archive import Archive, encode_archive
from game.memory.ledger import encode_ledger
from game.save import encode, encode_settings
from game.scenes.outside import StorageError
from game.scenes.session import LEDGER, MATCH, SETTINGS, Session

BEFORE = "before-import"
"""Under this name everything stays that was exchanged last."""


def everything(session: Session) -> Archive:
    """Return all that is kept."""
    return Archive(
        settings=encode_settings(session.settings.plain()),
        match=encode(session.match, session.chronicle.plain()),
        ledger=session.ledger(),
    )


def exchange(session: Session, archive: Archive) -> tuple[str, ...]:
    """Write what an archive holds in place of what is kept, which stays beside it.

    What the archive lacks stays as it is.  Returns the keys of what the person has to be told.
    """
    texts = {
        BEFORE: encode_archive(everything(session)),
        SETTINGS: archive.settings,
        MATCH: archive.match,
        LEDGER: encode_ledger(archive.ledger),
    }
    refused = False
    for name, text in texts.items():
        try:
            if text:
                session.outside.write(name, text)
        except StorageError:
            refused = True
    return ("save_failed",) if refused else ("restore_done",)
