"""Cards show what they are worth where that is not as in the standard game."""

from game.rules.cards import HEARTS, card, name, suit_of
from game.rules.values import SPOT_A
from game.table.marks import CardInHand, Face, Mark, Text
from tests.app.test_rules import play_by
from tests.app.test_settings import set_in_menu
from tests.headless import Headless
from tests.pilot import Pilot, choose_and_confirm, play_until


def at_a_table(preset: str) -> Pilot:
    pilot = Pilot(Headless(seed=4))
    play_by(pilot, preset)
    return pilot


def hand_of(pilot: Pilot) -> dict[str, Mark]:
    """Return the cards of the hand in card notation."""
    return {
        name(mark.target.card): mark
        for mark in pilot.marks()
        if isinstance(mark.target, CardInHand)
    }


def values(pilot: Pilot) -> dict[str, str]:
    """Return the numbers on the cards of the hand, by card."""
    found = {}
    for held, mark in hand_of(pilot).items():
        zone = mark.zone or mark.rect
        for other in pilot.marks():
            if isinstance(other.look, Text) and zone.contains(other.rect.centre):
                found[held] = other.look.text
    return found


def test_the_standard_game_has_no_numbers_on_its_cards() -> None:
    assert values(at_a_table("standard")) == {}


def test_every_unusual_value_stands_on_its_card_and_is_spoken() -> None:
    pilot = at_a_table("spot")
    hand = hand_of(pilot)
    worth = {held: SPOT_A[card(held)] for held in hand if SPOT_A[card(held)]}
    assert len(worth) > 2
    assert values(pilot) == {held: str(value) for held, value in worth.items()}
    for held, value in worth.items():
        assert f"vale {value} puntos" in hand[held].label


def test_a_bonus_is_shown_as_what_it_takes_away() -> None:
    pilot = Pilot(Headless(seed=1))
    play_by(pilot, "omnibus")
    while "JD" not in hand_of(pilot):
        pilot = Pilot(pilot.outside)
        play_by(pilot, "omnibus")
    assert values(pilot) == {"JD": "−10"}
    assert "vale -10 puntos" in hand_of(pilot)["JD"].label


def is_heart(mark: Mark) -> bool:
    return isinstance(mark.look, Face) and suit_of(mark.look.card) == HEARTS


def heart_in_trick(pilot: Pilot) -> bool:
    seen = pilot.app.session.seen()
    return seen.acting and any(suit_of(played) == HEARTS for played in seen.trick.cards)


def test_the_numbers_lie_in_the_trick_too_and_can_be_turned_off() -> None:
    pilot = at_a_table("spot")
    choose_and_confirm(pilot)
    pilot.settle()
    play_until(pilot, heart_in_trick)
    (heart,) = [m for m in pilot.marks() if m.target is None and is_heart(m)][:1]
    (worth,) = [
        m.look.text
        for m in pilot.marks()
        if isinstance(m.look, Text) and heart.rect.contains(m.rect.centre) and m.look.text.isdigit()
    ]
    assert isinstance(heart.look, Face)
    assert int(worth) == SPOT_A[heart.look.card]
    set_in_menu(pilot, values="off")
    assert values(pilot) == {}
    pilot.reload()
    assert values(pilot) == {}
