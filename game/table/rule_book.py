"""The rules in force in the player's words: topic by topic, a sentence for each option."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from game.rules.cards import QUEEN_OF_SPADES
from game.rules.house import HouseRules
from game.rules.options import Bonus, Moon, OnTarget, Opening, Pack, Partners, Turbo
from game.rules.seats import Pass
from game.rules.values import STANDARD_VALUES, TABLES
from game.table.entries import Entry
from game.table.lettering import Lettering

Sentence: TypeAlias = tuple[str, Mapping[str, object]]
"""The key of a sentence, and the values that it names."""


def rules(lettering: Lettering, house: HouseRules) -> list[Entry]:
    """Return the rules in force, with their numbers."""
    say = lettering.say
    topics = {
        "table": table(house),
        "pass": passing(lettering, house),
        "tricks": tricks(house),
        "first": first_trick(house),
        "broken": broken(house),
        "points": points(house),
        "end": end(house),
    }
    return [
        Entry(say(f"rule_{topic}"), said(lettering, sentences))
        for topic, sentences in topics.items()
        if sentences
    ]


def table(house: HouseRules) -> list[Sentence]:
    """Return who plays, with which cards."""
    deal = {"cards": house.seats * house.hand_size, "each": house.hand_size}
    alone = "seats" if house.partners is Partners.NONE else f"seats_{house.partners.name.lower()}"
    return [
        (alone, {"seats": house.seats}),
        *_where(house.cancellation, "two_packs"),
        *_where(house.pack is not Pack.FULL, f"pack_{house.pack.name.lower()}"),
        ("deal", deal),
        *_where(bool(house.kitty_size), "kitty", count=house.kitty_size),
        *_where(
            bool(house.kitty_size),
            f"kitty_{house.kitty_taker.name.lower()}_{house.kitty_goes.name.lower()}",
        ),
        ("ranks", {}),
    ]


def passing(lettering: Lettering, house: HouseRules) -> list[Sentence]:
    """Return how cards are passed; nothing where they never are."""
    if house.cancellation or set(house.pass_cycle) == {Pass.HOLD}:
        return []
    each = house.pass_sizes(Pass.SCATTER)[0]
    ways = [lettering.say(f"way_{way.name.lower()}", count=each) for way in house.pass_cycle]
    mixing = Pass.MIX in house.pass_cycle
    cycle = "pass_cycle" if len(ways) > 1 else "pass_always"
    return [
        ("pass_size", {"count": house.pass_size}),
        (cycle, {"ways": ", ".join(ways)}),
        *_where(house.hand_on, "hand_on"),
        *_where(bool(house.kitty_mixed and house.kitty and mixing), "kitty_mixed"),
        ("pass_marked", {}),
        *_where(house.turbo is not Turbo.NO, "turbo"),
        *_where(house.turbo is not Turbo.NO, "turbo_waits"),
    ]


def tricks(house: HouseRules) -> list[Sentence]:
    """Return how tricks are played."""
    opening = house.opening_lead
    lowest = opening is Opening.LOWEST_CLUB and (house.pack is not Pack.FULL or house.kitty)
    return [
        ("opening_lowest" if lowest else f"opening_{opening.name.lower()}", {}),
        ("follow", {}),
        ("discard", {}),
        ("wins", {}),
        *_where(house.booster_nines, "nines"),
        *_where(house.cancellation, "cancelled"),
        *_where(house.cancellation, "stays"),
    ]


def first_trick(house: HouseRules) -> list[Sentence]:
    """Return what may be discarded on the first trick."""
    if house.first_trick_points:
        return [("first_free", {})]
    usual = house.values == STANDARD_VALUES
    return [("first_ban" if usual else "first_ban_values", {}), ("first_forced", {})]


def broken(house: HouseRules) -> list[Sentence]:
    """Return when hearts and the queen of spades may be led, and when she must go."""
    if house.hearts_any_time:
        leads: list[Sentence] = [("hearts_any_time", {})]
    else:
        breaks = "queen_breaks" if house.queen_breaks_hearts else "breaks"
        leads = [("locked", {}), (breaks, {}), ("only_hearts", {})]
    queen = "queen_waits" if house.queen_waits else "queen_leads"
    if house.heart_before_queen or house.hearts_any_time:
        queen = "queen_free" if not house.queen_waits else queen
    return [*leads, (queen, {}), *_where(house.queen_when_safe, "queen_when_safe")]


def points(house: HouseRules) -> list[Sentence]:
    """Return what cards are worth, and what a moon is and does."""
    named = {table: name for name, table in TABLES.items()}
    name = named.get(house.values, "standard").replace(" ", "_")
    numbers = {"queen": house.values[QUEEN_OF_SPADES], "points": house.all_points}
    return [
        ("values" if name == "standard" else f"values_{name}", numbers),
        *_where(house.bonus is not Bonus.NONE, f"bonus_{house.bonus.name.lower()}"),
        *_where(house.turbo is not Turbo.NO, "turbo_counts"),
        *moon(house),
        *_where(house.sun, "sun", points=2 * house.all_points),
    ]


def moon(house: HouseRules) -> list[Sentence]:
    """Return what a moon is and what it does."""
    form = f"moon_{house.moon.name.lower()}"
    if house.moon is Moon.NONE:
        return [(form, {})]
    usual = house.values == STANDARD_VALUES and house.partners is not Partners.TOGETHER
    together = house.partners is Partners.TOGETHER
    what = "moon" if usual else "moon_of_sides" if together else "moon_of_points"
    chosen = together and house.moon is not Moon.WINS_THE_MATCH
    spared = house.spare_partner and house.partners is Partners.APART
    return [
        (what, {}),
        ("moon_side_chooses" if chosen else form, {"points": house.all_points}),
        *_where(spared, "spare_partner"),
    ]


def end(house: HouseRules) -> list[Sentence]:
    """Return when the match ends and who wins it."""
    over = (
        ("hands", {"count": house.hands}) if house.hands else ("target", {"target": house.target})
    )
    exactly = house.on_target is not OnTarget.NOTHING and not house.hands
    best = "highest" if house.highest_wins else "lowest"
    return [
        over,
        *_where(exactly, f"on_target_{house.on_target.name.lower()}", target=house.target),
        (f"{best}_wins", {}),
        *_where(house.partners is Partners.APART, "sides_add_up"),
        (f"tie_{house.tie.name.lower()}", {}),
        ("no_undo", {}),
    ]


def said(lettering: Lettering, sentences: Sequence[Sentence]) -> list[str]:
    """Return the sentences in the player's language."""
    return [lettering.say(f"rule_{key}", **values) for key, values in sentences]


def _where(holds: bool, key: str, **values: object) -> Iterator[Sentence]:
    """Yield a sentence where something holds."""
    if holds:
        yield key, values
