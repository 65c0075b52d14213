"""Ways to play a game: every combination of the values that some options and components are to have."""

from __future__ import annotations

import copy
import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import combinations, product
from typing import Any

import msgspec

from .. import games
from ..core.errors import BadComponents, BadSetup
from ..core.game import Setup
from ..core.rng import Seed

MOST = 100
"""More than a table can show, and than anyone has the games for."""


class Way(msgspec.Struct, frozen=True):
    """The values that are tried, each with its option's name or its place in the components, and what they make."""

    values: dict[str, str]
    setup: Setup

    def __str__(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.values.items())


def ways(
    game: str,
    seats: int,
    seed: Seed,
    options: Mapping[str, Sequence[str]],
    places: Mapping[str, Sequence[str]],
    own: dict[str, Any] | None = None,
) -> list[Way]:
    """Return every combination, each checked; what has one value only is the same in all of them."""
    _check_number(math.prod(map(len, [*options.values(), *places.values()])))
    varied = {name for name, values in [*options.items(), *places.items()] if len(values) > 1}
    found = []
    for chosen, changes in product(_combined(options), _combined(places)):
        table = changed(game, own, changes) if changes else own
        tried = {name: value for name, value in (chosen | changes).items() if name in varied}
        found.append(Way(tried, games.setup(game, seats, seed, chosen, table)))
    _check_different(found)
    return found


def _combined(choices: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


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
