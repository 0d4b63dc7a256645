"""What is moving: a timeline of moves between slots, made from what an action changed.

The match is already final when a timeline begins; the picture only catches up with it.  Moves go
between slots and not between pixels, so a glass that is turned in mid-flight turns the flight.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.seen import Seen
from game.table.slots import AtSeat, Slot


def ease_out(part: float) -> float:
    """Start fast and slow down: for things that arrive."""
    return 1 - (1 - part) ** 3


def ease_in(part: float) -> float:
    """Start slowly: for things that leave."""
    return part**3


def ease_in_out(part: float) -> float:
    """Start and end slowly: for things that change places."""
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


def overshoot(part: float) -> float:
    """Pop out a little too far and come back."""
    back = 1.4
    return 1 + (back + 1) * (part - 1) ** 3 + back * (part - 1) ** 2


def shake(part: float) -> float:
    """Swing to and fro, dying away: from -1 to 1, nothing at both ends."""
    return math.sin(part * 5 * math.pi) * (1 - part)


EASES = {"out": ease_out, "in": ease_in, "in out": ease_in_out}


class Move(NamedTuple):
    """One card on its way; a card of a rival that nobody may see has no number."""

    card: Card | None
    start: Slot
    end: Slot
    begins: float
    lasts: float
    ease: str = "out"
    shown_at_start: bool = True
    shown_at_end: bool = True

    @property
    def ends(self) -> float:
        """When the card arrives."""
        return self.begins + self.lasts


class Cue(NamedTuple):
    """A sound and when it is due."""

    name: str
    at: float


class Show(NamedTuple):
    """A moment worth marking, as long as it is marked: it keeps nobody from going on."""

    event: str
    """What has happened, by the name of its cue."""
    seat: Seat
    begins: float
    lasts: float

    def part(self, now: float) -> float | None:
        """Return how much of it is over, from 0 to 1; None before and after."""
        return (now - self.begins) / self.lasts if 0 <= now - self.begins < self.lasts else None


class Timeline(NamedTuple):
    """Everything that moves because of one action."""

    before: Seen
    """What was seen before the action."""
    moves: tuple[Move, ...] = ()
    cues: tuple[Cue, ...] = ()
    shows: tuple[Show, ...] = ()
    begins: float = 0
    landed: float = 0
    """When the card that was played lies on the table."""
    settled: float = 0
    """When points, counts and the turn may be shown as they are now."""
    ends: float = 0
    fades: bool = False
    """Whether cards appear where they go, rather than travel there."""

    def resting(self, now: float) -> bool:
        """Tell whether nothing moves any more."""
        return now >= self.ends

    def still_for(self, now: float) -> float:
        """Return for how long nothing will move: 0 while something does."""
        if any(move.begins <= now < move.ends for move in self.moves):
            return 0.0
        if self.marks(now):
            return 0.0
        coming = [move.begins for move in self.moves] + [cue.at for cue in self.cues]
        coming += [show.begins for show in self.shows]
        coming += [self.landed, self.settled, self.ends]
        return min((at - now for at in coming if at > now), default=0.0)

    def marks(self, now: float) -> bool:
        """Tell whether something is being marked."""
        return any(show.part(now) is not None for show in self.shows)

    def skipped(self, now: float) -> Timeline:
        """Return the timeline as if it had ended: nothing is left to move."""
        return self._replace(moves=(), shows=(), landed=now, settled=now, ends=now)

    def after(self, earlier: Timeline) -> Timeline:
        """Return the timeline with what the one before it was still marking."""
        running = tuple(s for s in earlier.shows if s.begins + s.lasts > self.begins)
        return self._replace(shows=(*running, *self.shows))

    def cues_between(self, earlier: float, now: float) -> list[str]:
        """Return the sounds that became due from an earlier moment until before now."""
        return [cue.name for cue in self.cues if earlier <= cue.at < now]

    def move_of(self, card: Card, now: float) -> Move | None:
        """Return the move that says where a card is: the latest one begun, or its first."""
        mine = [move for move in self.moves if move.card == card]
        begun = [move for move in mine if move.begins <= now]
        return begun[-1] if begun else mine[0] if mine else None

    def underway(self, now: float) -> list[Move]:
        """Return the moves of hidden cards that are in the air."""
        return [move for move in self.moves if move.card is None and move.begins <= now < move.ends]


class Placed(NamedTuple):
    """Where a card is on its way, and which of its sides is up."""

    start: Slot
    end: Slot
    part: float
    """How far it is, from 0 to 1, eased."""
    alpha: float
    shown: bool
    arrived: bool


def placed(move: Move, now: float, *, fades: bool) -> Placed:
    """Return where a move has brought its card; its face and size change in the middle."""
    if now < move.begins:
        return Placed(move.start, move.start, 0.0, 1.0, move.shown_at_start, arrived=False)
    linear = min(1.0, (now - move.begins) / move.lasts) if move.lasts else 1.0
    shown = move.shown_at_end if linear >= 0.5 or fades else move.shown_at_start
    if fades:
        # A card that leaves fades where it was, one that comes appears where it goes.
        leaving = isinstance(move.end, AtSeat) and linear < 1
        slot, alpha = (move.start, 1 - linear) if leaving else (move.end, linear)
        return Placed(slot, slot, 1.0, alpha, shown, linear >= 1)
    part = EASES[move.ease](linear)
    return Placed(move.start, move.end, part, 1.0, shown, linear >= 1)
