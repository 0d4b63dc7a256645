"""Finished matches are kept once, the latest in full, and none is ever lost from the sums."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.memory.ledger import (
    KEPT,
    LONG_AGO,
    Ledger,
    decode_ledger,
    encode_ledger,
    remembered,
)
from game.memory.record import Record, record_from
from game.memory.statistics import Period, Question, matching, percentage, tally_of
from game.memory.tally import Tally
from game.rules.match import Match
from game.rules.presets import PRESETS
from game.rules.setup import Setup
from game.save import SaveError
from tests.memory.matches import finished, finished_by, kept_as, record


def ledger_of(*records: Record) -> Ledger:
    ledger = Ledger()
    for one in records:
        ledger = remembered(ledger, one)
    return ledger


def many(count: int) -> list[Record]:
    """Return so many matches, one a day from the first of January 2025."""
    model = record(1)
    days = [f"2025-{1 + i // 28 % 12:02}-{1 + i % 28:02}" for i in range(count)]
    return [model._replace(number=100 + i, seed=10_000 + i, day=days[i]) for i in range(count)]


def test_a_match_comes_back_from_its_text_as_it_was() -> None:
    ledger = ledger_of(record(1), record(2, level="hard"))
    assert decode_ledger(encode_ledger(ledger)) == ledger
    assert encode_ledger(ledger).isascii()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_by_any_rules_comes_back_with_every_moment_of_its_hands(preset: str) -> None:
    moments = finished_by(preset, 5)
    kept = kept_as(moments, 9, "2026-01-31", "normal")
    (back,) = decode_ledger(encode_ledger(ledger_of(kept))).matches
    assert back == kept
    assert (back.preset, back.house) == (preset, PRESETS[preset])
    assert back.totals == moments[-1].totals
    assert back.place == moments[-1].places()[0]
    for hand in range(len(kept.scores)):
        (*_, last) = [match for match in moments if match.hand_number == hand + 1]
        assert back.turns(hand)[-1].match == last


def test_a_match_is_counted_once_however_often_it_is_told() -> None:
    ledger = ledger_of(record(1), record(1), record(2), record(1))
    assert [match.seed for match in ledger.matches] == [1, 2]
    assert remembered(ledger, record(2)) is ledger


def test_a_match_without_a_number_of_its_own_goes_by_its_seed() -> None:
    ledger = ledger_of(record(1))
    assert remembered(ledger, record(1)._replace(number=1)) is ledger


def test_the_same_deals_played_again_are_another_match() -> None:
    ledger = ledger_of(record(1), record(1)._replace(number=5))
    assert len(ledger.matches) == 2


def test_the_latest_two_hundred_are_kept_in_full_and_the_sums_outlive_them() -> None:
    records = many(KEPT + 150)
    ledger = ledger_of(*records)
    assert list(ledger.matches) == records[-KEPT:]
    tally = tally_of(ledger, Question(), records[-1].day)
    assert tally == sum((one.tally for one in records), Tally())
    assert tally.matches == KEPT + 150
    assert decode_ledger(encode_ledger(ledger)) == ledger


def test_more_matches_in_a_month_than_are_kept_are_still_counted_to_that_month() -> None:
    model = record(1)
    busy = [
        model._replace(number=1000 + i, seed=2000 + i, day="2026-03-15") for i in range(KEPT + 50)
    ]
    ledger = ledger_of(model._replace(day="2025-06-01"), *busy)
    month = Question(Period.MONTH)
    assert tally_of(ledger, month, "2026-03-20").matches == KEPT + 50
    assert tally_of(ledger, month, "2026-04-13").matches == KEPT + 50
    assert tally_of(ledger, month, "2026-04-14").matches == 0
    assert {sort.day for sort, _ in ledger.older} == {LONG_AGO, "2026-03-15"}


def test_two_hundred_matches_take_less_room_than_a_browser_gives() -> None:
    assert len(encode_ledger(ledger_of(*many(KEPT)))) < 1_000_000


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"version":1}', '{"version":1,"matches":[{}],"older":[]}']
)
def test_what_is_no_ledger_is_refused(text: str) -> None:
    with pytest.raises(SaveError) as refused:
        decode_ledger(text)
    assert refused.value.reason == "ledger_broken"


def test_a_ledger_of_a_newer_version_is_refused_as_such() -> None:
    with pytest.raises(SaveError) as refused:
        decode_ledger('{"version":99}')
    assert refused.value.reason == "ledger_newer"


@given(st.randoms(use_true_random=False))
def test_a_mangled_ledger_is_read_or_refused_but_never_crashes(chance: random.Random) -> None:
    text = encode_ledger(ledger_of(record(1), record(2)))
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text))
        changed = chance.choice(["", text[at] * 2, chr(chance.randint(32, 126))])
        text = text[:at] + changed + text[at + 1 :]
    try:
        ledger = decode_ledger(text)
    except SaveError:
        return
    assert decode_ledger(encode_ledger(ledger)) == ledger


def test_every_moment_of_every_hand_comes_back() -> None:
    """What is kept of a match is enough to show each state it was ever in.

    While a pass is chosen nobody sees in which order that is done, and it is not kept.
    """
    for seed in range(3, 8):
        kept = record_from(record(seed).plain())
        turns = [turn for hand in range(len(kept.scores)) for turn in kept.turns(hand)]
        again = [turn.match for turn in turns]
        assert len(again) == len(finished(seed)), "a state for each action"
        assert settled(again) == settled(finished(seed))


def settled(moments: Sequence[Match]) -> list[Match]:
    """Return the moments but those at which some seats have chosen their pass and others not."""
    return [match for match in moments if not half_chosen(match.deal.setup)]


def half_chosen(setup: Setup) -> bool:
    return setup.passing and any(setup.passed)


def test_a_hand_that_was_not_written_down_is_said_to_be_missing() -> None:
    kept = record(3)
    for facts in ({}, {"dealt": ["=A"]}, {"dealt": "=!", "direction": "left"}):
        broken = kept._replace(hands=(("", facts),) * len(kept.hands))
        with pytest.raises(SaveError) as refused:
            broken.turns(0)
        assert refused.value.reason == "hand_broken"


def test_questions_choose_by_level_preset_and_period() -> None:
    easy, hard = record(1, level="easy"), record(2, level="hard", day="2026-03-01")
    other = record(3)._replace(house=PRESETS["omnibus"], day="2026-03-02")
    ledger = ledger_of(easy, hard, other)
    today = "2026-03-02"

    def found(question: Question) -> list[int]:
        matches = matching(ledger, question, today)
        assert tally_of(ledger, question, today).matches == len(matches)
        return [match.seed for match in matches]

    assert found(Question()) == [1, 2, 3]
    assert found(Question(level="easy")) == [1]
    assert found(Question(preset="omnibus")) == [3]
    assert found(Question(Period.MONTH)) == [2, 3]
    assert found(Question(Period.MONTH, level="easy")) == []
    assert found(Question(Period.LATEST)) == [1, 2, 3]


def test_the_latest_twenty_are_twenty() -> None:
    ledger = ledger_of(*many(30))
    latest = matching(ledger, Question(Period.LATEST), "2026-01-01")
    assert [match.number for match in latest] == list(range(110, 130))


@pytest.mark.parametrize(
    ("part", "whole", "expected"),
    [(7, 10, 70), (0, 10, 0), (10, 10, 100), (1, 3, 33), (2, 3, 67), (1, 8, 13), (0, 0, 0)],
)
def test_percentages_are_rounded_once(part: int, whole: int, expected: int) -> None:
    assert percentage(part, whole) == expected
