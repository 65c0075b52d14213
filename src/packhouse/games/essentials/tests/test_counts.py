"""Packing and scoring against a slow second telling of them: a table of counts, and whole random games."""

from __future__ import annotations

import msgspec
import pytest

from packhouse.core import notation
from packhouse.core.rng import QuickRng
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.state import State, SuitcaseView
from packhouse.games.essentials.tests.position import BOX, RULES, case_of, game, legal, packing, play
from packhouse.games.essentials.tests.reference import Reference
from packhouse.kit.grid import drawn
from tests.counts import done, played, table, walked

TODOS = ("1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b", "3c")


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles to pack, how many ways there are to go on, and what the suitcases score in the end, added up."""

    name: str
    hand: list[str]
    rats: int
    continuations: list[int]
    points: int
    """By all nine To-Dos at once; over all the longest continuations and those that ended before."""
    free: list[str] = []

    def start(self) -> State:
        state = packing(*self.hand, free=self.free, rats=self.rats)
        state.todos = list(range(len(RULES.box.todos)))
        return state

    def reference(self) -> Reference:
        reference = Reference(BOX, 0)
        if self.free:
            reference.staples = set(RULES.grid.places) - set(drawn(self.free))
        reference.gain(*self.hand)
        reference.rats = self.rats
        return reference


COUNTS = table(__file__, Count)
every_count = pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.name)


def counted(count: Count) -> tuple[list[int], int]:
    found, ends = walked(
        count.start(), lambda state: played(RULES, state, 0) if state.round == 1 else [], len(count.continuations)
    )
    return found, sum(case_of(state).score.total for state in ends)


def counted_slowly(count: Count) -> tuple[list[int], int]:
    found, ends = walked(count.reference(), lambda case: done(case) if case.hand else [], len(count.continuations))
    return found, sum(sum(case.lines(TODOS)) for case in ends)


@pytest.mark.rule("PE-16")
@pytest.mark.rule("PE-17")
@pytest.mark.rule("PE-18")
@every_count
def test_the_rules_find_as_many_continuations_and_points_as_the_table(count: Count) -> None:
    assert counted(count) == (count.continuations, count.points)


@every_count
def test_the_table_comes_from_the_reference(count: Count) -> None:
    assert counted_slowly(count) == (count.continuations, count.points)


def agree(case: SuitcaseView, reference: Reference, todos: tuple[str, ...]) -> None:
    lines = [*case.score.colours, case.score.cats, *case.score.todos]
    assert lines == reference.lines(todos)
    assert case.score.total == sum(lines)
    assert case.score.empty == len(reference.empty())
    assert case.rats == reference.rats


@pytest.mark.rule("PE-16")
@pytest.mark.rule("PE-17")
@pytest.mark.rule("PE-20")
@pytest.mark.rule("PE-22")
@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (RULES, 1),
        (RULES, 3),
        (game(lying="upright"), 2),
        (game(suitcases="own"), 4),
        (game(suitcases="own", lying="upright"), 2),
    ],
    ids=["alone", "three", "upright", "own", "own-upright"],
)
def test_rules_and_reference_agree_on_every_tile_of_random_games(rules: Essentials, seats: int) -> None:
    rng, state, puts = QuickRng(seats), rules.start(seats, seats), 0
    todos = rules.view(state, None).todos
    upright = rules.chosen.lying == "upright"
    cases = [Reference(BOX, case_of(state, seat, rules).layout, upright=upright) for seat in range(seats)]
    while rules.active(state) and state.phase != "poms":
        seat = rng.choose(sorted(rules.active(state)))
        reference, is_packing = cases[seat], rules.doing(state, seat) == "pack"
        if is_packing and not reference.hand:
            reference.gain(*case_of(state, seat, rules).hand)
        if is_packing:
            reference.rats = case_of(state, seat, rules).rats
            assert set(legal(state, seat, rules)) == reference.legal()
        text = notation.write(rules.sample(state, seat, rng))
        play(state, f"{seat + 1}: {text}", rules=rules)
        if is_packing:
            reference.do(text)
            agree(case_of(state, seat, rules), reference, todos)
            puts += 1
    assert puts > 15 * seats
