"""An outside world of lists and dictionaries, for tests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from game.scenes.outside import Sharing, StorageError
from game.shell.fonts import measure
from game.table.marks import Weight
from game.words import Catalogue

WORDS = Path(__file__).parents[1] / "assets" / "words"
CATALOGUES: dict[str, Catalogue] = {
    file.stem: json.loads(file.read_text(encoding="utf-8")) for file in WORDS.glob("*.json")
}


class Headless:
    """What the scenes may ask for, kept in memory and remembered for the test to look at."""

    def __init__(
        self,
        stored: dict[str, str] | None = None,
        *,
        seed: int = 1,
        language: str = "es",
        still: bool = False,
        full: bool = False,
        busy: bool = False,
        wish: str = "",
    ) -> None:
        self.stored = {} if stored is None else stored
        self.heard: list[str] = []
        self.told: list[str] = []
        self.shared: list[str] = []
        self.awake = self.cherished = self.newer_version = False
        self.renewals = 0
        self.files: dict[str, str] = {}
        self.asks_nobody = True
        self.asked_for_file = False
        self._wish = wish
        self._full_screen = False
        self.writes: list[tuple[str, str]] = []
        self._seed, self._language = seed, language
        self.still = still
        self._full, self.busy = full, busy
        self.day = "2026-01-31"

    @property
    def catalogues(self) -> Mapping[str, Catalogue]:
        return CATALOGUES

    def languages(self) -> tuple[str, ...]:
        return (self._language,)

    def reduced_motion(self) -> bool:
        return self.still

    def seed(self) -> int:
        self._seed += 1
        return self._seed - 1

    def today(self) -> str:
        return self.day

    def read(self, name: str) -> str | None:
        return self.stored.get(name)

    def write(self, name: str, text: str) -> None:
        self.stored[name] = text
        self.writes.append((name, text))
        if self._full:
            raise StorageError("there is no room")

    def play(self, cue: str, volume: float) -> None:
        del volume
        self.heard.append(cue)

    def measure(self, text: str, size: float, weight: Weight = "Bold") -> float:
        return measure(text, size, weight)

    def tell(self, text: str, language: str, *, aloud: bool) -> None:
        del language, aloud
        self.told.append(text)

    def voice(self) -> bool:
        return True

    def full_screen(self) -> bool | None:
        return self._full_screen

    def fill_screen(self, *, on: bool) -> None:
        self._full_screen = on

    def sharing(self) -> Sharing:
        return "sheet"

    def share(self, text: str) -> None:
        self.shared.append(text)

    def stay_awake(self, *, on: bool) -> None:
        self.awake = on

    def cherish(self) -> None:
        self.cherished = True

    def newer(self) -> bool:
        return self.newer_version

    def renew(self) -> None:
        self.renewals += self.newer_version

    def wish(self) -> str:
        return self._wish

    def keep_file(self, name: str, text: str) -> str:
        if self._full:
            raise StorageError("there is no room")
        self.files[name] = text
        return f"/downloads/{name}" if self.asks_nobody else ""

    def lists_files(self) -> bool:
        return not self.asks_nobody

    def ask_for_file(self) -> None:
        self.asked_for_file = True

    def address(self, wish: str) -> str:
        return f"https://example.org/corazones/#{wish}"

    def spare(self, *, awaited: bool = False) -> bool:
        del awaited
        return not self.busy
