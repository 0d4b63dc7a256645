"""Modules come apart into sections and entries, and together again as they were."""

from __future__ import annotations

from itertools import accumulate

import pytest
import wasm
from hypothesis import given
from hypothesis import strategies as st

from tests.build.modules import BODIES, COUNTER, CUSTOM, EARLY, LATE, OUTSIDE, SETTLED, small_module

SMALL = small_module()
CONTENTS = dict(wasm.sections(SMALL))


@given(st.integers(0, 2**32 - 1))
def test_a_number_is_read_as_it_was_written(value: int) -> None:
    reader = wasm.Reader(wasm.number(value) + b"rest")
    assert reader.number() == value
    assert reader.take(4) == b"rest"


@given(st.integers(0, 2**31 - 1))
def test_a_constant_never_looks_negative(value: int) -> None:
    coded = wasm.constant(value)
    assert coded[:1] == wasm.I32_CONST
    assert wasm.Reader(coded[1:]).number() == value
    assert not coded[-1] & 0x40


@given(st.text())
def test_a_text_is_read_as_it_was_written(value: str) -> None:
    assert wasm.Reader(wasm.text(value)).text() == value


@given(st.lists(st.binary(max_size=300)))
def test_entries_are_read_as_they_were_listed(entries: list[bytes]) -> None:
    assert wasm.bodies(wasm.counted(map(wasm.sized, entries))) == entries


@given(st.lists(st.integers(0, 9000)), st.lists(st.integers(0, 9000)))
def test_more_entries_come_after_the_others(before: list[int], more: list[int]) -> None:
    section = wasm.counted(map(wasm.number, before))
    longer = wasm.extended(section, [wasm.number(value) for value in more])
    assert wasm.numbers(longer) == before + more


def test_a_module_is_put_together_as_it_was() -> None:
    contents = {kind: content for kind, content in CONTENTS.items() if kind != wasm.CUSTOM}
    assert wasm.assembled([CUSTOM], contents) == SMALL


def test_sections_are_put_in_the_order_that_engines_insist_on() -> None:
    kinds = [wasm.DATA, wasm.CODE, wasm.DATA_COUNT, wasm.TAG, wasm.TYPE]
    module = wasm.assembled([], dict.fromkeys(kinds, wasm.number(0)))
    ordered = [kind for kind, _ in wasm.sections(module)]
    assert ordered == [wasm.TYPE, wasm.TAG, wasm.DATA_COUNT, wasm.CODE, wasm.DATA]


def test_what_a_module_is_made_of() -> None:
    assert wasm.imports(CONTENTS[wasm.IMPORT]) == [OUTSIDE]
    assert list(wasm.exports(CONTENTS[wasm.EXPORT])) == list(BODIES)
    assert wasm.bodies(CONTENTS[wasm.CODE]) == list(BODIES.values())
    assert wasm.parameters(CONTENTS[wasm.TYPE]) == [1, 0]
    assert wasm.variables(CONTENTS[wasm.GLOBAL]) == [COUNTER, SETTLED]
    assert wasm.segments(CONTENTS[wasm.DATA]) == [EARLY, LATE]


def test_where_data_lie_and_what_variables_begin_with() -> None:
    assert [EARLY.address, LATE.address] == [0, 300]
    elsewhere = wasm.Segment(b"\0" + wasm.GET_GLOBAL + b"\0" + wasm.END, b"moved")
    assert elsewhere.address is None
    assert [wasm.first_value(variable) for variable in (COUNTER, SETTLED)] == [40, 7]


@pytest.mark.parametrize(("name", "begins"), [("more", 1), ("twice", 3)])
def test_instructions_begin_after_the_locals(name: str, begins: int) -> None:
    assert wasm.after_locals(BODIES[name]) == begins


def test_what_is_no_module_is_refused() -> None:
    with pytest.raises(ValueError, match="no WebAssembly module"):
        list(wasm.sections(b"<!doctype html>"))


def test_a_module_that_did_not_come_whole_is_refused() -> None:
    ends = list(accumulate(len(wasm.sized(part)) + 1 for _, part in wasm.sections(SMALL)))
    whole = {len(wasm.HEADER), *(len(wasm.HEADER) + end for end in ends)}
    for end in set(range(len(wasm.HEADER), len(SMALL))) - whole:
        with pytest.raises(ValueError, match="ends too early"):
            list(wasm.sections(SMALL[:end]))


def test_what_the_build_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match="only types of functions"):
        wasm.parameters(wasm.counted([b"\x5f\0"]))
    with pytest.raises(ValueError, match="the one memory at once"):
        wasm.segments(wasm.counted([b"\1" + wasm.sized(b"passive")]))
    with pytest.raises(ValueError, match="a variable begins with instruction"):
        wasm.variables(wasm.counted([b"\x70\0\xd0\x70" + wasm.END]))
