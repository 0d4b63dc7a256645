"""How sharp the picture of a page is: less so once painting it has proved to take too long."""

from __future__ import annotations

from collections import deque

SHARP, ENOUGH = 2.0, 1.5
"""How many pixels lie in each logical one at most: more are seen by nobody, fewer by everybody."""
WATCHED = 40
"""So many paintings, most of a second of motion or more, are judged together."""
TOO_LONG = 1 / 60
"""The seconds that a frame has: painting alone may never take them all."""


class Sharpness:
    """Begins sharp, and gives way once; it does not go to and fro.

    The painting in the middle counts: those of new pictures take long anywhere, but are few.
    """

    def __init__(self) -> None:
        self.most = SHARP
        """How many pixels may lie in each logical one."""
        self._paintings: deque[float] = deque(maxlen=WATCHED)

    def painted(self, seconds: float) -> None:
        """Take how long a painting took."""
        self._paintings.append(seconds)

    def settle(self) -> None:
        """Give way, if that is needed: to be called at rest, as all has to be drawn anew."""
        if len(self._paintings) < WATCHED:
            return
        if sorted(self._paintings)[WATCHED // 2] > TOO_LONG:
            self.most = ENOUGH
        self._paintings.clear()
