"""The seats: portrait, name, points of the hand, total, cards left, and the moon's warning."""

from __future__ import annotations

from game.rules.cards import DIAMONDS, HEARTS, members, suit_of
from game.rules.options import Partners
from game.rules.seats import Seat
from game.rules.sides import side_of
from game.table.cards_view import card_sign
from game.table.geometry import Point, Rect
from game.table.layout import CARD_RATIO, SeatSpot
from game.table.lettering import Lettering, steps
from game.table.marks import Avatar, Fan, Mark, Panel, SeatPlate, Shadow
from game.table.moment import Moment
from game.table.slots import AtSeat
from game.table.theme import (
    CREAM,
    GOLD,
    GOLD_FILL,
    MUTED,
    ON_GOLD,
    PANEL,
    PAPER,
    QUIET_ROSE,
    ROSE,
    WHITE,
    clear,
)
from game.table.widgets import finger, shadow

BACK = "#7A1E33"
MOST_FANNED = 5
OURS, THEIRS = "#A8E6A1", "#8FD0FF"
"""The colours of the two sides, yours and the other."""
CHARGE = 27.0
"""The width of a little open card."""
INK, INK_RED = "#1B2333", "#C22138"


def seat_marks(moment: Moment, seat: Seat) -> list[Mark]:
    """Return a rival's seat."""
    spot = moment.layout.seats[seat]
    draw = {"plate": _plate_marks, "pill": _pill_marks, "chip": _chip_marks}[spot.form]
    return draw(moment, seat, spot)


def cards_left(moment: Moment, seat: Seat) -> int:
    """Return how many cards a seat seems to hold: what is still being dealt is not there yet."""
    coming = sum(
        move.end == AtSeat(seat) and move.card is None and move.ends > moment.now
        for move in moment.timeline.moves
    )
    return max(0, moment.seen.counts[seat] - coming)


def _plate_marks(moment: Moment, seat: Seat, spot: SeatSpot) -> list[Mark]:
    """Return a plate below its portrait: name, then points and total in one line or in two."""
    lettering, k, plate = moment.lettering, spot.scale, spot.plate
    held = cards_left(moment, seat)
    marks = [_fan(spot, held)] if held else []
    marks += _plate(moment, seat, spot, 14 * k)
    marks += portrait(spot.portrait, seat, turn=moment.turn == seat)
    if held:
        corner = Point(spot.portrait.right + 2 * k, spot.portrait.y + 6 * k)
        marks += _count(lettering, corner, held, k * (0.92 if moment.layout.tiny else 1))
    marks += charge_marks(moment, seat)
    small = moment.layout.tiny and spot.lines == 3
    rows = (13.5, 28.5, 42.5) if small else (15 * k, 33 * k, 50 * k)
    name = Point(plate.centre.x, plate.y + rows[0])
    colour = GOLD if moment.turn == seat else CREAM
    marks.append(lettering.line(lettering.name(seat), name, 12.5 if small else 13 * k, colour))
    points, total = moment.hand_points(seat), moment.settled.totals[seat]
    if spot.lines == 2:
        line = Point(plate.centre.x, plate.y + 35 * k)
        sizes = (14 * k, 11.5 * k)
        return marks + both_points(lettering, line, points, total, *sizes, brief=spot.brief)
    marks.append(
        hand_points(lettering, Point(name.x, plate.y + rows[1]), points, 14 if small else 15 * k)
    )
    below = Point(name.x, plate.y + rows[2])
    return marks + total_points(lettering, below, total, 11 if small else 11.5 * k)


def _pill_marks(moment: Moment, seat: Seat, spot: SeatSpot) -> list[Mark]:
    """Return a pill beside its portrait: name above points and total."""
    lettering, plate = moment.lettering, spot.plate
    marks = _plate(moment, seat, spot, plate.height / 2)
    marks += portrait(spot.portrait, seat, turn=moment.turn == seat)
    held = cards_left(moment, seat)
    if held:
        corner = Point(plate.x + 7, spot.portrait.y + 6)
        marks += _count(lettering, corner, held, 0.86)
    marks += charge_marks(moment, seat)
    left, middle = spot.portrait.right + 9, spot.portrait.centre.y
    colour = GOLD if moment.turn == seat else CREAM
    name = Point(left, middle - 8.3)
    marks.append(lettering.line(lettering.name(seat), name, 13, colour, align=0))
    below = Point(left, middle + 9.1)
    points, total = moment.hand_points(seat), moment.settled.totals[seat]
    if moment.threat == seat and not spot.footer:
        heart = hand_points(lettering, below, points, 13, align=0)
        warning = Point(heart.rect.right + 8, below.y)
        text = f"☾ {lettering.say('threat_short')}"
        fits = warning.x + lettering.measure(text, 11.5, "Bold") <= plate.right - 6
        text = text if fits else "☾"
        return [*marks, heart, lettering.line(text, warning, 11.5, GOLD, align=0)]
    return marks + both_points(lettering, below, points, total, 13, 11, align=0, brief=spot.brief)


