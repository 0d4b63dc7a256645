"""The machine the game runs on, as the loop sees it: one form for the desktop, one for a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import pygame

from game.scenes.scene import Sharing
from game.table.geometry import Insets, Size

CHOSEN = pygame.event.custom_type()
"""Something was chosen by its ``name`` in the mirror."""
GIVEN = pygame.event.custom_type()
"""A file was given, with its ``text``."""


class Glass(NamedTuple):
    """What there is to paint on: size and insets in logical pixels, device pixels in each."""

    size: Size
    ratio: float
    insets: Insets


class World(Protocol):
    """A window or a page."""

    def glass(self) -> Glass:
        """Return what there is to paint on now; the loop asks each frame."""

    def screen(self, glass: Glass) -> pygame.Surface:
        """Return the surface of exactly these device pixels, making it when the size is new."""

    async def events(self, wait: float) -> Sequence[pygame.event.Event]:
        """Return what has happened, after the next frame or, at rest, after up to ``wait`` seconds.

        A wait of 0 asks for the next frame at the pace of the screen.  A longer one ends early
        when something happens.
        """

    def show(self, painted: Sequence[pygame.Rect]) -> None:
        """Put what was painted, somewhere in these regions of device pixels, on the glass."""

    def read(self, name: str) -> str | None:
        """Return what was written under a name, if anything can be had."""

    def write(self, name: str, text: str) -> None:
        """Keep an ASCII text under a name; raise StorageError when it lasts for this run only."""

    def languages(self) -> tuple[str, ...]:
        """Return the languages that the person reads, best first."""

    def reduced_motion(self) -> bool:
        """Tell whether the person has asked for less motion."""

    def seed(self) -> int:
        """Return a number that nobody could have guessed."""

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
        """Let the person keep an ASCII text as a file; return where it is, if nobody asks them.

        Raises StorageError when the system refuses.
        """

    def lists_files(self) -> bool:
        """Tell whether the person is shown a list when asked for a file."""

    def ask_for_file(self) -> None:
        """Let the person choose a file; it comes as an event of the kind ``GIVEN``."""

    def address(self, wish: str) -> str:
        """Return the address that opens the game for a wish; nothing where it has none."""

    def mirror(self, described: str) -> None:
        """Let a screen reader find what ``game.shell.mirror`` has described.

        What somebody chooses there comes as an event of the kind ``CHOSEN``, with its name.
        """

    def answer(self, question: str, answer: Callable[[], str]) -> None:
        """Let what surrounds the game, if anything does, ask it a question."""
