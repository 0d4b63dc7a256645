"""How to play, as somebody reads it who has never played."""

from game.scenes.inputs import Wheel
from game.table.marks import Face, Option
from tests.app.tables import seated
from tests.pilot import Pilot


def reading(page: str = "minute") -> Pilot:
    pilot = seated()
    pilot.tap("menu")
    pilot.tap("how_to_play")
    pilot.set("page", page)
    return pilot


def test_the_first_page_explains_the_game_with_the_table_s_own_pictures() -> None:
    pilot = reading()
    assert pilot.sees("Objetivo")
    assert pilot.sees("Acaba con menos puntos")
    shown = [mark for mark in pilot.marks() if isinstance(mark.look, Face) and mark.clip]
    assert len(shown) > 12
    tags = [m.look for m in pilot.marks() if m.clip and getattr(m.look, "text", "") == "Gana"]
    assert len(tags) == 2


def test_every_page_is_one_tap_away_and_begins_at_its_top() -> None:
    pilot = reading()
    for page, title in {
        "rules": "La primera baza",
        "strategy": "Quédate sin un palo",
        "glossary": "Amenaza de luna",
    }.items():
        for _ in range(9):
            pilot.app.handle(Wheel(-90))
        pilot.set("page", page)
        assert pilot.sees(title)
        tops = [mark.rect.y - mark.clip.y for mark in pilot.marks() if mark.clip]
        assert min(tops) == 0
    pilot.tap("close")
    assert pilot.sees("Dificultad")


def test_the_pages_are_turned_by_keys() -> None:
    pilot = reading()
    pilot.press("tab")
    while pilot.app.session.focus != Option("page", "glossary"):
        pilot.press("tab")
    pilot.press("return")
    assert pilot.sees("Carta de puntos")
    pilot.press("escape")
    assert pilot.sees("Dificultad")
