"""Where the window was and how large, as it is written down."""

from __future__ import annotations

import json
from typing import NamedTuple

LEAST, MOST = 200, 20_000
"""What a window's side can be; anything else was not written by this program."""


class Place(NamedTuple):
    """A window in pixels; without a left edge the system finds a place for it."""

    width: int
    height: int
    left: int | None = None
    top: int | None = None
    full_screen: bool = False


def encode_place(place: Place) -> str:
    """Return a place as text."""
    return json.dumps(place._asdict())


def decode_place(text: str | None, usual: Place) -> Place:
    """Return the place in a text, or the usual one if it says nothing sensible."""
    try:
        plain = json.loads(text or "null")
    except ValueError:
        return usual
    if not isinstance(plain, dict):
        return usual
    numbers: list[int] = [
        number
        for number in map(plain.get, ("width", "height", "left", "top"))
        if type(number) is int and abs(number) <= MOST
    ]
    if len(numbers) < 4 or min(numbers[:2]) < LEAST:
        return usual
    width, height, left, top = numbers
    return Place(width, height, left, top, full_screen=plain.get("full_screen") is True)
