"""The rules in force in the player's words: topic by topic, a sentence for each option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from game.rules.cards import QUEEN_OF_SPADES
from game.rules.house import HouseRules
from game.rules.seats import Pass
from game.table.entries import Entry
from game.table.lettering import Lettering

Sentence: TypeAlias = tuple[str, Mapping[str, object]]
"""The key of a sentence, and the values that it names."""


def rules(lettering: Lettering, house: HouseRules) -> list[Entry]:
    """Return the rules in force, with their numbers."""
    say = lettering.say
    return [
        Entry(say(f"rule_{topic}"), said(lettering, sentences))
        for topic, sentences in _rules(lettering, house)
    ]


def _rules(lettering: Lettering, house: HouseRules) -> Iterator[tuple[str, list[Sentence]]]:
    """Yield the topics, each with its sentences: their keys and the values they name."""
    deal = {"cards": house.deck.bit_count(), "each": house.hand_size}
    yield "table", [("seats", {"seats": house.seats}), ("deal", deal), ("ranks", {})]
    if set(house.pass_cycle) != {Pass.HOLD}:
        ways = [lettering.say(f"way_{direction.name.lower()}") for direction in house.pass_cycle]
        yield (
            "pass",
            [
                ("pass_size", {"count": house.pass_size}),
                ("pass_cycle", {"ways": ", ".join(ways)}),
                ("pass_marked", {}),
            ],
        )
    yield "tricks", [("opening", {}), ("follow", {}), ("discard", {}), ("wins", {})]
    yield "first", [("first_ban", {}), ("first_forced", {})]
    yield "broken", [("locked", {}), ("breaks", {}), ("only_hearts", {}), ("queen_leads", {})]
    points = {"queen": house.values[QUEEN_OF_SPADES], "points": house.all_points}
    yield "points", [("values", points), *moon(house)]
    end = {"target": house.target}
    yield "end", [("target", end), ("tie", {}), ("no_undo", {})]


def moon(house: HouseRules) -> list[Sentence]:
    """Return what a moon is and what it does."""
    return [("moon", {}), (f"moon_{house.moon.name.lower()}", {"points": house.all_points})]


def said(lettering: Lettering, sentences: Sequence[Sentence]) -> list[str]:
    """Return the sentences in the player's language."""
    return [lettering.say(f"rule_{key}", **values) for key, values in sentences]
