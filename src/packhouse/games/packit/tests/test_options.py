"""Packets, seeds and komi: what a table may choose."""

from __future__ import annotations

import pytest

from packhouse.core.errors import BadSetup
from packhouse.games.packit.rules import WHITE
from packhouse.games.packit.tests.position import SHAPES, game, play


@pytest.mark.rule("PI-9c")
def test_an_orthogonal_packet_is_a_cell_and_its_four_edge_neighbours() -> None:
    square = game(board="orthogonal")
    assert set(square.view(play(square, "e5"), None).white) == {"e5", "d5", "f5", "e4", "e6"}


@pytest.mark.rule("PI-9c")
@pytest.mark.rule("PI-7")
def test_komi_is_two_and_a_half_on_the_orthogonal_board() -> None:
    assert game(board="orthogonal").komi == 2.5


@pytest.mark.rule("PI-9d")
def test_a_diagonal_packet_is_a_cell_and_all_eight_around_it() -> None:
    square = game(board="diagonal")
    expected = {column + row for column in "def" for row in "456"}
    assert set(square.view(play(square, "e5"), None).white) == expected


@pytest.mark.rule("PI-9d")
@pytest.mark.rule("PI-7")
def test_komi_is_four_and_a_half_on_the_diagonal_board() -> None:
    assert game(board="diagonal").komi == 4.5


@pytest.mark.rule("PI-9e")
def test_a_packet_inside_the_triangle_has_seven_cells() -> None:
    triangle = game(board="triangle")
    assert len(triangle.view(play(triangle, "c5"), None).white) == 7


@pytest.mark.rule("PI-9e")
@pytest.mark.rule("PI-9a")
@pytest.mark.rule("PI-9b")
@pytest.mark.rule("PI-7")
@pytest.mark.parametrize("shape", ["triangle", "clipped", "limped"])
def test_komi_is_three_and_a_half_on_every_hex_board(shape: str) -> None:
    assert game(board=shape).komi == 3.5


@pytest.mark.rule("PI-9f")
@pytest.mark.parametrize("shape", ["orthogonal", "diagonal"])
@pytest.mark.parametrize("neighbours", [4, 8])
def test_the_packet_of_a_square_board_can_be_chosen(shape: str, neighbours: int) -> None:
    square = game(board=shape, neighbours=neighbours)
    assert len(square.view(play(square, "e5"), None).white) == neighbours + 1


@pytest.mark.rule("PI-9f")
@pytest.mark.parametrize(("shape", "neighbours", "komi"), [("orthogonal", 8, 4.5), ("diagonal", 4, 2.5)])
def test_komi_follows_the_packet_and_not_the_board(shape: str, neighbours: int, komi: float) -> None:
    assert game(board=shape, neighbours=neighbours).komi == komi


@pytest.mark.rule("PI-9f")
@pytest.mark.parametrize("shape", ["hex-hex", "clipped", "limped", "triangle"])
def test_a_hex_board_offers_no_other_packet(shape: str) -> None:
    with pytest.raises(BadSetup, match="square boards"):
        game(board=shape, neighbours=4)


@pytest.mark.rule("PI-9f")
def test_a_packet_of_six_neighbours_is_not_offered_on_squares() -> None:
    with pytest.raises(BadSetup):
        game(board="diagonal", neighbours=6)


@pytest.mark.rule("PI-10")
@pytest.mark.parametrize("shape", SHAPES)
def test_the_board_starts_empty_unless_seeds_are_asked_for(shape: str) -> None:
    plain = game(board=shape)
    assert plain.view(plain.start(2, 0), None).empty == plain.board.cells


@pytest.mark.rule("PI-10")
def test_seeds_are_as_many_neutral_pieces_as_were_asked_for() -> None:
    seeded = game(seeds=9)
    view = seeded.view(seeded.start(2, 1), None)
    assert (len(view.neutral), len(view.empty), view.white, view.red) == (9, 118, (), ())


