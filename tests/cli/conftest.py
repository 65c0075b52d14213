"""The commands run in this process, as a shell would run them."""

from __future__ import annotations

import io
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
