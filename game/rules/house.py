"""The rules in force, as data: one frozen record with a field for each option.

The options stand in the order of the rule book, each with its meaning and its source: 000 and 002
are introductions to the family, 001 is the standard game, 003 the American game with all its
relatives, 004 the Dutch game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.rules.cards import (
    ACE_OF_HEARTS,
    HEARTS,
    JACK_OF_DIAMONDS,
    NO_CARDS,
    PACK,
    QUEENS_OF_SPADES,
    SUIT_CARDS,
    TEN_OF_CLUBS,
    TEN_OF_DIAMONDS,
    Card,
    Cards,
    face_of,
    gather,
    in_both_packs,
    just,
    members,
)
from game.rules.options import (
    Bonus,
    KittyGoes,
    KittyTaker,
    Moon,
    OnTarget,
    Opening,
    Pack,
    Partners,
    Tie,
    Turbo,
)
from game.rules.problems import Problem
from game.rules.seats import Pass
from game.rules.values import BONUS, STANDARD_VALUES, Values


@dataclass(frozen=True)
class HouseRules:
    """How this table plays; the defaults are the standard game.

    A point card is one whose value is above nothing; a bonus card is never one.
    """

    seats: int = 4
    """How many play: 3 to 5 with one pack, 4 to 10 with two (cancellation). 003."""
    pack: Pack = Pack.FULL
    """Which cards are played with. 000, 003."""
    pass_cycle: tuple[Pass, ...] = (Pass.LEFT, Pass.RIGHT, Pass.ACROSS, Pass.HOLD)
    """Which way cards go in the first hand, the second and so on, then from the start. 003, 004."""
    pass_size: int = 3
    """How many cards a seat passes; in a scatter shared equally, at least one to each. 003."""
    hand_on: bool = False
    """Whether a seat may, instead of choosing, hand on unseen what it is passed.

    A packet travels over such seats to the next that chose.  Not in a scatter or a mix. 003.
    """
    kitty: int = 0
    """How many cards are laid aside face down; with two packs also those left over. 003."""
    kitty_taker: KittyTaker = KittyTaker.FIRST_TRICK
    """Whether the first trick earns the kitty, or the first point card. 003."""
    kitty_goes: KittyGoes = KittyGoes.TO_TRICKS
    """Whether the kitty goes to its taker's tricks, or into the hand, which buries as many. 003."""
    kitty_mixed: bool = False
    """Whether a mix takes in the kitty too, and lays as many cards aside again. 003."""
    opening: Opening = Opening.LOWEST_CLUB
    """Who leads first, and what; "any card" may be a heart in spite of the hearts lock. 003."""
    first_trick_points: bool = False
    """Whether point cards may be discarded on the first trick. 000-004."""
    hearts_any_time: bool = False
    """Whether hearts may be led before they are broken. 003."""
    queen_breaks_hearts: bool = False
    """Whether the queen of spades breaks hearts as a heart does. 003."""
    queen_waits: bool = False
    """Whether the queen of spades may be led only once hearts are broken. 000."""
    heart_before_queen: bool = False
    """Whether a hand of hearts and the queen of spades alone may lead a heart unbroken. 003."""
    queen_when_safe: bool = False
    """Whether the queen of spades must be played as soon as that is safe.

    She is when her holder is void in the suit led, or when the ace or king of spades already lies
    in a spade trick. 003.
    """
    values: Values = STANDARD_VALUES
    """What each face is worth to the seat that takes it. 000, 003, 004."""
    bonus: Bonus = Bonus.NONE
    """The card worth -10 to its taker on top of everything; no moon needs it. 003, 004."""
    moon: Moon = Moon.OTHERS_ADD
    """What it does to take every point card; it is worth all positive values. 000, 003."""
    sun: bool = False
    """Whether taking every trick is a moon of twice the points. 003."""
    target: int = 100
    """The total that ends the match when a seat reaches it. 000-004."""
    hands: int = 0
    """After how many hands the match ends, whatever the totals; 0 plays to the target. 000."""
    on_target: OnTarget = OnTarget.NOTHING
    """What becomes of a total that is exactly the target after a hand. 003."""
    tie: Tie = Tie.HANDS_UNTIL_ONE_IS_BEST
    """What happens when several share the best total at the end. 001, 004."""
    partners: Partners = Partners.NONE
    """Whether opposite seats are partners, and how they score. 000, 003."""
    spare_partner: bool = False
    """Whether a moon adds nothing to the shooter's partner. 000."""
    highest_wins: bool = False
    """Whether the highest total is the best. 000."""
    turbo: Turbo = Turbo.NO
    """How many of AH, QS, JD and TC a seat may charge: lay face up before the play, to count more.

    JD is the bonus card, and who takes TC has the hand's result doubled; charged, QS and JD count
    double, AH doubles every heart, and TC makes the result four times as much.  A charged card may
    not be played to the first trick led in its suit, unless it is the only legal one. 003.
    """
    booster_nines: bool = False
    """Whether a nine of the suit led makes a trick go around once more, but the last one. 003."""
    cancellation: bool = False
    """Whether two packs are played with, in which two equal cards cancel each other in a trick.

    What they are worth stays.  Nothing is passed, and the seat left of the dealer leads any card.
    If all of the suit led cancel, the trick stays: its leader leads again, and who wins next takes
    both. 003, 004.
    """

    # --- what follows from the options ---------------------------------------------------------

    @cached_property
    def deck(self) -> Cards:
        """The cards in play."""
        return in_both_packs(self.pack.cards) if self.cancellation else self.pack.cards

    @property
    def hand_size(self) -> int:
        """How many cards each seat is dealt."""
        return max(0, self.deck.bit_count() - self.kitty) // max(1, self.seats)

    @property
    def kitty_size(self) -> int:
        """How many cards are laid aside."""
        return self.deck.bit_count() - self.seats * self.hand_size

    def pass_in(self, hand_number: int) -> Pass:
        """Return how cards are passed in a hand, counted from 1; the cycle never restarts."""
        cycle = (Pass.HOLD,) if self.cancellation else self.pass_cycle
        return cycle[(hand_number - 1) % len(cycle)]

    def pass_sizes(self, direction: Pass) -> tuple[int, ...]:
        """Return the sizes of the packets that a seat makes, where no dealer's call decides."""
        if direction is Pass.HOLD:
            return ()
        if direction is Pass.SCATTER:
            others = self.seats - 1
            return (max(1, self.pass_size // others),) * others
        return (self.pass_size,)

    @property
    def opening_lead(self) -> Opening:
        """Who leads first, and what, with one pack or two."""
        return Opening.ANY_CARD if self.cancellation else self.opening

    @cached_property
    def point_cards(self) -> Cards:
        """The cards worth more than nothing."""
        return gather(card for card in members(self.deck) if self.value(card) > 0)

    @cached_property
    def bonus_cards(self) -> Cards:
        """The bonus card, of each pack."""
        if self.turbo is not Turbo.NO or self.bonus is Bonus.JACK_OF_DIAMONDS:
            return in_both_packs(just(JACK_OF_DIAMONDS))
        ten = self.bonus is Bonus.TEN_OF_DIAMONDS
        return in_both_packs(just(TEN_OF_DIAMONDS)) if ten else NO_CARDS

    @property
    def doubling_card(self) -> Cards:
        """The card whose taker has its result doubled, where there is one."""
        return just(TEN_OF_CLUBS) if self.turbo is not Turbo.NO else NO_CARDS

    @cached_property
    def scoring_cards(self) -> Cards:
        """The cards in play that make a difference to the score of their taker."""
        values = gather(card for card in members(self.deck) if self.value(card))
        return (values | self.bonus_cards | self.doubling_card) & self.deck

    @cached_property
    def first_trick_ban(self) -> Cards:
        """The cards not to be discarded on the first trick."""
        return NO_CARDS if self.first_trick_points else self.point_cards

    @cached_property
    def breakers(self) -> Cards:
        """The cards that break hearts."""
        return SUIT_CARDS[HEARTS] | (QUEENS_OF_SPADES if self.queen_breaks_hearts else NO_CARDS)

    @cached_property
    def all_points(self) -> int:
        """What all the point cards are worth together, none charged."""
        return self.points(self.point_cards)

    @cached_property
    def hand_sum(self) -> int:
        """What all the cards of a hand count together, none charged."""
        return self.points(self.deck) + BONUS * (self.bonus_cards & self.deck).bit_count()

    def value(self, card: Card) -> int:
        """Return what a card is worth, when it is not charged."""
        return self.values[face_of(card)]

    def points(self, cards: Cards, charged: Cards = NO_CARDS) -> int:
        """Return what cards are worth together when these ones are charged."""
        points = sum([value * (cards & these).bit_count() for value, these in self._cards_by_value])
        doubled = charged & QUEENS_OF_SPADES
        doubled |= SUIT_CARDS[HEARTS] if charged & just(ACE_OF_HEARTS) else NO_CARDS
        return points + self.points(cards & doubled) if doubled else points

    @cached_property
    def _cards_by_value(self) -> tuple[tuple[int, Cards], ...]:
        """Each value other than nothing, with the cards of the deck that have it."""
        return tuple(
            (value, gather(card for card in members(self.deck) if self.value(card) == value))
            for value in sorted(set(self.values) - {0})
        )

    def problems(self) -> tuple[Problem, ...]:
        """Return every contradiction in these rules; only without any can they be played."""
        seats, hand, pack = self.seats, self.hand_size, self.deck.bit_count()
        left = self.kitty_size - self.kitty
        ways = set() if self.cancellation else set(self.pass_cycle)
        size = max((sum(self.pass_sizes(way)) for way in ways), default=0)
        partners, turbo = self.partners is not Partners.NONE, self.turbo is not Turbo.NO
        together = self.partners is Partners.TOGETHER
        mixed = self.moon in (Moon.MIXED_BY_CHOICE, Moon.MIXED_BY_RULE)
        endless = len(self.values) == PACK and not self.hands and self.hand_sum <= 0
        two_packs, highest = self.cancellation, self.highest_wins
        found: list[tuple[bool, str, dict[str, int]]] = [
            (seats < 3, "too_few_seats", {"seats": seats}),
            (seats > 5 and not two_packs, "too_many_seats", {"seats": seats}),
            (two_packs and not 4 <= seats <= 10, "two_packs_seats", {"seats": seats}),
            (self.kitty < 0 or hand < 1, "no_such_kitty", {"kitty": self.kitty, "cards": pack}),
            (left > 0 and not two_packs, "uneven_deal", {"cards": pack, "seats": seats}),
            (not self.pass_cycle, "no_pass_cycle", {}),
            (Pass.ACROSS in ways and seats % 2 == 1, "across_odd_seats", {"seats": seats}),
            (Pass.PARTNER in ways and not partners, "pass_to_no_partner", {}),
            (self.pass_size < 1, "pass_of_nothing", {"size": self.pass_size}),
            (size > hand, "pass_too_large", {"size": size, "hand": hand}),
            (partners and seats != 4, "partners_seats", {"seats": seats}),
            (turbo and two_packs, "turbo_two_packs", {}),
            (turbo and together, "turbo_together", {}),
            (turbo and self.bonus is Bonus.TEN_OF_DIAMONDS, "turbo_other_bonus", {}),
            (self.booster_nines and two_packs, "nines_two_packs", {}),
            (highest and mixed, "highest_mixed_moon", {}),
            (highest and self.queen_when_safe, "highest_forced_queen", {}),
            (len(self.values) != PACK, "values_of_other_cards", {"count": len(self.values)}),
            (endless, "no_end", {"target": self.target}),
            (self.target < 1, "no_target", {"target": self.target}),
            (self.hands < 0, "no_hands", {"hands": self.hands}),
        ]
        return tuple(Problem(key, values) for wrong, key, values in found if wrong)


STANDARD = HouseRules()