def _chip_marks(moment: Moment, seat: Seat, spot: SeatSpot) -> list[Mark]:
    """Return a small plate: portrait and name in one line, the points below them."""
    lettering, k, plate, turn = moment.lettering, spot.scale, spot.plate, moment.turn == seat
    marks = [*_plate(moment, seat, spot, 10 * k), *portrait(spot.portrait, seat, turn=turn)]
    name, left = lettering.name(seat), spot.portrait.right + 5 * k
    size = lettering.fit(name, plate.right - 4 * k - left, steps(12 * k, 9)) or 9
    beside = Point(left, spot.portrait.centre.y)
    marks.append(lettering.line(name, beside, size, GOLD if turn else CREAM, align=0))
    below = Point(plate.centre.x, plate.bottom - 8 * k)
    points, total = moment.hand_points(seat), moment.settled.totals[seat]
    if moment.threat == seat:
        return [*marks, lettering.line(f"{heart_text(points)} ☾", below, 11.5 * k, GOLD)]
    longest = f"{heart_text(points)}  · {total}"
    size = lettering.fit(longest, plate.width - 6 * k, steps(11.5 * k, 8.5)) or 8.5
    return marks + both_points(lettering, below, points, total, size, size - 0.5, brief=True)


def portrait(box: Rect, seat: Seat, *, turn: bool) -> list[Mark]:
    """Return a seat's face, ringed in gold when it has to act."""
    radius = box.width / 2
    if turn:
        glow = Mark(Shadow(radius + 3, 8, clear(GOLD_FILL, 0.59)), box.grown(3))
        ring = Mark(Panel(GOLD_FILL, radius + 4.5), box.grown(4.5))
        gap = Mark(Panel("#0A2F29", radius + 2), box.grown(2))
        return [glow, ring, gap, Mark(Avatar(seat), box)]
    rim = Mark(Panel(clear(PAPER, 0.9), radius + 2), box.grown(2))
    return [shadow(box, radius, 5, 0.35, 3), rim, Mark(Avatar(seat), box)]


def side_edge(moment: Moment, seat: Seat) -> tuple[None, str, float]:
    """Return the edge of a seat's panel: in the colour of its side, where there are sides."""
    house = moment.seen.house
    if house.partners is Partners.NONE:
        return None, clear(WHITE, 0.10), 1
    ours = seat in side_of(house, moment.seen.seat)
    return None, clear(OURS if ours else THEIRS, 0.75), 2


def charge_marks(moment: Moment, seat: Seat) -> list[Mark]:
    """Return the cards that a seat has laid open, at the foot of its portrait."""
    box, marks = moment.layout.portrait(seat), list[Mark]()
    for i, card in enumerate(members(moment.settled.charges[seat])):
        place = Rect(box.x - 6 + i * CHARGE, box.bottom - 14, CHARGE, CHARGE * 0.7)
        red = suit_of(card) in {DIAMONDS, HEARTS}
        marks += [
            shadow(place, 4, 3, 0.43, 1),
            Mark(Panel(PAPER, 4, edge=GOLD_FILL, edge_width=1.5), place),
            moment.lettering.line(card_sign(card), place.centre, 11, INK_RED if red else INK),
        ]
    return marks


def hand_points(
    lettering: Lettering, at: Point, points: int | None, size: float, *, align: float = 0.5
) -> Mark:
    """Return a heart and the points of the hand, quiet when there are none to show."""
    colour = ROSE if points else QUIET_ROSE
    return lettering.line(heart_text(points), at, size, colour, align=align)


def heart_text(points: int | None) -> str:
    """Return the points of the hand behind a heart; a dash where they are not shown."""
    return f"♥ {'-' if points is None else points}"


def total_points(
    lettering: Lettering,
    at: Point,
    total: int,
    size: float,
    *,
    align: float = 0.5,
    brief: bool = False,
) -> list[Mark]:
    """Return the word for the total, or a dot where there is no room for it, and the total."""
    word, number = _total_word(lettering, brief=brief), str(total)
    word_width = lettering.measure(word, size, "Medium")
    width = word_width + lettering.measure(number, size + 1, "Bold")
    left = at.x - width * align
    return [
        lettering.line(word, Point(left, at.y), size, MUTED, "Medium", align=0),
        lettering.line(number, Point(left + word_width, at.y), size + 1, CREAM, align=0),
    ]


