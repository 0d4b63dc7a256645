"""The same deals for several people: codes, links, the day's deals, and points compared."""

import pytest

from game.memory.code import DealCode, code_of, daily_seed
from game.players.levels import Level, player_of
from game.players.player import finish
from game.rules.actions import Action, PassCards, PlayCard
from game.rules.apply import new_match
from game.rules.cards import members, name, names
from game.rules.house import STANDARD
from game.rules.match import Stage
from game.rules.seats import SOUTH
from game.rules.seen import see
from game.scenes.on_table import code_on_table
from game.scenes.thinking import chance_of
from game.table.marks import Button, Option
from tests.app.tables import after_a_hand, seated
from tests.headless import Headless
from tests.pilot import Pilot, cards_of, play_until

SEED = 123_456_789
CODE = "26BQ-524G"
SOUTH_S_HAND = "5C 6C TC AC 5D 7D 8D 4S JS QS AS 3H 5H"


def entering() -> Pilot:
    """Return a pilot who is about to enter a code."""
    pilot = seated()
    for step in ("menu", "deals", "enter_code"):
        pilot.tap(step)
    return pilot


def test_a_code_is_entered_by_taps_and_its_deals_are_played() -> None:
    pilot = entering()
    for symbol in "26BQZ":
        pilot.tap(Option("symbol", symbol))
    pilot.tap("delete_symbol")
    for symbol in "524G":
        pilot.tap(Option("symbol", symbol))
    assert pilot.sees(CODE)
    pilot.tap("play_code")
    assert pilot.sees("¿Jugar los repartos de este código?")
    pilot.tap("start")
    pilot.settle()
    assert sorted(cards_of(pilot)) == sorted(SOUTH_S_HAND.split())
    pilot.reload()
    assert code_on_table(pilot.app.session) == CODE


def test_a_code_is_typed_too() -> None:
    pilot = entering()
    pilot.press(*"26bqx", "backspace", *"524g")
    pilot.tap("play_code")
    pilot.tap("start")
    assert pilot.app.session.match.seed == SEED


@pytest.mark.parametrize("typed", ["26bq524h", "26bq542g", "26bq", "2"])
def test_a_slip_is_said_and_changes_nothing(typed: str) -> None:
    pilot = entering()
    before = pilot.app.session.match
    pilot.press(*typed)
    pilot.tap("play_code")
    assert pilot.sees("Ese código no es correcto")
    pilot.press("backspace")
    assert not pilot.sees("Ese código no es correcto")
    assert pilot.app.session.match == before


def test_the_code_of_the_table_leads_a_friend_to_the_same_deals() -> None:
    pilot = seated(seed=SEED)
    pilot.tap("menu")
    pilot.tap("deals")
    assert pilot.sees(CODE)
    pilot.tap("share_code")
    (shared,) = pilot.outside.shared
    assert CODE in shared
    wish = shared.rpartition("#")[2]
    friend = Pilot(Headless(seed=5, wish=wish))
    assert friend.sees("¿Jugar los repartos de este código?")
    friend.tap("start")
    friend.settle()
    assert cards_of(friend) == cards_of_table(pilot)


def cards_of_table(pilot: Pilot) -> list[str]:
    pilot.press("escape", "escape")
    return cards_of(pilot)


def test_all_later_hands_are_the_same_too_whatever_is_played() -> None:
    dealt: list[list[str]] = []
    for speed in ("instant", "fast"):
        pilot = seated(seed=SEED, speed=speed)
        play_until(pilot, lambda p: p.app.session.match.hand_number == 3)
        dealt.append([names(hand) for hand in pilot.app.session.match.deal.setup.hands])
    assert dealt[0] == dealt[1]


@pytest.mark.parametrize("wish", ["26BQ-524G", "26bq524g"])
def test_a_link_may_be_refused_and_the_match_goes_on(wish: str) -> None:
    stored = seated().outside.stored
    pilot = Pilot(Headless(stored, wish=wish))
    before = pilot.app.session.match
    pilot.tap("keep_playing")
    pilot.settle()
    assert pilot.app.session.match == before


def test_a_link_to_the_deals_on_the_table_asks_nothing() -> None:
    pilot = Pilot(Headless(seated(seed=SEED).outside.stored, wish=CODE))
    pilot.settle()
    assert pilot.offers(Button("menu"))


