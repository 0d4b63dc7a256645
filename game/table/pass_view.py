"""The pass: an arrow, the words, and the cards chosen for it."""

from __future__ import annotations

from game.rules.cards import members
from game.rules.match import Stage
from game.rules.may import MayPass
from game.rules.seats import Pass
from game.table.choice import wanted
from game.table.geometry import Point, Rect
from game.table.marks import Mark, Panel
from game.table.moment import Moment
from game.table.theme import GOLD_FILL, PANEL
from game.table.trick_view import empty_place, free_card
from game.table.widgets import icon

PASS_ICONS = {
    Pass.LEFT: "arrow_left",
    Pass.RIGHT: "arrow_right",
    Pass.SECOND_LEFT: "arrow_up_left",
    Pass.SECOND_RIGHT: "arrow_up_right",
    Pass.ACROSS: "arrow_up",
    Pass.PARTNER: "arrow_up",
}


def pass_words(moment: Moment) -> Mark | None:
    """Return the line that says to whom you pass, while you choose or wait."""
    seen, spot, lettering = moment.seen, moment.layout.passing, moment.lettering
    if seen.stage is not Stage.PASS or not moment.resting:
        return None
    text = _pass_text(moment)
    return lettering.line(text, spot.words.point, spot.words_size, align=spot.words.align)


def pass_marks(moment: Moment) -> list[Mark]:
    """Return the arrow, the words and the cards chosen for the pass, while you choose them."""
    words, seen, spot = pass_words(moment), moment.seen, moment.layout.passing
    if words is None:
        return []
    arrow = spot.arrow.centre
    if moment.layout.shape == "landscape":
        arrow = Point(words.rect.right + 11 + spot.arrow.width / 2, arrow.y)
    marks = [words]
    if seen.direction in PASS_ICONS:
        marks.append(icon(PASS_ICONS[seen.direction], arrow, spot.arrow.width, GOLD_FILL))
    chosen = moment.choice.in_order() if seen.acting else list(members(seen.given))
    count = wanted(seen).start if seen.acting else len(chosen)
    for i, place in enumerate(spot.places(count)):
        marks += free_card(chosen[i], place) if i < len(chosen) else [empty_place(place)]
    return marks + _ways_of_places(moment)


def _pass_text(moment: Moment) -> str:
    """Return how many cards you pass, and to whom where it is one seat."""
    seen, lettering = moment.seen, moment.lettering
    count = wanted(seen).start if seen.acting else seen.given.bit_count()
    if not count:
        return lettering.say("you_hand_on")
    if seen.direction in PASS_ICONS:
        return lettering.say("you_pass", count=count, name=lettering.name(seen.receiver))
    mixing = Pass.MIX in (seen.direction, *seen.call)
    return lettering.say("you_mix" if mixing else "you_pass_around", count=count)


def _ways_of_places(moment: Moment) -> list[Mark]:
    """Return a little arrow at each place, where the places differ by where their cards go."""
    may, seats = moment.seen.may, moment.seen.house.seats
    if not isinstance(may, MayPass) or len(may.ways) < 2:
        return []
    signs = {1: "arrow_left", seats - 1: "arrow_right"}
    steps = [way.steps for way in may.ways for _ in range(way.size)]
    marks: list[Mark] = []
    for step, place in zip(steps, moment.layout.passing.places(may.count), strict=True):
        disc = Rect.around(Point(place.centre.x, place.bottom), 24, 24)
        marks.append(Mark(Panel(PANEL, 12, edge=GOLD_FILL, edge_width=1.25), disc))
        marks.append(icon(signs.get(step, "arrow_up"), disc.centre, 13, GOLD_FILL))
    return marks
