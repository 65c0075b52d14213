"""Who is kept out for a time: an account, or everyone at an address."""

from __future__ import annotations

from datetime import UTC, datetime

from ...core.errors import Refusal
from ..worker import Worker


def person_target(person: str) -> str:
    return f"person {person}"


def address_target(key: str) -> str:
    return f"address {key}"


class Bans:
    """The bans as this worker last read them; one that has ended keeps nobody out, read again or not."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._ends: dict[str, int] = {}

    async def look(self) -> None:
        self._ends = {ban.target: ban.ends for ban in await self._worker.store.bans()}

    async def forget_ended(self) -> None:
        now = self._worker.time.wall
        if any(ends <= now for ends in self._ends.values()):
            await self._worker.store.forget_bans(now)
            await self.look()

    def is_out(self, person: str, address: str) -> bool:
        return any(self._until(target) for target in (person_target(person), address_target(address)))

    def check_person(self, person: str) -> None:
        self._check(person_target(person))

    def check_address(self, address: str) -> None:
        self._check(address_target(address))

    def _check(self, target: str) -> None:
        if until := self._until(target):
            raise Refusal("banned", f"you’re banned here until {in_words(until)}; come back then", until=until)

    def _until(self, target: str) -> int:
        """Return when a ban ends; 0 where there is none."""
        ends = self._ends.get(target, 0)
        return ends if ends > self._worker.time.wall else 0


def in_words(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
