"""The page's one HTML file, filled in: what the page knows from the start, and what it allows."""

from __future__ import annotations

import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path

INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)

BEGINNING = "boot.js"
IMPORTED = re.compile(r'from "\./(\w+\.js)"')

ALLOWED = {
    "default-src": ["'none'"],
    # WebAssembly is compiled; nothing else is ever made out of text.
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": [],  # what stands in the page itself
    "connect-src": ["'self'"],  # the parts of the game, which scripts fetch
    "img-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
}
"""The page's Content-Security-Policy: from where what kind of thing may come."""


def filled(
    template: Path, scripts: str, parts: Mapping[str, Mapping[str, object]], pyodide: Path
) -> str:
    """Return the page; ``scripts`` is the folder where its scripts and icons lie.

    Of each part of the page it knows the path, the size and whether the table waits for it.
    """
    page = (template / "index.html").read_text(encoding="utf-8")
    style = (template / "style.css").read_text(encoding="utf-8")
    facts = json.dumps({"parts": parts, "lock": lock(pyodide)})
    ours = [f"{scripts}/{name}" for name in modules(template)]
    first = [str(part["path"]) for part in parts.values() if part["first"]]
    links = "\n".join(preload(path) for path in (*ours, *first))
    page = page.replace("STYLE", style).replace("PRELOADS", links).replace("SCRIPTS", scripts)
    return page.replace("POLICY", policy(page)).replace("FACTS", facts)


def modules(template: Path) -> list[str]:
    """Return the page's first script, the modules that it imports, and those that they do."""
    found = [BEGINNING]
    for name in found:  # which grows on the way
        script = (template / name).read_text(encoding="utf-8")
        found += [other for other in IMPORTED.findall(script) if other not in found]
    return found


def preload(path: str) -> str:
    """Return what lets a browser fetch a file at once, not only when a script asks for it."""
    if path.endswith(".js"):
        return f'<link rel="modulepreload" href="{path}">'
    return f'<link rel="preload" as="fetch" crossorigin href="{path}">'


def policy(page: str) -> str:
    """Return the policy, with the scripts and styles in it that stand in the page itself."""
    allowed = {kind: list(sources) for kind, sources in ALLOWED.items()}
    for kind, content in INLINE.findall(page):
        digest = b64encode(hashlib.sha256(content.encode()).digest()).decode()
        allowed[f"{kind}-src"].append(f"'sha256-{digest}'")
    return "; ".join(f"{kind} {' '.join(sources)}" for kind, sources in allowed.items())


def lock(pyodide: Path) -> dict[str, object]:
    """Return Pyodide's list of the packages it may fetch, with none in it."""
    whole = json.loads((pyodide / "pyodide-lock.json").read_text())
    return {"info": whole["info"], "packages": {}}
