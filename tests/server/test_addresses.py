"""Whoever invites others gets links that work elsewhere too, and codes of them for phones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from starlette.requests import HTTPConnection

from packhouse.server import network
from packhouse.server.http import links

from .asking import AT, asked
from .browser import Answer, Browser
from .browser import served as serving
from .qr_reader import read
from .room import Room, in_a_room

AT_HOME = ["192.168.1.20", "10.8.0.3", "fd00::20"]


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this machine be in two networks."""
    monkeypatch.setattr(network, "found_at", lambda everywhere: AT_HOME[: 3 if everywhere == "::" else 2])


def arriving(client: str, host: str) -> HTTPConnection:
    headers = [(b"host", host.encode())]
    scope = {"type": "http", "path": "/", "client": (client, 5000), "server": ("0.0.0.0", 8000), "headers": headers}
    return HTTPConnection(scope | {"scheme": "http", "query_string": b""})


@pytest.mark.usefixtures("at_home")
def test_a_house_that_listens_everywhere_has_every_address_of_its_machine() -> None:
    assert network.origins("0.0.0.0", 8000) == ("http://192.168.1.20:8000", "http://10.8.0.3:8000")
    assert network.origins("::", 8000)[2] == "http://[fd00::20]:8000"


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_house_for_its_machine_alone_has_none_for_others(host: str) -> None:
    assert network.origins(host, 8000) == ()


def test_a_house_at_one_address_has_that_one() -> None:
    assert network.origins("192.168.1.20", 80) == ("http://192.168.1.20:80",)


def test_what_this_machine_is_called_elsewhere_is_never_its_own_name_for_itself() -> None:
    assert not any(map(network.is_here, network.found_at("::")))


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("client", "host", "told"),
    [
        ("127.0.0.1", "127.0.0.1:8000", True),
        ("::1", "[::1]:8000", True),
        ("::ffff:127.0.0.1", "localhost:8000", True),
        ("192.168.1.21", "192.168.1.20:8000", False),
        ("192.168.1.21", "localhost", False),
        ("127.0.0.1", "play.example.org", False),
    ],
)
def test_addresses_are_told_at_the_machine_itself_alone(client: str, host: str, told: bool) -> None:
    assert bool(network.told_to(arriving(client, host), "0.0.0.0")) == told


def test_a_house_that_lets_nobody_else_in_tells_no_addresses(port: int) -> None:
    with at_the_machine(port).socket() as line:
        assert line.welcome.addresses == ()


def test_a_house_for_others_tells_its_machine_the_addresses_with_its_port(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0") as port, at_the_machine(port).socket() as line:
        assert line.welcome.addresses == network.origins("0.0.0.0", port)


def at_the_machine(port: int) -> Browser:
    browser = Browser(port)
    browser.headers.clear()
    return browser


@pytest.fixture
def drawn(port: int) -> Callable[[str], Answer]:
    browser = Browser(port)
    return lambda link: browser.get(f"/api/qr?link={quote(link, safe='')}")


def test_a_link_into_the_house_is_drawn_for_phones(port: int, drawn: Callable[[str], Answer]) -> None:
    answer = drawn(f"http://127.0.0.1:{port}/table/Xk3")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.body.startswith(b"<svg")


@pytest.mark.parametrize("more", ["", "x" * 30, "aZ3_-%7E#" * 8, "x" * 140], ids=len)
def test_a_phone_reads_the_link(port: int, drawn: Callable[[str], Answer], more: str) -> None:
    link = f"http://127.0.0.1:{port}/table/Xk3{more}"
    assert read(drawn(link).body.decode()) == link


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("host", ["192.168.1.20", "10.8.0.3", "[fd00::20]"])
def test_at_the_machine_its_address_in_the_network_is_drawn(tmp_path: Path, host: str) -> None:
    link = f"http://{host}:443/table/Xk3"

    @in_a_room(host="::")
    async def happen(room: Room) -> None:
        query = f"link={quote(link, safe='')}"
        here = await asked(room, links.ROUTES, "/api/qr", query, client="127.0.0.1", headers={"host": "localhost:443"})
        assert read(here.body.decode()) == link
        assert (await asked(room, links.ROUTES, "/api/qr", query)).code == "other_site"

    happen(tmp_path)


@pytest.mark.parametrize("link", ["https://elsewhere.example/", "http://127.0.0.1:{port}.elsewhere.example/", "", "//"])
def test_no_link_to_elsewhere_is_drawn(port: int, drawn: Callable[[str], Answer], link: str) -> None:
    assert drawn(link.format(port=port)).code == "other_site"


@pytest.mark.parametrize("odd", ["😀", "ﺀ", " ", "\n", "\0"])
def test_no_letters_are_drawn_that_no_link_has(port: int, drawn: Callable[[str], Answer], odd: str) -> None:
    assert drawn(f"http://127.0.0.1:{port}/{odd}").code == "unreadable"


@in_a_room()
async def test_pictures_wait_their_turn_beside_the_tables(room: Room) -> None:
    query = f"link={quote(f'https://{AT}/', safe='')}"
    assert (await asked(room, links.ROUTES, "/api/qr", query)).status == 200
    room.house.queues.close()
    assert (await asked(room, links.ROUTES, "/api/qr", query)).code == "busy"


def test_no_long_text_is_drawn(port: int, drawn: Callable[[str], Answer]) -> None:
    assert drawn(f"http://127.0.0.1:{port}/" + "x" * 200).code == "too_large"
