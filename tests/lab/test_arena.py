"""Simulations are the same games however they are cut up."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
import pytest

from packhouse import games
from packhouse.bots.bot import Player, Sight
from packhouse.bots.mixture import Mixture
from packhouse.bots.programs.program import BUDGET
from packhouse.bots.uniform import Uniform
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.lab.arena import Series, played, pool, shared, split
from packhouse.lab.played import Played
from packhouse.lab.tally import Tally, tally

SERIES = Series(games.setup("nim", 2, 7), ("uniform", "uniform"), 0, 30)
TAKE: Any = type(games.load(SERIES.setup).legal(games.load(SERIES.setup).start(2, 1), 0)[0])


def merged(pieces: list[Tally]) -> Tally:
    total = Tally.empty(2)
    for piece in pieces:
        total.merge(piece)
    return total


def test_a_series_is_the_same_every_time() -> None:
    assert list(played(SERIES)) == list(played(SERIES))


def test_a_race_is_the_same_every_time() -> None:
    series = Series(games.setup("snap", 3, 7), ("swift", "slow", "swift"), 0, 3)
    assert list(played(series)) == list(played(series))


def test_bots_are_measured_by_how_much_they_think_and_not_by_time() -> None:
    (one,) = played(Series(SERIES.setup, ("hasty", "hasty"), 0, 1))
    assert one.steps == ((0, TAKE(3, 5)), (1, TAKE(2, 4)), (0, TAKE(1, 3)))


def test_whoever_mixes_two_bots_hurries_neither() -> None:
    hasty = players.named("nim", "hasty")
    mixed = Player("mixed", Mixture(hasty, hasty, 50), hasty.budget)
    sight = Sight(games.load(SERIES.setup), games.load(SERIES.setup).start(2, 1), 0)
    assert mixed.choose(sight, QuickRng(1)) == sight.legal[0]
    assert mixed.unhurried().choose(sight, QuickRng(1)) == sight.legal[-1]


def test_a_program_has_its_time() -> None:
    program = Player("mine", Uniform(), BUDGET)
    assert program.unhurried() == program


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(SERIES, setup=msgspec.structs.replace(SERIES.setup, seed=8))
    assert [one.steps for one in played(SERIES)] != [one.steps for one in played(other)]


def test_no_two_games_of_a_series_have_the_same_luck() -> None:
    assert len({one.setup.seed for one in played(SERIES)}) == 30


@pytest.mark.parametrize("number", [1, 30, 31])
def test_pieces_are_the_games_of_the_whole(number: int) -> None:
    whole = msgspec.structs.replace(SERIES, first=4, games=number)
    pieces = split(whole, jobs=1)
    assert len(pieces) > number // 3
    assert [one for piece in pieces for one in played(piece)] == list(played(whole))


def test_pieces_add_up_to_the_whole() -> None:
    pieces = [tally(2, played(piece)) for piece in split(SERIES, jobs=1)]
    assert merged(pieces) == merged(pieces[::-1]) == tally(2, played(SERIES))


def test_processes_play_the_same_games() -> None:
    with pool(2) as workers:
        found = [one for _, games in shared(split(SERIES, jobs=2), workers, list[Played]) for one in games]
        sums = [piece for _, piece in shared(split(SERIES, jobs=2), workers, partial(tally, 2))]
    assert sorted(found, key=lambda one: one.number) == list(played(SERIES))
    assert merged(sums) == tally(2, played(SERIES))


class Heavy(list[Played]):
    """Games of which one can tell whether anybody still has them."""


def heavy(games: Iterator[Played]) -> Heavy:
    return Heavy(games)


def test_what_travelled_is_kept_no_longer_than_it_is_looked_at() -> None:
    seen, kept = list[weakref.ref[Heavy]](), list[int]()
    with ThreadPoolExecutor(1) as workers:
        for _, found in shared(split(SERIES, jobs=1), workers, heavy):
            seen.append(weakref.ref(found))
            del found
            kept.append(sum(one() is not None for one in seen))
    assert len(kept) == 15
    assert max(kept) <= 2
