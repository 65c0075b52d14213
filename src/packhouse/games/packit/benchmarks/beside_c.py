"""Pack-It on one core: the rules, the kernel, and a plain C loop in the same run, where there is a C compiler.

python -m packhouse.games.packit.benchmarks.beside_c
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from packhouse import games
from packhouse.games.packit import arrays
from packhouse.games.packit.kernel.playouts import playouts
from packhouse.games.packit.rules import PackIt
from packhouse.lab.bench import bench

ROUNDS = 9
PLAYOUTS = 400_000
SOURCE = Path(__file__).with_name("playouts.c")


def kernel_rate(game: PackIt) -> float:
    packets, cover = arrays.packets(game), arrays.cover(game, game.start(2, 0))
    start = time.perf_counter()
    playouts(packets, cover, 0, arrays.komi2(game), PLAYOUTS, 1)
    return PLAYOUTS / (time.perf_counter() - start)


def c_rate(program: Path) -> float:
    ran = subprocess.run([program, str(PLAYOUTS)], capture_output=True, text=True, check=True)
    return PLAYOUTS / float(ran.stdout.split()[1])


def side_by_side(game: PackIt) -> tuple[list[float], list[float]]:
    """Measure both in turns, so that what slows the machine slows them alike."""
    compiler = shutil.which("cc")
    if compiler is None:
        sys.stderr.write("no C compiler here: the kernel is measured alone\n")
        return [kernel_rate(game) for _ in range(ROUNDS)], []
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "playouts"
        subprocess.run([compiler, "-O2", "-o", program, SOURCE], check=True)
        pairs = [(kernel_rate(game), c_rate(program)) for _ in range(ROUNDS)]
    ours, theirs = zip(*pairs, strict=True)
    return list(ours), list(theirs)


def main() -> None:
    setup = games.setup("packit", 2, 0)
    game = games.load(setup)
    assert isinstance(game, PackIt)
    figures = {measure.what: measure.a_second for measure in bench(setup)}
    ours, theirs = side_by_side(game)
    figures["kernel: play-outs, beside C"] = max(ours)
    if theirs:
        figures["C: play-outs"] = max(theirs)
        figures["kernel / C, median of rounds"] = sorted(a / b for a, b in zip(ours, theirs, strict=True))[ROUNDS // 2]
    table = Table("hex-hex-7, one core", "a second")
    for what, figure in figures.items():
        table.add_row(what, f"{figure:,.0f}" if figure > 100 else f"{figure:.2f}")
    Console().print(table)
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
