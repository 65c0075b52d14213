"""Numba as the kernels use it: explicit signatures, and a cache in the user's own folder."""

from __future__ import annotations

import functools
import hashlib
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

log = logging.getLogger(__name__)
config = cast(Any, numba.config)
CHOSEN = config.CACHE_DIR
"""Where someone wants the cache to be, if they said so."""


def compiled(signature: Any) -> Callable[[F], F]:
    """Compile for just these types, when the module is imported; other runs find it in the cache."""

    def compile_it(function: F) -> F:
        config.CACHE_DIR = str(_cache(Path(function.__code__.co_filename).parent) or "")
        return cast(F, numba.njit(signature, cache=bool(config.CACHE_DIR), nogil=True)(function))

    return compile_it


@functools.cache
def _cache(sources: Path) -> Path | None:
    """Return where functions of a folder are kept.

    Numba looks only at the file of a function for changes, not at those of what it calls. So the cache has a place of
    its own for each state of the folder, and a kernel may be several files, as long as they lie together.
    """
    home = _home()
    if home is None:
        return None
    state = hashlib.sha256()
    for file in sorted(sources.glob("*.py")):
        state.update(file.read_bytes())
    return home / state.hexdigest()[:16]


@functools.cache
def _home() -> Path | None:
    """Return the platform's place for such things, if it can be written to."""
    home = Path(CHOSEN or platformdirs.user_cache_dir("packhouse")) / "kernels"
    try:
        home.mkdir(parents=True, exist_ok=True)
        if os.access(home, os.W_OK):
            return home
    except OSError:
        pass
    log.warning("no cache folder can be written to: kernels are compiled anew at every start")
    return None
