"""What a scene may ask of the outside world."""

from __future__ import annotations


class StorageError(Exception):
    """What was written could not be kept beyond this session."""
