"""Promises to those who learn: every action has a number, and what is seen has always as many."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from packhouse import games
from packhouse.games import parts

from .case import LONGEST, Case
from .promise import promise

MOST_ACTIONS = 100_000
"""More than this are too many for anyone to learn."""

LARGEST = 10
"""Features are about as large as 1: what lies beyond this would be cut."""


@promise
def every_legal_action_has_a_number(case: Case) -> None:
    for own in _learning(case):
        known = set(own.actions(case.game, case.setup.seats))
        for state in case.states(LONGEST):
            for seat in case.game.active(state):
                assert known.issuperset(case.game.legal(state, seat))


@promise
def numbers_of_actions_are_stable_and_no_two_alike(case: Case) -> None:
    for own in _learning(case):
        actions = list(own.actions(case.game, case.setup.seats))
        assert len(actions) == len(set(actions)) < MOST_ACTIONS
        assert list(own.actions(case.game, case.setup.seats)) == actions


@promise
def a_view_has_always_as_many_features(case: Case) -> None:
    for own in _learning(case):
        lengths = {len(vector) for vector in _vectors(case, own)}
        assert len(lengths) == 1


@promise
def features_are_numbers_of_about_1(case: Case) -> None:
    for own in _learning(case):
        for vector in _vectors(case, own):
            assert vector.dtype == np.float32
            assert np.abs(vector).max() <= LARGEST


@promise
def what_changes_in_a_view_changes_its_features(case: Case) -> None:
    """Whoever learns is told of everything that happens."""
    for own in _learning(case):
        for seat in range(case.setup.seats):
            views = [case.game.view(state, seat) for state in case.states()]
            vectors = [own.features(case.game, view, seat).tobytes() for view in views]
            for view, later, vector, after in zip(views, views[1:], vectors, vectors[1:], strict=False):
                assert view == later or vector != after


def _learning(case: Case) -> Iterator[parts.Learning]:
    own = games.part(case.game.name, parts.Learning)
    if own:
        yield own


def _vectors(case: Case, own: parts.Learning) -> Iterator[Any]:
    for state in case.states():
        for seat in range(case.setup.seats):
            yield own.features(case.game, case.game.view(state, seat), seat)
