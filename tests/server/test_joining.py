"""A program sits down at a table of a real house, plays there to the end, and gets up if it can't."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from packhouse import wire
from packhouse.bots.programs import alive
from packhouse.bots.programs.seat import ProgramSeat
from packhouse.cli.join import Link
from packhouse.cli.joining import visit
from packhouse.client import ME, OPEN, House, Refusal, SeatWish, Table, connect
from tests.bots.programs import PATIENCE, all_gone, heard, program

from .house import ServedHouse
from .road import Faults, rough_road
from .room import until

BOT = SeatWish(kind="bot", name="uniform")


@pytest.fixture(autouse=True)
def nobody_left(tmp_path: Path) -> Iterator[None]:
    yield
    alive.end_all()
    assert all_gone(tmp_path)


def at(house: ServedHouse, test: Callable[[House], Awaitable[None]]) -> None:
    async def visited() -> None:
        async with asyncio.timeout(PATIENCE), connect(house.address) as host:
            await test(host)

    asyncio.run(visited())


async def join(link: str, path: str, name: str = "Robot") -> list[str]:
    """Let a program visit a table, and return what is said of it."""
    said: list[str] = []
    seat = await asyncio.to_thread(ProgramSeat, path)
    try:
        await visit(Link.read(link), seat, name, said.append)
    finally:
        await asyncio.to_thread(seat.close)
    return said


def link(host: House, table: Table) -> str:
    return f"{host.address}/table/{table.id}"


@pytest.mark.parametrize("game", ["nim", "sealed", "stash", "snap", "attic"])
def test_it_plays_any_game_to_its_end_against_a_bot_of_the_house(house: ServedHouse, tmp_path: Path, game: str) -> None:
    async def test(host: House) -> None:
        table = await host.create(game, [BOT, OPEN])
        said = await join(link(host, table), program(tmp_path))
        await table.until(lambda: table.outcome is not None)
        assert said[0] == f"Robot sits at {link(host, table)}; Ctrl-C lets it get up. Waiting for the match to begin …"
        assert said[1] == f"Robot (seat 2) plays {table.facts.title}."
        assert said[2].startswith("The match is over: Robot came ")
        assert not any(seat.stand_in for seat in table.facts.seats)

    at(house, test)


def test_it_is_told_the_same_as_in_the_lab(house: ServedHouse, tmp_path: Path) -> None:
    async def test(host: House) -> None:
        table = await host.create("stash", [BOT, OPEN, BOT], options={"stones": 2})
        await join(link(host, table), program(tmp_path))

    at(house, test)
    setup, position, legal, go = heard(tmp_path)[1:5]
    assert msgspec.json.decode(setup.removeprefix("setup ")) == {
        "game": "stash", "version": 1, "options": {"stones": 2}, "components": {}, "seats": 3, "seat": 1,
    }  # fmt: skip
    assert msgspec.json.decode(position.removeprefix("position ")).keys() == {"mine", "done", "shown"}
    assert legal == "legal hide 1\thide 2\tdone"
    assert go.startswith("go seconds 1 luck ")


def test_it_waits_until_the_others_are_there_and_plays_with_people(house: ServedHouse, tmp_path: Path) -> None:
    async def test(host: House) -> None:
        table = await host.create("nim", [OPEN, ME, OPEN], name="Ada")
        joined = asyncio.create_task(join(link(host, table), program(tmp_path)))
        await table.until(lambda: table.facts.seats[0].kind == "person")
        async with connect(host.address) as other:
            person = await other.sit(table.id, "Ben")
            await asyncio.gather(play_on(table), play_on(person))
        assert (await joined)[-1].startswith("The match is over: Robot came ")

    at(house, test)


async def play_on(table: Table) -> None:
    async for _ in table:
        if table.legal:
            await table.play(table.legal[-1])


def test_a_seats_own_link_hands_it_the_seat(house: ServedHouse, tmp_path: Path) -> None:
    async def test(host: House) -> None:
        table = await host.create("nim", [ME, BOT], name="Ada")
        said = await join(f"{link(host, table)}#seat={table.token}", program(tmp_path))
        assert said[1] == "Robot (seat 1) plays Nim."
        assert table.facts.seats[0].name == "Ada"

    at(house, test)


def test_lost_messages_and_cut_lines_lose_no_move(house: ServedHouse, tmp_path: Path) -> None:
    async def test(host: House) -> None:
        table = await host.create("nim", [BOT, OPEN])
        async with rough_road(host.address, Faults(repeat=0.1, delay=0.2, cut=0.05), seed=3) as (address, _):
            said = await join(f"{address}/table/{table.id}", program(tmp_path))
        assert said[-1].startswith("The match is over")

    at(house, test)


def test_one_that_fails_gets_up_and_a_bot_of_the_house_plays_on(house: ServedHouse, tmp_path: Path) -> None:
    async def test(host: House) -> None:
        table = await host.create("nim", [OPEN, ME], name="Ada")
        with pytest.raises(Refusal, match="answered “best z9”, which isn’t possible now"):
            await join(link(host, table), program(tmp_path, asked="echo best z9"))
        await table.until(lambda: table.facts.seats[0].stand_in != "")
        await play_on(table)

    at(house, test)


def test_it_agrees_to_take_a_move_back_and_to_no_draw(house: ServedHouse, tmp_path: Path) -> None:
    async def test(host: House) -> None:
        table = await host.create("stash", [OPEN, ME], name="Ada")
        waits = program(tmp_path, asked="sleep 1000")
        joined = asyncio.create_task(join(link(host, table), waits))
        await table.update()
        await table.draw()
        await table.until(lambda: table.facts.settled is not None)
        assert table.facts.settled is not None and table.facts.settled.how == "declined"
        await table.play("done")
        await table.undo()
        await table.until(lambda: isinstance(table.seen[-1], wire.SeenUndo))
        joined.cancel()
        await asyncio.wait([joined])

    at(house, test)


def test_it_chooses_again_when_what_it_thought_about_is_no_more(house: ServedHouse, tmp_path: Path) -> None:
    """It thinks until the other has played: what it wanted then was about another position."""

    async def test(host: House) -> None:
        table = await host.create("stash", [OPEN, ME], name="Ada")
        slow = program(tmp_path, asked=f'while [ ! -e {tmp_path}/go ]; do sleep 0.02; done; echo "best $first"')
        joined = asyncio.create_task(join(link(host, table), slow))
        await table.update()
        await until(lambda: is_asked(tmp_path))
        await table.play("done")
        (tmp_path / "go").touch()
        await joined
        positions = [msgspec.json.decode(line[9:]) for line in heard(tmp_path) if line.startswith("position ")]
        assert [position["mine"] for position in positions][:2] == [[], []]

    at(house, test)


def is_asked(folder: Path) -> bool:
    return (folder / "heard").exists() and any(line.startswith("go ") for line in heard(folder))


def test_one_that_is_told_to_go_before_the_start_leaves_its_seat_free(house: ServedHouse, tmp_path: Path) -> None:
    async def test(host: House) -> None:
        table = await host.create("nim", [ME, OPEN, OPEN], name="Ada")
        joined = asyncio.create_task(join(link(host, table), program(tmp_path)))
        await table.until(lambda: table.facts.seats[1].kind == "person")
        joined.cancel()
        await table.until(lambda: table.facts.seats[1].kind == "open")

    at(house, test)


def test_where_a_clock_leaves_little_it_may_think_for_less_long(house: ServedHouse, tmp_path: Path) -> None:
    async def test(host: House) -> None:
        table = await host.create("nim", [BOT, OPEN], clock=wire.Clock(kind="move", seconds=5))
        await join(link(host, table), program(tmp_path))

    at(house, test)
    (go, *_) = (line for line in heard(tmp_path) if line.startswith("go "))
    assert 0 < float(go.split()[2]) <= 0.5


def test_ctrl_c_lets_it_get_up(house: ServedHouse, tmp_path: Path) -> None:
    async def test(host: House) -> None:
        table = await host.create("nim", [OPEN, ME], name="Ada")
        path = program(tmp_path, asked="exec sleep 1000")
        run = started("join", link(host, table), "--bot", path)
        await until(lambda: is_asked(tmp_path))
        run.send_signal(signal.SIGINT)
        out, err = await asyncio.to_thread(run.communicate)
        assert (run.returncode, err) == (130, "")
        assert out.splitlines()[-1] == "first (seat 1) plays Nim."
        await table.until(lambda: table.facts.seats[0].stand_in != "")

    at(house, test)


def started(*words: str) -> subprocess.Popen[str]:
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)  # what ran us may have told us to ignore Ctrl-C
    run = subprocess.Popen(
        [sys.executable, "-m", "packhouse", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=os.environ | {"COLUMNS": "200"},
    )  # fmt: skip
    signal.signal(signal.SIGINT, ours)
    return run


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("http://127.0.0.1:8000/table/Xk3", ("http://127.0.0.1:8000", "Xk3", "")),
        ("https://house.example/table/X-_3/#seat=ey.J0", ("https://house.example", "X-_3", "ey.J0")),
    ],
)
def test_a_link_is_read_as_the_page_shares_it(text: str, found: tuple[str, str, str]) -> None:
    assert Link.read(text) == found


@pytest.mark.parametrize(
    "text",
    ["Xk3", "127.0.0.1:8000/table/Xk3", "ftp://x/table/Xk3", "http://x/replay/Xk3", "http://x/table/", "http:///table/X",
     "http://x/table/a/b", "http://[x/table/X", f"http://x/table/{'X' * 41}"],
)  # fmt: skip
def test_other_links_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="isn’t a link to a table; copy the one that its page shares, as in http://127"):
        Link.read(text)
