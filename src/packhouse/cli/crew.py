"""Who plays many games: processes here, or a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from contextlib import contextmanager
from typing import NamedTuple

from ..core.errors import BadCluster, LostWork
from ..lab import arena
from ..lab.cluster import LOCAL, cluster


class Crew(NamedTuple):
    workers: Executor
    size: int


@contextmanager
def crew(jobs: int | None, ray: str | None) -> Iterator[Crew]:
    """Give those who work for a command, as ``--jobs`` and ``--ray`` ask for them."""
    if ray is None:
        size = jobs or os.cpu_count() or 1
        with _telling(), arena.pool(size) as workers:
            yield Crew(workers, size)
        return
    if jobs and ray != LOCAL:
        raise BadCluster("jobs", "a cluster knows itself how many work there; leave --jobs out")
    with cluster(ray, jobs) as there:
        yield Crew(there, there.size)


@contextmanager
def _telling() -> Iterator[None]:
    try:
        yield
    except BrokenExecutor:
        raise LostWork("killed", "a process that played was killed; is there memory enough for so many?") from None
