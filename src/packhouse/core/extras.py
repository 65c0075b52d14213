"""Libraries that only some need: imported where they are used, and asked for in one line where they are missing."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .errors import MissingExtra


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import within; what isn’t installed is a refusal that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingExtra(
            "missing_extra", "this needs {library}; in Packhouse’s folder, write make lab or pip install '.[{extra}]'",
            library=str(missing.name).partition(".")[0], extra=extra,
        ) from missing  # fmt: skip


def need(library: str, extra: str) -> Any:
    """Return a library's module."""
    with needs(extra):
        return importlib.import_module(library)
