"""The call, every kind of pass, the charges and the kitty."""

import random

import pytest

from game.rules.actions import (
    Action,
    BuryCards,
    CallPass,
    ChargeCards,
    HandOn,
    IllegalAction,
    PassCards,
    PlayCard,
)
from game.rules.apply import apply, new_match
from game.rules.cards import Cards, card, cards, gather, just, lowest, members, names
from game.rules.deal import Deal, dealt
from game.rules.house import HouseRules
from game.rules.match import Match, Stage
from game.rules.may import MayCall, MayPass, may
from game.rules.options import KittyGoes, KittyTaker, Pack, Turbo
from game.rules.presets import PRESETS
from game.rules.seats import Pass
from game.rules.seen import see
from tests.rules.chance import any_action, play_on

THREES = ("2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H")


def passed(house: HouseRules, *given: str) -> list[str]:
    """Return what each seat was passed in a hand in which the seats held and passed such cards.

    Strokes part the packets of a scatter; a dash hands on.
    """
    hands = [cards(text.replace("/", " ").replace("-", "")) for text in given]
    deal = dealt(house, house.pass_in(1), hands)
    for seat, text in enumerate(given):
        packets = () if text == "-" else tuple(map(cards, text.split("/")))
        deal = deal.pass_cards(seat, packets)
    deal = deal.exchange(random.Random(1))
    return [names(got) for got in deal.setup.got]


@pytest.mark.parametrize(
    ("direction", "got"),
    [
        (Pass.LEFT, (3, 0, 1, 2)),
        (Pass.RIGHT, (1, 2, 3, 0)),
        (Pass.ACROSS, (2, 3, 0, 1)),
        (Pass.SECOND_LEFT, (2, 3, 0, 1)),
        (Pass.PARTNER, (2, 3, 0, 1)),
    ],
)
def test_where_cards_go_with_four_seats(direction: Pass, got: tuple[int, ...]) -> None:
    house = HouseRules(pass_cycle=(direction,))
    assert passed(house, *THREES) == [THREES[giver] for giver in got]


@pytest.mark.parametrize(
    ("direction", "got"),
    [
        (Pass.LEFT, (4, 0, 1, 2, 3)),
        (Pass.RIGHT, (1, 2, 3, 4, 0)),
        (Pass.SECOND_LEFT, (3, 4, 0, 1, 2)),
        (Pass.SECOND_RIGHT, (2, 3, 4, 0, 1)),
    ],
)
def test_where_cards_go_with_five_seats(direction: Pass, got: tuple[int, ...]) -> None:
    house = HouseRules(seats=5, pack=Pack.WITHOUT_2D_2C, pass_cycle=(direction,))
    given = (*THREES, "5H 6H 7H")
    assert passed(house, *given) == [given[giver] for giver in got]


def test_a_scatter_gives_to_each_other_seat_what_its_giver_says() -> None:
    house = HouseRules(pass_cycle=(Pass.SCATTER,))
    got = passed(house, "2C/3C/4C", "2D/3D/4D", "2S/3S/4S", "2H/3H/4H")
    assert got == ["4D 3S 2H", "2C 4S 3H", "3C 2D 4H", "4C 3D 2S"]


@pytest.mark.parametrize(
    ("seats", "size", "each"), [(4, 3, 1), (4, 5, 1), (3, 4, 2), (3, 5, 2), (5, 4, 1), (5, 2, 1)]
)
def test_the_packets_of_a_scatter(seats: int, size: int, each: int) -> None:
    house = HouseRules(seats=seats, pass_size=size, pass_cycle=(Pass.SCATTER,))
    assert house.pass_sizes(Pass.SCATTER) == (each,) * (seats - 1)


def test_a_mix_deals_back_what_all_put_in_the_middle() -> None:
    got = passed(HouseRules(pass_cycle=(Pass.MIX,)), *THREES)
    assert gather(c for text in got for c in members(cards(text))) == cards(" ".join(THREES))
    assert [len(text.split()) for text in got] == [3] * 4


