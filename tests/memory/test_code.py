"""A code stands for the same deals on every machine, and a slip of the finger is noticed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.memory.code import (
    BASE,
    SEEDS,
    SYMBOLS,
    CodeError,
    DealCode,
    bare,
    code_of,
    daily_seed,
    read_code,
)
from game.rules.apply import new_match
from game.rules.cards import names
from game.rules.house import STANDARD

seeds = st.integers(0, SEEDS - 1) | st.integers(0, 2**63 - 1)


@given(seeds)
def test_what_is_written_can_be_read_back(seed: int) -> None:
    deals = DealCode("standard", seed)
    code = code_of(deals)
    assert read_code(code) == deals
    assert read_code(f" {code.lower().replace('-', ' ')} ") == deals


@given(st.integers(0, SEEDS - 1))
def test_the_usual_code_is_eight_symbols_in_two_groups(seed: int) -> None:
    code = code_of(DealCode("standard", seed))
    assert [len(group) for group in code.split("-")] == [4, 4]
    assert not set(bare(code)) & set("0O1IL")


@given(seeds, st.data())
def test_a_wrong_symbol_is_noticed(seed: int, data: st.DataObject) -> None:
    code = bare(code_of(DealCode("standard", seed)))
    at = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.sampled_from(SYMBOLS.replace(code[at], "")))
    with pytest.raises(CodeError):
        read_code(code[:at] + other + code[at + 1 :])


@given(seeds, st.data())
def test_two_symbols_exchanged_are_noticed(seed: int, data: st.DataObject) -> None:
    code = bare(code_of(DealCode("standard", seed)))
    at = data.draw(st.integers(0, len(code) - 2))
    swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
    if swapped == code:
        return
    with pytest.raises(CodeError):
        read_code(swapped)


@pytest.mark.parametrize(
    "text", ["", "-", "2", "222", "2222-222", "2222-222O", "ZZZZ-ZZZZ", "¡hola!"]
)
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(CodeError):
        read_code(text)


def test_a_code_that_was_once_given_stands_for_these_deals_for_ever() -> None:
    deals = read_code("26BQ-524G")
    assert deals == DealCode("standard", 123_456_789)
    south, west, north, east = map(names, new_match(STANDARD, deals.seed).match.deal.hands)
    assert south == "5C 6C TC AC 5D 7D 8D 4S JS QS AS 3H 5H"
    assert west == "JC 2D 3D QD AD 7S 9S KS 4H 6H 7H 8H KH"
    assert north == "2C 3C 4C QC 4D TD JD KD 2S 3S 5S 6S AH"
    assert east == "7C 8C 9C KC 6D 9D 8S TS 2H 9H TH JH QH"


def test_every_day_has_deals_of_its_own() -> None:
    assert daily_seed("2026-01-31") == 392_397_947
    days = {
        daily_seed(f"2026-{month:02}-{day:02}") for month in range(1, 13) for day in range(1, 29)
    }
    assert len(days) == 12 * 28
    assert max(days) < SEEDS == BASE**6
