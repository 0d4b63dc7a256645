"""No word on any screen is written in the code: in a language of signs, not a letter is left."""

import re
from collections.abc import Mapping

import pytest

from game.table.marks import Text
from game.words import Catalogue
from tests.contact_sheet import SCREENS
from tests.headless import CATALOGUES, Headless
from tests.pilot import Pilot

NO_WORDS = re.compile(r"[0-9a-f]{8}…?|[0-9A-Z]{4}-[0-9A-Z]{3,4}|/\S+|\b[2-9TJQKA][CDHS]\b")
"""Digests, codes of deals, names of files, cards in notation."""
PLACES = re.compile(r"(\{[^}]*\})")


def in_signs(text: str) -> str:
    """Return a text with its letters replaced; the places for values stay."""
    parts = PLACES.split(text)
    return "".join(
        part if part.startswith("{") else re.sub("[^\\W\\d_]", "ø", part) for part in parts
    )


SIGNS: Catalogue = {
    key: in_signs(text)
    if isinstance(text, str)
    else {form: in_signs(each) for form, each in text.items()}
    for key, text in CATALOGUES["es"].items()
}


class Elsewhere(Headless):
    """A place where only signs are read."""

    @property
    def catalogues(self) -> Mapping[str, Catalogue]:
        return {"xx": SIGNS}


@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_in_sight_or_read_aloud_comes_from_the_catalogue(screen: str) -> None:
    pilot = Pilot(Elsewhere(seed=4, language="xx"))
    pilot.settle()
    SCREENS[screen](pilot)
    pilot.wait(0.5)
    texts = [mark.look.text for mark in pilot.marks() if isinstance(mark.look, Text)]
    for text in [*texts, *(mark.label for mark in pilot.marks())]:
        words = NO_WORDS.sub("", text)
        assert not re.search("[a-z]{2}", words, re.IGNORECASE), text
    assert any("ø" in text for text in texts)
