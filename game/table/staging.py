"""From what an action made happen to the timeline that shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.rules.cards import NO_CARDS, Card, Cards, members
from game.rules.events import (
    CardPlayed,
    CardsPassed,
    Dealt,
    Event,
    HandScored,
    HeartsBroken,
    KittyTaken,
    QueenPlayed,
    TrickStays,
    TrickTaken,
)
from game.rules.seats import Seat
from game.rules.seen import Seen
from game.rules.trick import Trick
from game.table.motion import Cue, Move, Show, Timeline
from game.table.pace import Pace
from game.table.slots import AtSeat, InHand, InTrick, OnTable, Slot, hand_places, in_trick, slots
from game.table.style import SuitOrder

WAVE = 0.4
"""How much of the time that a hand takes to be turned up its cards begin one after the other."""


class Change(NamedTuple):
    """What an action changed, and how it is to be shown."""

    before: Seen
    after: Seen
    pace: Pace
    order: SuitOrder = SuitOrder.ALTERNATING
    raised: Cards = NO_CARDS
    """The cards that stood out in the hand."""

    def here(self) -> dict[Card, Slot]:
        """Return where the cards were."""
        return slots(self.before, self.order)

    def there(self) -> dict[Card, Slot]:
        """Return where the cards belong now."""
        return slots(self.after, self.order)

    def start(self, card: Card) -> Slot:
        """Return where a card of your hand was, raised if it was chosen."""
        slot = self.here()[card]
        up = bool(self.raised >> card & 1)
        return replace(slot, raised=up) if isinstance(slot, InHand) else slot


def stage(change: Change, events: Sequence[Event], now: float) -> Timeline:
    """Return the timeline of what happened, from now on."""
    timeline = Timeline(
        change.before, begins=now, landed=now, settled=now, ends=now, fades=change.pace.fades
    )
    tricks = [event for event in events if isinstance(event, TrickTaken)]
    if len(tricks) > 1:
        timeline = _clear_away(timeline, change, tricks[-1].winner)
        events = [event for event in events if isinstance(event, HandScored)]
    for event in events:
        match event:
            case Dealt():
                timeline = _deal(timeline, change)
            case CardsPassed():
                timeline = _pass(timeline, change)
            case CardPlayed():
                timeline = _play(timeline, change, event)
            case TrickTaken():
                timeline = _gather(timeline, change, event)
            case TrickStays(trick):
                timeline = _stay(timeline, change, trick)
            case KittyTaken():
                timeline = _take_kitty(timeline, change, event)
            case _:
                timeline = _pointed_out(timeline, change, event)
    return timeline


def _pointed_out(timeline: Timeline, change: Change, event: Event) -> Timeline:
    """Make something of what deserves it."""
    at, lasts = timeline.landed, change.pace.burst
    match event:
        case HeartsBroken(seat):
            return _marked(timeline, Show("hearts_broken", seat, at, lasts))
        case QueenPlayed(seat):
            return _marked(timeline, Show("queen_spades", seat, at, lasts))
        case HandScored(score) if score.shooter is not None:
            at, lasts = timeline.ends, change.pace.moon
            timeline = _marked(timeline, Show("moon_shot", score.shooter, at, lasts))
            return timeline._replace(ends=at + lasts)
        case _:
            return timeline


def _marked(timeline: Timeline, show: Show) -> Timeline:
    """Let something be heard, and seen for as long as that takes."""
    cue = Cue(show.event, show.begins)
    return timeline._replace(cues=(*timeline.cues, cue), shows=(*timeline.shows, show))


def _deal(timeline: Timeline, change: Change) -> Timeline:
    """Deal a card at a time around the table, then turn your hand up and sort it."""
    pace, seats = change.pace, change.after.house.seats
    places = hand_places(change.after.hand, change.order)
    # A hand is not dealt in order; this mixes it the same way whenever it is shown.
    dealt = sorted(places, key=lambda card: card * 29 % 53)
    moves: list[Move] = []
    for turn in range(len(dealt) * seats):
        place, seat = divmod(turn, seats)
        begins = timeline.ends + turn * pace.deal_gap
        mine = seat == change.after.seat
        end: Slot = InHand(place, len(dealt)) if mine else AtSeat(seat)
        card = dealt[place] if mine else None
        moves.append(Move(card, OnTable(), end, begins, pace.deal, "out", False, False))
    ends = max(move.ends for move in moves)
    wave = WAVE * pace.sort
    for place, card in enumerate(dealt):
        start, end = InHand(place, len(dealt)), places[card]
        begins = ends + wave * end.place / len(dealt)
        moves.append(Move(card, start, end, begins, pace.sort - wave, "in out", False, True))
    return timeline._replace(
        moves=(*timeline.moves, *moves),
        cues=(*timeline.cues, Cue("shuffle", timeline.ends), Cue("deal", ends)),
        settled=timeline.begins,
        ends=ends + pace.sort,
    )


def _pass(timeline: Timeline, change: Change) -> Timeline:
    """Send the cards off from every seat at once and let yours arrive."""
    after, pace, begins = change.after, change.pace, timeline.ends
    there, ways = change.there(), _ways_of_cards(after)
    moves: list[Move] = []
    for i, card in enumerate(members(after.given)):
        leaves, goes = begins + i * pace.pass_gap, ways.get(card, OnTable())
        moves.append(Move(card, change.start(card), goes, leaves, pace.pass_on, "in out"))
    for i, card in enumerate(members(after.got & ~after.given)):
        comes, leaves = ways.get(card, OnTable()), begins + i * pace.pass_gap
        moves.append(Move(card, comes, there[card], leaves, pace.pass_on, shown_at_start=False))
    moves += _passed_by_others(change, begins)
    moves += _closing(change.here(), there, begins, pace.pass_on)
    arrived = max((move.ends for move in moves), default=begins)
    return timeline._replace(
        moves=(*timeline.moves, *moves),
        cues=(*timeline.cues, Cue("pass_cards", begins)),
        settled=arrived,
        ends=arrived + pace.ribbon,
    )


def _ways_of_cards(after: Seen) -> dict[Card, Slot]:
    """Return the seat that each card of yours went to or came from; a mix has none."""
    found: dict[Card, Slot] = {}
    for packet in after.packets:
        other = packet.receiver if packet.giver == after.seat else packet.giver
        found.update(dict.fromkeys(members(packet.cards), AtSeat(other)))
    return found


def _passed_by_others(change: Change, begins: float) -> Iterator[Move]:
    """Yield the moves of the cards that nobody here sees."""
    after, pace = change.after, change.pace
    for giver, taker, size, _ in after.packets:
        if after.seat not in (giver, taker):
            for i in range(size):
                leaves = begins + i * pace.pass_gap
                yield Move(None, AtSeat(giver), AtSeat(taker), leaves, pace.pass_on)


def _play(timeline: Timeline, change: Change, event: CardPlayed) -> Timeline:
    """Bring a card to its place in the trick."""
    mine = event.seat == change.after.seat
    start = change.start(event.card) if mine else AtSeat(event.seat)
    goes = in_trick(_trick_of(change, event.card), change.after.house.seats)[event.card]
    move = Move(event.card, start, goes, timeline.ends, change.pace.fly, "out", shown_at_start=mine)
    return timeline._replace(
        moves=(*timeline.moves, move),
        cues=(*timeline.cues, Cue("card_slide", move.begins), Cue("card_snap", move.ends)),
        landed=move.ends,
        settled=move.begins,
        ends=move.ends,
    )


def _trick_of(change: Change, card: Card) -> Trick:
    """Return the trick that a card was just played to."""
    after = change.after
    return after.trick if after.trick.all_cards() >> card & 1 else after.tricks[-1]


def _gather(timeline: Timeline, change: Change, event: TrickTaken) -> Timeline:
    """Hold the full trick, draw it together on the winner's card, and take it to the winner."""
    pace, winner = change.pace, event.winner
    held = timeline.ends + pace.hold
    gathered = held + pace.to_winner
    moves: list[Move] = []
    for card, slot in in_trick(event.trick, change.after.house.seats).items():
        moves.append(Move(card, slot, InTrick(winner), held, pace.to_winner, "in out"))
        moves.append(Move(card, InTrick(winner), AtSeat(winner), gathered, pace.gather, "in"))
    settled = gathered + pace.gather
    moves += _closing(change.here(), change.there(), settled, pace.close_ranks)
    return timeline._replace(
        moves=(*timeline.moves, *moves),
        cues=(*timeline.cues, Cue("trick_gather", gathered)),
        settled=settled,
        ends=settled + max(pace.close_ranks if change.after.hand else 0, pace.count_up),
    )


