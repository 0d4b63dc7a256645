"""The worker that keeps the page on a device: it is told which files make a version."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import packed

WORKER, MAIN = "worker.js", "index.html"
LEFT_OUT = {MAIN, WORKER, "licences.txt"}
"""Of the main file the content is told, which names all others; the licences are not kept."""


def worker(template: Path, page: Path) -> str:
    """Return the worker of a page."""
    files = [str(file.relative_to(page)) for file in packed.originals(page)]
    main = hashlib.sha256((page / MAIN).read_bytes()).hexdigest()
    facts = {
        "version": main[:12],
        "page": main,
        "files": [name for name in files if name not in LEFT_OUT],
    }
    script = (template / WORKER).read_text(encoding="utf-8")
    return script.replace("FACTS", json.dumps(facts), 1)
