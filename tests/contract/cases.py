"""The cases: every game that is found, with every number of seats and with values of every option."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import inspect

from packhouse import games
from packhouse.core.errors import BadSetup
from packhouse.core.options import Options
from packhouse.core.rng import KeyedRng
from packhouse.games import players
from tests.soak import TIMES

from .case import Case

SEEDS = 2 * TIMES

games.add(Path(__file__).parents[1] / "toys")  # this module is also run in processes of its own


def found() -> list[Case]:
    """Return every case of every game."""
    return [case for name in games.names() for case in of(name)]


def quick() -> list[Case]:
    """Return one case of every game."""
    return [next(of(name)) for name in games.names()]


def of(name: str) -> Iterator[Case]:
    """Return a game's cases: the rulebook's own options with all seats, then each option's values."""
    seats = games.kind(name).seats
    for number in seats:
        for seed in range(SEEDS):
            yield _case(name, number, seed, {})
    sets = list(option_sets(games.kind(name).options))
    for turn, chosen in enumerate(sets):
        # A value may be refused by itself (a packet of squares on a hex board), and be fine beside another choice.
        tries = (_possible(name, seats[turn % len(seats)], turn, beside | chosen) for beside in [{}, *sets])
        case = next(filter(None, tries), None)
        if case and case.setup.options:
            yield case


def option_sets(kind: type[Options]) -> Iterator[dict[str, Any]]:
    """Return sets of one option each, at the values, bounds or examples that its type names."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        for value in _values(inspect.type_info(hint)):
            yield {name: value}


def _values(kind: inspect.Type) -> list[Any]:
    match kind:
        case inspect.Metadata(type=bare, extra_json_schema=extra):
            return (extra or {}).get("examples") or _values(bare)
        case inspect.UnionType(types=kinds):
            return [value for each in kinds for value in _values(each)]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=least, le=most) | inspect.FloatType(ge=least, le=most):
            return [] if least is None or most is None else sorted({least, min(least + 1, most), most})
        case _:
            return []


def _possible(name: str, seats: int, seed: int, chosen: dict[str, Any]) -> Case | None:
    try:
        return _case(name, seats, seed, chosen)
    except BadSetup:
        return None


def _case(name: str, seats: int, seed: int, chosen: dict[str, Any]) -> Case:
    setup = games.setup(name, seats, KeyedRng.from_seed(seed).seed(), chosen)
    return Case(games.load(setup), setup, tuple(players.offered(name).values()))
