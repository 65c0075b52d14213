"""What a planted leak is: how it is planted, and in which game it must be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from pytest import MonkeyPatch

from packhouse import wire
from packhouse.core.game import Seat
from packhouse.core.match import AnyMatch
from packhouse.server.tables.scene import Scene

Plant: TypeAlias = Callable[[MonkeyPatch], None]

Sound: TypeAlias = Callable[..., Any]


@dataclass(frozen=True)
class Fault:
    plant: Plant
    game: str

    def __str__(self) -> str:
        return self.plant.__name__


FAULTS: list[Fault] = []


def leaks_in(game: str) -> Callable[[Plant], Plant]:
    """Say in which game the fault must be seen."""

    def note(plant: Plant) -> Plant:
        FAULTS.append(Fault(plant, game))
        return plant

    return note


def next_seat(match: AnyMatch, seat: Seat) -> Seat:
    return (seat + 1) % match.setup.seats


def change_updates(patch: MonkeyPatch, change: Callable[[Scene, wire.Update], dict[str, Any]]) -> None:
    sound: Sound = Scene.update

    def update(self: Scene, *args: Any) -> wire.Update:
        told: wire.Update = sound(self, *args)
        return msgspec.structs.replace(told, **change(self, told))

    patch.setattr(Scene, "update", update)
