"""``packhouse analyse``: the coach looks a finished match over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from .. import games
from ..coach.judging import judged
from ..coach.looking import in_one_go
from ..coach.past import Past
from ..core import record
from ..core.match import AnyMatch
from ..wire.verdict import Account, Verdict, Weighed
from . import paper, parse
from .curve import curve
from .progress import progress
from .replay import NAMELESS
from .screen import plain, screen
from .words import ending, points, side


def command(
    file: Annotated[Path, typer.Argument(help="A record of a finished game, such as play --record writes.")],
    json: parse.Json = False,
) -> None:
    """Let the coach look a finished game over: who was ahead when, and the worst slips of each player."""
    written = paper.read(file)
    match = record.replayed(written, games.load(written.setup))
    verdict = looked_over(match)
    if json:
        parse.print_json(verdict)
        return
    names = [f"{side(match.game, seat)} ({plain(name) or NAMELESS})" for seat, name in enumerate(written.players)]
    tell(match, verdict, names)


def looked_over(match: AnyMatch) -> Verdict:
    past, found = Past.of(match), list[Weighed]()
    assert match.outcome
    with progress() as bar:
        task = bar.add_task("Looking it over", total=None)
        for done, total, found in in_one_go(past):  # noqa: B007 — the last is the whole
            bar.update(task, completed=done, total=total)
    return judged(past, found, match.outcome)


def tell(match: AnyMatch, verdict: Verdict, names: list[str]) -> None:
    console = screen()
    console.print(f"[b]{match.game.title}[/b]: {', '.join(names)}")
    console.print(ending(match, names))
    for line in curve(verdict, names, plain=console.options.ascii_only, width=console.width):
        console.print(line, no_wrap=True, overflow="ignore", crop=False)
    for seat, name in enumerate(names):
        console.print(f"\n[b]{name}[/b]")
        for line in _about(verdict, seat):
            console.print(f"  {line}")


def _about(verdict: Verdict, seat: int) -> list[str]:
    """Return what there is to say of a seat, line by line."""
    account = verdict.accounts[seat]
    if account is None:
        return ["There is nothing that the coach can judge here."]
    slips = [_slip(verdict.weighed[place]) for place in verdict.slips[seat]] or ["No slips worth naming."]
    return [*_how(account, verdict), *slips, *_races(verdict, seat)]


def _how(account: Account, verdict: Verdict) -> Iterator[str]:
    """Tell how a lead came about."""
    yield f"Expected lead: {account.begun:+.1f} at first, {account.ended:+.1f} in the end."
    yield f"Own slips cost {points(round(account.slips, 1))}."
    if account.gifts:
        yield f"The other’s slips brought {points(round(account.gifts, 1))}."
    if verdict.chance:
        whose = "" if len(verdict.accounts) < 3 else ", and what the others did,"
        brought = f"Bad luck{whose} cost" if account.luck < 0 else f"Luck{whose} brought"
        yield f"{brought} {points(round(abs(account.luck), 1))}."


def _slip(one: Weighed) -> str:
    better = f"{plain(one.better)} would have been worth {points(round(one.cost, 1))} more"
    return f"Move {one.number}: played {plain(one.action)}; {better}."


def _races(verdict: Verdict, seat: int) -> list[str]:
    return [
        f"{pace.phase.capitalize()}: {pace.seconds:g} s, the others {pace.others:g} s"
        + ("." if pace.cost is None else f"; gave away {points(round(pace.cost, 1))} a round.")
        for pace in verdict.paces
        if pace.seat == seat
    ]
