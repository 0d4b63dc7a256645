# /// script
# requires-python = ">=3.11"
# dependencies = ["pygame-ce"]
# ///
"""Corazones: pick the outside world and start the loop."""

import asyncio
import sys

from game.shell import loop


async def main() -> None:
    """Play until the window is closed."""
    if sys.platform == "emscripten":
        from game.shell.browser import open_world
    else:
        from game.shell.desktop import open_world
    await loop.run(open_world())


def play() -> None:
    """Play, as the command ``corazones`` does."""
    asyncio.run(main())


if __name__ == "__main__":
    asyncio.run(main())
