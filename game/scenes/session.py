"""What all scenes share: the match, the settings, the glass; and the one place that saves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.memory.chronicle import Chronicle, chronicle_from, continued
from game.memory.code import SEEDS
from game.memory.ledger import Ledger, decode_ledger, encode_ledger, remembered
from game.memory.mix import playable
from game.memory.record import record_of
from game.players.levels import Level
from game.rules.actions import Action, NextHand, PlayCard
from game.rules.apply import apply, new_match
from game.rules.claim import played_out
from game.rules.events import Event
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Match, Stage
from game.rules.presets import PRESETS
from game.rules.seats import SOUTH
from game.rules.seen import Seen
from game.save import SaveError, decode, decode_history, decode_settings, encode, encode_settings
from game.scenes.game import Watcher
from game.scenes.outside import Outside, StorageError
from game.scenes.scene import NewMatch
from game.scenes.settings import Motion, Settings, settings_from
from game.table.geometry import Insets, Rect, Size
from game.table.layout import Layout
from game.table.lettering import Lettering
from game.table.marks import Target
from game.table.pace import PACES, Pace, Speed, reduced
from game.table.solve import solve, zoom_for
from game.words import Words, choose_language

OWN = "own"
"""What stands for rules that were put together, in place of a preset."""
MATCH, SETTINGS, LEDGER = "match", "settings", "ledger"
PUT_ASIDE = "-put-aside"
"""What is added to the name of a text that could not be read and is kept all the same."""


class Session:
    """A person at the table, from the opening of the game to its closing."""

    def __init__(self, outside: Outside, size: Size, insets: Insets) -> None:
        self.outside = outside
        self._size, self._insets = size, insets
        self.focus: Target | None = None
        self.pressed: Target | None = None
        self.notices: list[str] = []
        """The keys of what the person still has to be told."""
        self.newcomer = outside.read(SETTINGS) is None and outside.read(MATCH) is None
        """Whether somebody is here for the first time, and has not been offered the guided hand."""
        self.tips_given: set[str] = set()
        """The keys of the tips that this match has had."""
        self.stand_ins: dict[tuple[int, Level], int] = {}
        """What each level has scored in the person's seat, by the number of the hand."""
        self._told_of_storage = False
        self._watcher = Watcher()
        self.settings = self._read_settings()
        self.lettering = self._letter()
        self.opening: tuple[Event, ...] = ()
        """The deal of the match on the table, until something is done in it."""
        self.chronicle = Chronicle(0)
        """What is remembered of the match on the table."""
        self._held_back = False
        """Whether the save still holds the match before, which had other rules."""
        self.match = self._read_match()
        self._remember()
        self.light()

    def anew(self) -> Session:
        """Return the session as it is when the game is opened anew."""
        return Session(self.outside, self._size, self._insets)

    @property
    def glass(self) -> Rect:
        """All that can be painted on."""
        return Rect(0, 0, *self.size)

    @property
    def zoom(self) -> float:
        """How many times larger than usual everything is set."""
        return zoom_for(self._size, self.settings.text.zoom)

    @property
    def size(self) -> Size:
        """The size of the glass, in what a pixel is at this zoom."""
        return Size(self._size.width / self.zoom, self._size.height / self.zoom)

    @property
    def insets(self) -> Insets:
        """How much of each edge is not ours, at this zoom."""
        return Insets(*(inset / self.zoom for inset in self._insets))

    @property
    def pace(self) -> Pace:
        """How long everything takes."""
        return self.pace_at(self.settings.speed)

    def pace_at(self, speed: Speed) -> Pace:
        """Return how long everything takes at a speed."""
        pace = PACES[speed]
        pace = pace._replace(hold=self.settings.hold.applied(pace.hold))
        return reduced(pace) if self._still() else pace

    def layout(self, *, passing: bool, house: HouseRules = STANDARD) -> Layout:
        """Return where everything stands by some rules."""
        return solve(
            self.size,
            self.insets,
            self.settings.arrangement,
            passing=passing,
            seats=house.seats,
            cards=house.hand_size,
        )

    def seen(self) -> Seen:
        """Return what the person may know of the match."""
        return self._watcher.see(self.match)

    def resize(self, size: Size, insets: Insets) -> None:
        """Take another size of the glass."""
        self._size, self._insets = size, insets

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Change the match and save it before anything moves; IllegalAction changes nothing."""
        match, events = apply(self.match, action)
        if isinstance(action, PlayCard) and action.seat == SOUTH:
            self._held_back = False
        if isinstance(action, NextHand):
            self._begin_hand()
        self._keep(match)
        if isinstance(action, NextHand):
            self.outside.renew()
        return events

    def finish(self) -> tuple[Event, ...]:
        """Play out a hand whose score is certain to the person; it is saved before all else."""
        match, events = played_out(self.match, SOUTH)
        self._keep(match)
        return events

    def start_match(self, wanted: NewMatch) -> None:
        """Put the match away and deal another one.

        By other rules, one that was not over stays in the save until you play a card in this one.
        """
        house = self.house_of(wanted)
        unfinished = self.match.stage is not Stage.OVER
        self._held_back = unfinished and self.match.house != house
        self._begin_match(wanted)

    def house_of(self, wanted: NewMatch) -> HouseRules:
        """Return the rules of a match that is asked for: the deals' own, or those chosen last."""
        if wanted.deals:
            return PRESETS.get(wanted.deals.preset, STANDARD)
        if self.settings.rules == OWN:
            return playable(self.settings.own) or STANDARD
        return PRESETS.get(self.settings.rules, STANDARD)

    def _begin_match(self, wanted: NewMatch) -> None:
        self._begin_hand()
        self.tips_given.clear()
        seed = wanted.deals.seed if wanted.deals else self.outside.seed() % SEEDS
        match, events = new_match(self.house_of(wanted), seed)
        self.chronicle = Chronicle(self.outside.seed(), wanted.origin)
        self.stand_ins.clear()
        self._keep(match)
        self.opening = events
        self.outside.renew()

    def change(self, **settings: Any) -> None:  # noqa: ANN401 (each field has a type of its own)
        """Set something and save it."""
        self.settings = replace(self.settings, **settings)
        self.lettering = self._letter()
        self._write(SETTINGS, encode_settings(self.settings.plain()))

    def hear(self, cue: str) -> None:
        """Let a sound be heard, if the person wants to hear any."""
        if self.settings.sound:
            self.outside.play(cue, self.settings.volume.part)

    def light(self) -> None:
        """Keep the screen lit while a hand is played, if that is wanted."""
        playing = self.match.stage not in {Stage.SCORED, Stage.OVER}
        self.outside.stay_awake(on=playing and self.settings.awake)

    def tell(self, text: str) -> None:
        """Let those who listen know something: a screen reader always, a voice if it is wanted."""
        if text:
            language = self.lettering.words.language
            self.outside.tell(text, language, aloud=self.settings.voice)

    def ledger(self) -> Ledger:
        """Return the finished matches; a text that cannot be read is put aside."""
        text = self.outside.read(LEDGER)
        if text:
            try:
                return decode_ledger(text)
            except SaveError as error:
                self._put_aside(LEDGER, text, error)
                self._write(LEDGER, encode_ledger(Ledger()))
        return Ledger()

    def languages(self) -> list[str]:
        """Return every language there is."""
        return sorted(self.outside.catalogues)

    def _still(self) -> bool:
        """Tell whether cards are not to travel."""
        if self.settings.motion is Motion.SYSTEM:
            return self.outside.reduced_motion()
        return self.settings.motion is Motion.REDUCED

    def _begin_hand(self) -> None:
        """Let the level that was chosen come into force."""
        level: Level = self.settings.level
        if self.settings.level_in_play is not level:
            self.change(level_in_play=level)

    def _keep(self, match: Match) -> None:
        self.match = match
        self.opening = ()
        level = self.settings.level_in_play.value
        self.chronicle = continued(self.chronicle, match, level)
        if not self._held_back:
            self._write(MATCH, encode(match, self.chronicle.plain()))
        self._remember()
        self.light()

    def _remember(self) -> None:
        """Put a match that is over into the ledger, where it is counted once, however often."""
        if self.match.stage is not Stage.OVER:
            return
        before = self.ledger()
        after = remembered(before, record_of(self.match, self.chronicle, self.outside.today()))
        if after is not before:
            self._write(LEDGER, encode_ledger(after))
            self.outside.cherish()

    def _write(self, name: str, text: str) -> None:
        """Write, or say once that nothing can be kept here."""
        try:
            self.outside.write(name, text)
        except StorageError:
            if not self._told_of_storage:
                self.notices.append("save_failed")
            self._told_of_storage = True

    def _put_aside(self, name: str, text: str, error: SaveError) -> None:
        """Keep a text that cannot be read where nothing overwrites it, and say so."""
        self._write(name + PUT_ASIDE, text)
        self.notices.append(error.reason)

    def _letter(self) -> Lettering:
        catalogues = self.outside.catalogues
        wanted = (self.settings.language, *self.outside.languages())
        language = choose_language(wanted, catalogues)
        return Lettering(Words(language, catalogues[language]), self.outside.measure)

    def _read_settings(self) -> Settings:
        text = self.outside.read(SETTINGS)
        try:
            return settings_from(decode_settings(text)) if text else Settings()
        except SaveError:
            self.notices.append("settings_broken")
            return Settings()

    def _read_match(self) -> Match:
        """Return the saved match, or a new one; a text that cannot be read is put aside."""
        text = self.outside.read(MATCH)
        if text:
            try:
                match = decode(text)
                self.chronicle = self._read_chronicle(match, text)
            except SaveError as error:
                self._put_aside(MATCH, text, error)
            else:
                return match
        self._begin_match(NewMatch())
        return self.match

    def _read_chronicle(self, match: Match, text: str) -> Chronicle:
        """Return what was remembered of a saved match; of one from before that was done, nothing.

        Such a match has no number of its own: its seed does as well.
        """
        history = decode_history(text)
        try:
            chronicle = chronicle_from(history) if history else Chronicle(match.seed)
        except SaveError as error:
            self.notices.append(error.reason)
            chronicle = Chronicle(match.seed)
        return continued(chronicle, match, self.settings.level_in_play.value)
