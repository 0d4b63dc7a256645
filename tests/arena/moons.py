"""How often a scripted shooter with a strong hand gets its moon past three of each level.

``python -m tests.arena.moons --hands 200`` prints the table.
"""

import argparse
import random
import sys
from collections.abc import Iterator

from game.players.player import Player
from game.rules.cards import ALL_CARDS, NO_CARDS, Cards, gather, shuffled
from game.rules.deal import dealt
from game.rules.house import STANDARD
from game.rules.match import Match
from game.rules.seats import Pass
from tests.arena.duel import play_hand
from tests.arena.opponents import Always, strength
from tests.arena.pool import player_named

STRONG = 0.5


def strong_deals(count: int, seed: int) -> Iterator[list[Cards]]:
    """Yield deals in which the first hand is strong enough for a moon."""
    chance = random.Random(seed)
    while count:
        order = shuffled(ALL_CARDS, chance)
        hands = [gather(order[seat::4]) for seat in range(4)]
        if strength(hands[0], NO_CARDS) >= STRONG:
            count -= 1
            yield hands


def moons(defender: Player, hands: int, seed: int) -> int:
    """Return how many of so many strong hands end in a moon against three of this player."""
    made = 0
    for number, deal in enumerate(strong_deals(hands, seed)):
        match = Match(STANDARD, 1, (), dealt(STANDARD, Pass.HOLD, deal))
        score = play_hand([Always(), *[defender] * 3], match, random.Random(number))
        made += score.shooter == 0
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--defenders", nargs="+", default=["easy", "normal", "hard"])
    asked = parser.parse_args()
    for name in asked.defenders:
        made = moons(player_named(name), asked.hands, asked.seed)
        sys.stdout.write(f"| three of {name} | {made} of {asked.hands} moons |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
