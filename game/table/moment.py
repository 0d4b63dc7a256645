"""All that the picture of the table depends on."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.cards import NO_CARDS, Card, Cards
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Stage
from game.rules.seats import Seat
from game.rules.seen import Seen
from game.table.choice import Choice
from game.table.layout import Layout
from game.table.lettering import Lettering
from game.table.marks import Button, CardInHand, Target
from game.table.motion import Timeline, ease_out
from game.table.pace import Pace
from game.table.style import SuitOrder

TOUCHED = 0.3
"""How far a card is raised while a finger is on it, as a part of how far a chosen one is."""


class Note(NamedTuple):
    """A few words beside the trick: why a hint is a good one, or what is worth knowing now."""

    text: str
    sign: str = "hint"
    """The drawing before the words."""
    target: Button | None = None
    """What a tap on it means, if it means anything."""


class Moment(NamedTuple):
    """The table at one moment, as one person sees it."""

    seen: Seen
    timeline: Timeline
    layout: Layout
    lettering: Lettering
    pace: Pace
    now: float
    order: SuitOrder = SuitOrder.ALTERNATING
    points: bool = True
    """Whether the points of the hand are shown while it is played."""
    values: bool = True
    """Whether cards show what they are worth where that is not as usual."""
    warning: bool = True
    """Whether a seat that has taken every point so far is pointed out."""
    choice: Choice = Choice()
    chosen_before: Cards = NO_CARDS
    """What was chosen until the last tap."""
    tapped_at: float = 0
    hinting: bool = False
    """Whether a hint is being thought of."""
    note: Note | None = None
    """What is to be read beside the trick."""
    title: str = ""
    """What stands in place of the number of the hand."""
    caption: tuple[str, ...] = ()
    """What the line that speaks says, in place of its own words; the longest form first."""
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

    def hand_points(self, seat: Seat) -> int | None:
        """Return what a seat has taken, counting up when a trick arrives; None is not shown."""
        if not self.points:
            return None
        before, after = self.timeline.before.points(seat), self.seen.points(seat)
        if self.now < self.timeline.settled or after < before:
            return self.settled.points(seat)
        part = self.since(self.timeline.settled, self.pace.count_up)
        return round(before + (after - before) * part)

    @property
    def threat(self) -> Seat | None:
        """The seat to point out because it has taken every point so far."""
        shown = self.warning and self.settled.stage is Stage.PLAY
        return self.settled.threat if shown else None

    @property
    def prices(self) -> HouseRules:
        """The rules whose unusual values cards show; the standard game has none."""
        return self.seen.house if self.values else STANDARD

    @property
    def resting(self) -> bool:
        """Whether nothing moves and the person may act."""
        return self.timeline.resting(self.now)

    @property
    def still(self) -> bool:
        """Whether time alone changes nothing of the picture any more."""
        pace, timeline = self.pace, self.timeline
        arriving = max(pace.count_up, pace.badge, pace.ribbon)
        return (
            self.resting
            and not timeline.marks(self.now)
            and self.now - timeline.settled >= arriving
            and self.now - self.tapped_at >= max(pace.lift, pace.shake)
        )

    @property
    def turn(self) -> Seat | None:
        """The seat to mark as the one to act, if one is."""
        return self.settled.turn if self.settled.stage is Stage.PLAY else None

    def since(self, begins: float, lasts: float) -> float:
        """Return how much of something is over, from 0 to 1."""
        return 1.0 if lasts <= 0 else max(0.0, min(1.0, (self.now - begins) / lasts))

    def since_tap(self, lasts: float) -> float:
        """Return how much of something that a tap began is over, from 0 to 1."""
        return self.since(self.tapped_at, lasts)

    def lift(self, card: Card) -> float:
        """Return how far a card is raised, from 0 to 1: a little as soon as it is touched."""
        before = self.chosen_before >> card & 1
        after = self.choice.cards >> card & 1
        lift = before + (after - before) * ease_out(self.since_tap(self.pace.lift))
        touched = after or self.pressed == CardInHand(card)
        return max(lift, TOUCHED) if touched else lift
