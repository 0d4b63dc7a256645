"""The cards of your hand, and whatever is on its way."""

from __future__ import annotations

from game.rules.cards import RANKS, Card, Cards, rank_of, suit_of
from game.rules.match import Stage
from game.rules.seats import SOUTH
from game.table.geometry import Rect, Size
from game.table.hand_box import CardSpot
from game.table.lettering import Lettering
from game.table.marks import CardInHand, Face, Mark, Panel
from game.table.moment import Moment
from game.table.motion import shake
from game.table.slots import InHand
from game.table.standing import Standing, card_look, face_style, flight
from game.table.theme import GOLD_FILL, ON_GOLD, ROSE, clear
from game.table.values_view import unusual_value, value_marks
from game.table.widgets import icon, popped, shadow

CORNER = 22 / 250
"""The radius of a card's corners, in its widths."""
SUIT_KEYS = ("clubs", "diamonds", "spades", "hearts")
SUIT_SIGNS = "♣♦♠♥"
SHAKE = 6
RIBBON, PINNED = {False: 15.0, True: 20.0}, 3.0
"""The height of a ribbon, on narrow glasses and on wide ones; so much of it lies on its card."""


def card_name(lettering: Lettering, card: Card) -> str:
    """Return what a card is called."""
    rank = lettering.say(f"rank_{RANKS[rank_of(card)]}")
    return lettering.say("suit_card", rank=rank, suit=lettering.say(SUIT_KEYS[suit_of(card)]))


def card_sign(card: Card) -> str:
    """Return a card as it is printed in its corner."""
    rank = RANKS[rank_of(card)]
    return ("10" if rank == "T" else rank) + SUIT_SIGNS[suit_of(card)]


def hand_marks(moment: Moment, standing: Standing) -> list[Mark]:
    """Return your hand, back row first; what marks single cards lies above all of them."""
    below: list[Mark] = []
    above: list[Mark] = []
    received = received_cards(moment)
    for card, slot in sorted(standing.hand.items(), key=lambda item: item[1].place):
        spot = moment.layout.hand.spread(slot.of)[slot.place]
        rect = _risen(moment, card, spot)
        face_up = card not in standing.hidden
        below += _card_in_hand(moment, card, slot, rect, received, face_up=face_up)
        if face_up:
            above += _value(moment, card, slot, rect)
        if moment.choice.cards >> card & 1:
            above += _tick(rect, spot)
        if face_up and received >> card & 1:
            above += _ribbon(moment, rect, spot)
    return below + above


def deck_marks(moment: Moment, standing: Standing) -> list[Mark]:
    """Return the cards that wait in the middle to be dealt."""
    if not standing.deck:
        return []
    place = Rect.around(moment.layout.zone.centre, *_size(moment.layout.trick[SOUTH]))
    return [card_shadow(place, 7, 0.5, 4), Mark(card_look(None, None, None, shown=False), place)]


def moving_marks(moment: Moment, standing: Standing) -> list[Mark]:
    """Return the cards that are on their way."""
    marks: list[Mark] = []
    for card, place in standing.moving:
        rect, compact, art = flight(place, moment.layout)
        look = card_look(card, compact, art, shown=place.shown)
        if place.alpha >= 1:
            marks.append(card_shadow(rect, 9, 0.45, 7))
        marks.append(Mark(look, rect, alpha=place.alpha))
    return marks


def _size(rect: Rect) -> Size:
    return Size(rect.width, rect.height)


def card_shadow(rect: Rect, blur: float, opacity: float, drop: float) -> Mark:
    """Return the shadow of a card."""
    return shadow(rect, rect.width * CORNER, blur, opacity, drop)


def _narrowed(moment: Moment) -> bool:
    """Tell whether it is your turn and the rules forbid some of your cards."""
    seen = moment.seen
    playing = seen.stage is Stage.PLAY and seen.acting and moment.resting
    return playing and seen.legal != seen.hand


def _forbidden(moment: Moment, card: Card) -> bool:
    """Tell whether the rules forbid a card of yours now."""
    return _narrowed(moment) and not moment.seen.legal >> card & 1


def _value(moment: Moment, card: Card, slot: InHand, rect: Rect) -> list[Mark]:
    """Return what a card of your hand is worth, where that is not as usual."""
    spot = moment.layout.hand.spread(slot.of)[slot.place]
    return value_marks(
        moment.lettering,
        moment.prices,
        card,
        rect,
        face_style(slot, moment.layout),
        rect.width * min(1.0, spot.strip),
        dimmed=_forbidden(moment, card),
    )


