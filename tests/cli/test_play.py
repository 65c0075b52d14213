"""A game in the terminal, typed as a person would."""

from __future__ import annotations

import re
from pathlib import Path

from .conftest import TOYS, Command, write_game

SMALL = ("play", "packit", "--seats", "human,uniform", "--seed", "1", "-o", "size=3")


def test_typed_cells_are_played_and_the_bot_answers(packhouse: Command) -> None:
    ran = packhouse(*SMALL, typed="c3\nquit\n")
    assert "Red (uniform) plays" in ran.out
    assert ran.code == 0


def test_a_refused_cell_is_explained_and_asked_again(packhouse: Command) -> None:
    ran = packhouse(*SMALL, typed="c3\nc3\nz9\nhello there\nquit\n")
    assert "c3 is taken; choose an empty cell" in ran.out
    assert "z9 isn’t on the board" in ran.out
    assert "“hello there” isn’t a move here; write “<centre>”" in ran.out


def test_moves_and_help_are_a_word_away(packhouse: Command) -> None:
    ran = packhouse(*SMALL, typed="moves\nhelp\n")
    assert "a1 · a2 · a3" in ran.out
    assert "Type a move, such as a1, or:" in ran.out
    assert "take back your last move" in ran.out
    assert "Goodbye." in ran.out, "the end of the input is a way to leave"


def test_many_moves_are_shown_step_by_step(packhouse: Command) -> None:
    attic = ("--games", TOYS, "play", "attic", "--seats", "human", "--seed", "7")
    ran = packhouse(*attic, typed="moves\nmoves lay\nmoves lay f back\nmoves Lay f  back 1\nquit\n")
    assert "lay … (3844) · stop" in ran.out
    assert "Type moves lay to see how that goes on." in ran.out
    assert "lay: f … (480) · i … (112)" in ran.out
    assert "lay f back: 0 … (60) · 1 … (60)" in ran.out
    assert "lay f back 1: b1 · c1 · d1" in ran.out


def test_a_beginning_that_nothing_has_is_refused(packhouse: Command) -> None:
    ran = packhouse(*SMALL, typed="moves jump\nquit\n")
    assert "nothing you can do now begins with “jump”; type moves" in ran.out


