"""Stands in for main.py: the game itself, with a clock at every frame and slice of thought."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence

import pygame

from game.players.hint import Advice
from game.players.player import Thought
from game.scenes.outside import Outside
from game.scenes.thinking import Answer, Thinking
from game.shell import loop
from game.shell.browser import Page, open_world


class Meter:
    """Milliseconds of all that happened so far, each with when it began."""

    def __init__(self) -> None:
        self.frames: list[tuple[float, float]] = []
        """When a frame's work began, and how long it took."""
        self.slices: list[tuple[float, float]] = []
        self.thoughts: list[tuple[str, float, float]] = []
        """Whose it was and over what, when it began, how long until its answer."""
        self._begun = now()

    def watch(self, page: Page) -> None:
        """Time what lies between two waits for the browser."""
        wait_for_events = page.events

        async def events(wait: float) -> Sequence[pygame.event.Event]:
            self.frames.append((self._begun, now() - self._begun))
            found = await wait_for_events(wait)
            self._begun = now()
            return found

        page.events = events  # type: ignore[method-assign]
        page.answer("meter", self.tell)

    def watch_thoughts(self) -> None:
        """Time every slice of every thought from now on."""
        meter, begin, go_on = self, Thinking.__init__, Thinking.go_on

        def begin_timed(
            thinking: Thinking[Answer], thought: Thought[Answer], *, awaited: bool = False
        ) -> None:
            begin(thinking, meter.timed(thought), awaited=awaited)

        def go_on_timed(thinking: Thinking[Answer], outside: Outside) -> None:
            thinking.begun = getattr(thinking, "begun", now())  # type: ignore[attr-defined]
            unanswered = thinking.answer is None
            go_on(thinking, outside)
            if unanswered and thinking.answer is not None:
                begun: float = thinking.begun  # type: ignore[attr-defined]
                meter.thoughts.append((_kind(thinking.answer), begun, now() - begun))

        Thinking.__init__ = begin_timed  # type: ignore[method-assign, assignment]
        Thinking.go_on = go_on_timed  # type: ignore[method-assign, assignment]

    def timed(self, thought: Thought[Answer]) -> Thought[Answer]:
        """Return the thought, slice by slice by the clock."""
        while True:
            begun = now()
            try:
                next(thought)
            except StopIteration as end:
                answer: Answer = end.value
                return answer
            finally:
                self.slices.append((begun, now() - begun))
            yield

    def tell(self) -> str:
        """Return all of it as JSON."""
        return json.dumps({"frames": self.frames, "slices": self.slices, "thoughts": self.thoughts})


def now() -> float:
    return 1000 * time.perf_counter()


def _kind(answer: object) -> str:
    """Return whose thought it was and over what, by its answer."""
    if isinstance(answer, Advice):
        return f"hint {type(answer.action).__name__}"
    return f"rival {type(answer).__name__}"


async def main() -> None:
    """Play until the page is closed."""
    page, meter = open_world(), Meter()
    meter.watch(page)
    meter.watch_thoughts()
    await loop.run(page)
