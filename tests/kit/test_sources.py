"""A kernel's files are those of its folder, and what these import of the house, but nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from packhouse import games
from packhouse.kit.sources import sources

HOUSE = Path(games.__file__).parents[1]


@pytest.mark.parametrize("game", sorted(file.parts[-3] for file in HOUSE.glob("games/*/kernel/searching.py")))
def test_a_search_is_made_of_its_folder_and_of_what_the_kit_has_for_all(game: str) -> None:
    folder = HOUSE / "games" / game / "kernel"
    found = sources(folder, f"packhouse.games.{game}.kernel")
    assert {*folder.glob("*.py")} <= {*found}
    assert {HOUSE / "kit" / "kernel" / "table.py", HOUSE / "kit" / "kernel" / "types.py"} <= {*found}


@pytest.mark.parametrize("kernel", sorted(HOUSE.glob("games/*/kernel")), ids=lambda kernel: kernel.parent.name)
def test_the_rules_of_a_game_are_no_part_of_its_kernel(kernel: Path) -> None:
    game = kernel.parent
    assert game / "rules.py" not in sources(kernel, f"packhouse.games.{game.name}.kernel")


def test_modules_and_what_is_in_them_are_both_followed(tmp_path: Path) -> None:
    (tmp_path / "kernel.py").write_text("import numpy\nimport packhouse.core.rng\nfrom packhouse.core import undo\n")
    found = sources(tmp_path, "")
    assert {tmp_path / "kernel.py", HOUSE / "core" / "rng.py", HOUSE / "core" / "undo.py"} <= {*found}
    assert all(file.is_relative_to(HOUSE) or file.is_relative_to(tmp_path) for file in found)


def test_nothing_is_imported_to_find_it(tmp_path: Path) -> None:
    (tmp_path / "kernel.py").write_text("raise SystemExit\n")
    assert sources(tmp_path, "") == [tmp_path / "kernel.py"]
