"""Leave out of Pyodide what no page of this game asks of it.

Its main module offers thousands of functions to modules that anybody may load.  Here only pygame's
is loaded, and it is known what that imports.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection

import wasm

OFFERED = re.compile(r'(\w+)=Module\["\w+"\]=wasmExports\["([^"]+)"\](?:\.value>>>0)?;?')
ASKED_FOR = re.compile(r'wasmExports(?:\["|\.)(\w+)')
DECLARED = re.compile(r"var ((?:\w+,){1000,}\w+);")
STARTED = "__main_argc_argv"
"""What the script asks for by another name, which is main."""
TIMES_NAMED = 3
"""A function that is only declared and offered is named so often."""

EVALUATED = "ASM_CONSTS[start]=eval(func)"
"""Where Pyodide makes functions of the JavaScript that a module brings along as text."""
SCRIPTS_BEGIN, SCRIPTS_END = "__start_em_asm", "__stop_em_asm"


class UnknownRuntimeError(Exception):
    """The runtime is not the one that this was written for."""


def glue(script: str, others: str, pygame: bytes) -> str:
    """Return Pyodide's script without what neither it nor the others use.

    The JavaScript of pygame becomes part of it, so that the page never has to evaluate a text.
    """
    times, elsewhere = Counter(re.findall(r"\w+", script)), set(re.findall(r"\w+", others))
    unused = {
        name
        for name, _ in OFFERED.findall(script)
        if times[name] == TIMES_NAMED and name not in elsewhere
    }
    script = OFFERED.sub(lambda found: "" if found[1] in unused else found[0], script)
    declared = DECLARED.search(script)
    if declared is None or script.count(EVALUATED) != 1:
        raise UnknownRuntimeError("Pyodide's script is not as it was.")
    used = [name for name in declared[1].split(",") if name not in unused]
    script = script.replace(declared[0], f"var {','.join(used)};")
    table = ",".join(f"{json.dumps(text)}:{text.rstrip(';')}" for text in functions(pygame))
    return script.replace(EVALUATED, "ASM_CONSTS[start]={" + table + "}[func]")


def functions(module: bytes) -> list[str]:
    """Return the functions of JavaScript in a module, in the words that Pyodide puts them in."""
    contents = dict(wasm.sections(module))
    numbers = wasm.exports(contents[wasm.EXPORT])
    imported = sum(thing.kind == wasm.GLOBALS for thing in wasm.imports(contents[wasm.IMPORT]))
    variables = wasm.variables(contents[wasm.GLOBAL])
    begin, end = (
        wasm.first_value(variables[numbers[name].number - imported])
        for name in (SCRIPTS_BEGIN, SCRIPTS_END)
    )
    (data,) = wasm.segments(contents[wasm.DATA])
    bodies = data.content[begin:end].decode().rstrip("\0").split("\0")
    return [f"({_parameters(body)}) => {{ {body} }};" for body in bodies]


def _parameters(body: str) -> str:
    """Return the parameters of a function: $0, $1 and so on, as far as it names them."""
    count = 0
    while f"${count}" in body:
        count += 1
    return ",".join(f"${number}" for number in range(count))


def module(main: bytes, script: str, others: Collection[bytes]) -> bytes:
    """Return the main module with no more exports than the script and other modules ask for."""
    asked = {STARTED, *ASKED_FOR.findall(script)}
    for other in (main, *others):  # the main module finds its own variables that way, too
        asked |= {thing.name for thing in wasm.imports(dict(wasm.sections(other))[wasm.IMPORT])}
    sections = list(wasm.sections(main))
    contents = {kind: content for kind, content in sections if kind != wasm.CUSTOM}
    exports = wasm.exports(contents[wasm.EXPORT])
    contents[wasm.EXPORT] = wasm.counted(
        export.coded() for name, export in exports.items() if name in asked
    )
    return wasm.assembled([content for kind, content in sections if kind == wasm.CUSTOM], contents)
