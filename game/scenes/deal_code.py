"""The code of the deals on the table as a row, and how it is handed on."""

from __future__ import annotations

from game.rules.seats import SOUTH
from game.scenes.on_table import code_on_table
from game.scenes.session import Session
from game.table.controls import value_row
from game.table.geometry import Rect
from game.table.marks import Button, Mark

SHARE = Button("share_code")
ROW = 48.0


def code_row(session: Session, width: float) -> list[Mark]:
    """Return the code, and a button that hands it on where that can be done."""
    code = code_on_table(session)
    if not code:
        return []
    lettering, sharing = session.lettering, session.outside.sharing()
    label = lettering.say(f"share_{sharing}") if sharing else ""
    box = Rect(0, 0, width, ROW)
    title, pressed = lettering.say("deal_code"), session.pressed == SHARE
    return value_row(lettering, box, title, code, SHARE, label, pressed=pressed)


def share_deals(session: Session) -> None:
    """Hand on the code, and the address that opens it where there is one."""
    code, over = code_on_table(session), session.match.scored
    key = "share_points" if over else "share_deals"
    points = session.match.totals[SOUTH]
    count = len(session.match.scores)
    text = session.lettering.say(key, code=code, points=points, count=count)
    session.outside.share(f"{text} {session.outside.address(code)}".strip())
    session.hear("click")
