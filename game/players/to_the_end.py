"""Playouts by any rules: a hand played on to its end by what cards are worth, and its scores."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.players.goal import Goal, danger
from game.players.greedy import any_card, choose
from game.players.outlook import Outlook
from game.rules.cards import Cards, gather, members
from game.rules.deal import Deal
from game.rules.house import HouseRules
from game.rules.legal import legal_plays
from game.rules.options import Moon, MoonForm
from game.rules.score import PerSeat, Tally, score_hand, tally

SLIP = 0.05
"""How often a playout plays any legal card, so that no two playouts are alike."""
A_MATCH = 500
"""What a moon that wins the match counts for, in points."""


def played_out(deal: Deal, goal: Goal, chance: random.Random) -> Deal:
    """Return a hand played on to its end."""
    random_number = chance.random
    kitty = deal.setup.kitty.bit_count()
    while deal.held[deal.turn] & ~deal.gone:
        if kitty and deal.burying:
            deal = deal.bury(burial(deal.hands[deal.turn], goal, kitty))
            continue
        slips = random_number() < SLIP
        deal = deal.play(any_card(legal_plays(deal), chance) if slips else choose(deal, goal))
    return deal


def burial(hand: Cards, goal: Goal, count: int) -> Cards:
    """Return what is buried of a hand: what costs nothing to take, and of that what is feared."""
    cards = sorted(members(hand), key=lambda card: (goal.cost(card), -danger(card, goal, hand)))
    return gather(cards[:count])


def scores_of(deal: Deal, totals: Sequence[int]) -> PerSeat:
    """Return what a finished hand comes to on these totals, a moon being used as is best."""
    house, number = deal.house, deal.setup.number
    found = tally(house, deal.spoils, deal.setup.charged)
    if found.shooter is None:
        return score_hand(house, found).scores
    forms = forms_of(house)
    if len(forms) == 1:
        return moon_scores(house, found, forms[0])
    outlook = Outlook(house, totals, found.shooter, number)
    return max((moon_scores(house, found, form) for form in forms), key=outlook.chance)


def forms_of(house: HouseRules) -> tuple[MoonForm, ...]:
    """Return what a moon may do at all, whatever the totals are."""
    match house.moon:
        case Moon.WINS_THE_MATCH:
            return (Moon.WINS_THE_MATCH,)
        case Moon.SHOOTER_SUBTRACTS:
            return (Moon.SHOOTER_SUBTRACTS,)
        case Moon.OTHERS_ADD:
            return (Moon.OTHERS_ADD,)
        case _:
            return (Moon.OTHERS_ADD, Moon.SHOOTER_SUBTRACTS)


def moon_scores(house: HouseRules, found: Tally, form: MoonForm) -> PerSeat:
    """Return the scores of a hand with a moon; one that wins the match counts for a great deal."""
    scores = score_hand(house, found, form).scores
    if form is not Moon.WINS_THE_MATCH or found.shooter is None:
        return scores
    prize = A_MATCH if house.highest_wins else -A_MATCH
    return tuple(prize if seat == found.shooter else score for seat, score in enumerate(scores))
