"""A session lives in the house and ends there: an old cookie or seat token is nobody's."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from packhouse import wire
from packhouse.server.http.accounts import ROUTES
from packhouse.server.people.browsers import device_in_words
from packhouse.server.people.sessions import SECURE_COOKIE, Session
from packhouse.server.storage.accounts import Account

from .asking import asked
from .browser import Browser, Line
from .room import ME, OPEN, Room, in_a_room
from .test_workers import on_two_workers

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def browser(port: int) -> Browser:
    return Browser(port)


def closed_with(line: Line) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        line.ask("lobby")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_cookie_is_void_wherever_it_was_copied_to_once_its_owner_signs_out(browser: Browser) -> None:
    browser.sign_up("Copied")
    thief = browser.again()
    browser.ask("DELETE", "/api/session")
    assert thief.get("/api/me").json["account"] == ""


def test_signing_out_hangs_up_the_sockets_of_the_session(browser: Browser) -> None:
    browser.sign_up("Hanging")
    with browser.again().socket() as line:
        browser.ask("DELETE", "/api/session")
        assert closed_with(line) == 4001


def test_signing_out_on_one_device_leaves_the_others(browser: Browser, port: int) -> None:
    browser.sign_up("Two devices")
    other = Browser(port)
    other.sign_in("Two devices")
    with other.socket() as line:
        browser.ask("DELETE", "/api/session")
        assert isinstance(line.ask("lobby"), wire.Done)
    assert other.get("/api/me").json["account"] == "Two devices"


def test_one_sees_where_one_is_signed_in(browser: Browser, port: int) -> None:
    browser.sign_up("Listed here")
    Browser(port).ask("POST", "/api/session", {"name": "Listed here", "password": "correct horse"}, user_agent=FIREFOX)
    found = browser.get("/api/sessions").json
    assert sorted((one["device"], one["here"]) for one in found) == [("", True), ("Firefox, Linux", False)]


def test_a_guest_is_signed_in_nowhere(browser: Browser) -> None:
    assert browser.get("/api/sessions").json == []
    assert browser.ask("DELETE", "/api/sessions").code == "not_signed_in"


def test_signing_out_everywhere_else_leaves_only_this_device(browser: Browser, port: int) -> None:
    browser.sign_up("Everywhere")
    other = Browser(port)
    other.sign_in("Everywhere")
    with other.socket() as line:
        assert browser.ask("DELETE", "/api/sessions").json["account"] == "Everywhere"
        assert closed_with(line) == 4001
    assert [who.get("/api/me").json["account"] for who in (browser, other)] == ["Everywhere", ""]
    assert [one["here"] for one in browser.get("/api/sessions").json] == [True]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("POST", "/api/password", {"old": "correct horse", "new": "battery staple"}), ("DELETE", "/api/sessions", None)],
)
def test_a_seat_token_ends_with_the_password_and_with_the_sessions(
    browser: Browser, port: int, method: str, path: str, body: object
) -> None:
    browser.sign_up(f"Token {method}")
    with browser.socket() as line:
        made = line.ask("create", game="nim", seats=[ME, OPEN])
    assert isinstance(made, wire.Done)
    with Browser(port).socket() as thief:
        assert isinstance(thief.ask("watch", table=made.table, token=made.token), wire.Table)
        assert browser.ask(method, path, body).status == 200
        assert closed_with(thief) == 4001
    with Browser(port).socket() as thief:
        refused = thief.ask("watch", table=made.table, token=made.token)
    assert isinstance(refused, wire.Refused) and refused.code == "bad_token"


@in_a_room()
async def test_nobody_is_hung_up_on_before_their_new_cookie_is_on_its_way(room: Room) -> None:
    """A page comes back at once: without the account's cookie it would be a newcomer, whose cookie took its place."""
    guest = room.guest("Ann")
    room.house.connections.add(guest)
    when_sent: list[bool] = []
    cookie = f"{SECURE_COOKIE}={room.house.sessions.cookie(Session(guest.person, 0))}"
    answer = await asked(
        room, ROUTES, "/api/account", method="POST", body=b'{"name": "Ann Lee", "password": "correct horse"}',
        headers={"content-type": "application/json", "cookie": cookie},
        hear=lambda message: when_sent.append(guest.hung_up),
    )  # fmt: skip
    assert (answer.status, when_sent, guest.hung_up) == (200, [False, False], True)


@in_a_room()
async def test_no_row_is_written_for_a_guest(room: Room) -> None:
    await room.guest().create("nim", [ME, OPEN])
    assert await room.house.store._rows("SELECT id FROM sessions") == []


@on_two_workers()
async def test_a_session_ended_at_one_worker_hangs_up_at_the_other(first: Room, second: Room) -> None:
    here, there, apart = first.guest("Ada"), second.guest("Ada"), second.guest("Ada")
    here.session = there.session = "one"
    apart.session = "another"
    for guest in (here, there, apart):
        guest.room.house.connections.add(guest)
    await first.house.store.sign_up(Account(here.person, "Ada", "hash", 0), "ada", [], 0)
    await first.house.store.open_session("one", here.person, "", first.house.time.wall)
    await first.house.store.end_session("one", first.house.time.wall)
    await second.house.heartbeat.beat()
    assert (there.hung_up, apart.hung_up) == (True, False)


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "Edge, Windows"),
        ("<script>", ""),
    ],
)  # fmt: skip
def test_a_device_is_told_in_two_words(agent: str, words: str) -> None:
    assert device_in_words(agent) == words
