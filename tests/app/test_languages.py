"""Every language can be chosen, on any glass, and a new one is one more catalogue."""

from collections.abc import Mapping

import pytest

from game.table.geometry import Insets, Size
from game.table.marks import Option
from game.words import Catalogue
from tests.headless import CATALOGUES, Headless
from tests.pilot import Pilot

SMALLEST = Size(320, 454)


class WithEsperanto(Headless):
    """A game with a fifth catalogue beside its four."""

    @property
    def catalogues(self) -> Mapping[str, Catalogue]:
        esperanto = {**CATALOGUES["en"], "language": "Esperanto", "your_turn": "Via vico"}
        return {**CATALOGUES, "eo": esperanto}


def at_settings(outside: Headless, size: Size = SMALLEST) -> Pilot:
    pilot = Pilot(outside, size, Insets())
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("settings")
    return pilot


@pytest.mark.parametrize("language", sorted(CATALOGUES))
def test_each_language_is_chosen_under_its_own_name_and_spoken_at_once(language: str) -> None:
    pilot = at_settings(Headless())
    assert pilot.sees(str(CATALOGUES[language]["language"]))
    pilot.set("language", language)
    assert pilot.sees(str(CATALOGUES[language]["settings"]))
    pilot.reload()
    pilot.settle()
    assert pilot.sees(str(CATALOGUES[language]["total"]))


def test_a_fifth_language_needs_its_catalogue_and_nothing_else() -> None:
    pilot = at_settings(WithEsperanto(seed=4))
    assert all(pilot.offers(Option("language", tag)) for tag in ("en", "eo", "es", "it", "nl"))
    pilot.set("language", "eo")
    pilot.reload()
    assert pilot.app.session.lettering.say("your_turn") == "Via vico"


@pytest.mark.parametrize("tag", ["it-CH", "nl_BE.UTF-8", "NL", "it"])
def test_the_system_s_language_is_taken(tag: str) -> None:
    pilot = Pilot(Headless(language=tag))
    pilot.settle()
    assert pilot.sees(str(CATALOGUES[tag[:2].lower()]["total"]))
