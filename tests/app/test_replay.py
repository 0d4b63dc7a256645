"""Looking back: the finished matches, a hand card by card, all hands open, and «What if…?»."""

import json

import pytest

from game.facts import Turn
from game.memory.ledger import Ledger, encode_ledger
from game.memory.record import Record
from game.memory.reel import Reel, ends_trick
from game.rules.actions import PlayCard
from game.rules.cards import face_of, members, name, names
from game.rules.presets import PRESETS
from game.rules.seats import SOUTH
from game.table.cards_view import card_name, card_sign
from game.table.geometry import Rect
from game.table.marks import Avatar, Backdrop, Button, Face, Option
from tests.headless import CATALOGUES, Headless
from tests.memory.matches import finished_by, kept_as, season
from tests.pilot import Pilot, cards_of, play_practice


def looking_back(count: int = 3, language: str = "es") -> Pilot:
    """Return a pilot who looks at the list of finished matches."""
    pilot = Pilot(Headless({"ledger": encode_ledger(season(count))}, language=language))
    pilot.settle()
    pilot.tap("menu")
    pilot.tap("statistics")
    pilot.tap("history")
    return pilot


def kept(pilot: Pilot) -> tuple[Record, ...]:
    return pilot.app.session.ledger().matches


def replaying(hand: int = 0) -> tuple[Pilot, Reel]:
    """Return a pilot at the start of a hand of the latest match, and the hand."""
    pilot = looking_back()
    pilot.tap(Option("match", "0"))
    pilot.tap(Option("replay", str(hand)))
    pilot.settle()
    return pilot, Reel(kept(pilot)[-1].turns(hand), "")


def faces(pilot: Pilot) -> set[str]:
    """Return the cards that are seen from the front."""
    return {name(mark.look.card) for mark in pilot.marks() if isinstance(mark.look, Face)}


def in_sight(turn: Turn) -> set[str]:
    """Return the cards that lay open for the person at a moment: the hand, and the trick."""
    deal = turn.match.deal
    trick = deal.tricks[-1] if ends_trick(turn) else deal.trick
    return {name(face_of(card)) for card in members(deal.hands[SOUTH] | trick.all_cards())}


def test_the_latest_match_stands_first_with_its_day_place_and_points() -> None:
    pilot = looking_back()
    texts = pilot.texts()
    days = [texts.index(day) for day in ("7/1/2026", "4/1/2026", "1/1/2026")]
    assert days == sorted(days)
    for match in kept(pilot):
        assert pilot.sees(f"{len(match.scores)} manos")
        assert str(match.totals[SOUTH]) in texts


def test_twenty_matches_are_a_page_and_every_page_can_be_turned_to() -> None:
    pilot = looking_back(24)
    rows = [m.target for m in pilot.marks() if isinstance(m.target, Option)]
    assert len([row for row in rows if row.setting == "match"]) == 20
    assert not pilot.offers(Button("newer_matches"))
    pilot.tap("older_matches")
    assert "1/1/2026" in pilot.texts()
    assert not pilot.offers(Button("older_matches"))
    pilot.tap("newer_matches")
    assert "1/1/2026" not in pilot.texts()


def test_a_hand_that_was_not_written_down_is_listed_and_cannot_be_opened() -> None:
    match = season(1).matches[0]
    bare = match._replace(hands=(("", {}), *match.hands[1:]))
    pilot = Pilot(Headless({"ledger": encode_ledger(season(0)._replace(matches=(bare,)))}))
    pilot.settle()
    for step in ("menu", "statistics", "history", Option("match", "0")):
        pilot.tap(step)
    assert pilot.sees("Mano 1")
    assert not pilot.offers(Option("replay", "0"))
    assert pilot.offers(Option("replay", "1"))


def test_a_hand_that_cannot_be_read_is_said_and_nothing_else_happens() -> None:
    plain = json.loads(encode_ledger(season(1)))
    plain["matches"][0]["hands"][0][1]["played"] = "=AAAA"
    pilot = Pilot(Headless({"ledger": json.dumps(plain)}))
    pilot.settle()
    for step in ("menu", "statistics", "history", Option("match", "0"), Option("replay", "0")):
        pilot.tap(step)
    assert pilot.sees("Esta mano no se pudo leer.")
    pilot.tap("understood")
    assert pilot.offers(Option("replay", "1"))


