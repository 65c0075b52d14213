"""A browser as the server sees it: cookies, an address of its own, HTTP and sockets."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.sync.client import ClientConnection, connect

from packhouse import wire

from .room import PATIENCE

TOYS = Path(__file__).parents[1] / "toys"
ADDRESSES = count(1)


@contextmanager
def served(folder: Path, **settings: object) -> Iterator[int]:
    """Run a server on a new database, and give its port."""
    words = ["--games", str(TOYS), "serve", "--port", "0", "--database", f"sqlite:///{folder}/house.db"]
    given = {f"PACKHOUSE_{name.upper()}": str(value) for name, value in settings.items()}
    server = subprocess.Popen(
        [sys.executable, "-m", "packhouse", *words], stderr=subprocess.PIPE, env=os.environ | {"COLUMNS": "200"} | given
    )
    assert server.stderr
    try:
        found = re.search(r":(\d+)/", server.stderr.readline().decode())
        assert found
        yield int(found[1])
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE)


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def code(self) -> str:
        return str(self.json["code"])


class Browser:
    """Comes from an address of its own, so that nobody else's haste slows it down."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port, self.cookie = port, cookie
        number = next(ADDRESSES)
        self.headers = {"x-forwarded-for": f"10.0.{number // 200}.{number % 200 + 1}"}

    def again(self) -> Browser:
        """Return another device with the same cookie."""
        return Browser(self.port, self.cookie)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """Ask, and keep the cookie that comes back."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = self.headers | ({"cookie": f"packhouse={self.cookie}"} if self.cookie else {})
        if body is not None:
            sent["content-type"] = "application/json"
            body = body if isinstance(body, bytes) else msgspec.json.encode(body)
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, sent)
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        answer = Answer(response.status, found, response.read())
        connection.close()
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].split(";")[0].removeprefix("packhouse=")
        return answer

    def get(self, path: str, **headers: str) -> Answer:
        return self.ask("GET", path, **headers)

    def sign_up(self, name: str, password: str = "correct horse") -> Answer:
        return self.ask("POST", "/api/account", {"name": name, "password": password})

    def sign_in(self, name: str, password: str = "correct horse") -> Answer:
        return self.ask("POST", "/api/session", {"name": name, "password": password})

    @contextmanager
    def socket(self, **headers: str) -> Iterator[Line]:
        sent = self.headers | ({"cookie": f"packhouse={self.cookie}"} if self.cookie else {}) | headers
        with connect(f"ws://127.0.0.1:{self.port}/socket", additional_headers=sent, proxy=None) as socket:
            assert socket.response is not None
            new = socket.response.headers.get("set-cookie", "")
            self.cookie = new.split(";")[0].removeprefix("packhouse=") or self.cookie
            yield Line(socket)


class Line:
    """An open socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        welcome = wire.read_message(socket.recv(PATIENCE))
        assert isinstance(welcome, wire.Welcome)
        self.welcome = welcome

    def ask(self, kind: str, **fields: Any) -> wire.AnyMessage:
        """Send a request, and return the first message that answers it."""
        name = f"m{next(ADDRESSES)}"
        self.socket.send(msgspec.json.encode({"type": kind, "id": name, **fields}).decode())
        while True:
            message = wire.read_message(self.socket.recv(PATIENCE))
            if name in (getattr(message, "id", ""), getattr(message, "answer", "")):
                return message

    def wait_until_over(self, table: str) -> None:
        """Return when the books of a match are closed, which is soon after its end."""
        while getattr(self.ask("watch", table=table), "status", "") != "over":
            time.sleep(0.05)
