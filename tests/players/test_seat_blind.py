"""Rivals treat every seat alike, deals come from the seed alone, and passes are blind."""

import random
from collections.abc import Sequence

import pytest

from game.players.beginner import Beginner
from game.players.careful import Careful
from game.players.player import Player, decide
from game.players.search import Searcher
from game.rules.actions import NextHand, PassCards
from game.rules.apply import apply, new_match
from game.rules.cards import QUEEN_OF_SPADES, gather, members
from game.rules.house import STANDARD
from game.rules.match import Match, Stage
from game.rules.seen import see
from tests.arena.duel import deal_of
from tests.players.seats import chi_square, count, limit, nothing_done, what_was_done


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
    for what, table in what_was_done(player, hands).items():
        assert sum(map(sum, table)) > hands / 4, what
        assert by_chance(table), (what, table)


def test_every_card_is_dealt_to_every_seat_alike() -> None:
    counts = [[0] * 4 for _ in range(52)]
    for seed in range(200_000):
        for seat, hand in enumerate(new_match(STANDARD, seed).match.deal.hands):
            for card in members(hand):
                counts[card][seat] += 1
    assert by_chance(counts)


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


@pytest.mark.parametrize(
    "player", [Beginner(), Careful(), Searcher(playouts=0, pass_playouts=20)], ids=type
)
def test_what_you_pass_does_not_change_what_they_pass(player: Player) -> None:
    for seed in range(20):
        match = new_match(STANDARD, seed).match
        mine = list(members(match.deal.hands[0]))
        answers = []
        for chosen in (mine[:3], mine[-3:]):
            after = apply(match, PassCards(0, (gather(chosen),))).match
            sights = [see(after, seat) for seat in (1, 2, 3)]
            answers.append([decide(player, seen, random.Random(seen.seat)) for seen in sights])
        assert answers[0] == answers[1]


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
