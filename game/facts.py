"""A hand and its score as plain values, and back through the rules.

They are facts: the cards as dealt, what was called, passed, charged, played, buried and said.
Reading a hand does it all again through the rules, which refuse what they would have refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from game.rules.actions import (
    Action,
    BuryCards,
    ChargeCards,
    HandOn,
    IllegalAction,
    PassCards,
    PlayCard,
    ScoreMoon,
)
from game.rules.apply import apply
from game.rules.cards import NO_CARDS, card, cards, name, names
from game.rules.deal import Deal, dealt
from game.rules.events import Dealt, Event, HandBegun
from game.rules.house import HouseRules
from game.rules.match import Match, Stage, dealer_of
from game.rules.options import Moon, MoonForm
from game.rules.score import HandScore, Tally
from game.rules.seats import Pass
from game.rules.setup import Packets

BETWEEN_PACKETS, HANDS_ON = " / ", "on"

Plain: TypeAlias = dict[str, Any]

UNREADABLE = (
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    RecursionError,
    IllegalAction,
)
"""What reading raises when a text is not what was written."""


def hand_facts(match: Match) -> Plain:
    """Return what happened in a hand so far: the cards as dealt, passed, played and so on."""
    deal, setup = match.deal, match.deal.setup
    moon = match.scores[-1].moon if match.scored else None
    facts: Plain = {
        "direction": setup.direction.value,
        "dealt": [names(hand) for hand in setup.hands],
        "passed": [_packets_written(packets) for packets in setup.passed],
        "played": " ".join(name(c) for trick in (*deal.tricks, deal.trick) for c in trick.cards),
    }
    if setup.call:
        facts["call"] = [way.value for way in setup.call]
    if any(cards is not None for cards in setup.charges):
        facts["charged"] = [None if cards is None else names(cards) for cards in setup.charges]
    if setup.buried is not None:
        facts["buried"] = names(setup.buried)
    if moon:
        facts["moon"] = moon.value
    return facts


class Turn(NamedTuple):
    """A moment of a hand: what was done, and what came of it."""

    action: Action | None
    """What was done; nothing where the hand has just been dealt."""
    match: Match
    events: tuple[Event, ...]


def hand_turns(
    house: HouseRules, seed: int, scores: Sequence[HandScore], facts: Plain
) -> Iterator[Turn]:
    """Yield the match as the hand was dealt, and again after each action that was written down.

    Raises IllegalAction where the rules refuse one, and what reading raises where there is none.
    """
    match = Match(house, seed, tuple(scores), _dealt(house, seed, len(scores) + 1, facts))
    begun = HandBegun if match.deal.setup.calling else Dealt
    turn = Turn(None, match, (begun(match.hand_number, match.dealer),))
    yield turn
    for action in _choices(facts):
        turn = _after(turn, action)
        yield turn
    plays = facts["played"].split()
    while (deed := _next_action(turn.match, facts, plays)) is not None:
        turn = _after(turn, deed)
        yield turn


def _after(turn: Turn, action: Action) -> Turn:
    return Turn(action, *apply(turn.match, action))


def _next_action(match: Match, facts: Plain, plays: list[str]) -> Action | None:
    """Return what was done next once the play had begun, the play taken off those to come."""
    if match.stage is Stage.BURY and "buried" in facts:
        return BuryCards(match.deal.turn, cards(facts["buried"]))
    if plays:
        return PlayCard(match.deal.turn, card(plays.pop(0)))
    if match.stage is Stage.MOON and "moon" in facts:
        return ScoreMoon(match.waiting()[0], _form(facts["moon"]))
    return None


def _dealt(house: HouseRules, seed: int, number: int, facts: Plain) -> Deal:
    """Return the hand as it was dealt: of a whole deck, or of nothing before the dealer's call."""
    direction = Pass(facts["direction"])
    call = tuple(Pass(way) for way in facts.get("call", ()))
    hands = [cards(text) for text in facts["dealt"]]
    calling = direction is Pass.CALLED and not call
    held = NO_CARDS
    for hand in hands:
        if hand & held or hand & ~house.deck:
            raise ValueError("the hands are not of one deck")
        held |= hand
    if {hand.bit_count() for hand in hands} != {0 if calling else house.hand_size}:
        raise ValueError("the hands are not of one size")
    if len(hands) != house.seats:
        raise ValueError("not every seat has a hand")
    kitty = NO_CARDS if calling else house.deck & ~held
    dealer = dealer_of(house, seed, number)
    return dealt(house, direction, hands, number=number, dealer=dealer, kitty=kitty, call=call)


def _choices(facts: Plain) -> Iterator[Action]:
    """Yield what the seats chose to pass and to charge."""
    for seat, text in enumerate(facts["passed"]):
        if text == HANDS_ON:
            yield HandOn(seat)
        elif text:
            yield PassCards(seat, tuple(cards(packet) for packet in text.split(BETWEEN_PACKETS)))
    for seat, text in enumerate(facts.get("charged", ())):
        if text is not None:
            yield ChargeCards(seat, cards(text))


def _packets_written(packets: Packets | None) -> str:
    """Return what a seat chose to pass as text; nothing when it has yet to choose."""
    if packets is None:
        return ""
    return BETWEEN_PACKETS.join(map(names, packets)) or HANDS_ON


def score_facts(score: HandScore) -> list[object]:
    """Return the score of a finished hand as plain values; what they imply is left out."""
    tally, moon = score.tally, score.moon
    facts: list[Any] = [tally.points, tally.shooter, score.scores]
    parts = {
        "base": score.base,
        "bonus": tally.bonus,
        "times": tally.times,
        "sun": tally.sun,
        "amount": tally.amount,
        "moon": moon.value if moon else None,
    }
    return facts if score_of(*facts) == score else [*facts, parts]


def score_of(
    points: list[int], shooter: int | None, scores: list[int], parts: Plain | None = None
) -> HandScore:
    """Return the score of a finished hand that plain values stand for."""
    shot = shooter is not None
    parts = parts or {
        "base": scores,
        "bonus": [0] * len(points),
        "times": [1] * len(points),
        "sun": False,
        "amount": max(scores) if shot else 0,
        "moon": Moon.OTHERS_ADD.value if shot else None,
    }
    names = ("base", "bonus", "times")
    base, bonus, times = (tuple(map(whole, parts[part])) for part in names)
    if (shot and whole(shooter) not in range(len(points))) or not isinstance(parts["sun"], bool):
        raise ValueError("nobody can have shot the moon from there")
    if {len(points), len(scores)} != {len(base), len(bonus), len(times)}:
        raise ValueError("a score is not one number for each seat")
    tally = Tally(
        tuple(map(whole, points)), shooter, parts["sun"], whole(parts["amount"]), bonus, times
    )
    moon = None if parts["moon"] is None else _form(parts["moon"])
    return HandScore(tally, moon, base, tuple(map(whole, scores)))


def _form(text: str) -> MoonForm:
    moon = Moon(text)
    if moon not in (Moon.OTHERS_ADD, Moon.SHOOTER_SUBTRACTS, Moon.WINS_THE_MATCH):
        raise ValueError(f"a moon that was shot cannot be {text!r}")
    return moon


def whole(number: object) -> int:
    """Return a whole number as it is; raise TypeError when it is none."""
    if type(number) is not int:
        raise TypeError(f"{number!r} is no whole number")
    return number


def string(value: object) -> str:
    """Return a string as it is; raise TypeError when it is none."""
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no string")
    return value
