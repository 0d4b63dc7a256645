"""Random but repeatable play: any legal action, by a seeded lot."""

import random
from collections.abc import Iterator

from game.rules.actions import Action, NextHand, PassCards, PlayCard
from game.rules.apply import Step, apply, new_match
from game.rules.cards import Card, Cards, gather, members
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Match, Stage
from game.rules.seen import see


def any_card(cards: Cards, chance: random.Random) -> Card:
    return chance.choice(list(members(cards)))


def any_action(match: Match, chance: random.Random) -> Action:
    """Return a legal action of a match that is not over."""
    if match.stage is Stage.SCORED:
        return NextHand()
    seat = chance.choice(match.waiting())
    legal = see(match, seat).legal
    if match.stage is Stage.PASS:
        return PassCards(
            seat, (gather(chance.sample(list(members(legal)), match.house.pass_size)),)
        )
    return PlayCard(seat, any_card(legal, chance))


def play_on(match: Match, chance: random.Random) -> Iterator[tuple[Action, Step]]:
    """Yield each action and what came of it, until the match is over."""
    while match.stage is not Stage.OVER:
        action = any_action(match, chance)
        step = apply(match, action)
        match = step.match
        yield action, step


def some_match(seed: int, actions: int, house: HouseRules = STANDARD) -> Match:
    """Return a match after so many random actions."""
    match = new_match(house, seed).match
    for _, (_, step) in zip(range(actions), play_on(match, random.Random(seed)), strict=False):
        match = step.match
    return match
