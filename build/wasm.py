"""WebAssembly modules as far as the build takes them apart: into sections, and those into entries.

No instruction is ever read: the body of a function is bytes from its first local to its ``end``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

HEADER = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT = range(8)
START, ELEMENT, CODE, DATA, DATA_COUNT, TAG = range(8, 14)
ORDER = (
    TYPE, IMPORT, FUNCTION, TABLE, MEMORY, TAG, GLOBAL, EXPORT, START, ELEMENT, DATA_COUNT, CODE,
    DATA,
)  # fmt: skip

FUNCTIONS, TABLES, MEMORIES, GLOBALS, TAGS = range(5)
"""The kinds of what can be imported and exported."""

FUNCREF, NO_MAXIMUM, CAN_CHANGE = b"\x70", b"\0", b"\1"
FUNCTION_TYPE = 0x60
TYPE_OF_VARIABLE = 2
"""How many bytes the type of a variable has."""
I32_CONST, I64_CONST, GET_GLOBAL, END = b"\x41", b"\x42", b"\x23", b"\x0b"

T = TypeVar("T")


class Thing(NamedTuple):
    """Something imported: from where, by which name, of which kind, and how it is described."""

    module: str
    name: str
    kind: int
    description: bytes

    def coded(self) -> bytes:
        """Return the import as it stands in a module."""
        return text(self.module) + text(self.name) + bytes([self.kind]) + self.description


class Export(NamedTuple):
    """Something exported: by which name, of which kind, and its number."""

    name: str
    kind: int
    number: int

    def coded(self) -> bytes:
        """Return the export as it stands in a module."""
        return text(self.name) + bytes([self.kind]) + number(self.number)


class Segment(NamedTuple):
    """Bytes that the memory begins with: where, as an instruction says it, and which."""

    place: bytes
    content: bytes

    @property
    def address(self) -> int | None:
        """Where in the memory they begin, if that is settled."""
        reader = Reader(self.place)
        reader.number()
        return reader.number() if reader.take(1) == I32_CONST else None

    def coded(self) -> bytes:
        """Return the segment as it stands in a module."""
        return self.place + sized(self.content)


class Reader:
    """Goes through the bytes of a section."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def byte(self) -> int:
        """Return the next byte."""
        return self.take(1)[0]

    def number(self) -> int:
        """Return the next number, of whichever length."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, count: int) -> bytes:
        """Return so many bytes; raise ValueError when there are fewer."""
        self.at += count
        if self.at > len(self.data):
            raise ValueError("this WebAssembly module ends too early")
        return self.data[self.at - count : self.at]

    def text(self) -> str:
        """Return a text that is preceded by its length."""
        return self.take(self.number()).decode()

    def limits(self) -> None:
        """Go past how large a table or a memory is and may become."""
        for _ in range(1 + self.byte() % 2):
            self.number()

    def described(self, kind: int) -> bytes:
        """Return how an import of a kind is described, as it stands there."""
        begin = self.at
        if kind in {TABLES, GLOBALS, TAGS}:
            self.byte()  # a type, or an attribute
        if kind in {TABLES, MEMORIES}:
            self.limits()
        else:
            self.number()  # a type again or, of a variable, whether it can change
        return self.data[begin : self.at]

    def initial(self) -> None:
        """Go past the value that a variable has at first."""
        while (instruction := self.take(1)) != END:
            if instruction not in {I32_CONST, I64_CONST, GET_GLOBAL}:
                raise ValueError(f"a variable begins with instruction {instruction!r}")
            self.number()


def number(value: int) -> bytes:
    """Return a number in as few bytes as it needs."""
    coded = bytearray()
    while value > 0x7F:
        coded.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*coded, value])


def constant(value: int) -> bytes:
    """Return the instruction that gives a number of 32 bits, which is not negative."""
    coded = bytearray()
    while value > 0x3F:
        coded.append(value & 0x7F | 0x80)
        value >>= 7
    return I32_CONST + bytes([*coded, value])


def text(value: str) -> bytes:
    """Return a text preceded by its length."""
    return sized(value.encode())


def sized(content: bytes) -> bytes:
    """Return bytes preceded by their number."""
    return number(len(content)) + content


def counted(coded: Iterable[bytes]) -> bytes:
    """Return entries preceded by their number."""
    listed = list(coded)
    return number(len(listed)) + b"".join(listed)


def extended(section: bytes, coded: Sequence[bytes]) -> bytes:
    """Return a section with more entries at its end."""
    reader = Reader(section)
    count = reader.number() + len(coded)
    return number(count) + section[reader.at :] + b"".join(coded)


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the number and the content of each section."""
    if not module.startswith(HEADER):
        raise ValueError("this is no WebAssembly module")
    reader = Reader(module)
    reader.take(len(HEADER))
    while reader.at < len(module):
        yield reader.byte(), reader.take(reader.number())


