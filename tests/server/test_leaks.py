"""Nobody is sent anything that depends on what they may not know, and whoever sent it would be caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from packhouse import games
from tests.contract.cases import found, of
from tests.leaks.faults import FAULTS, Fault
from tests.leaks.hunt import differs, hunt, some
from tests.leaks.pair import Leak
from tests.soak import TIMES

CASES = found()

FIRST = {(case.setup.game, case.setup.seats): number for number, case in reversed([*enumerate(CASES)])}
EVERYONE = set(FIRST.values())
"""The cases where every watcher of a secret is asked, one for each number of seats; in the others they take turns."""


@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda number: str(CASES[number]))
def test_watchers_hear_the_same_in_worlds_that_they_can_not_tell_apart(number: int, tmp_path: Path) -> None:
    case = CASES[number]
    everyone = (case.game.hidden and number in EVERYONE) or TIMES > 1
    for turn, watcher in enumerate(case.watchers, number):
        if everyone or turn % len(case.watchers) == 0:
            differs(case, watcher, tmp_path, turn)


@pytest.mark.parametrize("name", [name for name in games.names() if games.kind(name).hidden])
def test_where_something_is_hidden_the_worlds_differ(name: str, tmp_path: Path) -> None:
    assert differs(next(of(name)), None, tmp_path, 0)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_leak_is_caught(fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fault.plant(monkeypatch)
    with pytest.raises(Leak):
        hunt(some(fault.game), tmp_path)
