"""Frames and requests that no honest client would send, from a seed."""

from __future__ import annotations

import json
import random
from typing import Any

DEEP = 3000
LARGE = 17 * 1024
HUGE = 10**400

JUNK: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, 2**64, HUGE, -HUGE, 1e308, 0.5, "", "a", "\x00", "\ud7ff", "é" * 300, "x" * 5000,
    "../../etc/passwd", "'; DROP TABLE entries; --", "<script>alert(1)</script>", "{seat}", "%s%n", "\u202e", [], [[]],
    [None] * 50, {}, {"": ""}, {"type": "play"}, {"__proto__": {}},
]  # fmt: skip


def masked(head: int, payload: bytes) -> bytes:
    """Return a frame of a client's, with a mask that changes nothing."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([head]) + length + b"\x00" * 4 + payload


class Garbage:
    """What a stranger might send who knows the ids of other people's tables."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self.rng = random.Random(seed)
        self._tables = tables
        self.thrown = 0
        self._count = 0

    def frame(self) -> str | bytes:
        """Return a frame: text as ``str``, binary as ``bytes``."""
        kinds = [self._meddling, self._mistyped, self._mistyped, self._broken, self._odd]
        return self.rng.choice(kinds)()

    def noise(self) -> bytes:
        """Return what is no message at all, after which the house hangs up: broken frames, or far too large ones."""
        return self.rng.choice([
            masked(0x81, b'{"type":"lobby","id":"\xff\xfe"}'), masked(0x81, b"x" * LARGE), masked(0x82, b"x" * LARGE),
            masked(0x83, b"no such opcode"), masked(0xF1, b"reserved bits"), masked(0x80, b"goes on with nothing"),
            masked(0x89, b"x" * 126), masked(0x09, b"a ping in parts"), masked(0x88, b"\x00"), masked(0x88, b"\x03"),
            b"\x81\x05hello", b"\x81\xff" + b"\xff" * 12, self.rng.randbytes(60), b"GET / HTTP/1.1\r\n\r\n",
        ])  # fmt: skip

    def request(self) -> dict[str, Any]:
        """Return a well-formed request about someone else's table, which must be refused."""
        self._count += 1
        rng, table = self.rng, self.rng.choice([*self._tables, "no-such-table"])
        asked = {"id": f"g{self._count}", "table": table}
        return asked | rng.choice([
            {"type": "play", "action": rng.choice(["a1", "g7", "take 1 1", "bid 3", "roll"]), "turn": rng.randrange(3)},
            {"type": "preview", "action": rng.choice(["a1", "take 1 1"])},
            {"type": "propose"},
            {"type": "review"},
            {"type": "picture", "number": rng.choice([0, 3, 2**40])},
            {"type": "watch", "seat": rng.randrange(10)},
            {"type": "watch", "token": rng.choice(["x", "eyJ0.a.b", "[" * 300])},
            {"type": "watch", "spectate": True, "since": rng.choice([0, 5, 2**40])},
            {"type": "remove", "seat": rng.randrange(10)},
            {"type": "start", "level": "casual"},
            {"type": "say", "phrase": "hello"},
            {"type": "sit", "name": "me", "seat": rng.randrange(10)},
            *({"type": kind} for kind in ("undo", "draw", "agree", "decline", "resign", "rematch", "cancel", "leave")),
        ])  # fmt: skip

    def _meddling(self) -> str:
        return json.dumps(self.request())

    def _mistyped(self) -> str:
        """Spoil one field of a request."""
        request = self.request()
        field = self.rng.choice([*request, "more"])
        if self.rng.random() < 0.2:
            request.pop(field, None)
        else:
            request[field] = self.rng.choice(JUNK)
        return json.dumps(request)

    def _broken(self) -> str:
        """Cut, double or scramble the text."""
        text, rng = json.dumps(self.request()), self.rng
        place = rng.randrange(len(text))
        return rng.choice([
            text[:place], text * 2, text[:place] + rng.choice('{}[]",:\\\x00é') + text[place + 1 :], text[::-1],
            text.replace("{", '{"type":"play",', 1), "[" * 5 * DEEP, '{"a":' * DEEP,
            '{"type":"create","options":' + "[" * DEEP, '{"type":"play","turn":' + "9" * 5000 + "}", "NaN",
            "\ufeff" + text,
        ])  # fmt: skip

    def _odd(self) -> str | bytes:
        rng = self.rng
        odd: list[str | bytes] = [
            json.dumps(self.request()).encode(), rng.randbytes(rng.randrange(200)), "", b"", "x" * 9000,
            json.dumps(self.request() | {"action": "x" * 9000}), json.dumps(self._opening()),
        ]  # fmt: skip
        return rng.choice(odd)

    def _opening(self) -> dict[str, Any]:
        """Return a table that nobody can open."""
        opening = {"type": "create", "id": "c", "game": "nim", "seats": [{"kind": "me"}, {"kind": "open"}]}
        return opening | self.rng.choice([
            {"game": "../nim"}, {"game": "nim\x00"}, {"game": "__init__"}, {"seats": []}, {"rated": True},
            {"seats": [{"kind": "me"}] * 2}, {"seats": [{}] * 11}, {"options": {"last": HUGE}},
            {"options": {"x" * 4000: 1}},
            {"options": {"last": {"deep": [[[]]]}}}, {"clock": {"kind": "move", "seconds": -1}}, {"clock": []},
            {"seats": [{"kind": "bot", "name": "god"}, {"kind": "me"}]}, {"clock": {"kind": "game", "seconds": HUGE}},
        ])  # fmt: skip
