"""Where tiles may lie, what may be given up, and how cats come in."""

from __future__ import annotations

import pytest

from packhouse import games
from packhouse.core import notation
from packhouse.core.errors import IllegalAction
from packhouse.core.match import Match
from packhouse.core.rng import QuickRng
from packhouse.core.undo import free_undo
from packhouse.games.essentials.components import SPACES
from packhouse.games.essentials.rules import Essentials
from packhouse.games.essentials.state import State
from packhouse.games.essentials.tests.position import (
    BOX,
    RULES,
    UPRIGHT,
    case_of,
    game,
    lay,
    legal,
    packing,
    play,
    started,
    tile,
    with_tokens,
)
from packhouse.games.essentials.tests.reference import Reference
from packhouse.games.essentials.tiles import SIDES
from packhouse.kit.grid import drawn
from packhouse.kit.masks import bits, mask_of

ONE_ROOM = ["####", "...."]
"""Room for a single tile, at the lower left."""


def puts(state: State, seat: int = 0) -> set[str]:
    return {text for text in legal(state, seat) if text != "leave"}


@pytest.mark.rule("PE-16")
@pytest.mark.parametrize("rules", [RULES, UPRIGHT], ids=["sideways", "upright"])
def test_a_tile_goes_wherever_all_its_squares_are_inside_and_empty(rules: Essentials) -> None:
    for name in ("peach-boot", "mint-vest", "banana-book", "lavender-stocking", "mint-belt"):
        state = packing(name, rats=1, rules=rules)
        reference = Reference(BOX, 0, upright=rules is UPRIGHT)
        reference.gain(name)
        assert set(legal(state, rules=rules)) == reference.legal()


@pytest.mark.rule("PE-16")
def test_a_tile_lies_on_no_staple_and_on_no_other_tile() -> None:
    state = packing("peach-book")
    lay(state.suitcases[0], "mint-book item 0 e4")
    state.suitcases[0].before = 1
    texts = legal(state)
    taken = {"b3", "c3", "j2", "j3", "c6", "c7", "j6", "k6"} | {"e4", "f4", "e5", "f5"}
    covered = {RULES.grid.cells[cell] for text in texts for cell in bits(mask(text))}
    assert not covered & taken
    assert "put peach-book item 0 g4" in texts  # beside it
    assert "put peach-book item 0 f5" not in texts
    for text in ("1: put peach-book item 0 f5", "1: put peach-book item 0 b3"):
        with pytest.raises(IllegalAction, match="something lies there"):
            play(state, text)


def mask(text: str) -> int:
    _, name, side, turn, cell = text.split()
    assert side in ("item", "cat")
    return tile(name).at("cat" if side == "cat" else "item", int(turn), RULES.grid.index[cell]).mask


@pytest.mark.rule("PE-16")
def test_a_tile_need_not_touch_anything() -> None:
    state = play(packing("peach-book", "mint-book"), "1: put peach-book item 0 a1", "1: put mint-book item 0 k7")
    assert len(case_of(state).laid) == 2


@pytest.mark.rule("PE-16")
def test_a_tile_may_be_turned_as_long_as_that_makes_a_difference() -> None:
    turns = {
        name: {text.split()[3] for text in legal(packing(name))} for name in ("mint-book", "mint-belt", "mint-boot")
    }
    assert turns == {"mint-book": {"0"}, "mint-belt": {"0", "1"}, "mint-boot": {"0", "1", "2", "3"}}


@pytest.mark.rule("PE-16")
@pytest.mark.rule("PE-18")
def test_without_a_rat_the_item_side_is_up() -> None:
    assert {text.split()[2] for text in legal(packing("peach-boot"))} == {"item"}


@pytest.mark.rule("PE-17")
def test_a_tile_that_fits_cannot_be_given_up() -> None:
    state = packing("peach-belt", free=ONE_ROOM)
    assert legal(state) == ["put peach-belt item 0 a2"]
    with pytest.raises(IllegalAction, match="peach-belt still fits"):
        play(state, "1: leave")


