"""A match at the keyboard: the board drawn, notation typed, bots answering."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.json import JSON

from .. import games
from ..bots.bot import Player, Sight
from ..core import notation
from ..core.errors import Refusal
from ..core.game import AnyGame, Seat
from ..core.match import AnyMatch, Play, Resign, Undo
from ..core.rng import QuickRng
from . import paper, parse

HELP = """\
Type an action as it is written on the board, or:
  [b]moves[/b]      the actions you can take now
  [b]undo[/b]       take back your last action and what came after it
  [b]resign[/b]     give up
  [b]save FILE[/b]  write the game so far to a file
  [b]quit[/b]       leave"""


class Left(Exception):  # noqa: N818 — someone got up, nothing went wrong
    """The person at the keyboard leaves."""


class Terminal:
    """One match on one screen. A seat without a bot is a person's."""

    def __init__(self, console: Console, match: AnyMatch, bots: Sequence[Player | None], luck: QuickRng) -> None:
        self.console = console
        self.match = match
        self.bots = bots
        self.luck = luck
        self.orders = {"help": self._help, "moves": self._moves, "undo": self._undo, "resign": self._resign}

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        try:
            while self.match.outcome is None:
                seat = min(self.match.game.active(self.match.state))
                bot = self.bots[seat]
                if bot:
                    self._bot_plays(seat, bot)
                else:
                    self._person_plays(seat)
        except Left:
            self.console.print("Goodbye.")
            return
        self.console.print(picture(self.match, None))
        self.console.print(ending(self.match, [self._who(seat) for seat in range(len(self.bots))]))

    def _bot_plays(self, seat: Seat, bot: Player) -> None:
        with self.console.status(f"{self._who(seat)} is thinking …"):
            action = bot.choose(Sight(self.match.game, self.match.state, seat), self.luck)
        self.match.play(seat, action)
        self.console.print(f"{self._who(seat)} plays [b]{notation.write(action)}[/b].")

    def _person_plays(self, seat: Seat) -> None:
        self._curtain(seat)
        self.console.print(picture(self.match, seat))
        played = len(self.match.log)
        while len(self.match.log) == played:
            line = self._ask(f"{self._who(seat)}, your turn (or help): ")
            try:
                self._obey(seat, line)
            except Refusal as refusal:
                self.console.print(str(refusal), style="red", markup=False)

    def _obey(self, seat: Seat, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        if word in {"quit", "exit"}:
            raise Left
        if word == "save":
            paper.write(Path(rest), self.match, [self._name(seat) for seat in range(len(self.bots))])
            self.console.print(f"Written to {rest}.")
        elif word in self.orders:
            self.orders[word](seat)
        elif word:
            self.match.add(Play(seat=seat, action=line.strip().lower()))

    def _ask(self, prompt: str) -> str:
        try:
            return self.console.input(prompt)
        except EOFError:
            raise Left from None

    def _curtain(self, seat: Seat) -> None:
        people = sum(bot is None for bot in self.bots)
        if self.match.game.hidden and people > 1:
            self.console.clear()
            self._ask(f"{self._who(seat)}: press Enter when only you can see the screen. ")

    def _help(self, seat: Seat) -> None:
        forms = ", ".join(notation.form(kind) for kind in self.match.game.actions)
        self.console.print(f"{HELP}\nActions here are written: {forms}")

    def _moves(self, seat: Seat) -> None:
        self.console.print(" · ".join(map(notation.write, self.match.game.legal(self.match.state, seat))))

    def _undo(self, seat: Seat) -> None:
        own = [number for number in self.match.standing if getattr(self.match.log[number - 1], "seat", None) == seat]
        self.match.add(Undo(to=own[-1] - 1 if own else len(self.match.log)))

    def _resign(self, seat: Seat) -> None:
        self.match.add(Resign(seat=seat))

    def _name(self, seat: Seat) -> str:
        bot = self.bots[seat]
        return bot.name if bot else parse.HUMAN

    def _who(self, seat: Seat) -> str:
        return f"{side(self.match.game, seat)} ({self._name(seat)})"


def side(game: AnyGame, seat: Seat) -> str:
    return game.sides[seat] if game.sides else f"Seat {seat + 1}"


def picture(match: AnyMatch, watcher: Seat | None) -> RenderableType:
    """Return the position as this watcher sees it: drawn by the game's own folder, or as plain data."""
    view = match.game.view(match.state, watcher)
    own = games.part(match.game.name, "terminal")
    if own is None:
        return JSON(msgspec.json.encode(view).decode())
    drawn: RenderableType = own.draw(match.game, view, _last_seen(match, watcher))
    return drawn


def _last_seen(match: AnyMatch, watcher: Seat | None) -> Any:
    """Return the last play that stands, as the watcher saw it."""
    if not match.standing:
        return None
    number = match.standing[-1]
    entry = match.log[number - 1]
    assert isinstance(entry, Play)
    action = notation.read(entry.action, match.game.actions)
    return match.game.seen(match.at(number - 1).state, entry.seat, action, watcher)


def ending(match: AnyMatch, names: Sequence[str]) -> str:
    """Return a finished match's result in words."""
    outcome = match.outcome
    assert outcome
    winners = " and ".join(names[seat] for seat in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "share the win"
    scores = ", ".join(f"{name} {score:g}" for name, score in zip(names, outcome.scores, strict=False))
    why = outcome.reason.code.replace("_", " ")
    return f"[b]{winners} {verb}[/b]: {scores or why}"
