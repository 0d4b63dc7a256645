"""The coach after a hand: what cost most and why, without ever keeping a frame waiting."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from game.memory.decisions import decisions
from game.players import lessons, reasons
from game.players.coach import Budget, Decision, Finding, Review
from game.players.player import finish
from game.rules.apply import new_match
from game.rules.cards import members, names
from game.rules.presets import PRESETS
from game.rules.seats import SOUTH
from game.save import encode
from game.scenes.advice import lesson_text
from game.scenes.on_table import reel_of
from game.table.cards_view import card_sign
from game.table.geometry import Rect
from game.table.marks import Button, Face, Option, Panel
from game.table.review_view import BAR
from tests.app.tables import after_a_hand, after_a_match, seated
from tests.headless import CATALOGUES, Headless
from tests.pilot import FRAME, Pilot, cards_of

QUICK = Budget(60, 120, 120)


@pytest.fixture(autouse=True)
def quick_coach() -> Iterator[None]:
    """Let the coach look less closely, for its sheet looks the same."""
    with patch("game.scenes.review.FULL", QUICK):
        yield


def found_by_the_coach(pilot: Pilot) -> list[Finding]:
    """Return what the coach finds in the hand on the table."""
    reel = reel_of(pilot.app.session)
    made = [Decision(*one) for one in decisions(reel.turns, SOUTH)]
    chance = random.Random(f"{reel.final.seed} {reel.final.hand_number}")
    return finish(Review(made, QUICK, chance).think())


def test_the_dearest_decisions_are_shown_with_their_cost_and_why() -> None:
    pilot = after_a_hand(seated(7))
    pilot.tap("open_review")
    pilot.settle()
    found = found_by_the_coach(pilot)
    assert found
    told = " ".join(pilot.texts())
    lettering = pilot.app.session.lettering
    for finding in found:
        assert f"+{lettering.decimal(finding.cost)} puntos" in told
        assert lesson_text(lettering, finding.reason) in told
        played, better = finding.decision.cards, finding.better
        shown = {m.look.card for m in pilot.marks() if isinstance(m.look, Face)}
        assert {*members(played ^ better)} <= shown


def test_a_tap_on_a_decision_shows_the_table_as_it_was_and_back_leads_back() -> None:
    pilot = after_a_hand(seated(7))
    pilot.tap("open_review")
    pilot.settle()
    found = found_by_the_coach(pilot)
    assert found
    for number, finding in enumerate(found):
        pilot.tap(Option("finding", str(number)))
        pilot.settle()
        seen = finding.decision.seen
        faces = {card_sign(m.look.card) for m in pilot.marks() if isinstance(m.look, Face)}
        held = seen.hand | seen.trick.all_cards()
        assert {card_sign(c) for c in range(52) if held >> c & 1} <= faces, names(held)
        assert cards_of(pilot) == []
        pilot.tap("leave_replay")
        assert pilot.sees("Repaso")
    pilot.tap("close")
    pilot.tap("next_hand")
    pilot.settle()
    assert pilot.sees("Mano 2")


def filled(pilot: Pilot) -> float:
    """Return how wide the bar is that shows how far the coach is."""
    bars = [m.rect for m in pilot.marks() if isinstance(m.look, Panel) and m.rect.height == BAR]
    track, done = bars
    assert isinstance(track, Rect)
    return done.width / track.width


def test_a_frame_without_time_to_spare_takes_one_small_step_and_the_sheet_can_be_left() -> None:
    pilot = after_a_hand()
    pilot.outside.busy = True
    pilot.tap("open_review")
    assert pilot.sees("Repasando tus jugadas")
    widths = []
    for _ in range(5):
        pilot.wait(60 * FRAME)
        widths.append(filled(pilot))
    assert widths == sorted(widths)
    assert widths[-1] < 1
    pilot.tap("close")
    pilot.outside.busy = False
    pilot.tap("open_review")
    assert filled(pilot) == widths[-1]
    pilot.settle()
    assert not pilot.sees("Repasando")


def test_the_coach_thinks_only_while_its_sheet_is_open_and_only_once() -> None:
    pilot = after_a_hand()
    assert pilot.app.wait() > 1
    pilot.tap("open_review")
    assert pilot.app.wait() == 0
    pilot.settle()
    texts = pilot.texts()
    pilot.tap("close")
    assert pilot.app.wait() > 1
    pilot.tap("open_review")
    assert pilot.texts() == texts


def test_the_hand_can_be_looked_at_without_the_coach() -> None:
    pilot = after_a_hand()
    match = pilot.app.session.match
    pilot.tap("see_hand")
    pilot.settle()
    assert pilot.sees("Las cartas, recién repartidas")
    pilot.press("end", "right")
    assert pilot.sees("Todas las cartas")
    pilot.tap("leave_replay")
    assert pilot.offers(Button("next_hand"))
    assert pilot.app.session.match == match


def test_the_last_hand_of_a_match_can_be_looked_back_at_too() -> None:
    pilot = after_a_match(won=False)
    pilot.tap("open_review")
    pilot.settle()
    pilot.tap("close")
    pilot.tap("see_hand")
    pilot.tap("leave_replay")
    pilot.tap("play_again")
    pilot.settle()
    assert pilot.sees("Mano 1")


def keys_of(module: object) -> set[str]:
    """Return the names in a module's code that stand for sentences."""
    tree = ast.parse(Path(str(getattr(module, "__file__", ""))).read_text(encoding="utf-8"))
    texts = [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and text.replace("_", "").isalpha()}


def test_every_lesson_has_its_sentence() -> None:
    spanish = CATALOGUES["es"]
    values = {"card", "other", "suit", "seat", "threat"}
    meant = keys_of(lessons) - values | {k for k in keys_of(reasons) if k.startswith("pass_")}
    assert {f"lesson_{key}" for key in meant} == {k for k in spanish if k.startswith("lesson_")}


@pytest.mark.parametrize(("preset", "coached"), [("american", True), ("reverse", False)])
def test_the_coach_is_offered_only_where_its_lessons_hold(preset: str, *, coached: bool) -> None:
    pilot = Pilot(Headless({"match": encode(new_match(PRESETS[preset], 5).match)}))
    pilot.settle()
    after_a_hand(pilot)
    assert pilot.offers(Button("open_review")) == coached
    assert pilot.offers(Button("compare"))
