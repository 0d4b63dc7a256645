"""The learned policy looks at what a seat may know, and plays by its odds."""

import random
from collections import Counter

from game.players.belief import Belief
from game.players.careful import Careful
from game.players.player import Player, Thought, decide, finish
from game.players.policy import LEARNED, Policy
from game.players.policy_features import SIZE, candidates
from game.players.policy_table import TABLE
from game.players.quick_deal import QuickDeal
from game.players.stakes import stakes_of
from game.rules.actions import Action, PlayCard
from game.rules.apply import apply
from game.rules.cards import NO_CARDS, Cards, cards, lowest
from game.rules.house import STANDARD, HouseRules
from game.rules.match import Match, Stage
from game.rules.seen import Seen, see
from game.rules.values import BLACK_MARIA
from tests.arena.duel import deal_of
from tests.players.sense_plays import FIRST
from tests.players.situations import many_seen, playing


def quick(seen: Seen, hidden: Cards = NO_CARDS) -> QuickDeal:
    hands = [hidden] * 4
    hands[seen.seat] = seen.hand
    return QuickDeal(seen, hands)


def looked_at() -> list[Seen]:
    every = many_seen(1500, seed=1)
    return [seen for seen in every if seen.stage is Stage.PLAY and seen.legal.bit_count() > 1]


def test_only_legal_cards_are_looked_at_and_each_once() -> None:
    for seen in looked_at():
        found = [card for card, *_ in candidates(quick(seen), seen.legal)]
        assert found
        assert len(set(found)) == len(found)
        assert all(card & seen.legal == card for card in found)


def test_what_is_seen_in_a_card_has_places_of_its_own() -> None:
    assert len(TABLE) == SIZE
    for seen in looked_at():
        for _, *places in candidates(quick(seen), seen.legal):
            assert len(set(places)) == len(places)
            assert all(0 <= place < SIZE for place in places)


def test_the_other_hands_are_not_looked_at() -> None:
    for seen in looked_at():
        alone, among = quick(seen), quick(seen, hidden=seen.hidden)
        assert candidates(alone, seen.legal) == candidates(among, seen.legal)


def test_cards_are_played_as_often_as_their_odds_say() -> None:
    seen = playing("7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", before=FIRST["S"])
    deal, chance = quick(seen), random.Random(1)
    odds = LEARNED.odds(deal, seen.legal)
    drawn = Counter(LEARNED.choose(deal, chance) for _ in range(4000))
    total = sum(share for _, share in odds)
    for card, share in odds:
        expected = 4000 * share / total
        assert abs(drawn[card] - expected) <= 4 * expected**0.5 + 4


def test_the_learned_policy_gives_the_queen_under_the_ace() -> None:
    seen = playing("7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "AS 3S 5S", before=FIRST["W"])
    odds = dict(LEARNED.odds(quick(seen), seen.legal))
    assert odds[cards("QS")] > 0.8 * sum(odds.values())


class Learned:
    """Plays as the policy says, and passes by the rules of thumb."""

    def think(self, seen: Seen, chance: random.Random) -> Thought[Action]:
        if seen.stage is Stage.PASS:
            return (yield from Careful().think(seen, chance))
        return PlayCard(seen.seat, lowest(LEARNED.choose(quick(seen), chance)))


def after(tricks: int, number: int, others: Player) -> Match:
    match, chance = deal_of(5, number), random.Random(number)
    while len(match.deal.tricks) < tricks:
        seat = match.waiting()[0]
        player = others if seat else Careful()
        match = apply(match, decide(player, see(match, seat), chance)).match
    return match


def by_the_policy(others: Player) -> float:
    """Return the share of worlds in which another seat is taken to play by the policy."""
    chance, learned, asked = random.Random(1), 0, 0
    for number in range(12):
        belief = Belief(see(after(7, number, others), 0), taught=True)
        for _ in range(8):
            learned += (finish(belief.deal(chance)).manners >> 1).bit_count()
            asked += 3
    return learned / asked


def test_who_keeps_to_rules_is_told_from_who_plays_as_the_search_does() -> None:
    assert by_the_policy(Careful()) + 0.15 < by_the_policy(Learned())


def test_the_policy_speaks_of_the_standard_game_alone() -> None:
    assert stakes_of(STANDARD).learned
    assert stakes_of(HouseRules(target=50)).learned
    assert not stakes_of(HouseRules(values=BLACK_MARIA)).learned
    assert not stakes_of(HouseRules(seats=3, kitty=1)).learned


def test_a_table_of_nothing_prefers_nothing() -> None:
    seen = playing("7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", before=FIRST["S"])
    deal, chance, blank = quick(seen), random.Random(1), Policy([0.0] * SIZE)
    found = {card for card, *_ in candidates(deal, seen.legal)}
    assert {share for _, share in blank.odds(deal, seen.legal)} == {1.0}
    assert {blank.choose(deal, chance) for _ in range(300)} == found
