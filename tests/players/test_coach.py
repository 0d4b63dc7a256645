"""The coach finds what cost points, says why, and judges by what could be known."""

import random

import pytest

from game.facts import Turn
from game.memory.decisions import decisions
from game.players.beginner import Beginner
from game.players.careful import Careful
from game.players.coach import FULL, LEAST, MOST, Budget, Decision, Finding, Review, knows
from game.players.lessons import lesson
from game.players.player import decide, finish
from game.rules.apply import apply, new_match
from game.rules.cards import card, cards, just, members, names
from game.rules.house import STANDARD
from game.rules.match import Stage
from game.rules.presets import PRESETS
from game.rules.seats import SOUTH, WEST
from game.rules.seen import see
from tests.players.sense_plays import FIRST, GONE, MIDDLE, RISING, SHOOTING
from tests.players.situations import exchanged, passing, playing

QUICK = Budget(first=120, second=240, passes=400)


def review(*made: Decision, budget: Budget = QUICK) -> list[Finding]:
    return finish(Review(made, budget, random.Random(1)).think())


def beginner_s_hand(seed: int) -> list[Turn]:
    """Return the turns of a hand that South plays without much thought."""
    match, chance = new_match(STANDARD, seed).match, random.Random(seed)
    turns = [Turn(None, match, ())]
    while match.stage in {Stage.PASS, Stage.PLAY}:
        seen = see(match, match.waiting()[0])
        action = decide(Careful() if seen.seat else Beginner(), seen, chance)
        match, events = apply(match, action)
        turns.append(Turn(action, match, events))
    return turns


@pytest.mark.parametrize(
    ("before", "trick", "hand", "played", "better", "key"),
    [
        # Following: it was taken, and need not have been.
        (GONE["W"], "7H JH 9H", "TH AH 5S 6S 7S 8S", "AH", "TH", "duck"),
        (MIDDLE["W"], "TS 6S 7S", "9S KS 8D 9D 3H 4H 5H 6H", "KS", "9S", "queen_still_out"),
        (MIDDLE["W"], "TC JC 9D", "9C KC 8D TD 6S 7S 3H 4H", "9C", "KC", "take_empty_trick"),
        (MIDDLE["W"], "AS 6S 7S", "8S QS 8D 9D 3H 4H 5H 6H", "8S", "QS", "queen_under"),
        (MIDDLE["W"], "9D 2H JD", "8D TD QD 6S 7S 9C 3H 4H", "8D", "TD", "duck_higher"),
        # Against a moon.
        (RISING, "QH 6H 7H", "KH 8H 4S 5S 9C TC", "8H", "KH", "stop_moon"),
        (SHOOTING, "KC 9C TC", "QH JH 4S 5S 6S", "QH", "6S", "feed_no_moon"),
        # Leading.
        (MIDDLE["S"], "", "6S KS QC QD 9H JH QH 8H", "KS", "QC", "queen_still_out"),
        (MIDDLE["S"], "", "6S 7S TS QC QD 9H JH QH", "QC", "TS", "flush_queen"),
        (FIRST["S"], "", "AS 5C 6C 8C 3D 5D TD KD 4H 9H JH QH", "KD", "3D", "lead_lower"),
        (FIRST["S"], "", "AS 5C 6C 8C 3D 5D TD KD 4H 9H JH QH", "8C", "3D", "lead_safer"),
        # Throwing away.
        (MIDDLE["W"], "9C TC JC", "QS 7S 8S 8D 9D TD 3H 4H", "TD", "QS", "give_queen"),
        (MIDDLE["W"], "9C TC JC", "AS 7S 8D 9D TD 3H 4H 5H", "TD", "AS", "drop_over_queen"),
        (GONE["W"], "8D JD QC", "4S 5S 3H 4H QH AH", "5S", "AH", "give_points"),
        (MIDDLE["W"], "9C TC JC", "QD 6S 7S 8S 9S TS 3H 4H", "TS", "QD", "make_void"),
    ],
)
def test_a_play_has_the_lesson_a_person_would_draw(
    before: str, trick: str, hand: str, played: str, better: str, key: str
) -> None:
    seen = playing(hand, trick, before=before)
    found = lesson(seen, card(played), card(better), moon=False)
    assert found.key == key
    assert (found.values["other"], found.values["card"]) == (card(played), card(better))


def test_a_lead_into_a_known_void_names_the_rival() -> None:
    before = "S: 2C 3C 4C AC / E: 5D JD 8C 7D"
    seen = playing("3D TD KD 5C 6C 9C 4S 6S 2H 4H 6H", "", before=before)
    found = lesson(seen, card("KD"), card("4S"), moon=False)
    assert (found.key, found.values["seat"]) == ("rival_void", WEST)


