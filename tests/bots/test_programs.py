"""A program plays as a bot does, from what its seat may know; what it does wrong is one clear line, and its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from packhouse import games
from packhouse.bots.bot import Budget, Player, Sight
from packhouse.bots.playing import by_lot, steps
from packhouse.bots.programs import alive
from packhouse.bots.programs.path import shown
from packhouse.bots.programs.program import Program
from packhouse.bots.programs.seat import Patience, ProgramSeat
from packhouse.core import notation
from packhouse.core.errors import BadProgram, BadSetup, UnknownBot
from packhouse.core.rng import KeyedRng, QuickRng
from packhouse.games import players
from tests.contract.cases import of

from .programs import all_gone, heard, pids, program

HURRY = Patience(ready=60, grace=60, quit=60)
IMPATIENT = Patience(ready=0.2, grace=0.1, quit=60)
BUDGET = Budget(seconds=60)


@pytest.fixture(autouse=True)
def nobody_left(tmp_path: Path) -> Iterator[None]:
    """Whatever a test lets run must be gone when all are told to leave."""
    yield
    alive.end_all()
    assert all_gone(tmp_path)


def sight(game: str = "nim", seats: int = 2, seat: int = 0, **chosen: Any) -> Sight[Any, Any, Any]:
    rules = games.load(games.setup(game, seats, 7, chosen))
    return Sight(rules, rules.start(seats, 7), seat, seats)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def choose(path: str, seen: Sight[Any, Any, Any], luck: int = 1, patience: Patience = HURRY) -> str:
    return notation.write(Program(path, patience).choose(seen, BUDGET, QuickRng(luck)))


def test_its_answer_is_played(tmp_path: Path) -> None:
    assert choose(program(tmp_path), sight()) == notation.write(sight().legal[0])


def test_it_says_what_it_is_called(tmp_path: Path) -> None:
    seat = ProgramSeat(program(tmp_path, greeted="echo name Deep Packer; echo ready"))
    assert seat.name == "Deep Packer"


def test_capitals_and_spaces_are_forgiven(tmp_path: Path) -> None:
    assert choose(program(tmp_path, asked="echo 'best  TAKE  1   2 '"), sight()) == "take 1 2"


def test_it_hears_where_it_sits_what_it_sees_and_what_it_may_do(tmp_path: Path) -> None:
    seen = sight("stash", 3, 1, stones=2)
    Program(program(tmp_path)).choose(seen, Budget(nodes=40, seconds=1.5), QuickRng(1))
    greeting, setup, position, legal, go = heard(tmp_path)
    assert greeting == "packhouse 1"
    assert msgspec.json.decode(setup.removeprefix("setup ")) == {
        "game": "stash", "version": 1, "options": {"stones": 2}, "components": {}, "seats": 3, "seat": 1,
    }  # fmt: skip
    assert msgspec.json.decode(position.removeprefix("position ")) == as_json(seen.view)
    assert legal == "legal hide 1\thide 2\tdone"
    assert go.startswith("go nodes 40 seconds 1.5 luck ")


def test_it_is_told_what_is_in_the_box(tmp_path: Path) -> None:
    choose(program(tmp_path), sight("attic"))
    told = msgspec.json.decode(heard(tmp_path)[1].removeprefix("setup "))
    assert told["components"] == as_json(games.box(games.setup("attic", 2, 7)))


@pytest.mark.parametrize("name", games.names())
def test_positions_that_a_seat_can_not_tell_apart_are_told_in_the_same_bytes(name: str, tmp_path: Path) -> None:
    case = next(of(name))
    bot, told = Program(program(tmp_path)), []
    for state in case.states(2):
        for seat in sorted(case.game.active(state))[-2:]:
            for world in (state, case.game.imagine(state, seat, QuickRng(3))):
                bot.choose(Sight(case.game, world, seat, case.setup.seats), BUDGET, QuickRng(5))
                told.append(tuple(heard(tmp_path)[-3:]))
    assert told[::2] == told[1::2]
    assert str(case.setup.seed) not in (tmp_path / "heard").read_text("utf-8")


class Showing(Sight[Any, Any, Any]):
    """Shows something else than the position."""

    shown: Any = None

    @property
    def view(self) -> Any:
        return self.shown


def test_a_sets_order_does_not_tell_how_it_was_filled(tmp_path: Path) -> None:
    bot, seen = Program(program(tmp_path)), sight()
    for filled in ([0, 8], [8, 0]):  # whose sets give their numbers in this order
        showing = Showing(seen.game, seen.game.start(2, 7), 0, 2)
        showing.shown = set(filled)
        bot.choose(showing, BUDGET, QuickRng(1))
    one, other = (line for line in heard(tmp_path) if line.startswith("position"))
    assert one == other


def wide() -> Sight[Any, Any, Any]:
    """Return the sight of a large floor, where more can be done than a pipe holds."""
    floor = {"columns": 20, "rows": 20, "copies": 2, "tiles": {"y": [".#..", "####"], "p": ["##", "##", "#."]}}
    rules = games.load(games.setup("attic", 2, 7, own=floor))
    seen = Sight(rules, rules.start(2, 7), 0, 2)
    assert sum(len(notation.write(action)) for action in seen.legal) > 1 << 16
    return seen


def test_thousands_of_actions_arrive(tmp_path: Path) -> None:
    seen = wide()
    assert choose(program(tmp_path, asked='echo "best ${legal##*	}"'), seen) == notation.write(seen.legal[-1])


def test_one_process_plays_move_after_move_and_each_seat_has_its_own(tmp_path: Path) -> None:
    path = program(tmp_path)
    for seat in (0, 1, 0, 1):
        choose(path, sight("sealed", 2, seat))
    assert len(pids(tmp_path)) == 2


def test_another_set_up_is_another_process(tmp_path: Path) -> None:
    path = program(tmp_path)
    for stones in (2, 3, 2):
        choose(path, sight("stash", stones=stones))
    assert len(pids(tmp_path)) == 2


def test_no_more_run_at_once_than_are_needed(tmp_path: Path) -> None:
    path = program(tmp_path)
    for stones in range(2, 9):
        for seat in range(4):
            choose(path, sight("stash", 4, seat, stones=stones))
    assert len(pids(tmp_path)) == 28
    assert len(alive._alive) == 24


def test_what_it_does_not_say_is_passed_over_and_its_lead_is_told(tmp_path: Path) -> None:
    path = program(
        tmp_path,
        asked='echo hello; echo info lead 2.5; echo info lead x; echo info lead inf; echo info; echo "best $first"',
    )
    judgement = Program(path).judge(sight(), BUDGET, QuickRng(1))
    assert judgement.lead == 2.5


def test_without_a_word_of_it_there_is_no_lead(tmp_path: Path) -> None:
    assert Program(program(tmp_path)).judge(sight(), BUDGET, QuickRng(1)).lead is None


def test_its_luck_is_its_own_and_repeats(tmp_path: Path) -> None:
    path = program(tmp_path)
    for luck in (1, 1, 2):
        choose(path, sight(), luck)
    one, again, other = (line for line in heard(tmp_path) if line.startswith("go"))
    assert one == again != other


def test_it_is_told_to_stop_when_its_time_is_over(tmp_path: Path) -> None:
    bot = Program(program(tmp_path, asked="", stopped='echo "best $first"'), HURRY)
    assert bot.choose(sight(), Budget(seconds=0.01), QuickRng(1)) == sight().legal[0]


def test_it_reacts_in_a_race_as_the_search_does(tmp_path: Path) -> None:
    rng, bot = QuickRng(1), Program(program(tmp_path))
    seconds = [bot.reaction(sight("snap"), Budget(reaction=2.0), rng) for _ in range(100)]
    assert 1.0 <= min(seconds) < max(seconds) < 3.0


def test_whoever_does_not_say_how_many_play_is_told_to(tmp_path: Path) -> None:
    seen = sight()
    with pytest.raises(BadSetup, match="a program must know how many play"):
        choose(program(tmp_path), Sight(seen.game, seen.game.start(2, 7), 0))


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        ({"first": "exit 3"}, "ended with exit code 3 when it should have answered; run it by hand"),
        (
            {"placed": "echo where am I >&2; exit 1"},
            "ended with exit code 1 when it should have answered (“where am I”)",
        ),
        (
            {"asked": "echo oh; echo dear >&2; kill -9 $$"},
            "ended with exit code -9 when it should have answered (“dear”)",
        ),
        ({"greeted": "echo welcome"}, "said no “ready” within 0.2 s"),
        ({"placed": ""}, "said no “ready” within 0.2 s"),
        ({"asked": ""}, "said no “best” within 0.15 s"),
        ({"asked": "echo best z9"}, "answered “best z9”, which isn’t possible now"),
        ({"asked": "echo best"}, "answered “best ”, which isn’t possible now"),
        ({"asked": "yes"}, "wrote a megabyte without an answer"),
        ({"asked": "exec tr '\\0' x < /dev/zero"}, "wrote a megabyte without an answer"),
        ({"asked": "exec 0<&- 1>&-; sleep 1000"}, "closed its output when it should have answered"),
    ],
)
def test_what_it_does_wrong_is_one_clear_line_and_its_end(tmp_path: Path, wrong: dict[str, str], line: str) -> None:
    path = program(tmp_path, **wrong)
    bot = Program(path, IMPATIENT if "“ready”" in line else HURRY._replace(grace=0.1))
    with pytest.raises(BadProgram) as refused:
        bot.choose(sight(), Budget(seconds=0.05 if "“best”" in line else 60), QuickRng(1))
    assert str(refused.value).startswith(f"{path} {line}")
    assert all_gone(tmp_path)


def test_a_program_that_failed_is_started_again_for_the_next_choice(tmp_path: Path) -> None:
    path = program(
        tmp_path, asked=f'[ -e {tmp_path}/failed ] || {{ touch {tmp_path}/failed; exit; }}; echo "best $first"'
    )
    with pytest.raises(BadProgram):
        choose(path, sight())
    assert choose(path, sight()) == notation.write(sight().legal[0])


def test_one_that_does_not_listen_holds_nobody_up(tmp_path: Path) -> None:
    path = program(tmp_path, placed="echo ready; exec sleep 1000")
    with pytest.raises(BadProgram, match="said no “best”"):
        Program(path, HURRY._replace(grace=0.1)).choose(wide(), Budget(seconds=0.05), QuickRng(1))
    assert all_gone(tmp_path)


def test_one_that_will_not_leave_is_ended_with_all_that_it_has_started(tmp_path: Path) -> None:
    path = program(tmp_path, first=f"trap '' TERM HUP INT; sleep 1000 & echo $! >> {tmp_path}/pids", left="sleep 1000")
    choose(path, sight())
    assert len(pids(tmp_path)) == 2
    alive.end_all(0.0)
    assert all_gone(tmp_path)


def test_a_script_without_a_first_line_is_not_started(tmp_path: Path) -> None:
    path = tmp_path / "mybot"
    path.write_text("print('ready')\n")
    path.chmod(0o755)
    with pytest.raises(BadProgram, match="can’t be started: Exec format error; a script begins with a line such as"):
        choose(str(path), sight())


def test_it_plays_beside_bots_of_the_house_in_a_race_too(tmp_path: Path) -> None:
    seated = [Player("first", Program(program(tmp_path))), players.named("nim", "uniform")]
    game = games.load(games.setup("nim", 2, 7))
    luck = [QuickRng(1), QuickRng(2)]
    state = game.start(2, 7)
    assert list(steps(game, state, by_lot(game, seated, luck, KeyedRng.from_seed(3))))
    assert game.outcome(state)


def test_a_path_is_a_name_where_programs_may_play_and_nowhere_else(tmp_path: Path) -> None:
    path = program(tmp_path, name="mybot")
    player = players.named("nim", path, programs=True)
    assert (player.name, type(player.bot)) == ("mybot", Program)
    with pytest.raises(UnknownBot):
        players.named("nim", path)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("nowhere", "there is no program {path}; give a path to one"),
        ("", "{path} isn’t a file; give a path to a program"),
        ("notes", "{path} may not be run; write chmod +x {path}"),
    ],
)
def test_what_can_not_be_run_is_refused_at_once(tmp_path: Path, name: str, line: str) -> None:
    (tmp_path / "notes").write_text("a program, some day")
    path = str(tmp_path / name)
    with pytest.raises(BadProgram) as refused:
        players.named("nim", path, programs=True)
    assert str(refused.value).startswith(line.format(path=path))


def test_lists_call_programs_for_short_unless_two_would_be_called_alike() -> None:
    assert shown(["expert", "./new/deep"]) == {"expert": "expert", "./new/deep": "deep"}
    both = ["./old/deep", "./new/deep", "./expert", "expert"]
    assert shown(both) == {name: name for name in both}
