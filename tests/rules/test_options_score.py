"""What is scored where an option is in force: a table of taken cards for each."""

import pytest

from game.rules.cards import ALL_CARDS, HEARTS, SUIT_CARDS, cards, names
from game.rules.ending import moon_forms, winners
from game.rules.house import HouseRules
from game.rules.options import Bonus, Moon, MoonForm, OnTarget, Pack, Partners, Tie, Turbo
from game.rules.presets import PRESETS
from game.rules.score import HandScore, running_totals, tally
from game.rules.values import BLACK_MARIA, DIRTY, DUTCH_32, HEARTS_ONLY, SPOT_A, SPOT_B
from tests.rules.positions import score, scored

HEARTS_ALL = names(SUIT_CARDS[HEARTS] & ALL_CARDS)
MOON = f"{HEARTS_ALL} QS"
EVERYTHING = names(ALL_CARDS)
LOW_HEARTS, HIGH_HEARTS = "2H 3H 4H 5H 6H 7H", "8H 9H TH JH QH KH AH"


@pytest.mark.parametrize(
    ("house", "total"),
    [
        (HouseRules(), 26),
        (HouseRules(values=HEARTS_ONLY), 13),
        (HouseRules(values=SPOT_A), 129),
        (HouseRules(values=SPOT_B), 124),
        (HouseRules(values=BLACK_MARIA), 43),
        (HouseRules(values=DIRTY), 77),
        (HouseRules(values=DUTCH_32, pack=Pack.SEVENS_UP), 15),
        (HouseRules(seats=6, cancellation=True), 52),
    ],
)
def test_what_all_the_point_cards_are_worth(house: HouseRules, total: int) -> None:
    assert house.all_points == total


@pytest.mark.parametrize(
    ("house", "taken", "scores"),
    [
        (HouseRules(values=SPOT_A), ("2H TH", "JH QH", "KH AH", "QS"), (12, 23, 27, 25)),
        (HouseRules(values=SPOT_B), ("2H TH", "JH QH", "KH AH", "QS"), (12, 20, 25, 25)),
        (HouseRules(values=BLACK_MARIA), ("KS", "AS", "QS 2H", "JS"), (10, 7, 14, 0)),
        (HouseRules(values=DUTCH_32), ("JC", "QS", "7H AH", "TC"), (2, 5, 2, 0)),
        (HouseRules(values=DIRTY), ("QH", "QD", "QC 3H", "QS"), (13, 13, 14, 26)),
        (HouseRules(values=HEARTS_ONLY), ("QS", "2H", "3H 4H", ""), (0, 1, 2, 0)),
    ],
)
def test_the_values_of_cards(house: HouseRules, taken: list[str], scores: tuple[int, ...]) -> None:
    assert score(house, taken).scores == scores


@pytest.mark.parametrize(
    ("bonus", "taken", "scores"),
    [
        (Bonus.JACK_OF_DIAMONDS, (f"{LOW_HEARTS} JD", HIGH_HEARTS, "QS", ""), (-4, 7, 13, 0)),
        (Bonus.TEN_OF_DIAMONDS, (f"{LOW_HEARTS} TD", HIGH_HEARTS, "QS", "JD"), (-4, 7, 13, 0)),
        # A moon needs no bonus card; who takes it has it on top of everything.
        (Bonus.JACK_OF_DIAMONDS, (f"{MOON} JD", "", "", ""), (-10, 26, 26, 26)),
        (Bonus.JACK_OF_DIAMONDS, (MOON, "JD", "", ""), (0, 16, 26, 26)),
    ],
)
def test_the_bonus_card(bonus: Bonus, taken: list[str], scores: tuple[int, ...]) -> None:
    assert score(HouseRules(bonus=bonus), taken).scores == scores


@pytest.mark.parametrize(
    ("house", "taken", "says", "scores"),
    [
        (HouseRules(), ("", MOON, "", ""), None, (26, 0, 26, 26)),
        (PRESETS["new_moon"], ("", MOON, "", ""), None, (0, -26, 0, 0)),
        (PRESETS["american"], ("", MOON, "", ""), Moon.OTHERS_ADD, (26, 0, 26, 26)),
        (PRESETS["american"], ("", MOON, "", ""), Moon.SHOOTER_SUBTRACTS, (0, -26, 0, 0)),
        (HouseRules(moon=Moon.NONE), ("", MOON, "", ""), None, (0, 26, 0, 0)),
        (HouseRules(moon=Moon.WINS_THE_MATCH), ("", MOON, "", ""), None, (0, 0, 0, 0)),
        (PRESETS["three"], (MOON, "", ""), None, (0, 26, 26)),
        (PRESETS["five"], (MOON, "", "", "", ""), None, (0, 26, 26, 26, 26)),
        (PRESETS["black_maria_2"], (f"{MOON} KS AS", "", ""), None, (0, 43, 43)),
        # Without the king and the ace, which count there, it is no moon.
        (PRESETS["black_maria_2"], (MOON, "KS", "AS"), None, (26, 10, 7)),
        # Hearts alone are a moon where the queen is worth nothing.
        (HouseRules(values=HEARTS_ONLY), (HEARTS_ALL, "QS", "", ""), None, (0, 13, 13, 13)),
        # It is the cards that make a moon, never a sum.
        (HouseRules(values=BLACK_MARIA), (f"{MOON} KS", "AS", "", ""), None, (36, 7, 0, 0)),
    ],
)
def test_what_a_moon_does(
    house: HouseRules, taken: list[str], says: MoonForm | None, scores: tuple[int, ...]
) -> None:
    assert score(house, taken, says=says).scores == scores


