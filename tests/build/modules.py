"""A WebAssembly module so small that it is written down here, instruction by instruction."""

from __future__ import annotations

import wasm
from wasm import Export, Segment, Thing, constant, counted, number, sized

INT = b"\x7f"
TAKES_ONE, TAKES_NONE = b"\x60\1" + INT + b"\1" + INT, b"\x60\0\1" + INT
NO_LOCALS, ONE_LOCAL = b"\0", b"\1\1" + INT
GET, SET, TEE, CALL, ADD, TIMES = b"\x20", b"\x21", b"\x22", b"\x10", b"\x6a", b"\x6c"
GET_GLOBAL, SET_GLOBAL, BYTE_AT = b"\x23", b"\x24", b"\x2d\0"

OUTSIDE = Thing("page", "outside", wasm.FUNCTIONS, number(0))
"""The one function imported, which takes a number and gives one: it is number 0."""

BODIES = {
    "more": NO_LOCALS + GET + b"\0" + constant(1) + ADD + wasm.END,
    "twice": ONE_LOCAL + GET + b"\0" + CALL + b"\1" + TEE + b"\1" + constant(2) + TIMES + wasm.END,
    "letter": NO_LOCALS + constant(0) + BYTE_AT + number(300) + wasm.END,
    "counted": NO_LOCALS
    + (GET_GLOBAL + b"\0" + constant(1) + ADD + SET_GLOBAL + b"\0" + GET_GLOBAL + b"\0")
    + wasm.END,
    "asked": NO_LOCALS + GET + b"\0" + CALL + b"\0" + CALL + b"\2" + wasm.END,
}
"""What each function does: add one; add one and double it; give a byte of the memory; count how
often it is called; double one more than what comes from outside."""
TYPES = {"more": 0, "twice": 0, "letter": 1, "counted": 1, "asked": 0}
EARLY, LATE = (
    Segment(b"\0" + constant(0) + wasm.END, b"early"),
    Segment(b"\0" + constant(300) + wasm.END, b"late"),
)
CUSTOM = b"\4notefor whoever looks"
COUNTER = INT + wasm.CAN_CHANGE + constant(40) + wasm.END
SETTLED = INT + b"\0" + constant(7) + wasm.END


def small_module() -> bytes:
    """Return the module: an import, five functions, a memory, two variables, and data twice."""
    exports = [Export(name, wasm.FUNCTIONS, 1 + place).coded() for place, name in enumerate(BODIES)]
    contents = {
        wasm.TYPE: counted([TAKES_ONE, TAKES_NONE]),
        wasm.IMPORT: counted([OUTSIDE.coded()]),
        wasm.FUNCTION: counted(map(number, TYPES.values())),
        wasm.MEMORY: counted([b"\0" + number(1)]),
        wasm.GLOBAL: counted([COUNTER, SETTLED]),
        wasm.EXPORT: counted(exports),
        wasm.CODE: counted(map(sized, BODIES.values())),
        wasm.DATA: counted([EARLY.coded(), LATE.coded()]),
    }
    return wasm.assembled([CUSTOM], contents)
