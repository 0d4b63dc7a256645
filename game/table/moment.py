"""All that the picture of the table depends on."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.cards import NO_CARDS, Card, Cards
from game.rules.seats import Seat
from game.rules.seen import Seen
from game.table.choice import Choice
from game.table.layout import Layout
from game.table.lettering import Lettering
from game.table.marks import Target
from game.table.motion import Timeline, ease_out
from game.table.pace import Pace


class Moment(NamedTuple):
    """The table at one moment, as one person sees it."""

    seen: Seen
    timeline: Timeline
    layout: Layout
    lettering: Lettering
    pace: Pace
    now: float
    choice: Choice = Choice()
    chosen_before: Cards = NO_CARDS
    """What was chosen until the last tap."""
    tapped_at: float = 0
    hinting: bool = False
    """Whether a hint is being thought of."""
    advice: str = ""
    """Why the hint is a good one, while it is to be read."""
    focus: Target | None = None
    pressed: Target | None = None

    @property
    def settled(self) -> Seen:
        """What may be said of the seats by now: points and turns wait for the cards to arrive."""
        return self.seen if self.now >= self.timeline.settled else self.timeline.before

    @property
    def landed(self) -> Seen:
        """What may be said of the table by now: a card counts when it lies there."""
        return self.seen if self.now >= self.timeline.landed else self.timeline.before

    @property
    def resting(self) -> bool:
        """Whether nothing moves and the person may act."""
        return self.timeline.resting(self.now)

    @property
    def turn(self) -> Seat | None:
        """The seat to mark as the one to act, if one is."""
        playing = bool(self.settled.counts) and self.settled.stage.value == "play"
        return self.settled.turn if playing else None

    def since_tap(self, lasts: float) -> float:
        """Return how much of something that a tap began is over, from 0 to 1."""
        return 1.0 if lasts <= 0 else min(1.0, (self.now - self.tapped_at) / lasts)

    def lift(self, card: Card) -> float:
        """Return how far a card is raised, from 0 to 1."""
        before = self.chosen_before >> card & 1
        after = self.choice.cards >> card & 1
        return before + (after - before) * ease_out(self.since_tap(self.pace.lift))
