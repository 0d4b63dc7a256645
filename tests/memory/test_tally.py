"""What a hand adds to the statistics, in positions written down."""

import pytest

from game.memory.chronicle import Chronicle, chronicle_from, continued
from game.memory.tally import Tally, tally_from, tally_of_hand, tally_of_match
from game.rules.cards import (
    ALL_CARDS,
    NO_CARDS,
    QUEEN_OF_SPADES,
    card,
    cards,
    gather,
    members,
)
from game.rules.deal import Deal, dealt
from game.rules.house import STANDARD
from game.rules.legal import legal_plays
from game.rules.match import Match
from game.rules.options import Moon
from game.rules.score import score_hand
from game.rules.score import tally as tally_of_cards
from game.rules.seats import EAST, SOUTH, WEST, Pass, Seat
from game.rules.trick import Trick
from game.save import SaveError
from tests.memory.matches import finished, record
from tests.rules.positions import scored

CLUBS = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"


def holding(hand: str, seat: Seat) -> Deal:
    """Return a hand without a pass in which a seat holds these cards and the others the rest."""
    others = list(members(ALL_CARDS & ~cards(hand)))
    hands = [gather(others[i::3]) for i in range(3)]
    hands.insert(seat, cards(hand))
    return dealt(STANDARD, Pass.HOLD, hands)


def played(deal: Deal) -> Deal:
    """Play the lowest legal cards to the end."""
    while not deal.over:
        deal = deal.play(next(members(legal_plays(deal))))
    return deal


def tally(deal: Deal) -> Tally:
    cards = tally_of_cards(deal.house, deal.spoils)
    return tally_of_hand(deal, score_hand(deal.house, cards, Moon.OTHERS_ADD))


def test_a_moon_of_yours_is_shot() -> None:
    found = tally(played(holding(CLUBS, SOUTH)))
    assert (found.moons_shot, found.moons_failed, found.moons_stopped) == (1, 0, 0)
    assert (found.hands, found.points, found.table_points, found.seats) == (1, 0, 78, 4)
    assert (found.queens_taken, found.queens_given) == (1, 0)


def test_a_moon_of_a_rival_costs_you_and_gives_the_queen_away() -> None:
    deal = played(holding(CLUBS, WEST))
    found = tally(deal)
    assert (found.moons_shot, found.moons_failed, found.moons_stopped) == (0, 0, 0)
    assert found.points == 26
    plays = [play for trick in deal.tricks for play in trick.plays(4)]
    assert found.queens_given == int((SOUTH, QUEEN_OF_SPADES) in plays)
    assert found.queens_taken == 0


@pytest.mark.parametrize(
    ("first_two", "third", "failed", "stopped"),
    [
        (SOUTH, WEST, 1, 0),
        (WEST, SOUTH, 0, 1),
        (WEST, EAST, 0, 0),
    ],
)
def test_a_moon_that_fails_is_told_from_one_that_is_stopped(
    first_two: Seat, third: Seat, failed: int, stopped: int
) -> None:
    """One seat takes eight hearts in two tricks, and another the next point."""
    found = tally(
        taken_in((first_two, "AH 2H 3H 4H"), (first_two, "KH 5H 6H 7H"), (third, "QH 2C 3C 4C"))
    )
    assert (found.moons_failed, found.moons_stopped, found.moons_shot) == (failed, stopped, 0)


def test_the_queen_and_two_hearts_are_no_moon_yet() -> None:
    found = tally(taken_in((SOUTH, "AS QS 2H 3H"), (WEST, "AH 4H 5H 6H")))
    assert (found.moons_failed, found.moons_stopped) == (0, 0)


def taken_in(*tricks: tuple[Seat, str]) -> Deal:
    """Return a hand made of tricks that their leaders win."""
    done = tuple(Trick(seat, tuple(map(card, text.split()))) for seat, text in tricks)
    return dealt(STANDARD, Pass.HOLD, [ALL_CARDS] * 4)._replace(tricks=done)


def ended(*totals: int) -> Tally:
    """Return what a match with these totals adds."""
    over = taken_in()._replace(held=(NO_CARDS,) * 4)
    return tally_of_match(Match(STANDARD, 1, (scored(*totals),), over))


def test_a_place_is_counted_with_its_match() -> None:
    assert ended(10, 20, 30, 100).places == (1, 0, 0, 0)
    assert ended(50, 20, 50, 100).places == (0, 1, 0, 0)
    assert ended(104, 60, 75, 88).places == (0, 0, 0, 1)
    assert ended(10, 20, 30, 100).wins == 1
    assert ended(20, 10, 30, 100).wins == 0


def test_a_match_adds_its_hands() -> None:
    kept = record(5)
    assert kept.tally.hands == len(kept.scores)
    assert kept.tally.points == kept.totals[SOUTH]
    assert kept.tally.table_points == sum(kept.totals)
    assert kept.tally.average == kept.totals[SOUTH] / len(kept.scores)
    assert kept.tally.queens_taken == sum(score.points[SOUTH] >= 13 for score in kept.scores)


def test_tallies_add_up_and_come_back() -> None:
    one = Tally(matches=1, places=(1,), hands=3, points=10)
    both = one + Tally(matches=2, places=(0, 0, 2), hands=4, points=7)
    assert both == Tally(matches=3, places=(1, 0, 2), hands=7, points=17)
    assert tally_from(both.plain()) == both
    with pytest.raises(ValueError, match="nothing is counted as losses"):
        tally_from({"losses": 3})
    with pytest.raises(TypeError):
        tally_from({"matches": 1.5})


def test_a_chronicle_told_twice_of_a_hand_holds_it_once() -> None:
    chronicle = Chronicle(7)
    for match in finished(3):
        chronicle = continued(chronicle, match, "easy")
        assert chronicle == continued(chronicle, match, "easy")
        assert len(chronicle.hands) == len(match.scores)
    assert chronicle_from(chronicle.plain()) == chronicle


def test_a_match_begun_before_it_was_chronicled_has_its_scores() -> None:
    match = finished(3)[-1]
    chronicle = continued(Chronicle(7), match, "easy")
    assert [hand.tally.points for hand in chronicle.hands] == [s.scores[0] for s in match.scores]
    assert [bool(hand.facts) for hand in chronicle.hands] == [False] * (len(match.scores) - 1) + [
        True
    ]


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"number": "1", "origin": "chance", "hands": []},
        {"number": 1, "origin": "theft", "hands": []},
        {"number": 1, "origin": "chance", "hands": [["easy"]]},
        {"number": 1, "origin": "chance", "hands": [[1, {}, {}]]},
    ],
)
def test_what_is_no_chronicle_is_refused(plain: dict[str, object]) -> None:
    with pytest.raises(SaveError) as refused:
        chronicle_from(plain)
    assert refused.value.reason == "history_broken"