def test_a_replay_shows_every_card_as_it_was_played_forwards_and_backwards() -> None:
    for hand in range(2):
        pilot, reel = replaying(hand)
        for turn in reel.turns[1:]:
            pilot.tap("card_forward")
            pilot.settle()
            assert faces(pilot) == in_sight(turn)
        assert pilot.app.wait() > 1
        for turn in reversed(reel.turns[:-1]):
            pilot.tap("card_back")
            pilot.settle()
            assert faces(pilot) == in_sight(turn)
        assert not pilot.offers(Button("card_back"))


def test_every_card_is_told_in_words() -> None:
    pilot, reel = replaying()
    assert pilot.sees("Las cartas, recién repartidas")
    for turn in reel.turns[1:]:
        pilot.tap("card_forward")
        pilot.settle()
        if isinstance(turn.action, PlayCard):
            who = ("Juegas", "Lucía juega", "Bruno juega", "Inés juega")[turn.action.seat]
            taken = ends_trick(turn) and not pilot.sees(who)
            assert taken or pilot.sees(f"{who} {card_sign(turn.action.card)}")


def test_every_card_is_told_to_those_who_listen() -> None:
    pilot, reel = replaying()
    pilot.outside.told.clear()
    for _ in reel.turns[1:]:
        pilot.tap("card_forward")
        pilot.settle()
    lettering = pilot.app.session.lettering
    cards = [t.action.card for t in reel.turns if isinstance(t.action, PlayCard)]
    everything = pilot.outside.told
    assert len(everything) >= len(cards) == 52
    heard = [card for card in cards if any(card_name(lettering, card) in t for t in everything)]
    assert heard == cards


def test_a_hurried_finger_misses_no_card() -> None:
    pilot, reel = replaying()
    shown: list[set[str]] = []
    while len(shown) < 3 * len(reel.turns):
        pilot.tap("card_forward")
        shown.append(faces(pilot))
        if pilot.sees("Todas las cartas"):
            break
    for turn in reel.turns[reel.first_lead :]:
        assert any(in_sight(turn) <= seen for seen in shown)


def test_tricks_are_gone_through_by_the_outer_buttons_and_by_keys() -> None:
    pilot, reel = replaying()
    pilot.tap("trick_forward")
    pilot.tap("trick_forward")
    pilot.settle()
    assert pilot.sees("Baza 2/13")
    second = faces(pilot)
    pilot.press("home", "down", "down")
    pilot.settle()
    assert faces(pilot) == second
    pilot.press("up")
    pilot.settle()
    assert pilot.sees("Baza 1/13")
    pilot.press("end")
    pilot.settle()
    assert faces(pilot) == in_sight(reel.turns[-1])
    pilot.press("left", "right")
    pilot.settle()
    assert faces(pilot) == in_sight(reel.turns[-1])


def test_all_hands_lie_open_at_any_moment_and_after_the_end() -> None:
    pilot, reel = replaying()
    pilot.press("end")
    pilot.settle()
    pilot.tap("card_forward")
    held = reel.turns[reel.first_lead].match.deal.hands
    rows = open_rows(pilot)
    assert [set(names(hand).split()) for hand in held] == [set(row) for row in rows]
    assert not any(dimmed for row in rows for dimmed in row.values())
    pilot.tap("close")
    pilot.press("home", "o")
    dealt = reel.turns[0].match.deal.setup.hands
    assert [set(names(hand).split()) for hand in dealt] == [set(row) for row in open_rows(pilot)]
    pilot.press("escape", "down", "down", "o")
    played = {
        name(c)
        for t in reel.turns[reel.next_trick(reel.next_trick(0))].match.deal.tricks
        for c in t.cards
    }
    assert len(played) == 8
    assert {card for row in open_rows(pilot) for card, dark in row.items() if dark} == played


def open_rows(pilot: Pilot) -> list[dict[str, bool]]:
    """Return the rows of cards that lie open, from the top, and whether each card is dark."""
    rows: dict[Rect, dict[str, bool]] = {}
    marks = pilot.marks()
    sheet = max(i for i, mark in enumerate(marks) if isinstance(mark.target, Backdrop))
    row: dict[str, bool] = {}
    for mark in marks[sheet:]:
        if isinstance(mark.look, Avatar):
            row = rows.setdefault(mark.rect, {})
        if isinstance(mark.look, Face):
            row[name(mark.look.card)] = mark.look.dimmed
    return list(rows.values())