def assembled(custom: Iterable[bytes], contents: Mapping[int, bytes]) -> bytes:
    """Return a module of custom sections and, in their order, of all others."""
    parts = [bytes([CUSTOM]) + sized(content) for content in custom]
    parts += [bytes([kind]) + sized(contents[kind]) for kind in ORDER if kind in contents]
    return HEADER + b"".join(parts)


def parameters(section: bytes) -> list[int]:
    """Return of each type of function how many values it takes."""

    def taken(reader: Reader) -> int:
        if reader.byte() != FUNCTION_TYPE:
            raise ValueError("only types of functions are known here")
        count = reader.number()
        reader.take(count)
        reader.take(reader.number())
        return count

    return entries(section, taken)


def imports(section: bytes) -> list[Thing]:
    """Return all that is imported."""

    def imported(reader: Reader) -> Thing:
        module, name, kind = reader.text(), reader.text(), reader.byte()
        return Thing(module, name, kind, reader.described(kind))

    return entries(section, imported)


def exports(section: bytes) -> dict[str, Export]:
    """Return all exports by their names."""

    def export(reader: Reader) -> Export:
        return Export(reader.text(), reader.byte(), reader.number())

    return {found.name: found for found in entries(section, export)}


def descriptions(section: bytes, kind: int) -> list[bytes]:
    """Return how all that is made of a kind is described."""
    return entries(section, lambda reader: reader.described(kind))


def bodies(section: bytes) -> list[bytes]:
    """Return the bodies of all functions."""
    return entries(section, lambda reader: reader.take(reader.number()))


def numbers(section: bytes) -> list[int]:
    """Return the numbers in a section that holds nothing else."""
    return entries(section, Reader.number)


def variables(section: bytes) -> list[bytes]:
    """Return all variables, as they stand there."""

    def variable(reader: Reader) -> bytes:
        begin = reader.at
        reader.described(GLOBALS)
        reader.initial()
        return reader.data[begin : reader.at]

    return entries(section, variable)


def first_value(variable: bytes) -> int:
    """Return the number that a variable begins with."""
    reader = Reader(variable)
    reader.described(GLOBALS)
    reader.take(1)
    return reader.number()


def segments(section: bytes) -> list[Segment]:
    """Return all that the memory begins with."""

    def segment(reader: Reader) -> Segment:
        begin = reader.at
        if reader.number() != 0:
            raise ValueError("only what is put into the one memory at once is known here")
        reader.initial()
        return Segment(reader.data[begin : reader.at], reader.take(reader.number()))

    return entries(section, segment)


def entries(section: bytes, read: Callable[[Reader], T]) -> list[T]:
    """Return the entries of a section, each read by a function."""
    reader = Reader(section)
    return [read(reader) for _ in range(reader.number())]


def after_locals(body: bytes) -> int:
    """Return where the instructions of a function begin."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.number()
        reader.byte()
    return reader.at
