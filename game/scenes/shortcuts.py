"""The keys that stand for buttons of the table."""

from __future__ import annotations

from game.rules.seen import Seen
from game.scenes.advice import FINISH
from game.table.bar_view import ADVANCE, HINT
from game.table.frame_view import LAST_TRICK, MENU, SCORE
from game.table.marks import Target


def shortcut(key: str, seen: Seen) -> Target | None:
    """Return what a key stands for just now, if it stands for anything."""
    buttons: dict[str, Target] = {
        "escape": MENU,
        "h": HINT if seen.acting else ADVANCE,
        "f": FINISH,
        "n": ADVANCE,
        "s": SCORE,
    }
    if seen.tricks:
        buttons["l"] = LAST_TRICK
    return buttons.get(key)
