"""What an action makes of a match: checked, or refused by the name of the rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.actions import (
    Action,
    BuryCards,
    CallPass,
    ChargeCards,
    HandOn,
    IllegalAction,
    NextHand,
    PassCards,
    PlayCard,
    ScoreMoon,
)
from game.rules.cards import QUEENS_OF_SPADES
from game.rules.checks import objection
from game.rules.deal import Deal
from game.rules.events import (
    CardPlayed,
    CardsBuried,
    CardsCharged,
    CardsPassed,
    Dealt,
    Event,
    HandBegun,
    HandScored,
    HeartsBroken,
    KittyTaken,
    MatchWon,
    MoonScored,
    MoonToScore,
    PassCalled,
    QueenPlayed,
    TrickBoosted,
    TrickStays,
    TrickTaken,
)
from game.rules.house import HouseRules
from game.rules.match import Match, chance_after_deal, deal_of
from game.rules.options import MoonForm
from game.rules.score import score_hand
from game.rules.seats import Seat
from game.rules.setup import Packets


class Step(NamedTuple):
    """What came of an action."""

    match: Match
    events: tuple[Event, ...]


def new_match(house: HouseRules, seed: int) -> Step:
    """Return a match with its first hand dealt; everything about its deals comes from the seed.

    Rules that contradict themselves are a ValueError, which says what is wrong with them.
    """
    problems = house.problems()
    if problems:
        raise ValueError(" ".join(problem.sentence for problem in problems))
    return _begun(Match(house, seed, (), deal_of(house, seed, 1)))


def apply(match: Match, action: Action) -> Step:
    """Return what the action makes of the match; raise IllegalAction when the rules refuse it."""
    reason = objection(match, action)
    if reason is not None:
        raise IllegalAction(reason, action)
    match action:
        case CallPass():
            return _call(match, action)
        case PassCards(seat, packets):
            return _pass(match, seat, packets)
        case HandOn(seat):
            return _pass(match, seat, ())
        case ChargeCards(seat, cards):
            deal = match.deal.charge(seat, cards)
            events = () if deal.setup.charging else (CardsCharged(),)
            return Step(match._replace(deal=deal), events)
        case PlayCard():
            return _play(match, action)
        case BuryCards(seat, cards):
            return Step(match._replace(deal=match.deal.bury(cards)), (CardsBuried(seat),))
        case ScoreMoon(seat, form):
            return _scored(match, form, (MoonScored(seat, form),))
        case NextHand():
            return _begun(
                match._replace(deal=deal_of(match.house, match.seed, match.hand_number + 1))
            )


def _begun(match: Match) -> Step:
    """Tell that a hand was dealt, or that it is for the dealer to call."""
    begun = HandBegun if match.deal.setup.calling else Dealt
    return Step(match, (begun(match.hand_number, match.dealer),))


def _call(match: Match, action: CallPass) -> Step:
    deal = deal_of(match.house, match.seed, match.hand_number, action.call)
    called = PassCalled(action.seat, action.call)
    return Step(match._replace(deal=deal), (called, Dealt(match.hand_number, match.dealer)))


def _pass(match: Match, seat: Seat, packets: Packets) -> Step:
    deal = match.deal.pass_cards(seat, packets)
    if deal.setup.passing:
        return Step(match._replace(deal=deal), ())
    deal = deal.exchange(chance_after_deal(match))
    return Step(match._replace(deal=deal), (CardsPassed(),))


def _play(match: Match, action: PlayCard) -> Step:
    after = match.deal.play(action.card)
    events = tuple(_events_of_play(match.deal, after, action))
    match = match._replace(deal=after)
    if not after.over:
        return Step(match, events)
    shooter, forms = match.tally.shooter, match.moon_forms
    if shooter is not None and len(forms) > 1:
        return Step(match, (*events, MoonToScore(shooter)))
    return _scored(match, forms[0] if forms else None, events)


def _events_of_play(before: Deal, after: Deal, action: PlayCard) -> Iterator[Event]:
    """Yield what the play of a card made happen, but for the end of the hand."""
    yield CardPlayed(action.seat, action.card)
    if after.broken and not before.broken:
        yield HeartsBroken(action.seat)
    if 1 << action.card & QUEENS_OF_SPADES:
        yield QueenPlayed(action.seat)
    if len(after.tricks) > len(before.tricks):
        yield from _events_of_trick(before, after)
    elif len(after.played) == before.house.seats:
        yield TrickBoosted(after.trick)


def _events_of_trick(before: Deal, after: Deal) -> Iterator[Event]:
    """Yield who took the trick just completed, and the kitty with it, if anybody did."""
    trick = after.tricks[-1]
    if trick.stays and not after.over:
        yield TrickStays(trick)
    else:
        yield TrickTaken(after.last_taker, trick)
    taker = after.kitty_taker
    if taker is not None and before.kitty_taker is None:
        yield KittyTaken(taker, in_hand=after.burying)


def _scored(match: Match, moon: MoonForm | None, events: tuple[Event, ...]) -> Step:
    """Put the score of the hand just played onto the totals."""
    score = score_hand(match.house, match.tally, moon)
    match = match._replace(scores=(*match.scores, score))
    won = (MatchWon(match.winners),) if match.winners else ()
    return Step(match, (*events, HandScored(score), *won))