def test_a_mix_may_take_the_kitty_in_and_leaves_another() -> None:
    house = HouseRules(kitty=4, kitty_mixed=True, pass_cycle=(Pass.MIX,))
    match = new_match(house, 4).match
    before = match.deal.setup
    while match.stage is Stage.PASS:
        match = apply(match, any_action(match, random.Random(2))).match
    after = match.deal.setup
    assert after.kitty != before.kitty
    assert after.kitty.bit_count() == 4
    assert sum(after.held()) + after.kitty == house.deck


@pytest.mark.parametrize(
    ("given", "got"),
    [
        # West hands on what South passes: it goes to North.
        (("2C 3C 4C", "-", "2S 3S 4S", "2H 3H 4H"), ["2H 3H 4H", "", "2C 3C 4C", "2S 3S 4S"]),
        (("2C 3C 4C", "-", "-", "2H 3H 4H"), ["2H 3H 4H", "", "", "2C 3C 4C"]),
        # All others hand on: South gets its own back.
        (("2C 3C 4C", "-", "-", "-"), ["2C 3C 4C", "", "", ""]),
        (("-", "-", "-", "-"), ["", "", "", ""]),
    ],
)
def test_what_is_handed_on_unseen_goes_to_the_next_that_chose(
    given: tuple[str, ...], got: list[str]
) -> None:
    assert passed(HouseRules(hand_on=True), *given) == got


def test_who_hands_on_sees_nothing_of_what_it_hands_on() -> None:
    match = new_match(HouseRules(hand_on=True), 5).match
    for seat in range(4):
        three = gather(list(members(match.deal.hands[seat]))[:3])
        action = HandOn(seat) if seat == 1 else PassCards(seat, (three,))
        match = apply(match, action).match
    seen = see(match, 1)
    assert seen.got == 0
    assert all(not packet.cards for packet in seen.packets)


@pytest.mark.parametrize("direction", [Pass.SCATTER, Pass.MIX])
def test_a_scatter_and_a_mix_are_not_handed_on(direction: Pass) -> None:
    match = new_match(HouseRules(hand_on=True, pass_cycle=(direction,)), 5).match
    assert refused(match, HandOn(0)) == "no_handing_on"


@pytest.mark.parametrize(
    ("packets", "reason"),
    [
        (("{0} {1}",), "pass_size"),
        (("{0} {1} {2} {3}",), "pass_size"),
        (("{0}", "{1}", "{2}"), "pass_size"),
        (("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",), "not_in_hand"),
    ],
)
def test_a_pass_of_other_cards_is_refused(packets: tuple[str, ...], reason: str) -> None:
    match = new_match(HouseRules(), 5).match
    held = [names(just(c)) for c in members(match.deal.hands[0])]
    action = PassCards(0, tuple(cards(packet.format(*held)) for packet in packets))
    assert refused(match, action) == reason


def refused(match: Match, action: Action) -> str:
    with pytest.raises(IllegalAction) as error:
        apply(match, action)
    return error.value.reason


# --- the dealer's call -------------------------------------------------------------------------


def test_the_dealer_calls_one_of_ten_passes_or_a_mix_before_the_deal() -> None:
    match = new_match(PRESETS["dirty"], 2).match
    assert match.stage is Stage.CALL
    assert match.waiting() == (match.dealer,)
    assert not any(match.deal.hands)
    allowed = may(match, match.dealer)
    assert isinstance(allowed, MayCall)
    assert len(allowed.calls) == 11
    assert refused(match, CallPass(match.dealer, (Pass.LEFT,))) == "no_such_call"
    other = (match.dealer + 1) % 4
    assert refused(match, CallPass(other, (Pass.MIX,))) == "not_the_dealer"


def test_a_called_pass_goes_in_packets() -> None:
    match = new_match(PRESETS["dirty"], 2).match
    call = (Pass.LEFT, Pass.LEFT, Pass.ACROSS)
    match = apply(match, CallPass(match.dealer, call)).match
    allowed = may(match, 0)
    assert isinstance(allowed, MayPass)
    assert [(way.steps, way.size) for way in allowed.ways] == [(1, 2), (2, 1)]


# --- charges -----------------------------------------------------------------------------------


