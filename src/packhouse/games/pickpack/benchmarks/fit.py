"""Where the numbers of Pick & Pack's bots come from: the weights of the gauges, and what tiles gain on a line.

python -m packhouse.games.pickpack.benchmarks.fit --games 3000 --nodes 300
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from functools import partial
from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt
from rich.progress import track

from packhouse import games
from packhouse.bots.playing import Step, steps
from packhouse.core.game import Seat
from packhouse.core.rng import QuickRng
from packhouse.games.pickpack import arrays, search
from packhouse.games.pickpack.components import TILES
from packhouse.games.pickpack.kernel.judging import DIALS, GAUGES, gauge
from packhouse.games.pickpack.rules import PickPack
from packhouse.games.pickpack.state import State
from packhouse.lab.arena import pool

Rows = npt.NDArray[np.float64]

BLUR = 200
RANDOM = 10
"""One in so many plays is any: else positions would be too much alike."""
GAUGE_PRIOR, TILE_PRIOR, APPLE_PRIOR = 2.0, 0.25, 0.03
"""How large effects are thought to be before any game is seen, in points."""


def played(nodes: int, seed: int) -> tuple[Rows, Rows, float]:
    """Play a game with tiles laid by lot; return what the gauges showed, how the tiles lay, and Red's lead."""
    game = games.load(games.setup("pickpack", 2, 0, {"beginners": True}))
    assert isinstance(game, PickPack)
    rng, state, dials, shown = QuickRng(seed), game.start(2, seed), np.zeros(DIALS, np.int64), []
    tiles = np.array(list(laid(arrays.position(game, state)[0])))

    def choose(state: State, active: frozenset[Seat]) -> Step:
        if state.phase == "move":
            early = gauge(arrays.position(game, state)[0], dials)
            shown.append([*dials[:GAUGES], *(early * dials[:GAUGES])])
        salt = rng.below(1 << 32)
        if rng.below(RANDOM):
            return state.turn, search.best_action(game, state, nodes, 10.0, BLUR, salt).action
        return state.turn, rng.choose(game.legal(state, state.turn))

    list(steps(game, state, choose))
    red, blue = game.scores(state)
    return np.array(shown), tiles, red - blue


def laid(position: np.void) -> Iterator[float]:
    """Give, Red's less Blue's: who begins; each kind where the grabber starts and by apples; each pair on a line."""
    size = int(position["size"])
    trays = position["trays"][: size * size].reshape(size, size)
    starts = divmod(int(position["grabber"]), size)[::-1]
    lines = position["tiles"][: 4 * size].reshape(2, size, 2)
    apples = np.stack([trays.sum(0), trays.sum(1)]) - trays.sum() / size
    yield 1.0
    for kind in range(1, len(TILES) + 1):
        counts = (lines == kind).sum(2)
        yield float(counts[0, starts[0]] - counts[1, starts[1]])
        yield float((counts[0] * apples[0]).sum() - (counts[1] * apples[1]).sum())
    for pair in combinations_with_replacement(range(1, len(TILES) + 1), 2):
        together = (np.sort(lines, 2) == pair).all(2).sum(1)
        yield float(together[0] - together[1])


def fitted(rows: Rows, leads: Rows, prior: Rows) -> Rows:
    """Return the effects that explain the leads best; the less is seen of one, the nearer it stays to none."""
    shrink = np.diag(leads.var() / prior**2)
    found: Rows = np.linalg.solve(rows.T @ rows + shrink, rows.T @ leads).astype(np.float64)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--nodes", type=int, default=300)
    asked = parser.parse_args()
    with pool(os.cpu_count() or 1) as workers:
        many = workers.map(partial(played, asked.nodes), range(asked.games), chunksize=10)
        found = list(track(many, "games", asked.games, transient=True))
    shown = np.concatenate([rows for rows, _, _ in found])
    leads = np.concatenate([np.full(len(rows), lead, float) for rows, _, lead in found])
    weights = fitted(shown, leads, np.full(2 * GAUGES, GAUGE_PRIOR)).reshape(2, GAUGES)
    print("the weights of judging.py:\n", np.array2string(weights.round(2), separator=", ", max_line_width=120))
    tiles = np.stack([row for _, row, _ in found])
    pairs = tiles.shape[1] - 1 - 2 * len(TILES)
    prior = np.array([100.0, *[TILE_PRIOR, APPLE_PRIOR] * len(TILES), *[TILE_PRIOR] * pairs])
    first, *rest = (100 * fitted(tiles, np.array([lead for _, _, lead in found], float), prior)).round()
    print("for placing.py, in hundredths of a point; Red begins:", first)
    for kind, tile in enumerate(TILES):
        print(f"  {tile}: at the start {rest[2 * kind]:.0f}, an apple {rest[2 * kind + 1]:.0f}")
    for (one, other), worth in zip(combinations_with_replacement(TILES, 2), rest[2 * len(TILES) :], strict=True):
        print(f"  {one} and {other}: {worth:.0f}")


if __name__ == "__main__":
    main()
