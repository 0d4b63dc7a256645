"""When the score of a hand is certain, and that playing it out at once changes nothing."""

import random
from collections.abc import Iterator

import pytest

from game.rules.claim import Certainty, certainty, played_out
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Match, Stage
from game.rules.options import Bonus, Moon
from game.rules.presets import PRESETS
from game.rules.seats import SOUTH
from game.rules.seen import see
from tests.rules.chance import a_standard_hand, play_on, some_match
from tests.rules.positions import position

HEARTS_AND_QUEEN = "2H 3H 4H 5H / 6H 7H 8H 9H / TH JH QH KH / AH 2S 3S 4S / QS 5S 6S 7S"


@pytest.mark.parametrize(
    ("hand", "trick", "before", "house", "why"),
    [
        ("2C 3D", "", HEARTS_AND_QUEEN, STANDARD, "nothing_left"),
        ("2C 3D", "4C", HEARTS_AND_QUEEN, STANDARD, "nothing_left"),
        ("2C 3D", "", HEARTS_AND_QUEEN.replace("QS", "8S"), STANDARD, None),
        ("2C 3D", "", HEARTS_AND_QUEEN, HouseRules(bonus=Bonus.JACK_OF_DIAMONDS), None),
        ("2C 3D", "", HEARTS_AND_QUEEN, HouseRules(sun=True), "nothing_left"),
        ("AC KC", "", "2H 3H 4H 5H", STANDARD, "all_yours"),
        ("AC QC", "", "2H 3H 4H 5H", STANDARD, None),
        ("AC QC", "", "2H 3H 4H KC", STANDARD, "all_yours"),
        ("AC KC", "2C", "2H 3H 4H 5H", STANDARD, None),
        ("AC KC AD", "", "2H 3H 4H 5H", STANDARD, "all_yours"),
        ("AC KC 2D", "", "2H 3H 4H 5H", STANDARD, None),
    ],
)
def test_a_seat_knows_the_score_when_nothing_scores_any_more_or_it_takes_the_rest(
    hand: str, trick: str, before: str, house: HouseRules, why: Certainty | None
) -> None:
    deal = position(hand, trick, before=before, house=house)
    held = (deal.hands[SOUTH], 1 << 51, 1 << 51, 1 << 51)
    match = Match(house, 1, (), deal._replace(held=held))
    assert certainty(see(match, SOUTH)) == why


def test_a_moon_that_may_yet_count_twice_is_played_to_its_end() -> None:
    house = HouseRules(sun=True, moon=Moon.OTHERS_ADD)
    deal = position("2C 3D", before="AH 2H 3H 4H / KH 5H 6H 7H / QH 8H 9H TH / JH QS AC 4C")
    match = Match(house, 1, (), deal._replace(setup=deal.setup._replace(house=house)))
    match = match._replace(
        deal=match.deal._replace(held=(deal.hands[0], 1 << 51, 1 << 50, 1 << 49))
    )
    assert see(match, SOUTH).threat == SOUTH
    assert certainty(see(match, SOUTH)) is None


def a_hand(house: HouseRules, seed: int) -> Iterator[Match]:
    """Yield every position of a random hand, and at last its score."""
    for _, step in play_on(some_match(seed, 0, house), random.Random(seed)):
        yield step.match
        if step.match.stage in (Stage.SCORED, Stage.OVER, Stage.MOON):
            return


def certain_ends(hand: Iterator[Match]) -> list[tuple[Match, Match]]:
    """Return what playing out gives wherever a hand is certain to South, and what came instead."""
    positions = list(hand)
    known = [m for m in positions if m.deal.tricks and certainty(see(m, SOUTH))]
    return [(played_out(position, SOUTH).match, positions[-1]) for position in known]


def test_over_thousands_of_hands_the_score_is_what_play_would_have_made_it() -> None:
    ends = [pair for seed in range(2000) for pair in certain_ends(a_standard_hand(seed))]
    assert len(ends) > 2000
    for at_once, played in ends:
        assert at_once.scores == played.scores
        assert at_once.stage is played.stage
        assert len(at_once.deal.tricks) == STANDARD.hand_size
        assert at_once.deal.gone == played.deal.gone


@pytest.mark.parametrize("preset", PRESETS)
def test_so_it_is_by_all_rules(preset: str) -> None:
    house = PRESETS[preset]
    for seed in range(20):
        for at_once, played in certain_ends(a_hand(house, seed)):
            assert at_once.tally == played.tally
            assert at_once.stage is played.stage


def test_a_hand_that_is_open_is_not_played_out() -> None:
    with pytest.raises(ValueError, match="cannot know"):
        played_out(some_match(1, 10), SOUTH)
