"""Playing: the person's taps, the rivals' thoughts, and the timeline that shows what they did."""

from __future__ import annotations

from game.players.levels import Level
from game.rules.actions import Action, CallPass, NextHand, ScoreMoon
from game.rules.cards import NO_CARDS, RANKS, Cards
from game.rules.claim import certainty
from game.rules.events import Event
from game.rules.match import Stage
from game.rules.seats import SOUTH
from game.rules.seen import Seen
from game.scenes.advice import FINISH
from game.scenes.adviser import GUIDE, Adviser
from game.scenes.chosen import Chosen, card_of_rank
from game.scenes.confirm import Notice
from game.scenes.game import Game
from game.scenes.hand_over import HandOver
from game.scenes.match_over import MatchOver
from game.scenes.overlays import opened_by, question_in
from game.scenes.rivals import Rivals
from game.scenes.scene import NEVER, Answer, BeGuided, Change, NewMatch, Push
from game.scenes.session import Session
from game.scenes.settings import Taps
from game.scenes.shortcuts import shortcut
from game.scenes.telling import told, turn_told
from game.table.bar_view import ADVANCE, HINT
from game.table.choice import CONFIRM
from game.table.marks import CardInHand, Marks, Table, Target
from game.table.moment import Moment
from game.table.motion import Timeline
from game.table.pace import Pace, Speed
from game.table.picture import Picture
from game.table.staging import Change as Shown
from game.table.staging import stage
from game.table.status_view import reason_text

GUARD = 0.25
"""For so long after the turn has become yours a tap on your hand does nothing."""


