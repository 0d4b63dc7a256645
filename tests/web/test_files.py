"""What leaves the page and comes back into it: codes in its address, and files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browser import DESKTOP, Page, Visit
from tests.web.table import WebTable
from tests.web.test_play import AT_ONCE

pytestmark = pytest.mark.long

CODE = "26BQ-524G"
SOUTH_S_HAND = "5C 6C TC AC 5D 7D 8D 4S JS QS AS 3H 5H"


def opened(page: Page, address: str) -> WebTable:
    """Return the table of a page that is opened by an address."""
    page.tab.add_init_script(AT_ONCE)
    page.tab.goto(address)
    page.tab.locator("html.playable").wait_for(state="attached")
    return WebTable(page)


def at_the_backup(table: WebTable) -> WebTable:
    table.tap("button menu")
    table.until(lambda: table.sees("Ajustes"))
    table.tap("button settings")
    table.pause(500)
    table.page.tab.mouse.move(720, 450)
    table.page.tab.mouse.wheel(0, 5000)
    table.pause(500)
    table.tap("button backup")
    table.until(lambda: table.sees("en un solo fichero"))
    return table


def test_a_code_in_the_address_deals_the_cards_that_it_deals_on_a_desktop(
    visit: Visit, address: str
) -> None:
    table = opened(visit(), f"{address}#{CODE}")
    table.until(lambda: table.sees("¿Jugar los repartos de este código?"))
    table.tap("button start")
    table.wait_for_the_deal()
    assert sorted(table.hand()) == sorted(SOUTH_S_HAND.split())
    assert table.page.complaints == []


def test_a_file_leaves_one_browser_and_is_taken_by_another(
    visit: Visit, address: str, tmp_path: Path
) -> None:
    here = opened(visit(DESKTOP), address)
    here.wait_for_the_deal()
    hand = here.hand()
    at_the_backup(here)
    with here.page.tab.expect_download() as download:
        here.tap("button export_file")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("corazones-")
    assert file.read_text(encoding="ascii").startswith("CORAZONES 1\n")

    there = opened(visit(DESKTOP), address)
    there.wait_for_the_deal()
    assert there.hand() != hand
    at_the_backup(there)
    with there.page.tab.expect_file_chooser() as chooser:
        there.tap("button import_file")
    chooser.value.set_files(file)
    there.until(lambda: there.sees("¿Usar esta copia?"))
    there.tap("button restore_all")
    there.until(lambda: there.sees("La copia está en su sitio"))
    there.tap("button understood")
    there.wait_for_the_deal()
    assert there.hand() == hand
    assert (here.page.complaints, there.page.complaints) == ([], [])
