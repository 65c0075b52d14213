"""Simulations are the same games however they are cut up."""

from __future__ import annotations

import msgspec

from packhouse import games
from packhouse.lab.arena import Series, Tally, pool, split, tallies, tally

SERIES = Series(games.setup("packit", 2, 7, {"size": 4}), ("uniform", "uniform"), 0, 30)


def merged(pieces: list[Tally]) -> Tally:
    total = Tally(2)
    for piece in pieces:
        total.merge(piece)
    return total


def test_a_series_is_the_same_every_time() -> None:
    assert tally(SERIES) == tally(SERIES)


def test_another_seed_gives_other_games() -> None:
    other = msgspec.structs.replace(SERIES, setup=msgspec.structs.replace(SERIES.setup, seed=8))
    assert tally(SERIES) != tally(other)


def test_pieces_add_up_to_the_whole() -> None:
    pieces = split(SERIES, jobs=1)
    assert len(pieces) > 10
    assert merged([tally(piece) for piece in pieces]) == tally(SERIES)


def test_processes_play_the_same_games() -> None:
    with pool(2) as workers:
        found = [piece for _, piece in tallies(split(SERIES, jobs=2), workers)]
    assert merged(found) == tally(SERIES)


def test_every_game_is_counted_once() -> None:
    total = tally(SERIES)
    assert total.games == sum(total.wins) == sum(total.reasons.values()) == 30
