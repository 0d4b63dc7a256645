"""What the guided hand says: each thing once, at the first moment it applies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from game.rules.cards import HEARTS, SPADES, SUIT_CARDS, Cards, card, gather, suit_of
from game.rules.match import Stage
from game.rules.seats import SOUTH, Seat
from game.rules.seen import Seen
from game.rules.trick import highest_of_suit
from game.scenes.adviser import Adviser
from game.scenes.session import Session
from game.table.cards_view import SUIT_KEYS, card_sign
from game.table.lettering import Lettering
from game.table.marks import Button
from game.table.moment import Note

READ_ON = Button("read_on")
QUEEN: Cards = gather([card("QS")])
ENOUGH_TRICKS, MANY_TRICKS = 3, 5


class Step(NamedTuple):
    """One thing to learn: the key of its words, and when it is time for them."""

    key: str
    applies: Callable[[Seen], bool]


class Tutor(Adviser):
    """Explains the game in place of tips; hints are given as always."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._left = list(STEPS)

    def tell(self, seen: Seen) -> None:
        """Say the next thing that applies; a tap on it leads to the one after it, if one does."""
        now = [step for step in self._left if step.applies(seen)]
        if not now:
            return
        self._left.remove(now[0])
        self.say(partial(_step_note, now[0], seen, READ_ON if len(now) > 1 else None))


def _step_note(step: Step, seen: Seen, target: Button | None, lettering: Lettering) -> Note:
    text = lettering.say(f"guide_{step.key}", **_values(seen, lettering))
    return Note(text, "book", target)


def _values(seen: Seen, lettering: Lettering) -> Mapping[str, object]:
    """Return all that the steps may name at a moment."""
    trick = seen.trick.cards
    led = suit_of(trick[0]) if trick else SPADES
    receiver = seen.receiver if seen.stage is Stage.PASS else seen.trick.leader
    return {
        "name": lettering.name(receiver),
        "taker": lettering.name(_with_queen(seen) or SOUTH),
        "suit": lettering.say(SUIT_KEYS[led]),
        "card": card_sign(highest_of_suit(trick)) if trick else "",
        "count": seen.house.pass_size if seen.stage is Stage.PASS else seen.points(SOUTH),
    }


def _always(seen: Seen) -> bool:
    return bool(seen.house)


def _passing(seen: Seen) -> bool:
    return seen.stage is Stage.PASS


def _leading(seen: Seen) -> bool:
    return seen.stage is Stage.PLAY and not seen.trick.cards


def _following(seen: Seen) -> bool:
    return bool(seen.trick.cards) and bool(seen.hand & SUIT_CARDS[seen.trick.led])


def _opening(seen: Seen) -> bool:
    return _leading(seen) and not seen.tricks


def _first_trick(seen: Seen) -> bool:
    return _following(seen) and not seen.tricks


def _won(seen: Seen) -> bool:
    return _leading(seen) and bool(seen.tricks)


def _locked(seen: Seen) -> bool:
    return _won(seen) and not seen.broken and bool(seen.hand & ~seen.legal & SUIT_CARDS[HEARTS])


def _dimmed(seen: Seen) -> bool:
    return _following(seen) and bool(seen.hand & ~seen.legal)


def _void(seen: Seen) -> bool:
    return bool(seen.trick.cards) and bool(seen.tricks) and not _following(seen)


def _points_lie(seen: Seen) -> bool:
    """Tell whether there are points in the trick that can be left to somebody else."""
    lying = seen.trick.all_cards()
    if not lying & seen.house.point_cards or not _following(seen):
        return False
    return bool(seen.legal & ((1 << highest_of_suit(seen.trick.cards)) - 1))


def _has_points(seen: Seen) -> bool:
    return seen.points(SOUTH) > 0


def _with_queen(seen: Seen) -> Seat | None:
    """Return who has taken the queen of spades, when somebody has."""
    return next((seat for seat, taken in enumerate(seen.taken) if taken & QUEEN), None)


STEPS = (
    Step("welcome", _always),
    Step("points", _always),
    Step("pass", _passing),
    Step("open", _opening),
    Step("first", _first_trick),
    Step("queen_yours", lambda seen: _with_queen(seen) == SOUTH),
    Step("queen", lambda seen: _with_queen(seen) not in (None, SOUTH)),
    Step("broken", lambda seen: seen.broken),
    Step("taken", _has_points),
    Step("void", _void),
    Step("under", _points_lie),
    Step("dimmed", _dimmed),
    Step("won", _won),
    Step("locked", _locked),
    Step("last_trick", lambda seen: len(seen.tricks) >= ENOUGH_TRICKS),
    Step("hint", lambda seen: len(seen.tricks) >= MANY_TRICKS),
)
"""In the order in which they are said when several apply."""
