"""Names that nobody may have, or no account, since others would take them for the house."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from string import digits

from .looks import looks

WORD, WITH_DIGITS = re.compile(r"[^\W\d_]+"), re.compile(r"[^\W_]+")


def is_reserved(name: str, *, account: bool) -> bool:
    """Say whether the name, or one of its words, is reserved, whatever letters it is written in."""
    words = WORD.findall(name)
    disguised = [form for part in (*name.split(), *WITH_DIGITS.findall(name)) for form in (part, part.strip(digits))]
    taken = _reserved("nobody") | _reserved("accounts") if account else _reserved("nobody")
    joined = ["".join(words), re.sub(r"[\W_]", "", name)]
    return any(looks(word) & taken for word in [*words, *disguised, *joined] if word)


@cache
def _reserved(which: str) -> frozenset[str]:
    named = tomllib.loads(files(__package__).joinpath("reserved.toml").read_text("utf-8"))
    return frozenset(look for word in named[which] for look in looks(word))
