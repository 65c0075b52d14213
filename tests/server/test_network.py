"""However bad the road is, matches end, and everyone has seen the same log as far as they may."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from packhouse import wire
from packhouse.client import House, Table, connect
from packhouse.core import notation
from packhouse.core.game import Watcher
from packhouse.core.match import AnyMatch, Match, Play
from tests.soak import TIMES

from .entries import logs
from .house import ServedHouse
from .players import Player, sit_down
from .road import Faults, Road, rough_road
from .truth import check, replayed

ROUGH = Faults(drop=0.05, repeat=0.1, delay=0.3, cut=0.02)
SOON = 0.2
"""Seconds after which a client asks again."""


async def play_by_a_rough_road(address: str, game: str, seed: int) -> tuple[list[Player], Table, Road]:
    """Let two play and a third look on."""
    async with AsyncExitStack() as stack:
        way, road = await stack.enter_async_context(rough_road(address, ROUGH, seed))
        one, two, three = [await stack.enter_async_context(connect(way, patience=SOON, pulse=SOON)) for _ in range(3)]
        players = [Player(one, random.Random(seed)), Player(two, random.Random(seed + 1))]
        tables = await asyncio.wait_for(sit_down(game, *players), 30)
        playing = [player.play(table) for player, table in zip(players, tables, strict=True)]
        looking = asyncio.create_task(look_on(three, tables[0].id))
        await asyncio.wait_for(asyncio.gather(*playing, looking), 60)
    return players, looking.result(), road


async def look_on(house: House, table: str) -> Table:
    shown = await house.watch(table, spectate=True)
    async for _ in shown:
        pass
    return shown


def story(match: AnyMatch, watcher: Watcher) -> Iterator[wire.Seen]:
    """Return what a watcher of the whole match has seen."""
    twin = Match(match.game, match.setup)
    for entry in match.log:
        assert isinstance(entry, Play)
        action = match.game.seen(twin.state, entry.seat, match.game.read(entry.action), watcher)
        if action is not None:
            yield wire.SeenPlay(entry.seat, notation.write(action), entry.at)
        twin.add(entry)


@pytest.mark.parametrize("seed", range(TIMES))
@pytest.mark.parametrize("game", ["nim", "sealed", "snap", "rollers", "stash"])
def test_everyone_has_seen_the_same_log(house: ServedHouse, game: str, seed: int) -> None:
    players, shown, _ = asyncio.run(play_by_a_rough_road(house.address, game, seed))
    check(house.database, players)
    match = replayed(shown, logs(house.database).get(shown.id, []))
    for table in (shown, *players[0].tables, *players[1].tables):
        assert table.seen == tuple(story(match, table.seat))
        assert table.outcome == match.outcome is not None


def test_the_road_is_rough_in_every_way(house: ServedHouse) -> None:
    *_, road = asyncio.run(play_by_a_rough_road(house.address, "nim", seed=1000))
    assert all(road.happened.values())
