"""The other commands, by what they print for people and for programs."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from packhouse import games
from packhouse.core.commitment import commitment

from .conftest import Command
from .test_bad_input import GOOD

TOYS = str(Path(__file__).parents[1] / "toys")


def last_line(text: str) -> Any:
    return msgspec.json.decode(text.splitlines()[-1])


def test_games_lists_every_folder(packhouse: Command) -> None:
    found = last_line(packhouse("games", "--json").out)
    assert [game["game"] for game in found] == games.names()


def test_one_game_shows_its_options_and_bots(packhouse: Command) -> None:
    out = packhouse("games", "packit").out
    assert "neighbours" in out
    assert "uniform" in out


def test_a_default_is_shown_as_it_is_written(packhouse: Command) -> None:
    row = next(line for line in packhouse("games", "pickpack").out.splitlines() if "beginners" in line)
    assert "false" in row and "False" not in row


def test_more_games_are_found_in_another_folder() -> None:
    words = [sys.executable, "-m", "packhouse", "--games", TOYS, "games", "--json"]
    ran = subprocess.run(words, capture_output=True, text=True, check=True)
    assert {"nim", "packit"} <= {game["game"] for game in last_line(ran.stdout)}


def test_simulate_is_the_same_on_any_number_of_jobs(packhouse: Command) -> None:
    words = (
        "simulate",
        "packit",
        "--seats",
        "uniform,uniform",
        "--games",
        "60",
        "--seed",
        "5",
        "-o",
        "size=4",
        "--json",
    )
    one, two = packhouse(*words, "--jobs", "1"), packhouse(*words, "--jobs", "2")
    assert one == two
    assert last_line(one.out)["games"] == 60


@pytest.mark.parametrize(("games", "line"), [("1", "1 game, "), ("2", "2 games, ")])
def test_one_game_is_a_game(packhouse: Command, games: str, line: str) -> None:
    words = ("simulate", "packit", "--seats", "uniform,uniform", "--jobs", "1", "-o", "size=3")
    assert line in " ".join(packhouse(*words, "--games", games).out.split())


def test_tournament_gives_scores_and_ratings(packhouse: Command) -> None:
    words = (
        "tournament",
        "packit",
        "--bots",
        "uniform,greedy",
        "--games",
        "20",
        "--seed",
        "5",
        "-o",
        "size=4",
        "--json",
    )
    found = last_line(packhouse(*words).out)
    (pair,) = found["pairs"]
    assert pair["games"] == 20
    assert pair["score"]["low"] < pair["score"]["value"] < pair["score"]["high"]
    assert found["ratings"]["greedy"]["elo"] > 0


def test_a_tournament_stops_early_only_where_it_is_asked_to(packhouse: Command) -> None:
    words = ("--games", TOYS, "tournament", "nim", "--bots", "uniform,greedy", "--seed", "1", "--jobs", "1", "--json")
    whole, asked = packhouse(*words, "--games", "60"), packhouse(*words, "--games", "60", "--target", "0.3")
    assert [last_line(ran.out)["pairs"][0]["games"] for ran in (whole, asked)] == [60, 40]


def test_mean_scores_have_error_bars(packhouse: Command) -> None:
    words = (
        "simulate",
        "packit",
        "--seats",
        "uniform,uniform",
        "--games",
        "40",
        "--jobs",
        "1",
        "-o",
        "size=3",
        "--json",
    )
    ran = packhouse(*words, "--seed", "1")
    (first, _) = last_line(ran.out)["seats"]
    assert 0 < first["score"]["error"] < first["score"]["deviation"]
    assert f"{first['score']['mean']:.2f} ± {first['score']['error']:.2f}" in ran.err


def test_whoever_plays_alone_reaches_goals_and_wins_nothing(packhouse: Command) -> None:
    words = (
        "--games",
        TOYS,
        "simulate",
        "rollers",
        "--seats",
        "uniform",
        "--games",
        "400",
        "--seed",
        "1",
        "--jobs",
        "1",
    )
    ran = packhouse(*words, "--json")
    found = last_line(ran.out)
    (seat,) = found["seats"]
    assert 0 < seat["goals"]["low"] < seat["goals"]["value"] < seat["goals"]["high"] < 0.1
    assert 0 < found["grades"]["perfect"] <= 400 * seat["goals"]["value"]
    assert seat["score"]["least"] <= seat["score"]["quartiles"][0] <= seat["score"]["most"] == 21
    assert "win" not in ran.out + ran.err


@pytest.mark.parametrize(("words", "seats"), [((), 2), (("--seats", "4"), 4)])
def test_a_tournament_has_any_number_of_seats(packhouse: Command, words: tuple[str, ...], seats: int) -> None:
    bots = ("tournament", "snap", "--bots", "slow,swift", "--games", "20", "--seed", "5", "--json")
    found = last_line(packhouse("--games", TOYS, *bots, *words).out)
    assert found["seats"] == seats
    assert found["pairs"][0]["score"]["low"] > 0.5
    assert found["ratings"]["swift"]["elo"] > 0


def test_rules_shows_each_clause_with_its_tests(packhouse: Command) -> None:
    found = last_line(packhouse("rules", "packit", "--tests", "--json").out)
    assert [clause["id"] for clause in found["packit"]][:3] == ["PI-1", "PI-2", "PI-3"]
    assert all(clause["tests"] for clause in found["packit"])
    assert "test_turn::test_" in packhouse("rules", "packit", "--tests").out


def test_players_are_shown_the_rules_without_tests(packhouse: Command) -> None:
    ran = packhouse("rules", "zackpack")
    assert "Being the last to finish costs nothing." in ran.out
    assert "test_" not in ran.out
    assert "**" not in ran.out
    first = last_line(packhouse("rules", "zackpack", "--json").out)["zackpack"][0]
    assert first.keys() == {"id", "standing", "text"}


def test_no_clause_is_without_a_test(packhouse: Command) -> None:
    ran = packhouse("rules", "--uncovered")
    assert (ran.code, ran.out) == (0, "")


@pytest.fixture
def half_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game with two clauses, one of them with a test, in a folder of its own."""
    monkeypatch.delitem(sys.modules, "packhouse.games.halftold", raising=False)
    game = tmp_path / "halftold"
    (game / "tests").mkdir(parents=True)
    (game / "__init__.py").write_text(
        "from packhouse.games.packit.rules import PackIt\n\n"
        "class HalfTold(PackIt):\n    name = 'halftold'\n\nGAME = HalfTold\n"
    )
    (game / "rules.md").write_text("- **HT-1** [R] Be kind.\n- **HT-2** [H] Be quick,\n  too.\n")
    (game / "tests" / "test_rules.py").write_text('@pytest.mark.rule("HT-1")\ndef test_kindness(): ...\n')
    return tmp_path


