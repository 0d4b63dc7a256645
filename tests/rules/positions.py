"""Positions and scores written in card notation."""

from collections.abc import Sequence

from game.rules.cards import (
    ALL_CARDS,
    HEARTS,
    NO_CARDS,
    SUIT_CARDS,
    cards,
    gather,
    just,
    lowest,
    names,
)
from game.rules.cards import card as read
from game.rules.deal import Deal, dealt
from game.rules.ending import moon_forms
from game.rules.house import STANDARD, HouseRules
from game.rules.legal import legal_plays
from game.rules.options import MoonForm, Turbo
from game.rules.refusal import refusal
from game.rules.score import HandScore, Tally, score_hand, tally
from game.rules.seats import Pass
from game.rules.trick import Trick

A_TRICK = "2C 3C 4C 5C"


def trick_of(text: str, leader: int = 0) -> Trick:
    """Return a trick written down, the leader's card first."""
    return Trick(leader, tuple(read(word) for word in text.split()))


def position(
    hand: str,
    trick: str = "",
    *,
    before: str | None = A_TRICK,
    broken: bool = False,
    charged: str = "",
    house: HouseRules = STANDARD,
) -> Deal:
    """Return a deal in which South holds this hand and is to play to this trick.

    Before it were these tricks, with strokes between them; on the first trick none at all.  Where
    hearts are broken another heart than South's was played at some time.
    """
    played = tuple(read(word) for word in trick.split())
    tricks = tuple(trick_of(text) for text in before.split("/")) if before else ()
    gone = gather([*played, *(card for past in tricks for card in past.cards)])
    if broken:
        gone |= just(lowest(SUIT_CARDS[HEARTS] & ALL_CARDS & ~cards(hand) & ~gone))
    held = (cards(hand), *(NO_CARDS for _ in range(house.seats - 1)))
    deal = dealt(house, Pass.HOLD, held)
    if house.turbo is not Turbo.NO:
        for seat in range(house.seats):
            deal = deal.charge(seat, NO_CARDS if seat else cards(charged))
    return deal._replace(held=held, gone=gone, tricks=tricks, played=played, turn=0)


def legal(deal: Deal) -> str:
    """Return the legal set in card notation."""
    return names(legal_plays(deal))


def law(deal: Deal, card: str) -> str:
    """Return the rule that forbids a card of the hand."""
    return refusal(deal, read(card))


def in_order(text: str) -> str:
    """Return cards in the order in which sets are written."""
    return names(cards(text))


def scored(*points: int) -> HandScore:
    """Return the score of a hand in which the seats took such points, and nothing else counted."""
    ones = (1,) * len(points)
    return score_hand(STANDARD, Tally(points, None, False, 0, (0,) * len(points), ones))


def score(
    house: HouseRules,
    taken: Sequence[str],
    *,
    charged: str = "",
    says: MoonForm | None = None,
    before: Sequence[HandScore] = (),
) -> HandScore:
    """Return the score of a hand in which the seats took these cards.

    Of several things that a moon can do the shooter says one.
    """
    found = tally(house, [cards(text) for text in taken], cards(charged))
    forms = moon_forms(house, found, before)
    if says is not None:
        assert says in forms
        return score_hand(house, found, says)
    assert len(forms) < 2
    return score_hand(house, found, forms[0] if forms else None)
