"""Libraries that come with an extra of the house, and what is said where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..core.errors import MissingExtra


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import within; what isn’t installed is a refusal that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingExtra(
            "missing_extra", "{library} isn’t installed; type: pip install packhouse[{extra}]",
            library=str(missing.name), extra=extra,
        ) from missing  # fmt: skip
