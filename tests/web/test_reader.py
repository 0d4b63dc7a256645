"""The page for those who do not see it."""

from __future__ import annotations

import pytest

from tests.web.browser import DESKTOP, Visit
from tests.web.reader import Reader
from tests.web.table import FORBIDDEN, PASSING
from tests.web.test_play import AT_ONCE, ONE_HAND

pytestmark = pytest.mark.long

ACTIVE = """(id => document.getElementById(id)?.textContent ?? "")(
    document.getElementById("canvas").getAttribute("aria-activedescendant"))"""


def sit_down(visit: Visit, settings: str = AT_ONCE) -> Reader:
    page = visit(DESKTOP)
    page.tab.add_init_script(settings)
    page.open()
    reader = Reader(page)
    reader.until(lambda: len(reader.cards()) == 13 and reader.hears(PASSING))
    return reader


def play_a_card(reader: Reader) -> None:
    """Choose a card that may be played, and choose it again."""
    cards = reader.cards()
    playable = [card for card in cards if FORBIDDEN not in card]
    reader.until(lambda: bool(reader.chosen()), lambda: reader.choose(playable[0]))
    (chosen,) = reader.chosen()
    reader.until(lambda: len(reader.cards()) < len(cards), lambda: reader.choose(chosen))


def choose(reader: Reader, card: str, number: int) -> None:
    """Choose a card as one of so many."""
    reader.until(lambda: len(reader.chosen()) == number, lambda: reader.choose(card))


def play_a_hand(reader: Reader) -> None:
    for chosen, card in enumerate(reader.cards()[-3:], start=1):
        choose(reader, card, chosen)
    (button,) = [name for name in reader.buttons() if name.startswith("Pasar ")]
    reader.until(lambda: not reader.hears(PASSING), lambda: reader.choose(button))
    for left in range(13, 0, -1):
        reader.until(lambda: "Pista" in reader.buttons() and "Jugar" in reader.buttons())
        assert len(reader.cards()) == left
        play_a_card(reader)


def is_over(reader: Reader) -> bool:
    """Tell whether the match is over, once the hand is: while the best are level it goes on."""
    reader.until(lambda: bool({"Siguiente mano", "Jugar otra"} & {*reader.buttons()}))
    return "Jugar otra" in reader.buttons()


def test_a_whole_match_is_played_by_the_accessibility_tree(visit: Visit) -> None:
    reader = sit_down(visit, ONE_HAND)
    play_a_hand(reader)
    while not is_over(reader):
        reader.choose("Siguiente mano")
        reader.until(lambda: len(reader.cards()) == 13 and reader.hears(PASSING))
        play_a_hand(reader)
    reader.choose("Jugar otra")
    reader.until(lambda: len(reader.cards()) == 13 and reader.hears(PASSING))
    assert reader.page.complaints == []


def test_what_has_the_focus_is_told(visit: Visit) -> None:
    reader = sit_down(visit)
    reader.page.press("Tab")
    reader.until(lambda: bool(active(reader)))
    assert active(reader) in reader.cards()


def active(reader: Reader) -> str:
    """Return the name of what the table says has the focus."""
    name: str = reader.page.tab.evaluate(ACTIVE)
    return name


def test_news_are_read_politely_and_in_their_language(visit: Visit) -> None:
    reader = sit_down(visit)
    reader.page.tab.evaluate("corazones.tell('Bruno juega la reina de picas', 'es', false)")
    (log,) = [node for node in reader.nodes() if node.role == "log"]
    assert log
    assert reader.hears("Bruno juega la reina de picas")
    lines = reader.page.tab.locator("#news[aria-live=polite] p[lang=es]")
    assert lines.last.text_content() == "Bruno juega la reina de picas"
    reader.page.tab.evaluate("for (let n = 0; n < 20; n++) corazones.tell(`${n}`, 'es', false)")
    assert reader.page.tab.locator("#news p").count() < 10
