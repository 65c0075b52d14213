"""The exact loader loads as the rules allow, and no one loads more; `make soak` asks ten times as often."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Sequence
from pathlib import Path

import platformdirs
import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.zackpack.loader import BestLoad, best_load, longest
from packhouse.games.zackpack.optimum import Optimum, optimum
from tests.soak import TIMES

from . import cp
from .position import game

Squares = list[tuple[int, int]]


def floor(*rows: str) -> Squares:
    """Return the squares of a floor that is drawn from the back to the front."""
    drawn = enumerate(reversed(rows))
    return [(column, row) for row, line in drawn for column, sign in enumerate(line) if sign == "#"]


def some_truck(rng: QuickRng) -> tuple[Squares, int]:
    """Return a truck within 5×3 squares, as those in the box are."""
    squares: Squares = []
    while len(squares) < 4:
        squares = [(column, row) for row in range(3) for column in range(5) if rng.below(10) < 7]
    return squares, 1 + rng.below(4)


def some_load(rng: QuickRng) -> tuple[int, ...]:
    return tuple(rng.below(most + 1) for most in (5, 4, 3, 2, 2))


def check_load(squares: Squares, height: int, counts: Sequence[int], found: BestLoad) -> None:
    """Put the pieces one after another: none is used twice, overlaps, hangs over, or is too high."""
    heights, left = dict.fromkeys(squares, 0), list(counts)
    for bar in found.bars:
        left[bar.size - 1] -= 1
        column, row = squares[bar.square]
        if bar.direction == "up":
            beneath, gain = [(column, row)], bar.size
        else:
            right, behind = (1, 0) if bar.direction == "across" else (0, 1)
            beneath, gain = [(column + step * right, row + step * behind) for step in range(bar.size)], 1
        assert {heights[square] for square in beneath} == {bar.level - 1}
        for square in beneath:
            heights[square] += gain
    assert min(left) >= 0
    assert max(heights.values()) <= height
    assert sum(heights.values()) == found.cubes


def test_it_is_right_wherever_a_general_solver_knows() -> None:
    rng, proved = QuickRng(1), 0
    for _ in range(50 * TIMES):
        (squares, height), counts = some_truck(rng), some_load(rng)
        found = best_load(squares, height, counts)
        check_load(squares, height, counts, found)
        assert found.cubes == found.bound
        answer = cp.ask(squares, height, counts, seconds=10)
        assert answer.cubes <= found.cubes <= answer.bound
        proved += answer.cubes == answer.bound
    assert proved >= 45 * TIMES


def every_load(squares: Squares, height: int, counts: Sequence[int], heights: Sequence[int] = ()) -> int:
    """Return the most cubes by trying every put in every order."""
    seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()

    def most(heights: tuple[int, ...], left: tuple[int, ...]) -> int:
        if (heights, left) in seen:
            return 0
        seen.add((heights, left))
        best = sum(heights)
        for size, square, direction in itertools.product(range(1, len(left) + 1), range(len(squares)), range(3)):
            after = put(heights, size, square, direction) if left[size - 1] else None
            if after:
                best = max(best, most(after, tuple(n - (s == size) for s, n in enumerate(left, 1))))
        return best

    def put(heights: tuple[int, ...], size: int, square: int, direction: int) -> tuple[int, ...] | None:
        column, row = squares[square]
        if direction == 2:
            after = [number + size * (index == square) for index, number in enumerate(heights)]
            return tuple(after) if after[square] <= height else None
        line = [(column + step * (direction == 0), row + step * (direction == 1)) for step in range(size)]
        levels = {heights[squares.index(place)] if place in squares else -1 for place in line}
        if len(levels) > 1 or -1 in levels or height in levels:
            return None
        return tuple(number + (place in line) for place, number in zip(squares, heights, strict=True))

    return most(tuple(heights) or (0,) * len(squares), tuple(counts))


def test_it_is_right_wherever_everything_can_be_tried() -> None:
    rng = QuickRng(2)
    for _ in range(30 * TIMES):
        squares = [(column, row) for row in range(2) for column in range(3) if rng.below(10) < 8] or [(0, 0)]
        height, counts = 1 + rng.below(2), [rng.below(2), rng.below(3), rng.below(3), rng.below(2)]
        assert best_load(squares, height, counts).cubes == every_load(squares, height, counts)


@pytest.mark.parametrize(
    ("rows", "height", "counts", "cubes"),
    [
        (["#"], 1, [3], 1),
        (["##"], 1, [0, 2], 2),
        (["#####"], 1, [0, 0, 0, 0, 1], 5),
        (["####"], 1, [0, 0, 0, 0, 1], 0),
        (["####"], 4, [0, 0, 0, 0, 1], 0),
        (["#"], 5, [0, 0, 0, 0, 1], 5),
        (["#.#"], 1, [0, 1], 0),  # a piece spans no gap
        (["#.#"], 2, [0, 1], 2),  # but it stands
        (["###", "#.#", "###"], 1, [0, 4], 8),
        (["##", "##"], 3, [0, 0, 4], 12),  # standing side by side
        (["###"], 2, [0, 0, 2], 6),
        (["##"], 2, [1, 0, 1], 1),
        (["##."], 2, [3, 1], 4),  # single cubes carry a piece where there are enough
    ],
)
def test_loads_that_one_can_see(rows: list[str], height: int, counts: list[int], cubes: int) -> None:
    found = best_load(floor(*rows), height, counts)
    assert (found.cubes, found.bound) == (cubes, cubes)
    check_load(floor(*rows), height, counts, found)


@pytest.mark.parametrize(("rows", "height", "size"), [(["##.##"], 1, 2), (["#", "#", "#"], 2, 3), (["#"], 4, 4)])
def test_no_longer_piece_has_room(rows: list[str], height: int, size: int) -> None:
    assert longest(set(floor(*rows)), height) == size


def test_a_load_is_finished_as_well_as_it_can_be() -> None:
    """What is laid by lot first may be in the way, but never hides a better rest."""
    rng = QuickRng(4)
    for _ in range(30 * TIMES):
        squares = [(column, row) for row in range(2) for column in range(3)]
        counts = [rng.below(2), rng.below(3), rng.below(2)]
        heights = [rng.below(3) for _ in squares]
        found = best_load(squares, 2, counts, heights=heights)
        assert found.cubes == found.bound == every_load(squares, 2, counts, heights) - sum(heights)


def test_without_pieces_nothing_is_loaded() -> None:
    assert best_load(floor("###"), 2, [0, 0, 0, 0, 0]).bars == ()


def test_when_time_is_up_the_best_so_far_and_a_bound_are_told() -> None:
    """Ten by ten squares can't be filled with pieces of four, but it takes long to try them all."""
    squares, counts = [(column, row) for row in range(10) for column in range(10)], [0, 0, 0, 25]
    found = best_load(squares, 1, counts, seconds=0.2)
    check_load(squares, 1, counts, found)
    assert 0 < found.cubes < found.bound <= 100


