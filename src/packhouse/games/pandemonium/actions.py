"""What a player does: set up, choose a card, plan a route step by step, move the Rogue, stop losses or stand them."""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias

from ...core.notation import Action
from ...kit.grid import Cell

Side: TypeAlias = Literal["north", "east", "south", "west"]
Colour: TypeAlias = Literal["red", "green", "rogue"]
Value: TypeAlias = Literal["low", "high"]
CompanyName = NewType("CompanyName", str)
MissionName = NewType("MissionName", str)


class Base(Action, frozen=True):
    """Place your base beside an edge location, its gate, on a side of the city: ``base a3 west``."""

    gate: Cell
    side: Side


class Company(Action, frozen=True):
    """Choose a company card: ``company swift``."""

    name: CompanyName


class Card(Action, frozen=True):
    """Choose a priority card in secret: ``card 7``. To the others it is a card unknown: ``card -``."""

    number: int | None


class Swap(Action, frozen=True):
    """Give up one of three missions: ``swap corners``. The others don't see which: ``swap -``."""

    mission: MissionName | None


class Order(Action, frozen=True):
    """As the turn's winner, plan before the other or after: ``order first``."""

    when: Literal["first", "second"]


class Go(Action, frozen=True):
    """Lay the next cube of your route, and enter that location: ``go b4``."""

    square: Cell


class Load(Action, frozen=True):
    """Leave this location with so many packages aboard: ``load 3 1``. Once at each location."""

    low: int
    high: int


class Bomb(Action, frozen=True):
    """Pick up the exploding package that lies here."""


class Hand(Action, frozen=True):
    """Hand the exploding package over where you cross that driver's cubes: ``hand green``."""

    to: Colour


class Recharge(Action, frozen=True):
    """Stop at your base, and pay packages of this value for a full charge: ``recharge low``."""

    value: Value


class Stop(Action, frozen=True):
    """End your route."""


class Rogue(Action, frozen=True):
    """As the turn's winner, announce the Rogue's route: ``rogue b2,b3``; it stays where it is: ``rogue -``."""

    route: tuple[Cell, ...]


class Block(Action, frozen=True):
    """Spend a battery unit to keep the package that the Rogue is about to take."""


class Lose(Action, frozen=True):
    """Let the Rogue have it."""


AnyAction: TypeAlias = (
    Base | Company | Card | Swap | Order | Go | Load | Bomb | Hand | Recharge | Stop | Rogue | Block | Lose
)
ALL = (Base, Company, Card, Swap, Order, Go, Load, Bomb, Hand, Recharge, Stop, Rogue, Block, Lose)
