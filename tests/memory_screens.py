"""The screens about what is remembered, for the contact sheet: how to come to each of them."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

from game.memory.ledger import encode_ledger
from game.players.coach import Budget
from game.players.levels import Level
from game.scenes.inputs import Given
from game.table.marks import Button, Option
from tests.memory.matches import season
from tests.pilot import Pilot, play_practice, play_until


def open_menu(pilot: Pilot) -> None:
    pilot.tap("menu")
    pilot.wait(0.5)


def end_hand(pilot: Pilot) -> None:
    play_until(pilot, lambda p: p.offers(Button("next_hand")))


def show_statistics(pilot: Pilot) -> None:
    pilot.outside.stored["ledger"] = encode_ledger(season(24))
    pilot.outside.day = "2026-03-12"
    open_menu(pilot)
    pilot.tap("statistics")
    pilot.wait(0.5)


def show_history(pilot: Pilot) -> None:
    show_statistics(pilot)
    pilot.tap("history")
    pilot.wait(0.5)


def show_match(pilot: Pilot) -> None:
    show_history(pilot)
    pilot.tap(Option("match", "2"))
    pilot.wait(0.5)


def show_replay(pilot: Pilot) -> None:
    show_match(pilot)
    pilot.tap(Option("replay", "1"))
    for _ in range(6):
        pilot.tap("trick_forward")
    pilot.settle()


def show_replay_dealt(pilot: Pilot) -> None:
    show_match(pilot)
    pilot.tap(Option("replay", "1"))
    pilot.settle()


def show_open_hands(pilot: Pilot) -> None:
    show_replay(pilot)
    pilot.tap("open_hands")
    pilot.wait(0.5)


def show_what_if(pilot: Pilot) -> None:
    show_replay(pilot)
    pilot.tap("what_if")
    pilot.settle()


def show_what_if_over(pilot: Pilot) -> None:
    show_what_if(pilot)
    play_practice(pilot)


def show_compare(pilot: Pilot) -> None:
    end_hand(pilot)
    pilot.tap("compare")
    for level, points in zip(Level, (17, 9, 4), strict=True):
        pilot.app.session.stand_ins[1, level] = points
    pilot.settle()


def show_compare_underway(pilot: Pilot) -> None:
    end_hand(pilot)
    pilot.tap("compare")
    pilot.app.session.stand_ins[1, Level.EASY] = 17
    pilot.outside.busy = True
    pilot.wait(0.5)


def show_fair(pilot: Pilot) -> None:
    pilot.tap("score")
    pilot.tap("seal")
    pilot.wait(0.5)


def show_fair_checked(pilot: Pilot) -> None:
    end_hand(pilot)
    pilot.tap("next_hand")
    pilot.settle()
    show_fair(pilot)
    pilot.tap("seal_earlier")
    pilot.wait(0.5)


def show_backup(pilot: Pilot) -> None:
    show_statistics(pilot)
    pilot.tap("close")
    pilot.tap("settings")
    pilot.tap("backup")
    pilot.tap("export_file")
    pilot.wait(0.5)


def show_restore(pilot: Pilot) -> None:
    show_backup(pilot)
    [text] = pilot.outside.files.values()
    lines = text.splitlines(keepends=True)
    pilot.app.handle(Given("".join([*lines[:5], *lines[6:]])))
    pilot.wait(0.5)


def show_deals(pilot: Pilot) -> None:
    open_menu(pilot)
    pilot.tap("deals")
    pilot.wait(0.5)


def show_code(pilot: Pilot) -> None:
    show_deals(pilot)
    pilot.tap("enter_code")
    for symbol in "24BQ524":
        pilot.press(symbol.lower())
    pilot.wait(0.5)


def show_wrong_code(pilot: Pilot) -> None:
    show_code(pilot)
    pilot.tap("play_code")


def show_review(pilot: Pilot) -> None:
    end_hand(pilot)
    with patch("game.scenes.review.FULL", Budget(60, 120, 120)):
        pilot.tap("open_review")
        pilot.wait(0.3)
        pilot.settle()


def show_review_underway(pilot: Pilot) -> None:
    end_hand(pilot)
    pilot.outside.busy = True
    pilot.tap("open_review")
    pilot.wait(1)


MEMORY_SCREENS: dict[str, Callable[[Pilot], None]] = {
    "statistics": show_statistics,
    "history": show_history,
    "match": show_match,
    "replay": show_replay,
    "replay_dealt": show_replay_dealt,
    "open_hands": show_open_hands,
    "what_if": show_what_if,
    "what_if_over": show_what_if_over,
    "compare": show_compare,
    "compare_underway": show_compare_underway,
    "fair": show_fair,
    "fair_checked": show_fair_checked,
    "backup": show_backup,
    "restore": show_restore,
    "deals": show_deals,
    "code": show_code,
    "wrong_code": show_wrong_code,
    "review": show_review,
    "review_underway": show_review_underway,
}
