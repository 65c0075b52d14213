"""HTTP requests that no honest client would send, as bytes, from a seed."""

from __future__ import annotations

import random

from .garbage import DEEP

METHODS = [
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "HEAD",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "FOO",
    "get",
    "G\x00T",
    "X" * 99,
]
USUAL = [
    ("POST", "/api/account"), ("DELETE", "/api/account"), ("POST", "/api/session"), ("POST", "/api/password"),
    ("DELETE", "/api/session"), ("GET", "/api/tables/{table}/record"), ("GET", "/socket"), ("GET", "/api/me/games"),
]  # fmt: skip
PATHS = [
    "/", "/health", "/metrics", "/socket", "/api/games", "/api/me", "/api/me/games", "/api/account", "/api/session",
    "/api/password", "/api/tables/{table}/record", "/api/tables/{table}", "/api/tables/x/record", "/api/tables//record",
    "/api/tables/../../house.db", "/..%2f..%2fetc/passwd", "/%00", "/%ff%fe", "//", "/api/" + "x" * 3000, "*", "x",
    "http://evil.example/api/me", "/socket?table={table}", "/api/me?" + "a=1&" * 500, "/é",
    "/api/tables/%F0%9F%92%A9/record", "/api/bests/nim", "/api/bests/%00",
]  # fmt: skip
HEADERS = [
    "Cookie: packhouse=x", "Cookie: packhouse=" + "A" * 5000, "Cookie: packhouse=eyJ0.e30.x", "Cookie: =; ; packhouse",
    'Cookie: packhouse="\\377"; packhouse=é', "Origin: http://evil.example", "Origin: null", "Origin: ",
    "Content-Length: -1", "Content-Length: 99999999999", "Content-Length: x", "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip, chunked", "Content-Type: text/xml", "Content-Type: application/json; charset=utf-99",
    "Content-Encoding: gzip", "Expect: 100-continue", "Range: bytes=5-1", "If-None-Match: *", "Accept: x/y;q=9",
    "X-Forwarded-For: not, an, address", "X-Forwarded-For: " + "1.2.3.4, " * 400, "X-Forwarded-Proto: gopher",
    "Forwarded: for=_x", "Host: evil.example:99999", "Host: ", "No colon here", ": no name", "Bad\x00Name: x",
    "Upgrade: websocket\r\nConnection: Upgrade", "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings",
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x",
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bm90IHNpeHRlZW4=",
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: http://evil.example",
]  # fmt: skip
BODIES = [
    "", "{", "null", "[]", '"x"', "[" * DEEP, '{"a":' * DEEP, '{"name":1,"password":2}', '{"name":"","password":""}',
    '{"name":"ada","password":"' + "x" * 20_000 + '"}', '{"name":"\\u0000","password":"longenough1"}', "x" * 100_000,
    '{"name":"ada","password":"wrong password"}', '{"name":"ada","password":"wrong password","admin":true}', "\x00",
    '{"old":"x","new":"y"}', '{"password":null}', "name=ada&password=x", '{"name":' + "9" * 5000 + "}", "NaN",
    "5\r\nhello\r\n0\r\n\r\n", "zz\r\nhello\r\n", '{"name":"\\ud800","password":"longenough1"}',
]  # fmt: skip


def bad_request(rng: random.Random, tables: list[str]) -> bytes:
    """Return a request with at least one thing wrong, and often no more, so that some get far."""
    method, path = rng.choice(USUAL if rng.random() < 0.6 else [(rng.choice(METHODS), rng.choice(PATHS))])
    version = "1.1" if rng.random() < 0.95 else rng.choice(["1.0", "2.0", "9", ""])
    lines = [f"{method} {path.format(table=rng.choice(tables))} HTTP/{version}", "Host: 127.0.0.1", "Connection: close"]
    lines.append("X-Forwarded-For: " + ".".join(str(rng.randrange(256)) for _ in range(4)))  # no one to slow down
    lines += rng.sample(HEADERS, rng.choice([0, 0, 1, 2]))
    body = rng.choice(BODIES).encode(errors="surrogatepass")
    if rng.random() < 0.9:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode("utf-8") + body
