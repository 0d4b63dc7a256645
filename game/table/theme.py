"""The colours of the table; contrasts are measured in the tests."""

from __future__ import annotations

from functools import lru_cache

CREAM = "#FFF8E7"
MUTED = "#D6EAE0"
GOLD = "#FFD982"
GOLD_FILL = "#F4C45C"
GOLD_TOP, GOLD_BELOW = "#FBD97C", "#EDB03F"
ON_GOLD = "#321E02"
ROSE = "#FF9EA6"
QUIET_ROSE = "#DEC4BE"
VIOLET = "#D6C4FF"
DISABLED = "#9EB8AC"
DISABLED_ICON = "#6E978A"

PANEL = "#05211D"
SHEET_TOP, SHEET_BELOW = "#124438", "#0A2E27"
REFUSED = "#3A0F17"
SCRIM = "#02120F"
INK_SHADOW = "#00120E"
WHITE = "#FFFFFF"
PAPER = "#FFF3D6"


@lru_cache(maxsize=256)
def clear(colour: str, opacity: float) -> str:
    """Return the colour letting through what lies below it: 1 nothing, 0 all."""
    return f"{colour}{round(opacity * 255):02X}"
