import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import cards as c


@given(st.integers(0, 103))
def test_a_card_written_can_be_read_back(card: int) -> None:
    assert c.card(c.name(card)) == card


@given(st.integers(0, c.in_both_packs(c.ALL_CARDS)))
def test_a_set_written_can_be_read_back(cards: int) -> None:
    assert c.cards(c.names(cards)) == cards


def test_cards_are_ordered_by_suit_then_rank() -> None:
    assert c.names(c.ALL_CARDS).startswith("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D")
    spades = c.SUIT_CARDS[c.SPADES]
    assert c.names(spades & c.ALL_CARDS) == "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"
    assert c.name(c.QUEEN_OF_SPADES) == "QS"


@pytest.mark.parametrize("text", ["", "Q", "QX", "1S", "10S", "qs", "QS "])
def test_what_is_no_card_is_refused_in_words(text: str) -> None:
    with pytest.raises(ValueError, match="is no card: write a rank"):
        c.card(text)


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="'QS QS' names a card twice"):
        c.cards("QS QS")


def test_lowest_and_highest() -> None:
    hand = c.cards("9D 4D AC QD")
    assert c.name(c.lowest(hand & c.SUIT_CARDS[c.DIAMONDS])) == "4D"
    assert c.name(c.highest(hand)) == "QD"


def test_a_shuffle_keeps_every_card_once() -> None:
    order = c.shuffled(c.ALL_CARDS, random.Random(5))
    assert sorted(order) == list(range(52))


def test_every_order_is_equally_likely() -> None:
    chance = random.Random(1)
    trio = c.cards("2C 3C 4C")
    orders = Counter(tuple(c.shuffled(trio, chance)) for _ in range(12_000))
    # Chi-square with 5 degrees of freedom stays under 20.5 in 999 of 1000 fair shuffles.
    assert len(orders) == 6
    assert sum((seen - 2000) ** 2 / 2000 for seen in orders.values()) < 20.5
