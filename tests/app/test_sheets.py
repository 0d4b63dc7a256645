"""The sheets on the table: results, the end, the menu, the last trick, the score."""

import pytest

from game.players.levels import Level
from game.rules.match import Stage
from game.rules.seats import WEST
from game.scenes.inputs import Wheel
from game.table.geometry import Insets, Size
from game.table.marks import Backdrop, Button, Face, Option
from tests.app.tables import ALL_CLUBS, after_a_hand, after_a_match, at_turn, holding, seated
from tests.pilot import Pilot, cards_of, play_until, take_a_turn


def test_after_a_hand_its_points_and_the_totals_are_shown() -> None:
    pilot = after_a_hand()
    assert pilot.sees("Mano 1 terminada")
    score = pilot.app.session.match.scores[0]
    for points in score.scores:
        assert pilot.sees(f"+{points}")
    pilot.tap("next_hand")
    pilot.settle()
    assert pilot.sees("Mano 2")
    assert pilot.sees("Pase a la derecha")


def test_the_fourth_hand_says_that_nothing_is_passed() -> None:
    pilot = seated()
    play_until(
        pilot,
        lambda p: len(p.app.session.match.scores) == 3 and p.offers(Button("next_hand")),
    )
    pilot.tap("next_hand")
    pilot.wait(0.5)
    assert pilot.sees("Esta mano no se pasa")
    pilot.settle()
    assert pilot.app.session.match.stage is Stage.PLAY
    assert pilot.sees("Sin pase")
    assert len(cards_of(pilot)) == 13


def test_your_moon_is_told() -> None:
    pilot = after_a_hand(holding(ALL_CLUBS))
    assert pilot.sees("¡Has disparado a la luna!")
    assert pilot.app.session.match.totals == (0, 26, 26, 26)
    assert pilot.texts().count("luna ajena") == 3
    assert pilot.sees("luna: 0 puntos")
    assert "moon_shot" in pilot.outside.heard


def test_a_rival_s_moon_is_told() -> None:
    pilot = after_a_hand(holding(ALL_CLUBS, WEST))
    assert pilot.sees("¡Luna de Lucía!")
    assert pilot.app.session.match.totals == (26, 0, 26, 26)


@pytest.mark.parametrize(
    ("won", "title", "text", "totals"),
    [
        (True, "¡Victoria!", "Ganas con 50 puntos en 2 manos", (50, 121, 96, 86)),
        (False, "Derrota", "Gana Lucía con 20 puntos. Quedas 3.º", (92, 20, 116, 66)),
    ],
)
def test_the_end_shows_the_ranking_and_another_match_can_be_played(
    title: str, text: str, totals: tuple[int, ...], *, won: bool
) -> None:
    pilot = after_a_match(won=won)
    assert pilot.app.session.match.totals == totals
    assert pilot.sees(title)
    assert pilot.sees(text)
    for total in totals:
        assert pilot.sees(str(total))
    assert pilot.outside.heard[-1] == ("victory" if won else "defeat")
    seed = pilot.app.session.match.seed
    pilot.tap("play_again")
    pilot.settle()
    assert pilot.sees("Mano 1")
    assert pilot.app.session.match.totals == (0, 0, 0, 0)
    assert pilot.app.session.match.seed != seed


def test_a_new_match_is_asked_for_first() -> None:
    pilot = after_a_hand()
    pilot.tap("next_hand")
    pilot.settle()
    before = pilot.app.session.match
    pilot.tap("menu")
    pilot.tap("new_match")
    assert pilot.sees("¿Empezar otra partida?")
    pilot.tap("keep_playing")
    assert pilot.app.session.match == before
    pilot.tap("new_match")
    pilot.tap("start")
    pilot.settle()
    assert pilot.app.session.match.hand_number == 1
    assert pilot.app.session.match.seed != before.seed
    assert not pilot.sees("Menú")


def test_a_level_comes_into_force_with_the_next_hand() -> None:
    pilot = seated()
    pilot.tap("menu")
    pilot.set("level", "easy")
    assert pilot.sees("Desde la próxima mano")
    assert level_in_play(pilot) == "normal"
    pilot.tap("close")
    pilot.reload()
    pilot.settle()
    assert level_in_play(pilot) == "normal"
    play_until(pilot, lambda p: p.offers(Button("next_hand")))
    pilot.tap("next_hand")
    assert level_in_play(pilot) == "easy"
    pilot.settle()
    pilot.tap("menu")
    assert not pilot.sees("Desde la próxima mano")


