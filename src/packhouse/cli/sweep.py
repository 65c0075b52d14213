"""``packhouse sweep``: the same deals played in several ways, and how far the ways are apart."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from .. import games as house
from ..core import options
from ..core.counted import counted
from ..core.errors import BadSetup
from ..core.game import Seat
from ..lab import dots
from ..lab import sweep as lab
from ..lab.paired import Apart
from ..lab.place import writable
from ..lab.seat_names import seat_name
from ..lab.spread import summary
from ..lab.sweep import Known
from ..lab.ways import Way, ways
from . import parse
from .crew import Crew, crew
from .progress import progress
from .screen import screen


def command(
    game: parse.GameName,
    seats: Annotated[str, typer.Option("--seats", "--bots", help="A bot for each seat, as in strong,strong.")],
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game and its values, as name=1,2,3; may be repeated."),
    ] = None,
    component: Annotated[
        list[str] | None,
        typer.Option("--component", help="A number in the components and its values, as tiles.rush=1,2,3; repeatable."),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=2, help="How many deals, each played with every value.")] = 1000,
    target: Annotated[
        float | None,
        typer.Option(
            "--target",
            min=0,
            max=1,
            help="The smallest difference in wins that matters, such as 0.02: stop early when every one is certain.",
        ),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Draw a picture too: a name that ends in .svg, .png or .pdf.")
    ] = None,
    seed: parse.SeedText = None,
    jobs: parse.Jobs = None,
    ray: parse.Ray = None,
    components: Annotated[
        str | None,
        typer.Option("--components", help="A components file of your own, or several boxes, as in house,mine.toml."),
    ] = None,
    together: Annotated[
        bool, typer.Option("--together", help="Play the first of all values, the second of all, and so on.")
    ] = False,
    json: parse.Json = False,
) -> None:
    """Play the same deals with each value of an option, and tell how far the values are apart."""
    bots = parse.bots(game, seats)
    number, seed = parse.seats_of(bots, game), parse.drawn(seed)
    values, places = _values(game, option or ()), _values(game, component or ())
    tried = ways(game, number, seed, values, places, parse.boxes(game, components), together=together)
    if out:
        writable(out, dots.KINDS)
    with crew(jobs, ray) as hands:
        known = _played(tried, bots, games, hands, target)
    console = screen(stderr=json)
    console.print(_each(tried, bots, known))
    console.print(_apart(tried, known, seed))
    if out:
        dots.draw(out, tried, bots, known)
    if json:
        parse.print_json(_facts(tried, bots, known))


def _values(game: str, texts: Sequence[str]) -> dict[str, list[str]]:
    """Return each name’s values. A list is one value, commas and all: several are given by repeating its name."""
    found: dict[str, list[str]] = {}
    for text in texts:
        name, value = parse.pair(text)
        is_list = options.is_list(house.kind(game).options, name)
        values = [value] if is_list else [one.strip() for one in value.split(",")]
        if not all(values):
            raise BadSetup("empty_value", "“{text}” lacks a value; write name=1,2,3", text=text)
        found.setdefault(name, []).extend(values)
    return found


def _played(tried: Sequence[Way], bots: list[str], games: int, hands: Crew, target: float | None) -> Known:
    with progress() as bar:
        task = bar.add_task("playing", total=games * len(tried))
        *_, known = lab.run(tried, bots, games, hands.workers, hands.size, target, lambda more: bar.advance(task, more))
    return known


def _each(tried: Sequence[Way], bots: list[str], known: Known) -> Table:
    won = "wins (95 % interval)" if len(bots) > 1 else "goal reached (95 % interval)"
    table = Table(", ".join(tried[0].values), "seat", "bot", won, "mean score", "moves")
    for place, way in enumerate(tried):
        for seat, bot in enumerate(bots):
            first = (", ".join(way.values.values()), f"{summary(known.plays(place)):.1f}") if seat == 0 else ("", "")
            scores = f"{summary(known.scores(place, seat)):.2f}"
            table.add_row(
                first[0], seat_name(way.setup.game, seat), bot, str(known.wins(place, seat)), scores, first[1],
                end_section=seat == len(bots) - 1,
            )  # fmt: skip
    return table


def _apart(tried: Sequence[Way], known: Known, seed: int) -> Table:
    won = "wins" if len(known.seats) > 1 else "goals"
    table = Table(", ".join(tried[0].values), "seat", f"{won} apart", "points apart", "surely")
    table.title = f"against {tried[0]}, on the same deals, with 95 % intervals"
    early = "; stopped early" if known.is_early else ""
    table.caption = f"{counted(known.games, 'deal')}, seed {seed}{early}; in each column all intervals hold together"
    if any(known.is_alike(place) for place in range(1, len(tried))):
        table.caption += "\nnever mattered: every deal went as in the first way"
    for place, way in list(enumerate(tried))[1:]:
        for seat in known.seats:
            table.add_row(
                ", ".join(way.values.values()) if seat == 0 else "", seat_name(way.setup.game, seat),
                _interval(known.wins_apart(place, seat), 100, "%"), _interval(known.scores_apart(place, seat), 1, ""),
                _verdict(known, place, seat, won), end_section=seat == known.seats[-1],
            )  # fmt: skip
    return table


def _interval(apart: Apart, factor: int, unit: str) -> str:
    value, low, high = (f"{factor * one:+.{1 if factor > 1 else 2}f}" for one in (apart.value, apart.low, apart.high))
    return f"{value}{unit} ({low} to {high})"


def _verdict(known: Known, way: int, seat: Seat, won: str) -> str:
    if known.is_alike(way):
        return "never mattered"
    apart, to_go = known.wins_apart(way, seat), known.games_to_go(way, seat)
    if to_go == 0:
        if apart.low > 0 or apart.high < 0:
            return f"more {won}" if apart.low > 0 else f"fewer {won}"
        return f"under {known.target:.1%}"
    return "not yet" if to_go is None else f"in about {_about(to_go)} more deals"


def _about(number: int) -> str:
    """Return a number as roughly as it is known, by its first two digits."""
    zeros = 10 ** max(0, len(str(number)) - 2)
    return f"{-(-number // zeros) * zeros:,}"


def _facts(tried: Sequence[Way], bots: list[str], known: Known) -> dict[str, Any]:
    first, won = tried[0].setup, "wins" if len(bots) > 1 else "goals"
    shown = [
        {"values": way.values, "options": way.setup.options, "components": way.setup.components,
         "plays": summary(known.plays(place)),
         "seats": [{"bot": bot, won: known.wins(place, seat), "score": summary(known.scores(place, seat))}
                   for seat, bot in enumerate(bots)]}
        for place, way in enumerate(tried)
    ]  # fmt: skip
    apart = [
        {"values": way.values, "seat": seat + 1, won: known.wins_apart(place, seat),
         "score": known.scores_apart(place, seat), "games_to_go": known.games_to_go(place, seat)}
        for place, way in list(enumerate(tried))[1:] for seat in known.seats
    ]  # fmt: skip
    return {"game": first.game, "version": first.version, "seed": str(first.seed), "games": known.games,
            "certain": known.is_certain, "ways": shown, "apart": apart}  # fmt: skip