def both_points(
    lettering: Lettering,
    at: Point,
    points: int | None,
    total: int,
    size: float,
    total_size: float,
    *,
    align: float = 0.5,
    brief: bool = False,
) -> list[Mark]:
    """Return the points of the hand and the total in one line."""
    gap = size * 0.66
    hearts = lettering.measure(heart_text(points), size, "Bold")
    word = lettering.measure(_total_word(lettering, brief=brief), total_size, "Medium")
    width = hearts + gap + word + lettering.measure(str(total), total_size + 1, "Bold")
    left = at.x - width * align
    beside = Point(left + hearts + gap, at.y)
    first = hand_points(lettering, Point(left, at.y), points, size, align=0)
    return [first, *total_points(lettering, beside, total, total_size, align=0, brief=brief)]


def _total_word(lettering: Lettering, *, brief: bool) -> str:
    return "· " if brief else lettering.say("total") + " "


def _plate(moment: Moment, seat: Seat, spot: SeatSpot, radius: float) -> list[Mark]:
    """Return the panel of a seat, framed and lengthened when the seat threatens a moon."""
    plate = spot.plate
    target, label = SeatPlate(seat), moment.lettering.name(seat)
    threat = moment.threat == seat
    look = Panel(clear(PANEL, 0.88), radius, *side_edge(moment, seat))
    marks = [shadow(plate, radius, 7, 0.31, 3)]
    newly = moment.timeline.before.threat != seat
    come = moment.since(moment.timeline.settled, moment.pace.badge) if newly else 1.0
    if not threat or come < 1:
        marks.append(Mark(look, plate, target, finger(spot.reach), label))
    return marks + [mark._replace(alpha=come) for mark in _threat(moment, seat, spot, radius)]


def _threat(moment: Moment, seat: Seat, spot: SeatSpot, radius: float) -> list[Mark]:
    """Return the frame and the warning of a seat that threatens a moon."""
    if moment.threat != seat:
        return []
    plate = spot.plate
    target, label = SeatPlate(seat), moment.lettering.name(seat)
    framed = Rect(plate.x, plate.y, plate.width, plate.height + spot.footer)
    inside = Rect(plate.x + 1.5, plate.y + 1.5, plate.width - 3, plate.height - 1.5)
    if not spot.footer:
        inside = plate.grown(-1.5)
    marks = [
        Mark(Panel(GOLD_FILL, min(radius, 20)), framed, target, finger(spot.reach), label),
        Mark(Panel(PANEL, min(radius, 20) - 1.5), inside),
    ]
    if spot.footer:
        marks += _warning(moment.lettering, spot, framed)
    return marks


def _warning(lettering: Lettering, spot: SeatSpot, framed: Rect) -> list[Mark]:
    """Return the moon's warning in the longest form that fits below the plate."""
    size = 11.5 * spot.scale
    middle = Point(framed.centre.x, framed.bottom - spot.footer / 2 - 0.5)
    whole = f"☾ {lettering.say('threat')}"
    if lettering.measure(whole, size, "Bold") <= framed.width - 12:
        return [lettering.line(whole, middle, size, ON_GOLD)]
    if spot.footer < 30 * spot.scale:
        return [lettering.line(f"☾ {lettering.say('threat_short')}", middle, 11, ON_GOLD)]
    lines = (f"☾ {lettering.say('threat_above')}", lettering.say("threat_below"))
    return [
        lettering.line(line, Point(middle.x, middle.y + dy), size, ON_GOLD)
        for line, dy in zip(lines, (-6.5, 6.5), strict=True)
    ]


def _fan(spot: SeatSpot, held: int) -> Mark:
    """Return a few backs that stand out behind the portrait."""
    part = spot.portrait.width / 46
    width = 24 * part
    side = width * 2 + width / 3 * MOST_FANNED + width * CARD_RATIO
    middle = Point(spot.portrait.centre.x, spot.portrait.centre.y - 16 * part)
    return Mark(Fan(min(MOST_FANNED, held), width), Rect.around(middle, side, side))


def _count(lettering: Lettering, middle: Point, held: int, scale: float) -> list[Mark]:
    """Return a little card back that says how many cards are left."""
    box = Rect.around(middle, 19 * scale, 24 * scale)
    return [
        shadow(box, 4 * scale, 3, 0.43, 1),
        Mark(Panel(CREAM, 4.5 * scale), box),
        Mark(Panel(BACK, 3.2 * scale), box.grown(-1.5)),
        lettering.line(str(held), middle, 11.5 * scale),
    ]
