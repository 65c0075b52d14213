"""How long the coach takes over a match, whether it says the same twice, and whether it finds planted blunders.

    python benchmarks/coach.py [--games 10] [--seed 1] [--bot master] [--jobs 1] [--kept FOLDER] [CASE …]

Bots play each match to its end; one decision, drawn by lot, is played at random instead. What that cost is judged by
the coach's own measure with many times its nodes (``--reference``) against what the bot wanted to play there: a blunder
cost 3 points or more. A case is a game and its number of players, such as ``nim/2``. With ``--kept`` matches are kept
in a folder, and read where they are there already. Seconds are of one core's work, and of a clock, which is of use only
on a machine with nothing else to do. Prints a table, and a line of JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.bots.bot import Player, Sight
from packhouse.bots.playing import Chooser, Step, at_random, by_lot, steps
from packhouse.bots.race import Race
from packhouse.coach.judging import judged
from packhouse.coach.looking import in_one_go
from packhouse.coach.past import Past
from packhouse.core import notation, record
from packhouse.core.game import AnyGame, Seat, Setup
from packhouse.core.match import Play
from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.games import players
from packhouse.lab.arena import pool
from packhouse.wire import Verdict

BLUNDER = 3.0
"""Points that a random play must cost to count."""
REFERENCE = 8
"""Times the nodes of the coach's second look."""
TRIES = 8


class Case(NamedTuple):
    game: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}/{self.seats}"


class Planted(msgspec.Struct):
    """A match with one random play."""

    setup: Setup
    log: list[Play]
    place: int
    """Of the random play."""
    wanted: str
    """What the bot would have played."""


class Found(NamedTuple):
    case: Case
    cpu: float
    clock: float
    cost: float
    """Of the random play, by the reference."""
    told: float
    """The same, as the coach says."""
    rank: int
    """Its place among its seat's slips, from 0; -1: none."""
    same: bool


class Planting:
    """Lets bots choose, but for one decision."""

    def __init__(self, game: AnyGame, chooser: Chooser, turn: int, rng: QuickRng) -> None:
        self.game, self.chooser, self.turn, self.rng = game, chooser, turn, rng
        self.made = self.decisions = 0
        self.place, self.wanted = -1, ""

    def __call__(self, state: Any, active: frozenset[Seat]) -> Step:
        seat, action = self.chooser(state, active)
        if len(self.game.legal(state, seat)) > 1:
            if self.decisions >= self.turn and self.place < 0:
                other = self._other(state, seat, action)
                if other != action:
                    self.place, self.wanted, action = self.made, notation.write(action), other
            self.decisions += 1
        self.made += 1
        return seat, action

    def _other(self, state: Any, seat: Seat, action: Any) -> Any:
        tries = (self.game.sample(state, seat, self.rng) for _ in range(TRIES))
        return next((found for found in tries if found != action), action)


