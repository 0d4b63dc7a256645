"""Every setting does what it says, at once, and outlives a reload."""

import pytest

from game.rules.cards import cards as read
from game.rules.cards import members, suit_of
from game.table.dress import CLOTHS
from game.table.geometry import Insets, Size
from game.table.marks import Back, Face, Fan, Felt, Mark, Marks, Option, Panel
from game.table.pace import PACES, Speed
from game.table.style import Cloth, DeckColours, SuitOrder
from tests.app.tables import ALL_CLUBS, at_turn, holding, seated
from tests.headless import Headless
from tests.pilot import Pilot, cards_of, legal_card, play_until


def set_in_menu(pilot: Pilot, **settings: str) -> None:
    pilot.tap("menu")
    pilot.tap("settings")
    for setting, value in settings.items():
        pilot.set(setting, value)
    pilot.press("escape", "escape")


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("taps", "one"),
        ("hold", "until tap"),
        ("points", "off"),
        ("warning", "off"),
        ("tips", "off"),
        ("deck", "clear"),
        ("back", "teal"),
        ("cloth", "navy"),
        ("index", "jumbo"),
        ("values", "off"),
        ("order", "bridge"),
        ("text", "large"),
        ("contrast", "on"),
        ("mirrored", "on"),
        ("motion", "reduced"),
        ("sound", "off"),
        ("volume", "low"),
        ("language", "en"),
    ],
)
def test_a_setting_is_kept(setting: str, value: str) -> None:
    pilot = seated()
    set_in_menu(pilot, **{setting: value})
    assert plain(pilot)[setting] == value
    pilot.reload()
    assert plain(pilot)[setting] == value


def plain(pilot: Pilot) -> dict[str, str]:
    values = pilot.app.session.settings.plain()
    return {
        key: value if isinstance(value, str) else "on" if value else "off"
        for key, value in values.items()
    }


def test_one_tap_plays_where_that_is_liked_but_never_passes() -> None:
    pilot = seated()
    set_in_menu(pilot, taps="one")
    for card in cards_of(pilot)[-3:]:
        pilot.tap(card)
    assert pilot.sees("3 de 3 elegidas")
    pilot.tap("primary")
    pilot.settle()
    card = legal_card(pilot)
    pilot.tap(card)
    assert card not in cards_of(pilot)


def test_a_full_trick_stays_until_a_tap_where_that_is_liked() -> None:
    pilot = at_turn()
    set_in_menu(pilot, hold="until tap")
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    pilot.wait(60)
    assert len(trick_cards(pilot)) == 4
    assert pilot.app.wait() > 60
    pilot.tap("advance")
    pilot.wait(0.5)
    assert len(trick_cards(pilot)) < 4 or pilot.app.session.seen().acting


def trick_cards(pilot: Pilot) -> list[Mark]:
    places = pilot.app.session.layout(passing=False).trick
    return [m for m in pilot.marks() if isinstance(m.look, Face) and m.rect in places]


def test_the_points_of_the_hand_can_be_hidden() -> None:
    pilot = at_turn()
    set_in_menu(pilot, points="off")
    play_until(pilot, lambda p: p.app.session.seen().points(0) or p.app.session.seen().points(1))
    pilot.settle()
    shown = {text for text in pilot.texts() if text.startswith("♥ ")}
    assert shown == {"♥ -"}


def test_the_moon_s_warning_can_be_left_out() -> None:
    pilot = holding(ALL_CLUBS, 1)
    play_until(pilot, lambda p: p.app.session.seen().threat == 1)
    pilot.settle()
    assert pilot.sees("Amenaza")
    set_in_menu(pilot, warning="off")
    assert not pilot.sees("Amenaza")


