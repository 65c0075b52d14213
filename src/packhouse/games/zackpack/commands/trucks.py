"""``packhouse zackpack trucks``: every truck of the box, drawn beside each other."""

from __future__ import annotations

import sys

import msgspec
from rich.console import Console

from ....core.counted import counted
from ..drawing import beside, truck_drawn, wide
from ..rules import ZackPack
from .box import Json, Own, game_of


class Listed(msgspec.Struct, frozen=True):
    """What ``--json`` prints of each truck."""

    number: int
    height: int
    room: int
    """How many cubes it holds."""
    floor: tuple[str, ...]
    """Its squares as #, the row at the back first."""


def command(box: Own = None, json: Json = False) -> None:
    """List the trucks: their floors, how high they are loaded, and how many cubes they hold."""
    game = game_of(box)
    if json:
        sys.stdout.write(msgspec.json.encode(_listed(game)).decode() + "\n")
    else:
        _show(game)


def _listed(game: ZackPack) -> list[Listed]:
    cards = zip(game.trucks.values(), game.box.trucks, strict=True)
    return [Listed(truck.number, truck.height, truck.room, card.floor) for truck, card in cards]


def _show(game: ZackPack) -> None:
    console = Console(highlight=False)
    pictures = [truck_drawn(truck) for truck in game.trucks.values()]
    abreast = wide(console.width)
    for first in range(0, len(pictures), abreast):
        console.print(*beside(pictures[first : first + abreast]), "", sep="\n", markup=False, soft_wrap=True)
    rooms = [truck.room for truck in game.trucks.values()]
    console.print(f"{counted(len(rooms), 'truck')}, which hold {min(rooms)} to {counted(max(rooms), 'cube')}")