@pytest.mark.rule("PE-17")
def test_a_tile_that_fits_nowhere_goes_to_the_box() -> None:
    state = packing("peach-book", free=ONE_ROOM)
    assert legal(state) == ["leave"]
    play(state, "1: leave")
    assert (case_of(state).laid, case_of(state).hand, state.round) == ((), (), 2)


@pytest.mark.rule("PE-17")
def test_a_tile_that_fits_only_as_a_cat_may_be_placed_or_given_up() -> None:
    corner = [".#", ".#", ".#", "##"]
    assert legal(packing("peach-boot", free=corner)) == ["leave"]
    assert legal(packing("peach-boot", free=corner, rats=1)) == ["put peach-boot cat 0 a1", "leave"]
    assert legal(packing("mint-boot", free=corner)) == ["put mint-boot item 0 a1"]


@pytest.mark.rule("PE-17")
def test_no_tile_may_lie_where_it_keeps_another_out_that_could_go_in() -> None:
    # The belt fits in either room, the glasses only in the left one if the belt lies right.
    free = ["####..###.", ".........."]
    state = packing("peach-glasses", "mint-belt", free=free)
    assert legal(state) == ["put peach-glasses item 0 g2", "put mint-belt item 0 a2"]
    with pytest.raises(IllegalAction, match="your other tile"):
        play(state, "1: put peach-glasses item 0 a2")


@pytest.mark.rule("PE-17")
def test_if_only_one_of_two_fits_either_may_be_placed_and_the_other_is_given_up() -> None:
    state = packing("peach-glasses", "mint-belt", free=ONE_ROOM)
    assert legal(state) == [
        "put peach-glasses item 0 a2", "put peach-glasses item 0 b2", "put mint-belt item 0 a2",
    ]  # fmt: skip
    play(state, "1: put peach-glasses item 0 a2")
    assert legal(state) == ["leave"]
    play(state, "1: leave")
    assert [laid.tile for laid in case_of(state).laid] == ["peach-glasses"]


@pytest.mark.rule("PE-17")
def test_with_a_rat_a_tile_may_block_the_item_side_if_the_cat_side_goes_in() -> None:
    # Two rooms for a boot, left an L and right a J: as items, each has its own room.
    free = ["#..#", "#..#", "#..#", "####"]
    assert puts(packing("peach-boot", "mint-boot", free=free)) == {
        "put peach-boot item 0 a1", "put mint-boot item 0 c1",
    }  # fmt: skip
    with_two = puts(packing("peach-boot", "mint-boot", free=free, rats=2))
    assert "put peach-boot cat 0 c1" in with_two
    with_one = puts(packing("peach-boot", "mint-boot", free=free, rats=1))
    assert "put peach-boot cat 0 c1" not in with_one


@pytest.mark.rule("PE-17")
@pytest.mark.parametrize(("rats", "is_allowed"), [(0, False), (1, False), (2, True), (3, True)])
def test_who_makes_two_others_cats_needs_a_rat_for_each(rats: int, is_allowed: bool) -> None:
    # Both boots fit as items side by side where the book would lie, as cats each in a room of its own.
    free = ["#####..##", "#####..##", *["........."] * 2, *[".#..#...."] * 3, "##.##...."]
    state = packing("mint-book", "peach-boot", "lavender-boot", free=free, rats=rats)
    assert ("put mint-book item 0 c7" in legal(state)) == is_allowed
    assert "put mint-book item 0 h7" in legal(state)


@pytest.mark.rule("PE-17")
def test_a_tile_that_must_go_in_as_a_cat_by_now_cannot_be_given_up() -> None:
    free = ["#..#", "#..#", "#..#", "####"]
    state = play(packing("peach-boot", "mint-boot", free=free, rats=2), "1: put peach-boot cat 0 c1")
    assert legal(state) == ["put mint-boot cat 0 a1"]
    with pytest.raises(IllegalAction, match="more of these tiles fit together"):
        play(state, "1: leave")


@pytest.mark.rule("PE-17")
def test_a_tile_goes_into_the_room_that_only_a_cat_makes() -> None:
    free = ["####", "####", ".#.."]  # a towel and a book, but only if the towel is turned over
    state = packing("peach-towel", "mint-book", free=free, rats=1)
    items = [text for text in legal(state) if text.startswith("put peach-towel item")]
    assert items
    assert [legal(play(state.copy(), f"1: {text}")) for text in items] == [["leave"]] * len(items)
    assert legal(play(state.copy(), "1: put peach-towel cat 0 b1")) == ["put mint-book item 0 c2"]


