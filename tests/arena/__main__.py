"""Let two players of the pool meet: ``python -m tests.arena hard baseline --deals 600``."""

import argparse
import sys

from tests.arena.duel import HEADING, duel
from tests.arena.pool import POOL, player_named


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog=f"The pool: {', '.join(POOL)}.")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100, help="print a row after so many deals")
    asked = parser.parse_args()
    sys.stdout.write(HEADING + "\n")
    for tally in duel(player_named(asked.one), player_named(asked.other), asked.deals, asked.seed):
        if tally.deals % asked.every == 0 or tally.deals == asked.deals:
            sys.stdout.write(tally.line(asked.one, asked.other) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
