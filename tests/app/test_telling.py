"""What is told to those who listen: a screen reader, or a voice."""

import re

import pytest

from game.rules.cards import lowest, name
from game.table.marks import Button
from tests.app.tables import ALL_CLUBS, at_turn, holding, seated
from tests.headless import CATALOGUES, Headless
from tests.pilot import Pilot, pass_any_three, play_until


def heard(pilot: Pilot) -> str:
    """Return all that was told since this was last asked."""
    text = " / ".join(pilot.outside.told)
    pilot.outside.told.clear()
    return text


def test_the_pass_is_told_with_the_cards_that_come() -> None:
    pilot = seated()
    assert "Pasar a la izquierda" in heard(pilot)
    pass_any_three(pilot)
    pilot.settle()
    told = re.search(r"Recibes 3 cartas de Inés: (\w+ de \w+, ){2}\w+ de \w+\.", heard(pilot))
    assert told, "the three cards are named"


def test_every_card_and_who_takes_the_trick_is_told() -> None:
    pilot = at_turn()
    heard(pilot)
    play_until(pilot, lambda p: p.app.session.seen().tricks)
    said = heard(pilot)
    assert len(re.findall(r"(Tú|Lucía|Bruno|Inés): \w+ de \w+\.", said)) >= 4
    assert re.search(r"Se la llevó \w+: sin puntos\.|Te la llevaste: sin puntos\.", said)


def test_your_turn_and_why_a_card_is_refused_are_told() -> None:
    pilot = at_turn()
    play_until(pilot, lambda p: "follow_suit" in dict(p.app.session.seen().refused))
    assert "Te toca" in heard(pilot)
    refused = dict(pilot.app.session.seen().refused)["follow_suit"]
    pilot.tap(name(lowest(refused)))
    assert heard(pilot).startswith("Debes seguir")


def test_a_hint_is_told_when_it_has_been_thought_of() -> None:
    pilot = at_turn()
    heard(pilot)
    pilot.tap("hint")
    pilot.settle()
    first_words = " ".join(heard(pilot).split()[:3])
    assert len(first_words) > 5
    assert pilot.sees(first_words), "what is told can be read, too"


def test_the_end_of_a_hand_is_told_seat_by_seat_and_once() -> None:
    pilot = holding(ALL_CLUBS)
    heard(pilot)
    pilot.tap("finish")
    pilot.settle()
    assert heard(pilot) == (
        "Mano 1 terminada. ¡Has disparado a la luna! Tú: +0, Total 0. Lucía: +26, Total 26."
        " Bruno: +26, Total 26. Inés: +26, Total 26."
    )


@pytest.mark.parametrize("language", ["es", "en", "it", "nl"])
def test_a_whole_match_can_be_heard_in_every_language(language: str) -> None:
    pilot = Pilot(Headless(seed=4, language=language))
    pilot.settle()
    play_until(pilot, lambda p: len(p.app.session.match.scores) == 2)
    said = heard(pilot)
    assert said.count(str(CATALOGUES[language]["your_turn"])) >= 20
    assert "{" not in said


def test_who_plays_by_ear_hears_what_has_the_focus() -> None:
    pilot = at_turn()
    pilot.press("tab")
    heard(pilot)
    pilot.press("tab")
    assert heard(pilot) == "", "a screen reader says it by itself"
    pilot.app.session.change(voice=True)
    pilot.press("tab")
    assert heard(pilot)


def test_the_screen_stays_lit_only_while_a_hand_is_played_and_only_if_wanted() -> None:
    pilot = at_turn()
    assert not lit(pilot)
    open_settings(pilot)
    pilot.set("awake", "on")
    assert lit(pilot)
    close_settings(pilot)
    play_until(pilot, lambda p: p.offers(Button("next_hand")))
    assert not lit(pilot)
    pilot.tap("next_hand")
    assert lit(pilot)
    open_settings(pilot)
    pilot.set("awake", "off")
    assert not lit(pilot)


def test_the_screen_can_be_filled_and_given_back() -> None:
    pilot = at_turn()
    open_settings(pilot)
    pilot.set("full_screen", "on")
    assert pilot.outside.full_screen()
    pilot.set("full_screen", "off")
    assert not pilot.outside.full_screen()


def lit(pilot: Pilot) -> bool:
    return pilot.outside.awake


def open_settings(pilot: Pilot) -> None:
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("settings")


def close_settings(pilot: Pilot) -> None:
    pilot.tap("close")
    pilot.tap("close")
    pilot.settle()