def test_a_broken_link_is_said() -> None:
    pilot = Pilot(Headless(wish="26BQ-524H"))
    assert pilot.sees("Ese código no es correcto")
    pilot.tap("understood")
    pilot.settle()
    assert pilot.offers(Button("menu"))


def test_the_deals_of_the_day_are_the_same_for_everyone_and_are_said_to_be_played() -> None:
    hands = []
    for seed in (1, 2):
        pilot = seated(seed=seed)
        pilot.tap("menu")
        pilot.tap("deals")
        assert pilot.sees("31/1/2026")
        pilot.tap("play_daily")
        pilot.tap("start")
        pilot.settle()
        hands.append(cards_of(pilot))
        assert pilot.app.session.match.seed == daily_seed("2026-01-31")
        pilot.tap("menu")
        pilot.tap("deals")
        assert pilot.sees("Es la partida que está en la mesa.")
        assert not pilot.offers(Button("play_daily"))
    assert hands[0] == hands[1]


def test_the_deals_of_the_day_can_be_played_again_once_they_are_over() -> None:
    pilot = seated(speed="instant")
    for step in ("menu", "deals", "play_daily", "start"):
        pilot.tap(step)
    play_until(pilot, lambda p: p.offers(Button("play_again")))
    points = pilot.app.session.match.totals[SOUTH]
    (kept,) = pilot.app.session.ledger().matches
    assert kept.origin.value == "daily"
    pilot.tap("play_again")
    pilot.settle()
    for step in ("menu", "deals"):
        pilot.tap(step)
    assert f"con {points} puntos" in " ".join(pilot.texts())
    assert pilot.offers(Button("play_daily"))


def test_a_match_by_chance_has_a_code_of_the_usual_length() -> None:
    pilot = seated(seed=2**62 + 12345)
    assert len(code_on_table(pilot.app.session)) == len(CODE)


def test_two_plays_of_one_code_are_two_matches() -> None:
    kept = []
    pilot = Pilot(Headless(wish=CODE))
    for _ in range(2):
        pilot.tap("start")
        play_until(pilot, lambda p: p.offers(Button("play_again")))
        kept.append(len(pilot.app.session.ledger().matches))
        pilot.reload()
    assert kept == [1, 2]


def as_the_level_would(pilot: Pilot, level: Level) -> None:
    """Play the hand on the table as a level would play it."""
    while pilot.app.session.match.stage in {Stage.PASS, Stage.PLAY}:
        match = pilot.app.session.match
        if SOUTH in match.waiting():
            thought = player_of(level).think(see(match, SOUTH), chance_of(match, SOUTH))
            do(pilot, finish(thought))
        pilot.settle()


def do(pilot: Pilot, action: Action) -> None:
    if isinstance(action, PassCards):
        for card in members(action.cards):
            pilot.tap(name(card))
    elif isinstance(action, PlayCard):
        pilot.tap(name(action.card))
    pilot.tap("primary")


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_who_plays_as_a_level_does_comes_to_the_same_points(level: Level) -> None:
    pilot = seated(seed=7, speed="instant")
    as_the_level_would(pilot, level)
    pilot.settle()
    pilot.tap("compare")
    pilot.settle(most=600)
    texts = pilot.texts()
    points = str(pilot.app.session.match.scores[0].scores[SOUTH])
    shown = {label: texts[texts.index(label) + 1] for label in ("Fácil", "Normal", "Difícil")}
    assert shown[{"easy": "Fácil", "normal": "Normal"}[level.value]] == points
    assert all(0 <= int(number) <= 26 for number in shown.values())


def test_levels_that_have_played_need_not_play_again_and_no_frame_waits_for_them() -> None:
    pilot = after_a_hand()
    pilot.outside.busy = True
    pilot.tap("compare")
    pilot.wait(2)
    assert pilot.sees("jugando…")
    pilot.tap("close")
    pilot.outside.busy = False
    pilot.tap("compare")
    pilot.settle(most=600)
    texts = pilot.texts()
    pilot.tap("close")
    pilot.tap("compare")
    assert pilot.texts() == texts
    pilot.wait(1)
    assert pilot.app.wait() > 1
    pilot.tap("share_code")
    assert "en 1 mano" in pilot.outside.shared[0]


def test_codes_and_seeds_are_the_same_thing() -> None:
    assert code_of(DealCode("standard", SEED)) == CODE
    deal = new_match(STANDARD, SEED).match.deal
    assert names(deal.hands[SOUTH]) == SOUTH_S_HAND
