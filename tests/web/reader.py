"""Somebody who does not see the page: the browser's own accessibility tree is all they have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.web.browser import Page
from tests.web.table import CHOSEN

PATIENCE, AGAIN = 200, 20
"""How long something may take, and when it is done again, in tenths of a second."""
SUITS = ("tréboles", "diamantes", "picas", "corazones")


class Node(NamedTuple):
    """One thing in the tree: what it is, what it is called, and where it is in the page."""

    role: str
    name: str
    backend: int


class Reader:
    """Hears what is there and chooses buttons by their names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._protocol = page.tab.context.new_cdp_session(page.tab)
        self._protocol.send("Accessibility.enable")

    def nodes(self) -> list[Node]:
        """Return all that is not ignored, in order."""
        tree = self._protocol.send("Accessibility.getFullAXTree")["nodes"]
        return [_node(node) for node in tree if not node["ignored"]]

    def buttons(self) -> list[str]:
        """Return the names of all buttons."""
        return [node.name for node in self.nodes() if node.role == "button"]

    def cards(self) -> list[str]:
        """Return the names of the cards of the hand."""
        return [name for name in self.buttons() if any(f" de {suit}" in name for suit in SUITS)]

    def chosen(self) -> list[str]:
        """Return the names of the cards that are chosen."""
        return [name for name in self.cards() if CHOSEN in name]

    def hears(self, text: str) -> bool:
        """Tell whether some text or name has these words in it."""
        return any(text in node.name for node in self.nodes())

    def choose(self, name: str) -> None:
        """Activate a button as screen readers do: by itself, not by a place."""
        (button, *_) = [node for node in self.nodes() if (node.role, node.name) == ("button", name)]
        thing = self._protocol.send("DOM.resolveNode", {"backendNodeId": button.backend})
        click = {
            "objectId": thing["object"]["objectId"],
            "functionDeclaration": "function() { this.click() }",
        }
        self._protocol.send("Runtime.callFunctionOn", click)
        self.page.tab.wait_for_timeout(80)

    def until(self, holds: Callable[[], bool], act: Callable[[], object] = lambda: None) -> None:
        """Wait until something holds, and a moment more; do what leads there, now and again."""
        for moment in range(PATIENCE):
            if holds():
                self.page.tab.wait_for_timeout(300)
                return
            if moment % AGAIN == 0:
                act()
            self.page.tab.wait_for_timeout(100)
        raise AssertionError(f"it never came to that; there are: {[n.name for n in self.nodes()]}")


def _node(node: dict[str, Any]) -> Node:
    role, name = (str(node.get(key, {}).get("value", "")) for key in ("role", "name"))
    return Node(role, name, int(node.get("backendDOMNodeId", 0)))
