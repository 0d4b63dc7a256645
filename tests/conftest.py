"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

SHARING = ("web",)
"""The folders whose tests share what takes long to make."""

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let one process do all that shares a thing which takes long to make, as the page does."""
    for item in items:
        for group in SHARING:
            if group in item.path.parts:
                item.add_marker(pytest.mark.xdist_group(group))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--renew-goldens",
        action="store_true",
        help="take the pictures drawn now for right and keep them in tests/goldens",
    )
