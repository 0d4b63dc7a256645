"""Everything that is kept, as one text to be carried elsewhere; and back, as far as it is whole.

The text is made of lines: a kind, a check and a payload of JSON.  Each line is checked by itself,
so a scratch costs no more than the line it is on; and the last line says how many there are, so
that none can be missing without being missed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import NamedTuple

from game.facts import UNREADABLE
from game.memory.ledger import Ledger, older_from
from game.memory.record import record_from
from game.save import SaveError, decode, decode_settings

TITLE, VERSION = "CORAZONES", 1
CHECK_LENGTH = 8
END = "end"


class Archive(NamedTuple):
    """What a text holds."""

    settings: str = ""
    """The text of the settings, or nothing."""
    match: str = ""
    """The text of the match that was being played, or nothing."""
    ledger: Ledger = Ledger()
    lost: int = 0
    """How many lines could not be read, or were missing."""


def encode_archive(archive: Archive) -> str:
    """Return an archive as text, in ASCII."""
    lines = list(_lines(archive))
    return "\n".join([f"{TITLE} {VERSION}", *lines, _line(END, str(len(lines))), ""])


def decode_archive(text: str) -> Archive:
    """Return what can be read of a text; raise SaveError when it is no archive of ours."""
    title, *lines = text.removeprefix("\ufeff").splitlines() or [""]
    name, _, version = title.partition(" ")
    if name != TITLE or not version.isdecimal():
        raise SaveError("archive_unknown")
    if int(version) > VERSION:
        raise SaveError("archive_newer")
    written = {line for line in lines if line}
    archive, read = Archive(), 0
    expected, ended = len(written), False
    for line in sorted(written, key=lines.index):
        try:
            kind, payload = _checked(line)
            archive = _with(archive, kind, payload)
        except (*UNREADABLE, SaveError):
            continue
        read += 1
        if kind == END:
            expected, ended = max(len(written), int(payload) + 1), True
    return archive._replace(lost=max(expected - read, int(not ended)))


def _lines(archive: Archive) -> Iterator[str]:
    if archive.settings:
        yield _line("settings", archive.settings)
    if archive.match:
        yield _line("match", archive.match)
    for record in archive.ledger.matches:
        yield _line("played", _json(record.plain()))
    for sort, tally in archive.ledger.older:
        yield _line("older", _json([*sort, tally.plain()]))


def _line(kind: str, payload: str) -> str:
    return f"{kind} {_check(kind, payload)} {payload}"


def _check(kind: str, payload: str) -> str:
    return hashlib.sha256(f"{kind} {payload}".encode()).hexdigest()[:CHECK_LENGTH]


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _checked(line: str) -> tuple[str, str]:
    """Return the kind and the payload of a line that is as it was written."""
    kind, check, payload = line.split(" ", 2)
    if check != _check(kind, payload):
        raise SaveError("archive_damaged")
    return kind, payload


def _with(archive: Archive, kind: str, payload: str) -> Archive:
    """Return the archive with what a line holds, once it can be read."""
    matches, older = archive.ledger
    match kind:
        case "settings":
            decode_settings(payload)
            return archive._replace(settings=payload)
        case "match":
            decode(payload)
            return archive._replace(match=payload)
        case "played":
            record = record_from(json.loads(payload))
            return archive._replace(ledger=Ledger((*matches, record), older))
        case "older":
            return archive._replace(
                ledger=Ledger(matches, (*older, older_from(json.loads(payload))))
            )
        case "end":
            return archive
        case _:
            raise SaveError("archive_damaged")
