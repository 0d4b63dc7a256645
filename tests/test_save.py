"""What is written can be read back, and what cannot be read is refused in words."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.house import STANDARD
from game.rules.match import Match, Stage
from game.save import (
    SETTINGS_VERSION,
    VERSION,
    SaveError,
    decode,
    decode_settings,
    encode,
    encode_settings,
)
from tests.rules.chance import play_on, some_match

SAVES = Path(__file__).parent / "saves"
"""Texts that older versions of the game wrote."""


@given(st.integers(0, 2**63 - 1), st.integers(0, 200))
def test_every_position_comes_back_as_it_was(seed: int, actions: int) -> None:
    match = some_match(seed, actions)
    assert decode(encode(match)) == match


def test_every_action_of_a_whole_match_is_saved_exactly() -> None:
    match = some_match(5, 0)
    hands = [match.deal.hands]
    for _, step in play_on(match, random.Random(5)):
        match = step.match
        assert decode(encode(match)) == match
        if match.deal.setup.hands != hands[-1]:
            hands.append(match.deal.setup.hands)
    assert len(hands) == match.hand_number


@pytest.mark.parametrize(
    ("name", "stage", "hand", "totals"),
    [
        ("before-the-pass", Stage.PASS, 1, (0, 0, 0, 0)),
        ("two-have-chosen", Stage.PASS, 1, (0, 0, 0, 0)),
        ("fifth-trick", Stage.PLAY, 1, (0, 0, 0, 0)),
        ("third-hand-scored", Stage.SCORED, 3, (37, 5, 32, 4)),
        ("hand-without-a-pass", Stage.PLAY, 4, (37, 5, 32, 4)),
        ("over", Stage.OVER, 12, (109, 60, 79, 64)),
        ("over-after-a-moon", Stage.OVER, 12, (106, 80, 87, 91)),
    ],
)
def test_a_save_of_the_first_version_is_read(
    name: str, stage: Stage, hand: int, totals: tuple[int, ...]
) -> None:
    match = decode((SAVES / f"1-{name}.json").read_text())
    assert (match.house, match.stage, match.hand_number) == (STANDARD, stage, hand)
    assert match.totals == totals
    assert decode(encode(match)) == match


def test_a_save_is_plain_ascii() -> None:
    assert encode(some_match(1, 30)).isascii()


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "7", '"x"', "{}", '{"version":1}', '{"version":"1"}', '{"version":0}'],
)
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(SaveError) as refused:
        decode(text)
    assert refused.value.reason == "save_broken"


def test_a_save_of_a_newer_version_is_refused_as_such() -> None:
    text = encode(some_match(1, 3)).replace(f'"version":{VERSION}', f'"version":{VERSION + 1}')
    with pytest.raises(SaveError) as refused:
        decode(text)
    assert refused.value.reason == "save_newer"


def test_a_save_with_an_illegal_play_is_broken() -> None:
    match = some_match(1, 8)
    plain = json.loads(encode(match))
    plain["played"] = plain["played"].split()[1]
    with pytest.raises(SaveError):
        decode(json.dumps(plain))


@settings(max_examples=300)
@given(st.integers(0, 80), st.randoms(use_true_random=False))
def test_a_mangled_save_is_read_or_refused_but_never_crashes(
    actions: int, chance: random.Random
) -> None:
    text = encode(some_match(9, actions))
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text))
        text = (
            text[:at]
            + chance.choice(["", text[at] * 2, chr(chance.randint(32, 126))])
            + (text[at + 1 :])
        )
    try:
        match = decode(text)
    except SaveError:
        return
    assert isinstance(match, Match)
    assert decode(encode(match)) == match


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "1"),
        ("seed", True),
        ("scores", [[[1, 2, 3], None, [1, 2, 3]]]),
        ("scores", [[[1, 2, 3, 20], 4, [1, 2, 3, 20]]]),
        ("scores", 5),
        ("direction", "up"),
        ("dealt", ["2C"]),
        ("dealt", None),
        ("passed", [""] * 5 + ["2C 3C 4C"]),
        ("passed", ["2C 3C", "", "", ""]),
        ("played", 3),
        ("played", "2C 2C"),
    ],
)
def test_a_save_with_a_wrong_field_is_refused(field: str, value: object) -> None:
    plain = json.loads(encode(some_match(1, 30)))
    plain[field] = value
    with pytest.raises(SaveError):
        decode(json.dumps(plain))


def test_a_truncated_save_is_refused() -> None:
    text = encode(some_match(9, 40))
    for length in range(len(text)):
        with pytest.raises(SaveError):
            decode(text[:length])


def test_settings_come_back() -> None:
    text = encode_settings({"speed": "fast", "sound": False})
    assert decode_settings(text) == {"version": SETTINGS_VERSION, "speed": "fast", "sound": False}
    with pytest.raises(SaveError):
        decode_settings("fast")


def test_settings_of_the_first_version_are_read() -> None:
    kept = decode_settings((SAVES / "1-settings.json").read_text())
    assert (kept["level"], kept["speed"], kept["sound"]) == ("normal", "medium", True)
