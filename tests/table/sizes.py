"""The glasses every layout is tried on: size and insets (top, right, bottom, left)."""

from game.table.geometry import Insets, Size

NONE = Insets()
GRID: list[tuple[Size, Insets]] = [
    (Size(320, 454), NONE),
    (Size(320, 568), NONE),
    (Size(360, 560), NONE),
    (Size(360, 640), NONE),
    (Size(375, 553), NONE),
    (Size(375, 667), Insets(top=20)),
    (Size(375, 812), Insets(top=47, bottom=34)),
    (Size(390, 664), NONE),
    (Size(390, 844), Insets(top=47, bottom=34)),
    (Size(430, 739), NONE),
    (Size(430, 932), Insets(top=59, bottom=34)),
    (Size(568, 320), NONE),
    (Size(640, 300), NONE),
    (Size(667, 331), NONE),
    (Size(740, 300), NONE),
    (Size(812, 375), Insets(right=47, bottom=21, left=47)),
    (Size(844, 340), Insets(right=47, bottom=21, left=47)),
    (Size(932, 380), Insets(right=59, bottom=21, left=59)),
    (Size(768, 954), NONE),
    (Size(768, 1024), NONE),
    (Size(1024, 698), NONE),
    (Size(1280, 720), NONE),
    (Size(1440, 900), NONE),
    (Size(1920, 1080), NONE),
    (Size(2560, 1080), NONE),
]


def name_of(size: Size) -> str:
    return f"{size.width:.0f}x{size.height:.0f}"


NAMES = [name_of(size) for size, _ in GRID]
