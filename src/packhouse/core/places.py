"""In which line of a TOML text each value stands, so that whoever wrote it finds what is wrong.

The text is known to be TOML: what isn't, its parser has refused, and has named the line itself.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""Words and places in lists, counted from 0, that lead to a value."""

SIGN = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?'{3,5}|"(?:\\.|[^"\\])*"|'[^']*'|\#[^\n]*|[][{},=\n]|[^][{},=\n"'\#\s]+''',
    re.DOTALL,
)
WRITTEN = re.compile(r"\.([^.[\]]+)|\[(\d+)\]")
"""A step of a path as msgspec writes it: ``$.trucks[3].floor``; what a word leads to in a table it leaves open."""


def path_in(error: str) -> Path:
    """Return where an error says that it is, as far as it is named."""
    _, at, written = error.rpartition("`$")
    known = written.removesuffix("`").partition("[...]")[0] if at else ""
    return tuple(word or int(number) for word, number in WRITTEN.findall(known))


def in_words(path: Path) -> str:
    """Return a path for people, who count from 1."""
    return ", ".join(step if isinstance(step, str) else str(step + 1) for step in path)


def line_of(path: Path, text: str) -> int:
    """Return the line of the innermost value on the path that is there, counted from 1; 0 where none is."""
    lines: dict[Path, int] = {}
    for found, line in _Reader(text).statements():
        lines.setdefault(found, line)
    return next((lines[path[:end]] for end in range(len(path), 0, -1) if path[:end] in lines), 0)


class _Reader:
    """Goes through the text once, from sign to sign."""

    def __init__(self, text: str) -> None:
        self._text, self._signs = text, SIGN.finditer(text)
        self._sign, self._start = "", 0
        self._seen = self._line = 0
        self._next()

    def statements(self) -> Iterator[tuple[Path, int]]:
        """Give each path with its line, a table before what is in it."""
        table: Path = ()
        counts: Counter[Path] = Counter()
        while self._sign:
            if self._sign == "\n":
                self._next()
            elif self._sign == "[":
                line, table = self._at(), self._header(counts)
                yield from ((table[:end], line) for end in range(1, len(table) + 1))
            else:
                yield from self._pair(table)

    def _header(self, counts: Counter[Path]) -> Path:
        """Read ``[table]``, or ``[[table]]``, which is one more of a list."""
        self._next()
        if is_one_more := self._sign == "[":
            self._next()
        path = _resolved(self._key("]"), counts)
        while self._sign not in ("\n", ""):
            self._next()
        if not is_one_more:
            return path
        counts[path] += 1
        return (*path, counts[path] - 1)

    def _pair(self, table: Path) -> Iterator[tuple[Path, int]]:
        line, path = self._at(), (*table, *self._key("="))
        self._next()
        yield path, line
        yield from self._value(path)

    def _value(self, path: Path) -> Iterator[tuple[Path, int]]:
        if self._sign not in ("[", "{"):
            while self._sign not in (",", "]", "}", "\n", ""):  # a date may have a space
                self._next()
            return
        opened, place = self._sign, 0
        self._next()
        while self._sign not in ("]", "}", ""):
            if self._sign in (",", "\n"):
                self._next()
            elif opened == "{":
                yield from self._pair(path)
            else:
                yield (*path, place), self._at()
                yield from self._value((*path, place))
                place += 1
        self._next()

    def _key(self, end: str) -> Path:
        """Read a key up to a sign; its words may be quoted, and have dots between them."""
        words: list[str] = []
        while self._sign not in (end, "\n", ""):
            words += [_unquoted(self._sign)] if self._sign[0] in "\"'" else filter(None, self._sign.split("."))
            self._next()
        return tuple(words)

    def _next(self) -> None:
        """Go to the next sign that isn't a comment; none: the text is over."""
        for match in self._signs:
            if not match[0].startswith("#"):
                self._sign, self._start = match[0], match.start()
                return
        self._sign, self._start = "", len(self._text)

    def _at(self) -> int:
        """Return the line of this sign; lines are counted once, on the way."""
        self._line += self._text.count("\n", self._seen, self._start)
        self._seen = self._start
        return self._line + 1


def _resolved(key: Path, counts: Counter[Path]) -> Path:
    """Return where a header's words lead: into the last of each list on the way."""
    path: Path = ()
    for number, word in enumerate(key):
        path = (*path, word)
        if counts[path] and number < len(key) - 1:
            path = (*path, counts[path] - 1)
    return path


def _unquoted(word: str) -> str:
    return str(tomllib.loads(f"it = {word}")["it"])
