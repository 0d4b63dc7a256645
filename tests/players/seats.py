"""What rivals do to which seat: queens given, hearts given, moons stopped.

``python -m tests.players.seats search:16:40 --hands 2000`` lets four of a player meet and prints
for each of the three how often it was done, by whom and to whom, and how odd that is.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from math import sqrt
from statistics import fmean, stdev
from typing import TypeAlias

from game.players.player import Player, decide
from game.rules.apply import apply
from game.rules.cards import QUEEN_OF_SPADES
from game.rules.house import STANDARD
from game.rules.match import Match, Stage
from game.rules.seen import Seen, see
from tests.arena.duel import deal_of
from tests.arena.pool import player_named

Counts: TypeAlias = list[list[int]]
"""By the seat that acts, and by how many seats on the one sits that it is done to."""

ODD = 4.0
"""So many standard errors chance does not come to."""


def chi_square(table: Sequence[Sequence[int]]) -> tuple[float, int]:
    """Return the statistic of independence of rows and columns, and its degrees of freedom."""
    rows = [sum(row) for row in table]
    columns = [sum(column) for column in zip(*table, strict=True)]
    expected = [[row * column / sum(rows) for column in columns] for row in rows]
    statistic = sum(
        (cell - mean) ** 2 / mean
        for line, means in zip(table, expected, strict=True)
        for cell, mean in zip(line, means, strict=True)
    )
    return statistic, (len(rows) - 1) * (len(columns) - 1)


def limit(freedom: int) -> float:
    """Return what chance stays under, within four standard deviations."""
    most: float = freedom + 4 * (2 * freedom) ** 0.5
    return most


def oddity(hands: Sequence[Counts]) -> float:
    """Return how odd it is, at most, what one seat does to another beside what others do to theirs.

    That is in standard errors over hands: what happens in one hand hangs together.
    """
    oddest = 0.0
    for seat, place in product(range(4), range(3)):
        ahead = [hand[seat][place] - fmean(row[place] for row in hand) for hand in hands]
        spread = stdev(ahead)
        if spread:
            oddest = max(oddest, abs(fmean(ahead)) * sqrt(len(ahead)) / spread)
    return oddest


def together(hands: Sequence[Counts]) -> Counts:
    """Return the counts of all hands."""
    return [[sum(cells) for cells in zip(*rows, strict=True)] for rows in zip(*hands, strict=True)]


def nothing_done() -> dict[str, Counts]:
    return {what: [[0] * 3 for _ in range(4)] for what in ("queen", "hearts", "moon stopped")}


def what_was_done(player: Player, hands: int) -> Iterator[dict[str, Counts]]:
    """Let four of a player play; yield for each hand queens and hearts given, and moons stopped."""
    for number in range(hands):
        counts, match = nothing_done(), deal_of(3, number)
        chances = [random.Random(f"{number} {seat}") for seat in range(4)]
        while not match.scores:
            seat = match.waiting()[0]
            seen = see(match, seat)
            match = apply(match, decide(player, seen, chances[seat])).match
            if seen.stage is Stage.PLAY and len(match.deal.tricks) > len(seen.tricks):
                count(counts, seen, match)
        yield counts


def count(counts: dict[str, Counts], before: Seen, match: Match) -> None:
    """Count what the trick that is now complete did."""
    trick = match.deal.tricks[-1]
    taker = trick.winner(4)
    hearts = set()
    for giver, card in trick.plays(4):
        if giver != taker and card == QUEEN_OF_SPADES:
            counts["queen"][giver][(taker - giver) % 4 - 1] += 1
        elif giver != taker and STANDARD.values[card]:
            hearts.add(giver)
    for giver in hearts:
        counts["hearts"][giver][(taker - giver) % 4 - 1] += 1
    threat = before.threat
    if threat not in (None, taker) and trick.all_cards() & STANDARD.point_cards:
        counts["moon stopped"][taker][((threat or 0) - taker) % 4 - 1] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player")
    parser.add_argument("--hands", type=int, default=500)
    asked = parser.parse_args()
    hands = list(what_was_done(player_named(asked.player), asked.hands))
    for what in nothing_done():
        tables = [hand[what] for hand in hands]
        table = together(tables)
        sys.stdout.write(
            f"{what}: {sum(map(sum, table))} times, at most {oddity(tables):.1f} standard errors "
            f"from even, chance stays under {ODD}: {table}\n"
        )


if __name__ == "__main__":
    main()
