"""What the scenes may ask for, answered by the machine, the sounds, the fonts, the words."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping

from game.shell import fonts
from game.shell.assets import FOLDER
from game.shell.sound import Sounds
from game.shell.world import World
from game.table.marks import Weight
from game.words import Catalogue

WORK = 0.0065
"""How long a frame should work at most, so that the browser or the system has time for its part."""
LEAST_THINKING = 0.002
MORE_WHEN_AWAITED = 0.0045
"""How much longer it may work on a thought that the person has asked for and waits for."""


class Outdoors:
    """The outside world as the scenes know it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sounds = Sounds()
        self._deadline = 0.0
        self._catalogues: dict[str, Catalogue] = {
            file.stem: json.loads(file.read_text(encoding="utf-8"))
            for file in sorted((FOLDER / "words").glob("*.json"))
        }
        self.languages = world.languages
        self.reduced_motion = world.reduced_motion
        self.seed = world.seed
        self.read = world.read
        self.write = world.write
        self.play = self._sounds.play
        self.prepare = self._sounds.prepare
        self.tell = world.tell
        self.voice = world.voice
        self.full_screen = world.full_screen
        self.fill_screen = world.fill_screen
        self.sharing = world.sharing
        self.share = world.share
        self.stay_awake = world.stay_awake
        self.cherish = world.cherish
        self.newer = world.newer
        self.renew = world.renew
        self.wish = world.wish
        self.address = world.address
        self.keep_file = world.keep_file
        self.lists_files = world.lists_files
        self.ask_for_file = world.ask_for_file

    @property
    def catalogues(self) -> Mapping[str, Catalogue]:
        """The texts of every language there is."""
        return self._catalogues

    def measure(self, text: str, size: float, weight: Weight = "Bold") -> float:
        """Return how wide a line of text is."""
        return fonts.measure(text, size, weight)

    def today(self) -> str:
        """Return the day it is where the person is."""
        return time.strftime("%Y-%m-%d")

    def spare(self, *, awaited: bool = False) -> bool:
        """Tell whether this frame has time left for thinking; there is more if it is awaited."""
        return self.left() + (MORE_WHEN_AWAITED if awaited else 0) > 0

    def left(self) -> float:
        """Return how many seconds of work this frame has left."""
        return self._deadline - time.perf_counter()

    def begin_frame(self, painting: float, *, busy: bool) -> None:
        """Give the thinking what a frame has left, when painting takes so many seconds.

        A busy frame has nothing left, but no thought stands still.
        """
        left = LEAST_THINKING if busy else max(LEAST_THINKING, WORK - painting)
        self._deadline = time.perf_counter() + left
