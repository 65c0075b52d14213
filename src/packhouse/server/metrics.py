"""What a table server counts and measures, for Prometheus."""

from __future__ import annotations

import os
import socket

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder where several workers add up what they count; it is to be set before Python starts."""

CODES = frozenset({"bots_busy", "illegal", "no_such_bot", "no_such_table", "not_to_act", "over", "sign_in_busy"})
CODES |= {"bad_token", "not_your_password", "not_yours", "origin", "stale", "too_fast", "trouble", "unreadable"}
CODES |= {"said_enough", "too_many_offers", "too_many_tries", "wrong_password"}
CODES |= {"banned", "host", "too_large", "too_many_connections", "too_slow"}
"""The refusals worth telling apart: each code is a series of its own for ever, and games may have any number."""

COMMIT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
THOUGHT_BUCKETS = (0.01, 0.03, 0.1, 0.3, 1, 2, 3, 5, 10, 30, 60)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.plays = self._counter("plays", "Plays committed")
        self.bot_plays = self._counter("bot_plays", "Plays committed for bots")
        self.expiries = self._counter("expiries", "Clocks that ran out")
        self.messages = self._counter("messages", "Messages received")
        self.errors = self._counter("errors", "Faults of the server")
        self._refusals = self._counter("refusals", "Requests refused, by code", "code")
        self.connections = self._gauge("connections", "Open connections")
        self.tables = self._gauge("tables", "Tables in memory")
        self.thoughts_waiting = self._gauge("thoughts_waiting", "Bots that wait to think")
        self.commit_seconds = self._histogram("commit_seconds", "Time to commit an entry", COMMIT_BUCKETS)
        self.thought_seconds = self._histogram(
            "thought_seconds", "Time of a bot’s choice, waiting included", THOUGHT_BUCKETS
        )

    def refused(self, code: str) -> None:
        self._refusals.labels(code if code in CODES else "other").inc()

    def text(self) -> tuple[bytes, str]:
        """Return what Prometheus reads, of all workers, and its content type."""
        registry = self._registry
        if SHARED in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # prometheus_client has no types here
        return generate_latest(registry), CONTENT_TYPE_LATEST

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"packhouse_{name}_total", about, labels, registry=self._registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"packhouse_{name}", about, registry=self._registry, multiprocess_mode="livesum")

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"packhouse_{name}", about, registry=self._registry, buckets=buckets)


def forget_worker(worker: str) -> None:
    """Take a dead worker of this machine off the sums of what is open; what it counted stays."""
    machine, pid, _ = worker.split("/")
    if SHARED in os.environ and machine == socket.gethostname():
        mark_process_dead(int(pid))  # type: ignore[no-untyped-call]  # prometheus_client has no types here
