"""How often the search that thinks in any game is ahead of simple bots, at the same time for each move.

    python benchmarks/search.py [--seconds 0.2] [--worlds N] [--alone] [--games 40] [--jobs 2] [CASE …]

Half of the seats are the search's, every deal is played in both seatings; ``--alone`` it has one seat, each in turn, so
that no other good player takes what can be won from simple ones. A case is a name of the table's, such as ``nim/2``.
Each row is a share of comparisons won, with its 95 % interval. With ``--worlds`` it looks into so many worlds a move,
however busy the machine is. In a race all are equally quick: how long bots take to react is set, so it would only show
who was set to be quicker. Prints a table, and a line of JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.bots.bot import Bot, Budget, Player, Sight
from packhouse.bots.levels import LEVELS
from packhouse.bots.search import Search
from packhouse.core.rng import KeyedRng, Rng
from packhouse.games import players
from packhouse.lab.arena import pool
from packhouse.lab.played import play
from packhouse.lab.spread import Spread
from packhouse.lab.tournament import Pairing, above, seatings

TOYS = Path(__file__).parents[1] / "tests" / "toys"
SEARCH = "search"
ENDLESS = 1 << 60
SEED = 13


class Case(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "/".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


class AtOnce(Bot):
    """Another bot, as quick as any."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, sight: Sight[Any, Any, Any], budget: Budget, rng: Rng) -> Any:
        return self.bot.choose(sight, budget, rng)


def cases() -> Iterator[Case]:
    """Give every game with fewest and with most seats up to four, and small boards where a game has them."""
    for name in games.names():
        kind = games.kind(name)
        sizes: list[dict[str, Any]] = [{"size": 4}, {"size": 5}] if "size" in kind.options.__struct_fields__ else [{}]
        numbers = sorted({seats for seats in (2, 4) if seats in kind.seats})
        yield from (Case(name, seats, options) for seats in numbers for options in sizes)


def rivals(game: str) -> list[str]:
    """Return the simple bots of a game: uniform, and those of its own that are neither levels nor a search."""
    return [name for name in players.offered(game) if name not in (*LEVELS, SEARCH)]


def searcher(game: str, budget: Budget) -> Player:
    """Return the game's search with nothing but its time: by name, or where it is what the levels are."""
    offered = players.offered(game)
    bot = offered.get(SEARCH, offered[LEVELS[-1]]).bot
    return Player(SEARCH, bot if isinstance(bot, Search) else Search(), budget)


def ways(case: Case, rival: str, number: int, *, alone: bool) -> Sequence[Sequence[str]]:
    """Return how the bots are seated each time that a deal is played."""
    seats = range(case.seats)
    if alone:
        return [[SEARCH if seat == own else rival for seat in seats] for own in seats]
    found = seatings(rival, SEARCH, case.seats)
    return found[number % len(found)]


def deal(case: Case, rival: str, seated: Sequence[Sequence[str]], number: int, budget: Budget) -> float:
    """Play one deal in each of these ways; return the share that the search won."""
    setup = games.setup(case.game, case.seats, SEED, case.options)
    both = searcher(case.game, budget), players.named(case.game, rival)
    bots = {player.name: Player(player.name, AtOnce(player.bot), player.budget) for player in both}
    scores = []
    for way in seated:
        chance = KeyedRng.from_seed(SEED).stream("game", number)
        dealt = msgspec.structs.replace(setup, seed=chance.seed())
        outcome = play(games.load(setup), dealt, [bots[name] for name in way], chance).outcome
        scores.append(above(way, SEARCH, outcome.ranks))
    return sum(scores) / len(scores)


def measured(case: Case, rival: str, arguments: argparse.Namespace, workers: Executor) -> Pairing:
    budget, each = Budget(arguments.worlds, arguments.seconds), case.seats if arguments.alone else 2
    running = [
        workers.submit(deal, case, rival, ways(case, rival, number, alone=arguments.alone), number, budget)
        for number in range(arguments.games // each)
    ]
    return Pairing(rival, SEARCH, case.seats, Spread.of(future.result() for future in as_completed(running)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--worlds", type=int, default=ENDLESS)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("cases", nargs="*")
    arguments = parser.parse_args()
    games.add(TOYS)
    wanted = [case for case in cases() if not arguments.cases or str(case) in arguments.cases]
    pairs = [(case, rival) for case in wanted for rival in rivals(case.game)]
    table, figures = Table(f"{arguments.seconds} s a move", "against", "games", "share won"), {}
    with pool(arguments.jobs) as workers:
        for case, rival in pairs:
            found = measured(case, rival, arguments, workers)
            table.add_row(str(case), rival, str(arguments.games), str(found.score))
            figures[f"{case} {rival}"] = [round(part, 3) for part in msgspec.structs.astuple(found.score)]
            sys.stderr.write(f"{case} {rival} {found.score}\n")
    Console().print(table)
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
