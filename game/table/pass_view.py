"""The pass: an arrow, the words, and the cards chosen for it."""

from __future__ import annotations

from game.rules.cards import members
from game.rules.match import Stage
from game.rules.seats import Pass
from game.table.choice import wanted
from game.table.geometry import Point
from game.table.marks import Mark
from game.table.moment import Moment
from game.table.theme import GOLD_FILL
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
    name = lettering.name(seen.receiver)
    text = lettering.say("you_pass", count=wanted(seen).start, name=name)
    return lettering.line(text, spot.words.point, spot.words_size, align=spot.words.align)


def pass_marks(moment: Moment) -> list[Mark]:
    """Return the arrow, the words and the cards chosen for the pass, while you choose them."""
    words, seen, spot = pass_words(moment), moment.seen, moment.layout.passing
    if words is None:
        return []
    arrow = spot.arrow.centre
    if moment.layout.shape == "landscape":
        arrow = Point(words.rect.right + 11 + spot.arrow.width / 2, arrow.y)
    marks = [words, icon(PASS_ICONS[seen.direction], arrow, spot.arrow.width, GOLD_FILL)]
    chosen = list(members(moment.choice.cards if seen.acting else seen.given))
    for i, place in enumerate(spot.cards):
        marks += free_card(chosen[i], place) if i < len(chosen) else [empty_place(place)]
    return marks
