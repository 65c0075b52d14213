"""A course goes on where it stopped, gives the same from the same seed, and what is learnt wins."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from packhouse import games
from packhouse.core.errors import Refusal
from packhouse.games import parts
from packhouse.lab import teaching
from packhouse.lab.teaching import Course


class Here(Executor):
    """Does all work in this process, and remembers what it was."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.given: dict[str, list[tuple[Any, ...]]] = {"_played": [], "_compared": []}

    def submit(self, fn: Any, /, *given: Any, **named: Any) -> Future[Any]:
        self.done.append(fn.__name__)
        self.given[fn.__name__].append(given)
        result: Future[Any] = Future()
        result.set_result(fn(*given, **named))
        return result


def course(folder: Path, **changed: Any) -> Course:
    return Course(folder, "nim", "two heaps", 400, 1, 1, 5)._replace(**changed)


def learn(course: Course, rounds: int = 2) -> tuple[list[teaching.Round], list[str]]:
    """Return what each round brought, and what was done for it."""
    here = Here()
    found = [teaching.go_through(course, number, 10, here, lambda *_: None) for number in range(1, rounds + 1)]
    return found, here.done


def given(course: Course, rounds: int) -> list[dict[str, list[tuple[Any, ...]]]]:
    """Return what was asked for in each round."""
    each = [Here() for _ in range(rounds)]
    for number, here in enumerate(each, 1):
        teaching.go_through(course, number, 3, here, lambda *_: None)
    return [here.given for here in each]


def weights(course: Course, number: int) -> Any:
    if number == 0:
        return teaching.own("nim").untaught(course.kind)["worth"]
    with np.load(course.place(number) / "weights.npz") as file:
        return file["worth"]


def lessons(course: Course, rounds: list[int], *, held_out: bool) -> list[tuple[str, Any]]:
    """Return what was played in some rounds, to learn from or held out: lessons 1, 21 and so on."""
    names = [f"ten-{number}" for number in range(40) if (number in {1, 21}) == held_out]
    return [(name, np.load(course.place(number) / f"{name}.npz")) for number in rounds for name in names]


def test_what_is_learnt_is_less_far_off_and_wins(tmp_path: Path) -> None:
    (first, _), _ = learn(course(tmp_path))
    assert first.off < first.off_before
    assert sum(first.leads) > 0.5 * len(first.leads)


def test_the_same_seed_gives_the_same_and_another_may_not(tmp_path: Path) -> None:
    learnt = []
    for name, seed in (("a", 5), ("b", 5), ("c", 6)):
        found, _ = learn(course(tmp_path / name, seed=seed))
        learnt.append((found, weights(course(tmp_path / name, seed=seed), 2).tolist()))
    assert learnt[0] == learnt[1] != learnt[2]


def test_what_was_done_is_not_done_again(tmp_path: Path) -> None:
    before, _ = learn(course(tmp_path))
    again, done = learn(course(tmp_path))
    assert again == before
    assert done == []


def test_a_course_that_was_stopped_goes_on_and_ends_as_if_it_had_not(tmp_path: Path) -> None:
    whole, stopped = course(tmp_path / "whole"), course(tmp_path / "stopped")
    expected, _ = learn(whole)
    learn(stopped, rounds=1)
    stopped.place(2).mkdir()
    for lesson in range(0, 40, 2):  # half of the second round was played
        name = f"ten-{lesson}.npz"
        (stopped.place(2) / name).write_bytes((whole.place(2) / name).read_bytes())
    (stopped.place(2) / "ten-1.part").write_bytes(b"cut off")
    found, done = learn(stopped)
    assert found == expected
    assert done.count("_played") == 20


def test_each_round_is_played_by_what_was_learnt_before(tmp_path: Path) -> None:
    for number, asked in enumerate(given(course(tmp_path), 3), 1):
        before = weights(course(tmp_path), number - 1)
        assert all(np.array_equal(known["worth"], before) for _, _, _, known, *_ in asked["_played"])


