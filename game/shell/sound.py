"""Sounds by the names of their cues."""

from __future__ import annotations

import pygame

from game.shell.assets import FOLDER, asset

RATE, BUFFER, VOICES = 32_000, 512, 12


class Sounds:
    """Plays cues; nothing is opened before the first one is to be heard."""

    def __init__(self) -> None:
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._open: bool | None = None
        self._all_read = False

    def play(self, cue: str, volume: float) -> None:
        """Let a cue be heard, unless this machine has nothing to hear it with.

        A page fetches the sounds once the table is there: until then it is silent.
        """
        file = asset(f"sounds/{cue}.ogg")
        if self._open is None:
            self._open = _opened()
        if not self._open or not file.exists():
            return
        if cue not in self._sounds:
            self._sounds[cue] = pygame.mixer.Sound(file)
        self._sounds[cue].set_volume(volume)
        self._sounds[cue].play()

    def prepare(self) -> bool:
        """Read one sound that may be heard some day; tell whether there are more."""
        if not self._open or self._all_read:
            return False
        files = sorted((FOLDER / "sounds").glob("*.ogg"))
        waiting = [file for file in files if file.stem not in self._sounds]
        for file in waiting[:1]:
            self._sounds[file.stem] = pygame.mixer.Sound(file)
        self._all_read = bool(files) and not waiting
        return len(waiting) > 1


def _opened() -> bool:
    """Open the mixer; tell whether this machine has one."""
    try:
        pygame.mixer.init(RATE, -16, 1, BUFFER)
    except pygame.error:
        return False
    pygame.mixer.set_num_channels(VOICES)
    return True