ADD: tuple[MoonForm, ...] = (Moon.OTHERS_ADD,)
SUBTRACT: tuple[MoonForm, ...] = (Moon.SHOOTER_SUBTRACTS,)


@pytest.mark.parametrize(
    ("moon", "before", "forms"),
    [
        (Moon.OTHERS_ADD, (90, 60, 70, 80), ADD),
        (Moon.SHOOTER_SUBTRACTS, (0, 0, 0, 0), SUBTRACT),
        (Moon.SHOOTER_CHOOSES, (0, 0, 0, 0), ADD + SUBTRACT),
        # West would win if the others added.
        (Moon.MIXED_BY_CHOICE, (90, 60, 70, 80), ADD + SUBTRACT),
        (Moon.MIXED_BY_RULE, (90, 60, 70, 80), SUBTRACT),
        # The shooter would win, or nobody yet.
        (Moon.MIXED_BY_CHOICE, (50, 60, 70, 80), ADD),
        (Moon.MIXED_BY_RULE, (90, 60, 60, 60), ADD),
        (Moon.MIXED_BY_RULE, (86, 60, 70, 80), ADD),
    ],
)
def test_what_a_moon_may_do(
    moon: Moon, before: tuple[int, ...], forms: tuple[MoonForm, ...]
) -> None:
    house = HouseRules(moon=moon)
    found = tally(house, [cards(MOON), 0, 0, 0])
    assert moon_forms(house, found, [scored(*before)]) == forms


@pytest.mark.parametrize(
    ("house", "taken", "scores"),
    [
        (HouseRules(sun=True), ("", EVERYTHING, "", ""), (52, 0, 52, 52)),
        (
            HouseRules(sun=True, moon=Moon.SHOOTER_SUBTRACTS),
            (EVERYTHING, "", "", ""),
            (-52, 0, 0, 0),
        ),
        (HouseRules(sun=True), ("2C", MOON, "", ""), (26, 0, 26, 26)),
        (HouseRules(), ("", EVERYTHING, "", ""), (26, 0, 26, 26)),
    ],
)
def test_taking_every_trick_is_a_sun(
    house: HouseRules, taken: list[str], scores: tuple[int, ...]
) -> None:
    assert score(house, taken).scores == scores


@pytest.mark.parametrize(
    ("house", "taken", "says", "scores"),
    [
        # A side scores what both took.
        (PRESETS["partners_together"], (LOW_HEARTS, "QS", HIGH_HEARTS, ""), None, (13, 13, 13, 13)),
        (
            PRESETS["partners_together"],
            ("2H", f"{LOW_HEARTS[3:]} QS", "", HIGH_HEARTS),
            None,
            (1, 25, 1, 25),
        ),
        (PRESETS["partners_together"], (HEARTS_ALL, "", "QS", ""), Moon.OTHERS_ADD, (0, 26, 0, 26)),
        (
            PRESETS["partners_together"],
            (HEARTS_ALL, "", "QS", ""),
            Moon.SHOOTER_SUBTRACTS,
            (-26, 0, -26, 0),
        ),
        # Apart, a moon is one seat's.
        (PRESETS["partners_apart"], (HEARTS_ALL, "", "QS", ""), None, (13, 0, 13, 0)),
        (PRESETS["partners_apart"], (MOON, "", "", ""), None, (0, 26, 26, 26)),
        (
            HouseRules(partners=Partners.APART, spare_partner=True),
            (MOON, "", "", ""),
            None,
            (0, 26, 0, 26),
        ),
    ],
)
def test_partners(
    house: HouseRules, taken: list[str], says: MoonForm | None, scores: tuple[int, ...]
) -> None:
    assert score(house, taken, says=says).scores == scores


SUBTRACTING_TURBO = HouseRules(turbo=Turbo.ANY_CARDS, moon=Moon.SHOOTER_SUBTRACTS)


@pytest.mark.parametrize(
    ("house", "taken", "charged", "scores"),
    [
        (SUBTRACTING_TURBO, (EVERYTHING, "", "", ""), "", (-72, 0, 0, 0)),
        (SUBTRACTING_TURBO, (EVERYTHING, "", "", ""), "AH QS JD TC", (-288, 0, 0, 0)),
        (PRESETS["turbo"], ("QS 2H", "3H TC", "JD 4H", "AH"), "", (14, 2, -9, 1)),
        (PRESETS["turbo"], ("QS 2H", "3H TC", "JD 4H", "AH"), "QS", (27, 2, -9, 1)),
        (PRESETS["turbo"], ("QS 2H", "3H TC", "JD 4H", "AH"), "AH", (15, 4, -8, 2)),
        (PRESETS["turbo"], ("QS 2H", "3H TC", "JD 4H", "AH"), "JD TC", (14, 4, -19, 1)),
        # The ten of clubs multiplies whatever the sign.
        (PRESETS["turbo"], ("JD TC 2H", "3H", "", ""), "", (-18, 1, 0, 0)),
    ],
)
def test_charged_cards(
    house: HouseRules, taken: list[str], charged: str, scores: tuple[int, ...]
) -> None:
    assert score(house, taken, charged=charged).scores == scores


