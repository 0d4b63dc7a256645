"""Guesses fit what is known, never fail, and are equally likely."""

import random
from collections import Counter
from itertools import combinations

from game.players.guess import Guess
from game.rules.cards import NO_CARDS, cards, gather, members
from game.rules.match import Stage
from game.rules.seats import Pass, receiver
from game.rules.seen import Seen
from tests.players.situations import many_seen, playing


def test_every_world_fits_what_the_seat_knows() -> None:
    chance = random.Random(1)
    for seen in many_seen(1500, seed=1):
        guess = Guess(seen)
        for _ in range(3):
            assert_fits(guess.deal(chance), seen)


def assert_fits(hands: list[int], seen: Seen) -> None:
    assert hands[seen.seat] == seen.hand
    assert [hand.bit_count() for hand in hands] == list(seen.counts)
    assert sum(hands) == seen.hand | seen.hidden
    assert not any(hand & void for hand, void in zip(hands, seen.voids(), strict=True))
    if seen.stage is Stage.PLAY and seen.direction is not Pass.HOLD:
        still = seen.given & ~seen.played
        assert hands[receiver(seen.seat, seen.direction, 4)] & still == still


def worlds(seen: Seen) -> list[tuple[int, ...]]:
    """Return every world that fits, found by trying all."""
    hidden = list(members(seen.hidden))
    west_voids, north_voids, east_voids = seen.voids()[1:]
    found: list[tuple[int, ...]] = []
    for west in map(gather, combinations(hidden, seen.counts[1])):
        rest = [held for held in hidden if not west >> held & 1]
        for north in map(gather, combinations(rest, seen.counts[2])):
            east = gather(rest) & ~north
            if not (west & west_voids or north & north_voids or east & east_voids):
                found.append((seen.hand, west, north, east))
    return found


LATE = playing(
    "2H 5D 9D",
    before="""
    W: 2C 3C 4C 5C
    E: 6C 7C 8C 9C
    N: TC JC QC KC
    E: AC 2D 2S 3D
    E: AS 3S KS 4S
    E: QS 5S 6S 7S
    E: AD KD 8S 4D
    E: TS 9S JS QD
    N: 3H 4H 5H 6H
    W: AH KH QH JH
    """,
)


def test_all_worlds_that_fit_are_equally_likely() -> None:
    possible = worlds(LATE)
    assert 20 < len(possible) < 2000
    drawn = 200 * len(possible)
    guess, chance = Guess(LATE), random.Random(2)
    seen = Counter(tuple(guess.deal(chance)) for _ in range(drawn))
    assert set(seen) == set(possible)
    squares = sum((count - 200) ** 2 / 200 for count in seen.values())
    freedom = len(possible) - 1
    # Four standard deviations above the mean of the chi-square distribution.
    assert squares < freedom + 4 * (2 * freedom) ** 0.5


def test_the_written_position_has_voids_that_bind() -> None:
    assert LATE.voids()[1:] != [NO_CARDS] * 3
    assert LATE.hidden == cards("6D 7D 8D TD JD 7H 8H 9H TH")
