"""What one seat may know."""

from game.rules.actions import PassCards, PlayCard
from game.rules.apply import apply
from game.rules.cards import NO_CARDS, card, cards, names
from game.rules.deal import dealt
from game.rules.house import STANDARD
from game.rules.match import Match
from game.rules.seats import EAST, NORTH, SOUTH, WEST, Pass
from game.rules.seen import see
from tests.rules.test_match import HANDS, table


def test_what_you_got_is_known_only_when_all_have_chosen() -> None:
    match = table(Pass.LEFT)
    chosen = ("2C 3C 4C", "5C 6C 7C", "8C 9C TC", "JC QC KC")
    for seat in (WEST, NORTH, EAST):
        match = apply(match, PassCards(seat, (cards(chosen[seat]),))).match
        assert see(match, SOUTH).got == NO_CARDS
        assert see(match, SOUTH).acting
    match = apply(match, PassCards(SOUTH, (cards(chosen[SOUTH]),))).match
    seen = see(match, SOUTH)
    assert (names(seen.given), names(seen.got)) == ("2C 3C 4C", "JC QC KC")
    assert (seen.receiver, seen.giver) == (WEST, EAST)


def test_a_hand_without_a_pass_gives_nothing() -> None:
    seen = see(table(Pass.HOLD), WEST)
    assert (seen.given, seen.got) == (NO_CARDS, NO_CARDS)


def test_the_other_hands_are_hidden_and_counted() -> None:
    seen = see(table(), WEST)
    assert seen.hand == HANDS[WEST]
    assert seen.hidden == HANDS[SOUTH] | HANDS[NORTH] | HANDS[EAST]
    assert seen.counts == (13, 13, 13, 13)
    assert not seen.acting


def test_plays_voids_points_and_the_threat() -> None:
    hands = ("2C 5D", "QS 6D", "3H 7D", "9C 8D")
    deal = dealt(STANDARD, Pass.HOLD, tuple(map(cards, hands)))
    match = Match(STANDARD, 1, (), deal)
    for seat, text in enumerate(("2C", "6D", "7D")):
        match = apply(match, PlayCard(seat, card(text))).match
    seen = see(match, EAST)
    assert seen.plays() == [(SOUTH, card("2C")), (WEST, card("6D")), (NORTH, card("7D"))]
    assert [names(missing)[:5] for missing in seen.voids()] == ["", "2C 3C", "2C 3C", ""]
    assert seen.threat is None
    match = apply(match, PlayCard(EAST, card("9C"))).match
    for seat, text in ((EAST, "8D"), (SOUTH, "5D"), (WEST, "QS"), (NORTH, "3H")):
        match = apply(match, PlayCard(seat, card(text))).match
    seen = see(match, EAST)
    assert seen.points(EAST) == 14
    assert seen.threat == EAST


def test_the_law_that_narrows_the_hand_is_named() -> None:
    assert see(table(), SOUTH).law(card("3C")) == "opening_card"
    match = apply(table(), PlayCard(SOUTH, card("2C"))).match
    assert see(match, WEST).law(card("5D")) == "follow_suit"
    assert see(match, NORTH).refused == ()
