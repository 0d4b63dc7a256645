"""A screen that nobody sees, for windows that only tests look at."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def screen() -> Iterator[str]:
    """Start a screen that nobody sees and return its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as number:
            display = number.readline().strip()
        try:
            yield f":{display}"
        finally:
            server.terminate()
