"""What is worth marking: broken hearts, the queen, a moon, a victory."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from game.rules.seats import SOUTH
from game.table.geometry import Point, Rect
from game.table.marks import Mark, Panel, Shadow
from game.table.moment import Moment
from game.table.motion import Show, ease_out, overshoot
from game.table.seats_view import portrait
from game.table.theme import CREAM, GOLD, GOLD_FILL, PAPER, ROSE, SCRIM, VIOLET, clear
from game.table.widgets import icon

_chance = random.Random(26)
SCATTERED = [(_chance.random(), _chance.random(), _chance.random()) for _ in range(70)]
"""Three numbers for each small thing, the same whenever something is marked."""
BURSTS = {"hearts_broken": ("♥", ROSE), "queen_spades": ("♠", VIOLET)}
SPARKS = 11
STARS = 16
CONFETTI_LASTS = 3.4
CONFETTI_COLOURS = (GOLD, ROSE, PAPER, VIOLET, "#7FD8B8")


def show_marks(moment: Moment) -> Iterator[Mark]:
    """Yield what is marked at a moment."""
    for show in moment.timeline.shows:
        part = show.part(moment.now)
        if part is None:
            continue
        if show.event in BURSTS:
            yield from _burst(moment, show, part)
        else:
            yield from _moon(moment, show, part)


def confetti(glass: Rect, age: float) -> Iterator[Mark]:
    """Yield what rains down on a victory of that age in seconds: nothing once it is all down."""
    for i, (across, later, turns) in enumerate(SCATTERED):
        part = (age - 0.9 * later) / (CONFETTI_LASTS - 0.9)
        if not 0 <= part < 1:
            continue
        sway = 14 * math.sin(2 * math.pi * (turns + 1.5 * part))
        middle = Point(glass.x + glass.width * across + sway, _fallen(glass, part, later))
        # A piece that tumbles shows one of few heights, so that few pictures are drawn.
        height = 3 + 2 * round(2 + 2 * math.cos(2 * math.pi * (turns + 4 * part)))
        colour = CONFETTI_COLOURS[i % len(CONFETTI_COLOURS)]
        faint = min(1.0, round((1 - part) * 40) / 10)
        yield Mark(Panel(colour, 1.5), Rect.around(middle, 8, height), alpha=faint)


def _fallen(glass: Rect, part: float, slower: float) -> float:
    """Return how far down a piece of confetti is: it falls faster and faster."""
    return glass.y - 20 + (glass.height + 40) * (0.75 + 0.25 * slower) * part * math.sqrt(part)


def _burst(moment: Moment, show: Show, part: float) -> Iterator[Mark]:
    """Yield the symbols that fly off a card that lies in the trick."""
    symbol, colour = BURSTS[show.event]
    card = moment.layout.trick[show.seat]
    size = 0.24 * card.width
    reach = card.width * (0.45 + 0.6 * ease_out(part))
    faint = min(1.0, 2.2 * (1 - part))
    for i, (further, _, _) in enumerate(SCATTERED[:SPARKS]):
        turn = 2 * math.pi * i / SPARKS
        far = reach * (0.85 + 0.3 * further)
        x = card.centre.x + far * math.sin(turn)
        y = card.centre.y - 1.15 * far * math.cos(turn) + 26 * part**2
        line = moment.lettering.line(symbol, Point(x, y), size, colour, shadow=True)
        yield line._replace(alpha=faint)


def _moon(moment: Moment, show: Show, part: float) -> Iterator[Mark]:
    """Yield the moon that rises over the table, its shooter's face in it, and the words."""
    still = moment.timeline.fades
    glass = moment.layout.glass
    size = min(0.42 * glass.width, 0.36 * glass.height, 240)
    middle = Point(glass.centre.x, glass.centre.y - 0.18 * size)
    faint = min(1.0, 8 * part, 8 * (1 - part))
    yield Mark(Panel(clear(SCRIM, 0.82)), glass, alpha=round(faint, 2))
    up = 1.0 if still else overshoot(min(1.0, part / 0.3))
    here = Point(middle.x, middle.y + (1 - up) * size)
    halo = Rect.around(here, size * 0.8, size * 0.8)
    marks = [
        Mark(Shadow(halo.width / 2, 0.25 * size, clear(GOLD_FILL, 0.55)), halo),
        icon("moon", here, size, GOLD_FILL),
    ]
    face = Rect.around(Point(here.x + 0.13 * size, here.y - 0.1 * size), size * 0.44, size * 0.44)
    marks += portrait(face, show.seat, turn=False)
    marks += _words(moment, show, Point(middle.x, middle.y + 0.62 * size))
    yield from (mark._replace(alpha=mark.alpha * faint) for mark in marks)
    if not still:
        yield from _stars(Rect.around(middle, 2.1 * size, 1.5 * size), part, faint)


def _stars(sky: Rect, part: float, faint: float) -> Iterator[Mark]:
    """Yield the stars that twinkle above and beside a moon."""
    for i, (further, bright, large) in enumerate(SCATTERED[:STARS]):
        turn = math.pi * (1.15 - 1.3 * (i + further) / STARS)
        far = 0.36 + 0.16 * bright
        x = sky.centre.x + far * sky.width * math.cos(turn)
        y = sky.centre.y - far * sky.height * math.sin(turn)
        light = 0.5 + 0.5 * math.sin(2 * math.pi * (3 * part + bright))
        star = icon("diamond", Point(x, y), 5 + 6 * large, PAPER)
        yield star._replace(alpha=round(faint * light, 2))


def _words(moment: Moment, show: Show, at: Point) -> list[Mark]:
    """Return whose moon it is, in one line that fits the glass."""
    lettering = moment.lettering
    mine = show.seat == SOUTH
    text = (
        lettering.say("moon_yours")
        if mine
        else lettering.say("moon_of", name=lettering.name(show.seat))
    )
    sizes = [34, 30, 26, 24, 22, 20, 18] if moment.layout.wide else [26, 24, 22, 20, 18]
    size = lettering.fit(text, moment.layout.glass.width - 40, sizes, "ExtraBold") or 18
    colour = GOLD if mine else CREAM
    return [lettering.line(text, at, size, colour, "ExtraBold", shadow=True)]