def test_taking_the_queen_when_one_could_duck_is_found_first() -> None:
    seen = playing("TS KS 8D 9D 3H 4H 5H 6H", "JS QS 6S", before=MIDDLE["W"])
    (finding,) = review(Decision(seen, just(card("KS"))))
    assert finding.better == just(card("TS"))
    assert finding.cost > 8
    assert finding.reason.key in {"duck", "queen_still_out"}
    assert finding.points == pytest.approx(finding.better_points + finding.cost)


def test_passing_low_cards_away_is_found() -> None:
    seen = passing("2C 3C 4C TC JC 5D 9D TD KS QS AS 7H 9H")
    (finding,) = review(Decision(seen, cards("2C 3C 5D")))
    assert finding.reason.key == "pass_high_spades"
    assert finding.cost > LEAST


def test_a_good_play_and_one_without_a_choice_are_no_mistakes() -> None:
    forced = playing("KS 8D 9D 3H 4H 5H 6H 7H", "JS QS 6S", before=MIDDLE["W"])
    good = playing("TS KS 8D 9D 3H 4H 5H 6H", "JS QS 6S", before=MIDDLE["W"])
    assert review(Decision(forced, just(card("KS"))), Decision(good, just(card("TS")))) == []


def test_cards_as_good_as_each_other_are_no_mistakes() -> None:
    seen = playing("8S 9S 8D 9D 3H 4H 5H 6H", "JS QS 6S", before=MIDDLE["W"])
    for either in ("8S", "9S"):
        assert review(Decision(seen, just(card(either)))) == []


def test_the_dearest_come_first_and_they_are_few() -> None:
    for seed in (31, 38):
        made = [Decision(*decision) for decision in decisions(beginner_s_hand(seed), SOUTH)]
        found = review(*made)
        costs = [finding.cost for finding in found]
        assert 1 <= len(costs) <= MOST
        assert costs == sorted(costs, reverse=True)
        assert min(costs) >= LEAST
        assert all(finding.decision in made for finding in found)


def test_every_decision_is_looked_at_as_it_was_made() -> None:
    turns = beginner_s_hand(31)
    made, over = decisions(turns, SOUTH), turns[-1].match.deal
    assert [seen.stage for seen, _ in made] == [Stage.PASS, *([Stage.PLAY] * 13)]
    assert names(made[0][1]) == names(over.setup.given(SOUTH))
    played = [c for trick in over.tricks for seat, c in trick.plays(4) if seat == SOUTH]
    assert [next(members(done)) for _, done in made[1:]] == played
    for seen, done in made:
        assert done & ~seen.legal == 0


def test_what_the_others_held_makes_no_difference() -> None:
    """With the cards that could not be seen dealt anew, the coach says the same."""
    turns, chance = beginner_s_hand(31), random.Random(3)
    dealt_anew = [
        turn._replace(match=exchanged(turn.match, SOUTH, chance))
        if turn.match.stage is Stage.PLAY
        else turn
        for turn in turns
    ]
    assert [turn.match for turn in dealt_anew] != [turn.match for turn in turns]
    assert decisions(dealt_anew, SOUTH) == decisions(turns, SOUTH)


def test_it_says_the_same_again_and_how_far_it_has_come() -> None:
    made = [Decision(*decision) for decision in decisions(beginner_s_hand(38), SOUTH)]
    looking = Review(made, QUICK, random.Random(1))
    thought = looking.think()
    seen_progress = [looking.progress]
    steps = 0
    while True:
        try:
            next(thought)
        except StopIteration as end:
            found = end.value
            break
        steps += 1
        seen_progress.append(looking.progress)
    assert found == review(*made)
    assert seen_progress == sorted(seen_progress)
    assert seen_progress[0] == 0
    assert seen_progress[-1] > 0.8
    assert steps > 500, "it can be put aside often"


def test_the_full_budget_counts_playouts_and_not_time() -> None:
    assert all(isinstance(count, int) and count > 0 for count in FULL)


def test_the_coach_speaks_only_by_rules_that_its_lessons_hold_for() -> None:
    known = {name for name, house in PRESETS.items() if knows(house)}
    assert known == {
        "standard",
        "new_moon",
        "mixed_moon",
        "american",
        "no_pass",
        "dame_de_pique",
        "hartenjagen",
        "three",
        "five",
        "black_maria_1",
    }
