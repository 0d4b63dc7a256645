"""The outside world on a desktop: a window, and files in the person's data folder."""

from __future__ import annotations

import locale
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from game.scenes.outside import Sharing, StorageError
from game.shell import files, system
from game.shell.assets import asset
from game.shell.place import Place, decode_place, encode_place
from game.shell.voice import Voice
from game.shell.world import GIVEN, Glass
from game.table.geometry import Insets, Size

FRAMES_PER_SECOND = 60
FIRST_SIZE = Size(1100, 780)
BETWEEN_LOOKS = 0.025
PLACE, ICON = "window", "icons/icon.png"
LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Desktop:
    """A window of the system."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or data_folder()
        self._unstored: dict[str, str] = {}
        self._ratio, self._still = system.pixel_ratio(), system.reduced_motion()
        self._surface = self._open()
        self._clock = pygame.time.Clock()
        self._voice = Voice()

    def glass(self) -> Glass:
        """Return the window's inside, of whose pixels several may lie in a logical one."""
        width, height = pygame.display.get_window_size()
        return Glass(Size(width / self._ratio, height / self._ratio), self._ratio, Insets())

    def screen(self, glass: Glass) -> pygame.Surface:
        """Return the window's surface, which follows the window by itself."""
        del glass
        self._surface = pygame.display.get_surface() or self._surface
        return self._surface

    async def events(self, wait: float) -> Sequence[pygame.event.Event]:
        """Sleep until the next frame, or until something happens."""
        self._clock.tick(FRAMES_PER_SECOND)
        self._rest(time.monotonic() + wait)
        events = pygame.event.get()
        for event in events:
            if event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
                self.fill_screen(on=not self.full_screen())
            elif event.type == pygame.QUIT:
                self._keep_place()
        return _with_texts(events)

    def _rest(self, until: float) -> None:
        """Sleep until something happens: SDL's own wait would look for it all the time."""
        while time.monotonic() < until and not pygame.event.peek():
            time.sleep(BETWEEN_LOOKS)

    def show(self, painted: Sequence[pygame.Rect]) -> None:
        """Put what was painted on the window."""
        pygame.display.update(list(painted))

    def read(self, name: str) -> str | None:
        """Return what was written under a name, if anything can be read."""
        if name in self._unstored:
            return self._unstored[name]
        try:
            return self._file(name).read_text(encoding="ascii", errors="replace")
        except OSError:
            return None

    def write(self, name: str, text: str) -> None:
        """Write a text so that a crash leaves the old one or the new one, never half of it.

        Raises StorageError when the system refuses; ``read`` returns the text all the same.
        """
        file = self._file(name)
        self._unstored[name] = text
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            beside = file.with_suffix(".new")
            with beside.open("w", encoding="ascii") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            beside.replace(file)
        except OSError as error:
            raise StorageError(f"{file} cannot be written: {error}") from error
        del self._unstored[name]

    def languages(self) -> tuple[str, ...]:
        """Return the languages that the system speaks, best first."""
        found = [os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)]
        found += [locale.getlocale()[0] or ""]
        return tuple(tag for entry in found for tag in entry.split(":") if tag)

    def reduced_motion(self) -> bool:
        """Tell whether the person has asked the system for less motion."""
        return self._still

    def seed(self) -> int:
        """Return 63 bits of chance."""
        return int.from_bytes(os.urandom(8), "big") >> 1

    def tell(self, text: str, language: str, *, aloud: bool) -> None:
        """Read a text aloud if asked: no screen reader can hear a window of this kind."""
        if aloud:
            self._voice.say(text, language)

    def voice(self) -> bool:
        """Tell whether the system has a voice."""
        return bool(self._voice)

    def full_screen(self) -> bool:
        """Tell whether the window fills the screen."""
        return pygame.display.is_fullscreen()

    def fill_screen(self, *, on: bool) -> None:
        """Let the window fill the screen, or be as it was."""
        if on != pygame.display.is_fullscreen():
            self._windowed = self._place()
            pygame.display.toggle_fullscreen()

    def sharing(self) -> Sharing:
        """Return the clipboard, which is there with every window."""
        return "clipboard"

    def share(self, text: str) -> None:
        """Put a text on the clipboard."""
        pygame.scrap.put_text(text)

    def stay_awake(self, *, on: bool) -> None:
        """Keep the screen saver away, or let it come."""
        pygame.display.set_allow_screensaver(not on)

    def cherish(self) -> None:
        """Do nothing: files stay where they are."""

    def newer(self) -> bool:
        """Return False: a program is renewed by whatever installed it."""
        return False

    def renew(self) -> None:
        """Do nothing."""

    def wish(self) -> str:
        """Return the first word behind the command."""
        return sys.argv[1] if len(sys.argv) > 1 else ""

    def keep_file(self, name: str, text: str) -> str:
        """Keep a text as a new file where programs put what they hand out; return its path."""
        folder = files.folder_of(Path.home())
        try:
            return str(files.keep_file(folder, name, text))
        except OSError as error:
            raise StorageError(f"{folder} takes no file: {error}") from error

    def lists_files(self) -> bool:
        """Return False: a window of this kind has no such list."""
        return False

    def ask_for_file(self) -> None:
        """Open the file that was kept last."""
        latest = files.latest_file(files.folder_of(Path.home()))
        text = files.text_of_file(latest) if latest else ""
        pygame.event.post(pygame.event.Event(GIVEN, text=text))

    def address(self, wish: str) -> str:
        """Return nothing: a program has no address."""
        del wish
        return ""

    def mirror(self, described: str) -> None:
        """Do nothing: no screen reader can look into a window of this kind."""

    def answer(self, question: str, answer: Callable[[], str]) -> None:
        """Do nothing: nothing surrounds a window."""

    def _open(self) -> pygame.Surface:
        """Open the window where it was, as large as it was."""
        width, height = (round(side * self._ratio) for side in FIRST_SIZE)
        first = Place(width, height)
        place = decode_place(self.read(PLACE), usual=first)
        pygame.display.set_caption("Corazones")
        pygame.display.set_icon(pygame.image.load(asset(ICON)))
        surface = pygame.display.set_mode((place.width, place.height), pygame.RESIZABLE)
        if place.left is not None and place.top is not None:
            pygame.display.set_window_position((place.left, place.top))
        self._windowed = place
        if place.full_screen:
            self.fill_screen(on=True)
        return surface

    def _place(self) -> Place:
        """Return where the window is; one that fills the screen has a place to come back to."""
        if self.full_screen():
            return self._windowed._replace(full_screen=True)
        return Place(*pygame.display.get_window_size(), *pygame.display.get_window_position())

    def _keep_place(self) -> None:
        """Write down where the window is, if anything can be written."""
        with suppress(StorageError):
            self.write(PLACE, encode_place(self._place()))

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.json"


def _with_texts(events: Sequence[pygame.event.Event]) -> list[pygame.event.Event]:
    """Return the events, with the text in place of each file that was dropped on the window."""
    return [
        pygame.event.Event(GIVEN, text=files.text_of_file(Path(event.file)))
        if event.type == pygame.DROPFILE
        else event
        for event in events
    ]


def data_folder() -> Path:
    """Return where programs keep a person's data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", home)) / "Corazones"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Corazones"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "corazones"


def open_world() -> Desktop:
    """Open the window; a system that wants the program to end is heard like the person."""
    pygame.display.init()
    if pygame.display.get_driver() == "x11":
        # SDL would go by way of OpenGL, which takes a hundred megabytes to copy what is painted.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    signal.signal(signal.SIGTERM, lambda *_: pygame.event.post(pygame.event.Event(pygame.QUIT)))
    return Desktop()
