"""What the help says: the game in a minute, the rules in force, how to play well, the words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from game.rules.cards import QUEEN_OF_SPADES
from game.rules.house import HouseRules
from game.rules.seats import EAST, WEST, Pass
from game.rules.values import STANDARD_VALUES
from game.table import rule_book
from game.table.entries import Entry
from game.table.illustrations import fan, priced, totals, trick, under
from game.table.lettering import Lettering
from game.table.theme import ROSE

Page: TypeAlias = Callable[[Lettering, HouseRules], list[Entry]]

TERMS = (
    "hand", "trick", "suit", "lead", "follow", "void", "discard", "pass", "points", "broken",
    "moon", "threat",
)  # fmt: skip
SIGNS = {Pass.LEFT: "arrow_left", Pass.ACROSS: "arrow_up", Pass.RIGHT: "arrow_right"}


def minute(lettering: Lettering, house: HouseRules) -> list[Entry]:
    """Return the game in a minute: a picture and a few words for each part of it."""
    signs = [sign for direction, sign in SIGNS.items() if direction in house.pass_cycle]
    pictures = {
        "goal": totals(lettering, (34, 61, house.target + 3, 72)),
        "points": priced(lettering, "4H KH QS", house.values),
        "pass": under(signs, fan("KS AS AH", step=46)),
        "trick": trick(lettering, WEST, "6D TD 4D KD"),
        "follow": trick(lettering, WEST, "9C JC 3C QS"),
        "broken": under(["broken_heart"], fan("5H 9H"), ROSE),
    }
    values = {
        "target": house.target,
        "queen": house.values[QUEEN_OF_SPADES],
        "count": house.pass_size,
    }
    parts = [
        Entry(
            lettering.say(f"minute_{part}"),
            _minute_text(lettering, house, part, values),
            picture,
        )
        for part, picture in pictures.items()
        if (part != "pass" or signs) and (part != "broken" or not house.hearts_any_time)
    ]
    moon = rule_book.said(lettering, rule_book.moon(house))
    return [*parts, Entry(lettering.say("minute_moon"), moon, under(["moon"], fan("AH KH QS")))]


def _minute_text(
    lettering: Lettering, house: HouseRules, part: str, values: Mapping[str, object]
) -> list[str]:
    """Return a part of the game in a minute, as far as the rules in force change it."""
    if part == "points" and house.values != STANDARD_VALUES:
        return rule_book.said(lettering, rule_book.points(house)[:1])
    key = "goal_text_highest" if part == "goal" and house.highest_wins else f"{part}_text"
    return [lettering.say(f"minute_{key}", **values)]


def strategy(lettering: Lettering, house: HouseRules) -> list[Entry]:
    """Return how to play well."""
    pictures = {
        "spades": fan("QS KS AS"),
        "guard": fan("3S 5S 7S QS", step=22),
        "void": fan("5D JD", step=30),
        "hearts": fan("QH KH AH"),
        "memory": trick(lettering, EAST, "7C 4C 9C 8H"),
        "low": fan("2C 3D 4H"),
        "queen": under(["warning"], fan("JS KS", step=30)),
        "watch": under(["moon"], fan("9H")),
        "shoot": under(["moon"], fan("AC AS AH")),
    }
    return [
        Entry(
            lettering.say(f"strategy_{hint}"),
            [lettering.say(f"strategy_{hint}_text", points=house.all_points)],
            picture,
        )
        for hint, picture in pictures.items()
    ]


def glossary(lettering: Lettering, house: HouseRules) -> list[Entry]:
    """Return what the words of the game mean, in the order of the alphabet."""
    entries = [
        Entry(
            lettering.say(f"term_{term}"),
            [lettering.say(f"term_{term}_text", points=house.all_points)],
        )
        for term in TERMS
    ]
    return sorted(entries, key=lambda entry: entry.title.casefold())


PAGES: dict[str, Page] = {
    "minute": minute,
    "rules": rule_book.rules,
    "strategy": strategy,
    "glossary": glossary,
}
"""The pages of the help, in their order."""
