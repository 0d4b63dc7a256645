"""After many matches the game holds no more memory than after a few."""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import pygame
import pytest

from game.save import encode_settings
from game.scenes.play import GUARD
from game.shell.world import CHOSEN
from tests.desktop.person import memory
from tests.shell.glasshouse import Glasshouse, run
from tests.short import OF_A_HAND
from tests.web.table import CHOSEN as IS_CHOSEN
from tests.web.table import FORBIDDEN

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("screen")]

MATCHES, STEP = 30, 5
FOREVER = float("inf")
MOST_BLOCKS = 20
"""How many more pieces of memory may be in use after each match, for ever: more is a leak."""
MOST_BYTES = 100_000
"""The same of the whole process, which takes memory in lumps."""


class Held(NamedTuple):
    """What the process holds: pieces of memory in use by Python, and all bytes."""

    blocks: int
    memory: int


class Regular(Glasshouse):
    """A glasshouse with somebody who plays match after match by what screen readers find."""

    def __init__(self) -> None:
        super().__init__(seconds=FOREVER, ratio=1)
        self._stored["settings"] = encode_settings(OF_A_HAND.plain())
        self._acted = self._now
        self._seed = 0
        self._ended = 0
        self.held: list[Held] = []

    def seed(self) -> int:
        self._seed += 1
        return self._seed

    async def events(self, wait: float) -> Sequence[pygame.event.Event]:
        await super().events(wait)
        if len(self.held) == MATCHES // STEP:
            return [pygame.event.Event(pygame.QUIT)]
        if self._now - self._acted <= GUARD or not self.mirrored:
            return []
        self._acted = self._now
        chosen = choice(json.loads(self.mirrored[-1]))
        if chosen == "button play_again":
            self._end()
        return [pygame.event.Event(CHOSEN, name=chosen)]

    def _end(self) -> None:
        self._ended += 1
        if self._ended % STEP == 0:
            for noted in (self.shown, self.rounds, self.mirrored):
                noted.clear()
            gc.collect()
            self.held.append(Held(sys.getallocatedblocks(), memory(os.getpid())))


def choice(entries: list[dict[str, Any]]) -> str:
    """Return what somebody chooses next; nothing while there is nothing to do."""
    texts = {entry["name"]: entry["text"] for entry in entries}
    cards = [name for name in texts if len(name) == 2 and FORBIDDEN not in texts[name]]
    chosen = [name for name in cards if IS_CHOSEN in texts[name]]
    free = [name for name in cards if name not in chosen]
    confirm = texts.get("button primary", "")
    on = [name for name in ("button play_again", "button next_hand") if name in texts]
    if on:
        return on[0]
    if len(chosen) == (1 if confirm == "Jugar" else 3):
        return "button primary"
    return free[0] if confirm and free else ""


def test_thirty_matches_leave_nothing_behind() -> None:
    house = Regular()
    run(house)
    before, after = house.held[MATCHES // STEP // 2 - 1], house.held[-1]
    assert after.blocks - before.blocks < MOST_BLOCKS * MATCHES / 2
    assert after.memory - before.memory < MOST_BYTES * MATCHES / 2
