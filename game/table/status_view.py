"""The line that speaks: whose turn it is, what has just happened, why a tap did nothing."""

from __future__ import annotations

from game.rules.cards import SPADES
from game.rules.house import HouseRules
from game.rules.match import Stage
from game.rules.seats import SOUTH, Pass
from game.rules.trick import Trick
from game.table.cards_view import SUIT_KEYS
from game.table.choice import missing, wanted
from game.table.geometry import Point, Rect
from game.table.lettering import Lettering, steps
from game.table.marks import Mark, Panel
from game.table.moment import Moment
from game.table.note_view import note_marks
from game.table.slots import OnTable
from game.table.theme import CREAM, GOLD, REFUSED, ROSE, clear
from game.table.widgets import icon

CHOOSING = frozenset({Stage.PASS, Stage.CHARGE, Stage.BURY})
"""When cards are chosen out of the hand."""


def status_marks(moment: Moment) -> list[Mark]:
    """Return the line that says whose turn it is, or why the last tap did nothing."""
    if moment.choice.reason is not None:
        return _refusal(moment, reason_text(moment, moment.choice.reason))
    if moment.note is not None:
        return note_marks(moment, moment.note)
    for text, yours in _status(moment):
        lines = _status_lines(moment, text, GOLD if yours else CREAM)
        if lines:
            return lines
    return []


def reason_text(moment: Moment, reason: str) -> str:
    """Return why a tap did nothing."""
    seen = moment.seen
    count = missing(moment.choice, seen)
    if reason == "why_chosen_all":
        count = moment.choice.cards.bit_count()
    led = seen.trick.led if seen.trick.cards else SPADES
    return moment.lettering.say(reason, count=count, suit=moment.lettering.say(SUIT_KEYS[led]))


def _status(moment: Moment) -> list[tuple[str, bool]]:
    """Return what there is to say, longest form first, and whether it is about your turn."""
    seen, lettering = moment.seen, moment.lettering
    say = lettering.say
    if moment.caption:
        return [(text, False) for text in moment.caption]
    if moment.hinting:
        return [(say("thinking_hint"), True)]
    if not moment.resting:
        return _on_the_move(moment)
    if seen.stage is Stage.CALL:
        return [(say("rival_calls", name=lettering.name(seen.dealer)), False)]
    if seen.stage in CHOOSING:
        return [_choosing(moment)]
    if seen.stage is not Stage.PLAY:
        return []
    if not seen.acting:
        return [(say("rival_turn", name=lettering.name(seen.turn)), False)]
    if moment.choice.cards:
        return [(say("your_turn_again"), True), (say("your_turn"), True)]
    return _news(moment) or [(say("your_turn"), True)]


def _choosing(moment: Moment) -> tuple[str, bool]:
    """Return what is to be chosen out of the hand, or that somebody else has to choose."""
    seen, say = moment.seen, moment.lettering.say
    chosen = moment.choice.cards.bit_count()
    if not seen.acting:
        key = "rival_buries" if seen.stage is Stage.BURY else "rivals_choose"
        return say(key, name=moment.lettering.name(seen.turn)), False
    if seen.stage is Stage.CHARGE:
        return say("may_charge"), True
    if seen.stage is Stage.BURY:
        return say("to_bury", count=chosen, of=wanted(seen).start), True
    return say("chosen", count=chosen, of=wanted(seen).start), True


def _on_the_move(moment: Moment) -> list[tuple[str, bool]]:
    """Return what is happening while cards move."""
    seen, say = moment.seen, moment.lettering.say
    if any(isinstance(move.start, OnTable) for move in moment.timeline.moves):
        return [(say("no_pass" if seen.direction is Pass.HOLD else "dealing"), False)]
    before = moment.timeline.before
    if len(seen.tricks) > len(before.tricks) and moment.now >= moment.timeline.landed:
        text = taken_text(moment.lettering, seen.house, seen.tricks[-1])
        return [(text, seen.turn == SOUTH)]
    if seen.got and before.stage is Stage.PASS:
        return _news(moment)
    return []


