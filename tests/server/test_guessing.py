"""Nobody guesses a password from many places, nor keeps its owner out by trying."""

from __future__ import annotations

from typing import Any

import msgspec
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.types import Message

from packhouse.server.http import accounts
from packhouse.server.people.passwords import Passwords

from ..soak import TIMES
from .room import Room, in_a_room

RIGHT = {"name": "Owner", "password": "correct horse"}
WRONG = {"name": "Owner", "password": "battery staple"}
PATH = "/api/session"


class Device:
    """Something with cookies, at an address."""

    def __init__(self, room: Room, address: str) -> None:
        self._room, self._address = room, address
        self.cookies: dict[str, str] = {}
        room.house.passwords = Passwords(hasher=PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))

    async def post(self, path: str, body: dict[str, Any]) -> int:
        """Send it, keep the cookies that come back, and return the status."""
        app = Starlette(routes=accounts.ROUTES)
        app.state.house = self._room.house
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = [(b"content-type", b"application/json"), (b"cookie", cookies.encode())]
        scope = {
            "type": "http", "method": "POST", "path": path, "client": (self._address, 1), "query_string": b"",
            "headers": headers,
        }  # fmt: skip
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": msgspec.json.encode(body)}

        async def send(message: Message) -> None:
            sent.append(message)

        await app(scope, receive, send)
        for name, value in sent[0]["headers"]:
            if name == b"set-cookie":
                cookie, _, text = value.decode().split(";")[0].partition("=")
                self.cookies[cookie] = text
        return int(sent[0]["status"])


async def guess_from_everywhere(room: Room, tries: int = 30 * TIMES, guess: dict[str, str] = WRONG) -> list[int]:
    networks = [f"2001:db8:{number:x}::1" for number in range(tries)]
    return [await Device(room, network).post(PATH, guess) for network in networks]


async def owner(room: Room) -> Device:
    device = Device(room, "192.0.2.1")
    assert await device.post("/api/account", RIGHT) == 200
    return device


@in_a_room()
async def test_one_account_is_not_guessed_at_from_many_networks(room: Room) -> None:
    await owner(room)
    codes = await guess_from_everywhere(room)
    assert codes == [401] * 20 + [429] * (len(codes) - 20)


@in_a_room()
async def test_whether_there_is_such_an_account_is_not_told_by_it(room: Room) -> None:
    codes = await guess_from_everywhere(room, guess=WRONG | {"name": "Nobody"})
    assert codes == [401] * 20 + [429] * (len(codes) - 20)


@in_a_room()
async def test_the_owner_signs_in_meanwhile_where_they_did_before(room: Room) -> None:
    device = await owner(room)
    device.cookies.pop("packhouse")  # signed out
    await guess_from_everywhere(room)
    assert await device.post(PATH, RIGHT) == 200


@in_a_room()
async def test_elsewhere_the_owner_waits_a_little(room: Room) -> None:
    await owner(room)
    await guess_from_everywhere(room)
    elsewhere = Device(room, "192.0.2.2")
    assert await elsewhere.post(PATH, RIGHT) == 429
    room.wall.now += 30_000
    assert await elsewhere.post(PATH, RIGHT) == 200


@in_a_room()
async def test_a_device_is_known_for_its_own_account_alone(room: Room) -> None:
    await owner(room)
    thief = Device(room, "192.0.2.3")
    await thief.post("/api/account", RIGHT | {"name": "Thief"})
    await guess_from_everywhere(room)
    assert await thief.post(PATH, WRONG) == 429


@in_a_room()
async def test_a_known_device_may_not_guess_for_ever_either(room: Room) -> None:
    device = await owner(room)
    codes = []
    for _ in range(30):
        room.wall.now += 5_000  # as fast as one address may
        codes.append(await device.post(PATH, WRONG))
    assert codes.count(401) < 26


@in_a_room()
async def test_nor_by_writing_its_name_otherwise(room: Room) -> None:
    device = await owner(room)
    name = device.cookies["packhouse_device"]
    codes = []
    for number in range(30):
        room.wall.now += 5_000
        device.cookies["packhouse_device"] = name[:-5] + "****" * number + name[-5:]  # it reads the same
        codes.append(await device.post(PATH, WRONG))
    assert codes.count(401) < 26


@in_a_room()
async def test_a_device_is_unknown_once_the_password_is_another(room: Room) -> None:
    device = await owner(room)
    old = dict(device.cookies)
    assert await device.post("/api/password", {"old": RIGHT["password"], "new": "staple of horses"}) == 200
    device.cookies = {"packhouse_device": old["packhouse_device"]}
    await guess_from_everywhere(room)
    assert await device.post(PATH, WRONG) == 429


@in_a_room()
async def test_whoever_is_signed_in_may_not_guess_for_ever_either(room: Room) -> None:
    device = await owner(room)
    codes = []
    for _ in range(30):
        room.wall.now += 5_000
        codes.append(await device.post("/api/password", {"old": "battery staple", "new": "whatever it is"}))
    assert codes.count(401) < 26


@in_a_room()
async def test_a_forged_device_is_unknown(room: Room) -> None:
    device = await owner(room)
    device.cookies["packhouse_device"] = device.cookies["packhouse_device"][:-1] + "~"
    await guess_from_everywhere(room)
    assert await device.post(PATH, RIGHT) == 429
