"""A rival is legal, repeatable, and a function of what its seat may know."""

import random

import pytest

from game.players.any_game import AnyGame
from game.players.careful import Careful
from game.players.levels import (
    HINT_PASS_PLAYOUTS,
    HINT_PLAYOUTS,
    Level,
    hint_player,
    player_of,
)
from game.players.player import Player, decide
from game.players.search import Searcher
from game.rules.actions import Action, PassCards, PlayCard
from game.rules.apply import apply, new_match
from game.rules.cards import NO_CARDS, members
from game.rules.house import HouseRules
from game.rules.match import Stage
from game.rules.options import Pack
from game.rules.presets import PRESETS
from game.rules.seats import Pass
from game.rules.seen import Seen, see
from tests.players.situations import exchanged, many_seen
from tests.rules.chance import some_match

QUICK: dict[str, tuple[Player, int]] = {
    "easy": (player_of(Level.EASY), 2500),
    "normal": (player_of(Level.NORMAL), 2500),
    "hard, in a hurry": (Searcher(playouts=20, pass_playouts=60), 500),
}
players = pytest.mark.parametrize("name", QUICK)


def is_legal(action: Action, seen: Seen) -> bool:
    if isinstance(action, PassCards):
        size = seen.house.pass_size
        return not action.cards & ~seen.hand and action.cards.bit_count() == size
    return isinstance(action, PlayCard) and bool(seen.legal >> action.card & 1)


@players
def test_every_choice_is_legal_whatever_random_play_leads_to(name: str) -> None:
    player, count = QUICK[name]
    for number, seen in enumerate(many_seen(count // 2, seed=1)):
        assert is_legal(decide(player, seen, random.Random(number)), seen)


@players
def test_the_same_sight_and_seed_give_the_same_choice(name: str) -> None:
    player, count = QUICK[name]
    for number, seen in enumerate(many_seen(count // 5, seed=1)):
        first = decide(player, seen, random.Random(number))
        assert decide(player, seen, random.Random(number)) == first


@players
def test_exchanging_hidden_cards_changes_no_choice(name: str) -> None:
    player, count = QUICK[name]
    chance = random.Random(3)
    compared = 0
    while compared < count // 2:
        match = some_match(chance.getrandbits(40), int(chance.random() * 56))
        if not match.waiting():
            continue
        seat = match.waiting()[0]
        other = exchanged(match, seat, chance)
        if other.deal.turn != match.deal.turn or other.deal.hands == match.deal.hands:
            continue
        first = decide(player, see(match, seat), random.Random(5))
        assert decide(player, see(other, seat), random.Random(5)) == first
        compared += 1


def test_hidden_cards_do_not_show_by_any_rules() -> None:
    """A rival is given nothing but what is seen, so this holds for each level."""
    chance = random.Random(4)
    rivals = player_of(Level.EASY), player_of(Level.NORMAL), AnyGame(2)
    differing = 0
    for number in range(720):
        house = list(PRESETS.values())[number % len(PRESETS)]
        match = some_match(chance.getrandbits(40), int(chance.random() * 60), house)
        for seat in match.waiting()[:1]:
            other = exchanged(match, seat, chance)
            differing += other.deal.held != match.deal.held
            sights = see(match, seat), see(other, seat)
            assert sights[0] == sights[1]
            if number % 20 < len(rivals):
                rival = rivals[number % 20]
                one, two = (decide(rival, seen, random.Random(5)) for seen in sights)
                assert one == two
    assert differing > 600


@pytest.mark.parametrize("level", Level)
def test_every_level_plays_a_hand_to_its_end(level: Level) -> None:
    match = new_match(HouseRules(pass_cycle=(Pass.ACROSS,)), 7).match
    chance = random.Random(8)
    cheap = {seat: player_of(Level.EASY) for seat in (1, 2, 3)}
    while not match.scores:
        seat = match.waiting()[0]
        player = cheap.get(seat) or player_of(level)
        match = apply(match, decide(player, see(match, seat), chance)).match
    assert sum(match.totals) in (26, 78)


def test_the_hint_is_what_the_strongest_level_would_do_as_quickly() -> None:
    hard = Searcher(HINT_PLAYOUTS, HINT_PASS_PLAYOUTS)
    for number, seen in enumerate(many_seen(4, seed=1)):
        expected = decide(hard, seen, random.Random(number))
        assert decide(hint_player(), seen, random.Random(number)) == expected


def test_one_legal_card_is_played_without_pondering() -> None:
    for seen in many_seen(800, seed=1):
        if seen.stage is Stage.PLAY and seen.legal.bit_count() == 1:
            chance = random.Random(1)
            action = decide(Searcher(playouts=10**9, pass_playouts=0), seen, chance)
            assert action == PlayCard(seen.seat, next(members(seen.legal)))
            assert chance.random() == random.Random(1).random()


def test_careful_play_leaves_nothing_to_chance() -> None:
    for seen in many_seen(300, seed=1):
        one, other = (decide(Careful(), seen, random.Random(seed)) for seed in (1, 2))
        assert one == other


@pytest.mark.parametrize("name", QUICK)
def test_other_values_and_numbers_of_seats_are_played_too(name: str) -> None:
    three = HouseRules(
        seats=3,
        pack=Pack.WITHOUT_2D,
        pass_cycle=(Pass.LEFT, Pass.RIGHT, Pass.HOLD),
        target=50,
    )
    values = list(HouseRules().values)
    values[36], values[37], values[38] = 0, 10, 7
    houses = (three, HouseRules(values=tuple(values)), HouseRules(pass_size=4))
    player, _ = QUICK[name]
    for house in houses:
        match = new_match(house, 3).match
        while not match.scores:
            seat = match.waiting()[0]
            match = apply(match, decide(player, see(match, seat), random.Random(seat))).match
        assert match.deal.hands == (NO_CARDS,) * house.seats
