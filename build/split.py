"""Take a WebAssembly module apart: what the first minute of play calls, and what can come later.

Both parts number their functions like the whole, so that a function's body can stand in either as
it is.  Where a part lacks a body it has a detour instead: a call through a table that both share.
A detour in the first part begins with a call of the table's first entry, which is the page's to
set, and which has to see to it that the later part is there.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import NamedTuple

import wasm
from wasm import Thing, constant, counted, number, text

TABLE_NAME, FIRST_NAME = "later", "first"
"""The name of the shared table, and of the first part where the later one imports from it."""

NO_LOCALS, GET_LOCAL, CALL, CALL_INDIRECT = b"\0", b"\x20", b"\x10", b"\x11"
INTO_TABLE, OF_FUNCTIONS = b"\2", b"\0"
STORE_BYTE = b"\x3a\x40"
"""To a memory that is named, wherever it is."""
ACTION = b"\x60\0\0"
"""The type of a function that takes nothing and gives nothing."""

PAGE_OF_MEMORY = 65_536

MADE_IN = {wasm.TABLES: wasm.TABLE, wasm.MEMORIES: wasm.MEMORY, wasm.TAGS: wasm.TAG}


class Parts(NamedTuple):
    """A module in two."""

    first: bytes
    later: bytes


def split(module: bytes, first: Collection[int], later_data: Collection[range] = ()) -> Parts:
    """Return a module in two parts; ``first`` numbers the functions that the first part keeps.

    Functions are numbered from 0, those without a body left out.  ``later_data`` are the addresses
    of what only functions of the later part ever read.
    """
    whole = Whole(module, later_data)
    kept = sorted(first)
    if kept and kept[-1] >= len(whole.bodies):
        raise ValueError(
            f"the module has {len(whole.bodies)} functions, and none numbered {kept[-1]}"
        )
    rest = sorted(set(range(len(whole.bodies))) - set(kept))
    slots = {function: slot for slot, function in enumerate([*kept, *rest], 1)}
    return Parts(_first(whole, kept, rest, slots), _later(whole, kept, rest, slots))


class Whole:
    """A module, in the pieces that its parts are made of."""

    def __init__(self, module: bytes, later_data: Collection[range] = ()) -> None:
        sections = list(wasm.sections(module))
        self.custom = [content for kind, content in sections if kind == wasm.CUSTOM]
        self.contents = {kind: content for kind, content in sections if kind != wasm.CUSTOM}
        self.imports = wasm.imports(self.contents[wasm.IMPORT])
        self.types = wasm.numbers(self.contents[wasm.FUNCTION])
        self.bodies = wasm.bodies(self.contents[wasm.CODE])
        self.parameters = wasm.parameters(self.contents[wasm.TYPE])
        self.variables = wasm.variables(self.section(wasm.GLOBAL))
        self.data = wasm.segments(self.section(wasm.DATA))
        self.later_data = [
            data for data in self.data if any(_within(data, part) for part in later_data)
        ]
        self.things = [*self._made(), *self._changing()]
        """What is made here, is no function, and may change: the parts have to share it."""

    def section(self, kind: int) -> bytes:
        """Return a section, which may be missing and so be empty."""
        return self.contents.get(kind, number(0))

    def imported(self, kind: int) -> int:
        """Return how many of a kind are imported: they are numbered before all others."""
        return sum(thing.kind == kind for thing in self.imports)

    @property
    def action(self) -> int:
        """The number of the type that both parts add to the module's own."""
        return len(self.parameters)

    @property
    def table(self) -> int:
        """The number of the shared table, the last of all."""
        made = sum(thing.kind == wasm.TABLES for thing in self.things)
        return self.imported(wasm.TABLES) + made

    def shared_table(self) -> bytes:
        """Return how the shared table is described."""
        return wasm.FUNCREF + wasm.NO_MAXIMUM + number(len(self.bodies) + 1)

    def contents_of_part(self, bodies: Iterable[bytes], last: bytes) -> dict[int, bytes]:
        """Return the sections that list functions, with one more, an action, at the end."""
        return {
            wasm.TYPE: wasm.extended(self.contents[wasm.TYPE], [ACTION]),
            wasm.FUNCTION: counted(map(number, [*self.types, self.action])),
            wasm.CODE: counted(map(wasm.sized, [*bodies, last])),
        }

    def detour(self, function: int, slot: int, before: bytes = b"") -> bytes:
        """Return the body of a function that calls another of its type through the table."""
        kind = self.types[function]
        taken = b"".join(GET_LOCAL + number(n) for n in range(self.parameters[kind]))
        return NO_LOCALS + before + taken + self.call(slot, kind)

    def call(self, slot: int, kind: int) -> bytes:
        """Return the end of a body: a call of what is in the table."""
        return constant(slot) + CALL_INDIRECT + number(kind) + number(self.table) + wasm.END

    def fill(self, slot: int, functions: Iterable[int]) -> bytes:
        """Return what puts functions into the table, from a slot on."""
        first = self.imported(wasm.FUNCTIONS)
        numbers = counted(number(first + function) for function in functions)
        return INTO_TABLE + number(self.table) + constant(slot) + wasm.END + OF_FUNCTIONS + numbers

    def _made(self) -> list[Thing]:
        found = []
        for kind, section in MADE_IN.items():
            found += self._named(kind, wasm.descriptions(self.section(section), kind))
        return found

    def _changing(self) -> list[Thing]:
        """Return the variables up to the last one that can change."""
        kinds = [variable[: wasm.TYPE_OF_VARIABLE] for variable in self.variables]
        changing = [place for place, kind in enumerate(kinds) if kind.endswith(wasm.CAN_CHANGE)]
        return self._named(wasm.GLOBALS, kinds[: max(changing, default=-1) + 1])

    def _named(self, kind: int, descriptions: list[bytes]) -> list[Thing]:
        numbered = enumerate(descriptions, self.imported(kind))
        return [Thing(FIRST_NAME, f"{kind}.{n}", kind, described) for n, described in numbered]


