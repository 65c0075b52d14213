"""What lies on the table before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse import games
from packhouse.core.errors import BadSetup
from packhouse.core.rng import QuickRng
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.tests.position import (
    BOX,
    RULES,
    UPRIGHT,
    active,
    case_of,
    game,
    play_out,
    started,
    tile,
)
from packhouse.games.essentials.tiles import SIDES
from packhouse.kit.polyominoes import picture, shape, turned

SEEDS = range(200)


@pytest.mark.rule("PE-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="for 1 to 4 players"):
        games.setup("essentials", seats, 0)


@pytest.mark.rule("PE-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_game_is_over_after_twelve_rounds(seats: int) -> None:
    state = RULES.start(seats, 0)
    assert state.round == 1
    play_out(RULES, state, QuickRng(0))
    assert (state.round, state.phase, RULES.active(state)) == (12, "over", frozenset())


@pytest.mark.rule("PE-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_who_begins_is_drawn_by_lot(seats: int) -> None:
    firsts = Counter(RULES.start(seats, seed).first for seed in SEEDS)
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > len(SEEDS) / seats / 2


@pytest.mark.rule("PE-1")
def test_whoever_has_the_marker_acts_first() -> None:
    for seed in range(20):
        state = RULES.start(4, seed)
        assert active(state) == [state.first + 1] == [(RULES.view(state, None).turn or 0) + 1]


@pytest.mark.rule("PE-2")
def test_one_to_do_of_each_group_is_in_play_each_equally_often() -> None:
    drawn = [RULES.view(RULES.start(2, seed), None).todos for seed in SEEDS]
    for place, group in enumerate("123"):
        cards = Counter(todos[place] for todos in drawn)
        assert set(cards) == {f"{group}a", f"{group}b", f"{group}c"}
        assert min(cards.values()) > len(SEEDS) / 6
    assert {len(todos) for todos in drawn} == {3}
    assert len(set(drawn)) == 27


@pytest.mark.rule("PE-3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_has_one_pack_rat_and_an_empty_suitcase_but_for_the_staples(seats: int) -> None:
    state = RULES.start(seats, 0)
    assert [(case.rats, case.poms, case.laid, case.hand) for case in state.suitcases] == [(1, 0, [], [])] * seats
    assert [case.score.empty for case in RULES.view(state, None).suitcases] == [96 - 8] * seats


def drawn(taken: int, rules: Essentials = RULES) -> list[str]:
    """Return the squares that are taken, the top row first."""
    return ["".join("#" if taken >> cell & 1 else "." for cell in row) for row in reversed(rules.grid.rows)]


@pytest.mark.rule("PE-3")
def test_all_suitcases_are_alike_unless_the_table_wants_everyone_s_own() -> None:
    common, *own = BOX["suitcases"]
    assert [drawn(case.taken) for case in RULES.start(4, 0).suitcases] == [common] * 4
    for seats in (2, 3, 4):
        state = game(suitcases="own").start(seats, 0)
        assert [drawn(case.taken) for case in state.suitcases] == own[:seats]
        assert [case_of(state, seat, game(suitcases="own")).layout for seat in range(seats)] == [1, 2, 3, 4][:seats]
    assert case_of(RULES.start(4, 0), 3).layout == 0


@pytest.mark.rule("PE-4")
def test_suitcases_lie_sideways_unless_the_table_wants_them_upright() -> None:
    assert [len(lines) for lines in (RULES.grid.columns, RULES.grid.rows)] == [12, 8]
    assert [len(lines) for lines in (UPRIGHT.grid.columns, UPRIGHT.grid.rows)] == [8, 12]


@pytest.mark.rule("PE-4")
@pytest.mark.parametrize("seat", range(4))
def test_an_upright_suitcase_is_the_same_one_turned_onto_its_right_side(seat: int) -> None:
    rules = game(lying="upright", suitcases="own")
    assert drawn(rules.start(4, 0).suitcases[seat].taken, rules) == turned_rows(BOX["suitcases"][seat + 1])


def turned_rows(rows: list[str]) -> list[str]:
    """Return a drawing after a quarter turn clockwise: what was lowest in a column is leftmost now."""
    return ["".join(row[column] for row in reversed(rows)) for column in range(len(rows[0]))]


@pytest.mark.rule("PE-5")
def test_tiles_have_four_colours_and_are_called_by_them() -> None:
    assert Counter(tile.colour for tile in RULES.tiles) == {0: 17, 1: 17, 2: 17, 3: 17}
    for one in RULES.tiles:
        assert one.name.startswith(("peach-", "banana-", "lavender-", "mint-")[one.colour])


@pytest.mark.rule("PE-5")
def test_the_cat_side_is_the_mirror_image_of_the_item_side() -> None:
    for one in RULES.tiles:
        item, cat = (picture(one.shapes[side]) for side in SIDES)
        assert cat == [row[::-1] for row in item]
    boot = tile("peach-boot")
    assert picture(boot.shapes["item"]) == ["#.", "#.", "#.", "##"]
    assert picture(boot.shapes["cat"]) == [".#", ".#", ".#", "##"]


@pytest.mark.rule("PE-5")
def test_a_turn_is_clockwise() -> None:
    boot = tile("peach-boot")
    for side in SIDES:
        upright = boot.shapes[side]
        for turn in range(4):
            placed = boot.at(side, turn, RULES.grid.index["e4"])
            covered = shape(place for place, cell in RULES.grid.at.items() if placed.mask >> cell & 1)
            assert covered == upright
            upright = turned(upright)


@pytest.mark.rule("PE-6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_four_accessories_are_drawn_and_the_rest_stays_in_the_bag(seats: int) -> None:
    state = RULES.start(seats, 0)
    every = [tile.number for tile in RULES.tiles if tile.kind == "accessory"]
    assert len(every) == 52
    assert (len(state.spaces), sorted([*state.spaces, *state.bag])) == (4, every)


@pytest.mark.rule("PE-6")
def test_the_bag_is_shuffled() -> None:
    first = Counter(tile for seed in range(400) for tile in RULES.start(2, seed).spaces)
    assert len(first) == 52
    assert max(first.values()) < 4 * 400 / 52 * 2


@pytest.mark.rule("PE-7")
def test_the_supply_has_as_many_underwear_and_socks_as_the_box() -> None:
    supply = RULES.view(started(), None).supply
    assert supply == {
        "peach-briefs": 2, "banana-briefs": 1, "lavender-briefs": 2, "mint-briefs": 1,
        "peach-vest": 1, "banana-vest": 2, "lavender-vest": 1, "mint-vest": 2,
        "peach-sock": 2, "banana-sock": 1, "lavender-sock": 2, "mint-sock": 1,
        "peach-stocking": 1, "banana-stocking": 2, "lavender-stocking": 1, "mint-stocking": 2,
    }  # fmt: skip


@pytest.mark.rule("PE-7")
def test_a_colour_that_the_box_does_not_name_has_none() -> None:
    few = [{"item": "briefs", "shape": ["##"], "number": {"mint": 3}}]
    rules = game(BOX | {"underwear": few})
    supply = rules.view(rules.start(2, 0), None).supply
    assert [supply[f"{colour}-briefs"] for colour in ("peach", "banana", "lavender", "mint")] == [0, 0, 0, 3]
