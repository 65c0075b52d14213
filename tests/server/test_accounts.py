"""Accounts, records and the usual precautions, over real HTTP."""

from __future__ import annotations

import io
import zipfile

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from packhouse import __version__, wire

from .browser import Browser, Line

ME, OPEN = {"kind": "me"}, {"kind": "open"}
HEADERS = {
    "content-security-policy", "cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy",
    "referrer-policy", "x-content-type-options", "x-frame-options",
}  # fmt: skip


@pytest.fixture
def browser(port: int) -> Browser:
    return Browser(port)


def opened(line: Line, *seats: dict[str, str], **fields: object) -> str:
    answer = line.ask("create", game="nim", seats=seats, name="Ada", **fields)
    assert isinstance(answer, wire.Done), answer
    return answer.table


def finished(browser: Browser) -> str:
    """Play a match to its end, and return its table."""
    with browser.socket() as line:
        table = opened(line, ME, {"kind": "local", "name": "Bo"})
        line.ask("watch", table=table, seat=0)
        line.ask("resign", table=table)
        line.wait_until_over(table)
    return table


# Accounts.


def test_a_guest_is_known_by_a_cookie(browser: Browser) -> None:
    persons = [browser.get("/api/me").json["person"] for _ in range(2)]
    assert persons[0] == persons[1]


def test_two_browsers_are_two_people(port: int) -> None:
    assert len({Browser(port).get("/api/me").json["person"] for _ in range(2)}) == 2


def test_a_cookie_that_was_changed_is_nobodys(browser: Browser) -> None:
    person = browser.get("/api/me").json["person"]
    browser.cookie = browser.cookie[:-2] + "xx"
    assert browser.get("/api/me").json["person"] != person


def test_whoever_signs_up_stays_the_same_person(browser: Browser) -> None:
    person = browser.get("/api/me").json["person"]
    assert browser.sign_up("Same").json == {"person": person, "account": "Same"}


def test_whoever_signs_up_keeps_the_seats_they_had_as_a_guest(browser: Browser) -> None:
    with browser.socket() as line:
        table = opened(line, ME, OPEN)
    browser.sign_up("Keeper")
    with browser.socket() as line:
        facts = line.ask("watch", table=table)
    assert isinstance(facts, wire.Table) and [seat.mine for seat in facts.seats] == [True, False]


def test_whoever_signs_in_on_another_device_has_their_seats_there(browser: Browser, port: int) -> None:
    browser.sign_up("Traveller")
    with browser.socket() as line:
        table = opened(line, ME, OPEN)
    other = Browser(port)
    other.sign_in("Traveller")
    with other.socket() as line:
        facts = line.ask("watch", table=table)
    assert isinstance(facts, wire.Table) and facts.host


def test_a_socket_knows_the_account(browser: Browser) -> None:
    browser.sign_up("Socketed")
    with browser.socket() as line:
        assert line.welcome.account == "Socketed"


def test_a_wrong_password_is_refused(browser: Browser, port: int) -> None:
    browser.sign_up("Careful")
    answer = Browser(port).sign_in("Careful", "incorrect horse")
    assert (answer.status, answer.code) == (401, "wrong_password")


def test_an_unknown_name_is_refused_in_the_same_words(browser: Browser, port: int) -> None:
    browser.sign_up("Known")
    unknown, wrong = Browser(port).sign_in("Unknown"), Browser(port).sign_in("Known", "incorrect horse")
    assert (unknown.status, unknown.body) == (wrong.status, wrong.body)


@pytest.mark.parametrize("name", ["Taken", "taken", "TAKEN", "ｔａｋｅｎ"])
def test_a_name_is_taken_however_it_is_written(port: int, name: str) -> None:
    Browser(port).sign_up("Taken")
    answer = Browser(port).sign_up(name)
    assert (answer.status, answer.code) == (409, "name_taken")


def test_one_person_has_one_account(browser: Browser) -> None:
    browser.sign_up("Only")
    assert browser.sign_up("Another").code == "signed_in"


