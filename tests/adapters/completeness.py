"""What the features of a game leave out: parts of a view that can change without changing them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from packhouse import games
from packhouse.adapters import numbered
from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.games import parts

GAMES = 3


def left_out(game: str, seats: int, **options: Any) -> set[str]:
    """Return the parts that never count, whatever else is so in a view: ``payments.room``."""
    rules = numbered.chosen(game, seats, options).game
    own = games.part(game, parts.Learning)
    assert own
    counts: dict[str, bool] = {}
    for view, later in _pairs(rules, seats):
        before = own.features(rules, view, 0).tobytes()
        for path, other in _changed(view, later):
            counts[path] = counts.get(path, False) or _vector(own, rules, other) != before
    return {path for path, does in counts.items() if not does}


def _vector(own: parts.Learning, rules: Any, view: Any) -> bytes | None:
    """Return the features; None where such a view can't be, which only features notice that look at it."""
    try:
        return own.features(rules, view, 0).tobytes()
    except KeyError:
        return None


def _pairs(rules: Any, seats: int) -> Iterator[tuple[Any, Any]]:
    """Give views that follow one another in games at random."""
    for seed in range(GAMES):
        state = rules.start(seats, KeyedRng.from_seed(seed).seed())
        played = steps(rules, state, at_random(rules, QuickRng(seed)))
        yield from pairwise([rules.view(state, 0), *(rules.view(state, 0) for _ in played)])


def _changed(view: Any, later: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Give the view with one part as it is later, for each part that differs, however deep."""
    for name in view.__struct_fields__:
        mine, theirs = getattr(view, name), getattr(later, name)
        for deeper, value in _replaced(mine, theirs) if mine != theirs else ():
            yield f"{path}{name}{deeper}", msgspec.structs.replace(view, **{name: value})


def _replaced(mine: Any, theirs: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(mine, msgspec.Struct) and isinstance(theirs, msgspec.Struct):
        yield from _changed(mine, theirs, ".")
    elif _are_structs(mine) and _are_structs(theirs) and len(mine) == len(theirs):
        for number, (one, other) in enumerate(zip(mine, theirs, strict=True)):
            for path, value in _changed(one, other, "."):
                yield path, (*mine[:number], value, *mine[number + 1 :])
    else:
        yield "", theirs


def _are_structs(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(item, msgspec.Struct) for item in value)
