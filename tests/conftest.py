"""What all tests share."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

settings.register_profile("new examples", deadline=None)
settings.register_profile("same examples", deadline=None, derandomize=True)
settings.load_profile(os.environ.get("CORAZONES_EXAMPLES", "new") + " examples")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--renew-goldens",
        action="store_true",
        help="take the pictures drawn now for right and keep them in tests/goldens",
    )
