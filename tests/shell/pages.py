"""Stand-ins for the JavaScript that the two Pythons of a page put around the game."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any


class Storage:
    """A browser's storage that works, and answers as its Python does when it has no such text."""

    def __init__(self, nothing: object) -> None:
        self.texts: dict[str, str] = {}
        self._nothing = nothing

    def getItem(self, key: str) -> object:  # noqa: N802
        return self.texts.get(key, self._nothing)

    def setItem(self, key: str, text: str) -> None:  # noqa: N802
        self.texts[key] = text


class FullStorage(Storage):
    def setItem(self, key: str, text: str) -> None:  # noqa: N802
        raise RuntimeError(f"QuotaExceededError: {key} {len(text)}")


class DeafStorage(Storage):
    """A storage that says nothing and stores nothing."""

    def setItem(self, key: str, text: str) -> None:  # noqa: N802
        del key, text


class Window(SimpleNamespace):
    """A phone's window: it holds its listeners weakly, as JavaScript may hold those of Python."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(
            devicePixelRatio=3,
            innerWidth=390,
            innerHeight=844,
            storage=storage,
            frames=0,
            listeners={},
            canvas=SimpleNamespace(style=SimpleNamespace()),
            navigator=SimpleNamespace(
                languages=SimpleNamespace(join=lambda by: by.join(["es-MX", "en"]))
            ),
        )
        self.document = SimpleNamespace(
            hidden=False,
            getElementById={"canvas": self.canvas}.get,
            addEventListener=self.addEventListener,
        )

    @property
    def localStorage(self) -> Storage:  # noqa: N802
        if self.storage is None:
            raise RuntimeError("SecurityError: the operation is insecure")
        storage: Storage = self.storage
        return storage

    def addEventListener(self, name: str, heard: Callable[[object], object]) -> None:  # noqa: N802
        self.listeners[name] = weakref.ref(heard)

    def fire(self, name: str) -> None:
        self.listeners[name]()(SimpleNamespace(type=name))

    def requestAnimationFrame(self, paint: Callable[[float], object]) -> None:  # noqa: N802
        self.frames += 1
        asyncio.get_running_loop().call_soon(paint, 16.7)

    def matchMedia(self, query: str) -> SimpleNamespace:  # noqa: N802
        return SimpleNamespace(matches=query == "(prefers-reduced-motion: reduce)")


class PygbagWindow(Window):
    """A window under pygbag, where what is missing is None."""

    def __init__(self) -> None:
        super().__init__(Storage(None))
        self.python = SimpleNamespace(config=SimpleNamespace())

    def __getattr__(self, name: str) -> None:
        return None


class PyodideWindow(Window):
    """A window under Pyodide, where JavaScript's null is an object, in the page of this project."""

    def __init__(self) -> None:
        super().__init__(Storage(object()))
        self.corazones: Any = SimpleNamespace(
            insets=lambda: [47, 0, 34, 0],
            show=lambda *where: self.copied.append(where[1:]),
            playable=lambda: self.opened.append(True),
            mirror=self.mirror,
            elsewhere=lambda: False,
        )
        self.opened: list[bool] = []
        self.copied: list[tuple[object, ...]] = []
        """Of each copy to the glass: the size of the screen, and the box that was painted."""

    def mirror(self, described: str, choose: Callable[[str], object]) -> None:
        self.mirrored, self.choose = described, choose


class Proxy:
    """What Pyodide hands to JavaScript in place of a function."""

    def __init__(self, function: Callable[..., object]) -> None:
        self._function = function

    def __call__(self, *values: object) -> object:
        return self._function(*values)
