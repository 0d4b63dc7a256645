"""What a level would have scored in the person's seat: a hand played from its deal by computers."""

from __future__ import annotations

from game.players.levels import Level, player_of
from game.players.player import Thought
from game.rules.apply import apply
from game.rules.match import Match
from game.rules.seats import SOUTH
from game.rules.seen import see
from game.scenes.thinking import chance_of


def stood_in(match: Match, level: Level, rivals: Level) -> Thought[int]:
    """Play a hand to its end with a level in the person's seat; return what that seat scores.

    Everybody thinks as at the table, so who plays as the person did comes to the same score.
    """
    while match.waiting():
        seat = match.waiting()[-1]
        player = player_of(level if seat == SOUTH else rivals)
        action = yield from player.think(see(match, seat), chance_of(match, seat))
        match = apply(match, action).match
    return match.scores[-1].scores[SOUTH]
