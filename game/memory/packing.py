"""Cards written closely: a letter each, where the notation has a rank, a suit and a space."""

from __future__ import annotations

from collections.abc import Callable

from game.facts import Plain
from game.rules.cards import card, name

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""One for each card, by its number."""
PACKED = "="
"""How a text begins that is cards, packed."""


def packed(facts: Plain) -> Plain:
    """Return the facts of a hand with their cards packed; all else stays as it is."""
    return {key: _texts_changed(value, _packed) for key, value in facts.items()}


def unpacked(facts: Plain) -> Plain:
    """Return the facts of a hand as they were before they were packed.

    Raises ValueError where what looks packed is not.
    """
    return {key: _texts_changed(value, _unpacked) for key, value in facts.items()}


def _texts_changed(value: object, change: Callable[[str], str]) -> object:
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_texts_changed(entry, change) for entry in value]
    return value


def _packed(text: str) -> str:
    try:
        letters = [LETTERS[card(word)] for word in text.split(" ")]
    except (ValueError, IndexError):
        return text
    return PACKED + "".join(letters)


def _unpacked(text: str) -> str:
    if not text.startswith(PACKED):
        return text
    return " ".join(name(LETTERS.index(letter)) for letter in text.removeprefix(PACKED))
