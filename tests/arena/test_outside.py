"""An outside program joins the arena through a small protocol."""

import json
import random
import sys
from pathlib import Path

import pytest

from game.players.player import Player, decide
from game.rules.actions import PlayCard
from game.rules.cards import cards, names
from tests.arena.baseline import Baseline
from tests.arena.duel import deal_of, play_hand
from tests.arena.outside import OutsideProgram, question
from tests.players.situations import playing

TOY = f"{sys.executable} {Path(__file__).parent / 'toy.py'}"
TRICKS = "S: 2C 3C 4C AC / E: 5C 8C 6C 7C"
HAND = "2D 9D TD 4S 5S QS 2H 3H 4H 5H 6H"


def test_a_program_in_its_own_process_plays_a_hand() -> None:
    with OutsideProgram(TOY) as toy:
        for number in range(4):
            players: list[Player] = [toy, Baseline(), toy, Baseline()]
            score = play_hand(players, deal_of(1, number), random.Random(number))
            assert sum(score.scores) in (26, 78)


def test_it_is_asked_for_what_its_seat_sees_and_nothing_else() -> None:
    seen = playing(HAND, before=TRICKS)
    asked = json.loads(question(seen, seed=7))
    assert asked["ask"] == "play"
    assert asked["hand"] == HAND.split()
    assert asked["legal"] == ["2D", "9D", "TD", "4S", "5S", "QS"]
    assert asked["tricks"][1] == {"leader": 3, "cards": ["5C", "8C", "6C", "7C"]}
    assert set(asked) == {
        *("ask", "seat", "hand", "legal", "direction", "given", "got", "tricks"),
        *("taken", "totals", "seed"),
    }


def test_its_answer_is_a_card() -> None:
    seen = playing(HAND, before=TRICKS)
    with OutsideProgram(TOY) as toy:
        action = decide(toy, seen, random.Random(1))
    assert isinstance(action, PlayCard)
    assert names(1 << action.card) == "2D"
    assert cards("2D") & seen.legal


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("print('XX', flush=True)", "'XX' is no card"),
        ("print('2D 9D', flush=True)", "one card was asked for, not '2D 9D'"),
        ("pass", "the program ended without an answer"),
    ],
)
def test_nonsense_is_refused_in_words(answer: str, complaint: str) -> None:
    command = f'{sys.executable} -c "import sys; sys.stdin.readline(); {answer}"'
    with OutsideProgram(command) as program, pytest.raises(ValueError, match=complaint):
        decide(program, playing(HAND, before=TRICKS), random.Random(1))
