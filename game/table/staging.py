"""From what an action made happen to the timeline that shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.rules.cards import Card, Cards, members
from game.rules.events import (
    CardPlayed,
    CardsPassed,
    Dealt,
    Event,
    HandScored,
    HeartsBroken,
    QueenPlayed,
    TrickTaken,
)
from game.rules.seats import receiver
from game.rules.seen import Seen
from game.table.motion import Cue, Move, Timeline
from game.table.pace import Pace
from game.table.slots import AtSeat, InHand, InTrick, OnTable, Slot, placed_in_hand, slots


def stage(
    before: Seen, after: Seen, events: Sequence[Event], pace: Pace, now: float, raised: Cards = 0
) -> Timeline:
    """Return the timeline of an action; raised are the cards that stood out in the hand."""
    timeline = Timeline(before, (), (), now, now, now, now, fades=pace.fades)
    for event in events:
        match event:
            case Dealt():
                timeline = _deal(timeline, after, pace)
            case CardsPassed():
                timeline = _pass(timeline, after, pace, raised)
            case CardPlayed(seat, card):
                timeline = _play(timeline, after, AtSeat(seat), card, pace, raised)
            case HeartsBroken():
                timeline = _cued(timeline, "hearts_broken", timeline.landed)
            case QueenPlayed():
                timeline = _cued(timeline, "queen_spades", timeline.landed)
            case TrickTaken():
                timeline = _gather(timeline, after, event, pace)
            case HandScored(score) if score.shooter is not None:
                timeline = _cued(timeline, "moon_shot", timeline.ends)
    return timeline


def _cued(timeline: Timeline, name: str, at: float) -> Timeline:
    return timeline._replace(cues=(*timeline.cues, Cue(name, at)))


def _deal(timeline: Timeline, after: Seen, pace: Pace) -> Timeline:
    """Deal a card at a time around the table, then turn your hand up and sort it."""
    seats = after.house.seats
    hand = list(members(after.hand))
    # A hand is not dealt in order; this mixes it the same way whenever it is shown.
    dealt = sorted(hand, key=lambda card: card * 29 % 53)
    moves: list[Move] = []
    for round_ in range(len(hand)):
        for seat in range(seats):
            begins = timeline.ends + (round_ * seats + seat) * pace.deal_gap
            mine = seat == after.seat
            end: Slot = InHand(round_, len(hand)) if mine else AtSeat(seat)
            card = dealt[round_] if mine else None
            moves.append(Move(card, OnTable(), end, begins, pace.deal, "out", False, False))
    ends = max(move.ends for move in moves)
    for place, card in enumerate(dealt):
        start, end = InHand(place, len(hand)), InHand(hand.index(card), len(hand))
        moves.append(Move(card, start, end, ends, pace.sort, "in out", False, True))
    sounds = (Cue("shuffle", timeline.ends), Cue("deal", ends))
    return timeline._replace(
        moves=(*timeline.moves, *moves),
        cues=(*timeline.cues, *sounds),
        settled=timeline.begins,
        ends=ends + pace.sort,
    )


def _pass(timeline: Timeline, after: Seen, pace: Pace, raised: Cards) -> Timeline:
    """Send three cards off from every seat at once and let yours arrive."""
    seats, seat, begins = after.house.seats, after.seat, timeline.ends
    here, there = slots(timeline.before), slots(after)
    moves: list[Move] = []
    for i, card in enumerate(members(after.given)):
        start = _raised(here[card], up=bool(raised >> card & 1))
        end = AtSeat(after.receiver)
        moves.append(Move(card, start, end, begins + i * pace.pass_gap, pace.pass_on, "in out"))
    for i, card in enumerate(members(after.got)):
        start = AtSeat(after.giver)
        begun = begins + i * pace.pass_gap
        moves.append(
            Move(card, start, there[card], begun, pace.pass_on, "out", shown_at_start=False)
        )
    for other in range(seats):
        goes_to = receiver(other, after.direction, seats)
        if seat not in (other, goes_to):
            moves += [
                Move(None, AtSeat(other), AtSeat(goes_to), begins + i * pace.pass_gap, pace.pass_on)
                for i in range(after.house.pass_size)
            ]
    moves += _closing(here, there, begins, pace.pass_on)
    return timeline._replace(
        moves=(*timeline.moves, *moves),
        cues=(*timeline.cues, Cue("pass_cards", begins)),
        settled=max(move.ends for move in moves),
        ends=max(move.ends for move in moves) + pace.ribbon,
    )


def _play(
    timeline: Timeline, after: Seen, seat: AtSeat, card: Card, pace: Pace, raised: Cards
) -> Timeline:
    """Bring a card to its place in the trick."""
    start: Slot = seat
    if seat.seat == after.seat:
        start = _raised(slots(timeline.before)[card], up=bool(raised >> card & 1))
    mine = seat.seat == after.seat
    move = Move(card, start, InTrick(seat.seat), timeline.ends, pace.fly, shown_at_start=mine)
    return timeline._replace(
        moves=(*timeline.moves, move),
        cues=(*timeline.cues, Cue("card_slide", move.begins), Cue("card_snap", move.ends)),
        landed=move.ends,
        settled=move.begins,
        ends=move.ends,
    )


def _gather(timeline: Timeline, after: Seen, event: TrickTaken, pace: Pace) -> Timeline:
    """Hold the full trick, draw it together on the winner's card, and take it to the winner."""
    winner, trick = event.winner, event.trick
    held = timeline.ends + pace.hold
    gathered = held + pace.to_winner
    moves: list[Move] = []
    for seat, card in trick.plays(after.house.seats):
        moves.append(Move(card, InTrick(seat), InTrick(winner), held, pace.to_winner, "in out"))
        moves.append(Move(card, InTrick(winner), AtSeat(winner), gathered, pace.gather, "in"))
    settled = gathered + pace.gather
    before = placed_in_hand(timeline.before)
    here: dict[Card, Slot] = {
        card: InHand(place, before.bit_count()) for place, card in enumerate(members(before))
    }
    moves += _closing(here, slots(after), settled, pace.close_ranks)
    return timeline._replace(
        moves=(*timeline.moves, *moves),
        cues=(*timeline.cues, Cue("trick_gather", gathered)),
        settled=settled,
        ends=settled + (pace.close_ranks if after.hand else 0),
    )


def _closing(
    here: dict[Card, Slot], there: dict[Card, Slot], begins: float, lasts: float
) -> Iterator[Move]:
    """Yield the moves of the cards that stay in your hand and get another place there."""
    for card, end in there.items():
        start = here.get(card)
        if isinstance(start, InHand) and isinstance(end, InHand) and start != end:
            yield Move(card, start, end, begins, lasts, "in out")


def _raised(slot: Slot, *, up: bool) -> Slot:
    return replace(slot, raised=up) if isinstance(slot, InHand) else slot
