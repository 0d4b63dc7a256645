"""Every text of the game by its key, in the language of a catalogue.

A catalogue maps keys to texts with named places, ``"Mano {number}"``; where the text depends on a
count it maps them to one text for ``one`` and one for ``other``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Catalogue: TypeAlias = Mapping[str, str | Mapping[str, str]]

FIRST_LANGUAGE = "es"


class Words:
    """The texts of one language."""

    def __init__(self, language: str, catalogue: Catalogue) -> None:
        self.language = language
        self._catalogue = catalogue

    def say(self, key: str, **values: object) -> str:
        """Return the text of a key with the values in their places; ``count`` chooses the plural.

        Raises KeyError when the catalogue lacks the key or the text asks for a value not given.
        """
        if key not in self._catalogue:
            message = f"the catalogue {self.language!r} has no text {key!r}"
            raise KeyError(message)
        text = self._catalogue[key]
        if not isinstance(text, str):
            text = text["one" if values["count"] == 1 else "other"]
        return text.format(**values)


def choose_language(preferred: Iterable[str], available: Iterable[str]) -> str:
    """Return the first preferred language there is a catalogue for, or the game's own."""
    offered = set(available)
    for tag in preferred:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in offered:
            return language
    return FIRST_LANGUAGE
