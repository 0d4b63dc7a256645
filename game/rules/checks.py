"""Whether the rules let a seat do something, and the name of the rule when they do not."""

from __future__ import annotations

from itertools import combinations_with_replacement

from game.rules.actions import (
    Action,
    BuryCards,
    CallPass,
    ChargeCards,
    HandOn,
    NextHand,
    PassCards,
    PlayCard,
    ScoreMoon,
)
from game.rules.cards import Cards
from game.rules.house import HouseRules
from game.rules.legal import legal_plays
from game.rules.match import Match, Stage
from game.rules.options import Turbo
from game.rules.refusal import refusal
from game.rules.seats import Pass, Seat
from game.rules.setup import CHARGEABLE, Call

STAGES: dict[type[Action], Stage] = {
    CallPass: Stage.CALL,
    PassCards: Stage.PASS,
    HandOn: Stage.PASS,
    ChargeCards: Stage.CHARGE,
    PlayCard: Stage.PLAY,
    BuryCards: Stage.BURY,
    ScoreMoon: Stage.MOON,
}
"""When each action has its time."""

OTHERS_TURN = {
    Stage.CALL: "not_the_dealer",
    Stage.PASS: "already_passed",
    Stage.CHARGE: "already_charged",
    Stage.PLAY: "not_your_turn",
    Stage.BURY: "not_your_kitty",
    Stage.MOON: "not_your_moon",
}
"""What is wrong with a seat that does not have to act."""


def objection(match: Match, action: Action) -> str | None:
    """Return the name of the rule that an action breaks, if it breaks one."""
    if isinstance(action, NextHand):
        return _objection_to_next_hand(match)
    stage = STAGES[type(action)]
    if match.stage is not stage:
        return f"no_{stage.value}_now"
    if action.seat not in match.waiting():
        return OTHERS_TURN[stage]
    match action:
        case CallPass() | HandOn() | ScoreMoon():
            return _objection_to_word(match, action)
        case PassCards():
            return _objection_to_pass(match, action)
        case ChargeCards():
            return _objection_to_charge(match, action)
        case PlayCard():
            return _objection_to_play(match, action)
        case BuryCards():
            return _objection_to_burial(match, action)


def calls(house: HouseRules) -> tuple[Call, ...]:
    """Return everything that a dealer can call: each card left, right or across, or all mixed."""
    ways = [Pass.LEFT, Pass.RIGHT, *([Pass.ACROSS] if house.seats % 2 == 0 else [])]
    return (*combinations_with_replacement(ways, house.pass_size), (Pass.MIX,))


def chargeable(match: Match, seat: Seat) -> Cards:
    """Return the cards in a seat's hand that it may charge."""
    return match.deal.hands[seat] & CHARGEABLE


def most_charges(house: HouseRules) -> int:
    """Return how many cards a seat may charge."""
    return {Turbo.NO: 0, Turbo.ONE_CARD: 1, Turbo.ANY_CARDS: CHARGEABLE.bit_count()}[house.turbo]


def _objection_to_next_hand(match: Match) -> str | None:
    if match.stage is Stage.OVER:
        return "match_over"
    return None if match.stage is Stage.SCORED else "hand_not_over"


def _objection_to_word(match: Match, action: CallPass | HandOn | ScoreMoon) -> str | None:
    match action:
        case CallPass(_, call):
            return None if call in calls(match.house) else "no_such_call"
        case HandOn():
            return None if match.deal.setup.may_hand_on() else "no_handing_on"
        case ScoreMoon(_, form):
            return None if form in match.moon_forms else "no_such_moon"


def _objection_to_pass(match: Match, action: PassCards) -> str | None:
    if action.cards & ~match.deal.hands[action.seat]:
        return "not_in_hand"
    sizes = [packet.bit_count() for packet in action.packets]
    distinct = action.cards.bit_count() == sum(sizes)
    right = sizes == [way.size for way in match.deal.setup.ways()]
    return None if right and distinct else "pass_size"


def _objection_to_charge(match: Match, action: ChargeCards) -> str | None:
    if action.cards & ~match.deal.hands[action.seat]:
        return "not_in_hand"
    if action.cards & ~CHARGEABLE:
        return "not_chargeable"
    return "charge_limit" if action.cards.bit_count() > most_charges(match.house) else None


def _objection_to_play(match: Match, action: PlayCard) -> str | None:
    deal = match.deal
    if not deal.hands[action.seat] >> action.card & 1:
        return "not_in_hand"
    return None if legal_plays(deal) >> action.card & 1 else refusal(deal, action.card)


def _objection_to_burial(match: Match, action: BuryCards) -> str | None:
    if action.cards & ~match.deal.hands[action.seat]:
        return "not_in_hand"
    size = match.deal.setup.kitty.bit_count()
    return None if action.cards.bit_count() == size else "bury_size"
