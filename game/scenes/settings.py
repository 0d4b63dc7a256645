"""What a person has set, and how that is written down."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeVar

from game.players.levels import Level
from game.table.pace import Hold, Speed
from game.table.style import (
    Arrangement,
    BackDesign,
    Cloth,
    DeckColours,
    IndexSize,
    Style,
    SuitOrder,
    TextSize,
)

Choice = TypeVar("Choice", bound=enum.Enum)


class Taps(enum.Enum):
    """How many taps play a card."""

    TWO = "two"
    ONE = "one"


class Motion(enum.Enum):
    """Whether cards travel."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class Volume(enum.Enum):
    """How loud sounds are."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"

    @property
    def part(self) -> float:
        """The part of full loudness."""
        return {"low": 0.25, "medium": 0.6, "high": 1.0}[self.value]


@dataclass(frozen=True)
class Settings:
    """Every setting; what was never set has its first value."""

    level: Level = Level.NORMAL
    """How strong the rivals are from the next hand on."""
    level_in_play: Level = Level.NORMAL
    """How strong they are in this hand."""
    speed: Speed = Speed.MEDIUM
    hold: Hold = Hold.USUAL
    taps: Taps = Taps.TWO
    points: bool = True
    """Whether the points of the hand are shown while it is played."""
    warning: bool = True
    """Whether a seat that has taken every point so far is pointed out."""
    tips: bool = True
    """Whether what is worth knowing is said when it applies."""
    deck: DeckColours = DeckColours.TWO
    back: BackDesign = BackDesign.WINE
    cloth: Cloth = Cloth.GREEN
    index: IndexSize = IndexSize.NORMAL
    values: bool = True
    """Whether cards show what they are worth where that is not as usual."""
    order: SuitOrder = SuitOrder.ALTERNATING
    text: TextSize = TextSize.NORMAL
    contrast: bool = False
    mirrored: bool = False
    motion: Motion = Motion.SYSTEM
    rules: str = "standard"
    """The preset by which the next match is played, or "own"."""
    own: str = ""
    """The code of the rules that were put together last."""
    mixes: str = ""
    """The codes of all rules that were put together and are kept, the latest first."""
    sound: bool = True
    volume: Volume = Volume.MEDIUM
    voice: bool = False
    """Whether what happens is read aloud, where the system has a voice."""
    awake: bool = False
    """Whether the screen stays lit while a match is played, where that can be had."""
    language: str = ""
    """The language chosen; without one the system's is taken."""

    @property
    def style(self) -> Style:
        """What is only seen, and moves nothing."""
        return Style(self.deck, self.back, self.cloth, self.contrast)

    @property
    def arrangement(self) -> Arrangement:
        """What changes where things are."""
        return Arrangement(self.index, self.order, self.mirrored)

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
