"""What is painted, on every glass and in every language: nothing leaves its place."""

from itertools import combinations

import pytest

from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Insets, Rect, Size
from game.table.layout import TARGET
from game.table.marks import (
    Backdrop,
    Button,
    CardInHand,
    Face,
    Mark,
    Marks,
    Option,
    Paper,
    SeatPlate,
    Table,
    Text,
    hit,
)
from tests.contact_sheet import SCREENS
from tests.headless import CATALOGUES, Headless
from tests.pilot import Pilot
from tests.table.sizes import GRID, NAMES

NOTED, SIGNS = ("hint", "offer", "tip", "tip_pass", "guide", "guide_trick"), ("hint", "book")
"""The screens that show a note, and the drawings before their words."""
on_every_glass = pytest.mark.parametrize(("size", "insets"), GRID, ids=NAMES)


@pytest.fixture(scope="module")
def screens() -> dict[str, Pilot]:
    """Return a pilot at every screen; their glass and language are changed by each test."""
    found = {}
    for name, show in SCREENS.items():
        pilot = Pilot(Headless(seed=4))
        pilot.settle()
        show(pilot)
        pilot.wait(0.5)
        found[name] = pilot
    return found


def everywhere(screens: dict[str, Pilot], size: Size, insets: Insets) -> list[tuple[str, Marks]]:
    """Return what every screen shows on a glass, in every language."""
    shown = []
    for name, pilot in screens.items():
        pilot.resize(size, insets)
        for language in CATALOGUES:
            pilot.app.session.change(language=language)
            shown.append((f"{name} {language}", pilot.marks()))
    return shown


def on_top(marks: Marks) -> list[Mark]:
    """Return the marks that no sheet covers."""
    backdrops = [i for i, mark in enumerate(marks) if isinstance(mark.target, Backdrop)]
    return list(marks[backdrops[-1] :]) if backdrops else list(marks)


@on_every_glass
def test_texts_lie_within_the_safe_area(
    screens: dict[str, Pilot], size: Size, insets: Insets
) -> None:
    safe = Rect(0, 0, *size).within(insets)
    for name, marks in everywhere(screens, size, insets):
        for mark in on_top(marks):
            if isinstance(mark.look, Text) and mark.clip is None:
                assert safe.grown(1).encloses(mark.rect), (name, mark.look.text, mark.rect)


@on_every_glass
def test_texts_do_not_run_into_each_other(
    screens: dict[str, Pilot], size: Size, insets: Insets
) -> None:
    for name, marks in everywhere(screens, size, insets):
        texts = [mark for mark in on_top(marks) if isinstance(mark.look, Text)]
        for one, other in combinations(texts, 2):
            if one.clip is other.clip:
                assert not ink(one).overlaps(ink(other)), (name, one.look, other.look)


def ink(mark: Mark) -> Rect:
    """Return what the letters of a line cover, without the room above and below them."""
    middle, size = mark.rect.centre, mark.look.size if isinstance(mark.look, Text) else 0
    return Rect.around(middle, mark.rect.width - 1, size * 0.66)


@on_every_glass
def test_labels_lie_within_what_they_label(
    screens: dict[str, Pilot], size: Size, insets: Insets
) -> None:
    for name, marks in everywhere(screens, size, insets):
        top = on_top(marks)
        for i, mark in enumerate(top):
            if not isinstance(mark.target, (Button, Option)):
                continue
            for label in top[i + 1 :]:
                if label.clip is not mark.clip:
                    continue
                if isinstance(label.look, Text) and mark.rect.contains(label.rect.centre):
                    left, right = label.rect.x, label.rect.right
                    fits = mark.rect.x - 0.5 <= left and right <= mark.rect.right + 0.5
                    assert fits, (name, label.look.text, mark.target)


@on_every_glass
def test_targets_are_large_enough_and_can_be_reached(
    screens: dict[str, Pilot], size: Size, insets: Insets
) -> None:
    for name, marks in everywhere(screens, size, insets):
        for mark in on_top(marks):
            if mark.target is None or isinstance(mark.target, (Table, Backdrop, Paper)):
                continue
            zone = mark.zone or mark.rect
            if isinstance(mark.target, CardInHand):
                assert min(zone.width, zone.height) >= 40 - 0.01, (name, mark.target)
            elif mark.clip is None:
                assert min(zone.width, zone.height) >= TARGET - 0.01, (name, mark.target)
            if mark.clip is None and not isinstance(mark.target, SeatPlate):
                assert hit(marks, zone.centre) == mark.target, (name, mark.target)


@on_every_glass
def test_every_target_has_a_name_for_those_who_do_not_see_it(
    screens: dict[str, Pilot], size: Size, insets: Insets
) -> None:
    for name, marks in everywhere(screens, size, insets):
        for mark in marks:
            if mark.target and not isinstance(mark.target, (Table, Backdrop, Paper)):
                assert mark.label, (name, mark.target)


@on_every_glass
def test_cards_of_the_trick_keep_their_indices_clear(
    screens: dict[str, Pilot], size: Size, insets: Insets
) -> None:
    pilot = screens["play"]
    pilot.resize(size, insets)
    marks = pilot.marks()
    places = pilot.app.session.layout(passing=False).trick
    for i, mark in enumerate(marks):
        if isinstance(mark.look, Face) and mark.rect in places:
            corner = Rect(mark.rect.x, mark.rect.y, mark.rect.width * 0.3, mark.rect.height * 0.35)
            above = [m for m in marks[i + 1 :] if isinstance(m.look, Face)]
            assert not any(m.rect.overlaps(corner) for m in above)


def test_sheets_are_sheets(screens: dict[str, Pilot]) -> None:
    tops = {name: pilot.app._scenes[-1] for name, pilot in screens.items()}  # noqa: SLF001
    sheets = {name for name, scene in tops.items() if isinstance(scene, SheetScene)}
    assert sheets == {
        "last_trick",
        "past_tricks",
        "hand_over",
        "review",
        "compare",
        "compare_underway",
        "fair",
        "fair_checked",
        "backup",
        "restore",
        "deals",
        "code",
        "wrong_code",
        "review_underway",
        "score",
        "match_over",
        "menu",
        "settings",
        "statistics",
        "history",
        "match",
        "open_hands",
        "what_if_over",
        "guide_over",
        "help",
        "help_rules",
        "help_strategy",
        "help_glossary",
        "question",
    }


@on_every_glass
def test_notes_cover_no_card_and_nothing_that_can_be_tapped(
    screens: dict[str, Pilot], size: Size, insets: Insets
) -> None:
    shown = everywhere({name: screens[name] for name in NOTED}, size, insets)
    for name, marks in shown:
        i = next(i for i, m in enumerate(marks) if getattr(m.look, "name", "") in SIGNS)
        box = marks[i - 1].rect
        for mark in marks:
            tapped = isinstance(mark.target, (Button, CardInHand, SeatPlate))
            tapped &= mark is not marks[i - 1]
            if tapped or isinstance(mark.look, Face):
                assert not box.overlaps(mark.rect), (name, mark.look, mark.target)
