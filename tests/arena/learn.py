"""Teaches the policy of the playouts what the search chooses: ``python -m tests.arena.learn``.

Four searches that take each other for players by rules of thumb play hands; then a table is climbed
towards the odds that make their choices likeliest.  Everything comes out the same again from the
seed.  ``--write`` puts the table into ``game/players/policy_table.py``.
"""

import argparse
import random
import sys
import textwrap
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import NamedTuple

import game.players.policy_table
from game.players import policy_features
from game.players.alike import alike
from game.players.player import decide
from game.players.policy_features import candidates
from game.players.quick_deal import QuickDeal
from game.players.search import Searcher
from game.rules.actions import PlayCard
from game.rules.apply import apply
from game.rules.cards import NO_CARDS, just
from game.rules.seen import Seen, see
from tests.arena.duel import deal_of
from tests.arena.pool import EARLY

PLAYOUTS = 150
"""How much the teachers think over a move; four times as much over a pass."""
ROUNDS, RATE, FADE = 5, 0.15, 1e-4
"""How often all examples are learned from, how fast, and how fast what was learned fades."""


BLANK = (0.0,) * policy_features.SIZE


class Example(NamedTuple):
    """What could have been played, by the places of the table that speak of it, and what was."""

    features: list[tuple[int, ...]]
    chosen: list[int]
    """The candidates that are as good as the card played."""


def examples(hands: int, seed: int, playouts: int = PLAYOUTS) -> Iterator[Example]:
    """Yield every choice that the teachers make in so many hands."""
    teacher = Searcher(playouts, 4 * playouts, EARLY)
    for number in range(hands):
        match, chance = deal_of(seed, number), random.Random(f"learn {seed} {number}")
        while not match.scores:
            seen = see(match, match.waiting()[0])
            action = decide(teacher, seen, chance)
            if isinstance(action, PlayCard) and seen.legal.bit_count() > 1:
                yield from example(seen, action)
            match = apply(match, action).match


def example(seen: Seen, action: PlayCard) -> Iterator[Example]:
    """Yield the choice, if there was one and it is among the candidates."""
    hands = [NO_CARDS] * seen.house.seats
    hands[seen.seat] = seen.hand
    deal = QuickDeal(seen, hands)
    found = candidates(deal, seen.legal)
    mine = seen.hand | seen.played & ~deal.pile
    chosen = [
        index for index, (card, *_) in enumerate(found) if alike(card, just(action.card), mine)
    ]
    if 0 < len(chosen) < len(found):
        yield Example([tuple(features) for _, *features in found], chosen)


class Learner:
    """A table that is climbed, each number at its own pace."""

    def __init__(self, table: Sequence[float] = BLANK) -> None:
        self.table = list(table)
        self._paces = [1e-2] * policy_features.SIZE

    def learn(self, example: Example, rate: float) -> None:
        """Make what was chosen a little likelier."""
        shares = self.shares(example)
        right = sum(shares[index] for index in example.chosen)
        for index, (features, share) in enumerate(zip(example.features, shares, strict=True)):
            wrong = (share / right if index in example.chosen else 0) - share
            for feature in features:
                slope = wrong - FADE * self.table[feature]
                self._paces[feature] += slope * slope
                self.table[feature] += rate * slope / sqrt(self._paces[feature])

    def likelihood(self, example: Example) -> float:
        """Return how likely what was chosen is by the table so far."""
        shares = self.shares(example)
        return sum(shares[index] for index in example.chosen)

    def shares(self, example: Example) -> list[float]:
        """Return how likely each candidate is by the table so far."""
        odds = [exp(sum([self.table[f] for f in features])) for features in example.features]
        total = sum(odds)
        return [share / total for share in odds]


def learned(lessons: list[Example], seed: int) -> list[float]:
    """Return the table that the examples teach; a tenth of them only show how good it is."""
    learner, chance = Learner(), random.Random(seed)
    held_back, rest = lessons[: len(lessons) // 10], lessons[len(lessons) // 10 :]
    for number in range(ROUNDS):
        chance.shuffle(rest)
        for lesson in rest:
            learner.learn(lesson, RATE / (1 + number / 2))
        say(f"round {number + 1}: {judged(learner, held_back)}")
    return learner.table


def judged(learner: Learner, lessons: list[Example]) -> str:
    """Return how well a table foretells choices that it did not learn from."""
    right, sum_of_logs = 0, 0.0
    for lesson in lessons:
        shares = learner.shares(lesson)
        right += shares.index(max(shares)) in lesson.chosen
        sum_of_logs += log(learner.likelihood(lesson))
    count = max(1, len(lessons))
    return f"{100 * right / count:.1f} % foretold, {sum_of_logs / count:.4f} log-likelihood"


def source(table: list[float]) -> str:
    """Return the module that holds a table."""
    numbers = " ".join(str(round(100 * number)) for number in table)
    return (
        f'"""{game.players.policy_table.__doc__}"""\n\nfrom __future__ import annotations\n\n'
        f'_HUNDREDTHS = """\n{textwrap.fill(numbers, 99)}\n"""\n\n'
        "TABLE = tuple(int(number) / 100 for number in _HUNDREDTHS.split())\n"
    )


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    lessons = list(examples(asked.hands, asked.seed))
    say(f"{len(lessons)} choices of {asked.hands} hands")
    table = learned(lessons, asked.seed)
    if asked.write:
        Path(str(game.players.policy_table.__file__)).write_text(source(table), encoding="utf-8")


if __name__ == "__main__":
    main()