def test_a_short_password_is_refused(browser: Browser) -> None:
    assert browser.sign_up("Hasty", "short").code == "password_length"


def test_a_new_password_ends_every_other_session(browser: Browser) -> None:
    browser.sign_up("Changed")
    other = browser.again()
    browser.ask("POST", "/api/password", {"old": "correct horse", "new": "battery staple"})
    assert (browser.get("/api/me").json["account"], other.get("/api/me").json["account"]) == ("Changed", "")


def test_a_new_password_hangs_up_on_every_device(browser: Browser) -> None:
    assert browser.sign_up("Hung up").status == 200
    with browser.socket() as line:
        changed = browser.ask("POST", "/api/password", {"old": "correct horse", "new": "battery staple"})
        assert changed.status == 200
        with pytest.raises(ConnectionClosed) as closed:
            line.ask("lobby")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001


def test_an_old_password_is_no_good_any_more(browser: Browser, port: int) -> None:
    browser.sign_up("Renewed")
    browser.ask("POST", "/api/password", {"old": "correct horse", "new": "battery staple"})
    assert Browser(port).sign_in("Renewed").code == "wrong_password"


def test_a_password_is_changed_only_by_whoever_knows_it(browser: Browser) -> None:
    browser.sign_up("Guarded")
    answer = browser.ask("POST", "/api/password", {"old": "wrong horse", "new": "battery staple"})
    assert (answer.status, answer.code) == (401, "not_your_password")


def test_a_guest_has_no_password_to_change(browser: Browser) -> None:
    assert browser.ask("POST", "/api/password", {"old": "correct horse", "new": "battery"}).code == "not_signed_in"


def test_whoever_signs_out_is_someone_new(browser: Browser) -> None:
    person = browser.sign_up("Leaver").json["person"]
    browser.ask("DELETE", "/api/session")
    assert browser.get("/api/me").json["person"] != person


def test_a_closed_account_can_not_be_used(browser: Browser, port: int) -> None:
    browser.sign_up("Gone")
    browser.ask("DELETE", "/api/account", {"password": "correct horse"})
    assert Browser(port).sign_in("Gone").code == "wrong_password"


def test_a_closed_accounts_name_is_forgotten_at_its_tables(browser: Browser) -> None:
    browser.sign_up("Forgotten")
    table = finished(browser)
    browser.ask("DELETE", "/api/account", {"password": "correct horse"})
    assert b"Forgotten" not in browser.get(f"/api/tables/{table}/record").body


def test_a_closed_accounts_name_is_free(browser: Browser, port: int) -> None:
    browser.sign_up("Freed")
    browser.ask("DELETE", "/api/account", {"password": "correct horse"})
    assert Browser(port).sign_up("Freed").status == 200


def test_an_account_is_closed_only_by_whoever_knows_the_password(browser: Browser) -> None:
    browser.sign_up("Staying")
    assert browser.ask("DELETE", "/api/account", {"password": "wrong horse"}).status == 401


# Cookies and headers.


def test_cookies_are_for_the_server_alone(browser: Browser) -> None:
    cookie = browser.get("/api/me").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax"} <= set(cookie.split("; "))


def test_cookies_over_plain_http_are_not_for_tls_alone(browser: Browser) -> None:
    assert "Secure" not in browser.get("/api/me").headers["set-cookie"].split("; ")


def test_cookies_behind_tls_are_for_tls_alone(browser: Browser) -> None:
    assert "Secure" in browser.get("/api/me", x_forwarded_proto="https").headers["set-cookie"].split("; ")


def test_behind_tls_a_cookie_that_a_neighbour_might_have_set_is_not_read(browser: Browser) -> None:
    person = browser.get("/api/me").json["person"]
    plain, own = f"packhouse={browser.cookie}", f"__Host-packhouse={browser.cookie}"
    asked = [browser.again().get("/api/me", x_forwarded_proto="https", cookie=cookie) for cookie in (plain, own)]
    assert [answer.json["person"] == person for answer in asked] == [False, True]


