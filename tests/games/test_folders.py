"""Games are found in other folders too, each of which counts once."""

from __future__ import annotations

from pathlib import Path

from pytest import MonkeyPatch

from packhouse import games

TOYS = Path(__file__).parents[1] / "toys"


def test_a_folder_may_be_named_in_several_ways(monkeypatch: MonkeyPatch) -> None:
    games.add(TOYS)
    monkeypatch.chdir(TOYS.parent)
    games.add(Path("toys"))
    assert games.added().count(str(TOYS.resolve())) == 1
