"""Pyodide's script and module lose what nobody asks for, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
import slim
import wasm
from wasm import Export, Segment, Thing, constant, counted, number, sized

from tests.build.modules import BODIES, CUSTOM, INT, small_module

NAMES = [f"_unused{number}" for number in range(1000)]
USED, ASKED, SPARE = "_used", "_asked", "_spare"
SCRIPTS = ["return $0 + $1;", "console.log('¡hola!')"]


def offer(name: str) -> str:
    return f'{name}=Module["{name}"]=wasmExports["{name.removeprefix("_")}"];'


def script(*, declared: Iterable[str] = (*NAMES, USED, ASKED, SPARE)) -> str:
    """Return a script like Pyodide's: all is declared and offered, and little of it used."""
    offers = "".join(map(offer, (USED, ASKED, SPARE)))
    return f"var {','.join(declared)};{offers}{USED}(1);{slim.EVALUATED};"


def side_module(scripts: Iterable[str] = SCRIPTS) -> bytes:
    """Return a module that brings texts of JavaScript along, and imports two functions."""
    before, text = b"something else", "".join(f"{body}\0" for body in scripts).encode()
    places = [len(before), len(before) + len(text)]
    imported = [Thing("env", name, wasm.FUNCTIONS, number(0)) for name in ("spare", "more")]
    imported.append(Thing("env", "__memory_base", wasm.GLOBALS, INT + b"\0"))
    names = (slim.SCRIPTS_BEGIN, slim.SCRIPTS_END)
    base = b"\0" + wasm.GET_GLOBAL + number(0) + wasm.END
    contents = {
        wasm.TYPE: counted([b"\x60\0\0"]),
        wasm.IMPORT: counted(thing.coded() for thing in imported),
        wasm.GLOBAL: counted(INT + b"\0" + constant(place) + wasm.END for place in places),
        wasm.EXPORT: counted(Export(n, wasm.GLOBALS, i).coded() for i, n in enumerate(names, 1)),
        wasm.DATA: counted([Segment(base, before + text).coded()]),
    }
    return wasm.assembled([], contents)


def test_what_is_only_declared_and_offered_goes() -> None:
    glue = slim.glue(script(), others="", pygame=side_module())
    assert offer(SPARE) not in glue
    assert offer(USED) in glue
    assert SPARE not in glue.split(";")[0].removeprefix("var ").split(",")
    assert USED in glue.split(";")[0].removeprefix("var ").split(",")


def test_what_another_script_names_stays() -> None:
    glue = slim.glue(script(), others=f"module.{ASKED}()", pygame=side_module())
    assert offer(ASKED) in glue
    assert offer(SPARE) not in glue


def test_texts_of_javascript_become_part_of_the_script() -> None:
    glue = slim.glue(script(), others="", pygame=side_module())
    assert "eval" not in glue
    assert '"($0,$1) => { return $0 + $1; };":($0,$1) => { return $0 + $1; }' in glue


def test_the_parameters_of_a_text_are_those_it_names() -> None:
    found = slim.functions(side_module())
    assert found == ["($0,$1) => { return $0 + $1; };", "() => { console.log('¡hola!') };"]


@pytest.mark.parametrize(
    "other", [script(declared=[USED]), script() * 2, script().replace("eval(func)", "func")]
)
def test_a_script_that_is_another_is_refused(other: str) -> None:
    with pytest.raises(slim.UnknownRuntimeError, match="not as it was"):
        slim.glue(other, others="", pygame=side_module())


def exported(module: bytes) -> set[str]:
    return set(wasm.exports(dict(wasm.sections(module))[wasm.EXPORT]))


def test_a_module_keeps_the_exports_that_are_asked_for() -> None:
    slimmed = slim.module(small_module(), 'wasmExports["twice"];wasmExports.letter', [])
    assert exported(slimmed) == {"twice", "letter"}


def test_a_module_keeps_what_another_module_imports() -> None:
    assert exported(slim.module(small_module(), "", [side_module()])) == {"more"}


def test_nothing_of_a_module_changes_but_its_exports() -> None:
    slimmed, whole = (
        dict(wasm.sections(module))
        for module in (slim.module(small_module(), "", []), small_module())
    )
    assert slimmed.pop(wasm.EXPORT) == number(0)
    assert list(wasm.exports(whole.pop(wasm.EXPORT))) == list(BODIES)
    assert slimmed == whole
    assert slimmed[wasm.CUSTOM] == CUSTOM
    assert slimmed[wasm.CODE] == counted(map(sized, BODIES.values()))
