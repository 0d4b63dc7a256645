"""The three levels of rivals, and who gives the hints."""

from __future__ import annotations

import enum

from game.players.beginner import Beginner
from game.players.careful import Careful
from game.players.hint import Hint
from game.players.player import Player
from game.players.search import Searcher

PLAYOUTS = 1200
PASS_PLAYOUTS = 5000


class Level(enum.Enum):
    """How strong a rival is."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


def player_of(level: Level) -> Player:
    """Return a rival of a level."""
    match level:
        case Level.EASY:
            return Beginner()
        case Level.NORMAL:
            return Careful()
        case Level.HARD:
            return Searcher(PLAYOUTS, PASS_PLAYOUTS)


def hint_player() -> Hint:
    """Return the player that gives hints, as strong as the strongest rival."""
    return Hint(PLAYOUTS, PASS_PLAYOUTS)
