"""The hint in words: one sentence why, and what it is expected to save."""

from __future__ import annotations

from game.players.reasons import Reason
from game.rules.cards import RANKS, Card, rank_of, suit_of
from game.table.cards_view import SUIT_KEYS
from game.table.lettering import Lettering

SUIT_SIGNS = "♣♦♠♥"


def advice_text(lettering: Lettering, reason: Reason) -> str:
    """Return the sentence of a reason and, where two cards were weighed, their expected points."""
    values = reason.values
    told: dict[str, object] = {}
    if "card" in values:
        told["card"] = card_sign(int(values["card"]))
    if "suit" in values:
        told["suit"] = lettering.say(SUIT_KEYS[int(values["suit"])])
    if "seat" in values:
        told["name"] = lettering.name(int(values["seat"]))
    sentence = lettering.say(f"hint_{reason.key}", **told)
    if "other" not in values:
        return sentence
    weighed = lettering.say(
        "hint_points",
        points=lettering.decimal(values["points"]),
        other=card_sign(int(values["other"])),
        other_points=lettering.decimal(values["other_points"]),
    )
    return f"{sentence} {weighed}"


def card_sign(card: Card) -> str:
    """Return a card as it is printed in its corner."""
    rank = RANKS[rank_of(card)]
    return ("10" if rank == "T" else rank) + SUIT_SIGNS[suit_of(card)]
