"""What the match on the table can tell of itself: its hands again, their code and their seals."""

from __future__ import annotations

from game.facts import hand_facts, hand_turns
from game.memory.code import CODED, DealCode, code_of
from game.memory.record import preset_of, record_of
from game.memory.reel import Reel
from game.memory.seal import Seal, SealedHand, seal_of, sealed_hand
from game.rules.match import Match
from game.scenes.session import Session


def reel_of(session: Session) -> Reel:
    """Return the hand on the table, to be looked at again."""
    match, level = session.match, session.settings.level_in_play.value
    before = match.scores[: match.hand_number - 1]
    return Reel(list(hand_turns(match.house, match.seed, before, hand_facts(match))), level)


def code_on_table(session: Session) -> str:
    """Return the code of the deals; nothing for rules that have none."""
    deals = _deals(session)
    return code_of(deals) if deals.preset in CODED else ""


def are_played(session: Session, deals: DealCode) -> bool:
    """Tell whether these deals are on the table, and not yet played to the end."""
    return _deals(session) == deals and not session.match.winners


def hands_as_dealt(session: Session) -> list[Match]:
    """Return each finished hand as it was dealt."""
    kept = record_of(session.match, session.chronicle, session.outside.today())
    return [kept.turns(hand)[0].match for hand, (_, facts) in enumerate(kept.hands) if facts]


def seal_on_table(session: Session) -> Seal:
    """Return the seal of the hand on the table."""
    return seal_of(session.match, session.chronicle.number)


def sealed_hands(session: Session) -> list[SealedHand]:
    """Return every hand with its seal, the one on the table the last."""
    match, (number, _, _, digests) = session.match, session.chronicle
    before = [hand for hand in hands_as_dealt(session) if hand.hand_number < match.hand_number]
    hands = [*((hand, True) for hand in before), (match, match.scored)]
    return [
        sealed_hand(hand, number, digests[hand.hand_number - 1], over=over) for hand, over in hands
    ]


def _deals(session: Session) -> DealCode:
    return DealCode(preset_of(session.match.house), session.match.seed)
