"""What a scene is, what it may ask of the outside world, and how one scene follows another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from game.memory.chronicle import Origin
from game.memory.code import DealCode
from game.memory.reel import Reel
from game.rules.actions import CallPass, NextHand, ScoreMoon
from game.table.marks import Marks, Target, Weight
from game.words import Catalogue

NEVER = float("inf")

Sharing: TypeAlias = Literal["sheet", "clipboard", ""]
"""Where a text can be handed to: the system's sheet for that, the clipboard, or nowhere."""


class StorageError(Exception):
    """What was written could not be kept beyond this session."""


class Outside(Protocol):
    """The outside world, as the scenes know it."""

    @property
    def catalogues(self) -> Mapping[str, Catalogue]:
        """The texts of every language there is."""

    def languages(self) -> tuple[str, ...]:
        """Return the languages that the person reads, best first."""

    def reduced_motion(self) -> bool:
        """Tell whether the person has asked for less motion."""

    def seed(self) -> int:
        """Return a number that nobody could have guessed."""

    def today(self) -> str:
        """Return the day it is where the person is, as 2026-01-31."""

    def read(self, name: str) -> str | None:
        """Return what was written under a name, if anything was."""

    def write(self, name: str, text: str) -> None:
        """Keep a text under a name; raise StorageError when it is kept for this session only."""

    def play(self, cue: str, volume: float) -> None:
        """Let a sound be heard, at a part of full loudness."""

    def measure(self, text: str, size: float, weight: Weight = "Bold") -> float:
        """Return how wide a line of text is."""

    def tell(self, text: str, language: str, *, aloud: bool) -> None:
        """Say what has just happened to a screen reader, and aloud if asked."""

    def voice(self) -> bool:
        """Tell whether there is a voice that can read aloud."""

    def full_screen(self) -> bool | None:
        """Tell whether the game has the whole screen; None where it never can."""

    def fill_screen(self, *, on: bool) -> None:
        """Take the whole screen, or give it back."""

    def sharing(self) -> Sharing:
        """Return where a text can be handed to."""

    def share(self, text: str) -> None:
        """Hand a text to the system's sheet for sharing, or else to the clipboard."""

    def stay_awake(self, *, on: bool) -> None:
        """Keep the screen lit from now on, where that can be done, or no longer."""

    def cherish(self) -> None:
        """Ask that what is written be kept even when room becomes scarce."""

    def newer(self) -> bool:
        """Tell whether a newer version of the game waits to be begun."""

    def renew(self) -> None:
        """Begin the newer version, if one waits: the game opens anew."""

    def wish(self) -> str:
        """Return what the game was opened for, as "statistics", or nothing in particular."""

    def keep_file(self, name: str, text: str) -> str:
        """Let the person keep a text as a file; return where it is, or nothing where they know.

        Raises StorageError when the system refuses.
        """

    def lists_files(self) -> bool:
        """Tell whether the person is shown a list when asked for a file."""

    def ask_for_file(self) -> None:
        """Let the person choose a file, whose text is heard of as an input."""

    def address(self, wish: str) -> str:
        """Return the address that opens the game for a wish; nothing where it has none."""

    def spare(self) -> bool:
        """Tell whether this frame has time left for thinking."""


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
