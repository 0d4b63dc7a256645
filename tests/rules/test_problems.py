"""Rules that contradict themselves are named in words, and cannot be played."""

import pytest

from game.rules.apply import new_match
from game.rules.house import HouseRules
from game.rules.options import Bonus, Moon, Pack, Partners, Turbo
from game.rules.problems import SENTENCES
from game.rules.seats import Pass
from game.rules.values import values

CASES = [
    (HouseRules(seats=2), "too_few_seats"),
    (HouseRules(seats=6), "too_many_seats"),
    (HouseRules(seats=11, cancellation=True), "two_packs_seats"),
    (HouseRules(seats=3, cancellation=True), "two_packs_seats"),
    (HouseRules(kitty=60), "no_such_kitty"),
    (HouseRules(kitty=-4), "no_such_kitty"),
    (HouseRules(seats=3, pass_cycle=(Pass.LEFT,)), "uneven_deal"),
    (HouseRules(kitty=3), "uneven_deal"),
    (HouseRules(pass_cycle=()), "no_pass_cycle"),
    (HouseRules(seats=5, pack=Pack.WITHOUT_2D_2C), "across_odd_seats"),
    (HouseRules(pass_cycle=(Pass.PARTNER,)), "pass_to_no_partner"),
    (HouseRules(pass_size=0), "pass_of_nothing"),
    (HouseRules(pass_size=14), "pass_too_large"),
    (
        HouseRules(seats=3, pack=Pack.WITHOUT_2D, pass_cycle=(Pass.LEFT,), partners=Partners.APART),
        "partners_seats",
    ),
    (HouseRules(turbo=Turbo.ONE_CARD, cancellation=True), "turbo_two_packs"),
    (HouseRules(turbo=Turbo.ONE_CARD, partners=Partners.TOGETHER), "turbo_together"),
    (HouseRules(turbo=Turbo.ONE_CARD, bonus=Bonus.TEN_OF_DIAMONDS), "turbo_other_bonus"),
    (HouseRules(booster_nines=True, cancellation=True), "nines_two_packs"),
    (HouseRules(highest_wins=True, moon=Moon.MIXED_BY_RULE), "highest_mixed_moon"),
    (HouseRules(highest_wins=True, queen_when_safe=True), "highest_forced_queen"),
    (HouseRules(values=(1, 2, 3)), "values_of_other_cards"),
    (HouseRules(values=(0,) * 52), "no_end"),
    (HouseRules(target=0), "no_target"),
    (HouseRules(hands=-1), "no_hands"),
]


@pytest.mark.parametrize(("house", "problem"), CASES, ids=[problem for _, problem in CASES])
def test_a_contradiction_is_named(house: HouseRules, problem: str) -> None:
    assert problem in [found.key for found in house.problems()]
    with pytest.raises(ValueError, match=r"[.]"):
        new_match(house, 1)


def test_every_contradiction_has_a_case() -> None:
    assert {problem for _, problem in CASES} == set(SENTENCES)


def test_the_sentence_names_the_numbers() -> None:
    (problem,) = HouseRules(pass_size=14).problems()
    assert problem.sentence == "A hand of 13 cards cannot pass 14."


@pytest.mark.parametrize(
    ("house", "ends"),
    [
        (HouseRules(values=values({"A": 10}), bonus=Bonus.JACK_OF_DIAMONDS), False),
        (HouseRules(values=values({"A": 11}), bonus=Bonus.JACK_OF_DIAMONDS), True),
        (HouseRules(values=values({"A": 5}, QS=-6)), False),
        (HouseRules(values=values({"A": 5}, QS=-6), hands=4), True),
    ],
)
def test_a_match_to_a_target_needs_cards_that_add_up_to_something(
    house: HouseRules, *, ends: bool
) -> None:
    assert ("no_end" not in [found.key for found in house.problems()]) is ends
