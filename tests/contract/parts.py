"""What a state is made of: its text, its generators, and all but its generators."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import msgspec

from packhouse.core.rng import KeyedRng


def text(value: Any) -> bytes:
    """Return a value as JSON that is equal for equal values, sets and dicts included."""
    return msgspec.json.encode(value, order="sorted")


def generators(value: Any) -> Iterator[KeyedRng]:
    """Find every generator in a state, however deep."""
    if isinstance(value, KeyedRng):
        yield value
    else:
        for part in _parts(value):
            yield from generators(part)


def numbers(value: Any) -> Iterator[float]:
    """Find every number in what JSON was decoded to."""
    if isinstance(value, int | float):
        yield value
    else:
        for part in _parts(value):
            yield from numbers(part)


def but_generators(value: Any) -> Any:
    """Return a comparable likeness of a state with its generators blanked."""
    if isinstance(value, KeyedRng):
        return None
    if isinstance(value, dict):
        return {key: but_generators(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return value
    parts = [but_generators(part) for part in _parts(value)]
    return parts or value


def _parts(value: Any) -> list[Any]:
    if isinstance(value, msgspec.Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    if dataclasses.is_dataclass(value):
        return [getattr(value, field.name) for field in dataclasses.fields(value)]
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return list(value) if isinstance(value, list | tuple | set | frozenset) else []
