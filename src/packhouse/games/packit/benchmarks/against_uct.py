"""A level of Pack-It against plain UCT with many iterations a move, with both colours in turn.

python -m packhouse.games.packit.benchmarks.against_uct [--level master] [--games 20] [--iterations 100000]
"""

from __future__ import annotations

import argparse
import json
import sys
import time

from packhouse import games
from packhouse.bots.bot import Sight
from packhouse.bots.playing import steps
from packhouse.core.game import Seat
from packhouse.core.rng import KeyedRng
from packhouse.games import players
from packhouse.games.packit.actions import Pack
from packhouse.games.packit.benchmarks.uct import best_centre
from packhouse.games.packit.rules import PackIt
from packhouse.games.packit.state import State
from packhouse.lab.intervals import share


def lead(game: PackIt, level: str, seat: Seat, iterations: int, chance: KeyedRng) -> tuple[float, list[float]]:
    """Play a game; return by how much the level is ahead in the end, and the seconds of either's plays."""
    player, state = players.named("packit", level), game.start(2, 0)
    spent = [0.0, 0.0]

    def choose(state: State, active: frozenset[Seat]) -> tuple[Seat, Pack]:
        begun = time.perf_counter()
        if state.turn == seat:
            action = player.choose(Sight(game, state, seat), chance)
        else:
            action = Pack(best_centre(game, state, iterations, chance.below(1 << 32)))
        spent[state.turn != seat] += time.perf_counter() - begun
        return state.turn, action

    for _ in steps(game, state, choose):
        pass
    scores = game.scores(state)
    return scores[seat] - scores[1 - seat], spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="master")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = games.load(games.setup("packit", 2, 0, {}))
    assert isinstance(game, PackIt)
    chance, leads = KeyedRng.from_seed(asked.seed), []
    for number in range(asked.games):
        margin, spent = lead(game, asked.level, number % 2, asked.iterations, chance.stream(number))
        leads.append(margin)
        sys.stderr.write(f"game {number + 1}: {margin:+} ({spent[0]:.1f} s, UCT {spent[1]:.1f} s)\n")
    found = share(sum(margin > 0 for margin in leads), len(leads))
    sys.stdout.write(json.dumps({"won": found.value, "low": found.low, "high": found.high, "leads": leads}) + "\n")


if __name__ == "__main__":
    main()
