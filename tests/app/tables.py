"""Tables to sit down at."""

from game.rules.cards import ALL_CARDS, cards, gather, members
from game.rules.claim import certainty
from game.rules.deal import dealt
from game.rules.house import STANDARD
from game.rules.match import Match
from game.rules.seats import SOUTH, WEST, Pass, Seat
from game.rules.seen import see
from game.save import encode
from game.table.marks import Button
from tests.headless import Headless
from tests.pilot import Pilot, pass_any_three, play_until
from tests.rules.chance import a_standard_hand
from tests.rules.positions import scored

ALL_CLUBS = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"


def seated(seed: int = 4, language: str = "es", speed: str = "medium") -> Pilot:
    """Return a pilot whose first hand has just been dealt."""
    pilot = Pilot(Headless(seed=seed, language=language))
    pilot.settle()
    if speed != "medium":
        pilot.tap("menu")
        pilot.set("speed", speed)
        pilot.tap("close")
    return pilot


def at_turn(seed: int = 4) -> Pilot:
    """Return a pilot who has passed and whose turn it is."""
    pilot = seated(seed)
    pass_any_three(pilot)
    pilot.settle()
    return pilot


def after_a_hand(pilot: Pilot | None = None) -> Pilot:
    """Return a pilot who looks at the score of a hand."""
    pilot = pilot or seated()
    play_until(pilot, lambda p: p.offers(Button("next_hand")))
    return pilot


def after_a_match(*, won: bool) -> Pilot:
    """Return a pilot who looks at the end of a match, ended by a moon."""
    totals = (50, 95, 70, 60) if won else (66, 20, 90, 40)
    pilot = holding(ALL_CLUBS, SOUTH if won else WEST, totals)
    play_until(pilot, lambda p: p.offers(Button("play_again")))
    return pilot


def holding(hand: str, seat: Seat = SOUTH, totals: tuple[int, ...] | None = None) -> Pilot:
    """Return a pilot at a hand without a pass in which a seat holds the cards written."""
    mine = cards(hand)
    others = list(members(ALL_CARDS & ~mine))
    hands = [gather(others[i::3]) for i in range(3)]
    hands.insert(seat, mine)
    before = (scored(*totals),) if totals else ()
    deal = dealt(STANDARD, Pass.HOLD, hands, number=len(before) + 1)
    pilot = Pilot(Headless({"match": encode(Match(STANDARD, 77, before, deal))}))
    pilot.settle()
    return pilot


def without_points() -> str:
    """Return a saved match where it is your turn in a hand whose points are all taken."""
    sights = ((match, see(match, SOUTH)) for seed in range(100) for match in a_standard_hand(seed))
    return next(
        encode(match)
        for match, seen in sights
        if seen.hand.bit_count() > 1 and seen.acting and certainty(seen) == "nothing_left"
    )
