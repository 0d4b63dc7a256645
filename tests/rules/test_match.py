"""Whole matches: passing, the order of things, totals, the end."""

import random

import pytest

from game.rules.actions import Action, IllegalAction, NextHand, PassCards, PlayCard
from game.rules.apply import apply, new_match
from game.rules.cards import ALL_CARDS, card, cards, names
from game.rules.deal import dealt
from game.rules.events import (
    CardPlayed,
    CardsPassed,
    Dealt,
    HandScored,
    HeartsBroken,
    MatchWon,
    QueenPlayed,
    TrickTaken,
)
from game.rules.house import STANDARD
from game.rules.legal import legal_plays
from game.rules.match import Match, Stage
from game.rules.score import HandScore
from game.rules.seats import EAST, NORTH, SOUTH, WEST, Pass
from tests.rules.chance import play_on, some_match
from tests.rules.positions import scored, trick_of

HANDS = tuple(
    cards(text)
    for text in (
        "2C 3C 4C 2D 3D 4D 2S 3S 4S 2H 3H 4H 5H",
        "5C 6C 7C 5D 6D 7D 5S 6S 7S 6H 7H 8H 9H",
        "8C 9C TC 8D 9D TD 8S 9S TS TH JH QH KH",
        "JC QC KC AC JD QD KD AD JS QS KS AS AH",
    )
)


def table(direction: Pass = Pass.HOLD, scores: tuple[HandScore, ...] = ()) -> Match:
    return Match(STANDARD, 1, scores, dealt(STANDARD, direction, HANDS, number=len(scores) + 1))


def test_a_new_match_deals_every_card_once_and_passes_left() -> None:
    match, events = new_match(STANDARD, 7)
    assert [hand.bit_count() for hand in match.deal.hands] == [13, 13, 13, 13]
    assert sum(match.deal.hands) == ALL_CARDS
    assert match.deal.setup.direction is Pass.LEFT
    assert match.stage is Stage.PASS
    assert match.waiting() == (SOUTH, WEST, NORTH, EAST)
    assert events == (Dealt(1, match.dealer),)


def test_a_seed_gives_the_same_deal_for_ever() -> None:
    hands = new_match(STANDARD, 2026).match.deal.hands
    assert names(hands[SOUTH]) == "2C 3C 6C 7C 9C 2D 6D 3S 4S 5S 9H JH KH"


def test_dealers_are_drawn_from_the_seed_and_move_left() -> None:
    assert {new_match(STANDARD, seed).match.dealer for seed in range(40)} == {0, 1, 2, 3}
    match = some_match(3, 0)
    dealers = [match.dealer]
    for _, step in play_on(match, random.Random(3)):
        dealers += [event.dealer for event in step.events if isinstance(event, Dealt)]
    assert dealers == [(dealers[0] + hand) % 4 for hand in range(len(dealers))]


def test_the_pass_goes_left_right_across_none_and_again() -> None:
    directions = [STANDARD.pass_in(hand) for hand in range(1, 10)]
    cycle = [Pass.LEFT, Pass.RIGHT, Pass.ACROSS, Pass.HOLD]
    assert directions == [*cycle, *cycle, Pass.LEFT]


@pytest.mark.parametrize(
    ("direction", "got_by_west"),
    [
        (Pass.LEFT, "2C 3C 4C"),
        (Pass.RIGHT, "8C 9C TC"),
        (Pass.ACROSS, "JC QC KC"),
    ],
)
def test_cards_change_hands_when_all_have_chosen(direction: Pass, got_by_west: str) -> None:
    match = table(direction)
    for seat, text in enumerate(("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC")):
        assert match.deal.hands == HANDS
        match, events = apply(match, PassCards(seat, (cards(text),)))
    assert events == (CardsPassed(),)
    assert names(match.deal.hands[WEST]).startswith(f"{got_by_west} 5D")
    assert sum(match.deal.hands) == ALL_CARDS
    assert match.stage is Stage.PLAY
    assert match.deal.hands[match.deal.turn] & cards("2C")


