"""What the game may be opened for: a sheet by its name, or deals by their code."""

from __future__ import annotations

from collections.abc import Callable

from game.memory.chronicle import Origin
from game.memory.code import CodeError, looks_like_code, read_code
from game.scenes.confirm import ConfirmNewMatch, Notice
from game.scenes.deals import DealsSheet
from game.scenes.on_table import are_played
from game.scenes.scene import NewMatch, Scene
from game.scenes.session import Session
from game.scenes.statistics import Statistics

SHEETS: dict[str, Callable[[Session], Scene]] = {
    "new": ConfirmNewMatch,
    "statistics": Statistics,
    "deals": DealsSheet,
}


def wished(session: Session, wish: str) -> Scene | None:
    """Return what a wish opens; nothing for the table alone."""
    if wish in SHEETS:
        return SHEETS[wish](session)
    return _deals(session, wish) if looks_like_code(wish) else None


def _deals(session: Session, code: str) -> Scene | None:
    """Return the question whether to play the deals of a code, unless they are on the table."""
    try:
        deals = read_code(code)
    except CodeError:
        return Notice(session, "code_wrong")
    if are_played(session, deals):
        return None
    return ConfirmNewMatch(session, NewMatch(deals, Origin.CODE))
