"""Every preset played to its end by the pilot through the real table, and pictures of each.

``python -m tests.presets --seeds 20`` plays so many matches of each, on a sheet of every kind of
glass; ``--pictures`` writes pictures of a hand under way to tests/output/presets instead.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.players.levels import Level
from game.rules.match import Stage
from game.rules.presets import PRESETS
from game.save import encode_settings
from game.scenes.settings import Settings
from game.shell.painter import Painter
from game.shell.world import Glass
from game.table.geometry import Insets, Size
from game.table.marks import Button
from game.table.pace import Speed
from tests.headless import Headless
from tests.pilot import Pilot, play_until, take_a_turn
from tests.table.sizes import GRID

OUTPUT = Path(__file__).parent / "output" / "presets"
GLASSES: dict[str, tuple[Size, Insets, float]] = {
    "375x812": (Size(375, 812), Insets(47, 0, 34, 0), 2),
    "320x568": (Size(320, 568), Insets(), 2),
    "812x375": (Size(812, 375), Insets(0, 47, 21, 47), 2),
    "768x1024": (Size(768, 1024), Insets(), 1),
    "1440x900": (Size(1440, 900), Insets(), 1),
}
MOST_TURNS = 5000


def sit_down(preset: str, seed: int, size: Size, insets: Insets) -> Pilot:
    """Return a pilot at a fresh match of a preset."""
    settings = Settings(
        level=Level.NORMAL, level_in_play=Level.NORMAL, speed=Speed.INSTANT, rules=preset
    )
    stored = {"settings": encode_settings(settings.plain())}
    pilot = Pilot(Headless(stored, seed=seed), size, insets)
    pilot.settle()
    return pilot


def play_match(preset: str, seed: int) -> Pilot:
    """Return a pilot at the end of a match."""
    pilot = sit_down(preset, seed, *GRID[seed % len(GRID)])
    for _ in range(MOST_TURNS):
        if pilot.app.session.match.stage is Stage.OVER and pilot.offers(Button("play_again")):
            return pilot
        take_a_turn(pilot)
    raise AssertionError(f"the match of {preset} with seed {seed} does not end")


def check(pilot: Pilot, preset: str) -> None:
    """Hold the end of a match to what it was played by."""
    match = pilot.app.session.match
    assert match.house == PRESETS[preset]
    assert match.winners
    assert pilot.sees("¡Victoria!") == (0 in match.winners)


def take_pictures(preset: str, glass: str) -> None:
    """Write a picture of the first turn with cards in the third trick."""
    size, insets, ratio = GLASSES[glass]
    pilot = sit_down(preset, 7, size, insets)
    for name in ("start", "play"):
        if name == "play":
            play_until(pilot, _under_way)
        pilot.wait(0.4)
        surface = pygame.Surface((round(size.width * ratio), round(size.height * ratio)))
        Painter().paint(surface, Glass(size, ratio, insets), pilot.marks())
        pygame.image.save(surface, OUTPUT / f"{preset} {glass} {name}.png")


def _under_way(pilot: Pilot) -> bool:
    seen = pilot.app.session.seen()
    return seen.acting and len(seen.tricks) >= 3 and len(seen.trick.cards) >= seen.house.seats - 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--preset", choices=list(PRESETS), action="append")
    parser.add_argument("--glass", choices=list(GLASSES), action="append")
    parser.add_argument("--pictures", action="store_true")
    asked = parser.parse_args()
    for preset in asked.preset or PRESETS:
        if asked.pictures:
            pygame.display.set_mode((1, 1))
            OUTPUT.mkdir(parents=True, exist_ok=True)
            for glass in asked.glass or GLASSES:
                take_pictures(preset, glass)
            continue
        hands = moons = 0
        for seed in range(asked.seeds):
            pilot = play_match(preset, seed)
            check(pilot, preset)
            scores = pilot.app.session.match.scores
            hands += len(scores)
            moons += sum(hand.shooter is not None for hand in scores)
        sys.stdout.write(f"{preset}: {asked.seeds} matches, {hands} hands, {moons} moons\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
