"""A game's folder may bring commands: they are mounted under its name, and no list is edited."""

from __future__ import annotations

import pytest

from .conftest import TOYS, Command


def test_a_game_brings_its_commands(packhouse: Command) -> None:
    ran = packhouse("zackpack", "solve", "--truck", "9", "--load", "5,0,0,0,2", "--json")
    assert ran.code == 0
    assert '"cubes":15' in ran.out


def test_they_are_in_the_help(packhouse: Command) -> None:
    assert "zackpack" in packhouse("--help").out
    assert "nim" in packhouse("--games", TOYS, "--help").out


def test_what_they_refuse_is_one_line(packhouse: Command) -> None:
    ran = packhouse("zackpack", "solve", "--truck", "99", "--load", "1")
    assert (ran.code, ran.err) == (2, "packhouse: there is no truck 99; choose 1 to 30\n")


def test_a_game_from_elsewhere_brings_its_commands_too(packhouse: Command) -> None:
    assert packhouse("--games", TOYS, "nim", "winning", "3", "4", "5").out == "the player to move\n"
    assert packhouse("--games", TOYS, "nim", "winning", "1", "4", "5").out == "the other player\n"


@pytest.mark.parametrize(
    ("words", "command"), [("", "serve"), ("zackpack", "solve"), ("admin", "password"), ("nim", "winning")]
)
def test_without_a_command_the_help_names_them(packhouse: Command, words: str, command: str) -> None:
    ran = packhouse(*(["--games", TOYS] if words == "nim" else []), *words.split())
    assert ran.code == 2
    assert command in ran.out
    assert ran.err == f"packhouse: name a command; see packhouse {words and f'{words} '}--help\n"


def test_a_wrong_word_is_answered_with_the_whole_command(packhouse: Command) -> None:
    ran = packhouse("zackpack", "solve", "--height", "x")
    assert ran.err.endswith("see packhouse zackpack solve --help\n")
