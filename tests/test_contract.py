"""Every game keeps every promise. A new game joins by being a folder."""

from __future__ import annotations

import pytest

from packhouse import games
from tests.contract import CHECKS, Case, Check
from tests.contract.cases import found, of
from tests.contract.digest import same_in_every_process


@pytest.mark.parametrize("case", found(), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_contract(check: Check, case: Case) -> None:
    check(case)


def test_a_seed_gives_the_same_game_in_every_process() -> None:
    same_in_every_process("tests.contract.cases:quick")


@pytest.mark.parametrize("name", games.names())
def test_every_option_is_played(name: str) -> None:
    """An option whose type names no values gives examples: ``Meta(examples=[…])``."""
    played = {option for case in of(name) for option in case.setup.options}
    assert played == set(games.kind(name).options.__struct_fields__)