def level_in_play(pilot: Pilot) -> str:
    return pilot.app.session.settings.level_in_play.value


def test_the_language_changes_at_once_and_stays() -> None:
    pilot = seated()
    pilot.tap("menu")
    pilot.tap("settings")
    pilot.set("language", "en")
    assert pilot.sees("Settings")
    pilot.tap("close")
    pilot.tap("close")
    assert pilot.sees("Pass to the left")
    pilot.reload()
    pilot.settle()
    assert pilot.sees("Pass to the left")


@pytest.mark.parametrize(
    ("system", "text"),
    [("en-GB", "Hand 1"), ("es_MX.UTF-8", "Mano 1"), ("fr", "Mano 1"), ("", "Mano 1")],
)
def test_the_system_s_language_is_taken_where_there_is_one(system: str, text: str) -> None:
    assert seated(language=system).sees(text)


def test_settings_outlive_a_reload() -> None:
    pilot = seated()
    pilot.tap("menu")
    pilot.set("speed", "fast")
    pilot.set("level", "hard")
    pilot.tap("settings")
    pilot.set("sound", "off")
    pilot.reload()
    settings = pilot.app.session.settings
    assert (settings.speed.value, settings.sound, settings.level) == ("fast", False, Level.HARD)


@pytest.mark.parametrize("lying", [False, True])
def test_the_last_trick_says_who_led_and_who_won_and_any_tap_closes_it(*, lying: bool) -> None:
    pilot = at_turn()
    if lying:
        pilot.rotate()
    assert not pilot.offers(Button("last_trick"))
    play_until(pilot, lambda p: p.app.session.seen().tricks)
    pilot.tap("last_trick")
    assert pilot.sees("Última baza")
    assert pilot.sees("Baza 1 de 13")
    assert pilot.sees("Sale")
    assert pilot.sees("Gana")
    pilot.tap(Backdrop())
    assert not pilot.sees("Última baza")


def test_every_trick_of_the_hand_can_be_looked_at_again() -> None:
    pilot = at_turn()
    play_until(pilot, lambda p: len(p.app.session.seen().tricks) == 5)
    pilot.tap("last_trick")
    tricks = pilot.app.session.seen().tricks
    pilot.tap(Option("trick", "2"))
    assert pilot.sees("Baza anterior")
    assert pilot.sees("Baza 2 de 13")
    assert faces(pilot) >= set(tricks[1].cards)
    pilot.press("left", "left")
    assert pilot.sees("Baza 1 de 13"), "there is none before the first"
    assert faces(pilot) >= set(tricks[0].cards)
    pilot.press(*["right"] * 4)
    assert pilot.sees("Última baza")
    pilot.press("right")
    assert faces(pilot) >= set(tricks[4].cards)


def faces(pilot: Pilot) -> set[int]:
    """Return the cards of which a sheet shows the face."""
    marks = pilot.marks()
    above = marks[max(i for i, mark in enumerate(marks) if mark.target == Backdrop()) :]
    return {mark.look.card for mark in above if isinstance(mark.look, Face)}


def test_the_score_sheet_lists_every_hand() -> None:
    pilot = after_a_hand()
    pilot.tap("next_hand")
    pilot.settle()
    pilot.tap("score")
    assert pilot.sees("Puntuación")
    for points in pilot.app.session.match.scores[0].scores:
        assert str(points) in " ".join(pilot.texts())
    pilot.press("escape")
    assert not pilot.sees("Puntuación")


def test_a_sheet_too_long_scrolls_to_its_end_and_no_further() -> None:
    pilot = Pilot(size=Size(320, 454), insets=Insets())
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("how_to_play")

    def last_line() -> float:
        line = [m for m in pilot.marks() if m.clip is not None][-1]
        assert line.clip is not None
        return line.rect.bottom - line.clip.bottom

    assert last_line() > 0
    for _ in range(30):
        pilot.app.handle(Wheel(-48))
    assert -20 < last_line() <= 0
    for _ in range(30):
        pilot.app.handle(Wheel(48))
    assert last_line() > 0


def test_hands_go_on_by_the_way_that_is_offered() -> None:
    pilot = seated()
    for _ in range(40):
        take_a_turn(pilot)
    assert pilot.app.session.match.hand_number >= 2
    assert not pilot.offers(Option("level", "easy"))
