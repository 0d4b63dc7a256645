"""Whether each level beats the one below it by every preset: ``python -m tests.arena.presets``.

In each deal one seat plays at the stronger level and the others at the weaker, and the same deal is
played with every seat in turn being the one.  What counts is by how much its standing after the
hand is better than the average of the others, in points.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Sequence

from game.players.any_game import AnyGame
from game.players.levels import Level, Rival, player_of
from game.players.player import Player, decide
from game.players.search import Searcher
from game.rules.apply import apply, new_match
from game.rules.house import HouseRules
from game.rules.options import Moon
from game.rules.presets import PRESETS
from game.rules.score import HandScore
from game.rules.seen import see
from game.rules.sides import side_of, sides

REDUCED, REDUCED_PASS = 60, 240
"""The playouts of the hard level here, in place of its full number."""
PAIRS = {"normal": ("easy", "normal"), "hard": ("normal", "hard")}
A_MATCH_WON = 60
"""What a moon that wins the match counts for here."""


def player(level: str) -> Player:
    """Return a rival of a level, the hard one with fewer playouts."""
    if level == "hard":
        return Rival(Searcher(REDUCED, REDUCED_PASS), AnyGame(REDUCED))
    return player_of(Level(level))


def margin(score: HandScore, house: HouseRules, seat: int) -> float:
    """Return by how many points a seat's side did better than the others on average."""
    sign = -1 if house.highest_wins else 1
    results = [sum(score.scores[s] for s in side) / len(side) for side in sides(house)]
    if score.moon is Moon.WINS_THE_MATCH and score.shooter is not None:
        results[score.shooter] -= sign * A_MATCH_WON
    mine = sides(house).index(side_of(house, seat))
    others = [result for side, result in enumerate(results) if side != mine]
    return sign * (statistics.mean(others) - results[mine])


def hand(
    house: HouseRules, seed: int, strong: Sequence[int], players: tuple[Player, Player]
) -> HandScore:
    """Return the score of a hand in which these seats play at the stronger level."""
    match, chance = new_match(house, seed).match, random.Random(seed)
    while not match.scores:
        seat = match.waiting()[0]
        weaker, stronger = players
        rival = stronger if seat in strong else weaker
        match = apply(match, decide(rival, see(match, seat), chance)).match
    return match.scores[0]


def duel(preset: str, pair: tuple[str, str], deals: int, seed: int) -> tuple[float, float]:
    """Return the mean margin of the stronger level, and half its 95 % interval."""
    house = PRESETS[preset]
    players = (player(pair[0]), player(pair[1]))
    margins = []
    for deal in range(deals):
        each = [
            margin(hand(house, seed + deal, side_of(house, seat), players), house, seat)
            for seat in range(house.seats)
        ]
        margins.append(statistics.mean(each))
    half = 1.96 * statistics.stdev(margins) / len(margins) ** 0.5
    return statistics.mean(margins), half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--hard-deals", type=int, default=40)
    parser.add_argument("--preset", choices=list(PRESETS), action="append")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sys.stdout.write("| preset | normal over easy | hard over normal |\n|---|---|---|\n")
    for preset in asked.preset or PRESETS:
        cells = []
        for stronger, pair in PAIRS.items():
            deals = asked.hard_deals if stronger == "hard" else asked.deals
            mean, half = duel(preset, pair, deals, asked.seed)
            cells.append(f"{mean:+.2f} ± {half:.2f}")
        sys.stdout.write(f"| {preset} | {' | '.join(cells)} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
