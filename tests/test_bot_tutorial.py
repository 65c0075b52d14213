"""The tutorial about a bot on the ladder works as it is written, from its first file to a match at a table."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from packhouse.client import OPEN, SeatWish, connect
from tests.server.house import ServedHouse, served

PAGE = Path(__file__).parents[1] / "docs" / "tutorials" / "a-bot-that-joins-the-ladder.md"
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
GAME = re.findall(r"^packhouse play (\w+)", PAGE.read_text("utf-8"), re.MULTILINE)[0]
FEW = "--games 4 --jobs 1"
HOUSE = f"{sys.executable} -m packhouse"


def in_shell(line: str, folder: Path, typed: str = "") -> str:
    line = re.sub(r"^packhouse", HOUSE, re.sub(r"--games \d+", FEW, line))
    ran = subprocess.run(["sh", "-c", line], cwd=folder, input=typed, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, ""), line
    return ran.stdout


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A folder in which everything was done up to the table."""
    for language, text in BLOCKS:
        if language:
            (tmp_path / "mybot").write_text(text, "utf-8")
            continue
        for line in text.splitlines():
            if not line.startswith(("packhouse serve", "packhouse join")):
                said = in_shell(line, tmp_path, typed="quit\n")
                assert not line.startswith("printf") or said == "ready\nbest a1\n"
    return tmp_path


def test_it_leads_to_a_table(written: Path) -> None:
    (line,) = re.findall(r"^packhouse join .*$", PAGE.read_text("utf-8"), re.MULTILINE)
    with served(written) as house:
        said = in_shell(re.sub(r"http://\S+", open_table(house), line), written).splitlines()
    assert said[-2].startswith("Packer (")
    assert said[-1].startswith("The match is over: Packer came ")


def open_table(house: ServedHouse) -> str:
    async def opened() -> str:
        async with connect(house.address) as host:
            table = await host.create(GAME, [SeatWish(kind="bot", name="casual"), OPEN])
            return f"{house.address}/table/{table.id}"

    return asyncio.run(opened())


def test_the_second_bot_is_better_than_the_first(tmp_path: Path) -> None:
    first, second = (text for language, text in BLOCKS if language)
    for name, text in (("first", first), ("second", second)):
        (tmp_path / name).write_text(text, "utf-8")
        (tmp_path / name).chmod(0o755)
    said = in_shell(f"packhouse tournament {GAME} --bots ./first,./second --seed 1 --games 4", tmp_path)
    assert "100.0%" in said