def _risen(moment: Moment, card: Card, spot: CardSpot) -> Rect:
    """Return the box of a card in your hand: legal ones stand out a little, chosen ones more."""
    hand = moment.layout.hand
    legal = _narrowed(moment) and bool(moment.seen.legal >> card & 1)
    lift = moment.lift(card)
    rise = lift * hand.lift + (1 - lift) * (hand.legal_rise if legal else 0)
    rect = spot.rect.moved(dy=-rise)
    if moment.choice.refused == card:
        rect = rect.moved(dx=SHAKE * shake(moment.since_tap(moment.pace.shake)))
    return rect


def _card_in_hand(
    moment: Moment, card: Card, slot: InHand, rect: Rect, received: Cards, *, face_up: bool
) -> list[Mark]:
    spot = moment.layout.hand.spread(slot.of)[slot.place]
    chosen = bool(moment.choice.cards >> card & 1)
    marks = [card_shadow(rect, 9, 0.67, 6) if chosen else card_shadow(rect, 5, 0.35, 2)]
    compact = face_style(slot, moment.layout)
    dimmed = _forbidden(moment, card)
    look = card_look(card, compact, None, shown=face_up)
    if dimmed and isinstance(look, Face):
        look = look._replace(dimmed=True)
    held = bool(moment.seen.hand >> card & 1)
    target = CardInHand(card) if held and face_up else None
    label = _spoken(moment, card, received) if target else ""
    marks.append(Mark(look, rect, target, spot.zone, label))
    refused = moment.choice.refused == card
    if chosen or refused:
        edge = ROSE if refused else GOLD_FILL
        outline = Panel(None, rect.width * CORNER + 2, edge=edge, edge_width=3)
        marks.append(Mark(outline, rect.grown(2)))
    return marks


def _spoken(moment: Moment, card: Card, received: Cards) -> str:
    """Return what a card is called and how it stands, for those who do not see it."""
    say = moment.lettering.say
    states = {
        "state_chosen": moment.choice.cards >> card & 1,
        "state_forbidden": _forbidden(moment, card),
        "received": received >> card & 1,
    }
    told = [say(key) for key, holds in states.items() if holds]
    value = unusual_value(moment.seen.house, card)
    worth = [] if value is None else [say("worth", count=value)]
    return ", ".join([card_name(moment.lettering, card), *worth, *told])


def _tick(rect: Rect, spot: CardSpot) -> list[Mark]:
    """Return the tick of a chosen card, in the part of it that is never covered."""
    right = rect.x + rect.width * min(1.0, spot.strip)
    disc = Rect(right - 18, rect.y - 4, 16, 16)
    edge = clear(ON_GOLD, 0.8)
    return [
        Mark(Panel(GOLD_FILL, 8, edge=edge), disc),
        icon("check", disc.centre, 11, ON_GOLD),
    ]


def received_cards(moment: Moment) -> Cards:
    """Return the cards to mark as received: until you have played a card of the hand."""
    seen = moment.seen
    played = any(seat == seen.seat for seat, _ in seen.plays())
    return 0 if played or moment.now < moment.timeline.settled else seen.got & seen.hand


def ribbons_top(moment: Moment) -> float:
    """Return how far up the ribbons of your hand reach; the foot of the glass, if none do."""
    layout, hand = moment.layout, moment.layout.hand
    if not received_cards(moment):
        return layout.glass.bottom
    rise = hand.lift if moment.choice.cards else hand.legal_rise
    top = min(spot.rect.y for spot in hand.spread(moment.seen.hand.bit_count()))
    return top - rise - RIBBON[layout.wide] + PINNED


def _ribbon(moment: Moment, rect: Rect, spot: CardSpot) -> list[Mark]:
    lettering, wide = moment.lettering, moment.layout.wide
    visible = rect.width * min(1.0, spot.strip)
    text = lettering.say("received")
    size, height = 13.0 if wide else 11.0, RIBBON[wide]
    width = lettering.measure(text, size, "Bold") + 8
    if width > visible - 1:
        size = lettering.fit(text, visible - 3, [10, 9.5, 9]) or 9
        width = min(lettering.measure(text, size, "Bold") + 5, visible)
    box = Rect(rect.x + 1, rect.y - height + PINNED, width, height)
    edge = clear(ON_GOLD, 0.7)
    marks = [
        Mark(Panel(GOLD_FILL, 5, edge=edge), box),
        lettering.line(text, box.centre, size, ON_GOLD),
    ]
    newly = moment.timeline.before.got != moment.seen.got
    part = moment.since(moment.timeline.settled, moment.pace.ribbon) if newly else 1.0
    return popped(marks, box.centre, part)
