"""Closing the books of a match that is over: its table, ratings, personal bests and what suits its host, in one job."""

from __future__ import annotations

import functools
import logging
from collections.abc import Sequence

import msgspec

from ...core.match import AnyMatch
from ...games import puzzles
from ..people.ratings import fresh, updated
from ..people.weights import counts_for, weights
from ..storage import bests, strengths, tries
from ..storage.database import Step
from ..storage.facts import Facts
from ..storage.ratings import meeting, rated
from ..tables.table import Table
from ..worker import Worker

LOG = logging.getLogger(__name__)

TRIES = 5
"""How often it is tried where others change the table or the ratings at the same time."""


class Books:
    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._closing: set[str] = set()

    async def close(self, table: Table) -> None:
        """Close them once; whoever closes first has closed."""
        if table.id in self._closing:
            return
        self._closing.add(table.id)
        try:
            await self._close(table)
        finally:
            self._closing.discard(table.id)

    async def _close(self, table: Table) -> None:
        for _ in range(TRIES):
            steps = [
                *await self._new_ratings(table),
                *self._new_best(table),
                *_new_strength(table),
                *_end_of_try(table),
            ]
            if await table.change(functools.partial(_over, table.match), functools.partial(_given, steps), tries=1):
                LOG.info("a match is over", extra={"details": {"table": table.id, "entries": len(table.match.log)}})
                return

    async def _new_ratings(self, table: Table) -> list[Step]:
        facts, outcome = table.facts, table.match.outcome
        if not facts.rated or outcome is None:
            return []
        store, now, persons = self._worker.store, self._worker.time.now, [chair.person for chair in facts.chairs]
        old = [await store.rating(person, facts.game) or fresh() for person in persons]
        met = await store.met_lately(persons, facts.game, now)
        counting = counts_for(table.match, outcome)
        worth = weights(persons, met, [rating.proof for rating in old])
        weighed = [weight * counts for weight, counts in zip(worth, counting, strict=True)]
        new = zip(facts.chairs, updated(old, outcome.ranks, weighed), weighed, strict=True)
        steps = [
            rated(chair.person, facts.game, it) for chair, it, weight in new if weight and chair.rating is not None
        ]
        return [*steps, *meeting(persons, facts.game, met, now)] if all(counting) else steps

    def _new_best(self, table: Table) -> list[Step]:
        outcome, log = table.match.outcome, table.match.log
        if outcome is None or not log:
            return []
        ended = self._worker.time.of_day(table.facts.started + log[-1].at)
        return bests.noted(table.id, table.facts, outcome, ended)


def _new_strength(table: Table) -> list[Step]:
    outcome = table.match.outcome
    return strengths.noted(table.facts, outcome) if outcome else []


def _given(steps: Sequence[Step], facts: Facts) -> Sequence[Step]:
    return steps


def _end_of_try(table: Table) -> list[Step]:
    outcome = table.match.outcome
    return tries.ended(table.id, _over(table.match, table.facts)) if outcome and table.facts.puzzle else []


def _over(match: AnyMatch, facts: Facts) -> Facts:
    """Return the table as it is from now on, with what came of a try at a puzzle."""
    if facts.status != "playing":
        return facts
    if facts.puzzle:
        points = puzzles.reached(match, *facts.seats_of(facts.host))
        solved = puzzles.is_solved(facts.game, facts.puzzle.goal, points)
        done = msgspec.structs.replace(facts.puzzle, points=points, solved=solved)
        facts = msgspec.structs.replace(facts, puzzle=done)
    return msgspec.structs.replace(facts, status="over")
