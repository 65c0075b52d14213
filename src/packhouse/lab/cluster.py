"""A Ray cluster as an executor: work is done wherever there is a core, and again where a worker was lost."""

from __future__ import annotations

import logging
import os
import re
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager, redirect_stdout
from functools import partial
from tempfile import TemporaryDirectory
from typing import Any, ParamSpec, TypeVar

from .. import games
from ..core.errors import BadCluster, LostWork
from ..core.extras import need
from .arena import learn

P = ParamSpec("P")
T = TypeVar("T")

LOCAL = "local"
"""Instead of an address: a cluster of this machine alone, which ends with the work."""

TRIES = 5
"""How often work is begun again whose worker was lost; more often, the work must be to blame."""

PATIENCE = 5.0
"""Seconds in which a cluster’s machine must be heard; Ray itself would wait far longer."""

LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Where this is 0, Ray keeps to 127.0.0.1 on every system, as it does by itself on two."""
HERE = {LOOPBACK: "0", "RAY_USAGE_STATS_ENABLED": "0"}
THERE = {"RAY_NUM_REDIS_GET_RETRIES": "1"}
"""Of someone else’s port it takes Ray forty seconds to see that it is no cluster’s, and it would try twenty times."""

STORE = 200 << 20
"""Bytes for what travels; Ray would take a third of the memory."""

QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}


class Cluster(Executor):
    """Gives futures as any executor does. What workers print stays with them."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._task = ray.remote(num_cpus=1, max_retries=TRIES)(_worked)
        self._folders = games.added()
        self.size = int(ray.cluster_resources().get("CPU", 1))
        """How many can be at work at once."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        promised = Future[T]()
        running = self._task.remote(self._folders, partial(fn, *args, **kwargs))
        running.future().add_done_callback(partial(self._deliver, promised))
        return promised

    def _deliver(self, promised: Future[T], done: Future[T]) -> None:
        """Hand on what came of it; an error as it was raised, without what Ray tells about it."""
        error: Any = done.exception()
        if error is None:
            promised.set_result(done.result())
        elif isinstance(error, self._ray.exceptions.RayTaskError):
            promised.set_exception(error.cause)
        else:
            promised.set_exception(LostWork("lost", "{tries} times workers were lost over the same games", tries=TRIES))


def _worked(folders: Sequence[str], work: Callable[[], T]) -> T:
    learn(folders)
    return work()


@contextmanager
def cluster(address: str, jobs: int | None = None) -> Iterator[Cluster]:
    """Join the cluster at an address, or start one of so many processes here; what is still at work ends with it."""
    for name, value in (HERE if address == LOCAL else THERE).items():
        os.environ.setdefault(name, value)  # read when Ray is imported
    ray = need("ray", "ray")
    joined = _started(ray, jobs or os.cpu_count() or 1) if address == LOCAL else _joined(ray, address)
    with redirect_stdout(sys.stderr), joined:  # Ray prints which workers were lost; standard output is for results
        yield Cluster(ray)


@contextmanager
def _started(ray: Any, jobs: int) -> Iterator[None]:
    with TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        try:
            ray.init(
                LOCAL, num_cpus=jobs, include_dashboard=False, object_store_memory=STORE, _temp_dir=folder, **QUIET
            )
            yield
        finally:
            ray.shutdown()


@contextmanager
def _joined(ray: Any, address: str) -> Iterator[None]:
    _check(address)
    try:
        ray.init(address, **QUIET)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise _unreachable(address, str(error).strip().partition("\n")[0]) from None
    try:
        yield
    finally:
        ray.shutdown()


def _check(address: str) -> None:
    """Refuse what is no address, or nobody's."""
    if address == "auto":
        return
    if not re.fullmatch(r"[^/]+:\d+", address):
        raise BadCluster(
            "address",
            "“{address}” isn’t a cluster; write --ray HOST:PORT, auto, or local for one here",
            address=address,
        )
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise _unreachable(address, str(error)) from None


def _unreachable(address: str, why: str) -> BadCluster:
    return BadCluster(
        "unreachable",
        "no Ray cluster at {address} ({why}); start one there, or leave --ray out",
        address=address,
        why=why,
    )