def taken_text(lettering: Lettering, house: HouseRules, trick: Trick) -> str:
    """Return who takes a trick, and for how much."""
    if trick.stays:
        return lettering.say("trick_stays")
    winner = trick.winner(house.seats)
    points = house.points(trick.all_cards())
    if winner == SOUTH:
        return lettering.say("you_take" if points else "you_take_nothing", count=points)
    key = "takes" if points else "takes_nothing"
    return lettering.say(key, count=points, name=lettering.name(winner))


def _news(moment: Moment) -> list[tuple[str, bool]]:
    """Return what the pass brought, until you have played your first card."""
    seen, lettering = moment.seen, moment.lettering
    if any(seat == seen.seat for seat, _ in seen.plays()):
        return []
    if seen.direction is Pass.HOLD:
        return [(lettering.say("no_pass"), True)]
    count = seen.got.bit_count()
    givers = {packet.giver for packet in seen.packets if packet.receiver == seen.seat}
    texts = [lettering.say("you_receive_short", count=count)]
    if len(givers) == 1:
        name = lettering.name(givers.pop())
        texts.insert(0, lettering.say("you_receive", count=count, name=name))
    return [(text, True) for text in texts]


def _status_size(moment: Moment) -> float:
    layout = moment.layout
    if layout.wide:
        return 17
    return 13.5 if layout.shape == "portrait" and not layout.tiny else 13 if layout.tall else 12.5


def _status_lines(moment: Moment, text: str, colour: str) -> list[Mark]:
    """Return a line of the status, or nothing when it does not fit."""
    layout, lettering = moment.layout, moment.lettering
    box, size = layout.status, _status_size(moment)
    beside = layout.shape == "landscape"
    room = box.width - 8
    lines = lettering.wrap(text, room, size) if beside else [text]
    height = size * 1.25
    if max(lettering.measure(line, size, "Bold") for line in lines) > room:
        return []
    if len(lines) * height > box.height + 2:
        return []
    return [
        lettering.line(
            line,
            Point(box.x + 4 if beside else box.centre.x, _row(box, i, len(lines), height)),
            size,
            colour,
            align=0 if beside else 0.5,
            shadow=True,
        )
        for i, line in enumerate(lines)
    ]


def _row(box: Rect, i: int, count: int, height: float) -> float:
    return box.centre.y + (i - (count - 1) / 2) * height


def _refusal(moment: Moment, text: str) -> list[Mark]:
    """Return the reason in a box with a sign."""
    layout, lettering = moment.layout, moment.lettering
    box, size = layout.status, _status_size(moment)
    room = box.width - 40
    rows = 2 if layout.shape == "landscape" else 1
    size = next((s for s in steps(size, 11) if len(lettering.wrap(text, room, s)) <= rows), 11)
    lines = lettering.wrap(text, room, size)
    longest = max(lettering.measure(line, size, "Bold") for line in lines)
    height = max(38.0 if layout.wide else 24.0, len(lines) * size * 1.25 + 8)
    width = min(longest + 46, box.width)
    beside = layout.shape == "landscape"
    left = box.x if beside else box.centre.x - width / 2
    pill = Rect(left, box.centre.y - height / 2, width, height)
    look = Panel(clear(REFUSED, 0.96), min(height / 2, 14), edge=clear(ROSE, 0.9), edge_width=1.25)
    middle = pill.x + 29 + (width - 38) / 2
    return [
        Mark(look, pill),
        icon("warning", Point(pill.x + 16, pill.centre.y), 20 if layout.wide else 16, ROSE),
        *(
            lettering.line(line, Point(middle, _row(pill, i, len(lines), size * 1.25)), size)
            for i, line in enumerate(lines)
        ),
    ]
