"""The deal can be checked by anybody: sealed before the hand, opened after it."""

import hashlib
import json

from game.memory.ledger import encode_ledger
from game.rules.cards import names
from game.save import decode_history, encode
from game.scenes.on_table import seal_on_table
from game.table.marks import Button, Icon, Option
from tests.app.tables import ALL_CLUBS, after_a_hand, holding, seated
from tests.headless import Headless
from tests.memory.matches import season
from tests.pilot import Pilot, play_practice, play_until

SEATS = 4


def looking_at_the_seal(pilot: Pilot) -> Pilot:
    """Open the page of the deal on the table."""
    pilot.tap("score")
    pilot.tap("seal")
    pilot.wait(1)
    return pilot


def told(pilot: Pilot, name: str) -> list[str]:
    """Return the letters and digits that stand below their name, as far as there are any."""
    texts = pilot.texts()
    if name not in texts:
        return []
    words: list[str] = []
    for text in texts[texts.index(name) + 1 :]:
        if not all(word.isalnum() and word != "La" for word in text.split()):
            break
        words += text.split()
    return words


def digest_in_sight(pilot: Pilot) -> str:
    return "".join(word for word in told(pilot, "Huella (SHA-256)") if len(word) == 8)


def verdicts(pilot: Pilot) -> list[bool]:
    """Return which of the checks are ticked."""
    looks = [m.look for m in pilot.marks() if m.clip is not None and isinstance(m.look, Icon)]
    return [look.name == "check" for look in looks if look.name in {"check", "close"}]


def test_the_digest_is_in_sight_after_one_tap_and_whole_after_two() -> None:
    pilot = seated()
    digest = seal_on_table(pilot.app.session).digest
    pilot.tap("score")
    assert pilot.sees(digest[:8])
    pilot.tap("seal")
    assert digest_in_sight(pilot) == digest


def test_nothing_of_deck_and_salt_can_be_had_while_the_hand_is_played() -> None:
    pilot = seated()
    seal = seal_on_table(pilot.app.session)
    for _ in range(3):
        looking_at_the_seal(pilot)
        assert not told(pilot, "Sal")
        assert not pilot.offers(Button("share_seal"))
        everything = " ".join(pilot.texts())
        assert seal.salt not in everything
        assert seal.deck.split()[0] not in everything.split()
        pilot.press("escape", "escape")
        play_until(pilot, lambda p: p.app.session.seen().acting)
    assert not pilot.outside.shared


def test_what_is_told_after_the_hand_makes_the_digest_that_was_shown_before_it() -> None:
    pilot = looking_at_the_seal(seated())
    shown_before = digest_in_sight(pilot)
    hands = pilot.app.session.match.deal.setup.hands
    pilot.press("escape", "escape")
    after_a_hand(pilot)
    pilot.tap("next_hand")
    pilot.settle()
    looking_at_the_seal(pilot)
    pilot.tap("seal_earlier")
    [salt] = told(pilot, "Sal")
    deck = told(pilot, "Mazo, en el orden en que se reparte")[:52]
    assert digest_in_sight(pilot) == shown_before
    line = f"{salt} {' '.join(deck)}"
    assert hashlib.sha256(line.encode()).hexdigest() == shown_before
    pilot.tap("share_seal")
    assert pilot.outside.shared == [line]
    for seat in range(SEATS):
        assert set(deck[seat::SEATS]) == set(names(hands[seat]).split())
    assert verdicts(pilot) == [True, True]


def test_the_seal_can_be_opened_as_soon_as_the_hand_is_over() -> None:
    pilot = after_a_hand()
    pilot.outside.busy = True
    pilot.tap("compare")
    pilot.tap("seal")
    assert verdicts(pilot) == [True, True]


def test_the_digest_outlives_a_reload() -> None:
    pilot = seated()
    digest = seal_on_table(pilot.app.session).digest
    pilot.reload()
    pilot.settle()
    assert digest_in_sight(looking_at_the_seal(pilot)) == digest


def test_a_digest_that_was_tampered_with_is_told_to_be_wrong() -> None:
    pilot = after_a_hand()
    history = decode_history(pilot.outside.stored["match"])
    history["digests"] = ["0" * 64]
    again = Pilot(Headless({"match": encode(pilot.app.session.match, history)}))
    again.settle()
    again.outside.busy = True
    again.tap("compare")
    again.tap("seal")
    assert verdicts(again) == [False, True]


def test_cards_that_are_not_those_of_the_deck_are_told_to_be_wrong() -> None:
    pilot = after_a_hand(holding(ALL_CLUBS))
    pilot.outside.busy = True
    pilot.tap("compare")
    pilot.tap("seal")
    assert verdicts(pilot)[-1] is False


def test_a_match_from_before_digests_were_written_down_is_checked_by_its_cards_alone() -> None:
    pilot = after_a_hand()
    plain = json.loads(pilot.outside.stored["match"])
    del plain["history"]["digests"]
    again = Pilot(Headless({"match": json.dumps(plain)}))
    again.settle()
    again.outside.busy = True
    again.tap("compare")
    again.tap("seal")
    assert verdicts(again) == [True]


def test_the_hands_of_an_earlier_match_are_checked_too() -> None:
    pilot = Pilot(Headless({"ledger": encode_ledger(season(1))}))
    pilot.settle()
    for step in ("menu", "statistics", "history", Option("match", "0"), "seal"):
        pilot.tap(step)
    hands = len(pilot.app.session.ledger().matches[0].scores)
    for number in range(hands):
        assert pilot.sees(f"Mano {number + 1}")
        assert verdicts(pilot) == [True]
        if number + 1 < hands:
            pilot.tap("seal_later")
    assert not pilot.offers(Button("seal_later"))


def test_a_hand_for_practice_has_no_seal() -> None:
    pilot = after_a_hand()
    pilot.tap("see_hand")
    pilot.tap("what_if")
    pilot.settle()
    pilot.tap("score")
    assert not pilot.offers(Button("seal"))
    pilot.tap("close")
    play_practice(pilot)


def test_the_page_says_that_no_rival_sees_hidden_cards() -> None:
    pilot = looking_at_the_seal(seated())
    assert pilot.sees("Ningún rival ve cartas ocultas")
