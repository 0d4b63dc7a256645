"""The ways to the screens of many seats and of very large hands."""

from __future__ import annotations

from collections.abc import Callable

from game.memory.mix import mix_code
from game.rules.house import HouseRules
from game.save import encode_settings
from game.scenes.settings import Settings
from game.table.marks import Button
from tests.pilot import Pilot, play_until

TEN = HouseRules(seats=10, cancellation=True)
TWO_PACKS = HouseRules(cancellation=True)


def by_own_rules(pilot: Pilot, house: HouseRules) -> None:
    """Open the game again at a match by rules that were put together."""
    settings = Settings(rules="own", own=mix_code(house), tips=False)
    pilot.outside.stored["settings"] = encode_settings(settings.plain())
    pilot.outside.stored.pop("match", None)
    pilot.reload()
    pilot.settle()


def to_a_turn(pilot: Pilot, house: HouseRules, cards: int) -> None:
    """Come to a turn with so many cards in the trick."""

    def reached(pilot: Pilot) -> bool:
        seen = pilot.app.session.seen()
        return seen.acting and len(seen.trick.cards) >= cards

    by_own_rules(pilot, house)
    play_until(pilot, reached)


def show_crowd(pilot: Pilot) -> None:
    to_a_turn(pilot, TEN, 7)


def show_crowd_hint(pilot: Pilot) -> None:
    show_crowd(pilot)
    pilot.tap("hint")
    pilot.settle()


def show_large_hand(pilot: Pilot) -> None:
    to_a_turn(pilot, TWO_PACKS, 2)


def show_crowd_past(pilot: Pilot) -> None:
    by_own_rules(pilot, TEN)
    play_until(pilot, lambda p: len(p.app.session.seen().tricks) > 5)
    pilot.tap("last_trick")
    pilot.wait(0.5)


def show_crowd_hand_over(pilot: Pilot) -> None:
    by_own_rules(pilot, TEN)
    play_until(pilot, lambda p: p.offers(Button("next_hand")))


def show_crowd_score(pilot: Pilot) -> None:
    show_crowd_hand_over(pilot)
    pilot.tap("next_hand")
    pilot.settle()
    pilot.tap("score")
    pilot.wait(0.5)


CROWD_SCREENS: dict[str, Callable[[Pilot], None]] = {
    "crowd": show_crowd,
    "crowd_hint": show_crowd_hint,
    "large_hand": show_large_hand,
    "crowd_past": show_crowd_past,
    "crowd_hand_over": show_crowd_hand_over,
    "crowd_score": show_crowd_score,
}
