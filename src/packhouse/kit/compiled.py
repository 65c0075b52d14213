"""Numba as the kernels use it: explicit signatures, and a cache in the user's own folder."""

from __future__ import annotations

import functools
import hashlib
import logging
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import platformdirs

from .sources import sources

F = TypeVar("F", bound=Callable[..., Any])

log = logging.getLogger(__name__)
config = cast(Any, numba.config)
_setting = threading.Lock()

KERNELS = Path(config.CACHE_DIR or platformdirs.user_cache_dir("packhouse")) / "kernels"
USED = "used"
"""A file that is as old as the last use of what lies beside it."""
UNUSED = 60 * 86_400
"""Seconds."""


def compiled(signature: Any) -> Callable[[F], F]:
    """Compile for just these types, when the module is imported; other runs find it in the cache."""

    def compile_it(function: F) -> F:
        cache = _cache(Path(function.__code__.co_filename).parent, function.__globals__["__package__"] or "")
        with _cached_in(cache):
            return cast(F, numba.njit(signature, cache=cache is not None, nogil=True)(function))

    return compile_it


@contextmanager
def _cached_in(cache: Path | None) -> Iterator[None]:
    """Have Numba look for its cache there, and nowhere else afterwards than it did before."""
    with _setting:
        before, config.CACHE_DIR = config.CACHE_DIR, str(cache or "")
        try:
            yield
        finally:
            config.CACHE_DIR = before


@functools.cache
def _cache(folder: Path, package: str) -> Path | None:
    """Return where functions of a folder are kept, if it can be written to.

    Numba looks only at the file of a function for changes, not at those of what it calls or at how it is compiled. So
    the cache has a place of its own for each state of the folder and of all that its files import of ours: a kernel may
    be several files, and use those of other folders.
    """
    state = hashlib.sha256(Path(__file__).read_bytes())
    for file in sources(folder, package):
        state.update(file.name.encode() + b"\0" + file.read_bytes())
    place = KERNELS / state.hexdigest()[:16]
    try:
        if not place.exists():
            _tidy(place.parent)
        place.mkdir(parents=True, exist_ok=True)
        (place / USED).touch()
    except OSError:
        _warn()
        return None
    return place


def _tidy(places: Path) -> None:
    """Remove what no kernel has asked for in a long time: every new state of a folder leaves an old one behind."""
    for used in places.glob(f"*/{USED}"):
        with suppress(FileNotFoundError):  # another process tidies, too
            if time.time() - used.stat().st_mtime > UNUSED:
                shutil.rmtree(used.parent, ignore_errors=True)


@functools.cache
def _warn() -> None:
    """Say it once, however many folders there are."""
    log.warning("no cache folder can be written to: kernels are compiled anew at every start")
