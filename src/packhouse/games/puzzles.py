"""A puzzle a day for each game that has some: found and proved by a command, and dealt anew from their numbers."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from hashlib import sha256
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from ..bots.bot import Bot, Budget, Player, Sight
from ..core.errors import UnknownGame
from ..core.game import AnyGame, Seat
from ..core.match import AnyMatch, Match, Play
from ..core.rng import KeyedRng, Rng
from . import folder, has_part, load, names, part, parts, setup, shipped_table

FIRST = date(2026, 11, 2)
"""The day of puzzle 0, a Monday."""
FAR = 7_000
"""How far apart the numbers are that a day may have: a multiple of a week, and days of nineteen years share none."""
TRIES = 20_000
"""How many numbers are tried for a day."""
FILE = "puzzles.toml"
NOTHING: Mapping[str, Any] = {}
SOLVER = "solver"
"""What the bot is called that answers at a puzzle's table. Nobody can ask for it: elsewhere it would think for ever."""


class Puzzle(NamedTuple):
    number: int
    match: AnyMatch
    """As it stands; it is played on from there to its end."""
    goal: float
    """The best that can be reached."""

    @property
    def seat(self) -> Seat:
        """Who is to solve it."""
        return min(self.match.game.active(self.match.state))


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which numbers were found for the days from the first on, and what can be reached in each."""

    puzzles: tuple[tuple[int, float], ...]
    digest: str = ""
    """Of their positions: a release that deals others would change what people have begun."""


def offered() -> list[str]:
    """Return the games that have puzzles."""
    return [name for name in names() if has_part(name, parts.Puzzles) and known(name).puzzles]


def own(game: str) -> parts.Puzzles:
    found = part(game, parts.Puzzles)
    if found is None:
        raise UnknownGame("no_puzzles", "there are no puzzles of {game}; choose another game", game=game)
    return found


@functools.cache
def known(game: str) -> Known:
    file = folder(game).joinpath(FILE)
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Known) if file.is_file() else Known(())


def of_day(game: str, day: date) -> Puzzle:
    """Return the puzzle of a day; where the file ends, it begins again."""
    found = known(game).puzzles
    number, goal = found[place(day) % len(found)]
    match = posed(game, number, goal)
    assert match is not None
    return Puzzle(number, match, goal)


def place(day: date) -> int:
    """Return how many days after the first puzzle's a day is."""
    return (day - FIRST).days


def found(game: str, day: date) -> Puzzle:
    """Return the puzzle that a day has by itself: the first of its numbers that makes a good one."""
    tries = (proved(game, number) for number in islice(numbers(place(day)), TRIES))
    puzzle = next((puzzle for puzzle in tries if puzzle), None)
    if puzzle is None:
        raise UnknownGame("no_puzzle", "no puzzle of {game} was found for {day}", game=game, day=str(day))
    return puzzle


def numbers(place: int) -> Iterator[int]:
    """Give the numbers of a day's puzzles to be, which no other day has; each is meant for its weekday."""
    while True:
        yield place
        place += FAR


def proved(game: str, number: int) -> Puzzle | None:
    """Return the puzzle of a number with the best that can be reached, if it makes a good one."""
    asked, match = own(game), posed(game, number)
    if match is None or not asked.is_puzzling(match.game, match.state):
        return None
    return Puzzle(number, match, asked.best(match.game, match.state).points)


def posed(game: str, number: int, goal: float | None = None) -> AnyMatch | None:
    """Return the position of a number, by the rules alone; None: nothing came of it. A goal that is known is told."""
    return own(game).pose(functools.partial(_begin, game, number, goal), number)


def digest(game: str, wanted: Iterable[int]) -> str:
    """Return what changes whenever any of these positions does."""
    made = sha256()
    for number in wanted:
        match = posed(game, number)
        assert match is not None
        made.update(msgspec.json.encode([match.setup, match.log, match.state]))
    return made.hexdigest()


def _begin(
    game: str, number: int, goal: float | None, seats: int, changes: Mapping[str, Any] = NOTHING, /, **options: Any
) -> AnyMatch:
    seed, shipped = KeyedRng.from_seed(number).stream("puzzle", game).seed(), shipped_table(game)
    told = NOTHING if goal is None else own(game).told(shipped, goal)
    made = setup(game, seats, seed, options, {**shipped, **changes, **told} if changes or told else None)
    return Match(load(made), made)


def solution(posed: AnyMatch) -> list[Play]:
    """Return a best line to the end, with the best answers to it."""
    match, solver = posed.copy(), own(posed.setup.game)
    start = len(match.log)
    while match.outcome is None:
        seat = min(match.game.active(match.state))
        match.play(seat, solver.best(match.game, match.state).action)
    return [Play(seat=play.seat, action=play.action) for play in match.log[start:] if isinstance(play, Play)]


def reached(match: AnyMatch, seat: Seat) -> float | None:
    """Return what a seat has reached; None where the match goes on, or ended away from the board."""
    if match.resigned or match.drawn or match.game.outcome(match.state) is None:
        return None
    return own(match.setup.game).reached(match.game, match.state, seat)


def is_solved(game: str, goal: float, points: float | None) -> bool:
    if points is None:
        return False
    return points <= goal if own(game).AIM == "due" else points >= goal


class Solver(Bot):
    """Plays as well as can be, which it proves each time: only near the end of a game."""

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return own(sight.game.name).best(sight.game, sight.imagine(rng)).action

    def warm(self, game: AnyGame) -> None:
        own(game.name)


RIVAL = Player(SOLVER, Solver())
