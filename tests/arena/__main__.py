"""Let two players of the pool meet: ``python -m tests.arena hard baseline --deals 600``."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial

from tests.arena.duel import HEADING, Meeting, Tally, meet
from tests.arena.pool import POOL, player_named

the_player = cache(player_named)


def meet_by_name(one: str, other: str, seed: int, number: int) -> Meeting:
    """Play a numbered deal between two players of the pool, in whatever process."""
    return meet(the_player(one), the_player(other), seed, number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, epilog=f"The pool: {', '.join(POOL)}.")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100, help="print a row after so many deals")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the deals")
    asked = parser.parse_args()
    sys.stdout.write(HEADING + "\n")
    sys.stdout.flush()
    tally = Tally()
    with ProcessPoolExecutor(asked.jobs) as jobs:
        for meeting in jobs.map(
            partial(meet_by_name, asked.one, asked.other, asked.seed), range(asked.deals)
        ):
            tally.add(meeting)
            if tally.deals % asked.every == 0 or tally.deals == asked.deals:
                sys.stdout.write(tally.line(asked.one, asked.other) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
