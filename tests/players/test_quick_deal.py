"""The quick table that playouts use is the real one, only quicker."""

import random

from game.players.playout import play_out
from game.players.quick_deal import NOBODY, QuickDeal
from game.rules.cards import lowest
from game.rules.deal import Deal
from game.rules.ending import moon_forms
from game.rules.house import STANDARD, HouseRules
from game.rules.legal import legal_plays
from game.rules.match import Match, Stage
from game.rules.options import Moon
from game.rules.score import point_holder, score_hand, tally
from game.rules.seats import Pass
from game.rules.seen import see
from tests.rules.chance import any_card, some_match

SUBTRACTS = HouseRules(moon=Moon.SHOOTER_SUBTRACTS, pass_cycle=(Pass.HOLD,))
HOUSES = (STANDARD, SUBTRACTS, HouseRules(first_trick_points=True))


def in_play(chance: random.Random, house: HouseRules = STANDARD) -> Match:
    while True:
        match = some_match(chance.getrandbits(40), int(chance.random() * 110), house)
        if match.stage is Stage.PLAY:
            return match


def quick(match: Match) -> QuickDeal:
    return QuickDeal(see(match, match.deal.turn), match.deal.hands)


def assert_equal(mine: QuickDeal, deal: Deal) -> None:
    assert tuple(mine.hands) == deal.hands
    assert mine.taken == [cards & deal.house.point_cards for cards in deal.taken]
    assert (mine.turn, mine.broken, mine.count) == (deal.turn, deal.broken, len(deal.played))
    holder = point_holder(deal.house, deal.taken)
    assert mine.holder == (NOBODY if holder is None else holder)
    assert mine.opening == (not deal.tricks)
    if deal.played:
        assert mine.winner == deal.trick.winner(deal.house.seats)
        assert mine.pile == deal.trick.all_cards()
    if not deal.over:
        assert mine.legal() == legal_plays(deal)


def scores_of(deal: Deal) -> tuple[int, ...]:
    cards = tally(deal.house, deal.spoils)
    forms = moon_forms(deal.house, cards, ())
    return score_hand(deal.house, cards, forms[0] if forms else None).scores


def test_every_play_from_everywhere_is_the_same() -> None:
    chance = random.Random(1)
    for number in range(400):
        match = in_play(chance, HOUSES[number % 3])
        deal, mine = match.deal, quick(match)
        assert_equal(mine, deal)
        while not deal.over:
            card = any_card(legal_plays(deal), chance)
            deal = deal.play(card)
            mine.play(1 << card)
            assert_equal(mine, deal)
        assert tuple(mine.scores()) == scores_of(deal)


def test_a_copy_is_played_on_alone() -> None:
    chance = random.Random(2)
    for _ in range(200):
        match = in_play(chance)
        mine = quick(match)
        other = mine.copy()
        other.play(1 << lowest(other.legal()))
        assert_equal(mine, match.deal)


def test_a_playout_takes_every_point() -> None:
    chance = random.Random(3)
    for _ in range(300):
        match = in_play(chance)
        mine = quick(match)
        play_out(mine, chance, moon=match.deal.turn)
        taken = 0
        for cards in mine.taken:
            assert not taken & cards
            taken |= cards
        assert taken == STANDARD.point_cards
        assert sum(mine.scores()) in (26, 78)
