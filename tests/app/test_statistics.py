"""The statistics as a player sees them: right numbers, and what was asked for."""

from game.memory.ledger import Ledger, encode_ledger, remembered
from game.memory.tally import Tally
from game.rules.house import HouseRules
from game.table.geometry import Point
from game.table.marks import Button, Icon, Line, Option
from tests.app.tables import after_a_match
from tests.headless import Headless
from tests.memory.matches import record, season
from tests.pilot import Pilot


def opened(ledger: Ledger, day: str = "2026-03-12", language: str = "es") -> Pilot:
    """Return a pilot who looks at the statistics of a ledger."""
    pilot = Pilot(Headless({"ledger": encode_ledger(ledger)}, language=language))
    pilot.outside.day = day
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("statistics")
    return pilot


def ledger_of(wins: int, losses: int) -> Ledger:
    """Return a ledger of matches won and lost at the normal level, four points a hand."""
    ledger, model = Ledger(), record(1)
    for i in range(wins + losses):
        places = (1, 0, 0, 0) if i < wins else (0, 0, 1, 0)
        tally = Tally(matches=1, places=places, hands=5, points=20, table_points=130, seats=20)
        ledger = remembered(ledger, model._replace(number=10_000 + i, seed=20_000 + i, tally=tally))
    return ledger


def shown(pilot: Pilot, label: str) -> str:
    """Return the number that stands with a label."""
    texts = pilot.texts()
    return texts[texts.index(label) - 1]


def test_seven_of_ten_are_seventy_per_cent() -> None:
    pilot = opened(ledger_of(7, 3))
    assert shown(pilot, "Partidas") == "10"
    assert shown(pilot, "Victorias") == "70 %"
    assert shown(pilot, "Puntos por mano") == "4,0"
    assert pilot.sees("media de mesa 6,5")
    assert shown(opened(ledger_of(7, 3), language="en"), "Wins") == "70%"


def test_the_first_match_is_there_as_soon_as_it_is_over() -> None:
    pilot = after_a_match(won=True)
    pilot.tap("play_again")
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("statistics")
    assert shown(pilot, "Partidas") == "1"
    assert shown(pilot, "Victorias") == "100 %"
    assert shown(pilot, "Lunas") == "1"
    pilot.tap("close")
    assert pilot.sees("Dificultad")


def test_before_the_first_match_it_says_so() -> None:
    pilot = opened(Ledger())
    assert "Aún no has terminado ninguna partida" in " ".join(pilot.texts())


def test_a_level_and_a_period_narrow_what_is_counted() -> None:
    ledger = season(24)
    pilot = opened(ledger)
    assert shown(pilot, "Partidas") == "24"
    for level in ("easy", "normal", "hard"):
        pilot.set("statistics_level", level)
        there = sum(match.level == level for match in ledger.matches)
        assert shown(pilot, "Partidas") == str(there)
    pilot.set("statistics_level", "any")
    pilot.set("period", "latest")
    assert shown(pilot, "Partidas") == "20"
    pilot.set("period", "month")
    recent = [match for match in ledger.matches if match.day >= "2026-02-11"]
    assert shown(pilot, "Partidas") == str(len(recent))
    assert 0 < len(recent) < 20


def test_a_question_without_an_answer_says_so() -> None:
    pilot = opened(ledger_of(1, 0))
    pilot.set("statistics_level", "hard")
    assert pilot.sees("Ninguna partida terminada es así.")


def test_the_rules_are_asked_for_only_once_there_are_several() -> None:
    ledger = ledger_of(1, 1)
    assert not opened(ledger).offers(Button("statistics_preset"))
    other = record(2), record(3)._replace(house=HouseRules(target=55))
    for one in other:
        ledger = remembered(ledger, one)
    pilot = opened(ledger)
    for expected in ("4", "1", "3", "4"):
        assert shown(pilot, "Partidas") == expected
        pilot.tap("statistics_preset")


def test_the_chart_has_a_point_for_each_of_the_last_matches_where_it_belongs() -> None:
    ledger = season(24)
    pilot = opened(ledger)
    marks = pilot.marks()
    dots = [mark.rect.centre for mark in marks if mark.look == Icon("dot", "#F4C45C")]
    averages = [match.tally.average for match in ledger.matches[-20:]]
    assert len(dots) == 20
    assert [dot.x for dot in dots] == sorted(dot.x for dot in dots)
    by_height = sorted(range(20), key=lambda i: dots[i].y)
    assert [averages[i] for i in by_height] == sorted(averages, reverse=True)
    (line,) = [m for m in marks if isinstance(m.look, Line) and len(m.look.points) == 20]
    assert isinstance(line.look, Line)
    for dot, point in zip(dots, line.look.points, strict=True):
        at = Point(line.rect.x + point.x, line.rect.y + point.y)
        assert abs(dot.x - at.x) + abs(dot.y - at.y) < 0.01


def test_the_filters_are_reached_by_keys() -> None:
    pilot = opened(season(24))
    for _ in range(12):
        pilot.press("tab")
        if pilot.app.session.focus == Option("period", "latest"):
            break
    pilot.press("return")
    assert shown(pilot, "Partidas") == "20"


def test_looking_changes_nothing_that_is_kept() -> None:
    pilot = opened(season(3))
    before = dict(pilot.outside.stored)
    pilot.set("period", "latest")
    pilot.tap("close")
    assert pilot.outside.stored == before
