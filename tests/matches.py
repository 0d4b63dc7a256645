"""Whole matches played by the pilot through the real app, on a sheet of every kind of glass.

Run ``python -m tests.matches --seeds 200`` for as many as you like.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from game.players.levels import Level
from game.rules.ending import winners
from game.save import encode_settings
from game.scenes.settings import Settings
from game.table.marks import Button
from game.table.pace import Speed
from tests.headless import Headless
from tests.pilot import Pilot, take_a_turn
from tests.table.sizes import GRID

MOST_TURNS = 5000


def play_match(seed: int, level: Level) -> Pilot:
    """Return a pilot at the end of a match, having seen every screen on the way."""
    size, insets = GRID[seed % len(GRID)]
    settings = Settings(level=level, level_in_play=level, speed=Speed.INSTANT)
    stored = {"settings": encode_settings(settings.plain())}
    pilot = Pilot(Headless(stored, seed=seed), size, insets)
    pilot.settle()
    for _ in range(MOST_TURNS):
        if pilot.offers(Button("play_again")):
            return pilot
        take_a_turn(pilot)
        look_around(pilot)
    raise AssertionError(f"the match of seed {seed} does not end")


def look_around(pilot: Pilot) -> None:
    """Open what can be opened, now and then, and close it again."""
    seen = pilot.app.session.seen()
    if len(seen.tricks) == 5 and not seen.trick.cards and pilot.offers(Button("last_trick")):
        for name in ("last_trick", "score", "menu"):
            pilot.tap(name)
            pilot.wait(0.3)
            pilot.tap("close")
            pilot.settle()
        pilot.rotate()
        pilot.settle()


def check(pilot: Pilot) -> None:
    """Hold the end of a match to the rules."""
    match = pilot.app.session.match
    assert match.winners == winners(match.house, match.scores)
    assert max(match.totals) >= match.house.target
    for hand in match.scores:
        assert sum(hand.scores) == (26 if hand.shooter is None else 78)
    assert pilot.sees("¡Victoria!") == (0 in match.winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--level", choices=[level.value for level in Level], default="normal")
    asked = parser.parse_args()
    hands: Counter[str] = Counter()
    for seed in range(asked.seeds):
        pilot = play_match(seed, Level(asked.level))
        check(pilot)
        match = pilot.app.session.match
        hands["hands"] += len(match.scores)
        hands["moons"] += sum(hand.shooter is not None for hand in match.scores)
        hands["won by the pilot"] += 0 in match.winners
    counted = ", ".join(f"{count} {what}" for what, count in hands.items())
    sys.stdout.write(f"{asked.seeds} matches to their end: {counted}\n")


if __name__ == "__main__":
    main()
