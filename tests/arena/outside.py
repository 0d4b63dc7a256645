"""A player that is a program of its own: it reads what its seat sees, a line of JSON at a time.

The program is started once and then asked again and again.  Each question is one line on its
standard input, an object with these keys, cards written as in ``QS`` and seats as 0 to 3:

``ask``      ``"pass"`` (three cards) or ``"play"`` (one card)
``seat``     the program's own seat; 1 is to the left of 0, and plays after it
``hand``     its cards
``legal``    the cards it may choose from
``direction``  ``left``, ``right``, ``across`` or ``hold``
``given``, ``got``  the cards it passed and was passed in this hand
``tricks``   the tricks of this hand, the one on the table last: ``{"leader": 2, "cards": [...]}``
``taken``    the cards each seat has taken
``totals``   what the seats have in the match, this hand left out
``seed``     a number, so that a program that plays by chance can be repeated

The answer is one line on its standard output: the chosen cards with spaces between them.
"""

import json
import random
import shlex
import subprocess
from types import TracebackType
from typing import IO, Self

from game.players.player import Thought
from game.rules.actions import Action, PassCards, PlayCard
from game.rules.cards import Cards, cards, lowest, names
from game.rules.match import Stage
from game.rules.seen import Seen


def question(seen: Seen, seed: int) -> str:
    """Return what the program is asked."""
    tricks = [*seen.tricks, seen.trick] if seen.trick.cards else seen.tricks
    asked = {
        "ask": seen.stage.value,
        "seat": seen.seat,
        "hand": _spelt(seen.hand),
        "legal": _spelt(seen.legal),
        "direction": seen.direction.value,
        "given": _spelt(seen.given),
        "got": _spelt(seen.got),
        "tricks": [
            {"leader": trick.leader, "cards": [names(1 << card) for card in trick.cards]}
            for trick in tricks
        ],
        "taken": [_spelt(taken) for taken in seen.taken],
        "totals": list(seen.totals),
        "seed": seed,
    }
    return json.dumps(asked)


def _spelt(some: Cards) -> list[str]:
    return names(some).split()


class OutsideProgram:
    """A player that asks a program; use it in a ``with`` block, which ends the program."""

    def __init__(self, command: str) -> None:
        self._program = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        for pipe in (self._program.stdin, self._program.stdout):
            if pipe:
                pipe.close()
        self._program.wait(timeout=10)

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        yield
        chosen = self._ask(question(seen, int(chance.random() * 2**32)))
        if seen.stage is Stage.PASS:
            return PassCards(seen.seat, (chosen,))
        if chosen.bit_count() != 1:
            raise ValueError(f"one card was asked for, not {names(chosen)!r}")
        return PlayCard(seen.seat, lowest(chosen))

    def _ask(self, line: str) -> Cards:
        asked, answered = _pipes(self._program)
        asked.write(line + "\n")
        asked.flush()
        answer = answered.readline()
        if not answer:
            raise ValueError("the program ended without an answer")
        return cards(answer.strip())


def _pipes(program: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert program.stdin is not None
    assert program.stdout is not None
    return program.stdin, program.stdout
