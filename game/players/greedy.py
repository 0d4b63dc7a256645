"""Play by what cards are worth, by any rules: a look at the trick, the hand and the goal.

It sees only the hand of the seat to play and what lies open, and serves as a rival and in the
playouts of a search alike.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.players.goal import CALM, Alarm, Goal, danger
from game.rules.cards import CARDS_TO_FOLLOW, Card, Cards, lowest, members, rank_of
from game.rules.deal import Deal
from game.rules.legal import legal_plays
from game.rules.options import Partners
from game.rules.trick import boosts, standing


def choose(deal: Deal, goal: Goal, alarm: Alarm = CALM) -> Card:
    """Return the card that the seat to play plays."""
    legal = legal_plays(deal)
    if not legal & (legal - 1):
        return lowest(legal)
    if not deal.played:
        return _lead(deal, legal, goal, alarm)
    if legal & CARDS_TO_FOLLOW[deal.played[0]]:
        return _follow(deal, legal, goal, alarm)
    return _discard(deal, legal, goal, alarm)


def any_card(cards: Cards, chance: random.Random) -> Card:
    """Return one of the cards, each as likely as the others."""
    for _ in range(int(chance.random() * cards.bit_count())):
        cards &= cards - 1
    return lowest(cards)


def _out(deal: Deal) -> Cards:
    """Return the cards that the seat to play does not see."""
    return deal.house.deck & ~deal.gone & ~deal.hands[deal.turn]


def _is_top(card: Card, out: Cards) -> bool:
    """Return whether none of these cards takes a trick from a card."""
    rank = rank_of(card)
    return all(rank_of(other) <= rank for other in members(out & CARDS_TO_FOLLOW[card]))


# --- leading -----------------------------------------------------------------------------------


def _lead(deal: Deal, legal: Cards, goal: Goal, alarm: Alarm) -> Card:
    """Lead what is least likely to take a trick that costs, or to lose one that pays."""
    out = _out(deal)
    if alarm.shooters:
        # A trick with a point of one's own ends the moon of others.
        points = members(legal & deal.house.point_cards)
        stoppers = [
            card for card in points if goal.cost(card) <= alarm.price and _is_top(card, out)
        ]
        if stoppers:
            return max(stoppers, key=rank_of)
    best, least = lowest(legal), 1e9
    for card in members(legal):
        risk = _risk_of_lead(deal, card, out, goal)
        if risk < least:
            best, least = card, risk
    return best


def _risk_of_lead(deal: Deal, card: Card, out: Cards, goal: Goal) -> float:
    """Return what it may cost to lead a card, with these cards out of sight."""
    suit, rank, cost = CARDS_TO_FOLLOW[card], rank_of(card), goal.cost(card)
    others = out & suit
    number = others.bit_count()
    under = sum([1 for other in members(others) if rank_of(other) < rank])
    if cost < 0 and under < number:
        # Whoever can takes a prize.
        return -cost
    wins = (under + 0.5) / (number + 1) if others else 1.0
    cost += goal.average * goal.house.seats
    if under == number and goal.prizes & others:
        # The fewer cards of the suit are out, the likelier a prize among them has to fall.
        cost += sum([goal.cost(prize) for prize in members(goal.prizes & others)]) / number
    if goal.queen & suit & out and not deal.hands[deal.turn] & goal.queen:
        # Somebody may have to put the queen on it.
        cost += 3.0
    return wins * cost - 0.02 * number


# --- following ---------------------------------------------------------------------------------


def _follow(deal: Deal, legal: Cards, goal: Goal, alarm: Alarm) -> Card:
    """Take the trick where it pays, and stay under it where it costs."""
    ahead = standing(deal.played)
    top = -1 if ahead is None else rank_of(ahead)
    # A card's twin cancels it, and does not take the trick either.
    under = [card for card in members(legal) if rank_of(card) <= top]
    over = [card for card in members(legal) if rank_of(card) > top]
    to_come = _to_come(deal, goal)
    cost = sum([goal.cost(card) for card in deal.played]) + to_come * goal.average
    if to_come and goal.prizes & legal:
        over = _unexposed(over, cost, _out(deal), goal) or ([] if under else over)
    taking = _taking(over, goal, cost, last=not to_come)
    if taking is None and alarm.shooters:
        taking = _stopping(deal, over, goal, alarm)
    if taking is not None:
        return taking
    if not under:
        sign = 1 if to_come else -1
        return min(over, key=lambda card: (goal.cost(card), sign * rank_of(card)))
    if _is_friends(deal, goal):
        return min(under, key=lambda card: (goal.cost(card), -rank_of(card)))
    sign = -1 if cost < 0 else 1
    return max(under, key=lambda card: (goal.cost(card), sign * rank_of(card)))


def _to_come(deal: Deal, goal: Goal) -> int:
    """Return how many cards that may cost something come to the trick after this one."""
    house, played = goal.house, deal.played
    if not deal.tricks and house.first_trick_ban and not house.kitty:
        led = CARDS_TO_FOLLOW[played[0]]
        if not led & house.point_cards:
            # Nobody may give a point yet.
            return 0
    again = house.booster_nines and len(played) < house.seats and boosts(played)
    return house.seats - 1 - len(played) % house.seats + (house.seats if again else 0)


def _unexposed(over: Sequence[Card], cost: float, out: Cards, goal: Goal) -> list[Card]:
    """Return the cards that are no prize for a higher card to come, greater than the trick's."""
    return [card for card in over if goal.cost(card) >= min(cost, 0) or _is_top(card, out)]


