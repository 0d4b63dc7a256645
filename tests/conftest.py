"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

OUTSIDE = {"web", "desktop"}
"""The folders whose tests share what takes long to make, and start programs beside them."""

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let one process do all that builds the page and the programs, and plays them."""
    for item in items:
        if OUTSIDE.intersection(item.path.parts):
            item.add_marker(pytest.mark.xdist_group("outside"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--renew-goldens",
        action="store_true",
        help="take the pictures drawn now for right and keep them in tests/goldens",
    )
