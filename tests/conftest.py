"""What all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--renew-goldens",
        action="store_true",
        help="take the pictures drawn now for right and keep them in tests/goldens",
    )
