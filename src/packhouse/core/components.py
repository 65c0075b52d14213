"""Components: a game's boards, tiles and cards, from TOML to frozen structs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from . import faults
from .errors import BadComponents

LABEL = re.compile(r"(?! )(?:(?![_\u115f\u1160\u3164\uffa0])\w|[-'’&.,:;!?()/+*#%]| (?! ))+(?<! )")
"""Letters, digits and a few signs, with single spaces: nothing that is invisible, or turns the words around it."""

LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){50}""")
"""A key of so many words with dots between them: of 30,000, which are 60 KB, the parser makes gigabytes."""


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the box. This bare kind is an empty box."""


C = TypeVar("C", bound=Components)


def table(text: str, source: str) -> dict[str, Any]:
    """Return TOML text as a plain table; ``source`` is what an error calls it."""
    if LONG_KEY.search(text):
        raise BadComponents("nested", "{source} is nested too deeply", source=source)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(str(error), text, source) from error
    except RecursionError:
        raise BadComponents("nested", "{source} is nested too deeply", source=source) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise BadComponents("digits", "{source} has a number with too many digits", source=source) from None


def _no_toml(error: str, text: str, source: str) -> BadComponents:
    """Return what the parser says, and the line it stopped at: the last, where something is missing up to the end."""
    at = re.search(r"\(at line (\d+), ", error)
    line = int(at[1]) if at else text.count("\n") + 1
    return BadComponents("toml", "{source} is not TOML: {error}", source=source, line=line, error=error)


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
        raise faults.told(str(error), text, source) from error
    except RecursionError:
        raise BadComponents("nested", "{source} is nested too deeply", source=source) from None


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


def digest(box: Components | dict[str, Any]) -> str:
    """Return what tells one box, or its plain table, from another: SHA-256 of what is in it."""
    return sha256(msgspec.json.encode(box, order="sorted")).hexdigest()