def planted(case: Case, seed: int, bot: str) -> Planted:
    setup = games.setup(case.game, case.seats, seed)
    game, chance = games.load(setup), KeyedRng.from_seed(seed).stream("planted")
    counted = Planting(game, at_random(game, QuickRng(seed)), sys.maxsize, QuickRng(0))
    _played(game, setup, _chooser(game, players.named(case.game, "casual"), case, chance.stream("length")), counted)
    turn = chance.below(max(1, counted.decisions * 9 // 10))
    chooser = _chooser(game, players.named(case.game, bot).unhurried(), case, chance.stream("play"))
    planting = Planting(game, chooser, turn, QuickRng(chance.below(1 << 32)))
    log = _played(game, setup, chooser, planting)
    return Planted(setup, log, planting.place, planting.wanted)


def _chooser(game: AnyGame, player: Player, case: Case, chance: KeyedRng) -> Chooser:
    seated, luck = [player] * case.seats, [QuickRng(chance.seed()) for _ in range(case.seats)]
    return Race(game, seated, luck, chance) if game.live else by_lot(game, seated, luck, chance)


def _played(game: AnyGame, setup: Setup, chooser: Chooser, planting: Planting) -> list[Play]:
    planting.chooser = chooser
    made = list(steps(game, game.start(setup.seats, setup.seed), planting))
    times = chooser.times if isinstance(chooser, Race) else [0.0] * len(made)
    return [
        Play(seat=seat, action=notation.write(action), at=round(1000 * at))
        for (seat, action), at in zip(made, times, strict=True)
    ]


def kept(folder: Path | None, case: Case, seed: int, bot: str) -> Planted:
    file = folder / f"{case.game}-{case.seats}-{bot}-{seed}.json" if folder else None
    if file and file.exists():
        return msgspec.json.decode(file.read_bytes(), type=Planted)
    match = planted(case, seed, bot)
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(match))
    return match


def look(match: Planted) -> Verdict:
    written = record.Record(setup=match.setup, players=("",) * match.setup.seats, log=tuple(match.log))
    played = record.replayed(written, games.load(match.setup))
    assert played.outcome
    *_, (_, _, found) = in_one_go(Past.of(played))
    return judged(Past.of(played), found, played.outcome)


def cost(match: Planted, times: int) -> float:
    """Return what the random play cost, by many times the coach's nodes."""
    if match.place < 0:
        return 0.0
    written = record.Record(setup=match.setup, players=("",) * match.setup.seats, log=tuple(match.log))
    past = Past.of(record.replayed(written, games.load(match.setup)))
    point = next(past.points(match.place))
    _, deep = players.coach(match.setup.game)
    budget = msgspec.structs.replace(deep.budget, nodes=times * deep.budget.nodes)
    sight: Sight[Any, Any, Any] = point.sight
    leads = deep.bot.weigh(sight, [point.action, past.game.read(match.wanted)], budget, QuickRng(1))
    return leads[1] - leads[0] if leads else 0.0


def measured(case: Case, seed: int, bot: str, folder: Path | None, times: int, again: bool) -> Found:
    match = kept(folder, case, seed, bot)
    look(match) if again else None  # what is compiled or loaded first shall not count
    cpu, clock = time.process_time(), time.perf_counter()
    verdict = look(match)
    cpu, clock = time.process_time() - cpu, time.perf_counter() - clock
    one = verdict.weighed[match.place]
    slips = verdict.slips[one.seat]
    rank = slips.index(match.place) if match.place in slips else -1
    same = look(match) == verdict if again else True
    return Found(case, cpu, clock, cost(match, times), one.cost, rank, same)


def cases(names: Sequence[str]) -> Iterator[Case]:
    for name in names or games.names():
        game, _, seats = name.partition("/")
        kinds = games.kind(game).seats
        yield Case(game, int(seats) if seats else 2 if 2 in kinds else kinds[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", metavar="CASE")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--reference", type=int, default=REFERENCE)
    chosen = parser.parse_args()
    found: list[Found] = []
    with pool(chosen.jobs) as workers:
        work = [
            workers.submit(measured, case, chosen.seed + number, chosen.bot, chosen.kept, chosen.reference, number == 0)
            for number in range(chosen.games)
            for case in cases(chosen.cases)
        ]
        for done in as_completed(work):
            found.append(done.result())
            print(found[-1], file=sys.stderr, flush=True)
    tell(found)


def tell(found: Sequence[Found]) -> None:
    table = Table(
        "match", "seconds, median", "most", "by the clock, median", "blunders", "among the worst three", "same"
    )
    rows = []
    for case in dict.fromkeys(one.case for one in sorted(found)):
        own = [one for one in found if one.case == case]
        blunders = [one for one in own if one.cost >= BLUNDER]
        seen = [one for one in blunders if one.rank >= 0]
        seconds, same = [one.cpu for one in own], all(one.same for one in own)
        clock = median(one.clock for one in own)
        table.add_row(
            str(case), f"{median(seconds):.1f}", f"{max(seconds):.1f}", f"{clock:.1f}", str(len(blunders)),
            str(len(seen)), str(same),
        )  # fmt: skip
        rows.append({
            "case": str(case), "seconds": median(seconds), "most": max(seconds), "clock": clock,
            "blunders": len(blunders), "found": len(seen), "same": same,
        })  # fmt: skip
    Console().print(table)
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
