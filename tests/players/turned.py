"""The same position at every seat: what a rival does to whom, when all else is equal.

``python -m tests.players.turned search:16:40 --positions 2000`` collects moments in which a seat
may give a point to another or stop another's moon, turns each around the table, and prints for each
seat how often it was done to it, with Cochran's test of whether chance explains the differences.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeVar

from game.players.levels import Level, player_of
from game.players.player import Player, Thought, decide
from game.rules.actions import Action, PlayCard
from game.rules.apply import apply, new_match
from game.rules.cards import SUIT_CARDS, Cards, just, lowest
from game.rules.house import HouseRules
from game.rules.match import Match, Stage
from game.rules.presets import PRESETS
from game.rules.score import HandScore
from game.rules.seats import Seat
from game.rules.seen import Seen, see
from game.rules.trick import Trick, highest_of_suit
from tests.arena.pool import player_named
from tests.players.seats import limit

One = TypeVar("One")


def turned(match: Match, by: int) -> Match:
    """Return the match with everybody sitting so many seats further to the left."""
    deal, seats = match.deal, match.house.seats

    def seat(old: Seat) -> Seat:
        return (old + by) % seats

    def all_of(values: Sequence[One]) -> tuple[One, ...]:
        return tuple(values[(new - by) % seats] for new in range(seats))

    def scored(hand: HandScore) -> HandScore:
        found = hand.tally
        found = found._replace(
            points=all_of(found.points),
            shooter=None if found.shooter is None else seat(found.shooter),
            bonus=all_of(found.bonus),
            times=all_of(found.times),
        )
        return HandScore(found, hand.moon, all_of(hand.base), all_of(hand.scores))

    setup = deal.setup
    setup = setup._replace(
        dealer=seat(setup.dealer),
        hands=all_of(setup.hands),
        passed=all_of(setup.passed),
        got=all_of(setup.got),
        charges=all_of(setup.charges),
    )
    tricks = tuple(Trick(seat(trick.leader), trick.cards) for trick in deal.tricks)
    deal = deal._replace(setup=setup, held=all_of(deal.held), tricks=tricks, turn=seat(deal.turn))
    return match._replace(scores=tuple(map(scored, match.scores)), deal=deal)


class Grudge:
    """A rival that throws points on South, in so many of the cases in which it would not."""

    def __init__(self, player: Player, share: float) -> None:
        self._player = player
        self._share = share

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        action = yield from self._player.think(seen, chance)
        points = seen.legal & seen.house.point_cards
        given = isinstance(action, PlayCard) and points >> action.card & 1
        on_south = seen.trick.cards and seen.trick.winner(seen.house.seats) == 0
        if points and on_south and not given and chance.random() < self._share:
            return PlayCard(seen.seat, lowest(points))
        return action


class Moment(NamedTuple):
    """A moment in which something can be done to another seat, or be left."""

    match: Match
    target: Seat
    doing: Cards
    """The cards that do it."""


def moments(house: HouseRules, what: str) -> Iterator[Moment]:
    """Yield moments of hands that four of the normal level play, one after the other for ever."""
    find, player, seed = FINDERS[what], player_of(Level.NORMAL), 0
    while True:
        seed += 1
        match, chance = new_match(house, seed).match, random.Random(seed)
        while not match.scores:
            seen = see(match, match.waiting()[0])
            if seen.stage is Stage.PLAY and seen.trick.cards and seen.legal & (seen.legal - 1):
                yield from find(match, seen)
            match = apply(match, decide(player, seen, chance)).match


def _gifts(match: Match, seen: Seen) -> Iterator[Moment]:
    """Yield the moment, if a point can be thrown on another's trick."""
    points = seen.legal & seen.house.point_cards & ~SUIT_CARDS[seen.trick.led]
    if points and seen.legal & ~points:
        yield Moment(match, seen.trick.winner(seen.house.seats), points)


def _stops(match: Match, seen: Seen) -> Iterator[Moment]:
    """Yield the moment, if a trick with points can be taken from who has every point so far."""
    threat = seen.threat
    if threat in (None, seen.seat) or not seen.trick.all_cards() & seen.house.point_cards:
        return
    best = just(highest_of_suit(seen.trick.cards))
    over = seen.legal & SUIT_CARDS[seen.trick.led] & ~(2 * best - 1)
    if over and seen.legal & ~over:
        yield Moment(match, threat or 0, over)


FINDERS = {"gift": _gifts, "stop": _stops}


def done(player: Player, house: HouseRules, what: str, count: int) -> list[tuple[bool, ...]]:
    """Return for so many moments, and for each seat to which it could be done, whether it was."""
    rows = []
    for number, moment in enumerate(islice(moments(house, what), count)):
        seats = house.seats
        row = []
        for target in range(seats):
            match = turned(moment.match, target - moment.target)
            action = decide(player, see(match, match.deal.turn), random.Random(number))
            assert isinstance(action, PlayCard)
            row.append(bool(moment.doing >> action.card & 1))
        rows.append(tuple(row))
    return rows


def cochran(rows: Sequence[Sequence[bool]]) -> tuple[float, int]:
    """Return Cochran's Q, which by chance is like a chi-square, and its degrees of freedom.

    Only the moments count in which some seats are treated unlike others.
    """
    seats = len(rows[0])
    by_seat = [sum(column) for column in zip(*rows, strict=True)]
    by_moment = [sum(row) for row in rows]
    total = sum(by_moment)
    unlike = seats * total - sum(count * count for count in by_moment)
    spread = seats * sum(count * count for count in by_seat) - total * total
    return (seats - 1) * spread / unlike if unlike else 0.0, seats - 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--preset", choices=list(PRESETS), default="standard")
    asked = parser.parse_args()
    for what in FINDERS:
        rows = done(player_named(asked.player), PRESETS[asked.preset], what, asked.positions)
        statistic, freedom = cochran(rows)
        by_seat = [sum(column) for column in zip(*rows, strict=True)]
        sys.stdout.write(
            f"{what}: of {len(rows)} times to each seat {by_seat}, Cochran's Q {statistic:.1f} "
            f"with {freedom} degrees of freedom, chance stays under {limit(freedom):.1f}\n"
        )


if __name__ == "__main__":
    main()
