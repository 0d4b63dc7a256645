"""Byte-code for the page, as small as it gets; only the page's own Python can write it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import util
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType

NO_COLUMNS, NO_LINE = 13, 15
"""Two of the forms of an entry in a table of lines, as Python's Objects/locations.md has them."""

UNITS = 8
"""How many instructions an entry can speak of; each has two bytes."""


def bytecode(source: bytes, name: str, *, lines: bool) -> bytes:
    """Return the content of a .pyc file: no docstrings, and no check against its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    content: bytes = _code_to_hash_pyc(
        slim(code, lines=lines), util.source_hash(source), checked=False
    )
    return content


def slim(code: CodeType, *, lines: bool) -> CodeType:
    """Return the same code with a table of its lines without columns, a third of byte-code.

    Without ``lines`` all of a function seems to stand where it begins.
    """
    constants = tuple(
        slim(constant, lines=lines) if isinstance(constant, CodeType) else constant
        for constant in code.co_consts
    )
    begin = code.co_firstlineno
    places = code.co_lines() if lines else [(0, len(code.co_code), begin)]
    return code.replace(co_consts=constants, co_linetable=b"".join(table(places, begin)))


def table(places: Iterable[tuple[int, int, int | None]], line: int) -> Iterator[bytes]:
    """Yield a table of lines: up to 8 instructions each, how many, and how far on their line is."""
    for begin, end, there in places:
        for at in range(begin, end, 2 * UNITS):
            form = NO_LINE if there is None else NO_COLUMNS
            yield bytes([0x80 | form << 3 | (min(UNITS, (end - at) // 2) - 1)])
            if there is not None:
                yield signed(there - line)
                line = there


def signed(number: int) -> bytes:
    """Return a number, six bits in a byte, the lowest of all being its sign."""
    rest = number << 1 if number >= 0 else -number << 1 | 1
    coded = bytearray()
    while rest >= 0x40:
        coded.append(0x40 | rest & 0x3F)
        rest >>= 6
    return bytes([*coded, rest])
