"""A game that bots have played: what it was, every step, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..bots.bot import Player
from ..bots.playing import Step, by_lot, steps
from ..bots.race import Race
from ..core import notation
from ..core.game import AnyGame, Outcome, Setup
from ..core.match import Play
from ..core.record import Record, result_text
from ..core.rng import KeyedRng, QuickRng


class Played(msgspec.Struct, frozen=True):
    """Steps are kept as they were chosen: notation is written only for whoever asks."""

    number: int
    """Its place in the series."""
    setup: Setup
    bots: tuple[str, ...]
    steps: tuple[Step, ...]
    outcome: Outcome
    times: tuple[float, ...] = ()
    """When each step was made, in simulated seconds; empty where nobody races."""

    @property
    def log(self) -> tuple[Play, ...]:
        """The steps as a match has them."""
        times = self.times or (0.0,) * len(self.steps)
        return tuple(
            Play(seat=seat, action=notation.write(action), at=round(1000 * seconds))
            for (seat, action), seconds in zip(self.steps, times, strict=True)
        )

    @property
    def record(self) -> Record:
        return Record(setup=self.setup, players=self.bots, log=self.log, result=result_text(self.outcome))


def play(game: AnyGame, setup: Setup, seated: Sequence[Player], chance: KeyedRng, number: int = 0) -> Played:
    """Let bots play one game; all their luck, and whose turn it is where several may act, comes from ``chance``."""
    state = game.start(setup.seats, setup.seed)
    luck = [QuickRng(chance.seed()) for _ in seated]
    race = Race(game, seated, luck, chance) if game.live else None
    made = tuple(steps(game, state, race or by_lot(game, seated, luck, chance)))
    outcome = game.outcome(state)
    assert outcome, "nobody may act, so it is over"
    names = tuple([player.name for player in seated])
    return Played(number, setup, names, made, outcome, tuple(race.times) if race else ())
