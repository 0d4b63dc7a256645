"""The texts: complete in every language, none left in the code, none left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from game.words import Words, choose_language
from tests.headless import CATALOGUES

GAME = Path(__file__).parents[1] / "game"
DRAWING = ["table", "scenes"]
SPANISH = CATALOGUES["es"]


def code() -> Iterator[tuple[Path, ast.AST]]:
    for folder in DRAWING:
        for file in sorted((GAME / folder).glob("*.py")):
            yield file, ast.parse(file.read_text(encoding="utf-8"))


def patterns() -> Iterator[re.Pattern[str]]:
    """Yield what every string of the code could be a key as, its holes filled by anything."""
    for _, tree in code():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.compile(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+"
                    for part in node.values
                ]
                yield re.compile("".join(parts))


def said() -> Iterator[tuple[str, str]]:
    """Yield every key that is said by name, with where."""
    for file, tree in code():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            called = node.func.id if isinstance(node.func, ast.Name) else called
            first = node.args[0]
            if called == "say" and isinstance(first, ast.Constant):
                yield f"{file.name}:{node.lineno}", str(first.value)


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_text_that_is_said_is_in_the_catalogue() -> None:
    missing = [(where, key) for where, key in said() if key not in SPANISH]
    assert not missing
    assert sum(1 for _ in said()) > 50


def test_no_text_is_left_over() -> None:
    found = list(patterns())
    unused = [key for key in SPANISH if not any(pattern.fullmatch(key) for pattern in found)]
    assert unused == []


@pytest.mark.parametrize("language", sorted(CATALOGUES))
def test_every_language_has_every_text_with_the_same_places(language: str) -> None:
    catalogue = CATALOGUES[language]
    assert set(catalogue) == set(SPANISH)
    for key, text in catalogue.items():
        model = SPANISH[key]
        forms = {"": text} if isinstance(text, str) else text
        if not isinstance(text, str):
            assert set(text) == {"one", "other"}, key
        models = [model] if isinstance(model, str) else model.values()
        wanted = set().union(*(places(form) for form in models))
        for form in forms.values():
            assert places(form) <= wanted | {"count"}, key
        assert set().union(*(places(form) for form in forms.values())) >= wanted - {"count"}, key


def test_no_words_are_written_in_the_code() -> None:
    """Any text that is shown comes from a catalogue: no letters stand in a drawn literal."""
    found = []
    for file, tree in code():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                first = node.args[0]
                shown = str(first.value) if isinstance(first, ast.Constant) else ""
                if node.func.attr in {"line", "paragraph"} and re.search("[a-z]{2}", shown):
                    found.append((file.name, node.lineno))
    assert found == []


def test_a_count_chooses_its_form() -> None:
    words = Words("xx", {"cards": {"one": "{count} card", "other": "{count} cards"}})
    assert [words.say("cards", count=count) for count in (0, 1, 2)] == [
        "0 cards",
        "1 card",
        "2 cards",
    ]


def test_a_text_that_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="the catalogue 'xx' has no text 'nothing'"):
        Words("xx", {}).say("nothing")


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["en-GB", "es"], "en"),
        (["fr-FR", "es-AR"], "es"),
        (["EN_us.UTF-8"], "en"),
        (["de", "nl-BE", "en"], "nl"),
        (["it"], "it"),
        (["fr"], "es"),
        ([], "es"),
        ([""], "es"),
    ],
)
def test_the_first_language_that_there_is_is_chosen(preferred: list[str], language: str) -> None:
    assert choose_language(preferred, ["en", "es", "it", "nl"]) == language
