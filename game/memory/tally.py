"""What hands and matches add up to, from the person's side of the table."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from itertools import zip_longest

from game.facts import Plain, whole
from game.rules.cards import NO_CARDS, QUEEN_OF_SPADES, Cards
from game.rules.deal import Deal
from game.rules.match import Match
from game.rules.score import HandScore
from game.rules.seats import SOUTH, Seat


@dataclass(frozen=True)
class Tally:
    """Counts that can be added to others of their kind."""

    matches: int = 0
    places: tuple[int, ...] = ()
    """How many matches ended with the person in each place, the first place first."""
    hands: int = 0
    points: int = 0
    """What went onto the person's total."""
    table_points: int = 0
    """What went onto the totals of all seats."""
    seats: int = 0
    """How many totals that was: the seats of each hand."""
    moons_shot: int = 0
    moons_failed: int = 0
    """Hands in which the person had half of the point cards, alone, and another got one."""
    moons_stopped: int = 0
    """Hands in which a rival had, and the person got the one."""
    queens_taken: int = 0
    queens_given: int = 0

    @property
    def wins(self) -> int:
        """The matches that the person won."""
        return self.places[0] if self.places else 0

    @property
    def average(self) -> float:
        """What a hand cost on average."""
        return self.points / self.hands if self.hands else 0.0

    @property
    def table_average(self) -> float:
        """What a hand cost each seat of the table on average."""
        return self.table_points / self.seats if self.seats else 0.0

    def __add__(self, other: Tally) -> Tally:
        """Return both together."""
        mine, more = asdict(self), asdict(other)
        counts = {name: mine[name] + more[name] for name in mine if name != "places"}
        pairs = zip_longest(self.places, other.places, fillvalue=0)
        return Tally(**counts, places=tuple(a + b for a, b in pairs))

    def plain(self) -> Plain:
        """Return the counts that are not nothing, as plain values."""
        return {name: count for name, count in asdict(self).items() if count}


def tally_from(plain: Plain) -> Tally:
    """Return the tally that plain values stand for; what they lack is nothing."""
    unknown = set(plain) - {field.name for field in fields(Tally)}
    if unknown:
        message = f"nothing is counted as {', '.join(sorted(unknown))}"
        raise ValueError(message)
    counts = {name: whole(count) for name, count in plain.items() if name != "places"}
    return Tally(**counts, places=tuple(map(whole, plain.get("places", ()))))


def tally_of_match(match: Match) -> Tally:
    """Return what the end of a match adds, its hands aside."""
    places = range(1, match.house.seats + 1)
    mine = match.places()[SOUTH]
    return Tally(matches=1, places=tuple(int(mine == place) for place in places))


def tally_of_score(score: HandScore) -> Tally:
    """Return what is known of a hand by its score alone."""
    return Tally(
        hands=1,
        points=score.scores[SOUTH],
        table_points=sum(score.scores),
        seats=len(score.scores),
        moons_shot=int(score.shooter == SOUTH),
    )


def tally_of_hand(deal: Deal, score: HandScore) -> Tally:
    """Return what a finished hand adds."""
    tried, stopped_by = _broken_moon(deal)
    taken = bool(deal.taken[SOUTH] >> QUEEN_OF_SPADES & 1)
    mine = any((SOUTH, QUEEN_OF_SPADES) in trick.plays(deal.house.seats) for trick in deal.tricks)
    return tally_of_score(score) + Tally(
        moons_failed=int(tried == SOUTH),
        moons_stopped=int(stopped_by == SOUTH),
        queens_taken=int(taken),
        queens_given=int(mine and not taken),
    )


def _broken_moon(deal: Deal) -> tuple[Seat | None, Seat | None]:
    """Return who had half of the point cards, alone, before another got one; and that other."""
    house = deal.house
    half = house.point_cards.bit_count() / 2
    holder, held = SOUTH, NO_CARDS
    for trick in deal.tricks:
        won: Cards = trick.all_cards() & house.point_cards
        winner = trick.winner(house.seats)
        if not won:
            continue
        if held and winner != holder:
            return (holder, winner) if held.bit_count() >= half else (None, None)
        holder, held = winner, held | won
    return None, None
