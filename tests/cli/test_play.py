"""A game in the terminal, typed as a person would."""

from __future__ import annotations

from pathlib import Path

from .conftest import Command

SMALL = ("play", "packit", "--seats", "human,uniform", "--seed", "1", "-o", "size=3")


def test_typed_cells_are_played_and_the_bot_answers(packhouse: Command) -> None:
    ran = packhouse(*SMALL, typed="c3\nquit\n")
    assert "Red (uniform) plays" in ran.out
    assert ran.code == 0


def test_a_refused_cell_is_explained_and_asked_again(packhouse: Command) -> None:
    ran = packhouse(*SMALL, typed="c3\nc3\nz9\nhello there\nquit\n")
    assert "c3 is taken; choose an empty cell" in ran.out
    assert "z9 is not on the board" in ran.out
    assert "“hello there” is no action here; write “CENTRE”" in ran.out


def test_moves_and_help_are_a_word_away(packhouse: Command) -> None:
    ran = packhouse(*SMALL, typed="moves\nhelp\n")
    assert "a1 · a2 · a3" in ran.out
    assert "take back your last action" in ran.out
    assert "Goodbye." in ran.out, "the end of the input is a way to leave"


def test_undo_takes_back_the_answer_too(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    packhouse(*SMALL, typed=f"c3\nundo\nsave {file}\nquit\n")
    lines = file.read_text("utf-8").splitlines()
    assert lines[-2] == "3. *undo 0"


def test_a_finished_game_is_announced_and_written(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ran = packhouse(*SMALL, "--record", str(file), typed="resign\n")
    assert "Red (uniform) wins" in ran.out
    replayed = packhouse("replay", str(file), "--verify")
    assert replayed.code == 0
    assert "Verified: every play is legal, the result is right." in replayed.out


def test_bots_alone_play_to_the_end(packhouse: Command) -> None:
    ran = packhouse("play", "packit", "--seats", "uniform,uniform", "--seed", "1", "-o", "size=3")
    assert "wins" in ran.out
    assert ran.out == packhouse("play", "packit", "--seats", "uniform,uniform", "--seed", "1", "-o", "size=3").out
