"""Playing by taps: choosing, passing, playing, being refused, and what the table says."""

import re

import pytest

from game.rules.cards import card, members, name
from game.rules.match import Stage
from game.scenes.inputs import Drag, Press, Tap
from game.scenes.scene import NEVER
from game.table.geometry import Point, Rect
from game.table.marks import Button, CardInHand, Face, Icon, Panel, Table
from tests.app.tables import ALL_CLUBS, at_turn, holding, seated
from tests.headless import Headless
from tests.pilot import Pilot, cards_of, legal_card, pass_any_three, play_until


def test_the_game_opens_on_a_dealt_table() -> None:
    pilot = seated()
    assert pilot.sees("Mano 1")
    assert pilot.sees("Pase a la izquierda")
    assert len(cards_of(pilot)) == 13
    assert pilot.sees("Pasas 3 a Lucía")


def test_dealing_shows_no_face_before_the_hand_is_turned_up() -> None:
    pilot = Pilot(Headless(seed=4))
    pilot.wait(0.5)
    assert pilot.sees("Repartiendo…")
    assert not any(isinstance(mark.look, Face) for mark in pilot.marks())


def test_three_cards_are_chosen_changed_and_passed() -> None:
    pilot = seated()
    first, second, third, fourth = cards_of(pilot)[:4]
    for chosen in (first, second, third):
        pilot.tap(chosen)
    assert pilot.sees("3 de 3 elegidas")
    pilot.tap(fourth)
    assert pilot.sees("Ya hay 3 elegidas: quita una antes")
    pilot.tap(first)
    pilot.tap(fourth)
    assert pilot.sees("3 de 3 elegidas")
    pilot.tap("primary")
    pilot.settle()
    assert not {second, third, fourth} & set(cards_of(pilot))
    assert first in cards_of(pilot)
    assert len(cards_of(pilot)) == 13


def test_a_pass_of_two_cards_is_not_confirmed() -> None:
    pilot = seated()
    for chosen in cards_of(pilot)[:2]:
        pilot.tap(chosen)
    pilot.tap("primary")
    assert pilot.sees("Falta elegir 1 carta")
    assert pilot.app.session.seen().given == 0


def test_received_cards_are_marked_until_the_first_card_is_played() -> None:
    pilot = at_turn()
    assert pilot.texts().count("recibida") == 3
    pilot.reload()
    pilot.settle()
    assert pilot.texts().count("recibida") == 3
    assert pilot.sees("Recibes 3 cartas de Inés")
    card = legal_card(pilot)
    pilot.tap(card)
    pilot.tap(card)
    assert not pilot.sees("recibida")


def test_a_card_rises_at_once_under_the_finger_and_does_not_sink_when_it_is_chosen() -> None:
    pilot = at_turn()
    chosen = legal_card(pilot)
    lies = place_of(pilot, chosen)
    pilot.app.handle(Press(lies.centre))
    touched = place_of(pilot, chosen)
    assert touched.y < lies.y
    pilot.app.handle(Tap(lies.centre))
    assert place_of(pilot, chosen).y == touched.y
    pilot.wait(0.3)
    assert place_of(pilot, chosen).y < touched.y


def test_a_card_lies_down_again_when_the_finger_leaves_it() -> None:
    pilot = at_turn()
    lies = place_of(pilot, legal_card(pilot))
    pilot.app.handle(Press(lies.centre))
    pilot.app.handle(Drag(9))
    assert place_of(pilot, legal_card(pilot)) == lies


def place_of(pilot: Pilot, notation: str) -> Rect:
    """Return where a card of the hand is to be seen."""
    found = (mark for mark in pilot.marks() if mark.target == CardInHand(card(notation)))
    return next(mark.rect for mark in found if isinstance(mark.look, Face))


def test_the_first_tap_chooses_and_the_second_plays() -> None:
    pilot = at_turn()
    card = legal_card(pilot)
    pilot.tap(card)
    assert len(cards_of(pilot)) == 13
    assert pilot.sees("Te toca: toca otra vez o Jugar")
    pilot.tap(card)
    assert len(cards_of(pilot)) == 12


