"""The hint: what the strongest rival would do in your place, and one sentence why."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from game.players.any_game import AnyGame
from game.players.passing import compare_passes
from game.players.player import Thought
from game.players.reasons import Reason, reason_for_pass, reason_for_play
from game.players.search import compare_plans
from game.players.trials import Trial
from game.players.usual import usual
from game.rules.actions import Action, PassCards, PlayCard
from game.rules.cards import lowest
from game.rules.match import Stage
from game.rules.seen import Seen

SHARE = 3
"""By other rules than the usual ones a playout takes so many times longer."""


class Advice(NamedTuple):
    """What to do, and why."""

    action: Action
    reason: Reason


class Hint:
    """Gives advice as strong as the search is that it is made from."""

    def __init__(self, playouts: int, pass_playouts: int) -> None:
        """Set the strength."""
        self._playouts = playouts
        self._pass_playouts = pass_playouts

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        """Give the advice without the reason."""
        advice = yield from self.advise(seen, chance)
        return advice.action

    def advise(self, seen: Seen, chance: random.Random) -> Thought[Advice]:
        """Compare as the strongest rival does, and say what decided it."""
        if not usual(seen):
            return (yield from self._advise_anywhere(seen, chance))
        if seen.stage is Stage.PASS:
            choices = yield from compare_passes(seen, self._pass_playouts, chance)
            cards = choices[0].cards
            reason = reason_for_pass(seen.hand, cards)
            return Advice(PassCards(seen.seat, (cards,)), _weighed(reason, choices))
        plans = yield from compare_plans(seen, self._playouts, chance)
        card = lowest(plans[0].cards)
        reason = reason_for_play(seen, card, moon=plans[0].moon)
        return Advice(PlayCard(seen.seat, card), _weighed(reason, plans))

    def _advise_anywhere(self, seen: Seen, chance: random.Random) -> Thought[Advice]:
        """Compare by the rules in force, whatever they are."""
        options = yield from AnyGame(self._playouts // SHARE).compare(seen, chance)
        best = options[0]
        if isinstance(best.action, PlayCard):
            reason = Reason("tried_card", {"card": best.action.card})
            return Advice(best.action, _weighed(reason, options))
        return Advice(best.action, Reason("tried", {}))


def _weighed(reason: Reason, trials: Sequence[Trial]) -> Reason:
    """Return the reason with the expected points of the best two cards, where there are two."""
    best = trials[0]
    others = [trial for trial in trials if trial.cards != best.cards]
    if not others:
        return reason
    weighed = {
        "points": best.points,
        "other": lowest(others[0].cards),
        "other_points": others[0].points,
    }
    return reason._replace(values={**reason.values, **weighed})