def test_the_cards_of_a_replay_cannot_be_played_and_nothing_that_is_kept_changes() -> None:
    pilot, _ = replaying()
    before, writes = dict(pilot.outside.stored), len(pilot.outside.writes)
    assert cards_of(pilot) == []
    pilot.press("return", "2", "right", "right", "w")
    pilot.settle()
    play_practice(pilot)
    pilot.tap("leave_practice")
    pilot.tap("leave_replay")
    assert pilot.outside.stored == before
    assert len(pilot.outside.writes) == writes


def test_every_way_back_leads_to_the_table() -> None:
    pilot, _ = replaying()
    pilot.press("escape", "escape", "escape", "escape", "escape")
    pilot.settle()
    assert pilot.sees("Pasas 3 a")


@pytest.mark.parametrize("hand", [0, 1])
def test_a_hand_can_be_played_again_from_its_deal(hand: int) -> None:
    pilot, reel = replaying(hand)
    pilot.tap("what_if")
    assert pilot.sees("Práctica")
    pilot.settle()
    assert pilot.sees("Esto es práctica")
    assert set(cards_of(pilot)) == set(names(reel.turns[0].match.deal.setup.hands[SOUTH]).split())
    play_practice(pilot)
    assert pilot.sees("Fin de la práctica")
    for points in reel.final.scores[-1].scores:
        assert pilot.sees(f"+{points}")
    pilot.tap("practise_again")
    pilot.settle()
    assert len(cards_of(pilot)) == 13


def test_a_hand_can_be_played_again_from_any_trick() -> None:
    for number in range(2, 14):
        pilot, reel = replaying(1)
        for _ in range(number):
            pilot.press("down")
        pilot.settle()
        pilot.tap("what_if")
        pilot.settle()
        start = reel.turns[reel.before_trick(number)].match.deal
        held = names(start.hands[SOUTH]).split()
        assert set(cards_of(pilot)) == set(held), number
        play_practice(pilot)
        assert pilot.sees("Entonces")


def test_the_same_plays_come_to_the_same_as_they_did() -> None:
    """What everybody did leads to the score that was written down, whatever the practice shows."""
    for match in season(2).matches:
        for hand in range(len(match.scores)):
            reel = Reel(match.turns(hand), "")
            assert reel.final.scores[-1] == match.scores[hand]


def test_the_menu_of_a_practice_says_what_it_is_and_leads_back() -> None:
    pilot, _ = replaying()
    pilot.tap("what_if")
    pilot.settle()
    pilot.tap("menu")
    assert pilot.sees("ni tu partida ni las")
    pilot.tap("go_on")
    assert not pilot.offers(Button("leave_practice"))
    pilot.tap("menu")
    pilot.tap("leave_practice")
    assert pilot.offers(Button("leave_replay"))


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_days_are_written_as_the_language_does(language: str) -> None:
    written = {"en": "7/1/2026", "it": "7/1/2026", "nl": "7-1-2026"}[language]
    assert looking_back(language=language).sees(written)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_by_any_offered_rules_can_be_looked_at_and_played_again(
    preset: str,
) -> None:
    kept = kept_as(finished_by(preset, 5), 9, "2026-01-31", "easy")
    pilot = Pilot(Headless({"ledger": encode_ledger(Ledger((kept,)))}))
    pilot.settle()
    for step in ("menu", "statistics", "history"):
        pilot.tap(step)
    assert preset == "standard" or pilot.sees(str(CATALOGUES["es"][f"preset_{preset}"]))
    pilot.tap(Option("match", "0"))
    pilot.tap(Option("replay", "0"))
    pilot.settle()
    reel = Reel(kept.turns(0), "")
    for turn in reel.turns[1:]:
        pilot.tap("card_forward")
        pilot.settle()
        assert in_sight(turn) <= faces(pilot)
    pilot.tap("card_forward")
    assert len(open_rows(pilot)) == kept.house.seats
    pilot.tap("close")
    pilot.press("home", "w")
    pilot.settle()
    play_practice(pilot)
    assert pilot.sees("Fin de la práctica")
