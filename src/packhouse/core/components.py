"""Components: a game's boards, tiles and cards, from TOML to frozen structs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from . import places
from .errors import BadComponents

LABEL = re.compile(r"(?! )(?:(?![_\u115f\u1160\u3164\uffa0])\w|[-'’&.,:;!?()/+*#%]| (?! ))+(?<! )")
"""Letters, digits and a few signs, with single spaces: nothing that is invisible, or turns the words around it."""


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
    except ValueError:  # Python reads no number of thousands of digits
        raise BadComponents("digits", "{source} has a number with too many digits", source=source) from None


def build(data: Mapping[str, Any], kind: type[C], source: str) -> C:
    """Return a plain table as a ``kind``, or say where it differs from one."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadComponents("schema", "{source}: {error}", source=source, error=str(error)) from error


def read(text: str, kind: type[C], source: str) -> C:
    """Return a file's text as a ``kind``, or say which line is wrong, and why."""
    data = table(text, source)
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise _at_its_line(str(error), text, source) from error
    except RecursionError:
        raise BadComponents("nested", "{source} is nested too deeply", source=source) from None


def _at_its_line(error: str, text: str, source: str) -> BadComponents:
    why, path = error.partition(" - at `$")[0], places.path_in(error)
    if unknown := re.search(r"contains unknown field `(.+)`$", why):
        path = (*path, unknown[1])
    why, at = why[:1].lower() + why[1:], places.in_words(path)
    if line := places.line_of(path, text):
        return BadComponents(
            "schema_line", "{source}, line {line}: {at}: {why}", source=source, line=line, at=at, why=why
        )
    return BadComponents("schema", "{source}: {error}", source=source, error=error)


def is_label(text: str) -> bool:
    """Say whether a text can be shown as a name among others'."""
    return LABEL.fullmatch(text) is not None


def check_label(text: str) -> None:
    """Raise ValueError unless a text can be shown as a name among others'."""
    if not is_label(text):
        raise ValueError(f"{text!a} can’t be a name; write letters, digits and plain signs, with single spaces")


def plain(box: Components) -> dict[str, Any]:
    """Return a box as a plain table, the same however its file was written."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(box, order="deterministic"))
    return found


def digest(box: Components) -> str:
    """Return what tells one box from another: SHA-256 of what is in it."""
    return sha256(msgspec.json.encode(box, order="sorted")).hexdigest()
