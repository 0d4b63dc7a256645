"""Duplicate matches: one player at each seat in turn against three of another, on equal deals."""

import math
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.players.player import Player, decide
from game.rules.apply import apply
from game.rules.cards import ALL_CARDS, Cards, gather, shuffled
from game.rules.deal import dealt
from game.rules.house import STANDARD
from game.rules.match import Match, Stage
from game.rules.score import HandScore
from game.rules.seats import Seat
from game.rules.seen import see


@dataclass
class Clock:
    """How long a player takes."""

    moves: list[float] = field(default_factory=list)
    passes: list[float] = field(default_factory=list)

    def median_ms(self) -> tuple[float, float]:
        """Return the median milliseconds of a move with a choice, and of a pass."""
        return tuple(  # type: ignore[return-value]
            1000 * statistics.median(times or [0.0]) for times in (self.moves, self.passes)
        )


class Meeting(NamedTuple):
    """How a deal went at its four seatings."""

    points: float
    others: float
    moons: int
    others_moons: int
    clock: Clock


@dataclass
class Tally:
    """What a duel has shown so far; a deal counts once, as the mean of its four seatings."""

    points: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    moons: int = 0
    others_moons: int = 0
    clock: Clock = field(default_factory=Clock)

    def add(self, meeting: Meeting) -> None:
        """Count one more deal."""
        self.points.append(meeting.points)
        self.others.append(meeting.others)
        self.moons += meeting.moons
        self.others_moons += meeting.others_moons
        self.clock.moves += meeting.clock.moves
        self.clock.passes += meeting.clock.passes

    @property
    def deals(self) -> int:
        return len(self.points)

    @property
    def margins(self) -> list[float]:
        return [mine - theirs for mine, theirs in zip(self.points, self.others, strict=True)]

    def line(self, one: str, other: str) -> str:
        """Return one row of the results table."""
        move, passing = self.clock.median_ms()
        hands = 4 * self.deals
        return (
            f"| {one} | {other} | {self.deals} | {mean(self.points):.2f} ±{half(self.points):.2f} "
            f"| {mean(self.others):.2f} | {mean(self.margins):+.2f} ±{half(self.margins):.2f} "
            f"| {100 * self.moons / hands:.1f} | {100 * self.others_moons / hands / 3:.1f} "
            f"| {move:.1f} | {passing:.0f} |"
        )


HEADING = (
    "| one seat | against three | deals x 4 | points | theirs | margin "
    "| moons % | theirs, each % | ms a move | ms a pass |\n" + "|---" * 10 + "|"
)


def mean(values: Sequence[float]) -> float:
    return statistics.fmean(values)


def half(values: Sequence[float]) -> float:
    """Return half the width of the 95 % interval of the mean."""
    return 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def duel(one: Player, other: Player, deals: int, seed: int) -> Iterator[Tally]:
    """Play so many deals, each at all four seatings; yield the tally after each deal."""
    tally = Tally()
    for number in range(deals):
        tally.add(meet(one, other, seed, number))
        yield tally


def meet(one: Player, other: Player, seed: int, number: int) -> Meeting:
    """Play a numbered deal at all four seatings."""
    clock = Clock()
    scores = [
        play_hand(
            [one if seat == mine else other for seat in range(4)],
            deal_of(seed, number),
            chance=random.Random(f"{seed} {number} {mine}"),
            clocks={mine: clock},
        )
        for mine in range(4)
    ]
    mine = sum(score.scores[seat] for seat, score in enumerate(scores))
    return Meeting(
        points=mine / 4,
        others=(sum(sum(score.scores) for score in scores) - mine) / 12,
        moons=sum(score.shooter == seat for seat, score in enumerate(scores)),
        others_moons=sum(score.shooter not in (None, seat) for seat, score in enumerate(scores)),
        clock=clock,
    )


def hands_of(seed: int, number: int) -> list[Cards]:
    """Return the hands of a numbered deal."""
    order = shuffled(ALL_CARDS, random.Random(f"deal {seed} {number}"))
    return [gather(order[seat::4]) for seat in range(4)]


def deal_of(seed: int, number: int) -> Match:
    """Return a fresh match with this deal on the table, the pass directions in turn."""
    deal = dealt(STANDARD, STANDARD.pass_in(number + 1), hands_of(seed, number))
    return Match(STANDARD, seed, (), deal)


def play_hand(
    players: Sequence[Player],
    match: Match,
    chance: random.Random,
    clocks: dict[Seat, Clock] | None = None,
) -> HandScore:
    """Play the hand on the table to its end and return its score."""
    before = len(match.scores)
    chances = [random.Random(chance.random()) for _ in players]
    while len(match.scores) == before:
        seat = match.waiting()[0]
        seen = see(match, seat)
        started = time.perf_counter()
        action = decide(players[seat], seen, chances[seat])
        took = time.perf_counter() - started
        if clocks and seat in clocks and seen.legal.bit_count() > 1:
            clock = clocks[seat]
            (clock.passes if seen.stage is Stage.PASS else clock.moves).append(took)
        match = apply(match, action).match
    return match.scores[-1]
