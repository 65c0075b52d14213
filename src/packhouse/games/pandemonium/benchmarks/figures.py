"""What games of Package Pandemonium come to: points, who wins with what, the bomb, the Rogue, and grades alone.

python -m packhouse.games.pandemonium.benchmarks.figures
    [--games 500] [--bot strong] [--seats 2] [--seed 1] [--components FILE]
"""

from __future__ import annotations

import argparse
import math
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean, variance
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.core.components import table
from packhouse.games.pandemonium.components import TURNS
from packhouse.games.pandemonium.rules import Pandemonium
from packhouse.games.pandemonium.state import COLOURS, NONE, ROGUE, State, rival
from packhouse.lab.arena import Series, pool, shared, split
from packhouse.lab.measure import share
from packhouse.lab.played import Played
from packhouse.lab.spread import Spread, summary

FAIR = 0.05
"""By how much shares of wins may differ, beyond two standard errors."""
FEW = 10


class Fared(NamedTuple):
    """A seat at the end of a game."""

    won: float
    """Its share of the victory; alone, whether the goal was reached."""
    numbers: dict[str, float]
    had: tuple[str, ...]
    """What may have to do with it."""


def fared(series: Iterable[Played]) -> list[Fared]:
    return [row for one in series for row in seats(one)]


def seats(played: Played) -> Iterator[Fared]:
    game = games.load(played.setup)
    assert isinstance(game, Pandemonium)
    state = game.start(played.setup.seats, played.setup.seed)
    exploded = False
    dealt: list[list[int]] = []
    for seat, action in played.steps:
        carrier, defused = state.carrier, sum(driver.defused for driver in state.drivers)
        game.apply(state, seat, action)
        if state.phase == "card" and not dealt:
            dealt = [driver.missions[:] for driver in state.drivers]
        exploded |= carrier != NONE == state.carrier and sum(driver.defused for driver in state.drivers) == defused
    ranks, goal = played.outcome.ranks, played.outcome.goal
    for seat in range(state.seats):
        won = float(goal.reached) if goal else (ranks[seat] == 1) / ranks.count(1)
        had = (COLOURS[seat], *_dealt(game, state, seat, dealt[seat]), *_played(game, state, seat))
        yield Fared(won, _numbers(game, state, seat, dealt[seat], exploded=exploded), had)


def _numbers(game: Pandemonium, state: State, seat: int, dealt: list[int], *, exploded: bool) -> dict[str, float]:
    driver, score = state.drivers[seat], game.sheet.score(state, seat)
    rogues = state.drivers[state.seats :]
    done = {
        f"complete {game.cards.missions[number]}": float(
            number in driver.missions and game.sheet.progress(state, driver, number).scored > 0
        )
        for number in dealt
    }
    grades = {f"reaches {grade.name}": float(score.total >= grade.points) for grade in game.box.grades}
    return {
        f"points of {COLOURS[seat]}": score.total,
        "points": score.total,
        "from missions": score.missions,
        "low": driver.base_low,
        "high": driver.base_high,
        "bomb defused (by either)": any(one.defused for one in state.drivers),
        "bomb exploded": exploded,
        "taken by Rogues": sum(one.low + one.high + one.base_low + one.base_high for one in rogues),
        "of high value": sum(one.high + one.base_high for one in rogues),
        "battery left": driver.battery,
        "losses stopped": driver.logbook.blocked,
        **({"stolen from vans": driver.base_stolen_low + driver.base_stolen_high} if seat == ROGUE else {}),
        **(grades if state.seats == 1 else {}),
        **done,
    }


def _dealt(game: Pandemonium, state: State, seat: int, dealt: list[int]) -> Iterator[str]:
    """Tell company and missions as they were dealt: those that are swapped away are the ones that didn't go well."""
    driver = state.drivers[seat]
    if driver.company != NONE:
        yield f"company {game.box.companies[driver.company].name}"
    yield from (f"mission {game.cards.missions[number]}" for number in dealt)


def _played(game: Pandemonium, state: State, seat: int) -> Iterator[str]:
    """Tell specials played in the first half, while the rival did so later, and who played low cards early."""
    if state.seats == 1 or seat == ROGUE:
        return
    early, theirs = ({*state.drivers[one].played[: TURNS // 2]} for one in (seat, rival(seat)))
    yield from (f"early {card.special}" for card in game.box.cards if card.special and card.number in early - theirs)
    if sum(early) < sum(theirs):
        yield "low cards early"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--components", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    own = table(asked.components.read_text(), str(asked.components)) if asked.components else None
    setup = games.setup("pandemonium", asked.seats, asked.seed, own=own)
    work = split(Series(setup, (asked.bot,) * asked.seats, 0, asked.games), asked.jobs)
    with pool(asked.jobs) as workers:
        show([row for _, some in shared(work, workers, fared) for row in some])


def show(rows: list[Fared]) -> None:
    found = Table("what", "mean", "deviation", "seats")
    for name in sorted({name for row in rows for name in row.numbers}):
        spread = Spread.of(row.numbers[name] for row in rows if name in row.numbers)
        deviation = f"{spread.deviation:.2f}" if spread.count > 1 else ""
        found.add_row(name, f"{summary(spread):.2f}", deviation, str(spread.count))
    shares = Table("with", "wins", "seats", "above the others of its kind")
    won: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for name in row.had:
            won[name].append(row.won)
    for name, points in sorted(won.items()):
        others = [row.won for row in rows if name not in row.had and any(_kind(one) == _kind(name) for one in row.had)]
        shares.add_row(name, str(share(sum(points), len(points))), str(len(points)), _above(points, others))
    Console().print(found, shares)


def _kind(name: str) -> str:
    """Return what a thing is one of: a company, a mission, a special played early, or else a colour."""
    first, _, rest = name.partition(" ")
    return first if rest else "colour"


def _above(points: list[float], others: list[float]) -> str:
    """Tell how much larger its share of wins is, with a mark where that is more than chance and a little taste."""
    if min(len(points), len(others)) < FEW:
        return ""
    gap = fmean(points) - fmean(others)
    error = math.sqrt(variance(points) / len(points) + variance(others) / len(others))
    return f"{gap:+.1%} ± {error:.1%}" + (" !" if abs(gap) > 2 * error + FAIR else "")


if __name__ == "__main__":
    main()
