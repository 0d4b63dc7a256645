"""How often each level makes sense in the written positions.

``python -m tests.players.sense --seeds 10`` prints the share of each level, and the positions in
which the strongest level strays, with how often.
"""

import argparse
import random
import sys
from collections.abc import Iterator

from game.players.levels import Level, player_of
from game.players.player import Player, decide
from game.rules.actions import PassCards, PlayCard
from game.rules.cards import cards, name, names
from tests.players.sense_passes import PASSES, Pass
from tests.players.sense_plays import ALL_PLAYS, Play
from tests.players.situations import passing, playing


def strays(player: Player, level: str, seed: int) -> Iterator[str]:
    """Yield each position in which a player of a level does not do what makes sense."""
    for play in ALL_PLAYS:
        if level in play.levels.split():
            yield from _play(player, play, seed)
    for hand in PASSES:
        yield from _pass(player, hand, seed)


def _play(player: Player, play: Play, seed: int) -> Iterator[str]:
    seen = playing(play.hand, play.trick, before=play.before, totals=play.totals)
    action = decide(player, seen, random.Random(seed))
    assert isinstance(action, PlayCard)
    if not cards(play.good) >> action.card & 1:
        yield f"{play.why} Not {name(action.card)} but {play.good}"


def _pass(player: Player, hand: Pass, seed: int) -> Iterator[str]:
    action = decide(player, passing(hand.hand), random.Random(seed))
    assert isinstance(action, PassCards)
    if cards(hand.goes) & ~action.cards or cards(hand.stays) & action.cards:
        yield f"{hand.why} Not {names(action.cards)} from {hand.hand}"


def asked_of(level: str) -> int:
    """Return how many positions a level is asked."""
    return len(PASSES) + sum(level in play.levels.split() for play in ALL_PLAYS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=5)
    seeds = range(parser.parse_args().seeds)
    for level in (Level.NORMAL, Level.HARD):
        strayed = [stray for seed in seeds for stray in strays(player_of(level), level.value, seed)]
        asked = asked_of(level.value) * len(seeds)
        share = 100 * (1 - len(strayed) / asked)
        sys.stdout.write(f"{level.value}: {share:.1f} % of {asked}\n")
        for stray in sorted(set(strayed)):
            sys.stdout.write(f"  {strayed.count(stray)} of {len(seeds)}: {stray}\n")


if __name__ == "__main__":
    main()
