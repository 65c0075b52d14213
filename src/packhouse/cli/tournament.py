"""``packhouse tournament``: bots against each other, with Elo and intervals."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated

import typer
from rich.table import Table

from .. import games as house
from ..core.errors import BadSetup
from ..core.game import Setup
from ..lab import tournament as pairs
from ..lab.elo import Rating, apart, ratings
from ..lab.tournament import Pairing
from . import parse
from .crew import crew
from .progress import progress
from .screen import screen


def command(
    game: parse.GameName,
    bots: Annotated[str, typer.Option("--bots", help="Two or more bots, weakest first, as in novice,casual,./mybot.")],
    games: Annotated[
        int, typer.Option("--games", min=2, help="Games per pair, half of them with swapped seats.")
    ] = 200,
    seats: Annotated[
        int | None,
        typer.Option("--seats", parser=parse.count, help="How many share a table; the fewest possible if not given."),
    ] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Only neighbours in the list meet.")] = False,
    target: Annotated[
        float | None,
        typer.Option(
            "--target",
            min=0,
            max=1,
            help="Stop a pair early when the second bot’s score is clearly above or below this.",
        ),
    ] = None,
    seed: parse.SeedText = None,
    jobs: parse.Jobs = None,
    ray: parse.Ray = None,
    option: parse.Options = None,
    components: parse.Components = None,
    json: parse.Json = False,
) -> None:
    """Let bots play each other, pair by pair, each equally often in every seat."""
    names = parse.bots(game, bots)
    if not 2 <= len(names) == len(set(names)):
        raise BadSetup("bots", "a tournament needs two or more different bots, as in --bots novice,casual")
    if games % 2:
        raise BadSetup("odd", "--games must be even: a pair plays half of them with swapped seats")
    setup = parse.setup(game, seats or max(2, house.kind(game).seats[0]), seed, option, components)
    done = []
    called = parse.called(names)
    with progress() as bar, crew(jobs, ray) as (workers, _):
        for pairing in pairs.pairs(names, setup.seats, ladder=ladder):
            task = bar.add_task(f"{called[pairing.higher]} – {called[pairing.lower]}", total=games)
            *_, known = pairs.run(setup, pairing, games, workers, target, partial(bar.advance, task))
            done.append(known)
    console = screen(stderr=json)
    console.print(_pairs(done, setup, called))
    console.print(_ratings(names, done, called))
    if json:
        parse.print_json(parse.facts(setup) | _facts(setup, names, done))


def _pairs(done: list[Pairing], setup: Setup, called: Mapping[str, str]) -> Table:
    columns = ("bot", "against", "points", "games", "score (95 % interval)", "Elo apart", "first seat wins")
    table = Table(*columns, caption=f"{setup.seats} seats, seed {setup.seed}")
    for pairing in done:
        table.add_row(
            called[pairing.higher], called[pairing.lower], f"{pairing.points:g}", str(pairing.games),
            str(pairing.score), apart(pairing.score), f"{pairing.first_seat.mean:.0%}",
        )  # fmt: skip
    return table


def _ratings(names: list[str], done: list[Pairing], called: Mapping[str, str]) -> Table:
    table = Table("bot", "Elo", caption="above the first; ± is the 95 % interval")
    for name, rating in _fit(names, done).items():
        table.add_row(called[name], f"{rating.elo:+.0f} ± {rating.error:.0f}")
    return table


def _fit(names: list[str], done: list[Pairing]) -> dict[str, Rating]:
    scores = {(pair.higher, pair.lower): (pair.deals.mean * pair.worth, pair.worth) for pair in done}
    return ratings(names, scores)


def _facts(setup: Setup, names: list[str], done: list[Pairing]) -> dict[str, object]:
    pairings = [
        {"bot": pair.higher, "against": pair.lower, "points": pair.points, "games": pair.games, "score": pair.score}
        for pair in done
    ]
    return {"seats": setup.seats, "pairs": pairings, "ratings": _fit(names, done)}
