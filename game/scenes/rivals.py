"""The rivals at the table, who think one after the other, a slice each frame."""

from __future__ import annotations

from game.players.levels import Level, player_of
from game.rules.actions import Action
from game.rules.match import Match
from game.rules.seats import SOUTH
from game.rules.seen import see
from game.scenes.outside import Outside
from game.scenes.thinking import Thinking, chance_of


class Rivals:
    """Whoever of them has to act first is the one who thinks."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._thinking: Thinking[Action] | None = None

    def think(self, match: Match, level: Level) -> Action | None:
        """Let a rival think on, if one has to act; return what it has come to, when it has."""
        rivals = [seat for seat in match.waiting() if seat != SOUTH]
        if not rivals:
            return None
        if self._thinking is None:
            seat = rivals[0]
            thought = player_of(level).think(see(match, seat), chance_of(match, seat))
            self._thinking = Thinking(thought)
        self._thinking.go_on(self._outside)
        return self._thinking.answer

    def busy(self, match: Match) -> bool:
        """Tell whether a rival has to act and has not thought it out yet."""
        waited_for = any(seat != SOUTH for seat in match.waiting())
        return waited_for and (self._thinking is None or self._thinking.answer is None)

    def forget(self) -> None:
        """Forget what was thought: the table has changed."""
        self._thinking = None
