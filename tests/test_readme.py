"""What the README and the pages behind it show is true: commands exist, code runs, pictures are there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from packhouse import games
from packhouse.cli import app
from packhouse.games import parts
from packhouse.server.config import Config
from tests.server.house import served

ROOT = Path(__file__).parents[1]
FOLDERS = ("docs/*.md", "docs/tutorials/*.md", "src/packhouse/games/*/*.md")
FOUND = sorted(page.relative_to(ROOT).as_posix() for folder in FOLDERS for page in ROOT.glob(folder))
PAGES = ("README.md", "CONTRIBUTING.md", *FOUND)
TUTORIALS = tuple(page for page in PAGES if page.startswith("docs/tutorials/"))
TEXT = {page: (ROOT / page).read_text("utf-8") for page in PAGES}
OURS = sorted(file.parent.name for file in Path(games.__file__).parent.glob("*/rules.py"))
"""The house's own games: other tests bring toys along."""
STUDIES = ("docs/lab.md", "docs/lab-report.md", "docs/balance.md", *TUTORIALS)
COMMANDS = ("README.md", "docs/commands.md", "docs/bots.md", "docs/bot-line.md", *STUDIES)
SHOWN = sorted({line for page in COMMANDS for line in re.findall(r"^packhouse (.+)$", TEXT[page], re.MULTILINE)})
LARGEST_PICTURE = 60_000
"""Bytes: whoever reads the README fetches all of them."""


def test_every_command_is_shown() -> None:
    own = {name for name in OURS if games.has_part(name, parts.Commands)}
    ours = {command.name for command in app.registered_commands} | {group.name for group in app.registered_groups}
    assert ours | own == {shlex.split(line)[0] for line in SHOWN}


@pytest.mark.parametrize("game", OURS)
def test_every_game_is_played_in_the_readme(game: str) -> None:
    assert re.search(rf"^packhouse play {game}\b", TEXT["README.md"], re.MULTILINE)


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_a_small_picture(game: str) -> None:
    """``make pictures`` takes them anew."""
    picture = f"docs/pictures/{game}.webp"
    assert f'src="{picture}"' in TEXT["README.md"]
    assert (ROOT / picture).stat().st_size <= LARGEST_PICTURE


@pytest.mark.parametrize("game", OURS)
def test_every_command_of_a_game_is_shown(game: str) -> None:
    own = games.part(game, parts.Commands)
    commands = {command.name for command in own.app.registered_commands} if own else set()
    assert commands == {shlex.split(line)[1] for line in SHOWN if line.startswith(f"{game} ")}


@pytest.mark.parametrize("line", SHOWN)
def test_the_options_shown_exist(line: str) -> None:
    words = shlex.split(line)
    command = words[: 2 if words[0] in games.names() else 1]  # a game's own commands are below its name
    shown = explained(*command)
    for option in (word for word in words if word.startswith("--")):
        assert option in shown


def explained(*command: str) -> str:
    return CliRunner().invoke(app, [*command, "--help"], catch_exceptions=False, env={"COLUMNS": "200"}).stdout


(LIBRARY,) = re.findall(r"```python\n(.*?)```", TEXT["README.md"], re.DOTALL)
_, CLIENT = re.findall(r"```python\n(.*?)```", TEXT["docs/wire.md"], re.DOTALL)
(SHOWN_GAME,) = re.findall(r'games\.setup\("(\w+)"', LIBRARY)


def test_the_librarys_code_runs() -> None:
    ran = subprocess.run([sys.executable, "-c", LIBRARY], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\(\d+, [\d.]+\) \[.*\]\n", ran.stdout)


@pytest.mark.parametrize("game", OURS)
def test_the_librarys_loop_goes_with_every_game(game: str) -> None:
    fewest = games.kind(game).seats[0]
    setup = f'setup = games.setup("{game}", seats={fewest}, seed=7)'
    code = re.sub(r"^setup = .*$", setup, LIBRARY, flags=re.MULTILINE).replace(f'"{SHOWN_GAME}"', f'"{game}"')
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    scores = ran.stdout[: ran.stdout.index(")")].split("(")[-1]
    assert len([score for score in scores.split(",") if score]) == fewest


def test_the_clients_code_plays_at_a_real_table(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        code = CLIENT.replace("http://127.0.0.1:8000", house.address)
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Outcome(scores=(")


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", TEXT[page]):
        assert ((ROOT / page).parent / link).exists()


@pytest.mark.parametrize("setting", Config.__struct_fields__)
def test_every_setting_of_a_server_is_explained(setting: str) -> None:
    assert f"`{setting}`" in TEXT["docs/deploy.md"]