@pytest.mark.parametrize("path", ["/", "/health", "/metrics", "/api/games", "/api/me", "/nowhere", "/api/account"])
def test_every_answer_has_the_usual_headers(browser: Browser, path: str) -> None:
    assert browser.get(path).headers.keys() >= HEADERS


def test_what_is_personal_is_not_cached(browser: Browser) -> None:
    assert browser.get("/api/me").headers["cache-control"] == "no-store"


# Other sites.


def test_another_sites_page_can_not_post(browser: Browser) -> None:
    answer = browser.ask("POST", "/api/session", {"name": "a", "password": "b"}, origin="https://evil.example")
    assert (answer.status, answer.code) == (403, "origin")


def test_the_houses_own_page_can_post(browser: Browser) -> None:
    origin = f"http://127.0.0.1:{browser.port}"
    answer = browser.ask("POST", "/api/session", {"name": "a", "password": "b"}, origin=origin)
    assert answer.code == "wrong_password"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1"])
def test_another_sites_page_opens_no_socket(browser: Browser, origin: str) -> None:
    with pytest.raises(InvalidStatus, match="403"), browser.socket(Origin=origin):
        pass


def test_the_houses_own_page_opens_a_socket(browser: Browser) -> None:
    with browser.socket(Origin=f"http://127.0.0.1:{browser.port}") as line:
        assert line.welcome.version == __version__


def test_a_plain_form_can_not_post(browser: Browser) -> None:
    answer = browser.ask("POST", "/api/session", b"name=a", content_type="application/x-www-form-urlencoded")
    assert answer.status == 415


def test_a_large_body_is_refused(browser: Browser) -> None:
    answer = browser.ask("POST", "/api/session", {"name": "a", "password": "b" * 20_000})
    assert (answer.status, answer.code) == (413, "too_large")


def test_a_body_that_is_no_json_is_refused(browser: Browser) -> None:
    assert browser.ask("POST", "/api/session", b"{").code == "unreadable"


# What there is to read.


def test_the_welcome_tells_the_phrases(browser: Browser) -> None:
    with browser.socket() as line:
        assert "well_played" in line.welcome.phrases


def test_the_games_are_listed_with_their_options(browser: Browser) -> None:
    (nim,) = [game for game in browser.get("/api/games").json if game["game"] == "nim"]
    assert (nim["seats"], nim["bots"], nim["options"]["defaults"]) == (
        [2, 3, 4],
        ["uniform", "greedy", "hasty", "novice", "casual", "strong", "expert", "master"],
        {"last": "wins", "most": None},
    )


def test_ones_own_tables_are_listed(browser: Browser) -> None:
    with browser.socket() as line:
        table = opened(line, ME, OPEN)
    assert [each["table"] for each in browser.get("/api/me").json["tables"]] == [table]


def test_ones_finished_games_come_in_a_zip_file(browser: Browser) -> None:
    table = finished(browser)
    packed = zipfile.ZipFile(io.BytesIO(browser.get("/api/me/games").body))
    assert packed.namelist() == [f"{table}.record"]


def test_nobody_else_has_them_in_theirs(browser: Browser, port: int) -> None:
    finished(browser)
    packed = zipfile.ZipFile(io.BytesIO(Browser(port).get("/api/me/games").body))
    assert packed.namelist() == []


def test_the_record_of_a_finished_match_is_open_to_all(browser: Browser, port: int) -> None:
    table = finished(browser)
    assert Browser(port).get(f"/api/tables/{table}/record").body.startswith(b"packhouse record 1")


def test_the_record_of_a_running_match_is_closed(browser: Browser) -> None:
    with browser.socket() as line:
        table = opened(line, ME, {"kind": "bot", "name": "uniform"})
    answer = browser.get(f"/api/tables/{table}/record")
    assert (answer.status, answer.code) == (403, "not_over")


def test_a_match_that_is_not_there_has_no_record(browser: Browser) -> None:
    assert browser.get("/api/tables/nowhere/record").status == 404


def test_the_server_says_that_it_is_well(browser: Browser) -> None:
    assert browser.get("/health").json["status"] == "ok"
