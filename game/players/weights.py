"""The numbers by which careful play weighs its rules."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """How much each thing counts: in the pass for going, in a lead against, in a discard for."""

    pass_queen: tuple[float, float, float] = (100, 39.986, 2.609)
    """The queen of spades among at most three, four, and more spades."""
    pass_over_queen_with: tuple[float, float] = (40, 1)
    """King and ace beside the queen, in a short and in a long suit."""
    pass_over_queen: tuple[float, float] = (80, -4.811)
    """King and ace without the queen, with few and with enough low spades, before their rank."""
    pass_low_spade: tuple[float, float] = (-5, -20)
    """A low spade without and with the queen to guard."""
    pass_heart_rank: float = 1.937
    pass_heart_high: float = 2.19
    pass_heart_exit: float = 4.663
    pass_short_hearts: float = 5.084
    pass_rank: float = 1.725
    pass_high: float = 3.235
    pass_exit: float = 2.091
    pass_short: float = 7.184
    pass_single: float = 2.849

    lead_dead: float = 28.67
    """A suit nobody else holds."""
    lead_flush: float = -8
    lead_over_queen: tuple[float, float] = (9.168, 2.805)
    """Holding a card over the queen with fewer than three, and with three or more, below her."""
    lead_over_queen_bare: float = 60
    lead_guarded_queen: float = 9.876
    lead_queen: tuple[float, float] = (40, 80)
    """The queen herself with a card over her still out, and without."""
    lead_spades: float = 1
    lead_spades_under: float = 10
    lead_hearts: float = 2
    lead_other: float = -0.439
    """A club or a diamond, for each card of the suit still out."""
    lead_under: float = 1.672
    lead_bottom: float = 3
    lead_scarce: float = 4.733

    many_out: int = 6
    """With so many cards of the suit out, nobody is expected to be void."""

    give_high: float = 10
    give_low: float = 3
    give_length: float = 1.668
    give_bottom: float = 3.227
    give_dead: float = 4
    give_heart: float = 3.089


TUNED = Weights()
