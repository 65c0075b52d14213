"""Personal bests: what someone who played alone has reached, once for each person and set-up."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from ...core.game import Goal, Outcome
from .database import Database, Row, Step
from .facts import Facts

NOTE = (
    "INSERT INTO bests VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) "
    "ON CONFLICT (person, game, version, options, components) DO UPDATE "
    "SET name = $6, reached = $7, score = $8, goal = $9, table_id = $10, ended = $11 "
    "WHERE (bests.reached, bests.score) < ($7, $8)"
)
"""A best gives way to a better one only, so that noting it twice changes nothing."""

COLUMNS = (
    "bests.game, options, components, person, coalesce(people.name, bests.name) AS called, score, goal, table_id, "
    "public, ended"
)
TOLD = "FROM bests JOIN tables ON tables.id = table_id LEFT JOIN people ON people.id = person AND password <> ''"
BEST_FIRST = "reached DESC, score DESC, ended"
USUAL_FIRST = "options <> '{}', options, components, place"


class Best(msgspec.Struct, frozen=True, kw_only=True):
    """The best that a person has done alone with a set-up."""

    game: str
    options: dict[str, Any]
    components: str
    person: str
    name: str
    score: float
    goal: Goal
    table: str
    public: bool
    """Whether everyone may find the table, and not only whoever has its link."""
    at: int
    """When it ended, by the wall clock; while the house is down, its time stands still."""


def counts(facts: Facts, outcome: Outcome) -> bool:
    """Say whether a match is one for the list: a person alone, from the first position to the end on the board."""
    is_own = facts.chairs[0].kind == "person" and not (facts.goes_on or facts.lesson)
    return outcome.goal is not None and bool(outcome.scores) and is_own


def noted(table: str, facts: Facts, outcome: Outcome, at: int) -> list[Step]:
    """Return the step that notes a finished match, unless a better one is noted; none where it doesn't count."""
    if not counts(facts, outcome):
        return []
    goal, chair = outcome.goal, facts.chairs[0]
    assert goal is not None
    setup = (facts.game, facts.game_version, _text(facts.options), _digest(facts.components))
    result = (int(goal.reached), float(outcome.scores[0]), _text(goal), table, at)
    return [Step(NOTE, (chair.person, *setup, chair.name, *result))]


async def of_person(database: Database, person: str, most: int) -> list[Best]:
    """Return a person's bests, the newest first."""
    which = f"SELECT {COLUMNS} {TOLD} WHERE person = $1 ORDER BY ended DESC LIMIT $2"
    return _read(await database.read(Step(which, (person, most))))


async def of_game(database: Database, game: str, version: int, person: str, each: int, most: int) -> list[Best]:
    """Return the bests of accounts, and of the person who asks, at a game: by set-up, the usual one first.

    Of those with an own box only the person's: whoever makes a box makes its scores.
    """
    placed = (
        f"SELECT {COLUMNS}, row_number() OVER (PARTITION BY options, components ORDER BY {BEST_FIRST}) AS place "
        f"{TOLD} WHERE bests.game = $1 AND bests.version = $2 AND (people.id IS NOT NULL OR person = $3) "
        "AND (components = '' OR person = $3)"
    )
    which = (
        f"SELECT * FROM (SELECT * FROM ({placed}) AS placed WHERE place <= $4 OR person = $3 "  # noqa: S608
        f"ORDER BY person <> $3, {USUAL_FIRST} LIMIT $5) AS listed ORDER BY {USUAL_FIRST}"
    )
    return _read(await database.read(Step(which, (game, version, person, each, most))))


def _read(rows: list[Row]) -> list[Best]:
    return [
        Best(
            game=game, options=msgspec.json.decode(options), components=components, person=person, name=name,
            score=score, goal=msgspec.json.decode(goal, type=Goal), table=table, public=bool(public), at=ended,
        )
        for game, options, components, person, name, score, goal, table, public, ended, *_ in rows
    ]  # fmt: skip


def _digest(components: dict[str, Any] | None) -> str:
    """Return what tells one box from another; empty: the version's own."""
    return "" if components is None else sha256(_text(components).encode()).hexdigest()[:16]


def _text(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