def test_undo_takes_back_the_answer_too(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ran = packhouse(*SMALL, typed=f"c3\nundo\nsave {file}\nquit\n")
    assert "takes back c3 and 1 move after it." in ran.out
    lines = file.read_text("utf-8").splitlines()
    assert lines[-2] == "3. *undo 0"


def test_a_finished_game_is_announced_and_written(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ran = packhouse(*SMALL, "--record", str(file), typed="resign\nyes\n")
    assert "Red (uniform) wins" in ran.out
    replayed = packhouse("replay", str(file), "--verify")
    assert replayed.code == 0
    assert "Verified: every move is legal, the result is right." in replayed.out


def test_bots_alone_play_to_the_end(packhouse: Command) -> None:
    ran = packhouse("play", "packit", "--seats", "uniform,uniform", "--seed", "1", "-o", "size=3")
    assert "wins" in ran.out
    assert ran.out == packhouse("play", "packit", "--seats", "uniform,uniform", "--seed", "1", "-o", "size=3").out


def test_two_people_ask_each_other(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    two = ("play", "packit", "--seats", "human,human", "-o", "size=3", "--record", str(file))
    ran = packhouse(*two, typed="c3\na1\nundo\nno\nundo\nyes\nc3\ndraw\nyes\n")
    assert "Red (human): may that be taken back?" in ran.out
    assert "A draw" in ran.out
    plays = file.read_text("utf-8").split("\n\n")[1].splitlines()
    assert plays == ["1. 1 c3", "2. 2 a1", "3. *undo 0", "4. 1 c3", "5. *draw", "end"]


def test_bots_agree_on_no_draw(packhouse: Command) -> None:
    assert "bots don’t agree to draws" in packhouse(*SMALL, typed="draw\nquit\n").out


def test_there_is_nothing_to_undo_at_the_start(packhouse: Command) -> None:
    assert "you have no move to take back" in packhouse(*SMALL, typed="undo\nquit\n").out


def test_orders_may_be_in_capitals(packhouse: Command) -> None:
    assert "Goodbye." in packhouse(*SMALL, typed="QUIT\n").out


def test_a_game_that_is_left_is_written_as_far_as_it_went(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    packhouse(*SMALL, "--record", str(file), typed="c3\n")
    assert "1. 1 c3" in file.read_text("utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


def test_a_secret_play_of_a_bot_is_not_told(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, "play", "sealed", "--seats", "uniform,human", "--seed", "1", typed="quit\n")
    assert "Seat 1 (uniform) plays bid -." in ran.out


def test_a_bot_plays_on_for_whoever_resigns(packhouse: Command) -> None:
    ran = packhouse(
        "--games", TOYS, "play", "nim", "--seats", "human,uniform,uniform", "--seed", "1", typed="resign\nyes\n"
    )
    assert "Seat 1 (casual) plays" in ran.out
    assert "Goodbye." not in ran.out


ALONE = ("--games", TOYS, "play", "rollers", "--seats", "human")


def test_whoever_plays_alone_is_told_the_goal_at_once_and_their_points_after_each_play(packhouse: Command) -> None:
    ran = packhouse(*ALONE, "--seed", "9", typed="roll\nquit\n")
    assert re.findall("Goal: .*", ran.out) == ["Goal: 20 points, 0 so far", "Goal: 20 points, 4 so far"]


def test_a_goal_that_is_not_points_is_told_as_its_code_reads(packhouse: Command, tmp_path: Path) -> None:
    aim = "def aim(self, state): from packhouse.core.game import Aim; return Aim(code='leave_no_gaps')"
    write_game(tmp_path, "rollers", aim)
    ran = packhouse("--games", TOYS, "--games", str(tmp_path), "play", "mine", "--seats", "human", typed="quit\n")
    assert "Goal: leave no gaps\n" in ran.out


def test_at_the_end_the_result_alone_tells_of_the_goal(packhouse: Command) -> None:
    assert packhouse(*ALONE, typed="stop\n").out.count("Goal: ") == 1


def test_against_others_nobody_is_told_of_a_goal(packhouse: Command) -> None:
    assert "Goal: " not in packhouse("--games", TOYS, "play", "rollers", "--seed", "1", typed="quit\n").out


def test_a_replay_tells_whoever_looks_at_a_game_alone_of_its_goal(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    packhouse(*ALONE, "--seed", "9", "--record", str(file), typed="roll\nstop\n")
    assert "Goal: 20 points, 4 so far" in packhouse("--games", TOYS, "replay", str(file), "--at", "1").out
    assert "Goal: " not in packhouse("--games", TOYS, "replay", str(file)).out


def test_whoever_plays_alone_hears_of_the_goal_that_they_reached(packhouse: Command) -> None:
    ran = packhouse(*ALONE, "--seed", "9", typed="roll\n" * 6)
    assert ran.out.endswith("You reached the goal: 21 points, 20 needed, perfect\n")


def test_whoever_plays_alone_hears_of_the_goal_that_they_missed(packhouse: Command) -> None:
    assert packhouse(*ALONE, typed="stop\n").out.endswith("You missed the goal: 0 points, 20 needed\n")


def test_whoever_gives_up_alone_has_lost_to_nobody(packhouse: Command) -> None:
    assert packhouse(*ALONE, typed="resign\nyes\n").out.endswith("You gave up\n")


def test_nobody_draws_alone(packhouse: Command) -> None:
    assert "there’s nobody to draw with" in packhouse(*ALONE, typed="draw\nquit\n").out


def test_a_bot_that_plays_alone_is_named(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, "play", "rollers", "--seats", "uniform", "--seed", "1")
    assert re.search(r"Seat 1 \(uniform\) (reached|missed) the goal: ", ran.out)


def test_a_game_that_has_a_solo_mode_is_played_with_a_bot_unless_one_says_so(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, "play", "rollers", "--seed", "1", typed="resign\nyes\n")
    assert "Seat 2 (casual) wins" in ran.out


def test_a_record_of_someone_alone_is_verified_and_told_by_their_name(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    packhouse(*ALONE, "--seed", "3", "--record", str(file), typed="roll\n" * 6 + "stop\n")
    ran = packhouse("--games", TOYS, "replay", str(file), "--verify")
    assert "Seat 1 (human) reached the goal: 20 points, 20 needed" in ran.out
    assert "the result is right" in ran.out


def test_a_race_in_real_time_is_not_for_one_keyboard(packhouse: Command) -> None:
    ran = packhouse("--games", TOYS, "play", "snap")
    assert (ran.code, ran.out) == (2, "")
    assert "for a table (packhouse serve); here, write -o turns=True" in ran.err


def test_a_race_that_has_no_other_way_is_for_a_table(packhouse: Command, tmp_path: Path) -> None:
    write_game(tmp_path, "snap", "options = Toy.__base__.options", "def __init__(self, *_): pass")
    ran = packhouse("--games", TOYS, "--games", str(tmp_path), "play", "mine", "--seats", "human,human")
    assert ran.err == "packhouse: Snap is a race in real time, for a table; write packhouse serve\n"


def test_the_examples_can_be_played(packhouse: Command) -> None:
    """A prompt that named any truck could name one's own, which can't be grabbed."""
    words = ("play", "zackpack", "-o", "mode=ordered", "--seats", "human,uniform,uniform", "--seed", "1")
    first = packhouse(*words, typed="quit\n").out
    own = re.findall(r"(\d+): \d high", first.partition("Seat 2 ")[0])
    example = re.findall(r"your turn; type a move, such as (grab \d+), or help: ", first)[0]
    assert example.removeprefix("grab ") not in own
    assert "grab 17" not in first
    ran = packhouse(*words, typed=f"{example}\nquit\n")
    assert re.search(r"your turn; type a move, such as put \d \w+ \w+ or done, or help: ", ran.out)


def test_several_examples_are_a_row(packhouse: Command) -> None:
    ran = packhouse("play", "pickpack", "--seats", "human,novice", "--seed", "3", typed="lay rush a-top\nquit\n")
    assert re.search(r"such as lay \w+ a-bottom, take a-top or\sswap a-top [\w-]+, or help: ", ran.out)


def test_in_turns_it_is_played_here(packhouse: Command) -> None:
    ran = packhouse("play", "zackpack", "-o", "mode=ordered", "--seed", "1", typed="help\nquit\n")
    assert ran.code == 0
    assert "in an order drawn each round" in " ".join(ran.out.split())
