"""The rules against a slow second telling of them: tables of counts, and thousands of random moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.pickpack.rules import PickPack
from packhouse.games.pickpack.state import State
from packhouse.games.pickpack.tests.position import SMALL, game, legal, play
from packhouse.games.pickpack.tests.reference import BLUE, RED, Reference
from tests.counts import done, played, table, walked

BOXES: dict[str, dict[str, Any] | None] = {"printed": None, "small": SMALL}


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, how many ways there are to play on from it, and the points that they lead to, added up."""

    box: str
    seed: int
    continuations: list[int]
    points: tuple[int, int]
    """Red's and Blue's, over all the longest continuations and those that ended before."""
    after: list[str] = []

    @property
    def rules(self) -> PickPack:
        return game(BOXES[self.box], beginners=True)

    def start(self) -> State:
        return play(self.rules, self.rules.start(2, self.seed), *self.after)


COUNTS = table(__file__, Count)
every_count = pytest.mark.parametrize("count", COUNTS, ids=lambda count: f"{count.box}-{count.seed}-{len(count.after)}")


def counted(count: Count) -> tuple[list[int], tuple[float, float]]:
    rules = count.rules
    found, ends = walked(
        count.start(),
        lambda state: played(rules, state, state.turn) if rules.active(state) else [],
        len(count.continuations),
    )
    return found, added_up(map(rules.scores, ends))


def counted_slowly(count: Count) -> tuple[list[int], tuple[float, float]]:
    board = Reference(count.rules.view(count.start(), None), count.rules.box.rush_section)
    found, ends = walked(board, done, len(count.continuations))
    return found, added_up(end.scores() for end in ends)


def added_up(scores: Iterable[tuple[float, float]]) -> tuple[float, float]:
    red, blue = zip(*scores, strict=True)
    return sum(red), sum(blue)


@pytest.mark.rule("PP-6")
@pytest.mark.rule("PP-7")
@every_count
def test_the_rules_find_as_many_continuations_and_points_as_the_table(count: Count) -> None:
    assert counted(count) == (count.continuations, count.points)


@every_count
def test_the_table_comes_from_the_reference(count: Count) -> None:
    assert counted_slowly(count) == (count.continuations, count.points)


def agree(rules: PickPack, state: State, board: Reference) -> None:
    view = rules.view(state, None)
    outcome = rules.outcome(state)
    assert (outcome.reason.code if outcome else "") == board.ended
    assert rules.scores(state) == view.scores == board.scores()
    assert {space.cell: space.apples for space in view.grid if space.apples} == board.tray
    assert {slot.slot: slot.tile for slots in view.slots for slot in slots if slot.up} == board.tile
    for colour, crates in zip((RED, BLUE), view.crates, strict=True):
        for number, crate in enumerate(crates, 1):
            assert list(crate.trays) == board.crate[colour, number]
    if not outcome:
        assert rules.active(state) == {(RED, BLUE).index(board.mover)}
        actions = legal(rules, state)
        assert len(actions) == len(set(actions))
        assert set(actions) == board.legal()


@pytest.mark.rule("PP-10")
@pytest.mark.rule("PP-13")
@pytest.mark.rule("PP-16")
@pytest.mark.rule("PP-17")
@pytest.mark.rule("PP-18")
@pytest.mark.rule("PP-19")
@pytest.mark.parametrize("box", BOXES)
def test_rules_and_reference_agree_on_every_move_of_random_games(box: str) -> None:
    rules, rng, moves = game(BOXES[box], beginners=True), QuickRng(len(box)), 0
    endings = set()
    for seed in range(40 if box == "printed" else 200):
        state = rules.start(2, seed)
        board = Reference(rules.view(state, None), rules.box.rush_section)
        agree(rules, state, board)
        while rules.active(state):
            text = rng.choose(sorted(board.legal()))
            play(rules, state, text)
            board.do(text)
            agree(rules, state, board)
            moves += 1
        endings.add(board.ended)
    assert endings == {"crates_closed", "no_move"}
    assert moves > 1_000
