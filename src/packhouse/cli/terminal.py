"""A match at the keyboard: the board drawn, notation typed, bots answering."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ..bots.bot import Player, Sight
from ..core import notation
from ..core.counted import counted
from ..core.errors import IllegalAction, Refusal
from ..core.game import Seat, Watcher
from ..core.match import AnyMatch, Draw, Play, Resign, Seated, Undo
from ..core.rng import QuickRng
from ..core.undo import free_undo
from ..games import pictures
from . import paper, parse
from .screen import plain, show, spelled
from .words import aim, either, ending, examples, how_to_play, moves, picture, plain_letters, side

HELP = """\
Type a move, such as {example}, or:
  [b]moves[/b]      the moves you can make now; moves WORDS: how they go on
  [b]board[/b]      the board again (or just Enter)
  [b]undo[/b]       take back your last move and what came after it
  [b]draw[/b]       offer a draw, where the game has draws
  [b]resign[/b]     give up
  [b]save FILE[/b]  write the game so far to a file
  [b]quit[/b]       leave"""


YES = {"y", "yes"}


class Left(Exception):  # noqa: N818 — someone got up, nothing went wrong
    """The person at the keyboard leaves."""


class Terminal:
    """One match on one screen. A seat without a bot is a person's; ``stand_in`` plays on for whoever resigns."""

    def __init__(
        self, console: Console, match: AnyMatch, bots: Sequence[Player | None], stand_in: Player, luck: QuickRng
    ) -> None:
        self.console = console
        self.match = match
        self.bots = list(bots)
        self.stand_in = stand_in
        self.luck = luck
        self.interrupted = False
        self.orders = {
            "": self._show, "board": self._show, "help": self._help, "?": self._help,
            "undo": self._undo, "draw": self._draw, "resign": self._resign,
        }  # fmt: skip

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
        except (Left, KeyboardInterrupt) as reason:
            self.interrupted = isinstance(reason, KeyboardInterrupt)
            self.console.print("Goodbye.")
            return
        if self.match.game.outcome(self.match.state):
            self._show(None)
        self.console.print(ending(self.match, self._players()))

    def names(self) -> list[str]:
        return [bot.name if bot else parse.HUMAN for bot in self.bots]

    def _players(self) -> list[str]:
        """Return who plays, as the result names them; a person alone is you."""
        return ["You"] if self.bots == [None] else [self._who(seat) for seat in range(len(self.bots))]

    def _bot_plays(self, seat: Seat, bot: Player) -> None:
        with self.console.status(f"{self._who(seat)} is thinking …"):
            action = bot.choose(Sight(self.match.game, self.match.state, seat, len(self.bots)), self.luck)
        self.match.play(seat, action)
        people = self._people()
        noticed = pictures.seen(self.match, len(self.match.log), people[0] if len(people) == 1 else None)
        if noticed is not None:
            self.console.print(f"{self._who(seat)} plays [b]{notation.write(noticed)}[/b].")

    def _person_plays(self, seat: Seat) -> None:
        self._curtain(seat)
        self._show(seat)
        played = len(self.match.log)
        while len(self.match.log) == played:
            possible = either(examples(self.match, seat))
            line = self._ask(f"{self._who(seat)}, your turn; type a move, such as {possible}, or help: ")
            try:
                self._obey(seat, line.strip())
            except Refusal as refusal:
                self.console.print(str(refusal), style="red", markup=False)
                if not any(map(str.isdigit, line)):
                    self.console.print("Type help for what you can write.")

    def _obey(self, seat: Seat, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.lower() in {"quit", "exit"}:
            raise Left
        if word.lower() == "save":
            self._save(rest.strip())
        elif word.lower() == "moves":
            self.console.print(moves(self.match, seat, rest))
        elif line.lower() in self.orders:
            self.orders[line.lower()](seat)
        else:
            self.match.add(Play(seat=seat, action=line))

    def _show(self, watcher: Watcher) -> None:
        show(self.console, picture(self.match, watcher), plain_letters(self.match.game))
        if self.match.outcome is None and aim(self.match):
            self.console.print(aim(self.match))

    def _ask(self, prompt: str) -> str:
        try:
            return self.console.input(prompt)
        except EOFError:
            raise Left from None

    def _curtain(self, seat: Seat) -> None:
        if self.match.game.hidden and len(self._people()) > 1:
            self.console.clear()
            self._ask(f"{self._who(seat)}: press Enter when only you can see the screen. ")

    def _agreed(self, seat: Seat, question: str) -> bool:
        """Ask the other people; bots don't mind."""
        others = [self._who(other) for other in self._people() if other != seat]
        return not others or self._ask(f"{', '.join(others)}: {question} (yes or no) ").strip().lower() in YES

    def _help(self, seat: Seat) -> None:
        forms = either([notation.form(kind) for kind in self.match.game.actions])
        possible = examples(self.match, seat)
        orders = HELP.format(example=f"[b]{possible[0]}[/b]")
        written = f"Moves here are written {forms}, as in {either(possible)}."
        rules = spelled(self.console, how_to_play(self.match.game), plain_letters(self.match.game))
        self.console.print(f"{rules}{orders}\n{written}")

    def _undo(self, seat: Seat) -> None:
        own = [number for number in self.match.standing if self._play_of(number).seat == seat]
        if not own:
            raise IllegalAction("nothing_to_undo", "you have no move to take back")
        to = own[-1] - 1
        if to >= free_undo(self.match, seat, self.luck, to) or self._agreed(seat, "may that be taken back?"):
            undone = [number for number in self.match.standing if number > to]
            self.match.add(Undo(to=to))
            after = f" and {counted(len(undone) - 1, 'move')} after it" if len(undone) > 1 else ""
            self.console.print(f"{self._who(seat)} takes back [b]{self._play_of(own[-1]).action}[/b]{after}.")

    def _draw(self, seat: Seat) -> None:
        if len(self.bots) == 1:
            raise IllegalAction("no_draw", "you’re playing alone, so there’s nobody to draw with; play on, or resign")
        if any(self.bots):
            raise IllegalAction("no_draw", "bots don’t agree to draws; play on, or resign")
        if self._agreed(seat, "do you agree on a draw?"):
            self.match.add(Draw())

    def _resign(self, seat: Seat) -> None:
        if self._ask("Do you want to give up? (yes or no) ").strip().lower() not in YES:
            return
        self.match.add(Resign(seat=seat))
        if self.match.outcome is None:
            self.bots[seat] = self.stand_in
            self.match.add(Seated(seat=seat, occupant=self.stand_in.name))

    def _save(self, name: str) -> None:
        if not name:
            raise IllegalAction("no_name", "save to which file? Write save FILE")
        with paper.draft(Path(name)) as file:
            file.write(paper.text(self.match, self.names()))
        self.console.print(f"Written to {plain(name)}.")

    def _play_of(self, number: int) -> Play:
        play = self.match.log[number - 1]
        assert isinstance(play, Play)
        return play

    def _people(self) -> list[Seat]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def _who(self, seat: Seat) -> str:
        return f"{side(self.match.game, seat)} ({plain(self.names()[seat])})"
