"""A cookie or a token is believed only as it was written."""

from __future__ import annotations

import secrets

from hypothesis import given
from hypothesis import strategies as st

from packhouse.server.luck import SystemLuck
from packhouse.server.people import sessions
from packhouse.server.people.sessions import LIFETIME, SeatToken, Session, Sessions

SESSIONS = Sessions("a secret of this test")
COOKIE = SESSIONS.cookie(Session("ann", 3, "a session"))
TOKEN = SESSIONS.seat_token("table", "grant", 2)


def test_a_cookie_says_who_it_was_given_to() -> None:
    assert SESSIONS.read_cookie(COOKIE) == Session("ann", 3, "a session")


def test_a_token_says_what_it_was_given_for() -> None:
    assert SESSIONS.read_token(TOKEN) == SeatToken("table", "grant", 2)


def test_a_token_is_no_cookie() -> None:
    assert SESSIONS.read_cookie(TOKEN) is None


def test_a_cookie_is_no_token() -> None:
    assert SESSIONS.read_token(COOKIE) is None


def test_another_secret_reads_nothing() -> None:
    other = Sessions("another secret of this test")
    assert (other.read_cookie(COOKIE), other.read_token(TOKEN)) == (None, None)


def test_a_cookie_changed_anywhere_is_none() -> None:
    for place in range(len(COOKIE) - 1):  # the last character has bits that mean nothing
        other = "B" if COOKIE[place] != "B" else "C"
        assert SESSIONS.read_cookie(COOKIE[:place] + other + COOKIE[place + 1 :]) is None


@given(st.text(st.characters()))
def test_any_text_is_read_without_an_error(text: str) -> None:
    assert SESSIONS.read_cookie(text) is None
    assert SESSIONS.read_token(text) is None


def test_what_is_too_long_is_not_read() -> None:
    assert SESSIONS.read_token(SESSIONS.seat_token(secrets.token_hex(1000), "grant")) is None


def test_a_cookie_is_good_for_400_days_and_no_longer() -> None:
    now = 1_000_000_000.0
    ours = Sessions("a secret of this test", lambda: now)
    cookie = ours.cookie(Session("ann", 0))
    now += LIFETIME
    assert ours.read_cookie(cookie) == Session("ann", 0)
    now += 1
    assert ours.read_cookie(cookie) is None


def test_a_new_person_is_sixteen_characters_and_like_no_other() -> None:
    people = {SystemLuck().token(sessions.PERSON_BYTES) for _ in range(1000)}
    assert len(people) == 1000
    assert {len(person) for person in people} == {16}


def test_a_cookie_is_kept_from_scripts_and_other_sites() -> None:
    header = "packhouse=value; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"
    assert sessions.set_cookie_header("value", secure=False) == header


def test_behind_encryption_a_cookie_never_leaves_it() -> None:
    assert sessions.set_cookie_header("value", secure=True).endswith("; Secure")


def test_behind_encryption_a_cookie_is_this_very_hosts() -> None:
    header = sessions.set_cookie_header("value", secure=True)
    assert header.startswith("__Host-packhouse=value; Path=/; ") and "Domain" not in header
    assert sessions.clear_cookie_header(secure=True).startswith("__Host-packhouse=; Path=/; Max-Age=0;")


def test_clearing_ends_a_cookie_at_once() -> None:
    assert sessions.clear_cookie_header(secure=False).startswith("packhouse=; Path=/; Max-Age=0;")


def test_a_cookie_needs_no_quotes() -> None:
    assert not set(SESSIONS.cookie(Session('"; Domain=evil; x="', 0))) & set(' ";,\\')
