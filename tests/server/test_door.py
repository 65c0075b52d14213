"""At the door: whoever sends what isn't a message, or never ends a request, is stopped before it costs anyone else."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from packhouse.server.config import Config
from packhouse.server.door.doorkeeper import Doorkeeper
from packhouse.server.door.http import LARGEST_HEAD
from packhouse.server.metrics import Metrics
from tests.soak import TIMES

from .asking import denied
from .browser import Browser
from .garbage import masked
from .hostile import ATTACKS, FROM, GOES_ON, HEAD, PING, Attack
from .house import ServedHouse, served
from .room import PATIENCE, Room, in_a_room

FLOODS = [
    ("pings", "127.0.0.10", 300_000),
    ("unread_pongs", "127.0.0.11", 50_000),
    ("fragments", "127.0.0.12", 300_000),
]
MEMORY = 30_000_000
"""Bytes that a house may grow by in an attack: without bounds it would be more."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    """Give a house with narrow limits, which must end well and without a fault in its log."""
    with served(tmp_path_factory.mktemp("door"), rate=20, connections=5, address_rate=1000) as house:
        yield house
        assert house.terminate() == 0
        assert "Traceback" not in house.log
        assert '"error"' not in house.log


def size(house: ServedHouse) -> int:
    pages = Path(f"/proc/{house.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


def raw(house: ServedHouse, address: str = FROM) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), PATIENCE, (address, 0))


def knock(line: socket.socket) -> None:
    """Open a socket, and listen until it is welcomed."""
    line.sendall(HEAD.encode())
    said = b""
    while b"welcome" not in said:
        said += line.recv(65536)


def until_hung_up(line: socket.socket, piece: bytes = b"", most: int = 10_000) -> bytes:
    """Send the same until the house hangs up, and return what it said."""
    said = b""
    line.settimeout(PATIENCE)
    with suppress(ConnectionError):
        for _ in range(most if piece else 0):
            line.sendall(piece)
        while more := line.recv(65536):
            said += more
    return said


def test_whoever_sends_too_many_pings_is_told_why_and_cut_off(house: ServedHouse) -> None:
    with closing(raw(house)) as line:
        knock(line)
        line.sendall(masked(PING, b"") * 100)
        assert until_hung_up(line).endswith((1008).to_bytes(2, "big") + b"too many frames")


def test_a_few_pings_are_answered(house: ServedHouse) -> None:
    with Browser(house.port).socket() as line:
        assert all(line.socket.ping(str(number)).wait(PATIENCE) for number in range(10))


@pytest.mark.parametrize("piece", [masked(0x8A, b""), masked(GOES_ON, b""), b"x"], ids=["pongs", "parts", "bytes"])
def test_whatever_else_is_no_message_is_counted_too(house: ServedHouse, piece: bytes) -> None:
    with closing(raw(house)) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        knock(line)
        begin = masked(0x01, b"") if piece != b"x" else b"\x81\xfe\x3f\xff" + b"\x00" * 4
        line.sendall(begin)
        with suppress(ConnectionError):
            for _ in range(1000):
                _sent(line, piece)
        assert b"keepalive" not in until_hung_up(line)  # which would have ended it much later


def _sent(line: socket.socket, piece: bytes) -> None:
    """Send it by itself, and leave the house a moment to read it."""
    line.sendall(piece)
    line.settimeout(0.001)
    with suppress(TimeoutError):
        line.recv(65536)


def test_a_large_message_that_comes_in_parts_is_heard(house: ServedHouse) -> None:
    with Browser(house.port).socket() as line:
        line.socket.send(['{"type":"lobby",', '"id":"parts",', '"on":false}', *[" " * 1000] * 10])
        assert '"parts"' in str(line.socket.recv(PATIENCE))


@pytest.mark.parametrize(("kind", "address", "most"), FLOODS)
def test_no_flood_of_frames_fills_the_memory(house: ServedHouse, kind: str, address: str, most: int) -> None:
    before = size(house)
    attack = Attack(house.port, seconds=PATIENCE, most=most * TIMES, address=address)
    asyncio.run(ATTACKS[kind](attack))
    assert attack.count["cut off"] > 0
    assert size(house) - before < MEMORY


def test_a_head_without_an_end_is_refused(house: ServedHouse) -> None:
    with closing(raw(house)) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        said = until_hung_up(line, b"X-More: " + b"x" * 1000 + b"\r\n", most=10 * LARGEST_HEAD // 1000)
    assert said == b"" or said.startswith(b"HTTP/1.1 431 ")  # what is said is lost if they didn't stop to listen


def test_a_head_that_is_just_too_large_is_told_so(house: ServedHouse) -> None:
    with closing(raw(house)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX-More: ".ljust(LARGEST_HEAD + 1, b"x"))
        assert until_hung_up(line).startswith(b"HTTP/1.1 431 ")


def test_a_head_that_is_not_too_large_is_read(house: ServedHouse) -> None:
    answer = Browser(house.port).get("/health", x_more="x" * (LARGEST_HEAD - 1000))
    assert answer.status == 200


@pytest.mark.parametrize(
    "begin",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: loc",
        b"POST /api/session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["silence", "head", "body"],
)
def test_a_request_that_never_arrives_is_waited_for_no_longer(tmp_path: Path, begin: bytes) -> None:
    with served(tmp_path, arrival=0.2) as hasty, closing(raw(hasty)) as line:
        line.sendall(begin)
        said = until_hung_up(line)
    assert said.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("begin", [b"GET /health HT", b"\r\n"], ids=["head", "empty line"])
def test_another_request_over_the_same_connection_has_a_deadline_too(tmp_path: Path, begin: bytes) -> None:
    with served(tmp_path, arrival=0.2) as hasty, closing(raw(hasty)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
        line.sendall(begin)
        assert b"HTTP/1.1 408 " in until_hung_up(line)


def test_an_open_socket_is_no_request_that_never_arrives(tmp_path: Path) -> None:
    with served(tmp_path, arrival=0.05) as hasty, Browser(hasty.port).socket() as line:
        with pytest.raises(TimeoutError):
            line.socket.recv(0.2)
        assert line.ask("lobby", on=False)


def test_an_address_has_so_many_connections_and_another_one_its_own(house: ServedHouse) -> None:
    lines = [raw(house) for _ in range(5)]
    try:
        with closing(raw(house)) as line:
            assert until_hung_up(line).startswith(b"HTTP/1.1 429 ")
        with closing(raw(house, "127.0.0.3")) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert until_hung_up(line).startswith(b"HTTP/1.1 200 ")
    finally:
        for line in lines:
            line.close()


def test_whoever_hangs_up_or_opens_a_socket_makes_room(house: ServedHouse) -> None:
    for _ in range(20):
        with closing(raw(house, "127.0.0.4")) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert until_hung_up(line).startswith(b"HTTP/1.1 200 ")


def test_a_proxy_that_is_trusted_has_as_many_connections_as_it_likes() -> None:
    keeper = Doorkeeper(Config(database="", connections=1, proxies="10.0.0.0/8"), lambda: 0.0, Metrics())
    assert [keeper.enter(("10.0.0.1", 1)) for _ in range(3)] == ["", "", ""]
    assert [keeper.enter(("192.0.2.1", 1)) for _ in range(2)] == ["192.0.2.1", None]


def test_all_addresses_of_one_network_count_together() -> None:
    keeper = Doorkeeper(Config(database="", connections=1), lambda: 0.0, Metrics())
    assert keeper.enter(("2001:db8::1", 1))
    assert keeper.enter(("2001:db8::2", 1)) is None


def test_five_networks_of_one_customer_count_together() -> None:
    keeper = Doorkeeper(Config(database="", connections=1), lambda: 0.0, Metrics())
    keys = [keeper.enter((f"2001:db8:0:{number:x}::1", 1)) for number in range(5)]
    assert [key is not None for key in keys] == [True] * 2 + [False] * 3
    keeper.leave(keys[0] or "")
    assert keeper.enter(("2001:db8:0:9::1", 1))
    assert keeper.enter(("2001:db8:1:9::1", 1))


@in_a_room(connections=1)
async def test_nor_have_they_five_times_as_many_sockets(room: Room) -> None:
    for number in (1, 2):
        assert room.house.limits.connections.enter(f"2001:db8:0:{number}::/64")
    assert await denied(room, client="2001:db8:0:3::1") == 429


def test_nor_do_many_networks_come_and_go_as_they_like() -> None:
    keeper = Doorkeeper(Config(database="", connections=1), lambda: 0.0, Metrics())
    let_in = 0
    for number in range(100):
        key = keeper.enter((f"2001:db8:0:{number:x}::1", 1))
        keeper.leave(key or "")
        let_in += key is not None
    assert let_in == 8


def test_whoever_says_much_in_one_breath_is_heard_in_full(house: ServedHouse) -> None:
    with Browser(house.port).socket() as line:
        for number in range(12):
            line.socket.send(f'{{"type":"lobby","id":"n{number}","on":false}}')
        said = [str(line.socket.recv(PATIENCE)) for _ in range(12)]
    assert all(f'"n{number}"' in answer for number, answer in enumerate(said))


def test_whoever_pours_on_after_the_last_word_is_cut_off_at_once(tmp_path: Path) -> None:
    last_word, nonsense = b"\x88\x02" + (1008).to_bytes(2, "big"), masked(0x81, b"x")
    with served(tmp_path, rate=200) as house, closing(raw(house)) as line:
        knock(line)
        line.sendall(nonsense * 60)
        said = b""
        while not said.endswith(last_word):
            said += line.recv(65536)
        line.sendall(nonsense * 500)
        line.settimeout(8)  # an answer to the last word would be waited for ten seconds
        with suppress(ConnectionError):
            assert line.recv(65536) == b""
