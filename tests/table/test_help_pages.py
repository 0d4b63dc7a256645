"""What the help says: of the rules in force, in short sentences, in every language."""

import re
from dataclasses import replace

import pytest

from game.rules.house import STANDARD, HouseRules
from game.rules.options import Moon
from game.rules.seats import Pass
from game.shell.fonts import measure
from game.table.help_pages import PAGES, glossary, minute
from game.table.lettering import Lettering
from game.table.rule_book import rules
from game.words import Words
from tests.headless import CATALOGUES

LANGUAGES = sorted(CATALOGUES)
LONGEST = 100
"""So many letters a sentence may have that is read at a table."""


def lettering(language: str) -> Lettering:
    return Lettering(Words(language, CATALOGUES[language]), measure)


def told(house: HouseRules, language: str = "es") -> str:
    entries = [*minute(lettering(language), house), *rules(lettering(language), house)]
    return " ".join(text for entry in entries for text in (entry.title, *entry.paragraphs))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(language: str) -> None:
    for page in PAGES.values():
        for entry in page(lettering(language), STANDARD):
            for paragraph in entry.paragraphs:
                for sentence in re.split(r"(?<=[.!?:]) ", paragraph):
                    assert len(sentence) <= LONGEST, sentence


def test_the_numbers_are_those_of_the_rules_in_force() -> None:
    assert "{" not in told(STANDARD)
    usual, short = told(STANDARD), told(replace(STANDARD, target=50, pass_size=4))
    assert "100" in usual
    assert "100" not in short
    assert "50" in short
    assert "4 cartas para pasar" in short


def test_a_moon_is_told_as_it_is_scored() -> None:
    subtracting = replace(STANDARD, moon=Moon.SHOOTER_SUBTRACTS)
    assert told(STANDARD).count("suma 0, y los demás, 26") == 2
    assert told(subtracting).count("resta 26") == 2
    assert "suma 0, y los demás, 26" not in told(subtracting)


def test_nothing_is_said_of_a_pass_where_nobody_passes() -> None:
    assert "El pase" in told(STANDARD)
    assert "a la izquierda, a la derecha, al frente, sin pase" in told(STANDARD)
    assert "pase" not in told(replace(STANDARD, pass_cycle=(Pass.HOLD,))).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_in_the_order_of_the_alphabet(language: str) -> None:
    titles = [entry.title.casefold() for entry in glossary(lettering(language), STANDARD)]
    assert titles == sorted(titles)
    assert len(set(titles)) == len(titles) == 12
