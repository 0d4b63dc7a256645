"""Stands in for the page's own scripts in a page that has none, such as pygbag's."""

from __future__ import annotations

import pygame

from game.scenes.outside import Sharing, StorageError


class BarePage:
    """Can show the table, and none of what else a page may do."""

    def insets(self) -> tuple[float, float, float, float]:
        """Return what notches take of each edge: such a page does not tell."""
        return (0.0, 0.0, 0.0, 0.0)

    def show(self, *where: int) -> None:
        """Let SDL copy all of the screen."""
        del where
        pygame.display.flip()

    def playable(self) -> None:
        """Do nothing: there is no curtain."""

    def tell(self, text: str, language: str, aloud: bool) -> None:
        """Do nothing: nobody listens."""

    def voice(self) -> bool:
        """Tell that there is none."""
        return False

    def cherish(self) -> None:
        """Do nothing."""

    def newer(self) -> bool:
        """Tell that this version is the newest one known."""
        return False

    def renew(self) -> None:
        """Do nothing."""

    def wish(self) -> str:
        """Tell that there is none."""
        return ""

    def elsewhere(self) -> bool:
        """Tell that nothing is known of other tabs."""
        return False

    def mirror(self, described: str, choose: object) -> None:
        """Do nothing: nobody looks."""

    def fullScreen(self) -> None:  # noqa: N802 (a name of JavaScript's)
        """Tell that there is no such thing."""

    def fillScreen(self, on: bool) -> None:  # noqa: N802 (a name of JavaScript's)
        """Do nothing."""

    def sharing(self) -> Sharing:
        """Tell that nothing can be shared."""
        return ""

    def share(self, text: str) -> None:
        """Do nothing."""

    def stayAwake(self, on: bool) -> None:  # noqa: N802 (a name of JavaScript's)
        """Do nothing."""

    def keepFile(self, name: str, text: str) -> None:  # noqa: N802 (a name of JavaScript's)
        """Refuse: such a page hands out no files."""
        raise StorageError(f"this page cannot hand out {name} of {len(text)} letters")

    def askForFile(self, opened: object) -> None:  # noqa: N802 (a name of JavaScript's)
        """Do nothing."""
