"""The rules that a person has put together and keeps."""

from __future__ import annotations

from game.memory.mix import playable
from game.rules.house import HouseRules
from game.scenes.session import OWN, Session

MOST = 20
"""So many are kept."""


def mixes(session: Session) -> dict[str, HouseRules]:
    """Return the rules that are kept, by their codes, the latest first."""
    settings = session.settings
    codes = dict.fromkeys([*settings.mixes.split(), settings.own])
    found = {code: playable(code) for code in codes}
    return {code: house for code, house in found.items() if house}


def keep(session: Session, code: str) -> None:
    """Keep rules, before all others; the oldest make way when there are too many."""
    codes = [code, *(kept for kept in mixes(session) if kept != code)]
    session.change(mixes=" ".join(codes[:MOST]))


def forget(session: Session, code: str) -> None:
    """Forget rules that were kept; the next match is no longer played by them."""
    codes = [kept for kept in mixes(session) if kept != code]
    own, rules = session.settings.own, session.settings.rules
    if own == code:
        own, rules = "", "standard" if rules == OWN else rules
    session.change(mixes=" ".join(codes), own=own, rules=rules)
