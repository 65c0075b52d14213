"""The house answers to its own names alone, and tells what it counts to whoever has the token."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from packhouse.server.config import BadConfig, Config, from_environment
from packhouse.server.door.doorkeeper import Doorkeeper
from packhouse.server.hosts import Hosts
from packhouse.server.metrics import Metrics

from .browser import Browser, served
from .hostile import HEAD
from .room import PATIENCE

TOKEN = "a token that is long"
MACHINE = socket.gethostname().partition(".")[0]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with served(tmp_path_factory.mktemp("named"), log="error", hosts="play.example", metrics_token=TOKEN) as port:
        yield port


def stranger(*hosts: str, **settings: object) -> str | None:
    config = Config(database="", **settings)  # type: ignore[arg-type]  # any setting
    return Hosts(config).stranger({"headers": [(b"host", host.encode()) for host in hosts]})


OURS = ["", "127.0.0.1", "192.168.1.20:8000", "[::1]:8000", "[fd00::20]", "localhost:8000", "LOCALHOST.", "a.localhost"]
OURS += [MACHINE, MACHINE.upper() + ":8000", f"{MACHINE}.local", f"{MACHINE}.lan"]


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_the_machine_need_no_setting(host: str) -> None:
    assert stranger(host) is None


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("evil.example:8000", "evil.example"),
        ("localhost.evil.example", "localhost.evil.example"),
        ("127.0.0.1.evil.example", "127.0.0.1.evil.example"),
        ("[::1]evil.example", "[::1]evil.example"),
        ("[::1%25evil.example]", "::1%25evil.example"),
        (f"{MACHINE}.evil.example", f"{MACHINE}.evil.example".lower()),
    ],
)
def test_any_other_name_is_a_stranger(host: str, told: str) -> None:
    assert stranger(host) == told


def test_of_two_names_both_must_be_ours() -> None:
    assert stranger("localhost", "evil.example") == "evil.example"


def test_names_that_are_set_are_ours() -> None:
    assert stranger("play.example:443", hosts=("Play.Example",)) is None
    assert stranger("other.example", hosts=("play.example",)) == "other.example"
    assert stranger("other.example", hosts=("*",)) is None


@pytest.mark.parametrize("text", ["a.example,b.example", "a.example, b.example", " a.example ,b.example, ,"])
@pytest.mark.parametrize("setting", ["hosts", "origins", "folders"])
def test_several_may_have_spaces_between_them(setting: str, text: str) -> None:
    config = from_environment({f"PACKHOUSE_{setting.upper()}": text, "PACKHOUSE_DATABASE": "any"})
    assert getattr(config, setting) == ("a.example", "b.example")


@pytest.mark.parametrize(("text", "trusted"), [("10.0.0.0/8, 192.0.2.1,", "10.0.0.0/8,192.0.2.1"), (" *,", "*")])
def test_so_may_proxies(text: str, trusted: str) -> None:
    assert from_environment({"PACKHOUSE_PROXIES": text, "PACKHOUSE_DATABASE": "any"}).proxies == trusted


@pytest.mark.parametrize(
    ("proxies", "trusted", "strangers"),
    [
        ("127.0.0.1", ["127.0.0.1", "::ffff:127.0.0.1"], ["127.0.0.2", "::ffff:127.0.0.2", "::1"]),
        ("10.0.0.0/8, fd00::2", ["::ffff:10.1.2.3", "10.1.2.3", "fd00::2"], ["::ffff:11.1.2.3", "fd00::3"]),
        ("*", ["192.0.2.1", "::ffff:192.0.2.1"], []),
    ],
)
def test_a_proxy_is_trusted_by_its_address_in_ipv6_too(proxies: str, trusted: list[str], strangers: list[str]) -> None:
    keeper = Doorkeeper(Config(database="", proxies=proxies), lambda: 0.0, Metrics())
    assert [keeper.enter((host, 1)) for host in trusted] == [""] * len(trusted)
    assert all(keeper.enter((host, 1)) for host in strangers)


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_a_house_that_listens_everywhere_trusts_the_proxy_beside_it(tmp_path: Path) -> None:
    with served(tmp_path, log="error", host="::") as port:
        cookie = Browser(port).get("/api/me", x_forwarded_proto="https").headers["set-cookie"]
    assert cookie.startswith("__Host-")


def test_the_name_it_listens_at_is_ours() -> None:
    assert stranger("table.example", host="table.example") is None


def test_nobody_is_let_in_by_a_strange_name(port: int) -> None:
    answer = Browser(port).get("/", host="evil.example")
    assert (answer.status, answer.code) == (421, "host")
    assert "evil.example" in answer.json["sentence"]


def handshake(port: int, host: str) -> bytes:
    """Return how the answer to a page of that name begins."""
    head = HEAD.replace("Host: 127.0.0.1", f"Host: {host}\r\nOrigin: http://{host}")
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(head.encode())
        return line.recv(12)


def test_no_socket_opens_to_a_page_whose_name_was_pointed_here(port: int) -> None:
    assert handshake(port, "evil.example") == b"HTTP/1.1 421"


def test_by_a_name_that_is_set_everyone_is_let_in(port: int) -> None:
    assert Browser(port).get("/", host="play.example").status == 200
    assert handshake(port, "play.example") == b"HTTP/1.1 101"


def test_whoever_has_the_token_is_told_what_is_counted(port: int) -> None:
    answer = Browser(port).get("/metrics", authorization=f"Bearer {TOKEN}")
    assert b"packhouse_messages_total" in answer.body


@pytest.mark.parametrize("given", ["", "Bearer ", "Bearer wrong", TOKEN, "Bearer é"])
def test_nobody_else_is_wherever_they_come_from(port: int, given: str) -> None:
    here = Browser(port)
    here.headers.clear()
    assert here.get("/metrics", authorization=given).status == 403


def test_without_a_token_nobody_is(tmp_path: Path) -> None:
    with served(tmp_path, log="error") as port:
        assert Browser(port).get("/metrics", authorization="Bearer ").status == 403


def test_a_short_token_is_refused() -> None:
    with pytest.raises(BadConfig):
        from_environment({"PACKHOUSE_METRICS_TOKEN": "short"})
