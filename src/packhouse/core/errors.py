"""Everything the engine refuses on purpose, in one family."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Field: TypeAlias = str | bool | int | float
"""A value that a sentence is filled with."""


LONGEST_FIELD = 200


class Refusal(Exception):  # noqa: N818 — a refusal is an answer, not a fault
    """A request that changes nothing: a code with fields for programs, a sentence for people.

    The code is what clients translate, so it stays when the sentence is reworded.
    """

    def __init__(self, code: str, sentence: str, **fields: Field) -> None:
        self.code = code
        self.sentence = sentence
        self.fields = {name: _shown(value) for name, value in fields.items()}
        super().__init__(sentence.format(**self.fields))

    def __reduce__(self) -> tuple[Callable[..., Refusal], tuple[Any, ...]]:
        """Let a refusal travel between processes: exceptions are rebuilt from their text alone otherwise."""
        return _again, (type(self), self.code, self.sentence, self.fields)


def printable(text: str) -> str:
    """Return text as one line that a person can be shown, whatever a file or a stranger put into it."""
    return "".join(character if character.isprintable() else "�" for character in text)


def _shown(value: Field) -> Field:
    if not isinstance(value, str) or (len(value) <= LONGEST_FIELD and value.isprintable()):
        return value
    return printable(value[:LONGEST_FIELD]) + "…" * (len(value) > LONGEST_FIELD)


def _again(kind: type[Refusal], code: str, sentence: str, fields: dict[str, Field]) -> Refusal:
    return kind(code, sentence, **fields)


class UnknownGame(Refusal):
    """No folder has this game, or not in this version."""


class BadSetup(Refusal):
    """The seats, seed or options make no game."""


class BadComponents(Refusal):
    """A components file breaks its own schema."""


class UnknownAction(Refusal):
    """The text names no action of this game."""


class IllegalAction(Refusal):
    """The action is understood, but the rules forbid it now."""


class BadRecord(Refusal):
    """The file is no record, or its plays do not follow from one another."""


class BadLesson(Refusal):
    """A lesson’s record and its marks don’t go together."""


class UnknownBot(Refusal):
    """No bot of this game has the name."""


class BadProgram(Refusal):
    """A program that shall play can't be started, or doesn't keep to the bot line."""


class BadRows(Refusal):
    """The folder holds no rows, or rows of other games."""


class BadCluster(Refusal):
    """Nobody at the address shares the work."""


class LostWork(Refusal):
    """The processes that were at it have died."""


class MissingExtra(Refusal):
    """A library is needed that isn't installed with the house."""
