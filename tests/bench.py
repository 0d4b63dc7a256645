"""How fast the rivals think: ``python -m tests.bench``.

Prints random hands a second, by the rules and by OpenSpiel's loop in the same run; playouts and
worlds a second; the median time of a move and of a pass at each level; and a histogram of how long
the slices of the hard level's thinking are.
"""

import random
import statistics
import sys
import time
from bisect import bisect_left
from collections.abc import Callable

import pyspiel

from game.players.belief import Belief
from game.players.guess import Guess
from game.players.levels import Level, player_of
from game.players.player import Player, decide, finish
from game.players.playout import play_out
from game.players.quick_deal import QuickDeal
from game.rules.actions import Action
from game.rules.apply import apply, new_match
from game.rules.house import STANDARD
from game.rules.match import Stage
from game.rules.seen import Seen, see
from tests.arena.baseline import Baseline
from tests.arena.duel import deal_of
from tests.rules.chance import any_action

EDGES = (0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 6.0)
"""The upper bounds of the histogram's bins, in milliseconds."""


def per_second(work: Callable[[int], object], seconds: float = 2.0) -> float:
    """Return how often some work is done in a second; it is told its number."""
    done, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        work(done)
        done += 1
    return done / (time.perf_counter() - started)


def random_hand(number: int) -> None:
    match, chance = new_match(STANDARD, number).match, random.Random(number)
    while not match.scores:
        match = apply(match, any_action(match, chance)).match


def random_hand_there(number: int) -> None:
    chance = random.Random(number)
    state = pyspiel.load_game("hearts(qs_breaks_hearts=false)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))


def after(tricks: int, number: int) -> Seen:
    """Return what the seat to play sees after so many tricks of the baseline's play."""
    match, chance = deal_of(number, 3), random.Random(1)
    while len(match.deal.tricks) < tricks:
        match = apply(match, decide(Baseline(), see(match, match.deal.turn), chance)).match
    return see(match, match.deal.turn)


def speeds(tricks: int) -> str:
    """Return playouts and worlds a second after so many tricks."""
    chance = random.Random(1)
    sights = [after(tricks, number) for number in range(20)]
    guesses = [Guess(seen) for seen in sights]
    beliefs = [Belief(seen, taught=True) for seen in sights]
    starts = [
        QuickDeal(seen, guess.deal(chance)) for seen, guess in zip(sights, guesses, strict=True)
    ]
    playouts = per_second(lambda number: play_out(starts[number % 20].copy(), chance))
    guessed = per_second(lambda number: guesses[number % 20].deal(chance))
    believed = per_second(lambda number: finish(beliefs[number % 20].deal(chance)))
    return (
        f"after {tricks} tricks, a second: {playouts:.0f} playouts, "
        f"{guessed:.0f} guesses, {believed:.0f} worlds believed in"
    )


def timed(player: Player, seen: Seen, chance: random.Random) -> tuple[Action, list[float]]:
    """Return what a player does, and the milliseconds of each slice of its thought.

    Processor time, so that what else the machine does is not counted.
    """
    thought, slices = player.think(seen, chance), list[float]()
    while True:
        started = time.process_time()
        try:
            next(thought)
        except StopIteration as end:
            action: Action = end.value
            return action, slices
        finally:
            slices.append(1000 * (time.process_time() - started))


def think(player: Player, hands: int) -> tuple[dict[Stage, list[float]], list[float]]:
    """Return the milliseconds of each pass and each move with a choice, and of all slices."""
    times: dict[Stage, list[float]] = {Stage.PASS: [], Stage.PLAY: []}
    every: list[float] = []
    for number in range(hands):
        match, chance = deal_of(11, number), random.Random(number)
        while not match.scores:
            seat = match.waiting()[0]
            seen = see(match, seat)
            action, slices = timed(Baseline() if seat else player, seen, chance)
            if not seat and seen.legal.bit_count() > 1:
                times[seen.stage].append(sum(slices))
                every += slices
            match = apply(match, action).match
    return times, every


def histogram(slices: list[float]) -> str:
    """Return the share of slices in each bin, and of those of at most 1.5 ms."""
    counts = [0] * (len(EDGES) + 1)
    for slice_ in slices:
        counts[bisect_left(EDGES, slice_)] += 1
    names = [f"<= {edge} ms" for edge in EDGES] + [f"> {EDGES[-1]} ms"]
    rows = [
        f"  {name:>10}  {100 * count / len(slices):8.4f} %"
        for name, count in zip(names, counts, strict=True)
    ]
    short = sum(slice_ <= 1.5 for slice_ in slices)
    return "\n".join([*rows, f"  at most 1.5 ms: {100 * short / len(slices):.3f} %"])


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    say(f"random hands a second, by the rules: {per_second(random_hand):.0f}")
    say(f"random hands a second, OpenSpiel from Python: {per_second(random_hand_there):.0f}")
    for tricks in (0, 3, 6, 9):
        say(speeds(tricks))
    for level, hands in ((Level.EASY, 40), (Level.NORMAL, 40), (Level.HARD, 12)):
        times, slices = think(player_of(level), hands)
        medians = {stage.value: statistics.median(taken) for stage, taken in times.items()}
        say(f"{level.value}: {medians['play']:.2f} ms a move, {medians['pass']:.2f} ms a pass")
    say(f"slices of the hard level, {len(slices)} in all:\n{histogram(slices)}")


if __name__ == "__main__":
    main()
