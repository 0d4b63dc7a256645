"""The players that can meet in the arena, by name."""

from collections.abc import Callable

from game.players.beginner import Beginner
from game.players.careful import Careful
from game.players.habits import HABITS, Habits
from game.players.levels import Level, player_of
from game.players.player import Player
from game.players.search import Searcher
from tests.arena.baseline import Baseline
from tests.arena.opponents import RandomPlayouts, Shooter
from tests.arena.outside import OutsideProgram

EARLY = Habits(taught=False, trust=0.008, trust_with_the_queen=0, few_losers=2, fear=0)
"""How the search judged before it was taught, and before it was met by other searches."""

POOL: dict[str, Callable[[], Player]] = {
    "easy": Beginner,
    "normal": Careful,
    "hard": lambda: player_of(Level.HARD),
    "baseline": Baseline,
    "cautious": lambda: Baseline(alarm=1),
    "reckless": lambda: Baseline(alarm=27),
    "shooter-50": lambda: Shooter(0.5),
    "shooter-60": lambda: Shooter(0.6),
    "shooter-70": lambda: Shooter(0.7),
    "random-playouts": lambda: RandomPlayouts(300),
    "early": lambda: Searcher(150, 600, EARLY),
}


def player_named(name: str) -> Player:
    """Return a player of the pool.

    ``search:400:2000`` is a search of so many playouts a move and a pass, ``untaught:400:2000`` one
    as it judged early; ``run:COMMAND`` is an outside program that speaks the protocol of
    ``outside.py``.
    """
    if name.startswith("run:"):
        return OutsideProgram(name.removeprefix("run:"))
    if name.startswith(("search:", "untaught:")):
        kind, playouts, passing = name.split(":")
        return Searcher(int(playouts), int(passing), HABITS if kind == "search" else EARLY)
    if name not in POOL:
        raise SystemExit(f"{name!r} is not in the pool: {', '.join(POOL)}, or search:400:2000")
    return POOL[name]()
