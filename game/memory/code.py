"""The short code of a match's deals: its rules and its seed, in letters that nobody mixes up."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

SYMBOLS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""What codes are written in: no 0 or O, no 1, I or L.  Their number is prime, as checking needs."""
BASE = len(SYMBOLS)
SEED_LENGTH = 6
SEEDS: int = BASE**SEED_LENGTH
"""How many seeds have a code of the usual length; matches are begun with one of them."""
GROUP = 4
LONGEST = 16
"""How many symbols the code of any seed has at most."""
CODED = (
    "standard", "new_moon", "mixed_moon", "american", "omnibus", "no_pass", "dame_de_pique",
    "original_1880", "spot", "reverse", "partners_together", "partners_apart", "kitty",
    "hartenjagen", "hartenjagen_32", "three", "five", "black_maria_1", "black_maria_2",
    "black_maria_3", "turbo", "booster_nines", "cancellation", "dirty",
)  # fmt: skip
"""The rules that have a code, each by its place in this list for ever."""


class CodeError(Exception):
    """A text that is no code."""


class DealCode(NamedTuple):
    """What a code stands for."""

    preset: str
    seed: int


def code_of(deals: DealCode) -> str:
    """Return the code, in groups of four.

    >>> code_of(DealCode("standard", 0))
    '2222-2222'
    """
    payload = [CODED.index(deals.preset), *digits_of(deals.seed, SEED_LENGTH)]
    return grouped("".join(SYMBOLS[digit] for digit in [*payload, _check(payload)]))


def grouped(symbols: str) -> str:
    """Return symbols in the groups in which they are easily read."""
    return "-".join(symbols[i : i + GROUP] for i in range(0, len(symbols), GROUP))


def read_code(text: str) -> DealCode:
    """Return what a code stands for; raise CodeError when it is not exactly one.

    Small letters, spaces and dashes do not matter.
    """
    digits = [SYMBOLS.find(symbol) for symbol in bare(text)]
    payload = digits[:-1]
    preset, seed = payload[:1], payload[1:]
    if len(seed) < SEED_LENGTH or -1 in digits or digits[-1] != _check(payload):
        raise CodeError(f"{text!r} is no code")
    deals = DealCode(CODED[preset[0]] if preset[0] < len(CODED) else "", number_of(seed))
    if not deals.preset or digits_of(deals.seed, SEED_LENGTH) != seed:
        raise CodeError(f"{text!r} is a code of nothing")
    return deals


def looks_like_code(text: str) -> bool:
    """Tell whether a text was meant as a code, be it right or wrong."""
    symbols = text.replace("-", "")
    return symbols.isalnum() and SEED_LENGTH + 2 <= len(symbols) <= LONGEST


def bare(text: str) -> str:
    """Return what counts of a code as it was written."""
    return "".join(text.split()).replace("-", "").upper()


def daily_seed(day: str) -> int:
    """Return the seed of a day's deals, the same for everyone."""
    digest = hashlib.sha256(f"corazones {day}".encode()).hexdigest()
    return int(digest, 16) % SEEDS


def digits_of(number: int, least: int) -> list[int]:
    """Return a number in the base of the symbols, in so many digits or as many as it needs."""
    digits: list[int] = []
    while number or len(digits) < least:
        number, digit = divmod(number, BASE)
        digits.append(digit)
    return digits[::-1]


def number_of(digits: Sequence[int]) -> int:
    """Return the number that digits in the base of the symbols stand for."""
    number = 0
    for digit in digits:
        number = number * BASE + digit
    return number


def _check(payload: list[int]) -> int:
    """Return a digit that no single wrong symbol, and no two exchanged, leave as it is."""
    weighed = sum((2 + i) * digit for i, digit in enumerate(reversed(payload)))
    return -weighed % BASE
