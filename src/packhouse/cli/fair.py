"""``packhouse fair``: the setting at which a bot is even with itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any

import typer
from rich.table import Table

from .. import games as house
from ..core.counted import counted
from ..lab import fair as lab
from ..lab.advice import advice, where
from ..lab.seat_names import seat_name
from ..lab.settings import best, evening, verdict
from ..lab.ties import Round
from . import parse
from .crew import crew
from .progress import progress
from .screen import screen


def command(
    game: parse.GameName,
    bot: Annotated[str, typer.Option("--bot", "--bots", help="Who plays itself; master takes its time.")] = "strong",
    games: Annotated[int, typer.Option("--games", min=20, help="How many games at each setting that is tried.")] = 400,
    seed: parse.SeedText = None,
    jobs: parse.Jobs = None,
    ray: parse.Ray = None,
    option: parse.Options = None,
    components: parse.Components = None,
    json: parse.Json = False,
) -> None:
    """Find the komi, or whatever evens a game out, at which a bot wins as often in either seat."""
    name, seed, own = parse.bot(game, bot), parse.drawn(seed), parse.box(game, components)
    boards = lab.boards(game, dict(map(parse.pair, option or ())))
    setups = [house.setup(game, lab.SEATS, seed, board, own) for board in boards]
    what, labels = _named(boards)
    found = []
    with crew(jobs, ray) as hands, progress() as bar:
        for label, setup in zip(labels, setups, strict=True):
            tick = partial(bar.advance, bar.add_task(label, total=None))
            found.append([*lab.rounds(setup, name, games, hands.workers, hands.size, tick)])
    table = _table(game, what, labels, found)
    table.caption = f"{name}, {counted(games, 'game')} a round, seed {seed}; 95 % intervals"
    console = screen(stderr=json)
    console.print(table)
    for label, rounds in zip(labels, found, strict=True):
        whose = f"{label}: " if len(labels) > 1 else ""
        console.print(f"{whose}{advice(game, rounds)}", soft_wrap=True, markup=False)
    if json:
        shown = [
            {"options": setup.options, **_facts(game, rounds)} for setup, rounds in zip(setups, found, strict=True)
        ]
        facts = {
            "version": setups[0].version,
            "seed": str(seed),
            "components": own,
            "bot": name,
            "option": evening(game).OPTION,
        }
        parse.print_json({"game": game, **facts, "boards": shown})


def _named(boards: Sequence[Mapping[str, Any]]) -> tuple[str, list[str]]:
    """Return what a column of boards is called, and what each: by values alone, where all have the same options."""
    written = [{name: str(value).lower() for name, value in board.items()} for board in boards]
    if boards[0] and all(board.keys() == boards[0].keys() for board in boards):
        return ", ".join(boards[0]), [", ".join(board.values()) for board in written]
    return "game", [", ".join(map("=".join, board.items())) or "as usual" for board in written]


def _table(game: str, what: str, labels: Sequence[str], found: Sequence[Sequence[Round]]) -> Table:
    option = evening(game).OPTION
    table = Table(what, f"even at {option}", "played at", f"{seat_name(game, 0)} wins")
    for label, rounds in zip(labels, found, strict=True):
        for number, one in enumerate(rounds, 1):
            table.add_row(
                label if number == 1 else "", where(game, one), f"{one.setting:g}", str(one.first_seat),
                end_section=number == len(rounds),
            )  # fmt: skip
    return table


def _facts(game: str, rounds: Sequence[Round]) -> dict[str, Any]:
    tried = [{"setting": one.setting, "even": one.even, "first_seat": one.first_seat} for one in rounds]
    found = verdict(game, rounds)
    return {"even": rounds[-1].even, "play_with": best(rounds).setting, "settled": found == "even", "verdict": found,
            "rounds": tried}  # fmt: skip
