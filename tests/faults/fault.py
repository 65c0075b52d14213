"""A fault: a toy or a bot that breaks one promise, and the check that must see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from packhouse.bots.bot import Bot, Budget, Player
from packhouse.bots.uniform import Uniform
from packhouse.core import components
from packhouse.core.game import AnyGame, Setup
from packhouse.core.rng import KeyedRng
from tests.contract import Case, Check
from tests.toys.sealed.bot import Dreamer
from tests.toys.sealed.rules import Sealed

K = TypeVar("K", bound=type)

BOXES: dict[str, dict[str, Any]] = {"nim": {"heaps": [3, 4, 5]}}


@dataclass(frozen=True)
class Fault:
    kind: type[Any]
    check: Check

    def __str__(self) -> str:
        return self.kind.__name__

    @property
    def faulty(self) -> list[Case]:
        return cases(Sealed, self.kind()) if issubclass(self.kind, Bot) else cases(self.kind)

    @property
    def sound(self) -> list[Case]:
        """What it was before it was broken."""
        return cases(Sealed, Dreamer()) if issubclass(self.kind, Bot) else cases(self.kind.__bases__[0])


FAULTS: list[Fault] = []


def caught_by(check: Check) -> Callable[[K], K]:
    """Say which check must see the fault."""

    def note(kind: K) -> K:
        FAULTS.append(Fault(kind, check))
        return kind

    return note


def cases(kind: type[AnyGame], *bots: Bot) -> list[Case]:
    box = components.build(BOXES.get(kind.name, {}), kind.components, kind.name)
    players = tuple(Player(type(bot).__name__, bot, Budget(nodes=10)) for bot in bots or (Uniform(),))
    return [
        Case(kind(kind.options(), box), Setup(game=kind.name, version=1, seats=seats, seed=seed), players)
        for seats in kind.seats
        for seed in (KeyedRng.from_seed(luck).seed() for luck in range(2))
    ]
