"""What does not change is not made again, and the time that saves is thought in."""

from __future__ import annotations

import random

import pytest

from game.players.levels import Level, player_of
from game.players.player import Thought
from game.rules.actions import Action
from game.rules.match import Stage
from game.rules.seats import SOUTH
from game.rules.seen import Seen
from game.scenes import rivals
from game.scenes.play import GUARD
from game.table import picture
from game.table.marks import Face, Marks
from game.table.moment import Moment
from game.table.pace import Speed
from tests.app.tables import at_turn, seated
from tests.headless import Headless
from tests.pilot import FRAME, Pilot, legal_card, pass_any_three

SLICES = 40


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.FAST])
def test_a_picture_that_is_kept_is_the_one_that_would_be_made(
    speed: Speed, monkeypatch: pytest.MonkeyPatch, *, still: bool
) -> None:
    keeps = picture.Picture.view
    kept: list[bool] = []

    def checked(self: picture.Picture, moment: Moment) -> Marks:
        before = self._marks
        marks = keeps(self, moment)
        assert marks == picture.view(moment)
        kept.append(marks is before)
        return marks

    monkeypatch.setattr(picture.Picture, "view", checked)
    pilot = Pilot(Headless(seed=4, still=still, busy=True))
    pilot.settle()
    pilot.tap("menu")
    pilot.set("speed", speed.value)
    pilot.tap("close")
    pass_any_three(pilot)
    look_on(pilot)
    for _ in range(3):
        pilot.tap(legal_card(pilot))
        look_on(pilot)
        pilot.tap("primary")
        look_on(pilot)
    assert sum(kept) > len(kept) / 8


def test_a_table_at_rest_is_the_same_marks_again() -> None:
    pilot = at_turn()
    before = pilot.marks()
    pilot.wait(1)
    assert pilot.marks() is before


def test_the_hand_is_turned_up_in_a_wave() -> None:
    pilot = Pilot(Headless(seed=4))
    shown = []
    for _ in range(240):
        pilot.wait(FRAME)
        shown.append(sum(isinstance(mark.look, Face) for mark in pilot.marks()))
    assert shown == sorted(shown)
    assert shown[-1] == 13
    assert len(set(shown)) > 4


def test_a_rival_thinks_while_the_trick_it_has_won_still_lies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rivals, "player_of", lambda _: Ponderer())
    pilot = seated()
    pilot.outside.busy = True
    pass_any_three(pilot)
    for _ in range(2000):
        if the_trick_goes_to_a_rival(pilot):
            break
        if pilot.app.session.seen().acting and pilot.app.wait() > 0:
            pilot.wait(GUARD + FRAME)
            pilot.tap(legal_card(pilot))
            pilot.tap("primary")
        pilot.wait(FRAME)
    assert the_trick_goes_to_a_rival(pilot)
    frames = 0
    while the_trick_goes_to_a_rival(pilot) and frames < 1000:
        pilot.wait(FRAME)
        frames += 1
    pace = pilot.app.session.pace
    needed = pace.fly + pace.hold + pace.to_winner + pace.gather + pace.think
    assert frames * FRAME < needed + SLICES / 2 * FRAME, "the thought came on top"


def the_trick_goes_to_a_rival(pilot: Pilot) -> bool:
    """Tell whether a rival has won a trick and not yet led to the next one."""
    seen = pilot.app.session.seen()
    waits = seen.stage is Stage.PLAY and bool(seen.tricks) and not seen.trick.cards
    return waits and seen.turn != SOUTH


class Ponderer:
    """Takes its time."""

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        for _ in range(SLICES):
            yield
        return (yield from player_of(Level.NORMAL).think(seen, chance))


def look_on(pilot: Pilot) -> None:
    """Look at every frame until nothing changes any more."""
    for _ in range(2000):
        pilot.marks()
        if pilot.app.session.seen().acting and pilot.app.wait() > 1:
            pilot.wait(GUARD + FRAME)
            return
        pilot.wait(FRAME)
    raise AssertionError("it never comes to rest")