def test_the_table_knows_what_the_loader_finds() -> None:
    rules, rng = game(), QuickRng(3)
    table = optimum(rules)
    assert len(list(table.rolls())) == 900
    for _ in range(100 * TIMES):
        truck = rng.choose(list(rules.trucks.values()))
        load = rng.choose(list(table.rolls()))
        cubes = best_load(truck.squares, truck.height, load).cubes
        left_over = sum(size * number for size, number in enumerate(load, 1)) - cubes
        assert table.least_due(truck.number, load) == truck.room - cubes + 2 * left_over


@pytest.mark.parametrize("bytes_there", [b"", b"nonsense", bytes(100_000), bytes(32) + hashlib.sha256(b"").digest()])
def test_a_damaged_table_is_not_used(
    bytes_there: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda name: str(tmp_path))
    table = Optimum(game())
    table.file.parent.mkdir(parents=True)
    table.file.write_bytes(bytes_there)
    assert Optimum(game()).least_due(1, (5, 4, 0, 0, 0)) == 8
    assert "it is not used" in caplog.text


def test_a_table_that_was_kept_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda name: str(tmp_path))
    table = Optimum(game())
    table.cubes[1, 5, 4, 0, 0, 0] = 0
    table.keep()
    assert Optimum(game()).most_cubes(1, (5, 4, 0, 0, 0)) == 0


def test_a_table_that_can_t_be_read_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda name: str(tmp_path))
    Optimum(game()).file.mkdir(parents=True)
    assert Optimum(game()).least_due(1, (5, 4, 0, 0, 0)) == 8
    assert "can’t be read" in caplog.text