@pytest.mark.parametrize("order", SuitOrder)
def test_the_hand_is_sorted_as_it_is_liked(order: SuitOrder) -> None:
    pilot = seated()
    set_in_menu(pilot, order=order.value)
    hand = [next(members(read(card))) for card in cards_of(pilot)]
    assert hand == sorted(hand, key=order.place)
    assert [suit_of(card) for card in hand] == sorted(map(suit_of, hand), key=order.suits.index)


def rects(marks: Marks) -> list[object]:
    return [mark.rect for mark in marks]


@pytest.mark.parametrize(
    "settings",
    [{"deck": "four"}, {"deck": "clear"}, {"back": "navy"}, {"cloth": "wine"}, {"contrast": "on"}],
)
def test_a_style_changes_looks_and_moves_nothing(settings: dict[str, str]) -> None:
    pilot = seated()
    before = pilot.marks()
    set_in_menu(pilot, **settings)
    after = pilot.marks()
    assert rects(after) == rects(before)
    assert [m.target for m in after] == [m.target for m in before]
    assert [m.look for m in after] != [m.look for m in before]


def test_the_style_reaches_every_card_back_and_cloth() -> None:
    pilot = at_turn()
    set_in_menu(pilot, deck="clear", back="teal", cloth="navy")
    looks = [mark.look for mark in pilot.marks()]
    assert {look.deck for look in looks if isinstance(look, Face)} == {DeckColours.CLEAR}
    backs = {look.design.value for look in looks if isinstance(look, (Back, Fan))}
    assert backs == {"teal"}
    assert [look for look in looks if isinstance(look, Felt)] == [Felt(*CLOTHS[Cloth.NAVY])]
    assert "#7A1E33" not in {look.fill for look in looks if isinstance(look, Panel)}
    assert pilot.app.session.settings.cloth is Cloth.NAVY


@pytest.mark.parametrize(
    ("size", "zoom"),
    [
        (Size(375, 812), 375 / 320),
        (Size(320, 568), 1),
        (Size(1440, 900), 1.3),
        (Size(812, 375), 1.25),
    ],
)
def test_everything_is_set_larger_as_far_as_there_is_room(size: Size, zoom: float) -> None:
    pilot = Pilot(Headless(seed=4), size, Insets())
    pilot.settle()
    set_in_menu(pilot, text="larger")
    assert pilot.app.session.zoom == pytest.approx(zoom)
    glass = next(mark.rect for mark in pilot.marks() if isinstance(mark.look, Felt))
    assert (round(glass.width), round(glass.height)) == (size.width, size.height)
    for card in cards_of(pilot)[-3:]:
        pilot.tap(card)
    assert pilot.sees("3 de 3 elegidas")


def test_left_hand_buttons_are_tapped_at_the_left() -> None:
    pilot = seated()
    set_in_menu(pilot, mirrored="on")
    for card in cards_of(pilot)[-3:]:
        pilot.tap(card)
    button = next(m for m in pilot.marks() if m.label == "Pasar a la izquierda")
    assert button.rect.centre.x < pilot.size.width / 2
    pilot.tap("primary")
    assert pilot.app.session.seen().given


@pytest.mark.parametrize(
    ("motion", "system_is_still", "travels"),
    [
        ("system", False, True),
        ("system", True, False),
        ("full", True, True),
        ("reduced", False, False),
    ],
)
def test_motion_follows_the_system_unless_it_is_set(
    motion: str, *, system_is_still: bool, travels: bool
) -> None:
    pilot = Pilot(Headless(seed=4, still=system_is_still))
    pilot.settle()
    set_in_menu(pilot, motion=motion)
    assert pilot.app.session.pace.fades is not travels
    assert pilot.app.session.pace.think == PACES[Speed.MEDIUM].think


def test_all_options_of_a_setting_are_offered() -> None:
    pilot = seated()
    pilot.tap("menu")
    pilot.tap("settings")
    offered = {m.target for m in pilot.marks() if isinstance(m.target, Option)}
    for option in (Option("hold", "longer"), Option("index", "large"), Option("volume", "high")):
        assert option in offered
