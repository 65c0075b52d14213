"""Reading and writing records are inverse on every board."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from packhouse import games
from packhouse.core import record
from packhouse.core.game import Setup
from packhouse.core.match import Draw, Match, Resign, Seated, Undo
from packhouse.core.record import Record, result_text
from packhouse.core.rng import QuickRng, Rng
from packhouse.games.packit.actions import Pack
from packhouse.games.packit.state import State
from packhouse.games.packit.tests.position import SHAPES, load


def random_match(setup: Setup, rng: Rng) -> Match[State, Pack]:
    """Play to an end of any kind, with undos and changes of seat on the way."""
    match = Match(load(setup), setup)
    while match.outcome is None:
        at = len(match.log) * 7
        chance = rng.below(60)
        if chance == 0 and match.standing:
            match.add(Undo(to=rng.below(match.standing[-1]), at=at))
        elif chance == 1:
            match.add(Seated(seat=rng.below(2), occupant=f"{at} “a\n” @5", at=at))
        elif chance == 2:
            match.add(Draw(at=at) if rng.below(2) else Resign(seat=rng.below(2), at=at))
        else:
            match.play(match.state.turn, match.game.sample(match.state, match.state.turn, rng), at=at)
    return match


@some.composite
def setups(draw: some.DrawFn, shape: str) -> Setup:
    options: dict[str, object] = {"board": shape, "size": draw(some.integers(3, 9))}
    if draw(some.booleans()):
        options["komi"] = draw(some.integers(-200, 200)) / 2
    if draw(some.booleans()):
        options["seeds"] = draw(some.integers(0, 5))
    else:
        options["seed_cells"] = draw(some.lists(some.sampled_from(["b2", "b3", "c3"]), unique=True))
    if shape in ("orthogonal", "diagonal"):
        options["neighbours"] = draw(some.sampled_from([None, 4, 8]))
    return games.setup("packit", 2, draw(some.integers(0, 2**256 - 1)), options)


@pytest.mark.parametrize("shape", SHAPES)
@settings(max_examples=15, deadline=None)
@given(data=some.data(), names=some.tuples(some.text(), some.text()), luck=some.integers(0, 2**32))
def test_reading_gives_back_what_was_written(
    shape: str, data: some.DataObject, names: tuple[str, str], luck: int
) -> None:
    match = random_match(data.draw(setups(shape)), QuickRng(luck))
    assert match.outcome is not None
    written = Record(setup=match.setup, players=names, log=tuple(match.log), result=result_text(match.outcome))
    read = record.read(record.write(written))
    assert read == written
    assert Match(load(read.setup), read.setup, read.log).state == match.state
