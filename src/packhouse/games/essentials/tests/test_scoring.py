"""Groups of colours, cats, the totals, and who has won."""

from __future__ import annotations

import pytest

from packhouse.core.game import Outcome
from packhouse.games.essentials.state import State, Suitcase
from packhouse.games.essentials.tests.position import (
    BOX,
    RULES,
    UPRIGHT,
    at_the_end,
    game,
    lay,
    packed,
    scored,
)

NO_FILLING = ("2a", "2c", "3a")


def ended(state: State) -> Outcome:
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.rule("PE-20")
@pytest.mark.parametrize(
    ("tiles", "points"), [*enumerate((0, 1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41, 48, 48, 48))]
)  # fmt: skip
def test_a_group_scores_by_its_tiles(tiles: int, points: int) -> None:
    assert RULES.sheet.worth(tiles) == points


@pytest.mark.rule("PE-20")
def test_tiles_of_a_colour_that_touch_along_an_edge_are_a_group_whatever_their_size() -> None:
    score = scored(packed("peach-glasses item 0 d1", "peach-coat item 0 d2", "mint-book item 0 d4"))
    assert (score.groups, score.colours) == ((2, 0, 0, 1), (3, 0, 0, 1))


@pytest.mark.rule("PE-20")
def test_a_group_goes_on_over_any_number_of_tiles() -> None:
    chain = ("banana-book item 0 d1", "banana-coat item 0 d3", "banana-glasses item 0 f2", "banana-belt item 0 d5")
    case = packed(*chain)
    assert scored(case).groups == (0, 4, 0, 0)
    assert scored(lay(case, "banana-vest item 0 h7")).groups == (0, 4, 0, 0)
    assert scored(lay(case, "banana-sock item 0 f6")).groups == (0, 6, 0, 0)


@pytest.mark.rule("PE-20")
def test_a_corner_joins_nothing() -> None:
    assert scored(packed("peach-book item 0 d1", "peach-glasses item 0 f3")).groups == (1, 0, 0, 0)


@pytest.mark.rule("PE-20")
def test_edges_of_the_suitcase_join_nothing() -> None:
    assert scored(packed("peach-glasses item 0 j1", "peach-belt item 0 a2")).groups == (1, 0, 0, 0)


@pytest.mark.rule("PE-20")
def test_other_colours_between_join_nothing() -> None:
    case = packed("peach-glasses item 0 d1", "mint-glasses item 0 d2", "peach-belt item 0 d3")
    assert scored(case).groups == (1, 0, 0, 1)


@pytest.mark.rule("PE-20")
def test_staples_join_nothing() -> None:
    # b3 and c3 are staples
    assert scored(packed("peach-book item 0 b1", "peach-coat item 0 b4")).groups == (1, 0, 0, 0)


@pytest.mark.rule("PE-20")
def test_of_two_equally_large_groups_only_one_scores() -> None:
    case = packed("peach-glasses item 0 d1", "peach-belt item 0 d2", "peach-book item 0 d5", "peach-coat item 0 f5")
    assert (scored(case).groups[0], scored(case).colours[0]) == (2, 3)


@pytest.mark.rule("PE-20")
def test_the_largest_group_scores_wherever_it_lies() -> None:
    three = ("mint-glasses item 0 d1", "mint-belt item 0 d2", "mint-book item 0 d3")
    one = "mint-coat item 0 d6"
    assert scored(packed(*three, one)).groups[3] == scored(packed(one, *three)).groups[3] == 3


@pytest.mark.rule("PE-20")
@pytest.mark.rule("PE-21")
def test_a_cat_belongs_to_the_group_of_its_colour_as_the_item_does() -> None:
    items = packed("peach-glasses item 0 d1", "peach-belt item 0 d2")
    cats = packed("peach-glasses cat 0 d1", "peach-belt cat 0 d2")
    assert scored(items).groups == scored(cats).groups == (2, 0, 0, 0)
    assert (scored(items).cats, scored(cats).cats) == (0, 10)


@pytest.mark.rule("PE-21")
def test_each_cat_scores_five_points() -> None:
    case = packed("peach-glasses cat 0 d1", "mint-vest cat 0 e4", "lavender-sock cat 0 h5", "banana-book item 0 f1")
    assert (scored(case).cats, scored(case).total) == (15, 15 + 4)


