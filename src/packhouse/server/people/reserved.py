"""Names that nobody may have, or no account, since others would take them for the house."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

from .looks import looks

WORD = re.compile(r"[^\W\d_]+")


def is_reserved(name: str, *, account: bool) -> bool:
    """Say whether the name, or one of its words, is reserved, whatever letters it is written in."""
    words = WORD.findall(name)
    taken = _reserved("nobody") | _reserved("accounts") if account else _reserved("nobody")
    return any(looks(word) & taken for word in [*words, "".join(words), re.sub(r"[\W_]", "", name)])


@cache
def _reserved(which: str) -> frozenset[str]:
    named = tomllib.loads(files(__package__).joinpath("reserved.toml").read_text("utf-8"))
    return frozenset(look for word in named[which] for look in looks(word))
