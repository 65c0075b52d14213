"""What a name looks like, by Unicode's own tables (UTS #39): names that share a look can't be told apart."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from unicodedata import category, normalize

import msgspec
from confusable_homoglyphs import categories

ANYWHERE = {"COMMON", "INHERITED", "Unknown"}
"""Signs that go with every script."""

TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""Scripts that people do write in one word (UTS #39, highly restrictive)."""


class _Alike(msgspec.Struct):
    c: str


def looks(name: str) -> set[str]:
    """Return how the name looks as it is, in small letters and in capitals: an I is like an l, and an i isn't."""
    return {seen for text in (name, name.casefold(), name.upper()) for seen in (skeleton(text), _with_signs(text))}


def skeleton(text: str) -> str:
    """Return the same text for all that look the same (UTS #39, section 4); gaps, points and signs don't count."""
    plain = _plain(text)
    return _alike([one for one in plain if _is_letter(one)] or plain)


def _with_signs(text: str) -> str:
    """Return the skeleton where signs count that look like letters: “A|ice”."""
    plain, alike = _plain(text), _prototypes()
    return _alike([one for one in plain if any(map(_is_letter, alike.get(one, one)))] or plain)


def _plain(text: str) -> str:
    return normalize("NFD", normalize("NFKC", text))


def _alike(letters: Iterable[str]) -> str:
    alike = _prototypes()
    return normalize("NFD", "".join(alike.get(one, one) for one in letters))


def _is_letter(one: str) -> bool:
    return category(one)[0] in "LMN"


def mixed_word(name: str) -> str:
    """Return the first word that mixes scripts, as nobody's language does; empty where none does."""
    return next((word for word in name.split() if _is_mixed(word)), "")


def _is_mixed(word: str) -> bool:
    scripts = {categories.alias(one) for one in word} - ANYWHERE
    return len(scripts) > 1 and not any(scripts <= allowed for allowed in TOGETHER)


@cache  # read when the first name is looked at
def _prototypes() -> dict[str, str]:
    """Return what each letter looks like; the library lists pairs in both directions, and we need one."""
    text = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    pairs = msgspec.json.decode(text.replace(b"\\u200e", b""), type=dict[str, list[_Alike]])
    return {one: like[0].c for one, like in pairs.items() if len(one) == 1 and _is_prototype(pairs, like[0].c, one)}


def _is_prototype(pairs: dict[str, list[_Alike]], wanted: str, one: str) -> bool:
    """Say which of two is the usual one: what several are like, a row of letters, or the first in Unicode's order."""
    return (len(pairs[wanted]), len(wanted), one) > (len(pairs[one]), len(one), wanted)
