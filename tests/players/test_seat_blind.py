"""Rivals treat every seat alike, deals come from the seed alone, and passes are blind."""

import random
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from game.players.any_game import AnyGame
from game.players.beginner import Beginner
from game.players.careful import Careful
from game.players.player import Player, decide
from game.players.search import Searcher
from game.players.thumb import in_packets
from game.rules.actions import NextHand, PassCards
from game.rules.apply import apply, new_match
from game.rules.cards import PACK, QUEEN_OF_SPADES, members
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Match, Stage
from game.rules.presets import PRESETS
from game.rules.seats import Pass
from game.rules.seen import see
from tests.arena.duel import deal_of
from tests.players.seats import (
    ODD,
    chi_square,
    count,
    limit,
    nothing_done,
    oddity,
    together,
    what_was_done,
)


def by_chance(table: Sequence[Sequence[int]]) -> bool:
    """Return whether chance explains the table."""
    statistic, freedom = chi_square(table)
    return statistic < limit(freedom)


@pytest.mark.parametrize(
    ("player", "hands"),
    [(Beginner(), 1000), (Careful(), 1000), (Searcher(playouts=8, pass_playouts=0), 40)],
    ids=["easy", "normal", "hard, in a hurry"],
)
def test_every_seat_does_the_same_to_every_other(player: Player, hands: int) -> None:
    played = list(what_was_done(player, hands))
    for what in nothing_done():
        tables = [hand[what] for hand in played]
        assert sum(map(sum, together(tables))) > hands / 4, what
        assert oddity(tables) < ODD, (what, together(tables))


def test_a_grudge_would_be_odd() -> None:
    chance = random.Random(1)
    hands = [[[chance.randrange(3) for _ in range(3)] for _ in range(4)] for _ in range(1000)]
    assert oddity(hands) < ODD
    for hand in hands:
        # East gives to South a fifth more.
        hand[3][0] += chance.random() < 0.2
    assert oddity(hands) > ODD


@cache
def dealt_to(house: HouseRules, deals: int) -> list[list[int]]:
    """Return for each card how often it was dealt to each seat and, last, laid aside."""
    counts = [[0] * (house.seats + 1) for _ in range(PACK)]
    for seed in range(deals):
        deal = new_match(house, seed).match.deal
        for place, cards in enumerate((*deal.hands, deal.setup.kitty)):
            for card in members(cards):
                counts[card][place] += 1
    return counts if house.kitty_size else [row[:-1] for row in counts]


def test_every_card_is_dealt_to_every_seat_alike() -> None:
    counts = dealt_to(STANDARD, 200_000)
    assert by_chance(counts)
    # A dealer who gives South the queen a tenth more often would be found out.
    queen = counts[QUEEN_OF_SPADES]
    queen = [queen[0] * 11 // 10, *(count * 29 // 30 for count in queen[1:])]
    assert not by_chance([*counts[:QUEEN_OF_SPADES], queen, *counts[QUEEN_OF_SPADES + 1 :]])


def test_every_card_is_laid_aside_alike() -> None:
    assert by_chance(dealt_to(PRESETS["kitty"], 5_000))


def second_hand(seed: int, player: Player) -> Match:
    """Return the match as the second hand is dealt, the first played by four of a player."""
    match = new_match(STANDARD, seed).match
    while match.stage is not Stage.SCORED:
        seat = match.waiting()[0]
        match = apply(match, decide(player, see(match, seat), random.Random(seat))).match
    return apply(match, NextHand()).match


def test_deals_depend_on_neither_the_scores_nor_the_levels() -> None:
    for seed in range(20):
        one, other = (second_hand(seed, player) for player in (Beginner(), Careful()))
        assert one.totals != other.totals
        assert one.deal.hands == other.deal.hands
    one, other = (second_hand(1, player) for player in (Beginner(), Searcher(4, 4)))
    assert one.totals != other.totals
    assert one.deal.hands == other.deal.hands


def after_passes(match: Match) -> Iterator[Match]:
    """Yield a match in which South has to pass, after each of two of its passes."""
    ways = match.deal.setup.ways()
    mine = list(members(match.deal.hands[0]))
    for cards in (mine, mine[::-1]):
        yield apply(match, PassCards(0, in_packets(cards, ways))).match


@pytest.mark.parametrize(
    "player", [Beginner(), Careful(), Searcher(playouts=0, pass_playouts=20)], ids=type
)
def test_what_you_pass_does_not_change_what_they_pass(player: Player) -> None:
    for seed in range(20):
        answers = []
        for after in after_passes(new_match(STANDARD, seed).match):
            sights = [see(after, seat) for seat in (1, 2, 3)]
            answers.append([decide(player, seen, random.Random(seen.seat)) for seen in sights])
        assert answers[0] == answers[1]


@pytest.mark.parametrize(
    "preset", [name for name in PRESETS if PRESETS[name].pass_in(1) is not Pass.HOLD]
)
def test_nobody_sees_what_you_pass_before_all_have_passed(preset: str) -> None:
    """A rival is a function of what it sees, so by no rules does its pass depend on yours."""
    for seed in range(30):
        match = new_match(PRESETS[preset], seed).match
        if match.stage is Stage.CALL:
            dealer = match.dealer
            match = apply(match, decide(AnyGame(), see(match, dealer), random.Random(seed))).match
        others = range(1, match.house.seats)
        before = [see(match, seat) for seat in others]
        for after in after_passes(match):
            assert [see(after, seat) for seat in others] == before


def test_the_counting_sees_what_a_trick_did() -> None:
    counts = nothing_done()
    match = deal_of(3, 3)
    while not match.deal.tricks:
        seen = see(match, match.waiting()[0])
        match = apply(match, decide(Careful(), seen, random.Random(1))).match
    assert match.deal.tricks[0].all_cards() & STANDARD.point_cards == 0
    trick = match.deal.tricks[0]._replace(leader=1, cards=(0, 3, QUEEN_OF_SPADES, 40))
    count(counts, seen, match._replace(deal=match.deal._replace(tricks=(trick,))))
    assert counts["queen"][3] == [0, 0, 1]
    assert counts["hearts"][0] == [0, 1, 0]
