"""The short code of rules that somebody put together."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.memory.code import SYMBOLS, CodeError
from game.memory.mix import can_be_mixed, mix_code, read_mix
from game.rules.house import STANDARD, HouseRules
from game.rules.offers import OFFERS
from game.rules.presets import PRESETS


def some_mix(seed: int) -> HouseRules:
    chance = random.Random(seed)
    options = [option for topic in OFFERS.values() for option in topic.items()]
    return HouseRules(**{name: chance.choice(values) for name, values in options})


mixes = st.builds(some_mix, st.integers(0, 2**32 - 1))


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


def test_the_code_of_the_standard_game_is_the_same_for_ever() -> None:
    assert mix_code(STANDARD) == "2496-7AYR-NTQ"


def test_all_presets_for_one_pack_can_be_put_together() -> None:
    assert [name for name, house in PRESETS.items() if not can_be_mixed(house)] == ["cancellation"]
