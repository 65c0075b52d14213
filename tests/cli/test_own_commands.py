"""A game's folder may bring commands: they are mounted under its name, and no list is edited."""

from __future__ import annotations

import pytest

from .conftest import TOYS, Command


def test_they_are_in_the_help(packhouse: Command) -> None:
    assert "nim" in packhouse("--games", TOYS, "--help").out


def test_what_they_refuse_is_one_line(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, "nim", "winning", "--", "3", "-1")
    assert (ran.code, ran.err) == (2, "packhouse: no heap has -1 counters; write 0 or more\n")


def test_a_game_brings_its_commands(packhouse: Command) -> None:
    assert packhouse("--games", TOYS, "nim", "winning", "3", "4", "5").out == "the player to move\n"
    assert packhouse("--games", TOYS, "nim", "winning", "1", "4", "5").out == "the other player\n"


@pytest.mark.parametrize(("words", "command"), [("", "serve"), ("admin", "password"), ("nim", "winning")])
def test_without_a_command_the_help_names_them(packhouse: Command, words: str, command: str) -> None:
    ran = packhouse(*(["--games", TOYS] if words == "nim" else []), *words.split())
    assert ran.code == 2
    assert command in ran.out
    assert ran.err == f"packhouse: name a command; see packhouse {words and f'{words} '}--help\n"


def test_a_wrong_word_is_answered_with_the_whole_command(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, "nim", "winning", "x")
    assert ran.err.endswith("see packhouse nim winning --help\n")
