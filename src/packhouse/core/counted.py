"""A number with its noun, as people say it: ``1 cube``, ``2 cubes``."""

from __future__ import annotations


def counted(number: int, noun: str, several: str = "") -> str:
    """Return so many of them; ``several`` is the word for more than one where an s doesn't make it."""
    return f"{number:,} {noun if number == 1 else several or f'{noun}s'}"