@pytest.mark.rule("PE-17")
def test_two_placements_that_do_not_overlap_can_be_confirmed_in_either_order() -> None:
    free = ["####.", "#####", "..###"]
    hand = ("peach-boot", "mint-towel")
    for rats in (0, 1, 2):
        state = packing(*hand, free=free, rats=rats)
        for one in legal(state):
            then = play(state.copy(), f"1: {one}")
            for other in legal(then) if then.round == 1 else ():
                if other != "leave":
                    turned_round = play(state.copy(), f"1: {other}", f"1: {one}")
                    assert turned_round.suitcases[0].taken == play(then.copy(), f"1: {other}").suitcases[0].taken


def slowly(*hand: str, free: list[str], rats: int) -> Reference:
    """Return the slow telling of such a position."""
    reference = Reference(BOX, 0)
    reference.staples = set(RULES.grid.places) - set(drawn(free))
    reference.gain(*hand)
    reference.rats = rats
    return reference


NAMES = [one.name for one in RULES.tiles]


def small_room(rng: QuickRng) -> list[str]:
    """Draw some squares that hang together by and large, in a corner of five by five."""
    return ["".join("#" if rng.below(100) < 62 else "." for _ in range(5)) for _ in range(4)]


def everything(state: State) -> list[str]:
    """Return whatever one could think of doing with what is in hand."""
    hand = {RULES.tiles[number] for number in state.suitcases[0].hand}
    return ["leave", *(notation.write(way.put) for one in hand for side in SIDES for way in one.ways[side])]


def is_allowed(state: State, text: str) -> bool:
    try:
        RULES.check(state, 0, RULES.read(text))
    except IllegalAction:
        return False
    return True


@pytest.mark.rule("PE-17")
@pytest.mark.rule("PE-18")
@pytest.mark.parametrize("seed", range(60))
def test_what_may_be_done_in_a_nearly_full_suitcase_is_what_trying_everything_finds(seed: int) -> None:
    rng = QuickRng(seed)
    hand = [rng.choose(NAMES) for _ in range(2 + (seed % 3 == 0))]
    free, rats = small_room(rng), rng.below(4)
    state, reference = packing(*hand, free=free, rats=rats), slowly(*hand, free=free, rats=rats)
    while state.round == 1:
        texts = legal(state)
        assert len(texts) == len(set(texts)) > 0
        assert set(texts) == reference.legal()
        assert {*filter(lambda text: is_allowed(state, text), everything(state))} == set(texts)
        text = rng.choose(texts)
        play(state, f"1: {text}")
        reference.do(text)


@pytest.mark.rule("PE-18")
def test_a_cat_costs_a_rat() -> None:
    state = play(packing("peach-boot", "mint-book", rats=2), "1: put peach-boot cat 0 g1")
    assert case_of(state).rats == 1
    play(state, "1: put mint-book item 0 e4")
    assert case_of(state).rats == 1


@pytest.mark.rule("PE-18")
@pytest.mark.parametrize("name", ["peach-boot", "peach-vest", "peach-stocking"])
def test_accessories_underwear_and_socks_can_all_be_turned_over(name: str) -> None:
    texts = legal(packing(name, rats=1))
    assert {text.split()[2] for text in texts} == {"item", "cat"}
    state = play(packing(name, rats=1), f"1: {texts[-1]}")
    assert [laid.side for laid in case_of(state).laid] == ["cat"]


@pytest.mark.rule("PE-18")
def test_two_rats_a_turn_are_the_most() -> None:
    state = packing("peach-boot", "peach-book", "mint-book", rats=5)
    play(state, "1: put peach-boot cat 0 g1", "1: put peach-book cat 0 e4")
    assert {text.split()[2] for text in legal(state)} == {"item"}
    with pytest.raises(IllegalAction, match="used 2 Pack Rats this turn"):
        play(state, "1: put mint-book cat 0 g6")
    play(state, "1: put mint-book item 0 g6")
    assert case_of(state).rats == 3


