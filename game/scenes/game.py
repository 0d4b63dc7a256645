"""What is played at the table: the match that counts, or a hand for its own sake."""

from __future__ import annotations

from typing import Protocol

from game.rules.actions import Action
from game.rules.apply import Step, apply
from game.rules.claim import played_out
from game.rules.events import Event
from game.rules.match import Match
from game.rules.seats import SOUTH
from game.rules.seen import Seen, see


class Game(Protocol):
    """A match that a person takes part in."""

    match: Match
    opening: tuple[Event, ...]
    """The deal of the hand on the table, until something is done in it."""

    def seen(self) -> Seen:
        """Return what the person may know of the match."""

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Change the match; IllegalAction changes nothing."""

    def finish(self) -> tuple[Event, ...]:
        """Play out a hand whose score is certain to the person."""


class Watcher:
    """Sees a match from the person's seat, and each state of it once: every frame asks again."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._seen: Seen | None = None

    def see(self, match: Match) -> Seen:
        """Return what the person may know of a match."""
        if self._seen is None or match is not self._match:
            self._match, self._seen = match, see(match, SOUTH)
        return self._seen


class Practice:
    """A hand played for its own sake: it is neither saved nor counted."""

    def __init__(self, match: Match, opening: tuple[Event, ...] = ()) -> None:
        self.match = match
        self.opening = opening
        self._watcher = Watcher()

    def seen(self) -> Seen:
        """Return what the person may know of the hand."""
        return self._watcher.see(self.match)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Change the hand; IllegalAction changes nothing."""
        return self._keep(apply(self.match, action))

    def finish(self) -> tuple[Event, ...]:
        """Play out a hand whose score is certain to the person."""
        return self._keep(played_out(self.match, SOUTH))

    def _keep(self, step: Step) -> tuple[Event, ...]:
        self.match, self.opening = step.match, ()
        return step.events
