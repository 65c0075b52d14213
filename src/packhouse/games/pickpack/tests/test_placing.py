"""From strong on, bots lay their tiles with thought."""

from __future__ import annotations

from collections import Counter

import pytest

from packhouse.bots.bot import Sight
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.games.pickpack.actions import Lay
from packhouse.games.pickpack.board import BLUE, RED
from packhouse.games.pickpack.components import Tile
from packhouse.games.pickpack.rules import PickPack
from packhouse.games.pickpack.state import State

from .position import SMALL, game, play

LAYOUTS = 40


def laid(rules: PickPack, state: State, seat: int, level: str, rng: QuickRng) -> list[tuple[Tile | None, ...]]:
    """Let a bot lay a seat's tiles until it is done; return them line by line."""
    player = players.named("pickpack", level)
    while not state.done[seat]:
        rules.play(state, seat, player.choose(Sight(rules, state, seat), rng))
    slots = rules.board.slots_of[seat]
    return [tuple(state.tiles[slot : slot + 2]) for slot in range(slots.start, slots.stop, 2)]


def start_line(rules: PickPack, state: State, seat: int) -> int:
    return divmod(state.grabber, rules.box.grid)[1 if seat == RED else 0]


@pytest.mark.parametrize("level", ["novice", "casual", "greedy", "strong", "expert", "master"])
@pytest.mark.parametrize("own", [None, SMALL], ids=["its own box", "a small box"])
def test_every_level_lays_each_tile_once_and_says_done(level: str, own: dict[str, object] | None) -> None:
    rules = game(own)
    state = rules.start(2, 1)
    for seat in (BLUE, RED):
        tiles = [tile for line in laid(rules, state, seat, level, QuickRng(1)) for tile in line]
        assert Counter(tiles) == Counter(rules.box.all_tiles())
    assert state.phase == "move"


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_thought_lays_no_two_wholesales_on_a_line_and_few_malfunctions_where_the_grabber_starts(seat: int) -> None:
    rules, doubles, at_the_start = game(), Counter[str](), Counter[str]()
    for level in ("casual", "strong"):
        for seed in range(LAYOUTS):
            state = rules.start(2, seed)
            lines = laid(rules, state, seat, level, QuickRng(seed))
            doubles[level] += ("wholesale", "wholesale") in lines
            at_the_start[level] += "malfunction" in lines[start_line(rules, state, seat)]
    assert doubles["strong"] == 0 < doubles["casual"]
    assert at_the_start["strong"] < at_the_start["casual"] / 2


def test_thought_depends_on_the_trays() -> None:
    """A Rush Order wants a poor line: there it will be in reach, and costs no apples."""
    rules, apples = game(), Counter[bool]()
    for seed in range(LAYOUTS):
        state = rules.start(2, seed)
        for line, tiles in enumerate(laid(rules, state, BLUE, "strong", QuickRng(seed))):
            for tile in tiles:
                apples[tile == "rush"] += sum(state.trays[6 * line : 6 * line + 6])
    assert apples[True] / (2 * LAYOUTS) < apples[False] / (10 * LAYOUTS) - 1


def test_what_lies_already_is_left_there() -> None:
    rules = game()
    state = rules.start(2, 0)
    play(rules, state, "1: lay malfunction c-top", "1: lay malfunction c-bottom", "1: lay rush f-top")
    lines = laid(rules, state, RED, "expert", QuickRng(3))
    assert lines[2] == ("malfunction", "malfunction")
    assert lines[5][0] == "rush"


def test_nobody_can_know_how_a_bot_lays_its_tiles() -> None:
    rules = game()
    layouts = {tuple(laid(rules, rules.start(2, 0), RED, "master", QuickRng(seed))) for seed in range(10)}
    assert len(layouts) > 5


def test_laying_needs_no_look_at_what_the_other_lays() -> None:
    rules, player = game(), players.named("pickpack", "strong")
    state, other = rules.start(2, 0), rules.start(2, 0)
    play(rules, other, "2: lay premium 1-left", "2: lay rush 5-right")
    first, second = (player.choose(Sight(rules, each, RED), QuickRng(4)) for each in (state, other))
    assert isinstance(first, Lay)
    assert first == second