def test_a_chosen_card_is_told_by_its_place_an_outline_and_a_tick_not_by_colour_alone() -> None:
    pilot = at_turn()
    played = legal_card(pilot)
    before = face_of(pilot, played)
    assert not any(isinstance(m.look, Icon) and m.look.name == "check" for m in pilot.marks())
    pilot.tap(played)
    pilot.wait(0.5)
    after = face_of(pilot, played)
    assert after.y <= before.y - 6
    [tick] = [m for m in pilot.marks() if isinstance(m.look, Icon) and m.look.name == "check"]
    assert after.grown(8).encloses(tick.rect)
    outlines = [
        mark.rect
        for mark in pilot.marks()
        if isinstance(mark.look, Panel) and not mark.look.fill and mark.look.edge_width == 3
    ]
    assert after.grown(2) in outlines


def face_of(pilot: Pilot, held: str) -> Rect:
    """Return the box of a card of the hand."""
    return next(m.rect for m in pilot.marks() if m.target == CardInHand(card(held)))


def test_the_button_plays_the_chosen_card() -> None:
    pilot = at_turn()
    pilot.tap("primary")
    assert pilot.sees("Elige primero una carta")
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    assert len(cards_of(pilot)) == 12


def test_another_card_takes_the_place_of_the_chosen_one() -> None:
    pilot = at_turn()
    play_until(pilot, lambda p: p.app.session.seen().legal.bit_count() > 1)
    one, other = (name(card) for card in list(members(pilot.app.session.seen().legal))[:2])
    before = pilot.app.session.match
    pilot.tap(one)
    pilot.tap(other)
    assert pilot.app.session.match == before
    pilot.tap(other)
    assert other not in cards_of(pilot)
    assert one in cards_of(pilot)


def test_an_illegal_card_is_refused_in_words_and_nothing_changes() -> None:
    pilot = at_turn()
    play_until(pilot, lambda p: "follow_suit" in dict(p.app.session.seen().refused))
    seen = pilot.app.session.seen()
    legal = legal_card(pilot)
    pilot.tap(legal)
    stored = dict(pilot.outside.stored)
    pilot.tap(name(next(members(seen.hand & ~seen.legal))))
    led = ("tréboles", "diamantes", "picas", "corazones")[seen.trick.led]
    assert pilot.sees(f"Debes seguir {led}")
    assert pilot.app.session.seen() == seen
    assert pilot.outside.stored == stored
    pilot.wait(3)
    assert not pilot.sees("Debes seguir")
    pilot.tap("primary")
    assert legal not in cards_of(pilot), "the choice outlives a refusal"


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (ALL_CLUBS, "Hay que salir del dos de tréboles"),
        ("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AH", "No se juegan puntos en la primera baza"),
    ],
)
def test_the_rules_of_the_first_trick_have_their_words(hand: str, words: str) -> None:
    pilot = holding(hand)
    pilot.tap(cards_of(pilot)[-1])
    assert pilot.sees(words)


def test_the_rule_about_hearts_has_its_words() -> None:
    pilot = holding("2C AC AD AS KH QH JH TH 9H 8H 7H 6H 5H")
    pilot.tap("2C")
    pilot.tap("2C")
    play_until(pilot, lambda p: "hearts_lock" in dict(p.app.session.seen().refused))
    pilot.tap("KH")
    assert pilot.sees("Los corazones no están rotos")


def test_unplayable_cards_are_dimmed_on_your_turn_alone() -> None:
    pilot = at_turn()
    play_until(pilot, lambda p: "follow_suit" in dict(p.app.session.seen().refused))

    def dimmed() -> set[str]:
        faces = [mark.look for mark in pilot.marks() if isinstance(mark.look, Face)]
        return {name(face.card) for face in faces if face.dimmed}

    seen = pilot.app.session.seen()
    assert dimmed() == {name(card) for card in members(seen.hand & ~seen.legal)}
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    assert dimmed() == set()


def test_a_tap_before_the_turn_is_refused() -> None:
    pilot = at_turn()
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    pilot.tap(cards_of(pilot)[0])
    assert pilot.sees("Espera tu turno")


def test_a_tap_just_after_the_turn_has_come_plays_nothing() -> None:
    pilot = at_turn()
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    while not (pilot.app.session.seen().acting and pilot.app.wait() > 1):
        pilot.wait(1 / 60)
    card = legal_card(pilot)
    pilot.tap(card)
    pilot.tap(card)
    assert card in cards_of(pilot)
    assert not pilot.sees("toca otra vez")
    pilot.wait(0.3)
    pilot.tap(card)
    pilot.tap(card)
    assert card not in cards_of(pilot)


