"""Lists of actions as one line: a tree of words, in which a beginning that neighbours share is written once.

``lay hat a1``, ``lay hat a2`` and ``stop`` fold to ``lay (hat (a1 a2)) stop``: parentheses behind a word hold the ways
in which it goes on. Only neighbours share, so that unfolding gives back the same list in the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from .notation import LONGEST

GARBAGE = "the legal actions are not a tree of words"


def fold(texts: Sequence[str]) -> str:
    """Return actions in notation as a tree; their words hold no parentheses."""
    line = "\n".join(texts)
    if " " not in line:
        return line.replace("\n", " ")
    parts: list[str] = []
    stem: list[str] = []
    before = ""
    for text in texts:
        beginning, _, last = text.rpartition(" ")
        if beginning != before:  # most go on as the one before them did, and are quickly written
            words = beginning.split()
            shared = _shared(stem, words)
            if shared < len(stem):
                parts[-1] += ")" * (len(stem) - shared)
            if shared < len(words):
                parts.append(" (".join(words[shared:]))
                last = "(" + last
            before, stem = beginning, words
        parts.append(last)
    return " ".join(parts) + ")" * len(stem)


def unfold(tree: str) -> list[str]:
    """Return the actions that were folded, or raise msgspec.ValidationError: it may come from a stranger."""
    texts: list[str] = []
    stems = [""]
    goes_on = False
    for part in tree.split(" ") if tree else ():
        word = part.rstrip(")")
        closed = len(part) - len(word)
        if goes_on and word.startswith("("):
            stems.append(texts.pop() + " ")
            word = word[1:]
        texts.append(stems[-1] + word)
        if not word or "(" in word or ")" in word or closed >= len(stems) or len(texts[-1]) > LONGEST:
            raise msgspec.ValidationError(GARBAGE)
        if closed:
            del stems[-closed:]
        goes_on = not closed
    if len(stems) > 1 or not tree.isprintable():  # a line break would be another line to whoever reads lines
        raise msgspec.ValidationError(GARBAGE)
    return texts


def steps(texts: Iterable[str], beginning: str = "") -> dict[str, int]:
    """Return the words that come next after a beginning of whole words, each with how many texts go on so."""
    stem = f"{beginning} " if beginning else ""
    return Counter(text[len(stem) :].partition(" ")[0] for text in texts if text.startswith(stem))


def _shared(one: Sequence[str], other: Sequence[str]) -> int:
    """Return how many words both begin with."""
    for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            return number
    return min(len(one), len(other))
