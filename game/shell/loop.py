"""The loop: hear what happened, let time pass, paint what changed."""

from __future__ import annotations

import pygame

from game.shell.world import World

FELT = "#125242"


async def run(world: World) -> None:
    """Run until the person leaves."""
    while True:
        for event in await world.events(0):
            if event.type == pygame.QUIT:
                return
        world.screen(world.glass()).fill(FELT)
        world.show()
