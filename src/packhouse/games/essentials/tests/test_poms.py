"""Pom-poms: one an empty square, and where they score most."""

from __future__ import annotations

import pytest

from packhouse.core.errors import IllegalAction
from packhouse.core.rng import QuickRng
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.state import State, Suitcase
from packhouse.games.essentials.tests.position import (
    BOX,
    RULES,
    UPRIGHT,
    active,
    at_the_end,
    case_of,
    lay,
    legal,
    packed,
    play,
)
from packhouse.games.essentials.tests.reference import Reference
from packhouse.kit.masks import mask_of


def all_but(*cells: str, number: int = 0, rules: Essentials = RULES) -> Suitcase:
    """Return a suitcase that is full but for some squares, and so many Pom-poms."""
    case = rules.start(1, 0).suitcases[0]
    case.taken = rules.grid.full & ~mask_of(rules.grid.index[cell] for cell in cells)
    case.poms = number
    return case


def tucked(state: State, seat: int = 0) -> set[str]:
    return set(case_of(state, seat).tucked)


@pytest.mark.rule("PE-23")
def test_all_who_have_pom_poms_place_them_before_the_game_is_over() -> None:
    state = at_the_end(all_but("a1", "b1", number=1), all_but("a1"), all_but("c1", number=1))
    assert (state.phase, active(state), RULES.outcome(state)) == ("poms", [1, 3], None)
    play(state, "3: pom c1")
    assert active(state) == [1]
    play(state, "1: pom b1")
    assert (state.phase, tucked(state), tucked(state, 2)) == ("over", {"b1"}, {"c1"})


@pytest.mark.rule("PE-23")
def test_a_proposal_for_the_last_tiles_ends_before_the_pom_poms() -> None:
    state = at_the_end(all_but("a1", "b1", number=1))
    assert (state.phase, RULES.proposable(state, 0)) == ("poms", False)


@pytest.mark.rule("PE-23")
def test_without_pom_poms_the_game_is_over_at_once() -> None:
    state = at_the_end(all_but("a1"), all_but("a1"))
    assert (state.phase, RULES.outcome(state) is None) == ("over", False)


@pytest.mark.rule("PE-23")
def test_a_pom_pom_goes_on_any_empty_square_and_fills_it() -> None:
    state = at_the_end(all_but("a1", "b1", "e5", number=2), all_but("a1"))
    assert legal(state) == ["pom a1", "pom b1", "pom e5", "poms"]
    play(state, "1: pom b1")
    assert legal(state) == ["pom a1", "pom e5", "poms"]
    assert (case_of(state).poms, case_of(state).score.empty) == (1, 2)
    with pytest.raises(IllegalAction, match="b1 is full"):
        play(state, "1: pom b1")


@pytest.mark.rule("PE-23")
def test_a_pom_pom_fills_a_column_for_a_to_do() -> None:
    state = at_the_end(all_but("a1", "b1", number=1), all_but("a1"), todos=("1a", "2c", "3a"))
    assert case_of(state).score.todos[0] == 30
    assert case_of(play(state, "1: pom b1")).score.todos[0] == 33


@pytest.mark.rule("PE-23")
def test_pom_poms_have_no_colour_and_join_nothing() -> None:
    case = packed("peach-glasses item 0 d1", "peach-belt item 0 d3")
    case.poms = 3
    state = at_the_end(case, all_but("a1"))
    play(state, "1: pom d2", "1: pom e2", "1: pom f2")
    assert (case_of(state).score.groups, case_of(state).score.cats) == ((1, 0, 0, 0), 0)


@pytest.mark.rule("PE-23")
@pytest.mark.rule("PE-24")
def test_surplus_pom_poms_stay_off() -> None:
    state = at_the_end(all_but("a1", "b1", number=5), all_but("c1"))
    play(state, "1: pom a1")
    assert active(state) == [1]
    play(state, "1: pom b1")
    assert (state.phase, case_of(state).poms, tucked(state)) == ("over", 3, {"a1", "b1"})


@pytest.mark.rule("PE-23")
def test_whoever_has_a_full_suitcase_has_nothing_to_place() -> None:
    assert at_the_end(all_but(number=2), all_but("a1")).phase == "over"


@pytest.mark.rule("PE-23")
def test_the_best_places_fill_what_scores() -> None:
    state = at_the_end(all_but("a1", "a2", "b1", "b2", "c1", "c5", "c6", number=2), all_but("a1"))
    assert tucked(play(state, "1: poms")) in ({"a1", "a2"}, {"b1", "b2"})


@pytest.mark.rule("PE-23")
def test_what_can_fill_nothing_goes_on_the_lowest_squares() -> None:
    state = at_the_end(all_but("a1", "a2", "b1", "b2", number=1), all_but("a1"))
    assert tucked(play(state, "1: poms")) == {"a1"}
    state = at_the_end(all_but("a2", "a3", "b1", "b2", "b3", "b4", number=3), all_but("a1"))
    assert tucked(play(state, "1: poms")) == {"a2", "a3", "b1"}
    state = at_the_end(all_but("a1", "a2", "b1", "b2", "b3", number=3), all_but("a1"))
    assert tucked(play(state, "1: poms")) == {"a1", "a2", "b1"}


@pytest.mark.rule("PE-23")
def test_one_may_place_some_and_leave_the_rest_to_the_program() -> None:
    state = at_the_end(all_but("a1", "a2", "b1", "b2", number=3), all_but("a1"))
    play(state, "1: pom b2", "1: poms")
    assert tucked(state) in ({"b1", "b2", "a1"}, {"b1", "b2", "a2"})
    assert case_of(state).poms == 0


@pytest.mark.rule("PE-23")
@pytest.mark.parametrize("rules", [RULES, UPRIGHT], ids=["sideways", "upright"])
@pytest.mark.parametrize("todo", ["1a", "1b", "1c"])
@pytest.mark.parametrize("seed", range(12))
def test_no_other_places_score_more(rules: Essentials, todo: str, seed: int) -> None:
    rng = QuickRng(seed)
    cells = list(rules.grid.cells)
    rng.shuffle(cells)
    few = (
        sorted(cells[:9])
        if seed % 2
        else [cell for cell in rules.grid.cells if cell[0] in "abc" and cell[1:] in "1 2 3"]
    )
    case = all_but(*few, number=2 + seed % 3, rules=rules)
    reference = Reference(BOX, 0, upright=rules is UPRIGHT)
    reference.staples = {place for place, cell in rules.grid.at.items() if case.taken >> cell & 1}
    expected = reference.best_poms([todo], case.poms)
    state = at_the_end(case, all_but("a1", rules=rules), todos=(todo, "2c", "3a"), rules=rules)
    assert len(play(state, "1: poms", rules=rules).suitcases[0].laid) == 0
    assert case_of(state, rules=rules).score.todos[0] == expected


def test_laying_pom_poms_leaves_tiles_as_they_are() -> None:
    case = lay(RULES.start(1, 0).suitcases[0], "peach-glasses item 0 d1")
    case.poms = 1
    state = play(at_the_end(case, all_but("a1")), "1: poms")
    assert [laid.tile for laid in case_of(state).laid] == ["peach-glasses"]
