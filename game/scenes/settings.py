"""What a person has set, and how that is written down."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeVar

from game.players.levels import Level
from game.table.pace import Speed

Choice = TypeVar("Choice", bound=enum.Enum)


@dataclass(frozen=True)
class Settings:
    """Every setting; what was never set has its first value."""

    level: Level = Level.NORMAL
    """How strong the rivals are from the next hand on."""
    level_in_play: Level = Level.NORMAL
    """How strong they are in this hand."""
    speed: Speed = Speed.MEDIUM
    sound: bool = True
    language: str = ""
    """The language chosen; without one the system's is taken."""

    def plain(self) -> dict[str, str | bool]:
        """Return the settings as plain values."""
        return {
            name: value.value if isinstance(value, enum.Enum) else value
            for name, value in asdict(self).items()
        }


def settings_from(plain: Mapping[str, Any]) -> Settings:
    """Return the settings that plain values stand for; one that is not understood is not set."""
    default = Settings()
    found: dict[str, Any] = {}
    for field in fields(Settings):
        first = getattr(default, field.name)
        value = plain.get(field.name, first)
        if isinstance(first, enum.Enum):
            found[field.name] = _member(type(first), value) or first
        else:
            found[field.name] = value if type(value) is type(first) else first
    return Settings(**found)


def _member(kind: type[Choice], value: object) -> Choice | None:
    return next((member for member in kind if member.value == value), None)
