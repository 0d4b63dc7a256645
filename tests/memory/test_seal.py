"""The seal is what it says: anybody can check it with a few lines that know nothing of the game."""

import hashlib

import pytest

from game.memory.seal import seal_of, sealed_hand
from game.rules.apply import new_match
from game.rules.house import STANDARD
from game.rules.presets import PRESETS
from tests.memory.matches import finished, finished_by


def test_the_digest_verifies_with_a_few_lines_of_ones_own() -> None:
    """Written without the game's help, as the sheet tells people to do it."""
    for seed in range(50):
        match = new_match(STANDARD, seed).match
        shown_before = seal_of(match, secret=seed * 977).digest
        told_after = seal_of(match, secret=seed * 977)

        line = f"{told_after.salt} {told_after.deck}"
        assert hashlib.sha256(line.encode("ascii")).hexdigest() == shown_before
        deck = told_after.deck.split(" ")
        assert len(set(deck)) == 52
        hands: list[set[str]] = [set(), set(), set(), set()]
        for i, card in enumerate(deck):
            hands[i % 4].add(card)
        dealt = [{rank_and_suit(c) for c in range(52) if h >> c & 1} for h in match.deal.hands]
        assert hands == dealt


def rank_and_suit(card: int) -> str:
    return "23456789TJQKA"[card % 13] + "CDSH"[card // 13]


def test_the_seal_of_a_hand_stays_the_same_while_it_is_played() -> None:
    for match in finished(3):
        before = match._replace(deal=match.deal)
        seal = seal_of(before, secret=5)
        assert seal.hands(STANDARD) == match.deal.setup.hands


def test_every_hand_and_every_match_has_a_salt_of_its_own() -> None:
    salts = {seal_of(match, secret).salt for match in finished(3) for secret in (5, 6)}
    assert len(salts) == 2 * len(finished(3)[-1].scores)


def test_one_card_moved_makes_another_digest() -> None:
    seal = seal_of(new_match(STANDARD, 1).match, secret=2)
    first, second, *others = seal.deck.split()
    changed = seal._replace(deck=" ".join([second, first, *others]))
    assert changed.digest != seal.digest


@pytest.mark.parametrize("preset", PRESETS)
def test_the_deck_of_any_rules_gives_what_was_dealt(preset: str) -> None:
    for match in finished_by(preset, 5):
        if match.scored:
            assert sealed_hand(match, 7, seal_of(match, 7).digest, over=True).cards_fit
