"""Whole matches that take little time: against easy rivals, and nothing travels.

They are of one hand, or of a few where several seats come out equal.
"""

from __future__ import annotations

from dataclasses import replace

from game.memory.mix import mix_code
from game.players.levels import Level
from game.rules.house import STANDARD
from game.scenes.settings import Settings
from game.table.pace import Speed

OF_A_HAND = Settings(
    level=Level.EASY,
    level_in_play=Level.EASY,
    speed=Speed.INSTANT,
    tips=False,
    rules="own",
    own=mix_code(replace(STANDARD, hands=1)),
)
