"""What is in the box of Package Pandemonium."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ...core.components import Components, is_label
from ...core.errors import BadComponents
from .actions import CompanyName, MissionName, Side
from .ground import GRID, SIDES, SQUARES, Square, crossing, roads_of, sides_of

TURNS = 16
"""And as many priority cards in a hand (PM-4)."""
ELECTRIC = "Electric Drive"
FREE_SIDES = 2
CHOSEN = 2
"""Companies that are ever chosen: Red's and Green's."""

Special: TypeAlias = Literal["drain", "cramped", "recharge", "roomy", "spawn", "swap", "far", "ignored"]
"""What a priority card does at the reveal; ``specials.py`` has a function of each name."""
Condition: TypeAlias = Literal[
    "load", "visits", "lows", "highs", "highs_by", "packages_by", "packages_from", "origins", "passes", "corners",
    "middle", "places", "unrobbed", "full", "home", "blocks", "crossings", "drives", "paid",
]  # fmt: skip
"""What a mission counts; ``missions.py`` has a function of each name."""
Trait: TypeAlias = Literal["van", "battery", "electric", "fee", "mission", "guard", "high"]
"""What a company changes; ``companies.py`` has a number of each name."""
Kind: TypeAlias = Literal["van", "cube"]

WORD = Meta(pattern=r"^[a-z][a-z-]{0,19}\Z")
Word: TypeAlias = Annotated[str, WORD]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Places: TypeAlias = Annotated[tuple[Name, ...], Meta(max_length=SQUARES)]
Water: TypeAlias = Annotated[str, Meta(pattern=r"^[a-e][1-5]-[a-e][1-5]\Z")]
Waters: TypeAlias = Annotated[tuple[Water, ...], Meta(max_length=40)]
"""At most one between each two neighbours."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    low: Annotated[int, Meta(ge=0, le=20)]
    high: Annotated[int, Meta(ge=0, le=20)]
    bomb: Annotated[int, Meta(ge=0, le=99)]
    """Points for a defused one."""
    stolen: Annotated[int, Meta(ge=1, le=9)]
    """How often a package stolen from a van counts for the Rogue player."""
    loss: Annotated[int, Meta(ge=0, le=4)]
    """Packages lost for each cube that the Rogue crosses."""
    fuse: Annotated[int, Meta(ge=1, le=16)]
    van: Annotated[int, Meta(ge=2, le=9)]
    rogue_van: Annotated[int, Meta(ge=2, le=9)]
    cubes: Annotated[int, Meta(ge=4, le=12)]
    """Enough for the longest route with a special's cube."""
    steps: Annotated[int, Meta(ge=1, le=3)]
    """Cubes of a route."""
    battery: Annotated[int, Meta(ge=1, le=9)]
    electric: Annotated[int, Meta(ge=0, le=9)]
    """Units that Electric Drive recharges."""
    fee: Annotated[int, Meta(ge=1, le=9)]
    """Low-value packages for a full charge at the base."""


class CityMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city map card (PM-2)."""

    name: Word
    base: Square
    """The gate of the Rogue base."""
    side: Side
    cubes: Annotated[tuple[Square, ...], Meta(min_length=3, max_length=3)]
    """The Rogue's last route, oldest first; its van stands on the last."""
    low: Annotated[tuple[Square, ...], Meta(min_length=6, max_length=6)]
    high: Annotated[tuple[Square, ...], Meta(min_length=2, max_length=2)]
    water: Waters = ()
    bridges: Waters = ()


class PriorityCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=TURNS)]
    special: Special | None = None


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    trait: Trait
    by: Annotated[int, Meta(ge=-2, le=3)]


class CompanyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[CompanyName, WORD]
    ability: Change
    drawback: Change


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission is complete when its condition counts as many as it asks for (PM-28)."""

    name: Annotated[MissionName, WORD]
    counts: Condition
    points: Annotated[int, Meta(ge=3, le=8)]
    number: Number = 1
    turn: Annotated[int, Meta(ge=0, le=TURNS)] = 0
    at: Places = ()
    """Locations, for conditions that name some."""


class Spawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spawn card: the locations where packages appear (PM-21)."""

    low: Places = ()
    high: Places = ()
    bomb: Name | None = None


class AiCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a Rogue drives where somebody plays alone: what it prefers among equals (PM-31)."""

    name: Annotated[str, WORD]
    kinds: Annotated[tuple[Kind, ...], Meta(min_length=2, max_length=2)]
    ways: Annotated[tuple[Side, ...], Meta(min_length=4, max_length=4)]


class Grade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(pattern=r"^[a-z_]{1,20}\Z")]
    points: Annotated[int, Meta(ge=0, le=999)]


class Box(Components, frozen=True):
    """Cards of all kinds, and the numbers that the rules need."""

    numbers: Numbers
    locations: Annotated[tuple[Name, ...], Meta(min_length=SQUARES, max_length=SQUARES)]
    maps: Annotated[tuple[CityMap, ...], Meta(min_length=1, max_length=20)]
    cards: Annotated[tuple[PriorityCard, ...], Meta(min_length=TURNS, max_length=TURNS)]
    companies: Annotated[tuple[CompanyCard, ...], Meta(min_length=CHOSEN, max_length=12)]
    missions: Annotated[tuple[Mission, ...], Meta(min_length=16, max_length=60)]
    spawns: Annotated[tuple[Spawn, ...], Meta(min_length=16, max_length=20)]
    drivers: Annotated[tuple[AiCard, ...], Meta(min_length=2, max_length=2)]
    grades: Annotated[tuple[Grade, ...], Meta(min_length=3, max_length=3)]
    """What whoever plays alone may reach, lowest first; the middle one is the goal."""

    def __post_init__(self) -> None:
        _check_names(self)
        for card in self.maps:
            _check_map(card)
        _check_places(self)
        _check_cards(self)


def _check_names(box: Box) -> None:
    lists: dict[str, list[str]] = {
        "locations": list(box.locations),
        "maps": [card.name for card in box.maps],
        "companies": [card.name for card in box.companies],
        "missions": [card.name for card in box.missions],
        "grades": [grade.name for grade in box.grades],
    }
    for what, names in lists.items():
        for name in _twice(names):
            raise BadComponents("same_name", "{name} is named twice among {what}; rename one", name=name, what=what)
    for name in box.locations:
        if not is_label(name):
            raise BadComponents(
                "location_name", "{name} can’t be a location’s name; write words with one space between them",
                name=ascii(name),
            )  # fmt: skip
    if ELECTRIC not in box.locations:
        raise BadComponents("no_electric", "one location must be {name}; give one that name", name=ELECTRIC)


def _check_map(card: CityMap) -> None:
    """Raise BadComponents unless the card obeys PM-2 and leaves room for bases (PM-3)."""
    barriers = [*map(crossing, card.water)]
    for text, step in zip(card.water, barriers, strict=True):
        if step[1] not in GRID.neighbours[step[0]]:
            raise BadComponents(
                "no_water", "map {map}: {water} aren’t next to each other; name two squares that are",
                map=card.name, water=text,
            )  # fmt: skip
    bridges = [*map(crossing, card.bridges)]
    for text, step in zip(card.bridges, bridges, strict=True):
        if step not in barriers:
            raise BadComponents(
                "dry_bridge", "map {map}: the bridge {at} crosses no water; move it or leave it out",
                map=card.name, at=text,
            )  # fmt: skip
    if len({*barriers}) < len(barriers) or len({*bridges}) < len(bridges):
        raise BadComponents("water_twice", "map {map}: water or a bridge is named twice; name it once", map=card.name)
    roads = roads_of(card.water, card.bridges)
    if len(roads.distances(0)) < SQUARES:
        raise BadComponents("cut_off", "map {map}: water cuts the city in two; add a bridge", map=card.name)
    if card.side not in sides_of(card.base):
        raise BadComponents(
            "base_inside", "map {map}: {at} isn’t on that side; name a square on its edge", map=card.name, at=card.base
        )
    cubes = [GRID.index[square] for square in card.cubes]
    if any(there not in roads.exits[here] for here, there in pairwise(cubes)):
        raise BadComponents("no_route", "map {map}: the Rogue’s cubes must be a route", map=card.name)
    free = free_sides(card)
    if len(free) < FREE_SIDES:
        raise BadComponents(
            "no_free_side", "map {map}: {number} sides must be free of packages and of the Rogue base",
            map=card.name, number=FREE_SIDES,
        )  # fmt: skip


def free_sides(card: CityMap) -> list[Side]:
    """Return the sides with neither the Rogue base nor a starting package (PM-3)."""
    barred = {card.side, *(side for square in (*card.low, *card.high) for side in sides_of(square))}
    return [side for side in SIDES if side not in barred]


def _check_places(box: Box) -> None:
    named = [place for mission in box.missions for place in mission.at]
    for spawn in box.spawns:
        named += [*spawn.low, *spawn.high, *([spawn.bomb] if spawn.bomb else [])]
    for place in named:
        if place not in box.locations:
            raise BadComponents(
                "no_location", "a card names {place}, which isn’t a location; name one that is", place=place
            )


def _check_cards(box: Box) -> None:
    if sorted(card.number for card in box.cards) != list(range(1, TURNS + 1)):
        raise BadComponents(
            "card_numbers", "there must be exactly one priority card for each number from 1 to {most}", most=TURNS
        )
    bombs = sum(spawn.bomb is not None for spawn in box.spawns)
    if bombs != 1:
        raise BadComponents(
            "bombs", "exactly one spawn card must bring the exploding package, not {number}", number=bombs
        )
    for card in box.drivers:
        if len({*card.kinds}) < len(card.kinds) or len({*card.ways}) < len(card.ways):
            raise BadComponents("driver", "the AI card {name} must name each kind and way once", name=card.name)
    for mission in box.missions:
        _check_mission(mission)
    for company in box.companies:
        _check_company(company, box.numbers)
    if [grade.points for grade in box.grades] != sorted({grade.points for grade in box.grades}):
        raise BadComponents("grades", "each grade must ask for more points than the one before")


def _check_mission(card: Mission) -> None:
    """Raise BadComponents where a mission could never be completed (PM-28)."""
    named = len({*card.at})
    most = {
        "origins": named, "passes": named, "corners": 4, "middle": 9, "places": SQUARES, "drives": TURNS,
        "unrobbed": 1, "full": 1, "home": 1,
    }.get(card.counts)  # fmt: skip
    if most is not None and card.number > most:
        raise BadComponents(
            "mission", "the mission {name} asks for {number}, but counts {most} at most; ask for fewer, or name more",
            name=card.name, number=card.number, most=most,
        )  # fmt: skip
    if card.counts in ("highs_by", "packages_by") and not card.turn:
        raise BadComponents(
            "mission_turn", "the mission {name} needs a turn by which it has to be done", name=card.name
        )


def _check_company(card: CompanyCard, numbers: Numbers) -> None:
    """Raise BadComponents where a company leaves too little of something."""
    kept = (("van", numbers.van, 1), ("battery", numbers.battery, 1), ("fee", numbers.fee, 1), ("guard", 0, 0))
    for trait, number, least in kept:
        left = number + sum(change.by for change in (card.ability, card.drawback) if change.trait == trait)
        if left < least:
            raise BadComponents(
                "company", "{company} would have a {trait} of {number}; leave at least {least}",
                company=card.name, trait=trait, number=left, least=least,
            )  # fmt: skip


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, number in Counter(names).items() if number > 1]
