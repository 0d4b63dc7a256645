"""Whether to play for the match wins more matches than to play for the hand.

``python -m tests.arena.matches search:150:600 baseline --matches 400`` lets one player meet three
others in whole matches, each match once with the score in sight and once with it hidden, so that
every hand is played as if it were the first.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence

from game.players.player import Player, Thought, decide
from game.rules.actions import Action, NextHand
from game.rules.apply import apply, new_match
from game.rules.house import STANDARD
from game.rules.match import Stage
from game.rules.seats import Seat
from game.rules.seen import Seen, see
from tests.arena.duel import half, mean
from tests.arena.pool import player_named


class ForTheHand:
    """A player that is not told the score, and so plays every hand for itself."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        return self._player.think(seen._replace(totals=(0,) * seen.house.seats), chance)


def won(players: Sequence[Player], seed: int, seat: Seat) -> bool:
    """Play a match to its end and return whether this seat won it."""
    match = new_match(STANDARD, seed).match
    chances = [random.Random(f"{seed} {one}") for one in range(len(players))]
    while match.stage is not Stage.OVER:
        if match.stage is Stage.SCORED:
            match = apply(match, NextHand()).match
            continue
        turn = match.waiting()[0]
        match = apply(match, decide(players[turn], see(match, turn), chances[turn])).match
    return seat in match.winners


def matches(one: Player, other: Player, count: int, seed: int) -> Iterator[tuple[bool, bool]]:
    """Yield for each match whether it was won with the score in sight, and with it hidden."""
    for number in range(count):
        seat = number % 4
        for_match, for_hand = (
            won([player if s == seat else other for s in range(4)], seed * 10**6 + number, seat)
            for player in (one, ForTheHand(one))
        )
        yield for_match, for_hand


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100, help="print a line after so many")
    asked = parser.parse_args()
    one, other = player_named(asked.one), player_named(asked.other)
    results: list[tuple[bool, bool]] = []
    for result in matches(one, other, asked.matches, asked.seed):
        results.append(result)
        if len(results) % asked.every == 0 or len(results) == asked.matches:
            sys.stdout.write(line(results) + "\n")
            sys.stdout.flush()


def line(results: Sequence[tuple[bool, bool]]) -> str:
    """Return both shares of matches won, and their difference."""
    shares = [[100.0 * one[index] for one in results] for index in (0, 1)]
    better = [sight - hidden for sight, hidden in zip(*shares, strict=True)]
    return (
        f"{len(results)} matches: with the score in sight {mean(shares[0]):.1f} % won, with it "
        f"hidden {mean(shares[1]):.1f} %, difference {mean(better):+.1f} ±{half(better):.1f}"
    )


if __name__ == "__main__":
    main()