def test_a_tap_on_the_table_skips_what_is_moving() -> None:
    pilot = at_turn()
    play_until(pilot, lambda p: len(p.app.session.seen().tricks) == 2)
    pilot.tap(legal_card(pilot))
    pilot.tap("primary")
    while not pilot.sees("Te llevas") and not pilot.sees("se lleva") and not pilot.sees("baza"):
        pilot.wait(1 / 60)
    lying = sum(isinstance(mark.look, Face) for mark in pilot.marks())
    pilot.tap(Table())
    assert sum(isinstance(mark.look, Face) for mark in pilot.marks()) < lying


def test_advance_runs_through_the_rivals_to_your_turn() -> None:
    slow, quick = at_turn(), at_turn()
    for pilot in (slow, quick):
        pilot.tap(legal_card(pilot))
        pilot.tap("primary")
    quick.tap("advance")
    frames = {}
    for title, pilot in (("slow", slow), ("quick", quick)):
        frames[title] = 0
        while not pilot.app.session.seen().acting:
            pilot.wait(1 / 60)
            frames[title] += 1
    assert quick.app.session.match == slow.app.session.match
    assert frames["quick"] * 2 < frames["slow"]


def test_a_finger_that_slips_off_taps_nothing() -> None:
    pilot = at_turn()
    mark = next(m for m in pilot.marks() if m.target == CardInHand(card(legal_card(pilot))))
    pilot.app.handle(Press((mark.zone or mark.rect).centre))
    pilot.app.handle(Tap(Point(187, 300)))
    assert not pilot.sees("toca otra vez")


def test_the_hint_chooses_legal_cards() -> None:
    pilot = seated()
    pilot.tap("hint")
    pilot.settle()
    assert chosen_cards(pilot) == 3
    pilot.tap("primary")
    pilot.settle()
    pilot.tap("hint")
    pilot.settle()
    assert chosen_cards(pilot) == 1
    pilot.tap("primary")
    assert len(cards_of(pilot)) == 12


def chosen_cards(pilot: Pilot) -> int:
    return sum("elegida" in mark.label for mark in pilot.marks())


def test_the_hint_says_why_until_something_is_done() -> None:
    pilot = at_turn()
    play_until(pilot, lambda p: p.app.session.seen().legal.bit_count() > 3)
    pilot.tap("hint")
    pilot.settle()
    text = " ".join(pilot.texts())
    assert re.search(r"Esperas \d+,\d puntos, y \d+,\d con (10|[2-9JQKA])[♣♦♠♥]", text)
    pilot.tap(Table())
    assert not pilot.sees("Esperas")
    pilot.tap("hint")
    pilot.settle()
    pilot.tap("primary")
    assert not pilot.sees("Esperas")


def test_badges_tell_of_hearts_the_queen_and_a_moon() -> None:
    pilot = at_turn()
    assert not pilot.sees("Corazones rotos")
    play_until(pilot, lambda p: p.app.session.seen().broken)
    pilot.tap(Table())
    assert pilot.sees("Corazones rotos")
    play_until(pilot, lambda p: p.app.session.seen().queen_played)
    pilot.tap(Table())
    assert pilot.sees("jugada")
    threats = 0
    for seed in range(20):
        pilot = at_turn(seed)
        play_until(pilot, lambda p: p.app.session.seen().threat is not None)
        pilot.settle()
        seen = pilot.app.session.seen()
        if seen.stage is Stage.PLAY and seen.threat is not None:
            assert pilot.sees("Amenaza") or pilot.sees("☾ Luna")
            threats += 1
    assert threats > 5


def test_a_table_at_rest_changes_nothing_and_waits_for_ever() -> None:
    pilot = at_turn()
    before = pilot.marks()
    pilot.wait(10)
    assert pilot.marks() == before
    assert pilot.app.wait() == NEVER


def test_the_sounds_of_a_hand_are_heard() -> None:
    pilot = at_turn()
    play_until(pilot, lambda p: p.offers(Button("next_hand")))
    heard = set(pilot.outside.heard)
    expected = {"shuffle", "deal", "pass_cards", "card_slide", "card_snap", "trick_gather"}
    assert expected | {"hearts_broken", "queen_spades", "your_turn", "click"} <= heard


def test_a_silenced_table_is_silent() -> None:
    pilot = seated()
    pilot.tap("menu")
    pilot.tap("settings")
    pilot.set("sound", "off")
    pilot.tap("close")
    pilot.tap("close")
    pilot.outside.heard.clear()
    pass_any_three(pilot)
    pilot.settle()
    assert pilot.outside.heard == []
