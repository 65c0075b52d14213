"""How Pack-It's judgement is learnt: games against itself, a fit, and matches with what it was before."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ....kit.vectors import Arrays
from ..network import KINDS
from .boards import lessons
from .matches import compare
from .selfplay import play
from .weights import untaught

__all__ = ["KINDS", "compare", "fit", "lessons", "off", "play", "prepare", "untaught"]


def prepare() -> None:
    """Refuse where JAX is missing, before anything is played."""
    _fitting()


def fit(*given: Any) -> Arrays:
    weights: Arrays = _fitting().fit(*given)
    return weights


def off(*given: Any) -> float:
    points: float = _fitting().off(*given)
    return points


def _fitting() -> Any:
    """Return what needs JAX: the processes that only play do without."""
    return import_module(".fitting", __package__)
