"""Bots think elsewhere, people first, and no process of theirs is left behind."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from packhouse import games
from packhouse.bots.bot import Sight
from packhouse.core import notation
from packhouse.core.errors import UnknownBot
from packhouse.core.game import Setup
from packhouse.core.rng import QuickRng
from packhouse.games import players
from packhouse.server.bots import work as within
from packhouse.server.bots.pool import BotPool
from packhouse.server.bots.work import BotTask, Choice
from packhouse.server.queues import Busy

TOYS = str(Path(__file__).parents[1] / "toys")
STUCK = str(Path(__file__).parent / "games")


def thought(game: str, player: str, seats: int = 2, salt: int = 7) -> BotTask:
    setup = games.setup(game, seats, 2**255 + 5)
    state = games.load(setup).start(seats, setup.seed)
    return BotTask(msgspec.json.encode(setup), msgspec.json.encode(state), 0, player, salt)


def chosen_here(game: str, player: str, seats: int = 2, salt: int = 7) -> Choice:
    setup = games.setup(game, seats, 2**255 + 5)
    rules = games.load(setup)
    sight = Sight(rules, rules.start(seats, setup.seed), 0)
    return Choice(notation.write(players.named(game, player).choose(sight, QuickRng(salt))))


@asynccontextmanager
async def thinking(processes: int = 1, waiting: int = 9) -> AsyncIterator[BotPool]:
    thinkers = BotPool(processes, waiting, [TOYS, STUCK])
    try:
        yield thinkers
    finally:
        thinkers.close()


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    before = set(bots())
    asyncio.run(asyncio.wait_for(test(), 120))
    assert soon(lambda: set(bots()) <= before), "a process was left behind"


def bots() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid]


def soon(true: Callable[[], bool]) -> bool:
    end = time.monotonic() + 10
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    return true()


NIM = thought("nim", "uniform")
SETUP = Setup(game="stuck", version=1, seats=2, seed=1)
SLEEPER = NIM._replace(setup=msgspec.json.encode(SETUP), player="sleeper")
KILLER = SLEEPER._replace(player="killer")


def test_a_bot_chooses_as_it_would_here_and_is_warm_then() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            assert not thinkers.warm("packit", "strong")
            assert await thinkers.choose(thought("packit", "strong"), urgent=True) == chosen_here("packit", "strong")
            assert thinkers.warm("packit", "strong")

    run(test)


def test_a_bot_proposes_in_its_own_process() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            asked = thought("pickpack", "strong")
            assert await thinkers.propose(asked) == within.propose(asked)
            assert thinkers.warm("pickpack", "strong")
            assert len(bots()) == 1

    run(test)


def test_a_review_is_made_in_a_process_of_its_own() -> None:
    async def test() -> None:
        setup = games.setup("zackpack", 3, 5)
        rules = games.load(setup)
        state, rng = rules.start(3, setup.seed), QuickRng(5)
        while not rules.view(state, None).payments:
            seat = rng.choose(sorted(rules.active(state)))
            rules.apply(state, seat, rules.sample(state, seat, rng))
        asked = msgspec.json.encode(setup), msgspec.json.encode(rules.view(state, None))
        async with thinking() as thinkers:
            told = await thinkers.review(*asked)
            assert len(bots()) == 1
        assert len(msgspec.json.decode(told)["best"]) == 3
        assert told == within.review(*asked)

    run(test)


def test_games_of_other_folders_are_found() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            for salt in range(3):
                thinking_of = thought("sealed", "dreamer", 3, salt)
                assert await thinkers.choose(thinking_of, urgent=True) == chosen_here("sealed", "dreamer", 3, salt)

    run(test)


def test_a_prepared_bot_is_warm() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            await thinkers.prepare(NIM.setup, "uniform")
            assert thinkers.warm("nim", "uniform")
            assert not thinkers.warm("nim", "other")

    run(test)


def test_a_refusal_comes_back_as_itself() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            with pytest.raises(UnknownBot, match="no bot “nobody” plays nim"):
                await thinkers.choose(NIM._replace(player="nobody"), urgent=True)

    run(test)


def test_no_process_starts_before_it_is_needed() -> None:
    async def test() -> None:
        async with thinking(processes=3) as thinkers:
            assert not bots()
            for _ in range(3):
                await thinkers.choose(NIM, urgent=True)
            assert len(bots()) == 1

    run(test)


def test_people_go_before_bots_among_themselves() -> None:
    async def test() -> None:
        ended: list[str] = []

        async def choose(name: str, urgent: bool) -> None:
            await thinkers.choose(NIM, urgent)
            ended.append(name)

        async with thinking() as thinkers:
            names = ["first", "bots", "more bots", "person", "other person"]
            await asyncio.gather(*[choose(name, name.endswith("person")) for name in names])
        assert ended == ["first", "person", "other person", "bots", "more bots"]

    run(test)


def test_a_bot_judges_as_it_would_here() -> None:
    async def test() -> None:
        setup = games.setup("packit", 2, 2**255 + 5)
        rules = games.load(setup)
        sight = Sight(rules, rules.start(2, setup.seed), 0)
        action, lead = players.named("packit", "expert").judge(sight, QuickRng(7))
        async with thinking() as thinkers:
            assert await thinkers.judge(thought("packit", "expert")) == (notation.write(action), lead)

    run(test)


def test_people_go_before_positions_that_someone_asks_about() -> None:
    async def test() -> None:
        ended: list[str] = []

        async def note(name: str, work: Coroutine[Any, Any, Any]) -> None:
            await work
            ended.append(name)

        async with thinking() as thinkers:
            await asyncio.gather(
                note("first", thinkers.choose(NIM, False)), note("asked about", thinkers.judge(NIM)),
                note("person", thinkers.choose(NIM, True)),
            )  # fmt: skip
        assert ended == ["first", "person", "asked about"]

    run(test)


def test_beyond_the_bound_bots_are_busy() -> None:
    async def test() -> None:
        async with thinking(waiting=1) as thinkers:
            answers = await asyncio.gather(*[thinkers.choose(NIM, False) for _ in range(3)], return_exceptions=True)
        assert [isinstance(answer, Busy) for answer in answers] == [False, False, True]

    run(test)


def test_who_is_cancelled_waits_no_more() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            first, second = [asyncio.create_task(thinkers.choose(NIM, False)) for _ in range(2)]
            await asyncio.sleep(0)
            assert thinkers.waiting == 1
            second.cancel()
            await first
            assert thinkers.waiting == 0

    run(test)


def test_a_process_killed_at_rest_is_replaced() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            first = await thinkers.choose(NIM, urgent=True)
            os.kill(bots()[-1], signal.SIGKILL)
            assert await thinkers.choose(NIM, urgent=True) == first

    run(test)


def test_a_process_killed_at_a_thought_is_replaced_and_the_thought_thought_again() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            first = asyncio.create_task(thinkers.choose(NIM, urgent=True))
            while not bots():
                await asyncio.sleep(0.01)
            os.kill(bots()[-1], signal.SIGKILL)
            assert await first == chosen_here("nim", "uniform")

    run(test)


def test_a_thought_that_kills_its_process_twice_is_given_up() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            with pytest.raises(BrokenProcessPool):
                await thinkers.choose(KILLER, urgent=True)
            assert await thinkers.choose(NIM, urgent=True) == chosen_here("nim", "uniform")

    run(test)


def test_a_thought_that_kills_its_process_leaves_the_others_alone() -> None:
    async def test() -> None:
        async with thinking(processes=2) as thinkers:
            killing = asyncio.create_task(thinkers.choose(KILLER, urgent=True))
            answers = [await thinkers.choose(NIM, urgent=True) for _ in range(50)]
            with pytest.raises(BrokenProcessPool):
                await killing
        assert set(answers) == {chosen_here("nim", "uniform")}

    run(test)


def test_closing_does_not_wait_for_an_endless_thought() -> None:
    async def test() -> None:
        async with thinking() as thinkers:
            await thinkers.choose(NIM, urgent=True)
            endless = asyncio.create_task(thinkers.choose(SLEEPER, urgent=True))
            await asyncio.sleep(0.1)
            thinkers.close()
            with pytest.raises(asyncio.CancelledError):
                await endless

    run(test)


LIGHT = """
import sys
import packhouse.server.requests.handlers
import packhouse.server.bots.pool
from packhouse import games
from packhouse.games import parts
packhouse.server.bots.pool.BotPool(2, 2)
assert games.has_part("zackpack", parts.Reviews)
print(sorted({"numba", "numpy"} & set(sys.modules)))
"""


def test_the_server_itself_never_loads_numba() -> None:
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


SERVER = """
import asyncio, sys
from packhouse.server.bots.pool import BotPool, BotTask

async def main(folder, setup, state):
    thinkers = BotPool(1, 1, [folder])
    thought = BotTask(setup.encode(), state.encode(), 0, "uniform", 7)
    print((await thinkers.choose(thought, True)).action, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
"""


def test_a_process_does_not_outlive_a_killed_server(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    words = [sys.executable, str(script), TOYS, NIM.setup.decode(), NIM.state.decode()]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout and server.stdout.readline().startswith("take")
        server.kill()
        server.communicate(timeout=10)  # its output ends when no process holds it any more
