"""How long things take, from the one table of times, whatever the speed."""

import pytest

from game.rules.match import Stage
from game.table.marks import Button, Face, Text
from game.table.pace import FADE, PACES, Speed, reduced
from tests.app.tables import at_turn
from tests.headless import Headless
from tests.pilot import FRAME, Pilot, legal_card, pass_any_three


def at_speed(speed: Speed, *, still: bool = False) -> Pilot:
    pilot = Pilot(Headless(seed=4, still=still))
    pilot.settle()
    pilot.tap("menu")
    pilot.set("speed", speed.value)
    pilot.tap("close")
    pass_any_three(pilot)
    pilot.settle()
    return pilot


def full_trick_lies(pilot: Pilot) -> float:
    """Return for how many seconds a full trick lies still."""
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    places = pilot.app.session.layout(passing=False).trick
    frames = 0
    for _ in range(2000):
        faces = [mark.rect for mark in pilot.marks() if isinstance(mark.look, Face)]
        lying = {rect for rect in faces if rect in places}
        frames += len(lying) == 4
        if frames and len(lying) < 4:
            return frames * FRAME
        pilot.wait(FRAME)
    raise AssertionError("no trick was gathered")


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize(
    ("speed", "seconds"),
    [(Speed.SLOW, 1.6), (Speed.MEDIUM, 0.9), (Speed.FAST, 0.45), (Speed.INSTANT, 0.15)],
)
def test_a_full_trick_is_held(speed: Speed, seconds: float, *, still: bool) -> None:
    lies = full_trick_lies(at_speed(speed, still=still))
    fade = FADE if still else 0
    assert seconds - 2 * FRAME <= lies <= seconds + fade + 6 * FRAME


def test_a_hand_at_once_takes_the_rivals_less_than_three_seconds() -> None:
    pilot = at_speed(Speed.INSTANT)
    waited = 0.0
    while not pilot.offers(Button("next_hand")):
        if pilot.app.session.seen().acting and pilot.app.wait() > 0:
            pilot.wait(0.3)
            pilot.tap(legal_card(pilot))
            pilot.tap("primary")
        pilot.wait(FRAME)
        waited += FRAME
    assert waited < 3 + 1.0, "thirteen holds of 0.15 s, and a frame for each thought"


def test_every_time_shrinks_from_slow_to_instant() -> None:
    paces = [PACES[speed] for speed in Speed]
    for name in PACES[Speed.SLOW]._fields:
        times = [getattr(pace, name) for pace in paces]
        assert times == sorted(times, reverse=True), name


def test_without_movement_nothing_travels_and_the_waits_stay() -> None:
    pace = reduced(PACES[Speed.MEDIUM])
    assert pace.fades
    assert (pace.hold, pace.think) == (0.9, 0.3)
    pilot = at_speed(Speed.MEDIUM, still=True)
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    places = pilot.app.session.layout(passing=False).trick
    appeared = []
    for _ in range(6):
        appeared += [mark for mark in pilot.marks() if mark.rect == places[0] and mark.alpha < 1]
        pilot.wait(FRAME)
    assert appeared


def test_points_are_shown_when_the_trick_has_arrived() -> None:
    pilot = at_turn()
    while not any(pilot.app.session.seen().points(seat) for seat in range(4)):
        if pilot.app.session.seen().acting and pilot.app.wait() > 0:
            pilot.wait(0.3)
            pilot.tap(legal_card(pilot))
            pilot.tap("primary")
        pilot.wait(FRAME)
        assert pilot.app.session.match.stage is Stage.PLAY
    assert shown_points(pilot) == [0, 0, 0, 0]
    pilot.settle()
    assert sum(shown_points(pilot)) > 0


def shown_points(pilot: Pilot) -> list[int]:
    looks = [mark.look for mark in pilot.marks()]
    hearts = [look.text for look in looks if isinstance(look, Text) and look.text.startswith("♥ ")]
    return [int(text[2:]) for text in hearts if text[2:].isdigit()]
