"""Pack-It learns from games against itself: the same each time, and it is less far off afterwards."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from packhouse.core.errors import Refusal
from packhouse.core.extras import need
from packhouse.games.packit import network, teaching
from packhouse.games.packit.kernel.judging import FINE, HEADS, POINT, judge
from packhouse.games.packit.kernel.vectors import UNITS
from packhouse.games.packit.network import EDGES, HEXAGONS, learnt
from packhouse.games.packit.teaching import selfplay
from packhouse.games.packit.teaching.boards import GROUNDS, ground_of, usual
from packhouse.games.packit.teaching.examples import examples
from packhouse.games.packit.teaching.selfplay import CARELESS, Positions
from packhouse.kit.kernel.plan import new_plan
from packhouse.kit.vectors import Arrays
from packhouse.lab.teaching import Course, go_through

FEW = 6
"""Games of a lesson, here."""


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "GAMES", FEW)


def lesson(kind: str, name: str, seed: int = 1, nodes: int = 5) -> tuple[str, Arrays]:
    return name, teaching.play(kind, name, teaching.untaught(kind), nodes, seed)


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    first, again, other = (lesson(HEXAGONS, "hex-hex-4-0", seed)[1]["cover"] for seed in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_lessons_differ() -> None:
    assert not np.array_equal(lesson(HEXAGONS, "hex-hex-4-0")[1]["lead"], lesson(HEXAGONS, "hex-hex-4-1")[1]["lead"])


def test_games_are_played_by_what_is_known_soon_after_they_began() -> None:
    new, known = (
        teaching.play(HEXAGONS, "hex-hex-7-0", weights, 5, 1)["cover"]
        for weights in (teaching.untaught(HEXAGONS), learnt(HEXAGONS)._asdict())
    )
    assert not np.array_equal(new[: CARELESS // 2], known[: CARELESS // 2])


def test_without_jax_a_course_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "packhouse.games.packit.teaching.fitting", raising=False)
    monkeypatch.setitem(sys.modules, "jax", None)
    course, nobody = Course(tmp_path / "new", "packit", EDGES, 1, 1, 1, 1), ThreadPoolExecutor()
    with nobody, pytest.raises(Refusal, match=r"needs jax.*\[teaching\]"):
        go_through(course, 1, 1, nobody, lambda *_: None)
    assert not course.folder.exists()


@pytest.mark.parametrize("kind", teaching.KINDS)
def test_there_are_lessons_on_each_board(kind: str) -> None:
    lessons = teaching.lessons(kind, 60_000)
    assert 280 <= len(lessons) <= 300
    assert len(teaching.lessons(kind, 1)) == 2 * len({name.rpartition("-")[0] for name in lessons})


def test_a_game_is_told_by_its_positions_and_how_it_ended() -> None:
    played = lesson(EDGES, "orthogonal-6-0")[1]
    begins = [number for number, cover in enumerate(played["cover"]) if not cover.any()]
    assert len(begins) == FEW
    assert not played["turn"][begins].any()
    for first, after in zip(begins, [*begins[1:], len(played["turn"])], strict=True):
        assert len({*played["lead"][first:after].tolist()}) == 1


@pytest.mark.parametrize(("kind", "name"), [(HEXAGONS, "hex-hex-7-0"), (EDGES, "orthogonal-9-0")])
def test_a_fit_expects_what_the_kernel_does(kind: str, name: str) -> None:
    need("jax", "teaching")
    played = Positions(**lesson(kind, name)[1])
    board = ground_of(kind, name).game().board
    known = learnt(kind)._replace(bases=np.arange(HEADS) * (POINT << FINE))  # so that each head tells
    judging, plan, off = network.judge(board, known), new_plan(0, 0), []
    for cover, turn, lead in zip(*played, strict=True):
        lying = judging.lying(cover[None])
        sums, left = judging.sums(judging.codes(lying)), int((lying == 0).sum())
        value = judge(judging.network, cover, sums, 0, left, int(turn), 0, plan) / POINT
        off.append(value - lead * (1 if turn == 0 else -1))
    expected = float(np.sqrt(np.mean(np.square(off))))
    assert teaching.off(kind, known._asdict(), [(name, played._asdict())]) == pytest.approx(expected, abs=0.03)


def test_what_is_fitted_is_less_far_off_in_games_that_it_has_not_seen() -> None:
    need("jax", "teaching")
    played = [lesson(HEXAGONS, f"hex-hex-4-{number}", nodes=20) for number in range(30)]
    steps: list[tuple[int, int]] = []
    learnt = teaching.fit(HEXAGONS, played[:25], 20, 1, lambda *step: steps.append(step))
    off = partial(teaching.off, HEXAGONS)
    assert off(learnt, played[25:]) < 0.9 * off(teaching.untaught(HEXAGONS), played[25:])
    assert steps == [(number, 20) for number in range(1, 21)]


@pytest.mark.parametrize("kind", teaching.KINDS)
def test_lessons_count_packets_alone(kind: str) -> None:
    assert all(ground.game().komi == 0 for ground in GROUNDS[kind])


def test_matches_are_played_on_the_usual_boards() -> None:
    assert [usual(kind).name for kind in teaching.KINDS] == ["hex-hex-7", "orthogonal-9", "diagonal-9"]


def test_whoever_has_learnt_wins_matches_with_either_colour() -> None:
    known, new = learnt(HEXAGONS)._asdict(), teaching.untaught(HEXAGONS)
    for number in range(3):
        assert min(teaching.compare(HEXAGONS, number, known, new, 50, 1)) > 0
        assert max(teaching.compare(HEXAGONS, number, new, known, 50, 1)) < 0


def test_each_match_has_an_opening_of_its_own() -> None:
    known = teaching.untaught(HEXAGONS)
    assert len({tuple(teaching.compare(HEXAGONS, number, known, known, 1, 1)) for number in range(8)}) > 2


def test_what_never_was_there_counts_for_nothing() -> None:
    need("jax", "teaching")
    played = [lesson(HEXAGONS, "hex-hex-4-0")]
    seen = examples(HEXAGONS, played)
    counts = teaching.fit(HEXAGONS, played, 1, 1, lambda *_: None)["rows"].reshape(-1, UNITS).any(axis=1)
    assert {*np.flatnonzero(counts)} <= {*seen.white.ravel(), *seen.red.ravel()}


def test_a_match_is_one_opening_with_both_colours() -> None:
    known = teaching.untaught(HEXAGONS)
    as_white, as_red = teaching.compare(HEXAGONS, 0, known, known, 1, 1)
    assert as_white % 1 == as_red % 1 == 0.5  # with komi
    assert (as_white, as_red) == teaching.compare(HEXAGONS, 0, known, known, 1, 1)