def charging(held: Cards) -> Match:
    """Return a match in which some seat holds these cards and all may charge."""
    for seed in range(10_000):
        match = new_match(HouseRules(turbo=Turbo.ONE_CARD, pass_cycle=(Pass.HOLD,)), seed).match
        if not held & ~match.deal.hands[0]:
            return match
    raise AssertionError("no such deal")


def test_charges_are_blind_until_all_have_chosen() -> None:
    match = charging(cards("QS JD"))
    match = apply(match, ChargeCards(0, cards("QS"))).match
    assert see(match, 0).charges[0] == cards("QS")
    assert see(match, 1).charges == (0,) * 4
    for seat in (1, 2, 3):
        match = apply(match, ChargeCards(seat, 0)).match
    assert see(match, 1).charges[0] == cards("QS")
    assert match.stage is Stage.PLAY


@pytest.mark.parametrize(
    ("held", "charged", "reason"),
    [("QS JD", "QS JD", "charge_limit"), ("2C", "2C", "not_chargeable")],
)
def test_only_four_cards_are_charged_and_one_a_seat(held: str, charged: str, reason: str) -> None:
    match = charging(cards(held))
    assert refused(match, ChargeCards(0, cards(charged))) == reason
    others = match.deal.hands[1]
    assert refused(match, ChargeCards(0, others & -others)) == "not_in_hand"


# --- the kitty ---------------------------------------------------------------------------------


def after_trick(house: HouseRules, hands: tuple[str, ...], kitty: str, plays: str) -> Deal:
    deal = dealt(house, Pass.HOLD, [cards(hand) for hand in hands], kitty=cards(kitty))
    for play in plays.split():
        deal = deal.play(card(play))
    return deal


HANDS = ("3C 9D 4H", "5C 8D 6H", "4C 7D 7H", "6C TD 8H")


@pytest.mark.parametrize(
    ("taker", "plays", "seat"),
    [
        (KittyTaker.FIRST_TRICK, "3C 5C 4C 6C", 3),
        (KittyTaker.FIRST_POINT, "3C 5C 4C 6C", None),
        (KittyTaker.FIRST_POINT, "3C 5C 4C 6C 8H 4H 6H 7H", 3),
        (KittyTaker.FIRST_POINT, "3C 5C 4C 6C TD 9D 8D 7D 8H 4H 6H 7H", 3),
    ],
)
def test_who_earns_the_kitty(taker: KittyTaker, plays: str, seat: int | None) -> None:
    house = HouseRules(kitty=4, kitty_taker=taker, hearts_any_time=True)
    deal = after_trick(house, HANDS, "2C 2D 2S 2H", plays)
    assert deal.kitty_taker == seat


def test_the_kitty_goes_to_the_tricks_unseen_and_counts_at_the_end() -> None:
    house = HouseRules(kitty=4)
    deal = after_trick(house, HANDS, "2C 2D QS 2H", "3C 5C 4C 6C")
    assert deal.taken[3] == cards("3C 5C 4C 6C")
    assert deal.spoils[3] == cards("3C 5C 4C 6C 2C 2D QS 2H")
    assert not deal.broken


def test_the_kitty_goes_to_the_hand_of_its_taker_who_buries_as_many() -> None:
    house = HouseRules(kitty=4, kitty_goes=KittyGoes.TO_HAND, pass_cycle=(Pass.HOLD,))
    match = new_match(house, 3).match
    chance = random.Random(3)
    for _, step in play_on(match, chance):
        match = step.match
        if match.stage is Stage.BURY:
            break
    seat = match.deal.turn
    assert match.deal.hands[seat].bit_count() == 11 + 4
    assert see(match, seat).kitty == match.deal.setup.kitty
    assert see(match, (seat + 1) % 4).kitty == 0
    first = lowest(match.deal.hands[seat])
    assert refused(match, BuryCards(seat, just(first))) == "bury_size"
    assert refused(match, PlayCard(seat, first)) == "no_play_now"
    buried = gather(list(members(match.deal.hands[seat]))[:4])
    match = apply(match, BuryCards(seat, buried)).match
    assert match.stage is Stage.PLAY
    assert match.deal.hands[seat].bit_count() == 11
    assert match.deal.spoils[seat] & buried == buried
    assert see(match, (seat + 1) % 4).hidden & buried == buried
