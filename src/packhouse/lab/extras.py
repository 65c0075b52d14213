"""Libraries that only the lab needs: imported where they are used, and asked for in one line where they are missing."""

from __future__ import annotations

import importlib
from typing import Any

from ..core.errors import MissingExtra


def need(library: str, extra: str) -> Any:
    """Return a library's module, or say which extra of the house has it."""
    try:
        return importlib.import_module(library)
    except ImportError:
        raise MissingExtra(
            "missing_extra", "this needs {library}; write pip install 'packhouse[{extra}]'",
            library=library.partition(".")[0], extra=extra,
        ) from None  # fmt: skip
