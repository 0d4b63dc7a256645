"""What holds in every position that random play reaches."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.actions import IllegalAction, PlayCard
from game.rules.apply import apply
from game.rules.cards import ALL_CARDS, HEARTS, SUIT_CARDS, Cards, gather, members
from game.rules.legal import legal_plays
from game.rules.match import Match, Stage
from game.rules.seen import see
from tests.rules.chance import some_match

matches = st.builds(some_match, st.integers(0, 2**63 - 1), st.integers(0, 130))


@given(matches)
def test_the_cards_are_always_all_there(match: Match) -> None:
    deal = match.deal
    piles = [*deal.hands, *deal.taken, deal.trick.all_cards()]
    assert sum(piles) == ALL_CARDS
    assert sum(pile.bit_count() for pile in piles) == 52


@given(matches)
def test_somebody_can_act_until_the_hand_is_over(match: Match) -> None:
    legal = [see(match, seat).legal for seat in range(4)]
    assert any(legal) == (match.stage in (Stage.PASS, Stage.PLAY))
    for seat, cards in enumerate(legal):
        assert cards & ~match.deal.hands[seat] == 0
        assert bool(cards) == (seat in match.waiting())


@given(matches)
def test_legal_plays_lie_in_the_hand_and_are_never_none(match: Match) -> None:
    if match.stage is not Stage.PLAY:
        return
    legal = legal_plays(match.deal)
    assert legal
    assert legal & ~match.deal.hands[match.deal.turn] == 0


@given(matches)
def test_hearts_are_broken_exactly_when_one_has_been_played(match: Match) -> None:
    assert match.deal.broken == bool(see(match, 0).played & SUIT_CARDS[HEARTS])


@settings(max_examples=60)
@given(matches, st.integers(0, 3), st.randoms(use_true_random=False))
def test_exchanging_hidden_cards_leaves_what_a_seat_sees_equal(
    match: Match, seat: int, chance: random.Random
) -> None:
    """Only the other hands change; what a seat may know does not contain them."""
    if match.stage is not Stage.PLAY:
        return
    other = match._replace(deal=match.deal._replace(held=exchanged(match, seat, chance)))
    before, after = see(match, seat), see(other, seat)
    assert before == after


def exchanged(match: Match, seat: int, chance: random.Random) -> tuple[Cards, ...]:
    """Return the hands with the other seats' cards dealt among them anew."""
    hands = list(match.deal.hands)
    others = [other for other in range(4) if other != seat]
    pool = [card for other in others for card in members(hands[other])]
    chance.shuffle(pool)
    for other in others:
        held = hands[other].bit_count()
        hands[other], pool = gather(pool[:held]), pool[held:]
    return tuple(hands)


@given(st.integers(0, 2**63 - 1))
def test_who_did_not_follow_is_known_to_be_void(seed: int) -> None:
    match = some_match(seed, 30)
    missing = see(match, 0).voids()
    for seat in range(4):
        assert match.deal.hands[seat] & missing[seat] == 0


@given(st.integers(0, 2**63 - 1), st.integers(5, 56))
def test_a_card_that_is_not_legal_is_refused_and_one_that_is_is_not(seed: int, count: int) -> None:
    match = some_match(seed, count)
    if match.stage is not Stage.PLAY:
        return
    deal = match.deal
    for held in members(deal.hands[deal.turn]):
        legal = bool(legal_plays(deal) >> held & 1)
        assert accepted(match, PlayCard(deal.turn, held)) == legal


def accepted(match: Match, action: PlayCard) -> bool:
    try:
        apply(match, action)
    except IllegalAction:
        return False
    return True
