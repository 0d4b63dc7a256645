"""Why a score is what it is: the cards it is made of, and whatever else counted."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.cards import (
    HEARTS,
    NO_CARDS,
    QUEEN_OF_SPADES,
    SUIT_CARDS,
    TEN_OF_CLUBS,
    Cards,
    just,
    lowest,
    members,
)
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Match
from game.rules.options import Moon
from game.rules.score import HandScore, running_totals
from game.rules.seats import SOUTH, Seat
from game.rules.sides import scoring_as_one
from game.table.cards_view import card_sign
from game.table.lettering import MINUS, Lettering


def taken_note(lettering: Lettering, taken: Cards, house: HouseRules = STANDARD) -> str:
    """Return what a seat's points of a hand were made of."""
    hearts = (taken & SUIT_CARDS[HEARTS] & house.point_cards).bit_count()
    parts = [f"{hearts} ♥"] if hearts else []
    for card in members(taken & house.point_cards & ~SUIT_CARDS[HEARTS]):
        queen = just(card) == just(QUEEN_OF_SPADES)
        parts.append(lettering.say("queen_of_spades") if queen else card_sign(card))
    return " + ".join(parts) or lettering.say("clean")


def score_note(lettering: Lettering, match: Match, seat: Seat) -> str:
    """Return what the score of a seat in the hand just over was made of."""
    return " · ".join(_parts(lettering, match, seat))


def _parts(lettering: Lettering, match: Match, seat: Seat) -> Iterator[str]:
    house, score = match.house, match.scores[-1]
    mates = next(side for side in scoring_as_one(house) if seat in side)
    taken = NO_CARDS
    for mate in mates:
        taken |= match.deal.spoils[mate]
    moon = _moon_note(lettering, score, shot=score.shooter in mates)
    yield moon or taken_note(lettering, taken, house)
    bonus, times = score.tally.bonus[seat], score.tally.times[seat]
    if bonus:
        yield f"{card_sign(lowest(house.bonus_cards))} {MINUS}{-bonus}"
    if times > 1:
        yield f"{card_sign(TEN_OF_CLUBS)} ×{times}"
    totals = running_totals(house, match.scores)[-1]
    if seat in totals.on_target:
        yield lettering.say("exactly", target=house.target, total=totals.totals[seat])


def _moon_note(lettering: Lettering, score: HandScore, *, shot: bool) -> str:
    """Return what a moon did for a seat, if it did anything."""
    match score.moon:
        case Moon.OTHERS_ADD:
            return lettering.say("moon_own" if shot else "moon_other")
        case Moon.SHOOTER_SUBTRACTS if shot:
            return lettering.say("moon_own_subtracts", points=score.tally.amount)
        case Moon.WINS_THE_MATCH if shot:
            return lettering.say("moon_wins")
        case _:
            return ""


def moon_words(lettering: Lettering, score: HandScore, shooter: Seat) -> tuple[str, str]:
    """Return whose moon it was, and what it did."""
    usual = score.moon is None or score.moon is Moon.OTHERS_ADD
    form = "" if usual or score.moon is None else f"_{score.moon.name.lower()}"
    values = {"name": lettering.name(shooter), "points": score.tally.amount}
    whose = "yours" if shooter == SOUTH else "of"
    title = lettering.say(f"moon_{whose}", **values)
    return title, lettering.say(f"moon_{whose}_text{form}", **values)


def goal_text(lettering: Lettering, house: HouseRules) -> str:
    """Return what is played to."""
    if house.hands:
        return lettering.say("to_hands", count=house.hands)
    return lettering.say("to_points", target=house.target)
