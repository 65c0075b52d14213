"""Actions as text: ``Bid(4)`` is written ``bid 4``, in logs, on the wire, in records and on the keyboard."""

from __future__ import annotations

import functools
from enum import Enum
from types import NoneType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from .errors import UnknownAction

NOTHING, YES, NO = "-", "yes", "no"

LONGEST = 200
"""Characters of the longest text that can be an action: what a refusal quotes stays short."""

FEW = 3
"""So many ways to write a move still fit into a line."""


class Action(msgspec.Struct, frozen=True, tag=str.lower):
    """A small frozen value. Its tag is the word it is written with; the empty tag writes none."""


A = TypeVar("A", bound=Action)


@functools.lru_cache(maxsize=2**16)  # lists of legal actions repeat themselves, in one match and in others
def write(action: Action) -> str:
    """Return the action's one line of text."""
    values = (_text(getattr(action, field)) for field in action.__struct_fields__)
    return " ".join([*_word(type(action)), *values])


def read(text: str, kinds: tuple[type[A], ...]) -> A:
    """Return the action that ``write`` writes as ``text``; capitals and extra spaces are forgiven."""
    action: A = _read(text, kinds)
    return action


@functools.lru_cache(maxsize=2**14)  # a host reads each action several times
def _read(text: str, kinds: tuple[type[Action], ...]) -> Any:
    words = text.lower().split() if len(text) <= LONGEST and text.isprintable() else []
    for kind in kinds:
        word, fields = _word(kind), _fields(kind)
        parts = words[len(word) :]
        if words[: len(word)] == word and len(parts) == len(fields):
            try:
                return kind(*map(_value, fields, parts))
            except (KeyError, ValueError):
                continue
    raise UnknownAction(
        "unreadable", "“{text}” isn’t a move here; write {forms}", text=text.strip()[:40], forms=_forms(kinds, words)
    )


def _forms(kinds: tuple[type[Action], ...], words: list[str]) -> str:
    """Return how moves are written: in full where it is clear which was meant or there are few, else how they begin."""
    meant = [kind for kind in kinds if words and _word(kind)[:1] == words[:1]]
    if meant or len(kinds) <= FEW:
        return " or ".join(f"“{form(kind)}”" for kind in meant or kinds)
    *first, last = dict.fromkeys(_word(kind)[0] if _word(kind) else form(kind) for kind in kinds)
    return f"one that begins with {', '.join(first)} or {last}"


def form(kind: type[Action]) -> str:
    """Return how such an action is written, with its fields' names: ``bid <card>``."""
    return " ".join([*_word(kind), *(f"<{name}>" for name in kind.__struct_fields__)])


def _word(kind: type[Action]) -> list[str]:
    tag = kind.__struct_config__.tag
    return [str(tag)] if tag else []


@functools.cache
def _fields(kind: type[Action]) -> list[Any]:
    hints = get_type_hints(kind)
    return [hints[name] for name in kind.__struct_fields__]


def _text(value: Any) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, tuple):
        return ",".join(map(_text, value)) or NOTHING
    return str(value)


def _value(kind: Any, text: str) -> Any:
    """Return the value of this kind that is written so, or raise KeyError or ValueError."""
    if get_origin(kind) is tuple:
        return () if text == NOTHING else tuple(_value(get_args(kind)[0], part) for part in text.split(","))
    if get_origin(kind) is Literal:
        return {str(value): value for value in get_args(kind)}[text]
    if NoneType in get_args(kind):
        (some,) = set(get_args(kind)) - {NoneType}
        return None if text == NOTHING else _value(some, text)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {str(each.value): each for each in kind}[text]
    return {YES: True, NO: False}[text] if kind is bool else kind(text)
