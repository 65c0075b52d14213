"""The least that can be paid for each roll on each truck: looked up where it is known, else worked out."""

from __future__ import annotations

import functools
import hashlib
import itertools
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt
import platformdirs

from . import loader
from .kernel import loads
from .rules import ZackPack
from .scoring import due_for
from .state import Counts

log = logging.getLogger(__name__)

UNKNOWN = 0xFFFF
DIGEST = hashlib.sha256().digest_size
GLANCE, PATIENCE = 1.0, 60.0
"""Seconds for one truck: while someone waits, and for the whole table."""


class Optimum:
    """A table of every truck and every roll. Once it was filled, it lies in the cache for whoever asks next."""

    def __init__(self, game: ZackPack) -> None:
        self.trucks = game.trucks
        self.faces = [sorted(set(piece.die)) for piece in game.box.pieces]
        self.file = _place(game)
        shape = (len(game.trucks) + 1, *(max(faces) + 1 for faces in self.faces))
        self.cubes = self._kept(shape)

    def _kept(self, shape: tuple[int, ...]) -> npt.NDArray[np.uint16]:
        """Return the table from the cache, or an empty one where there is none, or none of use."""
        table = np.full(shape, UNKNOWN, np.uint16)
        try:
            digest, kept = _parted(self.file.read_bytes())
            if digest == _digest(kept) and len(kept) == table.nbytes:
                return np.frombuffer(kept, np.uint16).reshape(shape).copy()
            log.warning("the table of loads in %s is damaged: it is not used", self.file)
        except FileNotFoundError:
            pass
        except OSError:
            log.warning("the table of loads in %s can’t be read: it is not used", self.file)
        return table

    def rolls(self) -> Iterator[Counts]:
        return itertools.product(*self.faces)

    def most_cubes(self, number: int, load: Counts, seconds: float = GLANCE) -> int:
        """Return how many cubes of a roll can be put on a truck; what isn't proved in time isn't remembered."""
        known = int(self.cubes[number, *load])
        if known == UNKNOWN:
            truck = self.trucks[number]
            found = loader.best_load(truck.squares, truck.height, load, seconds)
            known = found.cubes
            if found.cubes == found.bound:
                self.cubes[number, *load] = known
        return known

    def least_due(self, number: int, load: Counts, seconds: float = GLANCE) -> int:
        """Return what must be paid at least."""
        return due_for(self.trucks[number].room, load, self.most_cubes(number, load, seconds))

    def fill(self) -> Iterator[int]:
        """Work out all that is unknown, truck by truck; each number is that of a truck that is done."""
        for number in self.trucks:
            for load in self.rolls():
                self.most_cubes(number, load, PATIENCE)
            yield number

    def keep(self) -> None:
        """Write it down; whoever reads it meanwhile finds the whole of the old or of the new one."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        written = self.file.with_suffix(f".{os.getpid()}")
        table = self.cubes.tobytes()
        written.write_bytes(_digest(table) + table)
        written.replace(self.file)


def _digest(table: bytes) -> bytes:
    return hashlib.sha256(table).digest()


def _parted(file: bytes) -> tuple[bytes, bytes]:
    """Return the digest of a table, and the table."""
    return file[:DIGEST], file[DIGEST:]


@functools.lru_cache(maxsize=8)
def optimum(game: ZackPack) -> Optimum:
    return Optimum(game)


def _place(game: ZackPack) -> Path:
    """Return where the table lies: other trucks and dice, or another loader, have a file of their own."""
    facts = msgspec.json.encode([game.box.trucks, [piece.die for piece in game.box.pieces]])
    sources = b"".join(Path(source).read_bytes() for source in (loads.__file__, loader.__file__))
    name = hashlib.sha256(facts + sources).hexdigest()[:16]
    return Path(platformdirs.user_cache_dir("packhouse")) / "zackpack" / f"{name}.table"