@pytest.mark.rule("PE-20")
@pytest.mark.rule("PE-21")
def test_what_groups_and_cats_score_is_data() -> None:
    rules = game(BOX | {"groups": [2, 4], "cat": 7})
    case = packed("peach-glasses cat 0 d1", "peach-belt item 0 d2", "peach-book item 0 d3", rules=rules)
    assert (scored(case, rules=rules).colours[0], scored(case, rules=rules).cats) == (4, 7)


@pytest.mark.rule("PE-22")
def test_the_total_is_colours_cats_and_to_dos() -> None:
    case = packed("peach-glasses cat 0 d1", "peach-belt item 0 d2", "mint-briefs item 0 h1")
    score = scored(case, "1a", "2b", "3b")
    assert (score.colours, score.cats, score.todos) == ((3, 0, 0, 1), 5, (0, 3, 4))
    assert score.total == 3 + 1 + 5 + 3 + 4


@pytest.mark.rule("PE-22")
def test_only_to_dos_in_play_score() -> None:
    case = packed("mint-briefs item 0 h1")
    assert [scored(case, *todos).todos for todos in (("2b",), ("3b",), ("1a", "2a"))] == [(3,), (2,), (0, 0)]


@pytest.mark.rule("PE-22")
@pytest.mark.rule("PE-23")
def test_staples_count_as_filled() -> None:
    case = RULES.start(1, 0).suitcases[0]
    case.taken |= sum(1 << cell for cell in RULES.grid.columns[1])
    assert scored(case, "1a").todos == (3,)
    own = sum(1 << cell for cell in RULES.grid.columns[1] if not RULES.rounds.staples[0] >> cell & 1)
    other = RULES.start(1, 0).suitcases[0]
    other.taken |= own
    assert scored(other, "1a").todos == (3,)
    assert scored(other).empty == 88 - 7


def suitcase(points: int, empty: int = 50, tucked: int = 0) -> Suitcase:
    """Return a suitcase with a peach cat and so many more, so many empty squares, and so many Pom-poms."""
    case = RULES.start(1, 0).suitcases[0]
    cats = ["peach-glasses cat 0 a1", "banana-glasses cat 0 d1", "mint-glasses cat 0 g1", "lavender-belt cat 0 a5"]
    lay(case, *cats[:points])
    case.taken = (1 << 96 - empty) - 1
    case.tucked = (1 << tucked) - 1
    return case


@pytest.mark.rule("PE-24")
def test_the_highest_total_wins() -> None:
    outcome = ended(at_the_end(suitcase(1, 10), suitcase(3, 50), suitcase(2, 40), todos=NO_FILLING))
    assert (outcome.scores, outcome.ranks) == ((6, 18, 12), (3, 1, 2))


@pytest.mark.rule("PE-24")
def test_if_totals_are_equal_fewer_empty_squares_decide() -> None:
    outcome = ended(at_the_end(suitcase(2, 51, tucked=3), suitcase(2, 50, tucked=1), suitcase(2, 52), todos=NO_FILLING))
    assert outcome.ranks == (2, 1, 3)


@pytest.mark.rule("PE-24")
def test_if_those_are_equal_too_more_pom_poms_decide() -> None:
    outcome = ended(at_the_end(suitcase(2, tucked=1), suitcase(2, tucked=2), suitcase(2), todos=NO_FILLING))
    assert outcome.ranks == (2, 1, 3)


@pytest.mark.rule("PE-24")
def test_whoever_is_equal_in_everything_shares_the_victory() -> None:
    outcome = ended(at_the_end(suitcase(2, tucked=1), suitcase(2, tucked=1), suitcase(1), todos=NO_FILLING))
    assert (outcome.ranks, outcome.reason.code, outcome.goal) == ((1, 1, 3), "packed", None)


@pytest.mark.rule("PE-24")
def test_empty_squares_are_counted_after_the_pom_poms_and_surplus_ones_do_not_count() -> None:
    more, fewer = suitcase(2, 3), suitcase(2, 2)
    more.poms, fewer.poms = 3, 5
    state = at_the_end(more, fewer, todos=NO_FILLING)
    for seat in (0, 1):
        RULES.play(state, seat, RULES.read("poms"))
    assert [case.tucked.bit_count() for case in state.suitcases] == [3, 2]
    assert [case.score.empty for case in RULES.view(state, None).suitcases] == [0, 0]
    assert ended(state).scores == (12, 12)
    assert ended(state).ranks == (1, 2)


def test_while_the_game_goes_on_there_is_no_outcome() -> None:
    assert RULES.outcome(RULES.start(2, 0)) is None
    assert UPRIGHT.outcome(UPRIGHT.start(1, 0)) is None
