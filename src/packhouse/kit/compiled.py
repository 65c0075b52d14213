"""Numba as the kernels use it: explicit signatures, and a cache in the user's own folder."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

log = logging.getLogger(__name__)


def compiled(signature: str) -> Callable[[F], F]:
    """Compile for just these types, when the module is imported; other runs find it in the cache.

    A kernel keeps all it calls in its own file: a callee's change elsewhere would not be noticed by the cache.
    """
    return cast(Callable[[F], F], numba.njit(signature, cache=_cache_found(), nogil=True))


@functools.cache
def _cache_found() -> bool:
    """Point Numba's cache to the platform's place for such things, and say whether it can be written to."""
    config = cast(Any, numba.config)
    if config.CACHE_DIR:
        return True
    folder = Path(platformdirs.user_cache_dir("packhouse")) / "kernels"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "writable").touch()
    except OSError:
        log.warning("no cache folder can be written to: kernels are compiled anew at every start")
        return False
    config.CACHE_DIR = str(folder)
    return True
