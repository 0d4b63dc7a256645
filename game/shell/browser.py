"""The outside world in a page."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence

import pygame

from game.scenes.outside import Sharing, StorageError
from game.shell.bare import BarePage
from game.shell.javascript import A_DAY, JavaScript, javascript
from game.shell.sharpness import Sharpness
from game.shell.world import CHOSEN, GIVEN, Glass
from game.table.geometry import Insets, Size

TITLE = "Corazones"
STORED_AS = "corazones."

# What SDL listens to as well, and what changes the glass.
STIRRING = (
    "mousedown", "mousemove", "mouseup", "wheel",
    "touchstart", "touchmove", "touchend", "touchcancel",
    "keydown", "keyup", "focus", "blur", "resize", "orientationchange",
)  # fmt: skip


class Page:
    """A canvas in a page, and the browser around it."""

    def __init__(self, outside: JavaScript) -> None:
        self._outside = outside
        self._window = outside.window
        self._host = getattr(self._window, "corazones", None) or BarePage()
        self._canvas = self._window.document.getElementById("canvas")
        self._surface: pygame.Surface | None = None
        self._shown = False
        self._sharpness = Sharpness()
        self._begun = 0.0
        """When the painting under way has begun."""
        self._still = True
        """Whether nothing has been painted since it was last waited for something."""
        self._unstored: dict[str, str] = {}
        self._choose = outside.callback(self._chosen)
        self._open = outside.callback(self._given)
        stir = outside.callback(lambda _: outside.stir())
        for name in STIRRING:
            self._window.addEventListener(name, stir)
        self._window.document.addEventListener("visibilitychange", stir)

    def glass(self) -> Glass:
        """Return the inside of the page's window, without what toolbars hide."""
        ratio = min(float(self._window.devicePixelRatio), self._sharpness.most)
        size = Size(float(self._window.innerWidth), float(self._window.innerHeight))
        return Glass(size, ratio, Insets(*self._host.insets()))

    def screen(self, glass: Glass) -> pygame.Surface:
        """Return the canvas's surface, of exactly the glass's device pixels, to be painted on."""
        self._begun = time.perf_counter()
        width, height = (
            round(glass.size.width * glass.ratio),
            round(glass.size.height * glass.ratio),
        )
        if self._surface is None or self._surface.get_size() != (width, height):
            self._surface = pygame.display.set_mode((max(width, 1), max(height, 1)))
            self._place_canvas(width / glass.ratio, height / glass.ratio)
            self._window.document.title = TITLE  # SDL has given it one of its own
        return self._surface

    def _place_canvas(self, width: float, height: float) -> None:
        """Show the canvas at its true size, so that its pixels stay sharp and taps land true."""
        style = self._canvas.style
        style.position = "fixed"
        style.left = style.top = style.margin = "0"
        style.right = style.bottom = "auto"
        style.width, style.height = f"{width}px", f"{height}px"

    async def events(self, wait: float) -> Sequence[pygame.event.Event]:
        """Return what has happened by the next frame or, at rest, once something has.

        A hidden page waits until it is seen again.
        """
        if self._still:
            self._sharpness.settle()
        self._still = True
        if wait <= 0:
            await self._outside.frame()
        elif not pygame.event.peek():
            await self._outside.rest(wait)
        while self.hidden():
            await self._outside.rest(A_DAY)
        return pygame.event.get()

    def show(self, painted: Sequence[pygame.Rect]) -> None:
        """Copy what was painted to the canvas; the first time, tell the page that it can be seen.

        SDL would copy all of the screen, which takes a third of a frame; the page copies a part.
        """
        screen = self._surface
        if screen is None:
            return
        address = screen._pixels_address  # noqa: SLF001 (documented, for all its underscore)
        for region in painted:
            self._host.show(address, *screen.get_size(), *region.topleft, *region.bottomright)
        self._sharpness.painted(time.perf_counter() - self._begun)
        self._still = False
        if not self._shown:
            self._host.playable()
        self._shown = True

    def read(self, name: str) -> str | None:
        """Return what was written under a name, if anything can be had."""
        if name in self._unstored:
            return self._unstored[name]
        try:
            text = self._window.localStorage.getItem(STORED_AS + name)
        except Exception:  # noqa: BLE001 (a page may be forbidden even to look, each Python says so its own way)
            return None
        return text if isinstance(text, str) else None

    def write(self, name: str, text: str) -> None:
        """Store an ASCII text under a name.

        Raises StorageError when the browser refuses; ``read`` returns the text all the same, for
        as long as the page is open.
        """
        key = STORED_AS + name
        self._unstored[name] = text
        try:
            self._window.localStorage.setItem(key, text)
            stored = self._window.localStorage.getItem(key)
        except Exception as error:
            raise StorageError(f"the browser does not store {name}: {error}") from error
        if stored != text:
            raise StorageError(f"the browser did not store {name} as it was")
        del self._unstored[name]

    def languages(self) -> tuple[str, ...]:
        """Return the languages that the person reads, best first, as "es-MX"."""
        languages: str = self._window.navigator.languages.join(",")
        return tuple(languages.split(","))

    def reduced_motion(self) -> bool:
        """Tell whether the person has asked for less motion."""
        return bool(self._window.matchMedia("(prefers-reduced-motion: reduce)").matches)

    def seed(self) -> int:
        """Return 63 bits of chance; pygbag's own generator starts the same each time."""
        return int.from_bytes(os.urandom(8), "big") >> 1

    def hidden(self) -> bool:
        """Tell whether the page is out of sight, or its match is played in another tab."""
        return bool(self._window.document.hidden) or bool(self._host.elsewhere())

    def tell(self, text: str, language: str, *, aloud: bool) -> None:
        """Say what has just happened to a screen reader, and aloud if asked."""
        self._host.tell(text, language, aloud)

    def voice(self) -> bool:
        """Tell whether the browser can read aloud."""
        return bool(self._host.voice())

    def full_screen(self) -> bool | None:
        """Tell whether the page has the whole screen; None where it never can."""
        full: bool | None = self._host.fullScreen()
        return full

    def fill_screen(self, *, on: bool) -> None:
        """Ask for the whole screen, which takes a touch just before, or give it back."""
        self._host.fillScreen(on)

    def sharing(self) -> Sharing:
        """Return where the browser can hand a text to."""
        sharing: Sharing = self._host.sharing()
        return sharing

    def share(self, text: str) -> None:
        """Hand a text to the system's sheet or the clipboard, which takes a touch just before."""
        self._host.share(text)

    def stay_awake(self, *, on: bool) -> None:
        """Keep the screen lit from now on, where that can be done, or no longer."""
        self._host.stayAwake(on)

    def cherish(self) -> None:
        """Ask the browser to keep what is stored even when a disk becomes full."""
        self._host.cherish()

    def newer(self) -> bool:
        """Tell whether a newer version of the page has come, and waits."""
        return bool(self._host.newer())

    def renew(self) -> None:
        """Load the page again with the newer version, if one waits."""
        self._host.renew()

    def wish(self) -> str:
        """Return what stands behind the # of the page's address, once."""
        wish: str = self._host.wish()
        return wish

    def keep_file(self, name: str, text: str) -> str:
        """Let the browser keep a text as a file where it keeps all that it downloads."""
        self._host.keepFile(name, text)
        return ""

    def lists_files(self) -> bool:
        """Return True: browsers do."""
        return True

    def ask_for_file(self) -> None:
        """Let the person choose a file, which takes a touch just before."""
        self._host.askForFile(self._open)

    def _given(self, text: str) -> None:
        pygame.event.post(pygame.event.Event(GIVEN, text=text))
        self._outside.stir()

    def address(self, wish: str) -> str:
        """Return the page's address with the wish behind its #."""
        place = self._window.location
        return f"{place.origin}{place.pathname}#{wish}"

    def mirror(self, described: str) -> None:
        """Let a screen reader find what is described, and hear what is chosen there."""
        self._host.mirror(described, self._choose)

    def _chosen(self, name: str) -> None:
        pygame.event.post(pygame.event.Event(CHOSEN, name=name))
        self._outside.stir()

    def answer(self, question: str, answer: Callable[[], str]) -> None:
        """Let scripts in the page, such as a test's, call ``window.corazones.<question>()``."""
        setattr(self._host, question, self._outside.callback(answer))


def open_world() -> Page:
    """Take the page's canvas."""
    pygame.display.init()
    return Page(javascript())
