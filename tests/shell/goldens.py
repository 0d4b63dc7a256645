"""Pictures that were looked at and found right."""

from __future__ import annotations

from pathlib import Path

import pygame

GOLDENS = Path(__file__).parents[1] / "goldens"
OUTPUT = Path(__file__).parents[1] / "output"

NEAR = 20
"""Channels that are nearer than this count as equal: machines round differently."""
FEW = 0.002
"""The part of a picture that may differ by more."""
GAP = 10


def renew(picture: pygame.Surface, name: str) -> None:
    """Take a picture for right from now on."""
    GOLDENS.mkdir(exist_ok=True)
    pygame.image.save(picture, GOLDENS / f"{name}.png")


def differs(picture: pygame.Surface, name: str) -> str | None:
    """Say how a picture differs from the golden one, and leave both to be looked at."""
    golden = pygame.image.load(GOLDENS / f"{name}.png")
    if golden.get_size() != picture.get_size():
        return f"{name} is {picture.get_size()}, not {golden.get_size()}"
    differences = difference(golden, picture)
    differing = sum(max(pixel) > NEAR for pixel in pixels(differences))
    part = differing / (picture.get_width() * picture.get_height())
    if part <= FEW:
        return None
    seen = show([golden, picture, differences], name)
    return f"{part:.1%} of {name} differs: see golden, picture and difference in {seen}"


def difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """Return how far each channel of each pixel is apart."""
    here, there = pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB")
    apart = bytes(abs(a - b) for a, b in zip(here, there, strict=True))
    return pygame.image.frombytes(apart, one.get_size(), "RGB")


def pixels(picture: pygame.Surface) -> list[tuple[int, int, int]]:
    """Return red, green and blue of each pixel, row by row."""
    data = pygame.image.tobytes(picture, "RGB")
    return list(zip(data[0::3], data[1::3], data[2::3], strict=True))


def show(pictures: list[pygame.Surface], name: str) -> Path:
    """Write pictures side by side where they can be looked at."""
    OUTPUT.mkdir(exist_ok=True)
    width = sum(picture.get_width() + GAP for picture in pictures)
    sheet = pygame.Surface((width, max(picture.get_height() for picture in pictures)))
    x = 0
    for picture in pictures:
        sheet.blit(picture, (x, 0))
        x += picture.get_width() + GAP
    file = OUTPUT / f"{name}.png"
    pygame.image.save(sheet, file)
    return file
