"""Somebody at the window of the program itself, with a mouse.

They know where everything is from a twin of the game, which is given what the program has saved:
the same match in a window of the same size looks the same.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from game.rules.cards import card
from game.rules.match import Stage
from game.table.geometry import Insets, Size
from game.table.marks import Button, CardInHand, Target
from tests.headless import Headless
from tests.pilot import Pilot, cards_of, legal_card

SIZE = Size(1000, 720)
PATIENCE = 30.0
CLICKS = 6
SETTINGS = {"version": 1, "speed": "instant", "language": "es", "tips": False}


class Person:
    """Starts the program and plays it."""

    def __init__(self, command: list[str], home: Path, display: str) -> None:
        self._home, self._display = home, display
        self.folder = home / "corazones"
        self.folder.mkdir(parents=True)
        place = {"width": SIZE.width, "height": SIZE.height, "left": 40, "top": 30}
        (self.folder / "settings.json").write_text(json.dumps(SETTINGS))
        (self.folder / "window.json").write_text(json.dumps(place))
        surroundings = {"XDG_DATA_HOME": str(home), "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self._surroundings = {**os.environ, **surroundings}
        self.program = subprocess.Popen(command, cwd=home, env=self._surroundings)
        self.until((self.folder / "match.json").exists)
        time.sleep(2)

    def twin(self) -> Pilot:
        """Return a game that is where the program will have come to by itself."""
        files = self.folder.glob("*.json")
        stored = {file.stem: file.read_text() for file in files if file.stem != "window"}
        pilot = Pilot(Headless(stored), size=SIZE, insets=Insets())
        pilot.settle()
        return pilot

    def saved(self) -> str:
        """Return the match as the program has saved it."""
        return (self.folder / "match.json").read_text()

    def click(self, twin: Pilot, target: Target) -> None:
        """Click where the twin has something."""
        mark = next(mark for mark in reversed(twin.marks()) if mark.target == target)
        at = (mark.zone or mark.rect).centre
        place = (str(round(40 + at.x)), str(round(30 + at.y)))
        command = ["xdotool", "mousemove", *place, "sleep", "0.1", "click", "1"]
        subprocess.run(command, env=self._surroundings, check=True)
        time.sleep(0.3)

    def play_a_hand(self) -> None:
        """Pass the last three cards, and play a legal card each turn until the hand is over."""
        while (twin := self.twin()).app.session.match.stage is not Stage.SCORED:
            before = self.saved()
            if twin.app.session.match.stage is Stage.PASS:
                chosen = [CardInHand(card(name)) for name in cards_of(twin)[-3:]]
                for target in chosen:
                    self.click(twin, target)
                self.click(twin, Button("primary"))
                self._until_saved_other_than(before)
            else:
                self._play(twin, CardInHand(card(legal_card(twin))), before)
            time.sleep(0.8)

    def _play(self, twin: Pilot, to_play: CardInHand, before: str) -> None:
        """Click until the card is played: a click that comes too soon does nothing."""
        for _ in range(CLICKS):
            self.click(twin, to_play)
            if self.saved() != before:
                return
        self._until_saved_other_than(before)

    def _until_saved_other_than(self, before: str) -> None:
        self.until(lambda: self.saved() != before)

    def leave(self) -> int:
        """Have the system end the program, and return how it ended."""
        self.program.terminate()
        return self.program.wait(timeout=PATIENCE)

    def close(self) -> None:
        """End the program however it stands, so that none outlives its test."""
        self.program.kill()
        self.program.wait(timeout=PATIENCE)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        ends = time.monotonic() + PATIENCE
        while not holds():
            assert self.program.poll() is None, "the program has ended"
            assert time.monotonic() < ends, "it never came to that"
            time.sleep(0.1)


def memory(pid: int) -> int:
    """Return the bytes of memory that a process has."""
    resident = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return resident * os.sysconf("SC_PAGE_SIZE")


def worked(pid: int) -> float:
    """Return the seconds that a process has worked, with the system working for it."""
    numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")
