"""What a scene is, what it may ask of the outside world, and how one scene follows another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from game.memory.chronicle import Origin
from game.memory.code import DealCode
from game.memory.reel import Reel
from game.rules.actions import CallPass, NextHand, ScoreMoon
from game.table.marks import Marks, Target

NEVER = float("inf")


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A new match was asked for, and whatever had to be confirmed was."""

    deals: DealCode | None = None
    """Which deals; without, whatever chance brings."""
    origin: Origin = Origin.CHANCE


@dataclass(frozen=True, slots=True)
class Again:
    """The same is to be played once more."""


@dataclass(frozen=True, slots=True)
class Leave:
    """What was begun is to be left."""


Answer: TypeAlias = CallPass | ScoreMoon | NextHand | NewMatch | Again | Leave | None
"""What a scene has come to when it ends."""


@dataclass(frozen=True, slots=True)
class Push:
    """Another scene comes on top of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """This scene ends, and tells the one below what it came to."""

    answer: Answer = None


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """A hand that is over is to be played again, from the trick of one of its moments."""

    reel: Reel
    at: int


@dataclass(frozen=True, slots=True)
class BeGuided:
    """The guided hand is to be played."""


@dataclass(frozen=True, slots=True)
class OpenAnew:
    """All that is kept is another: the game opens anew, and the person has to be told something."""

    notices: tuple[str, ...]


Change: TypeAlias = Push | Pop | PlayAgain | OpenAnew | BeGuided | None


class Scene(Protocol):
    """One thing that the person is doing."""

    whole: bool
    """Whether it covers all that lies below it."""
    claims: frozenset[str]
    """The keys that it takes before they can move the focus."""

    def view(self) -> Marks:
        """Return what this scene adds to what lies below it."""

    def activate(self, target: Target) -> Change:
        """Take a tap on a target, or the key that stands for one."""

    def key(self, name: str) -> Change:
        """Take any other key."""

    def scroll(self, dy: float) -> None:
        """Take a drag or a turn of the wheel."""

    def reveal(self, target: Target) -> None:
        """Bring what the keyboard has come to into sight."""

    def update(self, seconds: float) -> Change:
        """Let time pass."""

    def resume(self, answer: Answer) -> Change:
        """Take what the scene above came to."""

    def wait(self) -> float:
        """Return after how many seconds this scene changes by itself: 0 at once, or NEVER."""