@pytest.mark.rule("PI-10")
def test_the_same_seed_number_draws_the_same_seeds() -> None:
    assert game(seeds=9).start(2, 5) == game(seeds=9).start(2, 5)


@pytest.mark.rule("PI-10")
def test_another_seed_number_draws_other_seeds() -> None:
    assert len({game(seeds=9).start(2, seed).white for seed in range(20)}) == 20


@pytest.mark.rule("PI-10")
def test_any_cell_can_be_drawn_as_a_seed() -> None:
    seeded = game(size=3, seeds=3)
    drawn = {cell for seed in range(60) for cell in seeded.view(seeded.start(2, seed), None).neutral}
    assert drawn == set(seeded.board.cells)


@pytest.mark.rule("PI-10")
def test_named_cells_are_seeded_whatever_the_seed_number() -> None:
    seeded = game(seed_cells="g7,a1")
    assert [seeded.view(seeded.start(2, seed), None).neutral for seed in (0, 1)] == [("a1", "g7")] * 2


@pytest.mark.rule("PI-10")
def test_seeded_cells_may_be_written_in_capitals() -> None:
    seeded = game(seed_cells="G7,A1")
    assert seeded.view(seeded.start(2, 0), None).neutral == ("a1", "g7")


@pytest.mark.rule("PI-10")
def test_a_seed_stays_neutral_and_scores_for_nobody() -> None:
    seeded = game(seed_cells="g7", komi=0)
    assert seeded.scores(play(seeded, "g8 g6")) == (6, 6)


@pytest.mark.rule("PI-10")
def test_a_seeded_cell_is_no_centre() -> None:
    seeded = game(seed_cells="g7")
    assert "g7" not in [pack.centre for pack in seeded.legal(seeded.start(2, 0), WHITE)]


@pytest.mark.rule("PI-10")
@pytest.mark.parametrize("cells", ["z9", "a1,a1"])
def test_seed_cells_off_the_board_or_named_twice_are_refused(cells: str) -> None:
    with pytest.raises(BadSetup):
        game(size=3, seed_cells=cells)


@pytest.mark.rule("PI-10")
def test_seed_cells_leave_at_least_one_cell_empty() -> None:
    cells: list[str] = [*game(size=3).board.cells]
    nearly_full = game(size=3, seed_cells=cells[1:])
    assert nearly_full.view(nearly_full.start(2, 0), None).empty == ("a1",)
    with pytest.raises(BadSetup, match="at most 18"):
        game(size=3, seed_cells=cells)


@pytest.mark.rule("PI-10")
def test_seeds_leave_at_least_one_cell_empty() -> None:
    nearly_full = game(size=3, seeds=18)
    assert len(nearly_full.view(nearly_full.start(2, 0), None).empty) == 1
    with pytest.raises(BadSetup, match="at most 18"):
        game(size=3, seeds=19)


@pytest.mark.rule("PI-10")
def test_seeds_by_lot_and_by_name_exclude_each_other() -> None:
    with pytest.raises(BadSetup, match="not both"):
        game(seeds=2, seed_cells="a1")


@pytest.mark.rule("PI-11")
@pytest.mark.parametrize("komi", [-100, -0.5, 0, 4, 12.5, 100])
def test_komi_can_be_overridden(komi: float) -> None:
    assert game(komi=komi).scores(game().start(2, 0)) == (0, komi)


@pytest.mark.rule("PI-11")
@pytest.mark.parametrize("komi", [0.25, 3.4, 100.5, -100.5])
def test_komi_out_of_step_or_range_is_refused(komi: float) -> None:
    with pytest.raises(BadSetup):
        game(komi=komi)


@pytest.mark.rule("PI-11")
@pytest.mark.parametrize(
    ("shape", "komi"),
    [("hex-hex", 3.5), ("clipped", 3.5), ("limped", 3.5), ("orthogonal", 2.5), ("diagonal", 4.5), ("triangle", 3.5)],
)
def test_komi_that_is_not_overridden_is_half_the_packet(shape: str, komi: float) -> None:
    assert game(board=shape).komi == komi
