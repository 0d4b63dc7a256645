"""How long everything takes, in seconds: one table for all speeds."""

from __future__ import annotations

import enum
from typing import NamedTuple


class Speed(enum.Enum):
    """How fast the table moves."""

    SLOW = "slow"
    MEDIUM = "medium"
    FAST = "fast"
    INSTANT = "instant"


class Hold(enum.Enum):
    """How long a full trick lies on the table."""

    USUAL = "usual"
    LONGER = "longer"
    UNTIL_TAP = "until tap"

    def applied(self, seconds: float) -> float:
        """Return the length of a hold that usually is so long."""
        return {"usual": seconds, "longer": 2 * seconds, "until tap": UNTIL_TAP}[self.value]


UNTIL_TAP = 24 * 60 * 60.0


class Pace(NamedTuple):
    """The length of each movement and wait."""

    deal_gap: float
    deal: float
    sort: float
    lift: float
    pass_gap: float
    pass_on: float
    ribbon: float
    think: float
    """The least time a rival takes."""
    fly: float
    hold: float
    """How long a full trick lies on the table."""
    to_winner: float
    gather: float
    close_ranks: float
    count_up: float
    """How long the points of a trick take to be counted at the seat."""
    badge: float
    burst: float
    """How long broken hearts and the queen are marked."""
    moon: float
    """How long a moon is marked."""
    shake: float
    sheet_in: float
    fades: bool = False
    """Whether cards appear where they go, rather than travel there."""


_MILLISECONDS = {
    # slow, medium, fast, instant
    "deal_gap": (60, 35, 18, 0),
    "deal": (300, 220, 140, 0),
    "sort": (300, 200, 120, 0),
    "lift": (120, 90, 60, 0),
    "pass_gap": (60, 40, 20, 0),
    "pass_on": (450, 300, 180, 0),
    "ribbon": (150, 120, 80, 0),
    "think": (600, 300, 120, 0),
    "fly": (350, 200, 120, 0),
    "hold": (1600, 900, 450, 150),
    "to_winner": (120, 80, 50, 0),
    "gather": (350, 220, 120, 0),
    "close_ranks": (260, 180, 110, 0),
    "count_up": (300, 200, 120, 0),
    "badge": (260, 200, 140, 0),
    "burst": (1100, 800, 500, 0),
    "moon": (3200, 2400, 1400, 0),
    "shake": (260, 260, 200, 0),
    "sheet_in": (280, 220, 150, 0),
}

PACES: dict[Speed, Pace] = {
    speed: Pace._make([*(times[i] / 1000 for times in _MILLISECONDS.values()), False])
    for i, speed in enumerate(Speed)
}

FADE = 0.120
"""How long a card takes to appear where movement is not wanted."""


def reduced(pace: Pace) -> Pace:
    """Return the pace without movement: the waits stay, travel becomes a fade."""
    still = dict.fromkeys(("deal_gap", "sort", "lift", "pass_gap", "ribbon", "to_winner"), 0.0)
    still |= dict.fromkeys(("close_ranks", "count_up", "badge", "burst", "shake"), 0.0)
    faded = {name: min(FADE, getattr(pace, name)) for name in ("deal", "pass_on", "fly", "gather")}
    return pace._replace(**still, **faded, sheet_in=min(FADE, pace.sheet_in), fades=True)
