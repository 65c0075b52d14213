"""A box of the host's own: checked, kept by its digest, told to whoever sits down, and part of the record."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from packhouse import games, wire
from packhouse.core import record
from packhouse.core.differences import Difference
from packhouse.core.errors import BadComponents
from packhouse.core.game import AnyGame, Setup
from packhouse.games import trial
from packhouse.games.own_components import shipped_text
from packhouse.server.boxes.checker import Checker
from packhouse.server.http import boxes, lists
from packhouse.server.keeper.forgetting import DAY, UNUSED
from packhouse.server.luck import SystemLuck
from packhouse.server.sharing import NOBODY
from packhouse.server.storage import bests
from packhouse.server.storage.accounts import Account
from packhouse.server.storage.database import Step
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.records import add_record, checked, record_text

from .asking import asked
from .browser import Answer
from .room import LOCAL, ME, OPEN, Guest, Room, in_a_room

SMALL = b"heaps = [1, 1]"
TOML = "application/toml"


async def sent(room: Room, file: bytes, game: str = "nim", kind: str = TOML, client: str = "10.0.0.1") -> Answer:
    headers = {"content-type": kind}
    path = f"/api/games/{game}/boxes"
    return await asked(room, boxes.ROUTES, path, client=client, method="POST", headers=headers, body=file)


async def kept(room: Room, file: bytes = SMALL, game: str = "nim") -> str:
    """Return the digest of a file that is sent."""
    answer = await sent(room, file, game)
    assert answer.status == 200, answer.body
    return str(answer.json["box"])


async def boxed(room: Room, **fields: object) -> tuple[str, Guest, Guest]:
    """Return a table with a small box, and two who sit there."""
    ada, bo = room.guest(), room.guest()
    table = await ada.create("nim", [ME, OPEN], box=await kept(room), **fields)
    await bo.sit(table)
    return table, ada, bo


async def played(room: Room, **fields: object) -> tuple[str, Guest, Guest]:
    table, ada, bo = await boxed(room, **fields)
    await ada.play(table, "take 1 1")
    await bo.play(table, "take 2 1")
    return table, ada, bo


@in_a_room()
async def test_a_file_is_checked_at_once_and_told_is_what_differs(room: Room) -> None:
    answer = await sent(room, SMALL)
    assert answer.json["differs"] == [{"at": "heaps", "house": "[3, 4, 5]", "own": "[1, 1]"}]
    assert (answer.json["game"], answer.json["more"], len(answer.json["box"])) == ("nim", 0, 64)


@in_a_room()
async def test_the_same_box_has_the_same_digest_however_its_file_is_written(room: Room) -> None:
    digest = await kept(room)
    assert await kept(room, b"\xef\xbb\xbf# Two.\r\nheaps = [\r\n  1,\r\n  1,\r\n]\r\n") == digest
    assert await kept(room, b"heaps = [1, 2]") != digest


@in_a_room()
async def test_a_box_in_which_nothing_differs_is_the_house_s_own(room: Room) -> None:
    answer = await sent(room, shipped_text("nim").encode())
    assert (answer.json["box"], answer.json["differs"]) == ("", [])
    assert await room.house.store.box("nim", "") is None


@in_a_room()
async def test_the_house_gives_its_own_file_to_start_from(room: Room) -> None:
    answer = await asked(room, boxes.ROUTES, "/api/games/nim/components")
    assert answer.body.decode() == shipped_text("nim")
    assert answer.headers["content-disposition"] == 'attachment; filename="nim.toml"'
    empty = await asked(room, boxes.ROUTES, "/api/games/sealed/components")
    assert empty.json["sentence"] == "Sealed Bids has nothing in its box that could be changed"


@in_a_room()
async def test_whoever_sits_down_is_told_what_differs(room: Room) -> None:
    table, _, bo = await boxed(room)
    told = bo.all(wire.Table, table)[0].own_box
    assert isinstance(told, wire.OwnBox)
    assert told.differs == (Difference("heaps", "[3, 4, 5]", "[1, 1]"),)
    assert told.digest == await kept(room)


@in_a_room()
async def test_a_table_that_waits_works_its_box_out_once_however_many_others_there_are(room: Room) -> None:
    ada = room.guest()
    table = await room.table(await ada.create("nim", [ME, OPEN], box=await kept(room)))
    game = table.game
    for sticks in range(1, 10):
        for more in (2, 3):
            games.setup("nim", 2, 0, {}, {"heaps": [sticks, more]})
    assert table.game is game


@in_a_room()
async def test_the_box_of_a_table_that_was_at_rest_keeps_nobody_waiting(room: Room) -> None:
    ada, load, where = room.guest(), games.load, list[threading.Thread]()
    table = await ada.create("nim", [ME, OPEN], box=await kept(room))

    def noted(setup: Setup) -> AnyGame:
        where.append(threading.current_thread())
        return load(setup)

    await room.restart()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "load", noted)
        await ada.again().does("watch", table)
    assert where and threading.current_thread() not in where


@in_a_room()
async def test_the_lobby_marks_a_table_with_an_own_box(room: Room) -> None:
    ada = room.guest()
    await ada.create("nim", [ME, OPEN], public=True, box=await kept(room))
    await ada.create("nim", [ME, OPEN], public=True)
    await ada.does("lobby")
    assert sorted(table.own_box for table in ada.all(wire.Tables)[-1].tables) == [False, True]


@in_a_room()
async def test_it_is_played_with_and_is_in_the_record(room: Room) -> None:
    table, _, _ = await played(room)
    text = await record_text(room.house.store, table)
    assert 'components: {"heaps":[1,1]}' in text
    again = checked(record.read(text))
    assert games.box(again.setup) == games.load(again.setup).made_of[1]
    assert not await add_record(room.house.store, again, 0, SystemLuck())  # it is there


@in_a_room()
async def test_its_rematch_has_the_same_box(room: Room) -> None:
    table, ada, bo = await played(room)
    await ada.does("rematch", table)
    await bo.does("rematch", table)
    following = ada.facts(table).next
    await ada.does("watch", following)
    assert ada.all(wire.Table, following)[0].own_box == ada.all(wire.Table, table)[0].own_box


@in_a_room()
async def test_it_is_never_rated(room: Room) -> None:
    box = await kept(room)
    ada = room.guest(account=True)
    clock = {"kind": "game", "seconds": 600}
    words: dict[str, Any] = {"game": "nim", "seats": [ME, OPEN], "box": box, "clock": clock}
    assert await ada.refused("create", rated=True, **words) == "rated_box"
    assert await ada.create("nim", [ME, OPEN], box=box, clock=clock)


@in_a_room()
async def test_a_box_that_nobody_sent_is_refused(room: Room) -> None:
    ada = room.guest()
    assert await ada.refused("create", game="nim", seats=[ME, OPEN], name="Ada", box="0" * 64) == "no_such_box"
    other = await kept(room)
    assert await ada.refused("create", game="attic", seats=[ME], name="Ada", box=other) == "no_such_box"


@in_a_room()
async def test_bots_play_with_it(room: Room) -> None:
    ada = room.guest()
    table = await ada.create("nim", [ME, {"kind": "bot", "name": "strong"}], box=await kept(room))
    await ada.play(table, "take 1 1")
    assert ada.update(table).outcome is not None


@in_a_room()
async def test_nothing_is_learned_from_it_about_which_bots_suit(room: Room) -> None:
    ada = room.guest()
    table = await ada.create("nim", [ME, {"kind": "bot", "name": "suits"}], box=await kept(room))
    await ada.does("resign", table)
    await room.tend()
    assert await room.house.store.strengths(ada.person) == {}


@in_a_room()
async def test_scores_with_an_own_box_are_shown_to_nobody_else(room: Room) -> None:
    await room.house.store.open("t", Facts(game="rollers", game_version=1, chairs=(Chair(),), host="p"), 1)
    best = "INSERT INTO bests VALUES ('p', 'rollers', 1, '{}', $1, 'Ada', 1, 9, '{\"reached\":true}', 't', 1)"
    await room.house.store.database.write(*(Step(best, (digest,)) for digest in ("", "an own box")))
    found = await lists.bests_of(room.house, "p", "p")
    assert {one.components for one in found} == {"", "an own box"}
    assert {one.components for one in await lists.bests_of(room.house, "p", "q")} == {""}
    await room.house.store.sign_up(Account("p", "Ada", "hash", 1), "ada", [], 1)
    for reader, listed in (("p", 2), ("q", 1)):
        assert len(await bests.of_game(room.house.store.database, "rollers", 1, reader, 5, 9)) == listed


@in_a_room()
async def test_a_box_is_kept_for_a_month_after_its_last_table(room: Room) -> None:
    box = await kept(room)
    await room.later((UNUSED - DAY) / 1000)
    table = await room.guest().create("nim", [ME, OPEN], box=box)
    await room.later(2 * DAY / 1000)
    await room.house.forgetting.step()
    assert await room.house.store.box("nim", box)
    await room.later((UNUSED + DAY) / 1000)
    await room.house.forgetting.step()
    assert await room.house.store.box("nim", box) is None
    assert (await room.table(table)).facts.components == {"heaps": [1, 1]}


@in_a_room(creations=0.1)
async def test_whoever_sends_too_many_files_has_to_wait(room: Room) -> None:
    codes = [await sent(room, b"?") for _ in range(3)]
    assert [answer.json["code"] for answer in codes] == ["toml", "toml", "too_fast"]
    assert codes[-1].status == 429


@in_a_room(creations=0.1)
async def test_whoever_opens_too_many_tables_with_own_boxes_has_to_wait(room: Room) -> None:
    box = await kept(room)
    ada = room.guest()
    for _ in range(2):
        await ada.create("nim", [ME, OPEN], box=box)
    assert await ada.refused("create", game="nim", seats=[ME, OPEN], name="Ada", box=box) == "too_fast"


@in_a_room()
async def test_other_sites_forms_send_none(room: Room) -> None:
    answer = await sent(room, SMALL, kind="text/plain")
    assert (answer.status, answer.json["code"]) == (415, "toml_only")


@in_a_room()
async def test_a_box_that_the_rules_fail_with_is_refused(room: Room) -> None:
    answer = await sent(room, b"heaps = []")
    assert (answer.status, answer.json["code"]) == (400, "unplayable")
    assert answer.json["sentence"].startswith("the game can’t be played with this box: ValueError")


def test_a_box_with_too_much_in_it_is_refused() -> None:
    with pytest.raises(BadComponents, match=r"^with this box a position takes \d+ bytes to send"):
        trial.try_out("nim", {"heaps": [9] * 1500})
    with pytest.raises(BadComponents, match=r"^there is too much in the box: \d+ bytes as JSON, but 16384 at most"):
        trial.try_out("nim", {"heaps": [9] * 10_000})


def test_a_file_that_takes_too_long_is_given_up_and_the_next_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("packhouse.server.boxes.checker.LONGEST", 0.0)

    async def happen() -> None:
        checker = Checker([str(Path(__file__).parents[1] / "toys")])
        with pytest.raises(BadComponents, match="takes too long to check"):
            await checker.check("nim", SMALL, NOBODY)
        monkeypatch.setattr("packhouse.server.boxes.checker.LONGEST", 60.0)
        assert (await checker.check("nim", SMALL, NOBODY)).table == b'{"heaps":[1,1]}'
        checker.close()

    asyncio.run(happen())


@in_a_room(creations=0.15)
async def test_rematches_and_branches_count_as_tables_with_own_boxes(room: Room) -> None:
    table, ada, bo = await played(room)
    for guest in (ada, bo):
        await guest.does("rematch", table)
    assert await ada.refused("branch", table, number=0, seats=[ME, LOCAL], name="Ada") == "too_fast"
