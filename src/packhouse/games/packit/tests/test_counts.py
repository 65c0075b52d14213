"""The rules against a slow second telling of them: tables of counts, and thousands of random turns."""

from __future__ import annotations

import msgspec
import pytest

from packhouse.core.rng import QuickRng
from packhouse.games.packit.actions import Pack
from packhouse.games.packit.rules import PackIt
from packhouse.games.packit.state import State
from packhouse.games.packit.tests import reference
from packhouse.games.packit.tests.position import SHAPES, Choice, game, play
from packhouse.games.packit.tests.reference import Reference
from packhouse.kit.grid import Cell
from tests.counts import played, table

Pieces = tuple[int, int, int]


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, how many ways there are to play on from it, and all the pieces that they lead to, added up."""

    board: str
    size: int
    continuations: list[int]
    pieces: Pieces
    """White, Red and neutral, over all the longest continuations: owners don't change what is legal."""
    neighbours: int | None = None
    seed_cells: list[str] = []
    after: str = ""

    @property
    def options(self) -> dict[str, Choice]:
        chosen: dict[str, Choice] = {"board": self.board, "size": self.size, "seed_cells": self.seed_cells}
        return chosen | ({"neighbours": self.neighbours} if self.neighbours else {})


COUNTS = table(__file__, Count)
every_count = pytest.mark.parametrize("count", COUNTS, ids=lambda count: f"{count.board}-{count.size}-{count.after}")


def positions_after(rules: PackIt, states: list[State]) -> list[State]:
    """Every position one turn on, once for each way to reach it."""
    return [child for state in states for child in played(rules, state, state.turn)]


def reference_positions_after(boards: list[Reference]) -> list[Reference]:
    following = []
    for board in boards:
        for cell in board.cells(reference.EMPTY):
            child = board.copy()
            child.turn(cell)
            following.append(child)
    return following


@pytest.mark.rule("PI-4")
@pytest.mark.rule("PI-5")
@every_count
def test_the_rules_find_as_many_continuations_and_pieces_as_the_table(count: Count) -> None:
    rules = game(**count.options)
    states, found = [play(rules, count.after)], []
    for _ in count.continuations:
        following = positions_after(rules, states)
        found.append(len(following))
        states = following or states  # a last 0 says that every game has ended
    white = sum((state.white & ~state.red).bit_count() for state in states)
    red = sum((state.red & ~state.white).bit_count() for state in states)
    neutral = sum((state.white & state.red).bit_count() for state in states)
    assert (found, (white, red, neutral)) == (count.continuations, count.pieces)


@every_count
def test_the_table_comes_from_the_reference(count: Count) -> None:
    board = Reference(count.board, count.size, count.neighbours, tuple(count.seed_cells))
    for centre in count.after.split():
        board.turn(centre)
    boards, found = [board], []
    for _ in count.continuations:
        following = reference_positions_after(boards)
        found.append(len(following))
        boards = following or boards
    owners = (reference.WHITE, reference.RED, reference.NEUTRAL)
    pieces = tuple(sum(len(board.cells(owner)) for board in boards) for owner in owners)
    assert (found, pieces) == (count.continuations, count.pieces)


def options_of(round_: int, shape: str) -> tuple[dict[str, Choice], int | None]:
    """Every shape meets every size, packet and number of seeds in the rounds."""
    neighbours = (None, 4, 8)[round_ % 3] if shape in ("orthogonal", "diagonal") else None
    options: dict[str, Choice] = {"board": shape, "size": 3 + round_ % 11, "seeds": (0, 0, 1, 5)[round_ % 4]}
    return options | ({"neighbours": neighbours} if neighbours else {}), neighbours


def agree(rules: PackIt, state: State, board: Reference) -> None:
    view = rules.view(state, None)
    assert set(view.white) == board.cells(reference.WHITE)
    assert set(view.red) == board.cells(reference.RED)
    assert set(view.neutral) == board.cells(reference.NEUTRAL)
    assert {pack.centre for pack in rules.legal(state, state.turn)} == board.cells(reference.EMPTY)
    assert view.scores == rules.scores(state) == board.scores()
    over = not board.cells(reference.EMPTY)
    assert (rules.outcome(state) is not None) == over == (not rules.active(state))
    assert over or rules.active(state) == {(reference.WHITE, reference.RED).index(board.mover)}


@pytest.mark.rule("PI-4")
@pytest.mark.rule("PI-5")
@pytest.mark.rule("PI-6")
@pytest.mark.rule("PI-9")
@pytest.mark.parametrize("shape", SHAPES)
def test_rules_and_reference_agree_on_every_turn_of_random_games(shape: str) -> None:
    rng = QuickRng(SHAPES.index(shape))
    turns = 0
    for round_ in range(33):
        options, neighbours = options_of(round_, shape)
        rules = game(**options)
        state = rules.start(2, round_)
        board = Reference(shape, 3 + round_ % 11, neighbours, rules.view(state, None).neutral)
        agree(rules, state, board)
        while rules.active(state):
            centre = rng.choose(sorted(board.cells(reference.EMPTY)))
            rules.play(state, state.turn, Pack(Cell(centre)))
            board.turn(centre)
            agree(rules, state, board)
            turns += 1
    assert turns > 300
