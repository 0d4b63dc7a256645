"""What holds by every set of rules without a contradiction, and by every preset."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.apply import new_match
from game.rules.cards import gather
from game.rules.house import HouseRules
from game.rules.legal import legal_plays
from game.rules.match import Match, Stage
from game.rules.may import may
from game.rules.plain import house_of, options_of
from game.rules.presets import PRESETS, preset_of
from game.rules.refusal import refusal
from game.rules.seen import see
from game.save import decode, encode
from tests.rules.chance import play_on, some_match
from tests.rules.houses import houses
from tests.rules.narrowing import narrowed

LONG = 400
"""More hands than a match of random play lasts by most rules."""

positions = st.builds(some_match, st.integers(0, 2**32 - 1), st.integers(0, 200), houses)


def check_position(match: Match) -> None:
    """Check what holds at every moment: the cards are all there, and who is to act can."""
    deal = match.deal
    piles = [*deal.hands, *deal.taken, deal.trick.all_cards(), see(match, 0).staying]
    in_hand = deal.setup.kitty if deal.burying or deal.setup.buried is not None else 0
    spread = gather(card for pile in piles for card in range(104) if pile >> card & 1)
    if not deal.setup.calling:
        aside = match.house.deck & ~spread
        assert aside.bit_count() == (0 if deal.burying else deal.setup.kitty.bit_count())
        assert in_hand or aside == deal.setup.kitty
        assert sum(pile.bit_count() for pile in piles) == spread.bit_count()
    for seat in range(match.house.seats):
        assert (may(match, seat) is not None) == (seat in match.waiting())
    if match.stage is Stage.PLAY:
        legal, forbidden = narrowed(deal)
        assert legal
        assert legal_plays(deal) == legal
        assert {card: refusal(deal, card) for card in forbidden} == forbidden


def check_score(match: Match) -> None:
    """Check that the parts of the last score add up to it."""
    hand, house = match.scores[-1], match.house
    tally = hand.tally
    for base, bonus, times, score in zip(
        hand.base, tally.bonus, tally.times, hand.scores, strict=True
    ):
        assert score == (base + bonus) * times
    if hand.moon is None:
        assert hand.base == tally.points
    if hand.shooter is None:
        assert hand.moon is None
    every = house.points(house.deck, match.deal.setup.charged)
    assert max(tally.points) <= every <= sum(tally.points)


def check_match(house: HouseRules, seed: int, most: int = LONG) -> Match:
    """Play random hands until the match is over, or many are played; return how it is then."""
    chance = random.Random(seed)
    match, scored = new_match(house, seed).match, 0
    for _, step in play_on(match, chance):
        match = step.match
        if len(match.scores) > scored:
            scored += 1
            check_score(match)
            assert decode(encode(match)) == match
        if scored == most:
            break
    return match


@settings(max_examples=300)
@given(positions)
def test_every_position_is_whole_and_somebody_can_act(match: Match) -> None:
    check_position(match)


@settings(max_examples=300)
@given(positions)
def test_every_position_comes_back_from_its_save(match: Match) -> None:
    assert decode(encode(match)) == match


@settings(max_examples=100)
@given(houses)
def test_rules_come_back_from_their_plain_values(house: HouseRules) -> None:
    assert house_of(options_of(house)) == house


@settings(max_examples=40)
@given(houses, st.integers(0, 2**32 - 1))
def test_every_hand_of_a_match_is_scored(house: HouseRules, seed: int) -> None:
    match = check_match(house, seed, most=12)
    assert match.stage in (Stage.OVER, Stage.SCORED)
    if match.stage is Stage.OVER:
        assert match.winners
        assert all(match.places()[seat] == 1 for seat in match.winners)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_without_a_contradiction_and_plays_to_its_end(preset: str) -> None:
    house = PRESETS[preset]
    assert house.problems() == ()
    assert preset_of(house) == preset
    match = check_match(house, seed=3)
    assert match.stage is Stage.OVER
    assert match.winners


@pytest.mark.parametrize("preset", PRESETS)
def test_every_action_of_a_hand_is_saved_exactly(preset: str) -> None:
    chance = random.Random(8)
    match = new_match(PRESETS[preset], 8).match
    for _, step in play_on(match, chance):
        match = step.match
        assert decode(encode(match)) == match
        check_position(match)
        if match.scores:
            break


@settings(max_examples=150)
@given(positions, st.integers(0, 9))
def test_what_a_seat_sees_agrees_with_what_it_may_do(match: Match, seat: int) -> None:
    seat %= match.house.seats
    seen = see(match, seat)
    assert seen.acting == (seat in match.waiting())
    assert not seen.legal & ~seen.hand
    assert not seen.hand & seen.hidden
    for other, hand in enumerate(match.deal.hands):
        if other != seat:
            assert not hand & ~seen.hidden
