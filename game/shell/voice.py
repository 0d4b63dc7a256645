"""A voice that reads aloud, where the system has a command for it."""

from __future__ import annotations

import shutil
import subprocess

COMMANDS = {"spd-say": ["--language"], "espeak-ng": ["-v"]}
"""The commands of Linux, and how each is told the language."""
OF_MACS = "say"
"""Its voices are told by name, so it keeps the one that the person has chosen."""


class Voice:
    """Says one thing after the other, and waits for none."""

    def __init__(self) -> None:
        known = [*COMMANDS, OF_MACS]
        self._command = next((name for name in known if shutil.which(name)), None)
        self._speaking: list[subprocess.Popen[bytes]] = []

    def __bool__(self) -> bool:
        """Tell whether there is one."""
        return self._command is not None

    def say(self, text: str, language: str) -> None:
        """Begin to read a text, if there is a voice."""
        self._speaking = [process for process in self._speaking if process.poll() is None]
        if self._command is None:
            return
        told = [*COMMANDS[self._command], language] if self._command in COMMANDS else []
        command = [self._command, *told, "--", text]
        quiet = subprocess.DEVNULL
        self._speaking.append(subprocess.Popen(command, stdout=quiet, stderr=quiet))  # noqa: S603 (a text, handed to no shell)