def test_without_a_pass_the_holder_of_the_two_of_clubs_leads_it_too() -> None:
    match = table(Pass.HOLD)
    assert match.stage is Stage.PLAY
    assert match.waiting() == (SOUTH,)
    assert names(legal_plays(match.deal)) == "2C"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (PassCards(SOUTH, (cards("2C 3C"),)), "pass_size"),
        (PassCards(SOUTH, (cards("2C 3C 4C 2D"),)), "pass_size"),
        (PassCards(SOUTH, (cards("2C 3C 5C"),)), "not_in_hand"),
        (PassCards(EAST, (cards("JC QC KC"),)), "already_passed"),
        (PlayCard(SOUTH, card("2C")), "no_play_now"),
        (NextHand(), "hand_not_over"),
    ],
)
def test_a_wrong_pass_is_refused_by_name_and_changes_nothing(action: Action, reason: str) -> None:
    match = apply(table(Pass.LEFT), PassCards(EAST, (cards("JC QC KC"),))).match
    with pytest.raises(IllegalAction) as refused:
        apply(match, action)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (PlayCard(SOUTH, card("3C")), "opening_card"),
        (PlayCard(SOUTH, card("AS")), "not_in_hand"),
        (PlayCard(WEST, card("5C")), "not_your_turn"),
        (PassCards(SOUTH, (cards("2C 3C 4C"),)), "no_pass_now"),
        (NextHand(), "hand_not_over"),
    ],
)
def test_a_wrong_play_is_refused_by_name(action: Action, reason: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(table(), action)
    assert refused.value.reason == reason


def test_a_refusal_says_what_was_tried() -> None:
    with pytest.raises(IllegalAction, match="seat 0 plays 3C: opening card"):
        apply(table(), PlayCard(SOUTH, card("3C")))


def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() -> None:
    match = table()
    for seat, text in enumerate(("2C", "7C", "8C", "JC")):
        match, events = apply(match, PlayCard(seat, card(text)))
    assert events == (CardPlayed(EAST, card("JC")), TrickTaken(EAST, match.deal.tricks[-1]))
    assert match.waiting() == (EAST,)
    assert names(match.deal.taken[EAST]) == "2C 7C 8C JC"


def test_a_higher_card_of_another_suit_does_not_win() -> None:
    match = table()
    match = match._replace(
        deal=match.deal._replace(
            held=tuple(map(cards, ("2C 2D", "AS AH", "3C 9S", "KD KC"))), turn=SOUTH
        )
    )
    for seat, text in enumerate(("2C", "AS", "3C")):
        match = apply(match, PlayCard(seat, card(text))).match
    match, events = apply(match, PlayCard(EAST, card("KC")))
    assert TrickTaken(EAST, match.deal.tricks[0]) in events


def test_hearts_break_by_a_discard_and_the_queen_breaks_nothing() -> None:
    deal = dealt(STANDARD, Pass.HOLD, tuple(map(cards, ("2C 5D", "QS 6D", "3H 7D", "9C 8D"))))
    match = Match(STANDARD, 1, (), deal._replace(tricks=(trick_of("AC KC QC JC"),)))
    match = apply(match, PlayCard(SOUTH, card("2C"))).match
    match, events = apply(match, PlayCard(WEST, card("QS")))
    assert events == (CardPlayed(WEST, card("QS")), QueenPlayed(WEST))
    assert not match.deal.broken
    match, events = apply(match, PlayCard(NORTH, card("3H")))
    assert events == (CardPlayed(NORTH, card("3H")), HeartsBroken(NORTH))
    assert match.deal.broken


def test_the_last_trick_scores_the_hand_and_the_next_is_dealt_when_asked() -> None:
    match = some_match(11, 0)
    for _, step in play_on(match, random.Random(4)):
        match = step.match
        if match.stage is Stage.SCORED:
            break
    score = match.scores[0]
    assert step.events[-1] == HandScored(score)
    assert match.totals == score.scores
    assert match.hand_number == 1
    with pytest.raises(IllegalAction) as refused:
        apply(match, PlayCard(SOUTH, card("2C")))
    assert refused.value.reason == "no_play_now"
    following, events = apply(match, NextHand())
    assert events == (Dealt(2, following.dealer),)
    assert following.hand_number == 2
    assert following.deal.setup.direction is Pass.RIGHT
    assert following.totals == match.totals


def finished(totals: tuple[int, ...]) -> Match:
    """Return a match whose last hand left these totals."""
    deal = table().deal._replace(held=(0, 0, 0, 0))
    return Match(STANDARD, 1, (scored(*totals),), deal)


def test_a_tie_for_the_best_plays_on_and_the_pass_cycle_counts_on() -> None:
    match = finished((100, 40, 40, 90))
    assert match.stage is Stage.SCORED
    match = apply(match, NextHand()).match
    assert (match.hand_number, match.deal.setup.direction) == (2, Pass.RIGHT)


def test_a_match_that_is_over_deals_no_more() -> None:
    match = finished((106, 45, 45, 20))
    assert match.stage is Stage.OVER
    assert match.winners == (EAST,)
    assert match.waiting() == ()
    with pytest.raises(IllegalAction) as refused:
        apply(match, NextHand())
    assert refused.value.reason == "match_over"


def test_the_last_card_tells_the_hand_and_the_match() -> None:
    before = (scored(99, 20, 30, 40),)
    hands = tuple(map(cards, ("2C", "3C", "4C", "2H")))
    deal = dealt(STANDARD, Pass.HOLD, hands, number=2)._replace(tricks=(trick_of("2D 3H 3S 4S"),))
    match = Match(STANDARD, 1, before, deal)
    for seat, text in enumerate(("2C", "3C", "4C")):
        match = apply(match, PlayCard(seat, card(text))).match
    match, events = apply(match, PlayCard(EAST, card("2H")))
    assert [type(event) for event in events] == [
        CardPlayed,
        HeartsBroken,
        TrickTaken,
        HandScored,
        MatchWon,
    ]
    assert match.totals == (100, 20, 31, 40)
    assert match.winners == (WEST,)


def test_a_whole_match_of_random_play_ends_with_one_winner() -> None:
    for seed in range(5):
        match = some_match(seed, 0)
        for action, step in play_on(match, random.Random(seed)):
            match = step.match
            if isinstance(action, PlayCard):
                on_table = [match.deal.trick.all_cards()]
                piles = [*match.deal.hands, *match.deal.taken, *on_table]
                assert sum(piles) == ALL_CARDS
        (winner,) = match.winners
        assert min(match.totals) == match.totals[winner]
        assert max(match.totals) >= 100
        assert all(sum(hand.scores) in (26, 78) for hand in match.scores)