@pytest.mark.rule("PE-18")
def test_the_next_round_allows_two_more() -> None:
    state = packing("peach-boot", "peach-book", rats=4)
    play(state, "1: put peach-boot cat 0 g1", "1: put peach-book cat 0 e4")
    state.phase, state.turn = "pack", SPACES
    state.suitcases[0].hand = [tile("mint-book").number]
    assert {text.split()[2] for text in legal(state)} == {"item", "cat"}


@pytest.mark.rule("PE-18")
def test_a_rat_just_gained_can_be_used_at_once_and_others_are_saved() -> None:
    rules = with_tokens(4, 3, 2, 1)
    state = play(started(1, rules=rules), "1: pawn 3", "1: take 1", rules=rules)
    assert case_of(state).rats == 3
    play(state, f"1: {next(text for text in legal(state) if ' cat ' in text)}", rules=rules)
    assert (state.round, case_of(state).rats) == (2, 2)


@pytest.mark.rule("PE-18")
def test_what_lies_is_never_turned_or_moved_later() -> None:
    rules, rng = RULES, QuickRng(5)
    state = rules.start(2, 5)
    before: list[tuple[object, ...]] = [(), ()]
    while rules.active(state):
        seat = rng.choose(sorted(rules.active(state)))
        rules.play(state, seat, rules.sample(state, seat, rng))
        for number in range(2):
            laid = case_of(state, number).laid
            assert laid[: len(before[number])] == before[number]
            before[number] = laid
    assert all(before)


@pytest.mark.rule("PE-19")
def test_what_is_asked_about_changes_nothing() -> None:
    state = packing("peach-boot", "mint-book", rats=1)
    before = state.copy()
    for text in ("put peach-boot cat 0 g1", "put mint-book item 0 e4"):
        RULES.check(state, 0, RULES.read(text))
    for text in ("put peach-boot item 0 l8", "put mint-book item 0 b3", "leave"):
        with pytest.raises(IllegalAction):
            RULES.check(state, 0, RULES.read(text))
    assert state == before


@pytest.mark.rule("PE-17")
def test_two_small_tiles_go_in_rather_than_a_large_one() -> None:
    state = packing("peach-coat", "peach-glasses", "mint-glasses", free=["###", "###"])
    assert {text.split()[1] for text in legal(state)} == {"peach-glasses", "mint-glasses"}


@pytest.mark.rule("PE-19")
def test_a_tile_put_can_be_taken_back_while_another_is_in_hand() -> None:
    setup = games.setup("essentials", 1, 3, {}, BOX)
    match = Match(game(), setup)
    for text in ("pawn 1", "bonus mint-vest", "take 1", "put mint-vest cat 0 b1"):
        match.play(0, game().read(text))
    assert free_undo(match, 0, QuickRng(0)) <= 3


@pytest.mark.rule("PE-19")
def test_a_proposal_is_for_whoever_packs() -> None:
    state = packing("peach-boot", seats=2)
    assert RULES.proposable(state, 0)
    drafting = play(RULES.start(1, 0), "1: pawn 1")
    assert not RULES.proposable(drafting, 0)
    assert not RULES.proposable(RULES.start(1, 0), 0)


def test_a_random_way_to_pack_is_always_a_legal_one() -> None:
    for seed in range(40):
        rng = QuickRng(seed)
        state = packing(rng.choose(NAMES), rng.choose(NAMES), free=small_room(rng), rats=rng.below(3))
        while state.round == 1:
            action = RULES.sample(state, 0, rng)
            assert notation.write(action) in legal(state)
            RULES.apply(state, 0, action)


def test_random_ways_to_pack_reach_every_legal_one() -> None:
    state = packing("peach-boot", free=[".##", ".##", "###", "###"], rats=1)
    rng = QuickRng(0)
    found = {notation.write(RULES.sample(state, 0, rng)) for _ in range(400)}
    assert found == set(legal(state))


def test_masks_of_tiles_agree_with_their_places() -> None:
    assert mask("put peach-boot item 1 a1") == mask_of(
        RULES.grid.index[cell] for cell in ("a1", "a2", "b2", "c2", "d2")
    )
