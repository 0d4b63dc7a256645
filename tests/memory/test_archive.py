"""What is carried elsewhere arrives whole, or it is said what did not."""

import random

import pytest

from game.memory.archive import Archive, decode_archive, encode_archive
from game.memory.ledger import Ledger, remembered
from game.memory.tally import Tally
from game.save import SaveError, encode, encode_settings
from tests.memory.matches import record, season
from tests.rules.chance import some_match

EVERYTHING = Archive(
    settings=encode_settings({"speed": "fast", "sound": False}),
    match=encode(some_match(9, 70), {"number": 4, "origin": "chance", "hands": []}),
    ledger=season(6),
)


def test_everything_comes_back_as_it_was() -> None:
    text = encode_archive(EVERYTHING)
    assert decode_archive(text) == EVERYTHING
    assert text.isascii()


def test_the_sums_of_older_matches_come_back_too() -> None:
    ledger = Ledger()
    for i in range(230):
        kept = record(1)._replace(number=1000 + i, seed=5000 + i, tally=Tally(matches=1, points=i))
        ledger = remembered(ledger, kept)
    assert ledger.older
    assert decode_archive(encode_archive(Archive(ledger=ledger))) == Archive(ledger=ledger)


def test_nothing_comes_back_as_nothing() -> None:
    assert decode_archive(encode_archive(Archive())) == Archive()


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_other_systems_line_ends_do_no_harm(ending: str) -> None:
    assert decode_archive("\ufeff" + encode_archive(EVERYTHING).replace("\n", ending)) == EVERYTHING


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "archive_unknown"),
        ("hello", "archive_unknown"),
        ("CORAZONES", "archive_unknown"),
        ("CORAZONES x\n", "archive_unknown"),
        ("{}", "archive_unknown"),
        ("CORAZONES 2\n", "archive_newer"),
    ],
)
def test_what_is_no_archive_is_refused(text: str, reason: str) -> None:
    with pytest.raises(SaveError) as refused:
        decode_archive(text)
    assert refused.value.reason == reason


def test_a_scratch_costs_the_line_it_is_on() -> None:
    lines = encode_archive(EVERYTHING).splitlines()
    for i in range(1, len(lines)):
        scratched = [*lines]
        scratched[i] = scratched[i].replace("1", "2", 1) + " "
        found = decode_archive("\n".join(scratched))
        assert found.lost == 1
        parts = len(found.ledger.matches) + bool(found.settings) + bool(found.match)
        assert parts == 8 - (i < len(lines) - 1)


def test_a_line_that_is_missing_is_missed_even_when_another_stands_there_twice() -> None:
    lines = encode_archive(EVERYTHING).splitlines()
    for i in range(1, len(lines)):
        assert decode_archive("\n".join(lines[:i] + lines[i + 1 :])).lost == 1
    assert decode_archive("\n".join([*lines[:4], lines[3], *lines[5:]])).lost == 1
    assert decode_archive("\n".join([*lines, lines[3]])) == EVERYTHING


def test_a_title_that_is_not_ours_is_refused_whatever_follows() -> None:
    for title in ("CORAZONE 1", "CORAZONES 11", "CORAZONES  1", " CORAZONES 1", "CORAZONES 1 "):
        with pytest.raises(SaveError) as refused:
            decode_archive(title + encode_archive(EVERYTHING).removeprefix("CORAZONES 1"))
        assert refused.value.reason in {"archive_unknown", "archive_newer"}


def test_five_thousand_mutated_files_never_crash_and_never_lose_anything_silently() -> None:
    text, chance = encode_archive(EVERYTHING), random.Random(5)
    whole = damaged = refused = 0
    for _ in range(5000):
        try:
            found = decode_archive(mutated(text, chance))
        except SaveError:
            refused += 1
            continue
        assert all(match in EVERYTHING.ledger.matches for match in found.ledger.matches)
        assert found.match in ("", EVERYTHING.match)
        assert found.settings in ("", EVERYTHING.settings)
        if found.lost:
            damaged += 1
        else:
            whole += 1
            assert len(found.ledger.matches) == len(EVERYTHING.ledger.matches)
            assert (found.match, found.settings) == (EVERYTHING.match, EVERYTHING.settings)
    assert damaged > 3000
    assert refused > 50
    assert whole + damaged + refused == 5000


def mutated(text: str, chance: random.Random) -> str:
    """Change a text as disks, editors and chat programs do."""
    for _ in range(chance.randint(1, 3)):
        at, end = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        near = min(end, at + chance.randint(1, 40))
        match chance.randrange(6):
            case 0:
                text = text[:at]
            case 1:
                text = text[:at] + text[near:]
            case 2:
                text = text[:at] + chr(chance.randint(1, 400)) + text[at + 1 :]
            case 3:
                text = text[:at] + text[at:near] * 2 + text[near:]
            case 4:
                text = text[:at] + "\n" + text[at:]
            case _:
                lines = text.split("\n")
                chance.shuffle(lines)
                text = "\n".join(lines)
    return text