@pytest.mark.parametrize(
    ("house", "hands", "totals", "won_by"),
    [
        # Exactly on the target.
        (HouseRules(on_target=OnTarget.HALF), [(100, 60, 40, 30)], (50, 60, 40, 30), ()),
        (HouseRules(on_target=OnTarget.HALF), [(100, 101, 40, 30)], (50, 101, 40, 30), (3,)),
        (HouseRules(on_target=OnTarget.ZERO), [(100, 101, 40, 30)], (0, 101, 40, 30), (0,)),
        (HouseRules(on_target=OnTarget.ZERO), [(90, 1, 1, 1), (10, 9, 8, 7)], (0, 10, 9, 8), ()),
        # Another target, or a number of hands.
        (HouseRules(target=50), [(50, 40, 20, 30)], (50, 40, 20, 30), (2,)),
        (HouseRules(hands=4), [(30, 0, 0, 5)] * 3, (90, 0, 0, 15), ()),
        (HouseRules(hands=4), [(100, 1, 2, 3)], (100, 1, 2, 3), ()),
        (HouseRules(hands=2), [(9, 1, 2, 14)] * 2, (18, 2, 4, 28), (1,)),
        # Apart, the sides' sums decide when a seat has reached the target.
        (PRESETS["partners_apart"], [(105, 78, 34, 69)], (105, 78, 34, 69), (0, 2)),
        (PRESETS["partners_apart"], [(99, 78, 90, 69)], (99, 78, 90, 69), ()),
        (PRESETS["partners_together"], [(105, 78, 105, 78)], (105, 78, 105, 78), (1, 3)),
        # The highest wins.
        (PRESETS["reverse"], [(100, 20, 70, 3)], (100, 20, 70, 3), (0,)),
        (PRESETS["reverse"], [(104, 104, 70, 3)], (104, 104, 70, 3), ()),
        # Negative totals stand.
        (HouseRules(), [(-26, 0, 0, 0), (-26, 0, 0, 99)], (-52, 0, 0, 99), ()),
    ],
)
def test_totals_and_the_end(
    house: HouseRules,
    hands: list[tuple[int, ...]],
    totals: tuple[int, ...],
    won_by: tuple[int, ...],
) -> None:
    scores = [scored(*hand) for hand in hands]
    assert running_totals(house, scores)[-1].totals == totals
    assert winners(house, scores) == won_by


@pytest.mark.parametrize(
    ("hands", "won_by"),
    [
        ([(100, 40, 40, 90)], ()),
        # Only those who were tied compare, by that hand alone.
        ([(100, 40, 40, 90), (0, 15, 11, 0)], (2,)),
        ([(100, 40, 40, 90), (0, 13, 13, 0)], ()),
        ([(100, 40, 40, 90), (0, 13, 13, 0), (0, 1, 2, 23)], (1,)),
        ([(100, 40, 41, 90)], (1,)),
    ],
)
def test_one_more_hand_between_those_who_are_tied(
    hands: list[tuple[int, ...]], won_by: tuple[int, ...]
) -> None:
    house = HouseRules(tie=Tie.ONE_MORE_HAND)
    assert winners(house, [scored(*hand) for hand in hands]) == won_by


def test_a_moon_that_wins_the_match_ends_it() -> None:
    hand = score(PRESETS["dirty"], ("", f"{MOON} QC QD", "", ""))
    assert winners(PRESETS["dirty"], [hand]) == (1,)


def test_each_part_of_a_score_is_kept() -> None:
    hand: HandScore = score(PRESETS["turbo"], ("JD TC 2H", "QS", "3H", ""), charged="JD")
    assert (hand.base[0], hand.tally.bonus[0], hand.tally.times[0]) == (1, -20, 2)
    assert hand.scores[0] == (1 - 20) * 2


def test_who_was_exactly_on_the_target_is_known() -> None:
    house = HouseRules(on_target=OnTarget.HALF)
    assert running_totals(house, [scored(100, 60, 100, 30)])[-1].on_target == (0, 2)


@pytest.mark.parametrize(
    ("seats", "hand", "kitty"), [(6, 17, 2), (7, 14, 6), (8, 13, 0), (9, 11, 5), (10, 10, 4)]
)
def test_two_packs_are_dealt_evenly_and_leave_a_kitty(seats: int, hand: int, kitty: int) -> None:
    house = HouseRules(seats=seats, cancellation=True)
    assert (house.hand_size, house.kitty_size) == (hand, kitty)
