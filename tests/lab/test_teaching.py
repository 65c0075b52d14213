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
    """Does all work in this process, and counts it."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def submit(self, fn: Any, /, *given: Any, **named: Any) -> Future[Any]:
        self.done.append(fn.__name__)
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


def weights(course: Course, number: int) -> Any:
    with np.load(course.place(number) / "weights.npz") as file:
        return file["worth"]


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


def test_a_folder_of_another_course_is_refused(tmp_path: Path) -> None:
    learn(course(tmp_path), rounds=1)
    with pytest.raises(Refusal, match=r"another course.*choose another folder"):
        learn(course(tmp_path, nodes=2), rounds=1)


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