def _taking(over: Sequence[Card], goal: Goal, cost: float, *, last: bool) -> Card | None:
    """Return the card that takes a trick that pays, or one that costs nothing with what is feared.

    ``cost`` is what the trick is likely to cost, apart from that card.
    """
    if cost < 0 and over and not last:
        return max(over, key=rank_of)
    rid = goal.average >= 0
    prices = {card: cost + goal.cost(card) for card in over}
    free = [card for card, price in prices.items() if price < 0 or (rid and not price)]
    sign = -1 if rid else 1
    return min(free, key=lambda card: (prices[card], sign * rank_of(card)), default=None)


def _stopping(deal: Deal, over: Sequence[Card], goal: Goal, alarm: Alarm) -> Card | None:
    """Return the card that takes a point away from those who shoot the moon, if that is needed."""
    seats, played = goal.house.seats, deal.played
    lying = sum([goal.cost(card) for card in played])
    later = [(deal.turn + step) % seats for step in range(1, seats - len(played))]
    needed = deal.trick.winner(seats) in alarm.shooters or any(
        seat in later for seat in alarm.shooters
    )
    if lying <= 0 or not needed:
        return None
    fit = [card for card in over if lying + goal.cost(card) <= alarm.price]
    sign = 1 if later else -1
    return max(fit, key=lambda card: sign * rank_of(card), default=None)


def _is_friends(deal: Deal, goal: Goal) -> bool:
    """Return whether the trick goes, as it lies, to a partner of the seat to play."""
    if goal.house.partners is Partners.NONE:
        return False
    return deal.trick.winner(goal.house.seats) in goal.mates[deal.turn]


# --- discarding --------------------------------------------------------------------------------


def _discard(deal: Deal, legal: Cards, goal: Goal, alarm: Alarm) -> Card:
    """Give what is feared most to others; keep it from partners, and points from shooters."""
    hand = deal.hands[deal.turn]
    if _is_friends(deal, goal):
        return min(members(legal), key=lambda card: (goal.cost(card), -rank_of(card)))
    if alarm.shooters and deal.trick.winner(goal.house.seats) in alarm.shooters:
        legal = legal & ~goal.house.point_cards or legal
    return max(
        members(legal), key=lambda card: danger(card, goal, hand, deal.gone) + goal.cost(card)
    )