def test_only_whoever_knows_nothing_looks_less_far(tmp_path: Path) -> None:
    asked = [{given[4] for given in each["_played"]} for each in given(course(tmp_path, nodes=10), 2)]
    assert asked == [{10 // teaching.FIRST_LOOK}, {10}]


def test_no_round_has_the_luck_of_another(tmp_path: Path) -> None:
    first, second = ({given[5] for given in each["_played"]} for each in given(course(tmp_path), 2))
    assert not first & second


@pytest.mark.parametrize(("number", "rounds"), [(1, [1]), (2, [2]), (3, [2, 3])])
def test_all_rounds_but_the_first_are_learnt_from(tmp_path: Path, number: int, rounds: list[int]) -> None:
    learn(course(tmp_path), number)
    played = lessons(course(tmp_path), rounds, held_out=False)
    expected = teaching.own("nim").fit("two heaps", played, 1, 5, lambda *_: None)
    assert np.array_equal(weights(course(tmp_path), number), expected["worth"])


def test_how_far_off_it_is_shows_in_games_that_it_has_not_learnt_from(tmp_path: Path) -> None:
    (_, second), _ = learn(course(tmp_path))
    played = lessons(course(tmp_path), [2], held_out=True)
    off = [teaching.own("nim").off("two heaps", {"worth": weights(course(tmp_path), at)}, played) for at in (1, 2)]
    assert [second.off_before, second.off] == off


def test_a_match_is_with_the_round_before(tmp_path: Path) -> None:
    for number, asked in enumerate(given(course(tmp_path), 3), 1):
        for _, _, _, now, before, *_ in asked["_compared"]:
            assert np.array_equal(now["worth"], weights(course(tmp_path), number))
            assert np.array_equal(before["worth"], weights(course(tmp_path), number - 1))


def test_a_longer_match_goes_on_and_a_shorter_one_is_its_beginning(tmp_path: Path) -> None:
    here = Here()
    few, many, again = (
        teaching.go_through(course(tmp_path), 1, pairs, here, lambda *_: None).leads for pairs in (2, 5, 2)
    )
    assert [given[0] for given in here.given["_compared"]] == [0, 1, 2, 3, 4]
    assert (len(many), many[:4], again) == (10, few, few)


@pytest.mark.parametrize("name", ["ten-3.npz", "weights.npz", "match.json"])
@pytest.mark.parametrize("left", [0, 9])
def test_a_file_that_is_cut_off_is_named(tmp_path: Path, name: str, left: int) -> None:
    learn(course(tmp_path), rounds=1)
    file = course(tmp_path).place(1) / name
    file.write_bytes(file.read_bytes()[:left])
    if name == "ten-3.npz":
        (course(tmp_path).place(1) / "weights.npz").unlink()
    with pytest.raises(Refusal, match=rf"{name} isn’t what was written there; delete it"):
        learn(course(tmp_path), rounds=1)


def test_what_cannot_be_written_whole_is_not_written(tmp_path: Path) -> None:
    place = course(tmp_path).place(1)
    (place / "ten-0.part").mkdir(parents=True)  # as if the disk were full
    with pytest.raises(OSError, match=r"ten-0\.part"):
        learn(course(tmp_path), rounds=1)
    assert not (place / "ten-0.npz").exists()


@pytest.mark.parametrize(
    "changed", [{"games": 300}, {"nodes": 2}, {"epochs": 2}, {"seed": 6}], ids=lambda changed: next(iter(changed))
)
def test_a_folder_of_another_course_is_refused(tmp_path: Path, changed: dict[str, int]) -> None:
    learn(course(tmp_path), rounds=1)
    with pytest.raises(Refusal, match=r"another course.*choose another folder"):
        learn(course(tmp_path, **changed), rounds=1)


def test_a_game_without_a_judgement_to_learn_says_so() -> None:
    with pytest.raises(Refusal, match="has no judgement that is learnt"):
        teaching.own("stash")


@pytest.mark.parametrize("name", [name for name in games.names() if games.has_part(name, parts.Teaching)])
def test_lessons_have_names_and_numbers(name: str) -> None:
    own = teaching.own(name)
    for kind in own.KINDS:
        lessons = own.lessons(kind, 10_000)
        assert len({*lessons}) == len(lessons)
        assert all(lesson.rpartition("-")[2].isdecimal() for lesson in lessons)
        assert sum(int(lesson.rpartition("-")[2]) % teaching.HELD_OUT == 1 for lesson in lessons) > 0
