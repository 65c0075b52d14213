"""The commands run in this process, as a shell would run them."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from packhouse import games
from packhouse.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


TOYS = str(Path(__file__).parents[1] / "toys")
Command: TypeAlias = Callable[..., Ran]


@pytest.fixture
def packhouse(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.setattr(games, "__path__", [str(Path(games.__file__).parent)])  # other tests brought toys along

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.argv", ["packhouse", *words])
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        code = left.value.code
        out, err = capsys.readouterr()
        return Ran(code if isinstance(code, int) else 0, out, err)

    return run


def write_game(folder: Path, toy: str, *lines: str) -> Path:
    """Write a stranger's game, which differs from a toy in its name and in these lines; return its own folder."""
    own = folder / "mine"
    own.mkdir()
    body = "".join(f"    {line}\n" for line in ("name = 'mine'", *lines))
    text = f"from packhouse.games.{toy} import GAME as Toy\n\n\nclass Mine(Toy):\n{body}\n\nGAME = Mine\n"
    (own / "__init__.py").write_text(text, "utf-8")
    for module in [name for name in sys.modules if name.startswith("packhouse.games.mine")]:
        del sys.modules[module]
    return own
