"""The three levels of rivals, and who gives the hints."""

from __future__ import annotations

import enum
import random

from game.players.any_game import AnyGame
from game.players.beginner import Beginner
from game.players.careful import Careful
from game.players.hint import Hint
from game.players.player import Player, Thought
from game.players.search import Searcher
from game.players.usual import usual
from game.rules.actions import Action
from game.rules.seen import Seen

PLAYOUTS, PASS_PLAYOUTS = 1000, 2600
"""How much the strongest rival thinks over a move and over a pass."""
HINT_PLAYOUTS, HINT_PASS_PLAYOUTS = 500, 600
"""The same for a hint, which is waited for: no more than a browser does in a second."""


class Level(enum.Enum):
    """How strong a rival is."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


PLAYOUTS_ANYWHERE = 400
WHIMS = 0.35
"""How often a beginner acts without a thought where the rules are not the usual ones."""


class Rival:
    """Plays the usual game by one player, and any other by another."""

    def __init__(self, usual: Player, other: Player) -> None:
        """Take both."""
        self._usual = usual
        self._other = other

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        """Think as the one that knows these rules."""
        return (self._usual if usual(seen) else self._other).think(seen, chance)


def player_of(level: Level) -> Player:
    """Return a rival of a level."""
    match level:
        case Level.EASY:
            return Rival(Beginner(), AnyGame(whims=WHIMS))
        case Level.NORMAL:
            return Rival(Careful(), AnyGame())
        case Level.HARD:
            return Rival(Searcher(PLAYOUTS, PASS_PLAYOUTS), AnyGame(PLAYOUTS_ANYWHERE))


def hint_player() -> Hint:
    """Return the player that gives hints: the strongest rival, a little quicker."""
    return Hint(HINT_PLAYOUTS, HINT_PASS_PLAYOUTS)
