"""A finished hand, looked at again card by card."""

from __future__ import annotations

from game.memory.reel import Reel, ends_trick
from game.rules.actions import PlayCard
from game.rules.cards import NO_CARDS
from game.rules.match import Stage
from game.rules.seats import SOUTH
from game.rules.seen import Seen, see
from game.scenes.open_hands import OpenHands
from game.scenes.scene import NEVER, Answer, Change, Leave, PlayAgain, Pop, Push
from game.scenes.session import Session
from game.scenes.telling import told
from game.table.cards_view import card_sign
from game.table.choice import Choice
from game.table.frame_view import trick_title
from game.table.layout import Shape
from game.table.lettering import Lettering
from game.table.marks import Button, Marks, SeatPlate, Table, Target
from game.table.moment import Moment
from game.table.motion import Timeline
from game.table.replay_view import replay_marks
from game.table.staging import Change as Shown
from game.table.staging import stage
from game.table.status_view import taken_text

KEYS = {
    "left": "card_back",
    "right": "card_forward",
    "up": "trick_back",
    "down": "trick_forward",
    "page up": "trick_back",
    "page down": "trick_forward",
    "o": "open_hands",
    "w": "what_if",
    "escape": "leave_replay",
}
"""What each key stands for."""


class Replay:
    """The table as it was; a complete trick lies there until it is gone on from."""

    whole = True
    claims = frozenset({"left", "right", "up", "down"})

    def __init__(self, session: Session, reel: Reel, at: int = 0) -> None:
        self.session = session
        self.reel = reel
        self._now = 0.0
        self._at = 0
        self._leads_on = False
        """Whether the trick on the table is being gathered, to go on when it is."""
        self._halt = NEVER
        """Where the clock stops, so that a complete trick lies until it is gone on from."""
        self._timeline = self._still()
        self._go(at)

    def view(self) -> Marks:
        """Return the table at this moment."""
        return replay_marks(self._moment(), first=self._at == 0)

    def activate(self, target: Target) -> Change:
        """Go through the hand, or leave it."""
        match target:
            case Button("card_back"):
                self._go(self._at - 1)
            case Button("trick_back"):
                self._go(self.reel.previous_trick(self._at))
            case Button("trick_forward"):
                return self._go_on_to(self.reel.next_trick(self._at))
            case Button("card_forward") | Table():
                return self._forward()
            case Button("open_hands") | SeatPlate():
                return Push(OpenHands(self.session, self.reel, self._at))
            case Button("what_if"):
                return PlayAgain(self.reel, self._at)
            case Button("leave_replay"):
                return Pop()
        return None

    def key(self, name: str) -> Change:
        """Take the key that stands for a button."""
        if name == "home":
            self._go(0)
        if name == "end":
            self._go(self.reel.last)
        return self.activate(Button(KEYS[name])) if name in KEYS else None

    def scroll(self, dy: float) -> None:
        """Do nothing: the table does not scroll."""

    def reveal(self, target: Target) -> None:
        """Do nothing: all of the table is in sight."""

    def update(self, seconds: float) -> Change:
        """Let cards travel, up to where they lie until the person goes on."""
        before = self._now
        self._now = min(before + seconds, self._halt)
        for cue in self._timeline.cues_between(before, self._now):
            self.session.hear(cue)
        if self._leads_on and self._timeline.resting(self._now):
            self._show(self._at + 1)
        return None

    def resume(self, answer: Answer) -> Change:
        """Leave, when a sheet above asks for it."""
        return Pop() if isinstance(answer, Leave) else None

    def wait(self) -> float:
        """Return 0 while something moves."""
        if self._leads_on:
            return 0.0
        halted = self._now >= self._halt or self._timeline.resting(self._now)
        return NEVER if halted else self._timeline.still_for(self._now)

    def _forward(self) -> Change:
        """Show the next card; first gather the trick that lies there, or let arrive what flies."""
        if self._leads_on or self.wait() < NEVER:
            self._go(self._at + self._leads_on)
        elif self._at == self.reel.last:
            return Push(OpenHands(self.session, self.reel, self._at))
        elif ends_trick(self.reel.turns[self._at]):
            self._halt, self._leads_on = NEVER, True
            self._now += self.session.pace.hold
        else:
            self._show(self._at + 1)
        return None

    def _go_on_to(self, at: int) -> Change:
        """Show a later moment; from the last one there is only the end."""
        if self._at == self.reel.last:
            return self._forward()
        self._go(at)
        return None

    def _show(self, at: int) -> None:
        """Show how a moment came about from the one before."""
        self._at, self._leads_on = at, False
        self._timeline = self._coming()
        self._halt = self._timeline.landed if ends_trick(self.reel.turns[at]) else NEVER
        self._tell()

    def _go(self, at: int) -> None:
        """Show a moment as it was, without how it came about."""
        self._at, self._leads_on = max(0, min(self.reel.last, at)), False
        self.session.hear("click")
        if ends_trick(self.reel.turns[self._at]):
            self._timeline = self._coming()
            self._halt = self._now = self._timeline.landed
        else:
            self._timeline, self._halt = self._still(), NEVER
        self._tell()

    def _tell(self) -> None:
        """Let those who listen know what happened at this moment."""
        events = self.reel.turns[self._at].events
        self.session.tell(told(self.session.lettering, self._seen(self._at), events))

    def _seen(self, at: int) -> Seen:
        return see(self.reel.turns[at].match, SOUTH)

    def _coming(self) -> Timeline:
        before, after = self._seen(max(0, self._at - 1)), self._seen(self._at)
        shown = Shown(before, after, self.session.pace, self.session.settings.order)
        return stage(shown, self.reel.turns[self._at].events, self._now)

    def _still(self) -> Timeline:
        seen = self._seen(self._at)
        return stage(Shown(seen, seen, self.session.pace), (), self._now)

    def _moment(self) -> Moment:
        session, seen = self.session, self._seen(self._at)
        passing = seen.stage is Stage.PASS
        given = self._seen(self._at + 1).given if passing else NO_CARDS
        layout = session.layout(passing=False, house=seen.house)
        return Moment(
            seen=seen,
            timeline=self._timeline,
            layout=layout,
            lettering=session.lettering,
            pace=session.pace,
            now=self._now,
            order=session.settings.order,
            values=session.settings.values,
            choice=Choice(given),
            chosen_before=given,
            title="" if layout.titles.trick_number else self._title(layout.shape),
            caption=self._caption(seen),
            pressed=session.pressed,
        )

    def _title(self, shape: Shape) -> str:
        """Return the number of the trick, which has no place of its own, after the hand's."""
        lettering, seen = self.session.lettering, self._timeline.before
        number = lettering.say("hand", number=seen.hand_number)
        if not seen.trick_number:
            return number
        trick = trick_title(lettering, seen)
        return trick if shape == "landscape" else f"{number} · {trick}"

    def _caption(self, seen: Seen) -> tuple[str, ...]:
        """Return what happened at this moment, in words; the longest form first."""
        lettering, (action, _, _) = self.session.lettering, self.reel.turns[self._at]
        if isinstance(action, PlayCard):
            played = played_text(lettering, action)
            if ends_trick(self.reel.turns[self._at]):
                taken = taken_text(lettering, seen.house, seen.tricks[-1])
                return (f"{played} · {taken}", taken)
            return (played,)
        if action is None:
            return (lettering.say("replay_dealt"),)
        count, name = seen.got.bit_count(), lettering.name(seen.giver)
        texts = lettering.say("you_receive", count=count, name=name)
        return (texts, lettering.say("you_receive_short", count=count))


def played_text(lettering: Lettering, action: PlayCard) -> str:
    """Return who played which card."""
    key = "you_played" if action.seat == SOUTH else "rival_played"
    return lettering.say(key, name=lettering.name(action.seat), card=card_sign(action.card))
