"""Pack-It on one core: the rules, the kernel, and a plain C loop in the same run, where there is a C compiler.

python benchmarks/packit.py
"""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

from packhouse import games
from packhouse.games.packit import arrays, kernel

ROUNDS = 7
PLAYOUTS = 500_000


def kernel_rate(setup: object) -> tuple[float, float]:
    """Return play-outs a second, and White's share of wins as a check."""
    game = games.load(SETUP)
    packets, komi2 = arrays.packets(game), arrays.komi2(game)
    cover = arrays.cover(game, game.start(2, 0))
    start = time.perf_counter()
    found = kernel.playouts(packets, cover, 0, komi2, PLAYOUTS, 1)
    return PLAYOUTS / (time.perf_counter() - start), found[0] / PLAYOUTS


def c_rate(program: Path) -> tuple[float, float]:
    ran = subprocess.run([program, str(PLAYOUTS)], capture_output=True, text=True, check=True)
    count, seconds, wins, _ = map(float, ran.stdout.split())
    return count / seconds, wins / count


SETUP = games.setup("packit", 2, 0)