def _clear_away(timeline: Timeline, change: Change, winner: Seat) -> Timeline:
    """Let all that lies open go to who takes the last trick, where tricks are not played singly."""
    pace, begins = change.pace, timeline.ends
    moves = [
        Move(card, slot, AtSeat(winner), begins + i * pace.pass_gap, pace.gather, "in")
        for i, (card, slot) in enumerate(change.here().items())
    ]
    ends = max(move.ends for move in moves)
    return timeline._replace(
        moves=(*timeline.moves, *moves),
        cues=(*timeline.cues, Cue("trick_gather", begins)),
        settled=ends,
        ends=ends + pace.count_up,
    )


def _stay(timeline: Timeline, change: Change, trick: Trick) -> Timeline:
    """Draw a trick that nobody won together in the middle, where it stays."""
    pace = change.pace
    held = timeline.ends + pace.hold
    moves = [
        Move(card, slot, OnTable(), held, pace.to_winner, "in out")
        for card, slot in in_trick(trick, change.after.house.seats).items()
    ]
    settled = held + pace.to_winner
    moves += _closing(change.here(), change.there(), settled, pace.close_ranks)
    return timeline._replace(
        moves=(*timeline.moves, *moves),
        cues=(*timeline.cues, Cue("trick_gather", held)),
        settled=settled,
        ends=settled + pace.close_ranks,
    )


def _take_kitty(timeline: Timeline, change: Change, event: KittyTaken) -> Timeline:
    """Bring the cards that lay aside to who has earned them."""
    pace, begins = change.pace, timeline.ends
    moves = [
        Move(None, OnTable(), AtSeat(event.seat), begins + i * pace.pass_gap, pace.pass_on)
        for i in range(change.after.house.kitty_size)
    ]
    return timeline._replace(
        moves=(*timeline.moves, *moves),
        cues=(*timeline.cues, Cue("pass_cards", begins)),
        ends=max((move.ends for move in moves), default=begins),
    )


def _closing(
    here: Mapping[Card, Slot], there: Mapping[Card, Slot], begins: float, lasts: float
) -> Iterator[Move]:
    """Yield the moves of the cards that stay in your hand and get another place there."""
    for card, end in there.items():
        start = here.get(card)
        if isinstance(start, InHand) and isinstance(end, InHand) and start != end:
            yield Move(card, start, end, begins, lasts, "in out")
