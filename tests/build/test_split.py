"""A module in two parts does what it did in one, whichever functions come first."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Collection
from itertools import combinations
from pathlib import Path

import pytest
import split
import wasm

from tests.build.modules import BODIES, CUSTOM, EARLY, LATE, small_module

SMALL = small_module()
LATE_DATA = [range(300, 310)]
LETTER = list(BODIES).index("letter")
"""The one function that reads them."""
RUN = Path(__file__).parent / "run.mjs"
DONE = [
    "more 5: 6",
    "twice 5: 12",
    "letter 0: 108",
    "counted 0: 41",
    "counted 0: 42",
    "asked 5: 102",
]
"""What the functions give, each called with a number; what is outside multiplies by ten."""

EVERYTHING = range(len(BODIES))
KEPT = [kept for size in range(len(BODIES) + 1) for kept in combinations(EVERYTHING, size)]

needs_node = pytest.mark.skipif(
    shutil.which("node") is None, reason="modules cannot be run here: there is no command 'node'"
)


def ran(folder: Path, first: bytes, later: bytes = b"") -> tuple[list[str], list[int]]:
    """Return what all functions gave, and after how many calls the later part was asked for."""
    files = {"first.wasm": first} | ({"later.wasm": later} if later else {})
    for name, content in files.items():
        (folder / name).write_bytes(content)
    words = ["node", str(RUN), *(str(folder / name) for name in files)]
    told = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    return told["given"], told["asked"]


def bodies(module: bytes) -> list[bytes]:
    return wasm.bodies(dict(wasm.sections(module))[wasm.CODE])


@needs_node
def test_the_whole_module_runs(tmp_path: Path) -> None:
    assert ran(tmp_path, SMALL) == (DONE, [])


@needs_node
@pytest.mark.parametrize("kept", KEPT[:: len(KEPT) // 8])
def test_both_parts_do_what_the_whole_does(tmp_path: Path, kept: tuple[int, ...]) -> None:
    late = () if LETTER in kept else LATE_DATA
    given, _ = ran(tmp_path, *split.split(SMALL, kept, late))
    assert given == DONE


@needs_node
def test_the_later_part_is_asked_for_once_and_not_before_it_is_needed(tmp_path: Path) -> None:
    numbers = {name: place for place, name in enumerate(BODIES)}
    kept = [numbers["more"], numbers["twice"]]
    _, asked = ran(tmp_path, *split.split(SMALL, kept, LATE_DATA))
    assert asked == [2]


def test_each_function_notes_its_call_before_all_else() -> None:
    noting = split.noting(SMALL)
    sections = dict(wasm.sections(noting))
    assert wasm.exports(sections[wasm.EXPORT])["noted"] == wasm.Export("noted", wasm.MEMORIES, 1)
    for function, (body, noted) in enumerate(zip(BODIES.values(), bodies(noting), strict=True)):
        code = wasm.after_locals(body)
        note = noted[code : len(noted) - len(body) + code]
        assert noted == body[:code] + note + body[code:]
        assert note.endswith(split.STORE_BYTE + wasm.number(1) + wasm.number(function))


@pytest.mark.parametrize("kept", KEPT)
def test_every_body_is_in_just_one_part(kept: Collection[int]) -> None:
    first, later = map(bodies, split.split(SMALL, kept))
    for function, body in enumerate(BODIES.values()):
        assert (first[function] == body) is (function in kept)
        assert (later[function] == body) is (function not in kept)


def test_data_of_the_later_part_do_not_travel_twice() -> None:
    parts = split.split(SMALL, EVERYTHING, LATE_DATA)
    data = [wasm.segments(dict(wasm.sections(part))[wasm.DATA]) for part in parts]
    assert data == [[EARLY], [LATE]]


def test_data_that_lie_partly_elsewhere_stay_in_the_first_part() -> None:
    first, _ = split.split(SMALL, EVERYTHING, [range(298, 302)])
    assert wasm.segments(dict(wasm.sections(first))[wasm.DATA]) == [EARLY, LATE]


def test_what_tools_have_added_stays_with_the_first_part() -> None:
    parts = split.split(SMALL, [])
    custom = [[text for kind, text in wasm.sections(part) if kind == 0] for part in parts]
    assert custom == [[CUSTOM], []]


def test_a_function_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="5 functions, and none numbered 9"):
        split.split(SMALL, [0, 9])
