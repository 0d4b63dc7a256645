"""Everything by keys alone, with a ring around what has the focus."""

from game.rules.cards import RANKS, card, members, name, rank_of
from game.rules.match import Stage
from game.table.geometry import Insets, Size
from game.table.marks import Avatar, Button, CardInHand, Option, Panel
from game.table.theme import CREAM
from tests.app.tables import at_turn, seated
from tests.pilot import Pilot, cards_of, legal_card


def ring(pilot: Pilot) -> bool:
    looks = [mark.look for mark in pilot.marks()]
    return any(
        isinstance(look, Panel) and look.edge == CREAM and look.edge_width == 3 for look in looks
    )


def move_to(pilot: Pilot, wanted: str) -> None:
    """Walk along the hand with the arrow keys."""
    target = CardInHand(card(wanted))
    for _ in range(60):
        if pilot.app.session.focus == target:
            return
        seen = list(members(pilot.app.session.seen().hand))
        here = pilot.app.session.focus
        index = seen.index(here.card) if isinstance(here, CardInHand) and here.card in seen else 0
        pilot.press("right" if index < seen.index(target.card) else "left")
        if pilot.app.session.focus == here:
            pilot.press("tab" if index < seen.index(target.card) else "shift tab")
    raise AssertionError(f"the arrows do not lead to {wanted}")


def test_a_whole_hand_is_played_by_keys_alone() -> None:
    pilot = seated()
    while not pilot.offers(Button("next_hand")):
        seen = pilot.app.session.seen()
        if seen.stage is Stage.PASS:
            for chosen in cards_of(pilot)[-3:]:
                move_to(pilot, chosen)
                pilot.press("return")
            while pilot.app.session.focus != Button("primary"):
                pilot.press("tab")
            pilot.press("space")
        else:
            move_to(pilot, legal_card(pilot))
            assert ring(pilot)
            pilot.press("return", "return")
        pilot.settle()
    pilot.press("n")
    pilot.settle()
    assert pilot.sees("Mano 2")


def test_the_ring_shows_only_while_keys_are_in_use() -> None:
    pilot = at_turn()
    assert not ring(pilot)
    pilot.press("right")
    assert ring(pilot)
    pilot.tap(legal_card(pilot))
    assert not ring(pilot)


def test_a_rank_chooses_its_cards_in_turn() -> None:
    pilot = seated()
    hand = list(members(pilot.app.session.seen().hand))
    rank = next(rank_of(c) for c in hand if sum(rank_of(o) == rank_of(c) for o in hand) > 1)
    cards = [name(c) for c in hand if rank_of(c) == rank]
    for expected in cards:
        pilot.press("0" if RANKS[rank] == "T" else RANKS[rank].lower())
        assert pilot.app.session.focus == CardInHand(card(expected))
    assert pilot.sees(f"{min(3, len(cards))} de 3 elegidas")


def test_letters_open_what_the_buttons_open() -> None:
    pilot = at_turn()
    pilot.press("escape")
    assert pilot.sees("Menú")
    pilot.press("escape")
    pilot.press("s")
    assert pilot.sees("Puntuación")
    pilot.press("escape")
    pilot.press("l")
    assert not pilot.sees("Última baza"), "there is none yet"
    pilot.press("h")
    pilot.settle()
    assert any("elegida" in mark.label for mark in pilot.marks())


def test_the_keyboard_cannot_leave_a_sheet() -> None:
    pilot = seated()
    pilot.press("escape")
    seen = set()
    for _ in range(40):
        pilot.press("tab")
        seen.add(pilot.app.session.focus)
    assert Button("new_match") in seen
    assert Button("close") in seen
    assert not any(isinstance(target, CardInHand) for target in seen)


def test_settings_are_changed_by_keys() -> None:
    pilot = seated()
    pilot.press("escape")
    for _ in range(40):
        pilot.press("tab")
        if str(pilot.app.session.focus) == "Option(setting='speed', value='fast')":
            break
    pilot.press("return")
    assert pilot.app.session.settings.speed.value == "fast"


def small_glass(*taps: str) -> Pilot:
    pilot = Pilot(size=Size(320, 454), insets=Insets())
    pilot.settle()
    for button in taps:
        pilot.tap(button)
    pilot.wait(0.5)
    return pilot


def test_arrows_that_lead_to_no_button_scroll_a_long_sheet() -> None:
    pilot = small_glass("menu", "how_to_play")
    pilot.press("down", "down")
    assert isinstance(pilot.app.session.focus, Option), "the tabs at the foot"

    def height() -> float:
        return next(m.rect.y for m in pilot.marks() if m.look == Avatar(0) and m.clip)

    before = height()
    pilot.press("down")
    assert height() < before
    pilot.press("page up")
    assert height() == before


def test_what_has_the_focus_is_scrolled_into_sight() -> None:
    pilot = small_glass("menu", "settings")
    clipped = set()
    for _ in range(80):
        pilot.press("tab")
        mark = next(m for m in reversed(pilot.marks()) if m.target == pilot.app.session.focus)
        if mark.clip is not None:
            assert mark.clip.encloses(mark.rect), mark.label
            clipped.add(mark.label)
    assert len(clipped) > 20
    for _ in range(80):
        pilot.press("shift tab")
        mark = next(m for m in reversed(pilot.marks()) if m.target == pilot.app.session.focus)
        assert mark.clip is None or mark.clip.encloses(mark.rect), mark.label
