"""Promises about what the lab is told, where a game's folder tells it: points add up, and what is taken was there."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from packhouse import games
from packhouse.games import parts
from packhouse.kit.offers import Moment

from .case import LONGEST, Case
from .promise import promise


@promise
def points_have_sources_that_add_up_to_the_score(case: Case) -> None:
    own = games.part(case.game.name, parts.Lab)
    outcome = case.game.outcome(case.after(len(case.plays)))
    if own and outcome:
        final = case.after(len(case.plays))
        for seat, score in enumerate(outcome.scores):
            assert sum(own.sources(case.game, final, seat).values()) == pytest.approx(score)


@promise
def points_so_far_are_told_in_every_position(case: Case) -> None:
    own = games.part(case.game.name, parts.Lab)
    if own:
        for state in case.states():
            for seat in range(case.setup.seats):
                assert all(map(math.isfinite, own.sources(case.game, state, seat).values()))


@promise
def what_is_taken_was_on_offer(case: Case) -> None:
    own = games.part(case.game.name, parts.Lab)
    for offer in own.components(case.game, _moments(case)) if own else ():
        assert offer.seat in range(case.setup.seats)
        assert len({*offer.offered}) == len(offer.offered) > 0, "each once"
        assert {*offer.taken} <= {*offer.offered}
        assert not offer.dealt or {*offer.taken} == {*offer.offered}, "nobody chooses among what is dealt"


@promise
def telling_the_lab_changes_nothing(case: Case) -> None:
    own = games.part(case.game.name, parts.Lab)
    if own:
        *_, last = [moment.state for moment in _told(case, own)]
        assert last == case.after(len(case.plays))


def _told(case: Case, own: parts.Lab) -> list[Moment]:
    heard: list[Moment] = []

    def hearing() -> Iterator[Moment]:
        for moment in _moments(case):
            heard.append(moment)
            yield moment

    for _ in own.components(case.game, hearing()):
        for seat in range(case.setup.seats):
            own.sources(case.game, heard[-1].state, seat)
            own.figures(case.game, heard[-1].state, seat)
    return heard


def _moments(case: Case) -> Iterator[Moment]:
    assert len(case.plays) <= LONGEST
    state = case.start()
    for seat, action in case.plays:
        yield Moment(state, seat, action)
        case.game.apply(state, seat, action)
