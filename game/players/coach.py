"""The coach: looks at what a seat did in a hand, and finds what cost it most.

Every decision is judged by what the seat could know when it made it, as the strongest rival would
judge it in its place.  A first look at all decisions picks those that seem to have cost something;
a second compares what was done with what would have been better, in more worlds and the same for
both, so that luck does not make a mistake of a good play.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from game.players.alike import alike
from game.players.lessons import lesson
from game.players.passing import compare_passes
from game.players.player import Thought
from game.players.reasons import Reason, reason_for_pass
from game.players.search import Plan, compare_plans
from game.players.trials import Trial
from game.rules.cards import Cards, lowest
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Stage
from game.rules.seen import Seen

LEAST = 1.0
"""How many points a decision has to cost to be worth a word."""
MOST = 3
"""How many decisions are shown."""
MOON_AT_STAKE = 1 / 4
"""The share of all points that a play costs only a seat that was about to take them all."""
SUSPECTS = 5
"""How many decisions are looked at twice."""


AS_USUAL = (
    "values", "bonus", "sun", "partners", "highest_wins", "turbo",
    "kitty", "cancellation", "booster_nines", "queen_when_safe",
)  # fmt: skip
"""The options that change what is wise: the coach's lessons hold only where these are as usual."""


def knows(house: HouseRules) -> bool:
    """Tell whether what the coach has to say is true by these rules."""
    return all(getattr(house, option) == getattr(STANDARD, option) for option in AS_USUAL)


class Decision(NamedTuple):
    """What a seat passed or played, and all that it could know when it did."""

    seen: Seen
    cards: Cards


class Finding(NamedTuple):
    """A decision that cost something."""

    decision: Decision
    better: Cards
    points: float
    """What the hand was expected to cost with what was done."""
    better_points: float
    reason: Reason

    @property
    def cost(self) -> float:
        """What the decision cost."""
        return self.points - self.better_points


class Budget(NamedTuple):
    """How many playouts the coach spends on each decision at the first and the second look."""

    first: int
    second: int
    passes: int


FULL = Budget(first=600, second=2400, passes=2500)
"""What makes the coach as strong as the strongest rival, and surer of what it finds."""


class Review:
    """A look at the decisions of one hand."""

    def __init__(
        self, decisions: Sequence[Decision], budget: Budget, chance: random.Random
    ) -> None:
        """Take down what is to be looked at: the decisions in which there was a choice."""
        self._decisions = [one for one in decisions if _had_a_choice(one)]
        self._budget = budget
        self._chance = chance
        self._looks = 0

    @property
    def progress(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return min(1.0, self._looks / (len(self._decisions) + SUSPECTS))

    def think(self) -> Thought[list[Finding]]:
        """Return the decisions that cost most, the dearest first."""
        suspects: list[Finding] = []
        for decision in self._decisions:
            trials = yield from self._alternatives(decision)
            suspects += _found(decision, trials)
            self._looks += 1
        suspects.sort(key=_by_cost)
        sure: list[Finding] = []
        for suspect in suspects[:SUSPECTS]:
            trials = yield from self._both(suspect)
            sure += _found(suspect.decision, trials)
            self._looks += 1
        return sorted((one for one in sure if one.cost >= LEAST), key=_by_cost)[:MOST]

    def _alternatives(self, decision: Decision) -> Thought[Sequence[Trial]]:
        """Compare all that could have been done, the best first."""
        seen = decision.seen
        if seen.stage is Stage.PLAY:
            plans = yield from compare_plans(seen, self._budget.first, self._chance)
            return plans
        trials = yield from compare_passes(seen, self._budget.passes, self._chance)
        if any(trial.cards == decision.cards for trial in trials):
            return trials
        both = (trials[0].cards, decision.cards)
        return (yield from compare_passes(seen, self._budget.first, self._chance, both))

    def _both(self, suspect: Finding) -> Thought[Sequence[Trial]]:
        """Compare what was done with what seemed better, and with nothing else."""
        (seen, cards), better = suspect.decision, suspect.better
        if seen.stage is Stage.PASS:
            both = (better, cards)
            return (yield from compare_passes(seen, self._budget.second, self._chance, both))
        narrowed = seen.narrowed(better | cards)
        plans = yield from compare_plans(narrowed, self._budget.second, self._chance)
        return plans


def _had_a_choice(decision: Decision) -> bool:
    return decision.seen.legal != decision.cards


def _found(decision: Decision, trials: Sequence[Trial]) -> list[Finding]:
    """Return what was better than a decision, if the best of the trials was."""
    seen, cards = decision
    best = trials[0]
    mine = seen.hand | seen.played & ~seen.trick.all_cards()
    done = next((trial for trial in trials if _same(trial.cards, cards, mine)), None)
    if done is None or done is best or _same(best.cards, cards, mine):
        return []
    reason = _reason(decision, done, best)
    return [Finding(decision, best.cards, done.points, best.points, reason)]


def _same(one: Cards, other: Cards, mine: Cards) -> bool:
    """Tell whether two choices are as good as one."""
    return one == other or (one.bit_count() == 1 and alike(one, other, mine))


def _reason(decision: Decision, done: Trial, best: Trial) -> Reason:
    seen, cards = decision
    if seen.stage is Stage.PASS:
        return reason_for_pass(seen.hand, best.cards)
    moon = isinstance(best, Plan) and best.moon
    moon = moon or (seen.threat == seen.seat and _lost_a_moon(seen, done, best))
    return lesson(seen, lowest(cards), lowest(best.cards), moon=moon)


def _lost_a_moon(seen: Seen, done: Trial, best: Trial) -> bool:
    """Tell whether so much was at stake that it was the moon."""
    return done.points - best.points > MOON_AT_STAKE * seen.house.all_points


def _by_cost(finding: Finding) -> float:
    return -finding.cost
