"""Components: a game's boards, tiles and cards, from TOML to frozen structs."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from .errors import BadComponents


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the box. This bare kind is an empty box."""


C = TypeVar("C", bound=Components)


def table(text: str, source: str) -> dict[str, Any]:
    """Return TOML text as a plain table; ``source`` is what an error calls it."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("toml", "{source} is not TOML: {error}", source=source, error=str(error)) from error
    except RecursionError:
        raise BadComponents("nested", "{source} is nested too deeply", source=source) from None


def build(data: Mapping[str, Any], kind: type[C], source: str) -> C:
    """Return a plain table as a ``kind``, or say where it differs from one."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadComponents("schema", "{source}: {error}", source=source, error=str(error)) from error
