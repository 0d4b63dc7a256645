"""What the page asks of the browser beside showing it, and when: never sooner than is wanted."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.save import encode_settings
from tests.headless import Headless
from tests.pilot import Pilot, cards_of, play_until
from tests.short import OF_A_HAND
from tests.web.browser import DESKTOP, Device, Page, Visit
from tests.web.table import WebTable
from tests.web.test_outside import HIDE

pytestmark = pytest.mark.long

PHONE = Device(390, 844, 2, touch=True)

NO_TIE = 3
"""The seed of a match that ends after its one hand."""

WATCH = """
    window.asked = [];
    const watch = (kind, name, answer) => {
        const real = kind.prototype[name];
        kind.prototype[name] = function (...given) {
            asked.push({ name, given, touched: navigator.userActivation.isActive });
            return answer ? answer(...given) : real.apply(this, given);
        };
    };
    watch(StorageManager, "persist");
    watch(Element, "requestFullscreen");
    watch(Document, "exitFullscreen");
    watch(WakeLock, "request", async () => (window.lock = new Lock()));
    class Lock {
        released = false;
        async release() { this.released = true; }
    }
"""
SHEET = 'watch(Navigator, "share", async () => {});'
"""Not every system has one."""
KEEP = """for (const [name, text] of Object.entries(STORED)) {
    localStorage.getItem(`corazones.${name}`) ?? localStorage.setItem(`corazones.${name}`, text);
}"""


def one_card_left() -> dict[str, str]:
    """Return what is stored when the last trick of a match is yours to play to."""
    outside = Headless({"settings": encode_settings(OF_A_HAND.plain())}, seed=NO_TIE)
    pilot = Pilot(outside)
    pilot.settle()
    play_until(pilot, lambda p: len(cards_of(p)) == 1 and p.app.session.seen().acting)
    return outside.stored


def sat_down(page: Page, stored: dict[str, str], *, more: str = "", watch: str = WATCH) -> WebTable:
    """Open the page where something is stored, and watch what it asks for."""
    page.tab.add_init_script(KEEP.replace("STORED", json.dumps(stored)))
    page.tab.add_init_script(f"(() => {{{watch}{more}}})()")
    page.open()
    table = WebTable(page)
    table.wait_for_the_turn()
    return table


def asked(page: Page, name: str) -> list[dict[str, Any]]:
    """Return each time that the page has asked the browser for something."""
    found: list[dict[str, Any]] = page.tab.evaluate("asked")
    return [one for one in found if one["name"] == name]


def open_sheet(table: WebTable, name: str) -> None:
    """Open a sheet from the menu."""
    table.tap("button menu")
    table.tap(f"button {name}")
    table.pause(400)


def scroll_to(table: WebTable, target: str) -> None:
    """Turn the wheel until something that can be tapped is in the middle of the glass."""
    table.page.tab.mouse.move(720, 450)
    for _ in range(40):
        zones = [mark["zone"] for mark in table.marks() if mark["target"] == target]
        if zones and zones[0][1] + zones[0][3] < 800:
            return
        table.page.tab.mouse.wheel(0, 100)
        table.pause(80)
    raise AssertionError(f"{target} cannot be scrolled to")


def test_that_what_is_stored_should_stay_is_asked_after_the_first_finished_match(
    visit: Visit,
) -> None:
    table = sat_down(visit(), one_card_left())
    assert asked(table.page, "persist") == []
    table.play_a_card()
    table.until(lambda: table.offers("button play_again"))
    assert len(asked(table.page, "persist")) == 1
    table.page.reload()
    table.until(lambda: table.offers("button play_again"))
    assert asked(table.page, "persist") == [], "it has been asked already"


def test_the_screen_is_kept_lit_only_if_wanted(visit: Visit) -> None:
    table = sat_down(visit(DESKTOP), one_card_left())
    assert asked(table.page, "request") == []
    open_sheet(table, "settings")
    scroll_to(table, "option awake on")
    table.tap("option awake on")
    table.until(lambda: bool(asked(table.page, "request")))
    (wanted,) = asked(table.page, "request")
    assert wanted["given"] == ["screen"]
    assert not table.page.tab.evaluate("lock.released")
    table.tap("option awake off")
    table.until(lambda: bool(table.page.tab.evaluate("lock.released")))


def test_the_screen_is_kept_lit_only_while_a_hand_is_played(visit: Visit) -> None:
    stored = one_card_left() | {"settings": encode_settings(OF_A_HAND.plain() | {"awake": True})}
    table = sat_down(visit(), stored)
    assert len(asked(table.page, "request")) == 1
    table.play_a_card()
    table.until(lambda: table.offers("button play_again"))
    assert table.page.tab.evaluate("lock.released")
    assert len(asked(table.page, "request")) == 1
    table.tap("button play_again")
    table.wait_for_the_deal()
    assert len(asked(table.page, "request")) == 2
    assert not table.page.tab.evaluate("lock.released")


def test_the_screen_is_kept_lit_again_once_the_page_is_seen_again(visit: Visit) -> None:
    stored = one_card_left() | {"settings": encode_settings(OF_A_HAND.plain() | {"awake": True})}
    table = sat_down(visit(), stored)
    table.page.tab.evaluate("lock.released = true")  # as the system does with what is out of sight
    table.page.tab.evaluate(HIDE, True)
    assert len(asked(table.page, "request")) == 1
    table.page.tab.evaluate(HIDE, False)
    table.pause(300)
    assert len(asked(table.page, "request")) == 2


SLOW_LOCK = WATCH.replace(
    "(window.lock =", "(await new Promise(answer => (window.allow = answer)), window.lock ="
)


def test_a_lock_that_comes_late_is_given_back_if_it_is_not_wanted_any_more(visit: Visit) -> None:
    table = sat_down(visit(DESKTOP), one_card_left(), watch=SLOW_LOCK)
    page = table.page
    page.tab.evaluate("corazones.stayAwake(true); corazones.stayAwake(true)")
    page.tab.evaluate("corazones.stayAwake(false)")
    page.tab.evaluate("allow()")
    table.pause(300)
    assert len(asked(page, "request")) == 1
    assert page.tab.evaluate("lock.released")


def test_deals_are_handed_to_the_sheet_of_the_system(visit: Visit, address: str) -> None:
    stored = {"settings": encode_settings(OF_A_HAND.plain() | {"rules": "standard"})}
    table = sat_down(visit(DESKTOP), stored, more=SHEET)
    open_sheet(table, "deals")
    scroll_to(table, "button share_code")
    table.tap("button share_code")
    table.until(lambda: bool(asked(table.page, "share")))
    (shared,) = asked(table.page, "share")
    ((given,),) = [shared["given"]]
    text, _, code = given["text"].rpartition("#")
    assert text.endswith(address)
    assert f"código {code}" in text
    assert shared["touched"]


def test_deals_are_copied_where_there_is_no_sheet(visit: Visit, address: str) -> None:
    stored = {"settings": encode_settings(OF_A_HAND.plain() | {"rules": "standard"})}
    page = visit(DESKTOP)
    page.tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = sat_down(page, stored)
    open_sheet(table, "deals")
    scroll_to(table, "button share_code")
    table.tap("button share_code")
    table.until(lambda: f"{address}#" in page.tab.evaluate("navigator.clipboard.readText()"))


def test_the_whole_screen_is_taken_and_given_back(visit: Visit) -> None:
    table = sat_down(visit(DESKTOP), one_card_left())
    tab = table.page.tab
    open_sheet(table, "settings")
    scroll_to(table, "option full_screen on")
    table.tap("option full_screen on")
    tab.wait_for_function("document.fullscreenElement === document.documentElement")
    (wanted,) = asked(table.page, "requestFullscreen")
    assert wanted["touched"]
    table.tap("option full_screen off")
    tab.wait_for_function("document.fullscreenElement === null")
    assert table.page.complaints == []
