"""From the cards each seat took to the score of a hand, each part of it kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from game.rules.cards import NO_CARDS, Cards
from game.rules.house import HouseRules
from game.rules.options import Moon, MoonForm, OnTarget
from game.rules.seats import Seat
from game.rules.sides import scoring_as_one, side_of
from game.rules.values import BONUS

PerSeat: TypeAlias = tuple[int, ...]
"""A number for each seat."""


class Tally(NamedTuple):
    """What the cards of a finished hand come to, before anyone says what a moon does.

    Partners who keep their tricks together have each what both took.
    """

    points: PerSeat
    """The values of the cards taken, the charged ones counted double."""
    shooter: Seat | None
    """The seat, or the first seat of the side, that took every point card, where it is a moon."""
    sun: bool
    """Whether it took every trick too, where that counts twice."""
    amount: int
    """What the moon is worth, by all positive values of the hand."""
    bonus: PerSeat
    """What the bonus card gives, charged or not."""
    times: PerSeat
    """By what the result is multiplied: 2 or 4 for the taker of the ten of clubs, otherwise 1."""


class HandScore(NamedTuple):
    """What a finished hand was worth, with what it was made of.

    ``scores = (base + bonus) * times`` for each seat.
    """

    tally: Tally
    moon: MoonForm | None
    """What the moon does, if there is one."""
    base: PerSeat
    """The points of the cards or, in their place, of the moon."""
    scores: PerSeat
    """What goes onto each seat's total."""

    @property
    def points(self) -> PerSeat:
        """The values of the cards that each seat took, or its side."""
        return self.tally.points

    @property
    def shooter(self) -> Seat | None:
        """The seat, or the first seat of the side, that shot the moon."""
        return self.tally.shooter


class Totals(NamedTuple):
    """What the hands of a match add up to."""

    totals: PerSeat
    """Each seat's total; negative ones stand."""
    on_target: tuple[Seat, ...]
    """The seats whose total was exactly the target after the last hand, and became less by it."""


def point_holder(house: HouseRules, taken: Sequence[Cards]) -> Seat | None:
    """Return who holds every point card taken so far, of a side its first seat, if one does."""
    piles = _shared(house, [cards & house.point_cards for cards in taken])
    holders = [side[0] for side in scoring_as_one(house) if piles[side[0]]]
    return holders[0] if len(holders) == 1 else None


def tally(house: HouseRules, taken: Sequence[Cards], charged: Cards = NO_CARDS) -> Tally:
    """Return what the cards come to that the seats took, the kitty among them."""
    whole = _shared(house, taken)
    shooter = point_holder(house, taken) if house.moon is not Moon.NONE else None
    sun = house.sun and shooter is not None and whole[shooter] == house.deck
    amount = house.points(house.point_cards, charged) * (2 if sun else 1)
    bonus = BONUS * (2 if charged & house.bonus_cards else 1)
    ten = house.doubling_card
    times = 4 if charged & ten else 2
    return Tally(
        points=tuple(house.points(cards, charged) for cards in whole),
        shooter=shooter,
        sun=sun,
        amount=amount if shooter is not None else 0,
        bonus=tuple(bonus * (cards & house.bonus_cards).bit_count() for cards in whole),
        times=tuple(times if cards & ten else 1 for cards in whole),
    )


def score_hand(house: HouseRules, tally: Tally, moon: MoonForm | None = None) -> HandScore:
    """Return the score of a hand from its tally and from what its moon does, if it has one."""
    # The points of the cards or, in their place, of the moon.
    base, shooter = tally.points, tally.shooter
    if moon is not None and shooter is not None:
        base = _of_the_moon(house, shooter, tally.amount, moon)
    # The bonus card, on top of everything; then the ten of clubs, whatever the sign.
    results = zip(base, tally.bonus, tally.times, strict=True)
    scores = tuple((own + bonus) * times for own, bonus, times in results)
    return HandScore(tally, moon, base, scores)


def running_totals(house: HouseRules, scores: Iterable[HandScore]) -> list[Totals]:
    """Return the totals before the first of these hands, and after each of them."""
    running = [Totals((0,) * house.seats, ())]
    for hand in scores:
        before = running[-1].totals
        sums = [total + more for total, more in zip(before, hand.scores, strict=True)]
        hit = tuple(seat for seat, total in enumerate(sums) if _is_hit(house, total))
        for seat in hit:
            sums[seat] = house.target // 2 if house.on_target is OnTarget.HALF else 0
        running.append(Totals(tuple(sums), hit))
    return running


def _shared(house: HouseRules, numbers: Sequence[int]) -> list[int]:
    """Return for each seat what those who score with it have together."""
    together = list(numbers)
    for side in scoring_as_one(house):
        for seat in side:
            together[seat] = sum(numbers[mate] for mate in side)
    return together


def _of_the_moon(house: HouseRules, shooter: Seat, amount: int, moon: MoonForm) -> PerSeat:
    """Return what a moon gives each seat in place of the points of the cards."""
    shooters = next(side for side in scoring_as_one(house) if shooter in side)
    if moon is Moon.OTHERS_ADD:
        spared = side_of(house, shooter) if house.spare_partner else shooters
        return tuple(0 if seat in spared else amount for seat in range(house.seats))
    own = -amount if moon is Moon.SHOOTER_SUBTRACTS else 0
    return tuple(own if seat in shooters else 0 for seat in range(house.seats))


def _is_hit(house: HouseRules, total: int) -> bool:
    """Return whether a total is exactly the target, where that changes it."""
    return house.on_target is not OnTarget.NOTHING and not house.hands and total == house.target
