"""The example of a program that looks at the board packs better than one that doesn't."""

from __future__ import annotations

from pathlib import Path

from packhouse import games
from packhouse.bots.programs import alive
from packhouse.core.rng import KeyedRng
from packhouse.games import players
from packhouse.lab.played import play

EXAMPLE = Path(__file__).parents[5] / "examples" / "greedy.py"


def test_it_wins_from_either_side() -> None:
    setup = games.setup("packit", 2, 7)
    greedy, uniform = players.named("packit", str(EXAMPLE), programs=True), players.named("packit", "uniform")
    for number in range(4):
        for seat, seated in enumerate([(greedy, uniform), (uniform, greedy)]):
            outcome = play(games.load(setup), setup, seated, KeyedRng.from_seed(number)).outcome
            assert outcome.winners == (seat,)
    alive.end_all()
