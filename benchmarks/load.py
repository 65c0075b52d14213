"""Many matches at once, two random players each, and what their players have to wait for."""

from __future__ import annotations

import asyncio
import itertools
import random
import time

from .screens import Heard, Screen, opened

THINKING = (0.5, 1.5)
"""Seconds between seeing one's turn and moving, where players think."""
TOGETHER = 20
"""How many matches are set up at a time."""


class Count:
    """What happened since it was last set to nothing."""

    def __init__(self) -> None:
        self.moves = 0
        self.bytes = 0
        self.journeys: list[tuple[float, float]] = []
        """When each move was sent, and when the later of both screens showed it."""


class Load:
    """Matches at one server, set up first and then started all at once."""

    def __init__(self, port: int, paced: bool) -> None:
        self.count = Count()
        self.going = False
        self.paced = paced
        self.port = port
        self.matches: list[Pairing] = []

    async def set_up(self, matches: int) -> None:
        self.matches = [Pairing(self, random.Random(seed)) for seed in range(matches)]
        for first in range(0, matches, TOGETHER):
            await asyncio.gather(*(match.sit_down() for match in self.matches[first : first + TOGETHER]))

    def go(self) -> None:
        self.going = True
        for match in self.matches:
            match.go()

    def unshown(self) -> list[float]:
        """Return how long the moves that not both screens show yet have been under way."""
        now = time.perf_counter()
        return [now - sent for match in self.matches for sent in match.under_way()]

    def close(self) -> None:
        self.going = False
        for match in self.matches:
            for screen in match.screens:
                screen.close()


class Pairing:
    """Two screens, match after match."""

    def __init__(self, load: Load, rng: random.Random) -> None:
        self.screens: list[Screen] = []
        self._load = load
        self._rng = rng
        self._ids = map(str, itertools.count(1))
        self._under_way: dict[tuple[str, int], tuple[float, set[Screen]]] = {}
        """The moves that not both screens show yet: when each was sent, and who shows it."""
        self._held: list[tuple[Screen, Heard]] = []
        self._legal: dict[Screen, list[str]] = {}

    async def sit_down(self) -> None:
        self.screens = [await opened(self._load.port, self.hear) for _ in range(2)]
        host, guest = self.screens
        wishes = [{"kind": "me"}, {"kind": "open"}]
        done = await host.ask(type="create", id=next(self._ids), game="packit", seats=wishes, name="one")
        host.table = guest.table = done.table
        await guest.ask(type="sit", id=next(self._ids), table=done.table, name="two")

    def go(self) -> None:
        held, self._held = self._held, []
        for screen, update in held:
            self._turn(screen, update)

    def under_way(self) -> list[float]:
        """Return when each move was sent that not both screens show yet."""
        return [sent for sent, _ in self._under_way.values()]

    def hear(self, screen: Screen, heard: Heard, size: int) -> None:
        assert heard.type != "refused", heard
        if heard.type == "update" and heard.table == screen.table:
            self._load.count.bytes += size
            self._shown(screen, heard)
            self._act(screen, heard)
        elif heard.type == "table" and heard.next and heard.table == screen.table:
            screen.table = heard.next
            screen.send(type="watch", id=next(self._ids), table=heard.next)

    def _shown(self, screen: Screen, update: Heard) -> None:
        move = self._under_way.get((update.table, update.number))
        if move is None:
            return
        sent, shown = move
        shown.add(screen)
        self._load.count.moves += update.answer != ""
        if len(shown) == 2:
            self._load.count.journeys.append((sent, time.perf_counter()))
            del self._under_way[update.table, update.number]

    def _act(self, screen: Screen, update: Heard) -> None:
        if update.outcome is not None:
            screen.send(type="rematch", id=next(self._ids), table=update.table)
        elif update.seat in update.active:
            if update.legal is not None:
                self._legal[screen] = update.legal.split(" ")  # in this game each is one word
            self._turn(screen, update)

    def _turn(self, screen: Screen, update: Heard) -> None:
        if not self._load.going:
            self._held.append((screen, update))
        elif self._load.paced:
            asyncio.get_running_loop().call_later(self._rng.uniform(*THINKING), self._move, screen, update)
        else:
            self._move(screen, update)

    def _move(self, screen: Screen, update: Heard) -> None:
        if self._load.going:
            self._under_way[update.table, update.number + 1] = time.perf_counter(), set()
            action = self._rng.choice(self._legal[screen])
            screen.send(type="play", id=next(self._ids), table=update.table, action=action, turn=update.turn)