def test_a_clause_without_a_test_is_named(packhouse: Command, half_told: Path) -> None:
    ran = packhouse("--games", str(half_told), "rules", "halftold", "--uncovered")
    assert (ran.code, ran.out) == (1, "HT-2 [H] Be quick, too.\n")


def test_a_clause_may_be_tested_at_the_table_too(packhouse: Command, half_told: Path) -> None:
    folder = half_told / "halftold" / "tests" / "server"
    folder.mkdir()
    (folder / "test_table.py").write_text('@pytest.mark.rule("HT-2")\nasync def test_speed(): ...\n')
    assert packhouse("--games", str(half_told), "rules", "halftold", "--uncovered").code == 0
    assert "server/test_table::test_speed" in packhouse("--games", str(half_told), "rules", "halftold", "--tests").out


def test_a_mark_that_names_no_clause_is_named(packhouse: Command, half_told: Path) -> None:
    file = half_told / "halftold" / "tests" / "test_rules.py"
    file.write_text(file.read_text() + '@pytest.mark.rule("HT-2")\n@pytest.mark.rule("HT-22")\ndef test_speed(): ...\n')
    ran = packhouse("--games", str(half_told), "rules", "halftold", "--uncovered")
    assert (ran.code, ran.out) == (1, "HT-22 isn’t a clause of halftold, but a test carries its mark\n")


def test_without_the_source_it_says_so(packhouse: Command, half_told: Path) -> None:
    shutil.rmtree(half_told / "halftold" / "tests")
    for option in ("--uncovered", "--tests"):
        ran = packhouse("--games", str(half_told), "rules", "halftold", option)
        assert ran.code == 2
        assert "needs the source" in ran.err
    assert "Be kind." in packhouse("--games", str(half_told), "rules", "halftold").out


def test_replay_shows_any_position(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(GOOD, "utf-8")
    first, last = (packhouse("replay", str(file), "--at", at).out for at in ("0", "2"))
    assert first != last
    assert last == packhouse("replay", str(file)).out


def test_a_wrong_result_is_found(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(GOOD.replace('"Ben"', '"Ben"\nresult: 99-0'), "utf-8")
    ran = packhouse("replay", str(file), "--verify")
    assert ran.code == 1
    assert "The result should be" in ran.out


@pytest.mark.parametrize(("seed", "code"), [(7, 0), (8, 1)])
def test_the_seed_must_be_the_promised_one(packhouse: Command, tmp_path: Path, seed: int, code: int) -> None:
    promise = commitment(games.setup("packit", 2, seed, {"size": 3}), "m1")
    file = tmp_path / "game.record"
    file.write_text(GOOD.replace('"Ben"', f'"Ben"\nmatch: m1\ncommitment: {promise}'), "utf-8")
    assert packhouse("replay", str(file), "--verify").code == code


def test_names_show_as_they_are_written(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(GOOD.replace('"Ben"', '"[/b] [red]:skull: \\u001b[2J"'), "utf-8")
    ran = packhouse("replay", str(file))
    assert ran.code == 0
    assert "Red ([/b] [red]:skull: �[2J)" in ran.out


def test_a_player_whose_name_was_forgotten_is_someone(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(GOOD.replace('"Ben"', '""'), "utf-8")
    assert "Red (someone)" in packhouse("replay", str(file)).out


def test_a_reader_that_leaves_is_no_fault() -> None:
    command = f"{sys.executable} -m packhouse rules packit | head -1; exit ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert ran.returncode in {0, 141}
    assert ran.stderr == ""


def test_a_terminal_of_plain_letters_still_shows_the_board() -> None:
    words = [sys.executable, "-m", "packhouse", "play", "packit", "--seats", "human,uniform", "-o", "size=3"]
    ran = subprocess.run(
        words, input=b"c3\n\xff\n", capture_output=True, check=False, env={"PYTHONIOENCODING": "ascii"}
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"c  . . . . ." in ran.stdout
    assert b" O " in ran.stdout
