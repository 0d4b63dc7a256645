"""What the game may ask of the outside world."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias

from game.table.marks import Weight
from game.words import Catalogue

Sharing: TypeAlias = Literal["sheet", "clipboard", ""]
"""Where a text can be handed to: the system's sheet for that, the clipboard, or nowhere."""


class StorageError(Exception):
    """What was written could not be kept beyond this session."""


class Device(Protocol):
    """What a window and a page can each do in their own way."""

    def languages(self) -> tuple[str, ...]:
        """Return the languages that the person reads, best first."""

    def reduced_motion(self) -> bool:
        """Tell whether the person has asked for less motion."""

    def seed(self) -> int:
        """Return a number that nobody could have guessed."""

    def read(self, name: str) -> str | None:
        """Return what was written under a name, if anything was."""

    def write(self, name: str, text: str) -> None:
        """Keep a text under a name; raise StorageError when it is kept for this session only."""

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


class Outside(Device, Protocol):
    """The outside world, as the scenes know it."""

    @property
    def catalogues(self) -> Mapping[str, Catalogue]:
        """The texts of every language there is."""

    def today(self) -> str:
        """Return the day it is where the person is, as 2026-01-31."""

    def play(self, cue: str, volume: float) -> None:
        """Let a sound be heard, at a part of full loudness."""

    def measure(self, text: str, size: float, weight: Weight = "Bold") -> float:
        """Return how wide a line of text is."""

    def spare(self, *, awaited: bool = False) -> bool:
        """Tell whether this frame has time left for thinking; there is more if it is awaited."""
