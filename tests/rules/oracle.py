"""OpenSpiel's Hearts as an independent judge of legal plays and results.

It knows the standard game and some of the options.  Run ``python -m tests.rules.oracle --deals
50000`` for as many random hands of each as you like.
"""

import argparse
import random
import sys

import pyspiel

from game.rules.cards import Card, Cards, gather, members, name, names, rank_of, suit_of
from game.rules.deal import Deal, dealt
from game.rules.house import STANDARD, HouseRules
from game.rules.legal import legal_plays
from game.rules.options import Bonus, Moon
from game.rules.score import score_hand, tally
from game.rules.seats import Pass
from tests.rules.chance import any_card

SHARED: dict[str, HouseRules] = {
    "standard": STANDARD,
    "jack of diamonds": HouseRules(bonus=Bonus.JACK_OF_DIAMONDS),
    "queen breaks hearts": HouseRules(queen_breaks_hearts=True),
    "hearts any time": HouseRules(hearts_any_time=True),
    "hearts instead of the queen": HouseRules(heart_before_queen=True),
    "points on the first trick": HouseRules(first_trick_points=True),
    "all of these": HouseRules(
        bonus=Bonus.JACK_OF_DIAMONDS,
        queen_breaks_hearts=True,
        heart_before_queen=True,
        first_trick_points=True,
    ),
}
"""The rules that both know."""
PASSES = {Pass.HOLD: 0, Pass.LEFT: 1, Pass.ACROSS: 2, Pass.RIGHT: 3}
SUIT_THERE = (0, 1, 3, 2)
"""Its suits are clubs, diamonds, hearts, spades."""


def to_oracle(card: Card) -> int:
    return rank_of(card) * 4 + SUIT_THERE[suit_of(card)]


FROM_ORACLE = {to_oracle(card): card for card in range(52)}


def judge_of(house: HouseRules) -> pyspiel.Game:
    """Return the game of these rules there."""
    options = {
        "qs_breaks_hearts": house.queen_breaks_hearts,
        "must_break_hearts": not house.hearts_any_time,
        "can_lead_hearts_instead_of_qs": house.heart_before_queen,
        "no_pts_on_first_trick": not house.first_trick_points,
        "jd_bonus": house.bonus is Bonus.JACK_OF_DIAMONDS,
    }
    return pyspiel.load_game("hearts", options)


class Disagreement(AssertionError):
    """The judge and the rules differ."""


def compare_hand(
    house: HouseRules, game: pyspiel.Game, chance: random.Random, direction: Pass
) -> int:
    """Play one random hand on both sides and return how many plays were compared."""
    order = list(range(52))
    chance.shuffle(order)
    judge = game.new_initial_state()
    judge.apply_action(PASSES[direction])
    for card in order:
        judge.apply_action(to_oracle(card))
    deal = dealt(house, direction, [gather(order[seat::4]) for seat in range(4)])
    if deal.setup.passing:
        deal = _pass(deal, judge, chance)
    plays = 0
    while not deal.over:
        _compare(deal, judge)
        card = any_card(legal_plays(deal), chance)
        deal = deal.play(card)
        judge.apply_action(to_oracle(card))
        plays += 1
    theirs = tuple(26 - int(result) for result in judge.returns())
    ours = _scores(deal)
    if not judge.is_terminal() or ours != theirs:
        raise Disagreement(f"the hand scores {ours} here and {theirs} there")
    return plays


def _pass(deal: Deal, judge: pyspiel.State, chance: random.Random) -> Deal:
    for seat, hand in enumerate(deal.hands):
        chosen = chance.sample(list(members(hand)), 3)
        for card in chosen:
            judge.apply_action(to_oracle(card))
        deal = deal.pass_cards(seat, (gather(chosen),))
    return deal.exchange(chance)


def _compare(deal: Deal, judge: pyspiel.State) -> None:
    ours, theirs = legal_plays(deal), _legal_there(judge)
    if deal.turn != judge.current_player() or ours != theirs:
        trick = " ".join(name(card) for card in deal.played)
        raise Disagreement(
            f"seat {deal.turn} with {names(deal.hands[deal.turn])} to {trick or 'lead'}: "
            f"{names(ours)} here, {names(theirs)} there"
        )


def _legal_there(judge: pyspiel.State) -> Cards:
    return gather(FROM_ORACLE[action] for action in judge.legal_actions())


def _scores(deal: Deal) -> tuple[int, ...]:
    """Return what the seats score, a moon charged to the others."""
    found = tally(deal.house, deal.taken)
    return score_hand(deal.house, found, None if found.shooter is None else Moon.OTHERS_ADD).scores


def compare(rules: str, deals: int, seed: int) -> int:
    """Compare so many random hands, every direction in turn; return the number of plays."""
    house, chance = SHARED[rules], random.Random(seed)
    game, ways = judge_of(house), list(PASSES)
    return sum(compare_hand(house, game, chance, ways[deal % 4]) for deal in range(deals))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for rules in SHARED:
        plays = compare(rules, asked.deals, asked.seed)
        sys.stdout.write(f"{rules}: {asked.deals} hands, {plays} plays: no difference\n")


if __name__ == "__main__":
    main()
