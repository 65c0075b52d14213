"""Trying the puzzle of a day: three times, at unlisted tables that count for nothing else; and seeing it solved."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from ... import games, wire
from ...bots.levels import USUAL
from ...core.errors import IllegalAction, Refusal
from ...core.match import Entry
from ...games import puzzles
from ...games.puzzles import SOLVER, Puzzle
from ..connection import Connection, asker
from ..house import House
from ..queues import Busy
from ..storage.facts import Chair, Facts
from ..storage.tries import Tried
from ..tables.phases import begun
from .naming import check_seats
from .opening import check_tables, grants, show_new
from .registry import answers
from .watching import check_attention

TRIES = 3


@answers(wire.Solve)
async def solve(house: House, connection: Connection, request: wire.Solve) -> None:
    """Begin the next try, or go back to the one that isn't over."""
    name = house.sessions.table_id(connection.person, request.id)
    check_attention(connection, name)
    if await house.store.table(name) is None:
        name = await _table(house, connection, request, name)
    await show_new(house, connection, request, name)


async def _table(house: House, connection: Connection, request: wire.Solve, name: str) -> str:
    game, day = _known(request.game), house.daily.today  # midnight may come before all is done
    tries = await house.store.tries(connection.person, game, str(day))
    if tries and not tries[-1].ended:
        return tries[-1].table
    _check_left(tries)
    await check_tables(house, connection)
    await check_seats(house, connection, request.name, [wire.SeatWish(kind="me")], public=False)
    puzzle, now = await house.daily.puzzle(game, day), house.time.now
    tried = wire.Try(day=str(day), number=len(tries) + 1, most=TRIES, aim=puzzles.own(game).AIM, goal=puzzle.goal)
    facts = begun(name, now, await _facts(house, connection, request, puzzle, tried), house.luck)
    if not await house.store.begin_try(name, facts, now, _plays(puzzle)):
        raise Busy("busy", "you begin this puzzle on another device; try again in a moment")
    return name


def _known(game: str) -> str:
    if games.kind(game).name not in puzzles.offered():
        raise Refusal("no_puzzles", "there are no puzzles of this game; choose another")
    return game


def _check_left(tries: Sequence[Tried]) -> None:
    if any(one.solved for one in tries):
        raise Refusal("solved", "you’ve solved today’s puzzle; the next one comes at midnight UTC")
    if len(tries) >= TRIES:
        raise Refusal("no_tries", "you’ve used up your tries; the next puzzle comes at midnight UTC")


async def _facts(house: House, connection: Connection, request: wire.Solve, puzzle: Puzzle, tried: wire.Try) -> Facts:
    setup = puzzle.match.setup
    own = (await grants(house, connection, setup.game)).own(request.name)
    rival = _rival(setup.game)
    return Facts(
        game=setup.game, game_version=setup.version, options=setup.options, components=setup.components,
        chairs=tuple(own if seat == puzzle.seat else rival for seat in range(setup.seats)), host=connection.person,
        seed=str(setup.seed), goes_on=True, puzzle=tried,
    )  # fmt: skip


def _rival(game: str) -> Chair:
    """Return who has the other seats: where it isn't about a lead over them, they are done, and loaded as people do."""
    return Chair(kind="bot", name=SOLVER if puzzles.own(game).AIM == "lead" else USUAL)


def _plays(puzzle: Puzzle) -> Sequence[Entry]:
    return puzzle.match.log


def is_done(tries: Sequence[Tried]) -> bool:
    """Say whether someone has nothing more to find out about a puzzle by themselves."""
    return any(one.solved for one in tries) or (len(tries) >= TRIES and all(one.ended for one in tries))


def check_own_work(facts: Facts) -> None:
    """Refuse a bot's help with a puzzle."""
    if facts.puzzle:
        raise IllegalAction("no_help", "a puzzle is solved without help; choose for yourself")


async def check_not_spoilt(house: House, connection: Connection, facts: Facts) -> None:
    """Refuse what would give today's puzzle away to whoever may still try it."""
    day = house.daily.today
    if facts.puzzle and facts.puzzle.day == str(day):
        await _check_done(house, connection, facts.game, day)


async def _check_done(house: House, connection: Connection, game: str, day: date) -> None:
    if not is_done(await house.store.tries(connection.person, game, str(day))):
        raise IllegalAction("spoils", "that would give today’s puzzle away; solve it or use up your tries first")


@answers(wire.Solution)
async def solution(house: House, connection: Connection, request: wire.Solution) -> None:
    """Open a finished table where today's puzzle was solved, the same for everyone; or show the one that is there."""
    game, day = _known(request.game), house.daily.today
    await _check_done(house, connection, game, day)
    name = house.sessions.table_id("", f"solution {game} {day}")
    if await house.store.table(name) is None:
        puzzle, now = await house.daily.puzzle(game, day), house.time.now
        plays = await house.bots.solution(game, puzzle.number, asker(connection))
        await house.store.open(name, begun(name, now, _solved(puzzle), house.luck), now, [*_plays(puzzle), *plays])
    connection.done(request, name)


def _solved(puzzle: Puzzle) -> Facts:
    setup = puzzle.match.setup
    solver, rival = Chair(kind="bot", name=SOLVER), _rival(setup.game)
    return Facts(
        game=setup.game, game_version=setup.version, options=setup.options, components=setup.components,
        chairs=tuple(solver if seat == puzzle.seat else rival for seat in range(setup.seats)), host="",
        seed=str(setup.seed),
        goes_on=True,
    )  # fmt: skip
