"""A person at the game, who only sees what is painted and only taps and presses keys."""

from __future__ import annotations

from collections.abc import Callable

from game.app import App
from game.rules.cards import RANKS, card, members, name
from game.rules.match import Stage
from game.scenes.inputs import Key, Press, Resize, Tap, Wheel
from game.scenes.play import GUARD
from game.table.choice import wanted
from game.table.geometry import Insets, Point, Size
from game.table.marks import Button, CardInHand, Face, Mark, Marks, Option, Target, Text, hit
from tests.headless import Headless

PHONE, NOTCH = Size(375, 812), Insets(47, 0, 34, 0)
FRAME = 1 / 60


class Pilot:
    """Plays the real app by touch and by key."""

    def __init__(
        self, outside: Headless | None = None, size: Size = PHONE, insets: Insets = NOTCH
    ) -> None:
        self.outside = outside or Headless()
        self.size, self.insets = size, insets
        self.app = App(self.outside, size, insets)

    def marks(self) -> Marks:
        return self.app.view()

    def texts(self) -> list[str]:
        """Return every line of text in sight."""
        return [mark.look.text for mark in self.marks() if isinstance(mark.look, Text)]

    def sees(self, text: str) -> bool:
        return any(text in line for line in self.texts())

    def offers(self, target: Target) -> bool:
        """Tell whether a tap in the middle of something would reach it."""
        found = self._mark(target)
        return found is not None and hit(self.marks(), _middle(found)) == target

    def tap(self, what: str | Target) -> None:
        """Tap a card by its notation, a button by its name, or any target."""
        target = self._target(what)
        mark = self._in_sight(target)
        self.touch(_middle(mark))

    def touch(self, point: Point) -> None:
        """Put a finger down somewhere and lift it."""
        self.app.handle(Press(point))
        self.app.handle(Tap(point))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.app.handle(Key(key))

    def set(self, setting: str, value: str) -> None:
        self.tap(Option(setting, value))

    def rotate(self) -> None:
        """Turn the phone by a quarter or, when it lies on its side, back again."""
        top, right, bottom, left = self.insets
        lying = self.size.width > self.size.height
        insets = Insets(right, bottom, left, top) if lying else Insets(left, top, right, bottom)
        self.resize(Size(self.size.height, self.size.width), insets)

    def resize(self, size: Size, insets: Insets) -> None:
        self.size, self.insets = size, insets
        self.app.handle(Resize(size, insets))

    def reload(self) -> None:
        """Kill the game and open it again."""
        self.app = App(self.outside, self.size, self.insets)

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / FRAME))):
            self.app.update(FRAME)

    def settle(self, most: float = 120) -> None:
        """Wait until nothing changes any more unless the person acts, who is in no hurry."""
        for _ in range(round(most / FRAME)):
            if self.app.wait() > 1:
                self.wait(GUARD + FRAME)
                return
            self.app.update(FRAME)
        raise AssertionError(f"still busy after {most} s; in sight: {self.texts()}")

    def _in_sight(self, target: Target) -> Mark:
        """Return a mark of a target, scrolled to where it can be tapped."""
        for _ in range(200):
            mark = self._mark(target)
            assert mark is not None, f"there is no {target} to tap; in sight: {self.texts()}"
            zone = mark.zone or mark.rect
            if mark.clip is None or mark.clip.y <= zone.centre.y < mark.clip.bottom:
                return mark
            self.app.handle(Wheel(24 if zone.centre.y < mark.clip.y else -24))
        raise AssertionError(f"{target} cannot be scrolled to")

    def _target(self, what: str | Target) -> Target:
        if not isinstance(what, str):
            return what
        return CardInHand(card(what)) if what[:1] in RANKS else Button(what)

    def _mark(self, target: Target) -> Mark | None:
        return next((m for m in reversed(self.marks()) if m.target == target), None)


def cards_of(pilot: Pilot) -> list[str]:
    """Return the cards in sight in the hand, in card notation."""
    targets = [mark.target for mark in pilot.marks()]
    return [name(target.card) for target in targets if isinstance(target, CardInHand)]


def legal_card(pilot: Pilot) -> str:
    """Return a card that may be played."""
    return name(next(members(pilot.app.session.seen().legal)))


def answers(pilot: Pilot) -> list[Button]:
    """Return the answers to a question that only the person can give."""
    targets = [mark.target for mark in pilot.marks()]
    buttons = [target for target in targets if isinstance(target, Button)]
    return [button for button in buttons if button.name.startswith("answer_")]


def choose_and_confirm(pilot: Pilot) -> None:
    """Choose as many of the last cards as have to be chosen, to pass, charge or bury them."""
    count = wanted(pilot.app.session.seen()).start
    for chosen in cards_of(pilot)[::-1][:count]:
        pilot.tap(chosen)
    pilot.tap("primary")


def pass_any_three(pilot: Pilot) -> None:
    """Choose the last three cards and pass them on."""
    for chosen in cards_of(pilot)[-3:]:
        pilot.tap(chosen)
    pilot.tap("primary")


def play_until(pilot: Pilot, done: Callable[[Pilot], object]) -> None:
    """Play the lowest legal card each turn, hand after hand, until something holds."""
    for _ in range(2000):
        if done(pilot):
            return
        take_a_turn(pilot)
    raise AssertionError("it never came to that")


def take_a_turn(pilot: Pilot) -> None:
    """Do the next thing that has to be done, and wait until there is another."""
    seen = pilot.app.session.seen()
    if seen.acting and seen.stage is Stage.PLAY:
        pilot.tap(legal_card(pilot))
        pilot.tap("primary")
    elif found := answers(pilot):
        pilot.tap(found[seen.hand_number % len(found)])
    elif seen.acting:
        choose_and_confirm(pilot)
    elif pilot.offers(Button("next_hand")):
        pilot.tap("next_hand")
    pilot.settle()


def play_practice(pilot: Pilot) -> None:
    """Play a hand that is played for practice to its end, each turn the first card that may be."""
    for _ in range(20):
        pilot.settle()
        if pilot.offers(Button("leave_practice")):
            return
        before = cards_of(pilot)
        for chosen in bright_cards(pilot)[:3]:
            if cards_of(pilot) == before:
                pilot.tap(chosen)
                pilot.tap("primary")
    raise AssertionError("the practice never ends")


def bright_cards(pilot: Pilot) -> list[str]:
    """Return the cards of the hand that are not darkened, in card notation."""
    bright = [m.target for m in pilot.marks() if isinstance(m.look, Face) and not m.look.dimmed]
    return [name(target.card) for target in bright if isinstance(target, CardInHand)]


def _middle(mark: Mark) -> Point:
    """Return where a finger goes: into the middle of what is neither covered nor cut off."""
    zone = mark.zone or mark.rect
    if mark.clip is None:
        return zone.centre
    top, bottom = max(zone.y, mark.clip.y), min(zone.bottom, mark.clip.bottom)
    return Point(zone.centre.x, (top + bottom) / 2)
