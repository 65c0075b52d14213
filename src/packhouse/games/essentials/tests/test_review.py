"""When all is packed, everyone can be shown what their last tiles could have scored elsewhere."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from packhouse.core import notation
from packhouse.core.rng import QuickRng
from packhouse.games.essentials.actions import Put, TileName
from packhouse.games.essentials.review import MOST_STEPS, Best, Hindsight, review
from packhouse.games.essentials.state import State, Suitcase, SuitcaseView
from packhouse.games.essentials.tests.position import (
    BOX,
    RULES,
    at_the_end,
    case_of,
    packed,
    play,
    play_out,
    scored,
    tile,
)
from packhouse.games.essentials.tests.reference import Reference
from packhouse.kit.grid import Cell, drawn
from packhouse.kit.masks import mask_of


@cache
def finished(seed: int) -> State:
    state = RULES.start(2, seed)
    play_out(RULES, state, QuickRng(seed))
    return state


@cache
def reviewed(seed: int) -> list[tuple[SuitcaseView, Best]]:
    view = RULES.view(finished(seed), None)
    return list(zip(view.suitcases, review(RULES, view).best, strict=True))


def laid_anew(case: SuitcaseView, best: Best) -> Suitcase:
    """Return the suitcase as the review would have it."""
    kept = case.laid[: len(case.laid) - len(best.laid)]
    puts = [Put(TileName(one.tile), one.side, one.turn, Cell(one.cell)) for one in (*kept, *best.laid)]
    found = packed(*(notation.write(put).removeprefix("put ") for put in puts))
    found.tucked = mask_of(RULES.grid.index[cell] for cell in best.tucked)
    assert not found.taken & found.tucked
    found.taken |= found.tucked
    return found


def test_before_the_end_there_is_nothing_to_review() -> None:
    assert review(RULES, RULES.view(RULES.start(2, 0), None)).best == ()


@pytest.mark.parametrize("seed", range(3))
def test_the_best_way_has_the_same_tiles_side_by_side_and_scores_what_it_says(seed: int) -> None:
    for case, best in reviewed(seed):
        last = case.laid[len(case.laid) - len(best.laid) :]
        assert [(one.tile, one.side) for one in best.laid] == [(one.tile, one.side) for one in last]
        anew = laid_anew(case, best)
        squares = sum(tile(one.tile).size for one in case.laid) + len(best.tucked) + 8
        assert anew.taken.bit_count() == squares
        assert len(best.tucked) == len(case.tucked)
        assert scored(anew, *RULES.view(finished(seed), None).todos).total == best.total >= case.score.total


@pytest.mark.parametrize("seed", range(3))
def test_as_many_tiles_are_looked_at_as_there_is_time_for(seed: int) -> None:
    for case, best in reviewed(seed):
        hindsight = Hindsight(RULES, case, finished(seed).todos)
        steps = [len(list(islice(hindsight.steps(len(best.laid) + more), MOST_STEPS + 1))) for more in (0, 1)]
        assert steps[0] <= MOST_STEPS < steps[1]


@pytest.mark.parametrize("todos", [("1a", "2c", "3a"), ("1b", "2b", "3b"), ("1c", "2a", "3c")])
def test_no_way_scores_more(todos: tuple[str, ...]) -> None:
    room = drawn(["####.", "#####", "#####", "..###"])
    words = ("peach-book item 0 a2", "peach-glasses item 0 c1", "mint-briefs cat 0 e2")
    state = at_the_end(packed(*words), packed(), todos=todos)
    hindsight = Hindsight(RULES, case_of(state), state.todos)
    hindsight.staples = RULES.grid.full & ~mask_of(RULES.grid.at[place] for place in room)
    reference = Reference(BOX, 0)
    reference.staples = set(RULES.grid.places) - set(room)
    reference.do_all(words[:1])
    glasses = [f"peach-glasses {way}" for way, _ in reference.fitting("peach-glasses", "item", reference.taken())]
    scores = []
    for one in glasses:
        first = reference.copy()
        first.do_all([one])
        for way, _ in first.fitting("mint-briefs", "cat", first.taken()):
            second = first.copy()
            second.do_all([f"mint-briefs {way}"])
            scores.append(sum(second.lines(todos)))
    assert len(set(scores)) > 1
    assert hindsight.best(2).total == max(scores)


def test_pom_poms_that_were_put_badly_are_put_better() -> None:
    case = packed()
    case.taken = RULES.grid.full & ~mask_of(RULES.grid.index[cell] for cell in ("a1", "b1", "b2"))
    case.poms = 1
    state = play(at_the_end(case, packed()), "1: pom b2")
    hindsight = Hindsight(RULES, case_of(state), state.todos)
    hindsight.staples = case.taken & ~case.tucked
    best = hindsight.best(0)
    assert (best.tucked, best.total, case_of(state).score.total) == (("a1",), 33, 30)
