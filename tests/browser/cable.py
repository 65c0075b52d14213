"""A cable to the house that can go dead: nothing gets through any more, and neither side is told."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

from tests.server.house import free_port


class Cable:
    """Carries bytes both ways; what is on its way while it is dead arrives when it is mended, as TCP would have it."""

    def __init__(self, house: int) -> None:
        self._house = house
        self._carries = carrying()
        self._dead: list[threading.Event] = []
        self._ends: list[socket.socket] = []
        self._entrance = socket.create_server(("127.0.0.1", free_port()))
        self.address = f"http://127.0.0.1:{self._entrance.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def go_dead(self) -> None:
        self._carries.clear()

    def mend(self) -> None:
        self._carries.set()

    def lay_anew(self) -> None:
        """Carry whoever comes from now on, and never again who came before, as when a phone changes networks."""
        self._dead.append(self._carries)
        self._carries = carrying()

    def close(self) -> None:
        for dead in (self._carries, *self._dead):
            dead.set()
        for end in (self._entrance, *self._ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):  # closed
            while True:
                near, _ = self._entrance.accept()
                far = socket.create_connection(("127.0.0.1", self._house))
                self._ends += [near, far]
                for way in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=(*way, self._carries), daemon=True).start()


def carrying() -> threading.Event:
    event = threading.Event()
    event.set()
    return event


def carry(source: socket.socket, target: socket.socket, carries: threading.Event) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            carries.wait()
            target.sendall(data)
        carries.wait()
        target.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def cable(house: int) -> Iterator[Cable]:
    laid = Cable(house)
    try:
        yield laid
    finally:
        laid.close()
