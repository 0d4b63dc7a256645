"""The short code of rules that somebody put together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.memory.code import SYMBOLS, CodeError
from game.memory.mix import PLACES, can_be_mixed, mix_code, read_mix
from game.rules.house import STANDARD, HouseRules
from game.rules.offers import VALUES
from game.rules.presets import PRESETS
from tests.rules.houses import mixes


@given(mixes)
def test_rules_come_back_from_their_code(house: HouseRules) -> None:
    assert can_be_mixed(house)
    assert read_mix(mix_code(house)) == house
    assert read_mix(mix_code(house).lower().replace("-", " ")) == house


@given(mixes, st.data())
def test_a_wrong_symbol_is_noticed(house: HouseRules, data: st.DataObject) -> None:
    code = mix_code(house).replace("-", "")
    at = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.sampled_from(SYMBOLS).filter(lambda symbol: symbol != code[at]))
    with pytest.raises(CodeError):
        read_mix(code[:at] + other + code[at + 1 :])


@pytest.mark.parametrize("text", ["", "2222", "hello", "2222-2222-2222-2222", "ZZZZ-ZZZZ-ZZZ"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(CodeError):
        read_mix(text)


def test_every_option_has_room_for_values_to_come() -> None:
    assert set(PLACES) == set(VALUES)
    for name, values in VALUES.items():
        assert values[0] == getattr(STANDARD, name)
        assert len(values) == 2 if values == (False, True) else len(values) <= PLACES[name]


@given(mixes)
def test_a_code_stays_when_values_and_options_are_added(house: HouseRules) -> None:
    with pytest.MonkeyPatch.context() as patched:
        for name, values in VALUES.items():
            patched.setitem(VALUES, name, values[: 1 + values.index(getattr(house, name))])
        for name in reversed(list(PLACES)):
            if len(VALUES[name]) > 1:
                break
            patched.delitem(PLACES, name)
        of_old = mix_code(house)
    assert read_mix(of_old) == house
    assert mix_code(house) == of_old


GOLDEN = {
    "standard": "2222-2222-222Z",
    "new_moon": "2222-2222-22AG",
    "mixed_moon": "2222-2222-22TF",
    "american": "2222-23ZB-Q3A7",
    "omnibus": "2222-2222-255H",
    "no_pass": "2222-2225-R4HH",
    "dame_de_pique": "2222-25YS-45ZH",
    "original_1880": "2222-2WQU-5CGJ",
    "spot": "2222-222N-WSH9",
    "reverse": "226W-RW7V-QKFR",
    "partners_together": "2222-53Y3-RAPB",
    "partners_apart": "2222-85W3-AFAK",
    "kitty": "25TG-R3JP-QH4M",
    "hartenjagen": "YCGW-QX38-CNHV",
    "hartenjagen_32": "2223-M22H-4GCD",
    "three": "2222-E9RY-UT4Q",
    "five": "2222-THGX-PK6Q",
    "black_maria_1": "2223-8QWK-PQAB",
    "black_maria_2": "2223-8QXV-A8FC",
    "black_maria_3": "2223-8QXJ-GC3K",
    "turbo": "222M-YZJ9-8KQH",
    "booster_nines": "224F-VY4X-VARV",
    "cancellation": "H6EQ-BBGN-AH3V-C",
    "dirty": "2222-2242-WBXF",
}
"""Codes that were given once, and stay for ever."""


@pytest.mark.parametrize("preset", GOLDEN)
def test_a_code_that_was_given_stands_for_the_same_rules_for_ever(preset: str) -> None:
    assert mix_code(PRESETS[preset]) == GOLDEN[preset]
    assert read_mix(GOLDEN[preset]) == PRESETS[preset]


def test_all_presets_can_be_put_together() -> None:
    assert [name for name, house in PRESETS.items() if not can_be_mixed(house)] == []
