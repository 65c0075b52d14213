"""Whoever asks in haste is told to wait: HTTP to a house in this process, whose time stands still between requests."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.types import Message

from packhouse.server.http import accounts, lists
from packhouse.server.people.passwords import Passwords

from .room import Room, in_a_room, nim
from .test_silence import told

GUESS = {"name": "Nobody", "password": "x"}


async def status(room: Room, method: str, path: str, body: Any = None, address: str = "192.0.2.1") -> int:
    return int((await answered(room, method, path, body, address))["status"])


async def answered(room: Room, method: str, path: str, body: Any = None, address: str = "192.0.2.1") -> Message:
    """Ask as someone new at this address, and return how the answer begins."""
    app = Starlette(routes=[*accounts.ROUTES, *lists.ROUTES])
    app.state.house = room.house
    scope = {
        "type": "http", "method": method, "path": path.partition("?")[0], "client": (address, 1),
        "query_string": path.partition("?")[2].encode(),
        "headers": [(b"content-type", b"application/json")],
    }  # fmt: skip
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": msgspec.json.encode(body)}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent[0]


async def guess(room: Room, address: str = "192.0.2.1") -> int:
    return await status(room, "POST", "/api/session", GUESS, address)


async def guess_in_haste(room: Room) -> list[int]:
    room.house.passwords = Passwords(hasher=PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    return [await guess(room) for _ in range(11)]


@in_a_room()
async def test_passwords_can_not_be_guessed_in_haste(room: Room) -> None:
    assert await guess_in_haste(room) == [401] * 10 + [429]


@in_a_room()
async def test_whoever_waits_may_guess_again(room: Room) -> None:
    await guess_in_haste(room)
    room.wall.now += 5_000
    assert [await guess(room) for _ in range(2)] == [401, 429]


@in_a_room()
async def test_nobody_else_waits_for_whoever_guesses(room: Room) -> None:
    await guess_in_haste(room)
    assert await guess(room, "192.0.2.2") == 401


@in_a_room()
async def test_whoever_asks_too_fast_is_told_to_wait(room: Room) -> None:
    assert [await status(room, "GET", "/api/games") for _ in range(101)] == [200] * 100 + [429]


@in_a_room()
async def test_lists_are_not_made_in_haste(room: Room) -> None:
    assert [await status(room, "GET", "/api/me/tables") for _ in range(41)] == [200] * 40 + [429]


@in_a_room()
async def test_games_are_not_packed_in_haste(room: Room) -> None:
    assert [await status(room, "GET", "/api/me/games") for _ in range(6)] == [200] * 5 + [429]


@in_a_room()
async def test_nor_are_they_for_one_customer_of_many_networks(room: Room) -> None:
    networks = [f"2001:db8:0:{number:x}00::1" for number in range(1, 8)]
    found = [await status(room, "GET", "/api/me/games", address=network) for network in networks for _ in range(3)]
    assert found == [200] * 20 + [429]


@in_a_room()
async def test_records_wait_for_their_turn(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("resign", table)
    path = f"/api/tables/{table}/record"
    assert await status(room, "GET", path) == 200
    room.house.queues.lists.close()
    assert await status(room, "GET", path) == 503


@in_a_room()
async def test_a_full_page_of_games_names_the_next_one(room: Room) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "MOST_GAMES", 0)
        headers = dict((await answered(room, "GET", "/api/me/games?page=3"))["headers"])
    assert headers[b"link"] == b'</api/me/games?page=4>; rel="next"'


@in_a_room(rate=2)
async def test_whoever_sits_down_again_and_again_is_told_no_more_than_who_watches(room: Room) -> None:
    answers = await told(room, "sit", "sit", table="nowhere", name="Eve")
    assert answers == await told(room, "watch", "watch", table="nowhere")


@in_a_room(rate=5)
async def test_what_opens_a_table_counts_as_much_however_it_is_asked_for(room: Room) -> None:
    for kind in ("learn", "solve", "solution"):
        assert await told(room, kind, kind, game="no such game") == ["no_such_game", "too_fast"]


@in_a_room(rate=5)
async def test_what_the_coach_says_is_not_asked_for_in_haste(room: Room) -> None:
    assert await told(room, "lookover", "lookover", table="nowhere") == ["no_such_table", "too_fast"]
