"""Ways to play a game: every combination of the values that some options and components are to have."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import combinations, product
from typing import Any, TypeAlias

import msgspec

from .. import games
from ..core.errors import BadComponents, BadSetup, Refusal
from ..core.game import Setup
from ..core.rng import Seed

Boxes: TypeAlias = Mapping[str, dict[str, Any] | None]
"""Components by what they are called; None: the game's own."""
BOX = "components"
HOUSE: Boxes = {"house": None}

MOST = 100
"""More than a table can show, and than anyone has the games for."""


class Way(msgspec.Struct, frozen=True):
    """The values that are tried, each with its option's name or its place in the components, and what they make."""

    values: dict[str, str]
    setup: Setup

    def __str__(self) -> str:
        return _named(self.values)


def _named(values: Mapping[str, str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())


def ways(
    game: str,
    seats: int,
    seed: Seed,
    options: Mapping[str, Sequence[str]],
    places: Mapping[str, Sequence[str]],
    boxes: Boxes = HOUSE,
    *,
    together: bool = False,
) -> list[Way]:
    """Return every combination, each checked; ``together``: only the first values, the second ones and so on.

    What has one value only is the same in all of them.
    """
    tried = {**options, **places, BOX: [*boxes]}
    varied = [name for name, values in tried.items() if len(values) > 1]
    rows = _abreast(tried) if together else [dict(zip(tried, row, strict=True)) for row in _every(tried)]
    found = []
    for row in rows:
        way = {name: row[name] for name in varied}
        with _naming(way):
            table = boxes[row[BOX]]
            changes = {place: row[place] for place in places}
            table = changed(game, table, changes) if changes else table
            found.append(Way(way, games.setup(game, seats, seed, {name: row[name] for name in options}, table)))
    _check_different(found)
    return found


def _every(tried: Mapping[str, Sequence[str]]) -> Iterable[tuple[str, ...]]:
    _check_number(math.prod(map(len, tried.values())))
    return product(*tried.values())


def _abreast(tried: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """Return the first of all values, the second of all, and so on."""
    number = max(map(len, tried.values()))
    _check_number(number)
    for name, values in tried.items():
        if len(values) not in (1, number):
            raise BadSetup(
                "not_abreast", "{name} has {few} values where others have {number}; --together takes as many of each",
                name=name, few=len(values), number=number,
            )  # fmt: skip
    return [
        {name: values[place if len(values) > 1 else 0] for name, values in tried.items()} for place in range(number)
    ]


@contextmanager
def _naming(way: Mapping[str, str]) -> Iterator[None]:
    """Say which way it is that can't be played, where the refusal doesn't."""
    named = _named(way)
    try:
        yield
    except Refusal as refusal:
        if named in str(refusal):
            raise
        raise type(refusal)(refusal.code, f"{{way}}: {refusal.sentence}", way=named, **refusal.fields) from None


def _check_different(found: Sequence[Way]) -> None:
    for one, other in combinations(found, 2):
        if one.setup == other.setup:
            raise BadSetup("same_way", "{one} and {other} are the same game; leave one out",
                           one=str(one), other=str(other))  # fmt: skip


def _check_number(number: int) -> None:
    if number < 2:
        raise BadSetup("one_way", "nothing changes: give an option several values, as in --option name=1,2,3")
    if number > MOST:
        raise BadSetup("many_ways", "these are {number} combinations; make them {most} or fewer",
                       number=number, most=MOST)  # fmt: skip


def changed(game: str, own: dict[str, Any] | None, changes: Mapping[str, str]) -> dict[str, Any]:
    """Return a components file's table with some of its numbers replaced."""
    table = copy.deepcopy(own) if own is not None else games.shipped_table(game)
    for path, value in changes.items():
        *way, last = path.split(".")
        holder: Any = table
        for step in way:
            holder = holder[_key(holder, step, path)]
        key = _key(holder, last, path)
        if isinstance(holder[key], bool) or not isinstance(holder[key], int | float):
            raise BadComponents("no_number", "“{path}” isn’t a number in the components; {hint}",
                                path=path, hint=_inside(holder[key]))  # fmt: skip
        holder[key] = _number(path, value)
    return table


def _key(holder: Any, step: str, path: str) -> Any:
    """Return the key of a table, or the index in a list, whose places are counted from 1."""
    if isinstance(holder, list) and step.isdecimal() and 1 <= int(step) <= len(holder):
        return int(step) - 1
    if isinstance(holder, dict) and step in holder:
        return step
    raise BadComponents("no_place", "the components have no “{path}”: there is no “{step}”; {hint}",
                        path=path, step=step, hint=_inside(holder))  # fmt: skip


def _inside(holder: Any) -> str:
    """Say what there is to choose from."""
    if isinstance(holder, dict):
        return f"choose from {', '.join(holder)}"
    if isinstance(holder, list) and holder:
        return f"choose from 1 to {len(holder)}"
    return "leave a part of the path out"


def _number(path: str, value: str) -> float:
    for kind in (int, float):
        with suppress(ValueError):
            found = kind(value)
            if math.isfinite(found):
                return found
    raise BadComponents("not_a_number", "{path}={value}: “{value}” isn’t a number; write one, such as 3",
                        path=path, value=value)  # fmt: skip
