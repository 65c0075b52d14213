"""The programs in ``examples`` play every game, and keep to the bot line in all of them."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from packhouse import games
from packhouse.bots.programs import alive
from packhouse.core.rng import KeyedRng
from packhouse.games import players
from packhouse.lab.played import play

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Give a folder with the examples as programs."""
    folder = tmp_path_factory.mktemp("examples")
    yield folder
    alive.end_all()


def built(example: str, folder: Path) -> str:
    source = EXAMPLES / example
    if source.suffix != ".c":
        return str(source)
    program, compiler = folder / source.stem, shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler here")
    if not program.exists():
        subprocess.run([compiler, "-Wall", "-Wextra", "-Werror", "-std=c11", "-o", program, source], check=True)
    return str(program)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("example", sorted(path.name for path in EXAMPLES.iterdir()))
def test_an_example_plays_any_game_by_its_luck(folder: Path, example: str, game: str) -> None:
    kind = games.kind(game)
    setup = games.setup(game, kind.seats[0], 7, kind.gentle)
    player = players.named(game, built(example, folder), programs=True)
    first, again = (
        play(games.load(setup), setup, [player] * setup.seats, KeyedRng.from_seed(3)).steps for _ in range(2)
    )
    assert first == again
