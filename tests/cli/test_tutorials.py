"""What a tutorial has people type runs, line by line, in one folder, and prints what it shows."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from .conftest import Command

FOLDER = Path(__file__).parents[2] / "docs" / "tutorials"
STUDIES = ("a-balance-study.md",)
TYPED = re.compile(r"```\npackhouse (?P<line>[^\n]+)\n```\n(?:```text\n(?P<shown>.*?)```)?", re.DOTALL)
"""A command in a block of its own, and below it some of the lines that it prints, if they are shown."""


@pytest.mark.parametrize("page", STUDIES)
def test_every_command_of_a_tutorial_prints_what_is_shown(
    packhouse: Command, page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = [found.group("line", "shown") for found in TYPED.finditer((FOLDER / page).read_text("utf-8"))]
    assert any(shown for _, shown in typed)
    for line, shown in typed:
        ran = packhouse(*shlex.split(line), "--jobs", "1")
        assert ran.code == 0, ran.err
        assert {*(shown or "").splitlines()} <= {row.strip() for row in ran.out.splitlines()}
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {name for line, _ in typed for name in re.findall(r"--out (\S+)", line)}
