"""How often each level makes sense in the written positions.

``python -m tests.players.sense --seeds 10`` prints the share of each level in the usual game and by
other rules, and the positions in which a level strays, with how often.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.players.levels import Level, player_of
from game.players.player import Player, decide
from game.rules.actions import BuryCards, ChargeCards, PassCards, PlayCard, ScoreMoon
from game.rules.cards import cards, name, names
from game.rules.presets import preset_of
from game.rules.seats import Pass as Way
from game.rules.seen import Seen
from tests.players.sense_house_choices import BURIALS, CHARGES, HOUSE_PASSES, SAYS, Say
from tests.players.sense_houses import HOUSE_PLAYS
from tests.players.sense_passes import PASSES, Pass
from tests.players.sense_plays import ALL_PLAYS, Play
from tests.players.situations import burying, passing, playing, shot


class Suite(NamedTuple):
    """Positions of a kind of game."""

    name: str
    plays: Sequence[Play]
    passes: Sequence[Pass]
    burials: Sequence[Pass] = ()
    charges: Sequence[Pass] = ()
    says: Sequence[Say] = ()

    def hands(self) -> Iterator[tuple[Pass, Seen]]:
        """Yield the hands of which some cards are to go, with how they are seen."""
        for hand in self.passes:
            yield hand, passing(hand.hand, hand.house.pass_in(1), hand.house)
        for hand in self.burials:
            yield hand, burying(hand.hand, hand.house)
        for hand in self.charges:
            yield hand, passing(hand.hand, Way.HOLD, hand.house)

    def asked_of(self, level: str) -> int:
        """Return how many positions a level is asked."""
        asked = [play.levels for play in self.plays] + [hand.levels for hand, _ in self.hands()]
        return len(self.says) + sum(level in levels.split() for levels in asked)


USUAL = Suite("the usual game", ALL_PLAYS, PASSES)
HOUSES = Suite("other rules", HOUSE_PLAYS, HOUSE_PASSES, BURIALS, CHARGES, SAYS)


def seen_in(play: Play) -> Seen:
    """Return what South sees in a position."""
    totals = (*play.totals, 0, 0)[: play.house.seats]
    return playing(play.hand, play.trick, before=play.before, totals=totals, house=play.house)


def strays(player: Player, level: str, seed: int, suite: Suite = USUAL) -> Iterator[str]:
    """Yield each position in which a player of a level does not do what makes sense."""
    for play in suite.plays:
        if level in play.levels.split():
            yield from _play(player, play, seed)
    for hand, seen in suite.hands():
        if level in hand.levels.split():
            yield from _give(player, hand, seen, seed)
    for say in suite.says:
        action = decide(player, shot(say.house, say.totals), random.Random(seed))
        if action != ScoreMoon(0, say.good):
            yield f"{say.why} Not {action}"


def _play(player: Player, play: Play, seed: int) -> Iterator[str]:
    action = decide(player, seen_in(play), random.Random(seed))
    assert isinstance(action, PlayCard)
    if not cards(play.good) >> action.card & 1:
        house = preset_of(play.house) or "own rules"
        yield f"[{house}] {play.why} Not {name(action.card)} but {play.good}"


def _give(player: Player, hand: Pass, seen: Seen, seed: int) -> Iterator[str]:
    action = decide(player, seen, random.Random(seed))
    assert isinstance(action, PassCards | BuryCards | ChargeCards)
    if cards(hand.goes) & ~action.cards or cards(hand.stays) & action.cards:
        house = preset_of(hand.house) or "own rules"
        yield f"[{house}] {hand.why} Not {names(action.cards) or 'nothing'} from {hand.hand}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=5)
    seeds = range(parser.parse_args().seeds)
    for suite in (USUAL, HOUSES):
        for level in (Level.NORMAL, Level.HARD):
            player, name = player_of(level), level.value
            strayed = [stray for seed in seeds for stray in strays(player, name, seed, suite)]
            asked = suite.asked_of(name) * len(seeds)
            share = 100 * (1 - len(strayed) / asked)
            sys.stdout.write(f"{suite.name}, {name}: {share:.1f} % of {asked}\n")
            for stray in sorted(set(strayed)):
                sys.stdout.write(f"  {strayed.count(stray)} of {len(seeds)}: {stray}\n")


if __name__ == "__main__":
    main()
