"""Every bad input gets one clear line and exit code 2, and changes nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .conftest import TOYS, Command, write_game

GOOD = """\
packhouse record 1
game: packit
version: 1
seats: 2
seed: 7
option size: 3
player 1: "Ada"
player 2: "Ben"

1. 1 c3
2. 2 a1
end
"""


def refused(packhouse: Command, *words: str) -> str:
    ran = packhouse(*words)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1, "one line"
    return ran.err.removeprefix("packhouse: ").strip()


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("play chess", "no game “chess”; choose from "),
        ("nonsense", "No such command 'nonsense'; see packhouse --help"),
        ("--games nowhere games", "there is no folder nowhere"),
        ("simulate packit --seats uniform,deepblue", "no bot “deepblue” plays packit; choose from uniform"),
        ("simulate packit --seats uniform", "Pack-It is for 2 players, not 1: name them as in --seats casual,casual"),
        ("simulate packit --seats uniform,uniform --games 0", "Invalid value for '--games'"),
        ("simulate packit --seats uniform,uniform --seed -1", "a seed is a whole number from 0"),
        ("simulate packit --seats uniform,uniform --seed x", "Invalid value for '--seed'"),
        ("play packit -o size", "“size” isn’t an option; write name=value"),
        ("play packit -o colour=red", "no option “colour”; choose from board, size"),
        ("play packit -o size=99", "size=99 is not possible; choose 3 to 13"),
        ("play packit -o size=big", "size=big is not possible; choose 3 to 13"),
        ("play packit -o board=moon", "board=moon is not possible; choose clipped, diagonal, hex-hex"),
        ("play packit -o komi=0.3", "komi=0.3 is not possible; choose -100 to 100 in steps of 0.5"),
        ("play packit -o seeds=200", "seeds must leave a cell empty: at most 126"),
        ("play packit -o seed_cells=z9", "seed_cells: z9 isn’t on the board"),
        ("play packit --record nowhere/game.record", "can’t write nowhere/game.record: No such file or directory"),
        ("tournament packit --bots uniform", "a tournament needs two or more different bots"),
        ("tournament packit --bots uniform,greedy --games 21", "--games must be even"),
        ("tournament packit --bots uniform,greedy --seats 3", "Pack-It is for 2 players"),
        ("tournament zackpack --bots novice,casual --seats 2", "Zack & Pack is for 3 to 6 players"),
        ("tournament packit --bots uniform,greedy --seats 1", "Pack-It is for 2 players; add some"),
        ("simulate packit --seats human,strong", "here only bots play; people play with packhouse play packit"),
        ("replay nowhere.record", "can’t read nowhere.record: No such file or directory"),
        ("rules chess", "no game “chess”"),
        ("play a\nb", "no game “a�b”"),
        ("bench chess", "no game “chess”"),
        (
            "simulate packit --seats uniform,./nowhere",
            "there is no program ./nowhere; give a path to one, as in",
        ),
        ("tournament packit --bots uniform,/", "/ isn’t a file; give a path to a program, as in ./mybot"),
        ("play packit --seats human,./nowhere", "there is no program ./nowhere"),
        ("join http://127.0.0.1:8000/table/Xk3 --bot expert", "“expert” isn’t a path: bots of the house sit down on"),
        ("join http://127.0.0.1:8000/table/Xk3 --bot ./nowhere", "there is no program ./nowhere"),
        ("join Xk3 --bot /bin/sh", "“Xk3” isn’t a link to a table; copy the one that its page shares, as in http://"),
        ("join http://127.0.0.1:8000/table/Xk3", "Missing option '--bot'"),
    ],
)
def test_arguments(packhouse: Command, words: str, line: str) -> None:
    assert refused(packhouse, *words.split(" ")).startswith(line)


@pytest.mark.parametrize(("given", "shown"), [(1, 3), (2, 3), (7, 6)])
def test_as_many_players_are_shown_as_the_game_needs(packhouse: Command, given: int, shown: int) -> None:
    line = refused(packhouse, "simulate", "zackpack", "--seats", ",".join(["novice"] * given))
    assert line.endswith(" --seats " + ",".join(["casual"] * shown))
    line = refused(packhouse, "play", "zackpack", "--seats", ",".join(["human"] * given))
    assert line.endswith(" --seats human," + ",".join(["casual"] * (shown - 1)))


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("packhouse record 1", "once upon a time", "this isn’t a record: its first line should be"),
        ("\nend", "", "the record is cut off: its last line should be “end”"),
        ("seed: 7\n", "", "the record has no header “seed”"),
        ("seats: 2", "seats: two", "version, seats and seed must be whole numbers"),
        ("seats: 2", "seats: 5", "the record has no header “player 3”"),
        ("seed: 7", "seed 7", "line 5 isn’t a new header: “seed 7”"),
        ("option size: 3", "option size: big", "the header “option size” has no readable value"),
        ("option size: 3", "option size: 99", "size=99 is not possible; choose 3 to 13"),
        ("version: 1", "version: 99", "packit is known in version 1, not in version 99"),
        ("game: packit", "game: chess", "no game “chess”"),
        ("game: packit", "game: \x1b[2J\u2028", "no game “�[2J�”; choose from"),
        ("record 1", "record 2", "“packhouse record 2” is a format that this release doesn’t know"),
        ("option size", "optoin size", "“optoin size” isn’t a header of a record"),
        ("seed: 7", 'seed: 7\nplayer 3: "Cy"', "“player 3” isn’t a header of a record"),
        ("option size: 3", 'components: {"boards": {}}', "the components have no board “hex-hex”; add it"),
        ("\nend", "\nend\nand more", "there is more after the line “end”; a file holds one record"),
        ("2. 2 a1", "2. *draw now", "move 2 can’t be read: “2. *draw now”"),
        ("2. 2 a1", "2. 2", "move 2 can’t be read: “2. 2”"),
        ("2. 2 a1", "3. 2 a1", "move 2 can’t be read: “3. 2 a1”"),
        ("2. 2 a1", "2. 2 z9", "move 2: z9 isn’t on the board"),
        ("2. 2 a1", "2. 2 c3", "move 2: c3 is taken; choose an empty cell"),
        ("2. 2 a1", "2. 1 a1", "move 2: it isn’t seat 1’s turn"),
        ("2. 2 a1", "2. 2 put a1 there", "move 2: “put a1 there” isn’t a move here"),
        ("2. 2 a1", "2. *resign 2\n3. 1 a1", "move 3: the game is over; start a new one to play on"),
    ],
)
def test_records(packhouse: Command, tmp_path: Path, old: str, new: str, line: str) -> None:
    file = tmp_path / "game.record"
    file.write_text(GOOD.replace(old, new), "utf-8")
    assert refused(packhouse, "replay", str(file)).startswith(line)


def test_the_record_they_are_made_from_is_good(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(GOOD, "utf-8")
    assert packhouse("replay", str(file)).code == 0


def test_a_file_that_is_not_text(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_bytes(b"\xff\xfe\x00")
    assert refused(packhouse, "replay", str(file)).endswith("is not a text file")


def test_an_entry_past_the_end(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(GOOD, "utf-8")
    assert refused(packhouse, "replay", str(file), "--at", "3").startswith("the record has 2 entries")
    file.write_text(GOOD.replace("2. 2 a1\n", ""), "utf-8")
    line = refused(packhouse, "replay", str(file), "--at", "3")
    assert line == "the record has 1 entry, so --at goes from 0 to 1"


@pytest.mark.parametrize(
    "command",
    [
        "play packit", "bench packit", "simulate packit --seats uniform,uniform",
        "tournament packit --bots uniform,greedy", "zackpack solve --truck 1 --load 1", "zackpack solve --table",
        "zackpack trucks",
    ],
)  # fmt: skip
def test_components_that_can_not_be_read_are_named(packhouse: Command, tmp_path: Path, command: str) -> None:
    picture = tmp_path / "picture.toml"
    picture.write_bytes(b"\xff\xfe\x00")
    whys = {
        tmp_path / "nowhere.toml": "No such file or directory",
        tmp_path: "Is a directory",
        picture: "it is not text",
    }
    for file, why in whys.items():
        line = refused(packhouse, *command.split(), "--components", str(file))
        assert line == f"can’t read {file}: {why}; name a TOML file, such as a changed copy of the game’s own"


@pytest.mark.parametrize("text", ["[boards", "a = " + "[" * 5000, "\0"])
def test_components_that_are_no_toml(packhouse: Command, tmp_path: Path, text: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    assert refused(packhouse, "play", "packit", "--components", str(file)).startswith("own.toml is ")


def test_components_without_the_chosen_board(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[boards]\nhex-hex = 5\n", "utf-8")
    line = refused(packhouse, "play", "packit", "--components", str(file), "-o", "board=triangle")
    assert line == "the components have no board “triangle”; add it to [boards]"


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("", "the game “broken” can’t be loaded: AttributeError"),
        ("GAME = (", "the game “broken” can’t be loaded: SyntaxError"),
        ("from packhouse.games.packit import GAME", "the folder “broken” holds no game of that name"),
    ],
)
def test_a_folder_that_is_no_game(packhouse: Command, tmp_path: Path, code: str, line: str) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text(code, "utf-8")
    sys.modules.pop("packhouse.games.broken", None)
    assert refused(packhouse, "--games", str(tmp_path), "games").startswith(line)


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("PLAYER = 1", "bot.py of the game “mine” must have PLAYERS: its bots, weakest first"),
        ("import nowhere", "the game “mine” can’t be loaded: ModuleNotFoundError: No module named 'nowhere'"),
    ],
)
def test_a_games_file_that_lacks_what_it_must_have(packhouse: Command, tmp_path: Path, code: str, line: str) -> None:
    (write_game(tmp_path, "nim") / "bot.py").write_text(code, "utf-8")
    assert refused(packhouse, "--games", TOYS, "--games", str(tmp_path), "games", "mine") == line


def test_a_second_game_of_the_same_name(packhouse: Command, tmp_path: Path) -> None:
    (tmp_path / "packit").mkdir()
    (tmp_path / "packit" / "__init__.py").touch()
    assert refused(packhouse, "--games", str(tmp_path), "games") == "there is a game “packit” already"


@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "."])
def test_a_name_that_no_file_can_have(packhouse: Command, name: str) -> None:
    ran = packhouse("play", "packit", "--seats", "human,uniform", "-o", "size=3", typed=f"save {name}\nsave\nquit\n")
    assert ran.code == 0
    assert "can’t write" in ran.out or "exists already" in ran.out
    assert "save to which file? Write save FILE" in ran.out


def test_bad_components(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[boards]\nhex-hex = 99\n", "utf-8")
    line = refused(packhouse, "play", "packit", "--components", str(file))
    assert line == "own.toml, line 1 (boards): that is too much; write 13 at most"


def test_a_program_that_is_there_but_named_without_its_folder_is_pointed_at(
    packhouse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mybot").write_text("#!/bin/sh\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    line = refused(packhouse, "simulate", "packit", "--seats", "mybot,strong")
    assert line == "no bot “mybot” plays packit; did you mean ./mybot?"


def test_a_bot_in_other_letters_is_pointed_at(packhouse: Command) -> None:
    line = refused(packhouse, "simulate", "packit", "--seats", "Strong,strong")
    assert line == "no bot “Strong” plays packit; did you mean strong?"


@pytest.mark.parametrize("command", ["report", "tournament --bots uniform,greedy"])
def test_bots_for_the_number_of_seats_are_told_their_option(packhouse: Command, command: str) -> None:
    name, *rest = command.split()
    line = refused(packhouse, "--games", TOYS, name, "nim", *rest, "--seats", "uniform,uniform")
    assert line == "--seats uniform,uniform: here that is a number, as in --seats 2; name bots with --bots"


@pytest.mark.parametrize("command", ["simulate", "sweep -o last=wins,loses"])
def test_bots_may_be_called_so_where_they_fill_the_seats(packhouse: Command, command: str) -> None:
    name, *rest = command.split()
    words = ("--bots", "uniform,uniform", "--games", "2", "--jobs", "1")
    assert packhouse("--games", TOYS, name, "nim", *rest, *words).code == 0


def test_components_of_another_game_are_known(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("heaps = [3, 4]")
    line = refused(packhouse, "--games", TOYS, "simulate", "packit", "--seats", "uniform,uniform",
                   "--components", str(file))  # fmt: skip
    assert line == "own.toml has the components of Nim, and this is Pack-It; name a changed copy of its own"


def test_an_existing_file_is_not_overwritten(packhouse: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text("precious", "utf-8")
    assert refused(packhouse, "play", "packit", "--record", str(file)).endswith("exists already; choose another name")
    assert file.read_text("utf-8") == "precious"
