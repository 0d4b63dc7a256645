"""How fast the rivals think: ``python -m tests.bench``.

Prints random hands a second, on the search's own table and by OpenSpiel's loop in the same run;
playouts and worlds a second; the median time of a move and of a pass at each level; and a histogram
of how long the slices of the hard level's thinking are.
"""

import random
import statistics
import sys
import time
from bisect import bisect_left
from collections.abc import Callable
from functools import partial

import pyspiel

from game.players.belief import Belief
from game.players.guess import Guess
from game.players.levels import Level, player_of
from game.players.manners import Manners, any_of
from game.players.player import Player, decide, finish
from game.players.playout import play_out
from game.players.quick_deal import QuickDeal
from game.rules.actions import Action
from game.rules.apply import apply
from game.rules.cards import NO_CARDS, just
from game.rules.match import Stage
from game.rules.seen import Seen, see
from tests.arena.baseline import Baseline
from tests.arena.duel import deal_of

EDGES = (0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 6.0)
"""The upper bounds of the histogram's bins, in milliseconds."""


EVERYBODY: Manners = 0b1111
EMPTY = QuickDeal(see(deal_of(1, 3), 0), [NO_CARDS] * 4)
DECK = [just(card) for card in range(52)]


def per_second(work: Callable[[int], object], seconds: float = 2.0) -> float:
    """Return how often some work is done in a second of the processor; it is told its number."""
    done, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        work(done)
        done += 1
    return done / (time.process_time() - started)


def random_hand_searched(number: int) -> None:
    """Deal, pass and play a hand at random on the table of the search."""
    chance = random.Random(number)
    order = sorted(DECK, key=lambda _: chance.random())
    hands = [sum(order[seat::4]) for seat in range(4)]
    if number % 4:
        gifts = [sum(order[seat:12:4]) for seat in range(4)]
        hands = [hands[seat] - gifts[seat] + gifts[seat - number % 4] for seat in range(4)]
    deal = EMPTY.copy()
    deal.hands = hands
    deal.turn = next(seat for seat, hand in enumerate(hands) if hand & 1)
    for _ in range(52):
        deal.play(any_of(deal.legal(), chance))


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
    playouts = [
        per_second(partial(play_out_one, starts, manners, chance)) for manners in (0, EVERYBODY)
    ]
    guessed = per_second(lambda number: guesses[number % 20].deal(chance))
    believed = per_second(lambda number: finish(beliefs[number % 20].deal(chance)))
    return (
        f"after {tricks} tricks, a second: {playouts[0]:.0f} playouts by the rules of thumb, "
        f"{playouts[1]:.0f} by the policy, "
        f"{guessed:.0f} guesses, {believed:.0f} worlds believed in"
    )


def play_out_one(
    starts: list[QuickDeal], manners: Manners, chance: random.Random, number: int
) -> None:
    play_out(starts[number % len(starts)].copy(), chance, manners)


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
    say(f"random hands a second, on the search's table: {per_second(random_hand_searched):.0f}")
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
