"""What a desktop system tells about its screen and about the person in front of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

USUAL_DENSITY = 96
"""The dots an inch that a logical pixel is meant for."""
MOST = 4.0
SCALES = ("GDK_SCALE", "QT_SCALE_FACTOR")
ANIMATIONS = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
LESS_MOTION_ON_A_MAC = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
DPI = re.compile(r"^Xft\.dpi:\s*([\d.]+)", re.MULTILINE)
PATIENCE = 2.0


def pixel_ratio() -> float:
    """Return how many pixels of a window lie in each logical one, from 1 up.

    A Mac scales windows itself.  Windows is told that this program does, before a window is open.
    """
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 (there is nothing of it to be asked elsewhere)

        ctypes.windll.user32.SetProcessDPIAware()
        return _sensible(ctypes.windll.user32.GetDpiForSystem() / USUAL_DENSITY)
    for name in SCALES:
        if re.fullmatch(r"\d+(\.\d+)?", os.environ.get(name, "")):
            return _sensible(float(os.environ[name]))
    found = DPI.search(_said("xrdb", "-query"))
    return _sensible(float(found[1]) / USUAL_DENSITY) if found else 1.0


def reduced_motion() -> bool:
    """Tell whether the person has asked the system for less motion."""
    if sys.platform == "darwin":
        return _said(*LESS_MOTION_ON_A_MAC).strip() == "1"
    return _said(*ANIMATIONS).strip() == "false"


def _sensible(ratio: float) -> float:
    """Return a ratio within what a screen can have, in quarters."""
    return max(1.0, min(MOST, round(4 * ratio) / 4))


def _said(*command: str) -> str:
    """Return what a command says; nothing where there is no such command, or it has no answer."""
    if shutil.which(command[0]) is None:
        return ""
    try:
        done = subprocess.run(  # noqa: S603 (the commands stand above)
            command, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout
