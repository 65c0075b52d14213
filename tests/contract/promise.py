"""A promise is a check with a sentence for a name: it takes a case, and fails where a game breaks its word."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from .case import Case

Check: TypeAlias = Callable[[Case], None]

CHECKS: list[Check] = []


def promise(check: Check) -> Check:
    """Have every game keep this."""
    CHECKS.append(check)
    return check
