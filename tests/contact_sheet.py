"""Pictures of every screen at the sizes that matter, made with the real game.

Run ``python -m tests.contact_sheet`` to write them to tests/output/screens, or name parts of the
pictures wanted, as in ``python -m tests.contact_sheet play 375x812 en``.  With ``--readme`` it
renews the pictures of the README instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.rules.cards import members, name
from game.shell.painter import Painter
from game.shell.world import Glass
from game.table.geometry import Insets, Size
from game.table.marks import Button, Icon, Option
from game.table.theme import GOLD_FILL
from tests.app.tables import without_points
from tests.crowd_screens import CROWD_SCREENS
from tests.headless import CATALOGUES, Headless
from tests.memory_screens import MEMORY_SCREENS
from tests.pilot import (
    Pilot,
    cards_of,
    choose_and_confirm,
    legal_card,
    pass_any_three,
    play_practice,
    play_until,
)

OUTPUT = Path(__file__).parent / "output" / "screens"
SIZES: dict[str, tuple[Size, Insets, float]] = {
    "375x812": (Size(375, 812), Insets(47, 0, 34, 0), 2),
    "320x568": (Size(320, 568), Insets(), 2),
    "320x454": (Size(320, 454), Insets(), 2),
    "812x375": (Size(812, 375), Insets(0, 47, 21, 47), 2),
    "568x320": (Size(568, 320), Insets(), 2),
    "768x1024": (Size(768, 1024), Insets(), 1),
    "1440x900": (Size(1440, 900), Insets(), 1),
}
SEED = 7
DOCS = Path(__file__).parents[1] / "docs"
README = {"phone.jpg": ("play", "375x812", "es"), "desktop.jpg": ("play", "1440x900", "es")}


def start(pilot: Pilot) -> None:
    """Pass, and wait for the first turn."""
    pass_any_three(pilot)
    pilot.settle()


def middle(pilot: Pilot) -> None:
    """Come to a turn of yours with hearts broken and three cards in the trick."""
    start(pilot)

    def reached(pilot: Pilot) -> bool:
        seen = pilot.app.session.seen()
        return seen.acting and seen.broken and len(seen.trick.cards) == 3

    play_until(pilot, reached)


def show_play(pilot: Pilot) -> None:
    middle(pilot)
    pilot.tap(legal_card(pilot))
    pilot.wait(0.3)


def show_values(pilot: Pilot) -> None:
    """Come to a turn with cards in the trick where nearly every card has a value of its own."""
    by_rules(pilot, "spot")
    choose_and_confirm(pilot)
    pilot.settle()
    play_until(pilot, lambda p: p.app.session.seen().broken and len(cards_of(p)) > 4)


def by_rules(pilot: Pilot, preset: str) -> None:
    pilot.tap("menu")
    pilot.tap("rules")
    pilot.set("rules", preset)
    pilot.tap("start")
    pilot.settle()


def show_refused(pilot: Pilot) -> None:
    start(pilot)
    play_until(pilot, lambda p: "follow_suit" in dict(p.app.session.seen().refused))
    seen = pilot.app.session.seen()
    pilot.tap(name(next(members(seen.hand & ~seen.legal))))
    pilot.wait(0.4)


def show_rivals(pilot: Pilot) -> None:
    middle(pilot)
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    pilot.wait(0.12)


def show_hint(pilot: Pilot) -> None:
    middle(pilot)
    pilot.tap("hint")
    pilot.settle()


def tip_in_sight(pilot: Pilot) -> bool:
    return any(mark.look == Icon("book", GOLD_FILL) for mark in pilot.marks())


def show_tip(pilot: Pilot) -> None:
    """Come to a tip while three cards lie in the trick."""
    start(pilot)
    play_until(pilot, lambda p: len(p.app.session.seen().trick.cards) == 3 and tip_in_sight(p))


def show_tip_pass(pilot: Pilot) -> None:
    """Open the game again before the pass: with a tip."""
    pilot.reload()
    pilot.settle()
    assert tip_in_sight(pilot)


def show_decided(pilot: Pilot) -> None:
    """Come to a hand that may be finished at one tap."""
    pilot.outside.stored["match"] = without_points()
    pilot.reload()
    pilot.settle()


def show_offer(pilot: Pilot) -> None:
    """Stay where the game opens for the first time: with the offer of a guided hand."""
    assert pilot.offers(Button("guided_hand"))


def show_guide(pilot: Pilot) -> None:
    pilot.tap("guided_hand")
    pilot.settle()


def show_guide_trick(pilot: Pilot) -> None:
    """Come to the longest words of the guided hand with cards in the trick."""
    show_guide(pilot)
    for _ in range(7):
        pilot.tap("hint")
        pilot.settle()
        pilot.tap("primary")
        pilot.settle()


def show_guide_over(pilot: Pilot) -> None:
    show_guide(pilot)
    play_practice(pilot)


def show_passing(pilot: Pilot) -> None:
    for card in cards_of(pilot)[-3:]:
        pilot.tap(card)
    pilot.wait(0.3)


def show_dealing(pilot: Pilot) -> None:
    pilot.reload()
    pilot.outside.stored.clear()
    pilot.reload()
    pilot.wait(1.2)


def show_menu(pilot: Pilot) -> None:
    pilot.tap("menu")
    pilot.wait(0.5)


def show_settings(pilot: Pilot) -> None:
    show_menu(pilot)
    pilot.tap("settings")
    pilot.wait(0.5)


def show_help(pilot: Pilot, page: str = "minute") -> None:
    show_menu(pilot)
    pilot.tap("how_to_play")
    pilot.tap(Option("page", page))
    pilot.wait(0.5)


def show_question(pilot: Pilot) -> None:
    show_menu(pilot)
    pilot.tap("new_match")
    pilot.wait(0.5)


def show_last_trick(pilot: Pilot) -> None:
    middle(pilot)
    pilot.tap("last_trick")
    pilot.wait(0.5)


def show_past_tricks(pilot: Pilot) -> None:
    start(pilot)
    play_until(pilot, lambda p: len(p.app.session.seen().tricks) == 12)
    pilot.tap("last_trick")
    pilot.tap(Option("trick", "5"))
    pilot.wait(0.5)


def show_hand_over(pilot: Pilot) -> None:
    play_until(pilot, lambda p: p.offers(Button("next_hand")))


def show_score(pilot: Pilot) -> None:
    play_until(pilot, lambda p: len(p.app.session.match.scores) == 4)
    pilot.tap("next_hand")
    pilot.settle()
    pilot.tap("score")
    pilot.wait(0.5)


def show_match_over(pilot: Pilot) -> None:
    play_until(pilot, lambda p: p.offers(Button("play_again")))


SCREENS: dict[str, Callable[[Pilot], None]] = {
    "dealing": show_dealing,
    "offer": show_offer,
    "tip_pass": show_tip_pass,
    "passing": show_passing,
    "received": start,
    "play": show_play,
    "values": show_values,
    "refused": show_refused,
    "hint": show_hint,
    "tip": show_tip,
    "rivals": show_rivals,
    "decided": show_decided,
    "last_trick": show_last_trick,
    "past_tricks": show_past_tricks,
    "hand_over": show_hand_over,
    "score": show_score,
    "match_over": show_match_over,
    "menu": show_menu,
    "settings": show_settings,
    "help": show_help,
    "help_rules": partial(show_help, page="rules"),
    "help_strategy": partial(show_help, page="strategy"),
    "help_glossary": partial(show_help, page="glossary"),
    "guide": show_guide,
    "guide_trick": show_guide_trick,
    "guide_over": show_guide_over,
    "question": show_question,
    **CROWD_SCREENS,
    **MEMORY_SCREENS,
}


def picture(pilot: Pilot, ratio: float) -> pygame.Surface:
    """Return what the real painter makes of what the pilot sees."""
    size = (round(pilot.size.width * ratio), round(pilot.size.height * ratio))
    surface = pygame.Surface(size)
    Painter().paint(surface, Glass(pilot.size, ratio, pilot.insets), pilot.marks())
    return surface


def pictures(wanted: Sequence[str]) -> Iterator[tuple[str, pygame.Surface]]:
    """Yield the title and the picture of every screen, size and language that is wanted."""
    for screen, show in SCREENS.items():
        for size, (glass, insets, ratio) in SIZES.items():
            for language in CATALOGUES:
                parts = (screen, size, language)
                if any(word not in parts for word in wanted):
                    continue
                pilot = Pilot(Headless(seed=SEED, language=language), glass, insets)
                pilot.settle()
                show(pilot)
                yield "_".join(parts), picture(pilot, ratio)


def main(words: list[str]) -> None:
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    if words == ["--readme"]:
        for name, wanted in README.items():
            [(_, surface)] = pictures(wanted)
            pygame.image.save(surface, DOCS / name)
        return
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for title, surface in pictures(words):
        pygame.image.save(surface, OUTPUT / f"{title}.png")
        sys.stdout.write(f"{title}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
