"""What is painted, in every view: nothing too small, cut off, out of reach or under another."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.scenes.sheet_scene import SheetScene
from game.table.geometry import Rect
from game.table.hand_box import NARROWEST_STRIP
from game.table.layout import TARGET
from game.table.marks import (
    Avatar,
    Back,
    Backdrop,
    Button,
    CardInHand,
    Face,
    Icon,
    Mark,
    Option,
    Panel,
    Paper,
    SeatPlate,
    Table,
    Text,
    hit,
)
from tests.pilot import Pilot
from tests.table.sights import PARAMETERS, Sight, View, ink, pilots, seen_by

NOTED = {"hint", "crowd_hint", "offer", "tip", "tip_pass", "guide", "guide_trick"}
SIGNS = ("hint", "book")
"""The screens that show a note, and the drawings before its words."""
MOVING = {"dealing", "rivals"}
"""The screens on which cards fly over everything."""


@pytest.fixture(scope="module")
def screens() -> dict[str, Pilot]:
    return pilots()


@pytest.fixture(
    scope="module",
    params=PARAMETERS,
)
def view(request: pytest.FixtureRequest) -> View:
    found: View = request.param
    return found


@pytest.fixture(scope="module")
def sights(screens: dict[str, Pilot], view: View) -> list[Sight]:
    return seen_by(screens, view)


def test_texts_lie_within_the_safe_area(sights: list[Sight], view: View) -> None:
    for name, marks in sights:
        for mark in Sight(name, marks).texts:
            box = mark.rect
            if mark.clip is not None:
                box = box._replace(y=mark.clip.y, height=0)
            assert view.safe.grown(1).encloses(box), (name, mark.look, box)


def test_texts_do_not_run_into_each_other(sights: list[Sight]) -> None:
    for sight in sights:
        lines = sorted(((ink(mark), mark) for mark in sight.texts), key=lambda line: line[0].y)
        for i, (box, one) in enumerate(lines):
            for below, other in lines[i + 1 :]:
                if below.y >= box.bottom:
                    break
                if one.clip == other.clip:
                    assert not box.overlaps(below), (sight.name, one.look, other.look)


def test_texts_fit_into_what_they_stand_on(sights: list[Sight]) -> None:
    for sight in sights:
        grounds: list[Mark] = []
        for mark in sight.top:
            if isinstance(mark.look, Text):
                centre = mark.rect.centre
                under = [m.rect for m in grounds if m.clip == mark.clip and m.rect.contains(centre)]
                box = min(under, key=lambda box: box.width * box.height, default=mark.rect)
                assert box.grown(1).encloses(ink(mark)), (sight.name, mark.look, box)
            elif mark.target is not None or covers(mark):
                grounds.append(mark)


def test_nothing_is_painted_over_a_text(sights: list[Sight]) -> None:
    for sight in sights:
        if sight.name.split()[0] in MOVING:
            continue
        texts: list[Mark] = []
        for mark in sight.top:
            if isinstance(mark.look, Text):
                texts.append(mark)
            elif covers(mark):
                for text in texts:
                    clear = text.clip != mark.clip or not ink(text).overlaps(mark.rect)
                    assert clear, (sight.name, text.look, mark.look)


def covers(mark: Mark) -> bool:
    """Tell whether what lies below a mark cannot be read any more."""
    if isinstance(mark.look, Panel):
        fill = mark.look.fill or "#00000000"
        return mark.alpha > 0.5 and (len(fill) == 7 or int(fill[7:], 16) > 0x40)
    return isinstance(mark.look, (Face, Back, Avatar))


def targets(sight: Sight) -> Iterator[Mark]:
    """Yield what can be tapped, the grounds aside."""
    for mark in sight.top:
        if mark.target is not None and not isinstance(mark.target, (Table, Backdrop, Paper)):
            yield mark


def test_targets_are_large_enough(sights: list[Sight], view: View) -> None:
    upright = view.size.height > view.size.width >= 360
    for sight in sights:
        for mark in targets(sight):
            zone = mark.zone or mark.rect
            narrow = isinstance(mark.target, CardInHand) and not upright
            least = 40 if narrow else TARGET
            if isinstance(mark.target, CardInHand) and sight.name.startswith("large_hand"):
                least = NARROWEST_STRIP
            assert min(zone.width, zone.height) >= least - 0.01, (sight.name, mark.target, zone)


def test_targets_are_reached_in_their_middle(sights: list[Sight]) -> None:
    for sight in sights:
        for mark in targets(sight):
            if mark.clip is None:
                centre = (mark.zone or mark.rect).centre
                assert hit(sight.marks, centre) == mark.target, (sight.name, mark.target)


def test_targets_lie_within_the_safe_area(sights: list[Sight], view: View) -> None:
    for sight in sights:
        for mark in targets(sight):
            if mark.clip is None:
                assert view.safe.grown(0.5).encloses(mark.rect), (sight.name, mark.target)


def test_targets_do_not_overlap(sights: list[Sight]) -> None:
    for sight in sights:
        buttons = [m for m in targets(sight) if not isinstance(m.target, CardInHand)]
        for one, other in combinations(buttons, 2):
            apart = one.clip != other.clip or not one.rect.overlaps(other.rect)
            assert apart, (sight.name, one.target, other.target)


def test_targets_have_names_for_those_who_do_not_see_them(sights: list[Sight]) -> None:
    for sight in sights:
        for mark in targets(sight):
            assert mark.label, (sight.name, mark.target)


def test_notes_cover_no_card_and_nothing_that_can_be_tapped(sights: list[Sight]) -> None:
    for sight in sights:
        if sight.name.split()[0] in NOTED:
            note = note_of(sight)
            for mark in sight.marks:
                tapped = isinstance(mark.target, (Button, Option, CardInHand, SeatPlate))
                if mark is not note and (tapped or isinstance(mark.look, Face)):
                    assert not note.rect.overlaps(mark.rect), (sight.name, mark)


def note_of(sight: Sight) -> Mark:
    """Return the box of the note, on which its sign stands."""
    marks = sight.marks
    sign = next(i for i, m in enumerate(marks) if isinstance(m.look, Icon) and m.look.name in SIGNS)
    return marks[sign - 1]


def test_cards_of_the_trick_keep_their_indices_clear(
    screens: dict[str, Pilot], sights: list[Sight]
) -> None:
    played = next(sight.marks for sight in sights if sight.name == "play es")
    zoom = screens["play"].app.session.zoom
    layout = screens["play"].app.session.layout(passing=False)
    places = [Rect(*(number * zoom for number in place)) for place in layout.trick]
    found = 0
    for i, mark in enumerate(played):
        if isinstance(mark.look, Face) and mark.rect in places:
            corner = Rect(mark.rect.x, mark.rect.y, mark.rect.width * 0.3, mark.rect.height * 0.35)
            above = [m for m in played[i + 1 :] if isinstance(m.look, Face)]
            assert not any(m.rect.overlaps(corner) for m in above)
            found += 1
    assert found == 3


def test_somebody_whose_turn_it_is_is_always_told_something(sights: list[Sight]) -> None:
    """Where no form of the sentence fits, nothing would be said at all."""
    words = {"es": "Te toca", "en": "Your turn", "it": "Tocca a te", "nl": "aan zet"}
    for name, marks in sights:
        screen, language = name.split()
        if screen == "play":
            said = " ".join(mark.look.text for mark in marks if isinstance(mark.look, Text))
            assert words[language].lower() in said.lower(), name


def test_sheets_are_sheets(screens: dict[str, Pilot]) -> None:
    tops = {name: pilot.app._scenes[-1] for name, pilot in screens.items()}  # noqa: SLF001
    sheets = {name for name, scene in tops.items() if isinstance(scene, SheetScene)}
    assert sheets == {
        "last_trick",
        "past_tricks",
        "crowd_past",
        "crowd_hand_over",
        "crowd_score",
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
