"""Every finished match is remembered, once, whatever happens to the game around its end."""

import json

import pytest

from game.memory.ledger import Ledger, decode_ledger
from game.rules.match import Stage
from game.save import decode, decode_history, encode
from game.table.marks import Button
from tests.app.tables import after_a_match, at_turn, seated
from tests.headless import Headless
from tests.pilot import Pilot, play_until, take_a_turn


def ledger(pilot: Pilot) -> Ledger:
    text = pilot.outside.stored.get("ledger", "")
    return decode_ledger(text) if text else Ledger()


def test_a_match_is_counted_when_it_ends_and_not_before() -> None:
    pilot = seated(speed="instant")
    play_until(pilot, lambda p: len(p.app.session.match.scores) == 2)
    assert "ledger" not in pilot.outside.stored
    play_until(pilot, lambda p: p.offers(Button("play_again")))
    (kept,) = ledger(pilot).matches
    match = pilot.app.session.match
    assert (kept.seed, kept.scores, kept.day) == (match.seed, match.scores, "2026-01-31")
    assert (kept.level, kept.preset) == ("normal", "standard")
    assert kept.tally.matches == 1
    assert kept.tally.hands == len(match.scores)


def test_each_hand_of_it_can_be_looked_at_again() -> None:
    pilot = seated(speed="instant")
    deals = {}
    while not pilot.offers(Button("play_again")):
        take_a_turn(pilot)
        match = pilot.app.session.match
        if match.deal.over:
            deals[len(match.scores)] = match.deal
    (kept,) = ledger(pilot).matches
    assert [kept.turns(hand)[-1].match.deal for hand in range(len(deals))] == list(deals.values())


def test_a_reload_never_counts_it_again() -> None:
    pilot = after_a_match(won=True)
    assert len(ledger(pilot).matches) == 1
    for _ in range(5):
        pilot.reload()
        pilot.settle()
        assert pilot.offers(Button("play_again"))
        assert len(ledger(pilot).matches) == 1
    pilot.tap("play_again")
    pilot.settle()
    pilot.reload()
    assert len(ledger(pilot).matches) == 1


def test_a_game_killed_between_the_end_and_the_ledger_counts_it_when_it_is_opened() -> None:
    pilot = after_a_match(won=True)
    end, book = pilot.outside.stored["match"], pilot.outside.stored["ledger"]
    reopened = Pilot(Headless({"match": end}))
    assert reopened.outside.stored["ledger"] == book


def test_whatever_write_was_the_last_the_match_is_counted_once() -> None:
    pilot = seated(speed="instant")
    play_until(pilot, lambda p: p.app.session.match.scores and len(p.app.session.match.scores) > 3)
    play_until(pilot, lambda p: p.offers(Button("play_again")))
    stored: dict[str, str] = {}
    for name, text in pilot.outside.writes[-12:]:
        stored[name] = text
        again = Pilot(Headless(dict(stored)))
        again.settle()
        over = again.app.session.match.stage is Stage.OVER
        assert len(ledger(again).matches) == int(over)


def test_a_match_from_before_anything_was_remembered_is_counted_once_too() -> None:
    pilot = after_a_match(won=True)
    bare = encode(pilot.app.session.match)
    plain = json.loads(bare)
    del plain["history"]
    old = Pilot(Headless({"match": json.dumps(plain)}))
    for _ in range(3):
        old.reload()
        (kept,) = ledger(old).matches
        assert kept.number == kept.seed
        assert kept.scores == pilot.app.session.match.scores


def test_a_history_that_cannot_be_read_is_said_and_the_match_goes_on() -> None:
    pilot = at_turn()
    text = encode(pilot.app.session.match, {"number": "seven"})
    reopened = Pilot(Headless({"match": text}))
    reopened.settle()
    assert reopened.sees("Aviso")
    assert reopened.app.session.match == decode(text)


def test_a_ledger_that_cannot_be_read_is_said_and_kept_aside() -> None:
    pilot = after_a_match(won=True)
    stored = {**pilot.outside.stored, "ledger": "scribbles"}
    reopened = Pilot(Headless(stored))
    assert stored["ledger-put-aside"] == "scribbles"
    reopened.settle()
    assert "partidas terminadas" in " ".join(reopened.texts())
    assert len(ledger(reopened).matches) == 1


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_match_counts_to_the_easiest_level_of_its_hands(level: str) -> None:
    pilot = after_a_match(won=True)
    history = decode_history(pilot.outside.stored["match"])
    history["hands"][0][0] = level
    text = encode(pilot.app.session.match, history)
    (kept,) = ledger(Pilot(Headless({"match": text}))).matches
    assert kept.level == ("easy" if level == "easy" else "normal")


def test_storage_that_is_full_is_said_once_and_the_match_is_remembered_for_this_session() -> None:
    pilot = Pilot(Headless(full=True))
    pilot.settle()
    pilot.tap("understood")
    pilot.settle()
    pilot.tap("menu")
    pilot.set("speed", "instant")
    pilot.tap("close")
    play_until(pilot, lambda p: p.offers(Button("play_again")))
    assert not pilot.sees("Aviso")
    assert len(pilot.app.session.ledger().matches) == 1