class Play:
    """The table."""

    whole = True
    claims: frozenset[str] = frozenset()

    def __init__(self, session: Session, game: Game) -> None:
        self.session = session
        self.game = game
        self._now = 0.0
        self._chosen = Chosen()
        self._turn_since = 0.0
        """When the table came to rest for the one who has to act."""
        self._yours = False
        self._rivals = Rivals(session.outside)
        self._adviser = Adviser(session)
        self._hurrying = False
        self._timeline = self._opening()
        self._picture = Picture()

    def view(self) -> Marks:
        """Return the table."""
        return self._picture.view(self._moment())

    def activate(self, target: Target) -> Change:
        """Take a tap on the table."""
        sheet = opened_by(target, self.session, self.game)
        if sheet is not None:
            return Push(sheet)
        if target == GUIDE:
            self._adviser.be_silent()
            return BeGuided()
        if target == HINT and self.game.seen().acting:
            self._adviser.ask(self.game.match)
        elif target == FINISH:
            self._finish()
        elif target == ADVANCE:
            self._hurrying = True
            self._skip()
        elif isinstance(target, Table):
            self._adviser.be_silent()
            self._skip()
        elif isinstance(target, CardInHand) or target == CONFIRM:
            self._tap(target)
        return None

    def key(self, name: str) -> Change:
        """Take a key that stands for a button or a rank."""
        button = shortcut(name, self.game.seen())
        if button is not None:
            return self.activate(button)
        rank = RANKS.find("T" if name == "0" else name.upper())
        if len(name) == 1 and rank >= 0:
            self._choose_rank(rank)
        return None

    def scroll(self, dy: float) -> None:
        """Do nothing: the table does not scroll."""

    def reveal(self, target: Target) -> None:
        """Do nothing: all of the table is in sight."""

    def update(self, seconds: float) -> Change:
        """Let cards travel and rivals think; show what the person has to see next."""
        before, self._now = self._now, self._now + seconds
        for cue in self._timeline.cues_between(before, self._now):
            self.session.hear(cue)
        self._chosen.forget_reason(self._now)
        if not self._timeline.resting(self._now):
            if self._thinks_ahead:
                self._rivals.think(self.game.match, self._level)
            return None
        if self.session.notices:
            return Push(Notice(self.session, self.session.notices.pop(0)))
        seen = self.game.seen()
        if seen.stage in {Stage.SCORED, Stage.OVER}:
            return self._ended()
        question = question_in(self.session, seen)
        if question is not None:
            return Push(question)
        self._go_on()
        return None

    def _ended(self) -> Change:
        """Show what the hand came to, or the match."""
        over = self.game.match.stage is Stage.OVER
        return Push(MatchOver(self.session) if over else HandOver(self.session))

    def resume(self, answer: Answer) -> Change:
        """Deal, when the sheet above asks for it."""
        if isinstance(answer, NewMatch):
            self.session.start_match(answer)
            self._begin_again()
        elif isinstance(answer, NextHand | ScoreMoon | CallPass):
            self._apply(answer)
        return None

    def wait(self) -> float:
        """Return 0 while something moves or somebody thinks."""
        pace, since_tap = self.session.pace, self._now - self._chosen.tapped_at
        if since_tap < max(pace.lift, pace.shake) or self._adviser.thinking:
            return 0.0
        if not self._timeline.resting(self._now) or self._timeline.marks(self._now):
            return 0.0 if self._thinks_ahead else self._timeline.still_for(self._now)
        if not (self._yours and self.game.match.waiting() == (SOUTH,)):
            return 0.0
        return self._chosen.reason_ends(self._now) or NEVER

    @property
    def _ready(self) -> bool:
        """Whether it is your turn, and has been for long enough to have seen it."""
        return self._yours and self._now - self._turn_since >= GUARD

    def _opening(self) -> Timeline:
        """Return the deal of a fresh match, or a table at rest where a match goes on."""
        seen = self.game.seen()
        return stage(self._shown(seen, seen), self.game.opening, self._now)

    def _shown(self, before: Seen, after: Seen, raised: Cards = NO_CARDS) -> Shown:
        order = self.session.settings.order
        return Shown(before, after, self._pace(), order, raised)

    def _begin_again(self) -> None:
        self._chosen.clear()
        self._adviser.be_silent()
        self._rivals.forget()
        self._hurrying = self._yours = False
        self._timeline = self._opening()

    def _pace(self) -> Pace:
        return self.session.pace_at(Speed.INSTANT) if self._hurrying else self.session.pace

    def _moment(self) -> Moment:
        seen, session = self.game.seen(), self.session
        return Moment(
            seen=seen,
            timeline=self._timeline,
            layout=session.layout(passing=seen.stage is Stage.PASS, house=seen.house),
            lettering=session.lettering,
            pace=session.pace,
            now=self._now,
            order=session.settings.order,
            points=session.settings.points,
            values=session.settings.values,
            warning=session.settings.warning,
            choice=self._chosen.choice,
            chosen_before=self._chosen.before,
            tapped_at=self._chosen.tapped_at,
            hinting=self._adviser.thinking,
            note=self._adviser.note,
            pressed=session.pressed,
        )

    def _skip(self) -> None:
        """End what is moving or, when nothing is, the wait for a rival who has thought already."""
        if self._timeline.resting(self._now):
            self._turn_since = -NEVER
        else:
            self._timeline = self._timeline.skipped(self._now)
            self._turn_since = self._now

    def _tap(self, target: Target) -> None:
        """Choose or confirm, unless the turn has only just become yours, or is about to."""
        seen = self.game.seen()
        if seen.acting and not self._ready:
            return
        at_once = self.session.settings.taps is Taps.ONE
        raised = self._chosen.choice.cards
        action = self._chosen.tap(target, seen, self._now, at_once=at_once)
        self._adviser.be_silent()
        if action is not None:
            self._apply(action, raised=raised)
        elif self._chosen.choice.reason:
            self.session.hear("error_thud")
            self.session.tell(reason_text(self._moment(), self._chosen.choice.reason))
        else:
            self.session.hear("click")

    def _choose_rank(self, rank: int) -> None:
        """Choose the first card of a rank in the hand, or the one after the card in focus."""
        seen, focus = self.game.seen(), self.session.focus
        here = focus.card if isinstance(focus, CardInHand) else -1
        card = card_of_rank(seen.hand, rank, here)
        if card is not None and seen.acting:
            self.session.focus = CardInHand(card)
            self._tap(self.session.focus)

    def _apply(self, action: Action, raised: Cards = 0) -> None:
        """Change the match, which saves it; then let the timeline show what happened."""
        before = self.game.seen()
        events = self.game.apply(action)
        if events:
            self._show(before, events, raised)

    def _finish(self) -> None:
        """Play out a hand whose score is certain, all at once."""
        before = self.game.seen()
        if self._ready and certainty(before) is not None:
            self._show(before, self.game.finish())

    def _show(self, before: Seen, events: tuple[Event, ...], raised: Cards = NO_CARDS) -> None:
        """Let the timeline show what happened."""
        self._rivals.forget()
        self._adviser.be_silent()
        self._yours = False
        after = self.game.seen()
        self.session.tell(told(self.session.lettering, after, events))
        happened = stage(self._shown(before, after, raised), events, self._now)
        self._timeline = happened.after(self._timeline)
        self._chosen.keep(after.hand)
        self._turn_since = self._timeline.ends

    def _go_on(self) -> None:
        """Let whoever has to act think, and act when the thought is done."""
        if self.game.seen().acting and not self._yours:
            self._begin_turn()
        advised = self._adviser.think()
        if advised is not None:
            self._follow(advised)
        self._let_think()

    def _begin_turn(self) -> None:
        self._yours, self._hurrying = True, False
        self._turn_since = self._now
        seen = self.game.seen()
        self.session.tell(turn_told(self.session.lettering, seen))
        self._adviser.tell(seen)
        if seen.stage is Stage.PLAY:
            self.session.hear("your_turn")

    def _let_think(self) -> None:
        """Let a rival think on; a pass is chosen as soon as it is thought, a card not too soon."""
        action = self._rivals.think(self.game.match, self._level)
        if action is None:
            return
        playing = self.game.seen().stage is Stage.PLAY
        if not playing or self._now - self._turn_since >= self._pace().think:
            self._rivals.forget()
            self._apply(action)

    @property
    def _thinks_ahead(self) -> bool:
        """Whether a rival thinks while a trick lies to be seen; movement needs all the time."""
        still = self._timeline.still_for(self._now) > 0
        return still and self._rivals.busy(self.game.match)

    @property
    def _level(self) -> Level:
        """How strong the rivals are."""
        return self.session.settings.level_in_play

    def _follow(self, advised: Action) -> None:
        """Choose the cards that the strongest rival would play in your place."""
        self._chosen.follow(advised, self._now)
        self.session.hear("click")