def _within(data: wasm.Segment, part: range) -> bool:
    """Tell whether data lie between two addresses as a whole."""
    begin = data.address
    return begin is not None and begin in part and begin + len(data.content) <= part.stop


def _first(whole: Whole, kept: list[int], rest: list[int], slots: dict[int, int]) -> bytes:
    """Return the first part: the module, its other functions being detours."""
    bodies = list(whole.bodies)
    ask = CALL + number(whole.imported(wasm.FUNCTIONS) + len(bodies))
    for function in rest:
        bodies[function] = whole.detour(function, slots[function], before=ask)
    table = text(TABLE_NAME) + bytes([wasm.TABLES]) + number(whole.table)
    more = {
        wasm.TABLE: [whole.shared_table()],
        wasm.EXPORT: [*map(_export, whole.things), table],
        wasm.ELEMENT: [whole.fill(1, kept)],
    }
    contents = whole.contents | {
        kind: wasm.extended(whole.section(kind), added) for kind, added in more.items()
    }
    contents |= whole.contents_of_part(bodies, NO_LOCALS + whole.call(0, whole.action))
    data = [data.coded() for data in whole.data if data not in whole.later_data]
    contents[wasm.DATA], contents[wasm.DATA_COUNT] = counted(data), number(len(data))
    return wasm.assembled(whole.custom, contents)


def _export(thing: Thing) -> bytes:
    """Return the export of what another part imports, whose name ends in its number."""
    return text(thing.name) + bytes([thing.kind]) + number(int(thing.name.split(".")[1]))


def _later(whole: Whole, kept: list[int], rest: list[int], slots: dict[int, int]) -> bytes:
    """Return the later part: the other functions, and detours to those of the first part."""
    bodies = list(whole.bodies)
    for function in kept:
        bodies[function] = whole.detour(function, slots[function])
    shared = Thing(FIRST_NAME, TABLE_NAME, wasm.TABLES, whole.shared_table())
    imported = [thing.coded() for thing in (*whole.imports, *whole.things, shared)]
    contents = whole.contents_of_part(bodies, NO_LOCALS + wasm.END)
    contents[wasm.IMPORT] = counted(imported)
    changing = sum(thing.kind == wasm.GLOBALS for thing in whole.things)
    contents[wasm.GLOBAL] = counted(whole.variables[changing:])
    nothing = len(bodies)
    fills = [whole.fill(0, [nothing]), whole.fill(len(kept) + 1, rest)]
    contents[wasm.ELEMENT] = counted(fills)
    contents[wasm.DATA] = counted(data.coded() for data in whole.later_data)
    return wasm.assembled([], contents)


def noting(module: bytes) -> bytes:
    """Return the module with one more memory, "noted": a byte for each function called."""
    whole = Whole(module)
    made = wasm.descriptions(whole.section(wasm.MEMORY), wasm.MEMORIES)
    memory = whole.imported(wasm.MEMORIES) + len(made)
    bodies = []
    for function, body in enumerate(whole.bodies):
        code = wasm.after_locals(body)
        note = constant(0) + constant(1) + STORE_BYTE + number(memory) + number(function)
        bodies.append(body[:code] + note + body[code:])
    contents = whole.contents | {wasm.CODE: counted(map(wasm.sized, bodies))}
    pages = b"\0" + number(math.ceil(len(bodies) / PAGE_OF_MEMORY))
    contents[wasm.MEMORY] = wasm.extended(whole.section(wasm.MEMORY), [pages])
    export = text("noted") + bytes([wasm.MEMORIES]) + number(memory)
    contents[wasm.EXPORT] = wasm.extended(whole.section(wasm.EXPORT), [export])
    return wasm.assembled(whole.custom, contents)
