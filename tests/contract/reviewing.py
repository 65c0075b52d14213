"""Promises about reviews, where a game has them: they follow from a view as it is sent, and can be sent themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec

from packhouse import games
from packhouse.games import parts

from .case import Case
from .data import LONGEST_INTEGER, MOST_BYTES
from .parts import numbers, text
from .promise import promise


@promise
def a_review_follows_from_the_view_as_it_is_sent(case: Case) -> None:
    for view, own in _reviewed(case):
        assert text(own.review(case.game, _sent(case, view))) == text(own.review(case.game, view))


@promise
def reviews_are_small_and_a_browser_reads_them_exactly(case: Case) -> None:
    for view, own in _reviewed(case):
        told = own.review(case.game, view)
        assert type(told) is get_type_hints(own.review)["return"], "the page would be given other types"
        assert len(msgspec.json.encode(told)) < MOST_BYTES
        assert all(abs(number) <= LONGEST_INTEGER for number in numbers(told))


def _reviewed(case: Case) -> Iterator[tuple[Any, parts.Reviews]]:
    """Give every view that someone has, each once, and the part of the game that reviews it."""
    own = games.part(case.game.name, parts.Reviews)
    if own is not None:
        views = [case.game.view(state, watcher) for state in case.states() for watcher in case.watchers]
        yield from ((view, own) for view in {text(view): view for view in views}.values())


def _sent(case: Case, view: Any) -> Any:
    """Return a view as whoever reviews it reads it."""
    try:
        return msgspec.json.decode(msgspec.json.encode(view), type=get_type_hints(case.game.view)["return"])
    except msgspec.ValidationError as error:
        raise AssertionError(f"a view isn’t what its type says: {error}") from error
