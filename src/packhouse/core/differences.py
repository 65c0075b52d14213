"""In what two plain tables differ, place by place, for people who know one of them."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import islice
from typing import Any, TypeAlias

import msgspec

from .places import Path, in_words

MOST = 100
"""How many differences are told; past that it is another box."""
LONGEST = 300
"""Letters of a value; what is longer is cut."""
SHORT = 60
"""A list that takes no more letters is told as a whole."""

Both: TypeAlias = tuple[Path, Any, Any]
NOTHING = object()


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """One place where they differ, with what stands there; empty: nothing does."""

    at: str
    """The words and numbers that lead there, places in lists counted from 1."""
    house: str = ""
    own: str = ""


def differences(house: dict[str, Any], own: dict[str, Any]) -> tuple[list[Difference], int]:
    """Return where an own table differs from the house's, and in how many places more than can be told."""
    found = _between((), house, own)
    told = [Difference(in_words(path), _written(one), _written(other)) for path, one, other in islice(found, MOST)]
    return told, sum(1 for _ in found)


def _between(path: Path, house: Any, own: Any) -> Iterator[Both]:
    if house == own:
        return
    if isinstance(house, dict) and isinstance(own, dict):
        for key in {**house, **own}:
            yield from _between((*path, key), house.get(key, NOTHING), own.get(key, NOTHING))
    elif isinstance(house, list) and isinstance(own, list) and not _are_short(house, own):
        yield from _between_lists(path, house, own)
    else:
        yield path, house, own


def _between_lists(path: Path, house: list[Any], own: list[Any]) -> Iterator[Both]:
    """Tell what was put in or left out, rather than everything behind it as changed."""
    matcher = SequenceMatcher(None, [*map(_key, house)], [*map(_key, own)], autojunk=False)
    for _, first, end, own_first, own_end in matcher.get_opcodes():
        for step in range(max(end - first, own_end - own_first)):
            one = house[first + step] if first + step < end else NOTHING
            other = own[own_first + step] if own_first + step < own_end else NOTHING
            place = first + step if other is NOTHING else own_first + step
            yield from _between((*path, place), one, other)


def _are_short(*lists: list[Any]) -> bool:
    flat = all(not isinstance(item, dict | list) for items in lists for item in items)
    return flat and all(len(_text(items)) <= SHORT for items in lists)


def _key(value: Any) -> bytes:
    """Return what two values have in common that are alike, in whatever order a table names its words."""
    return msgspec.json.encode(value, order="sorted")


def _written(value: Any) -> str:
    if value is NOTHING or value is None:
        return ""
    text = value if isinstance(value, str) else _text(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _text(value: Any) -> str:
    """Return a value as a line like one of TOML."""
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {_text(each)}" for key, each in value.items() if each is not None)
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_text, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)
