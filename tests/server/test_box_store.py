"""Own boxes and what people say of them, in either database."""

from __future__ import annotations

from packhouse.server.storage.database import Database
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.opinions import telling
from packhouse.server.storage.store import Store

from .running import run

NIM = Facts(game="nim", game_version=1, chairs=(Chair(), Chair()), host="ada", components={"heaps": [1]})


def test_a_box_is_kept_until_it_was_unused_for_long(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        for _ in range(2):
            await store.keep_box("nim", "d1", b'{"heaps":[1]}', 10)
        await store.keep_box("nim", "d2", b'{"heaps":[2]}', 10)
        await store.use_box("nim", "d1", 20)
        await store.forget_boxes(15)
        assert await store.box("nim", "d1") == {"heaps": [1]}
        assert await store.box("nim", "d2") is None
        assert await store.box("attic", "d1") is None

    run(url, test)


def test_what_a_seat_says_is_noted_once(url: str) -> None:
    async def test(database: Database) -> None:
        store = Store(database)
        await store.open("t", NIM, 5)
        assert await database.write(telling("t", 0, "ada", "d1", None, "More cats.")) is not None
        assert await database.write(telling("t", 0, "ada", "d1", 5, "No cats.")) is None
        await database.write(telling("t", 1, "bo", "d1", 2, ""))
        said = await store.opinions()
        assert [(one.seat, one.box, one.mark, one.wish) for one in said] == [
            (0, "d1", None, "More cats."),
            (1, "d1", 2, ""),
        ]

    run(url, test)
