"""A game's options as parameters of OpenSpiel, each with a default of the type that it is written in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, get_type_hints

import msgspec
from msgspec import NODEFAULT, inspect

from ..core.options import Options

Parameter: TypeAlias = bool | int | float | str

LEFT_OUT = -(10**9)
"""What a number is that hasn't been chosen: OpenSpiel has no None. Of words, the empty one."""
BETWEEN = ";"
"""Stands between the items of a list: OpenSpiel's own commas stand between parameters."""


def of_options(kind: type[Options]) -> dict[str, Parameter]:
    """Return each option with its default, as OpenSpiel writes it."""
    hints = get_type_hints(kind, include_extras=True)
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return {name: _written(inspect.type_info(hints[name]), default) for name, default in defaults.items()}


def _written(kind: inspect.Type, default: Any) -> Parameter:
    if isinstance(default, Parameter):
        return default
    if default is not NODEFAULT and isinstance(default, tuple | list):
        return BETWEEN.join(map(str, default))
    found = {type(value) for value in _examples(kind)}
    if float in found:
        return float(LEFT_OUT)
    return LEFT_OUT if int in found else ""


def _examples(kind: inspect.Type) -> list[Any]:
    """Return a value of each type that an option can have."""
    match kind:
        case inspect.Metadata(type=bare):
            return _examples(bare)
        case inspect.UnionType(types=kinds):
            return [value for each in kinds for value in _examples(each)]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.FloatType():
            return [0.0]
        case inspect.IntType():
            return [0]
        case _:
            return []


def chosen(kind: type[Options], given: Mapping[str, Parameter]) -> dict[str, Any]:
    """Return the options that were chosen by parameters that aren't as they would be anyway."""
    usual = of_options(kind)
    lists = {field.name for field in msgspec.structs.fields(kind) if isinstance(field.default, tuple)}
    return {
        name: str(given[name]).replace(BETWEEN, ",") if name in lists else given[name]
        for name, default in usual.items()
        if name in given and given[name] != default
    }
