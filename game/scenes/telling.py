"""What has just happened, in sentences for those who listen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.cards import members
from game.rules.events import (
    CardPlayed,
    CardsPassed,
    Dealt,
    Event,
    HandScored,
    HeartsBroken,
    TrickTaken,
)
from game.rules.match import Stage
from game.rules.score import HandScore
from game.rules.seats import SOUTH, Pass
from game.rules.seen import Seen
from game.table.cards_view import card_name
from game.table.lettering import Lettering
from game.table.trick_strip import result_text


def told(lettering: Lettering, seen: Seen, events: Sequence[Event]) -> str:
    """Return what events have come to, as the person who sees the match by now may hear it.

    Of a hand that was played out at once only the end is told.
    """
    finished = sum(isinstance(event, TrickTaken) for event in events) > 1
    wanted = [event for event in events if not finished or isinstance(event, HandScored)]
    said = (text for event in wanted for text in _sentences(lettering, seen, event))
    return " ".join(text if text[-1] in ".!" else f"{text}." for text in said)


def turn_told(lettering: Lettering, seen: Seen) -> str:
    """Return what the person whose turn it is has to do."""
    passing = seen.stage is Stage.PASS
    return lettering.say(f"pass_{seen.direction.name.lower()}" if passing else "your_turn")


def _sentences(lettering: Lettering, seen: Seen, event: Event) -> Iterator[str]:
    say = lettering.say
    match event:
        case Dealt(number):
            yield say("hand", number=number)
            way = f"pass_{seen.direction.name.lower()}"
            yield say("no_pass" if seen.direction is Pass.HOLD else way)
        case CardsPassed():
            yield _received(lettering, seen)
        case CardPlayed(seat, card):
            yield f"{lettering.name(seat)}: {card_name(lettering, card)}"
        case HeartsBroken():
            yield say("broken")
        case TrickTaken(_, trick):
            yield result_text(lettering, seen.house, trick)
        case HandScored(score):
            yield say("hand_over", number=seen.hand_number)
            yield from _score(lettering, seen, score)


def _received(lettering: Lettering, seen: Seen) -> str:
    """Return what the pass brought, and from whom where it comes from one seat."""
    count, name = seen.got.bit_count(), lettering.name(seen.giver)
    key = "you_receive_short" if seen.giver == seen.seat else "you_receive"
    cards = ", ".join(card_name(lettering, card) for card in members(seen.got))
    return f"{lettering.say(key, count=count, name=name)}: {cards}"


def _score(lettering: Lettering, seen: Seen, score: HandScore) -> Iterator[str]:
    """Yield whose moon there was, and what each seat has got and has."""
    if score.shooter is not None:
        yours = score.shooter == SOUTH
        name = lettering.name(score.shooter)
        yield lettering.say("moon_yours") if yours else lettering.say("moon_of", name=name)
    total = lettering.say("total")
    for seat, (more, sum_) in enumerate(zip(score.scores, seen.totals, strict=True)):
        yield f"{lettering.name(seat)}: {more:+d}, {total} {sum_}"
