"""Today's puzzles and how one stands with them, over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import games, wire
from ...core.errors import Refusal
from ...games import puzzles
from ...wire.answers import DailyPuzzle, DailyPuzzles, PastPuzzle, Position
from ..gate import visitor
from ..house import House
from ..requests.puzzling import TRIES
from ..storage.tries import Day
from ..tables.scene import view_of
from .lists import slow_down
from .replies import answered, json

SHOWN = 28
"""Days of the past that are told."""
LONGEST = 5_000
"""Tried puzzles that are looked at for streaks."""


@answered
async def todays(request: Request) -> Response:
    """Tell what there is today, and how one stands with it; a newcomer stands nowhere."""
    house: House = request.app.state.house
    slow_down(house, request)
    who = await visitor(house, request)
    days = [] if who.cookie else await house.store.days_tried(who.person, LONGEST)
    told = [
        await _told(house, game, who.person, [day for day in days if day.game == game]) for game in puzzles.offered()
    ]
    return json(DailyPuzzles(day=str(house.daily.today), next=house.daily.next, puzzles=tuple(told)))


async def _told(house: House, game: str, person: str, days: Sequence[Day]) -> DailyPuzzle:
    today = house.daily.today
    puzzle = await house.daily.puzzle(game, today)
    now = next((day for day in days if day.day == str(today)), Day(game, str(today), 0, solved=False))
    tries = await house.store.tries(person, game, str(today)) if now.tries else []
    sides = puzzle.match.game.sides
    since = str(today - timedelta(SHOWN - 1))
    return DailyPuzzle(
        game=game, title=games.kind(game).title, aim=puzzles.own(game).AIM, goal=puzzle.goal,
        seats=puzzle.match.setup.seats, seat=puzzle.seat, side=sides[puzzle.seat] if sides else "",
        plays=len(puzzle.match.log), tries=now.tries, most=TRIES, solved=now.solved,
        table=next((one.table for one in tries if not one.ended), ""), last=tries[-1].table if tries else "",
        streak=streak(days, today),
        past=tuple(PastPuzzle(day=day.day, tries=day.tries, solved=day.solved) for day in days if day.day >= since),
    )  # fmt: skip


def streak(days: Sequence[Day], today: date) -> int:
    """Return on how many days running someone has solved a game's puzzle; today's may still come."""
    solved = {day.day for day in days if day.solved}
    last = today if str(today) in solved else today - timedelta(1)
    length = 0
    while str(last - timedelta(length)) in solved:
        length += 1
    return length


@answered
async def position(request: Request) -> Response:
    """Tell what today's puzzle looks like, for a small picture."""
    house: House = request.app.state.house
    slow_down(house, request)
    game = request.path_params["game"]
    if games.kind(game).name not in puzzles.offered():
        raise Refusal("no_puzzles", "there are no puzzles of this game; choose another")
    puzzle = await house.daily.puzzle(game, house.daily.today)
    setup, view = puzzle.match.setup, view_of(puzzle.match, puzzle.seat)
    box = wire.encode(games.box(setup))
    return json(Position(view=msgspec.Raw(view), seat=puzzle.seat, options=setup.options, components=msgspec.Raw(box)))


ROUTES = [
    Route("/api/puzzles", todays, methods=["GET"]),
    Route("/api/puzzles/{game}/position", position, methods=["GET"]),
]
