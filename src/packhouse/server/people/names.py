"""The names that people choose: free text, made harmless."""

from __future__ import annotations

from ipaddress import ip_network
from itertools import takewhile
from unicodedata import category, normalize

from ...core.errors import Refusal
from .looks import mixed_word
from .reserved import is_reserved

LONGEST = 24
LONGEST_INPUT = 10 * LONGEST
MOST_MARKS = 3
"""Accents over one letter: scripts need up to three, and more only spill over other people's lines."""

BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159") | frozenset(
    map(chr, range(0xFE00, 0xFE10))
)
BLANKS |= frozenset(map(chr, range(0x180B, 0x1810))) | frozenset(map(chr, range(0xE0100, 0xE01F0)))
"""Letters, signs and marks that show nothing, though Unicode counts them as printable."""


class BadName(Refusal):
    """Nothing of the name can be seen, or others would take it for what it isn't."""


def clean_name(text: str) -> str:
    """Return the name as others may see it: one short line of what is visible."""
    name = text[:LONGEST_INPUT]
    while (cleaner := _cut(_no_bot(_few_marks(normalize("NFC", visible(name)))))) != name:
        name = cleaner
    if not name:
        raise BadName("empty_name", "a name needs at least one visible character")
    return name


def shown_name(text: str) -> str:
    """Return a name that someone else wrote down as others may see it; empty where nothing of it can be seen."""
    try:
        return clean_name(text)
    except BadName:
        return ""


def check_honest(name: str, *, account: bool) -> None:
    """Refuse a clean name that would pass for someone else's, whoever that is."""
    if word := mixed_word(name):
        raise BadName("mixed_letters", "“{word}” mixes letters of several scripts; use one in each word", word=word)
    if is_reserved(name, account=account) or (account and _is_address(name)):
        raise BadName("reserved_name", "the name {name} is reserved; choose another", name=name)


def name_key(name: str) -> str:
    """Return what two names have in common when people would take them for the same."""
    # Unicode's own definition of a match without regard to case and kind of letter (D146).
    key = normalize("NFKC", normalize("NFD", name).casefold())
    return normalize("NFKC", normalize("NFKD", key).casefold())


def _is_address(name: str) -> bool:
    """Say whether it reads as an internet address, by which operators would ban someone else."""
    try:
        ip_network(name, strict=False)
    except ValueError:
        return False
    return True


def visible(text: str) -> str:
    """Return a text as one line of what is visible."""
    shown = (" " if one.isspace() else one for one in text if one.isspace() or one.isprintable())
    return " ".join("".join(one for one in shown if one not in BLANKS).split())


def _few_marks(text: str) -> str:
    """Drop marks that have no letter to stand on, and those beyond the first few of a letter."""
    kept = ""
    for one in text:
        marks = sum(1 for _ in takewhile(_is_mark, reversed(kept)))
        if not _is_mark(one) or (marks < MOST_MARKS and kept[-1:].strip()):
            kept += one
    return kept


def _no_bot(name: str) -> str:
    """Drop the colon of a name that reads ``bot:…``, which only bots have."""
    if not name_key(name).startswith("bot:"):
        return name
    colon = next(place for place, one in enumerate(name) if ":" in normalize("NFKC", one))
    return name[:colon] + name[colon + 1 :]


def _cut(name: str) -> str:
    end = LONGEST
    while end < len(name) and _is_mark(name[end]):
        end -= 1  # a letter goes with its marks
    return name[:end].rstrip()


def _is_mark(character: str) -> bool:
    return category(character).startswith("M")
