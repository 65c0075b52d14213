"""Personal bests: what someone reached alone is kept once, for the set-up it was reached with."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from packhouse import wire
from packhouse.core.game import Goal, Outcome, Reason, alone
from packhouse.server.keeper.books import Books
from packhouse.server.storage import bests
from packhouse.server.storage.accounts import Account
from packhouse.server.storage.bests import Best
from packhouse.server.storage.database import Database
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.store import Store
from packhouse.wire import answers

from .browser import Browser, Line, served
from .room import BOT, LOCAL, ME, Guest, Room, in_a_room
from .running import run

PLAYS = [["stop"], ["roll", "stop"]]
"""The second is worth more than the first, however the die falls."""


async def played(guest: Guest, *plays: str, **fields: Any) -> str:
    table = await guest.create("rollers", [ME], **fields)
    for play in plays:
        await guest.play(table, play)
    return table


async def bests_of(room: Room, guest: Guest) -> list[Best]:
    return await bests.of_person(room.house.store.database, guest.person, 9)


@in_a_room()
async def test_a_best_is_kept_with_its_date_name_set_up_and_score(room: Room) -> None:
    guest = room.guest("Ada")
    room.wall.now += 5000
    table = await played(guest, "roll", "stop", options={"goal": 13})
    room.wall.now += 5000
    assert await bests_of(room, guest) == [
        Best(
            game="rollers", options={"goal": 13}, components="", person=guest.person, name="Ada",
            score=guest.view(table)["rolls"][0][0], goal=Goal(reached=False, points=12), table=table, public=False,
            at=room.wall.now - 5000,
        )
    ]  # fmt: skip


@in_a_room()
async def test_nothing_is_kept_before_the_end(room: Room) -> None:
    guest = room.guest()
    await played(guest, "roll")
    assert await bests_of(room, guest) == []


@pytest.mark.parametrize("order", [PLAYS, PLAYS[::-1]], ids=["better", "worse"])
def test_the_better_of_two_is_kept(order: list[list[str]], tmp_path: Any) -> None:
    @in_a_room()
    async def test(room: Room) -> None:
        guest = room.guest()
        tables = [await played(guest, *plays) for plays in order]
        assert [best.table for best in await bests_of(room, guest)] == [tables[order.index(PLAYS[1])]]

    test(tmp_path)


@in_a_room()
async def test_each_set_up_has_its_own(room: Room) -> None:
    guest = room.guest()
    await played(guest, "stop")
    await played(guest, "stop", options={"goal": 13})
    assert [best.options for best in await bests_of(room, guest)] == [{"goal": 13}, {}]


@in_a_room()
async def test_whoever_gave_up_has_none(room: Room) -> None:
    guest = room.guest()
    await guest.does("resign", await played(guest, "roll"))
    assert await bests_of(room, guest) == []


@in_a_room()
async def test_whose_time_ran_out_has_none(room: Room) -> None:
    guest = room.guest()
    table = await played(guest, "roll", clock={"kind": "move", "seconds": 5})
    await room.later(6)
    assert (await room.table(table)).match.late == {0}
    assert await bests_of(room, guest) == []


@pytest.mark.parametrize("seats", [[ME, LOCAL], [LOCAL], [BOT]], ids=["two", "local", "bot"])
def test_only_a_person_alone_has_one(seats: list[dict[str, str]], tmp_path: Any) -> None:
    @in_a_room()
    async def test(room: Room) -> None:
        guest = room.guest()
        table = await guest.create("rollers", seats)
        for seat, wish in enumerate(seats):
            if wish is not BOT:
                await guest.does("watch", table, seat=seat)
                await guest.play(table, "stop")
        assert (await room.table(table)).facts.status == "over"
        assert await bests_of(room, guest) == []

    test(tmp_path)


@in_a_room()
async def test_what_goes_on_from_another_match_doesnt_count(room: Room) -> None:
    guest = room.guest()
    await guest.does("resign", table := await played(guest, "roll"))
    answer = await guest.does("branch", table, number=1, seats=[ME], name="Ada")
    assert isinstance(answer, wire.Done)
    await guest.play(answer.table, "stop")
    assert guest.update(answer.table).outcome is not None
    assert await bests_of(room, guest) == []


@in_a_room()
async def test_whoever_plays_again_alone_begins_at_once_and_it_counts(room: Room) -> None:
    guest = room.guest()
    await guest.does("resign", table := await played(guest, "roll"))
    await guest.does("rematch", table)
    following = guest.facts(table).next
    await guest.does("watch", following)
    await guest.play(following, "stop")
    assert [best.table for best in await bests_of(room, guest)] == [following]


@in_a_room()
async def test_a_best_is_kept_after_a_restart_before_that(room: Room) -> None:
    guest = room.guest()
    room.keep_nothing()
    table = await played(guest, "stop")
    await room.restart(down=60)
    assert await bests_of(room, guest) == []
    await room.tend()
    assert [best.table for best in await bests_of(room, guest)] == [table]


@in_a_room()
async def test_two_keepers_who_close_the_books_keep_one_best(room: Room) -> None:
    guest = room.guest()
    books = [Books(room.house.worker) for _ in range(2)]
    room.keep_nothing()
    at_table = await room.table(await played(guest, "stop"))
    await asyncio.gather(*(each.close(at_table) for each in books))
    assert len(await bests_of(room, guest)) == 1


# Playing alone.


@in_a_room()
async def test_a_table_for_one_begins_at_once(room: Room) -> None:
    guest = room.guest()
    assert guest.facts(await played(guest)).status == "playing"


@in_a_room()
async def test_alone_a_play_that_showed_something_stands(room: Room) -> None:
    guest = room.guest()
    table = await played(guest, "roll")
    assert await guest.refused("undo", table) == "revealed"


@in_a_room()
async def test_alone_a_trial_says_that_a_play_stands(room: Room) -> None:
    guest = room.guest()
    table = await played(guest, "roll")
    assert await guest.refused("undo", table, trial=True) == "revealed"


@in_a_room()
async def test_alone_a_play_that_showed_nothing_is_taken_back_at_once(room: Room) -> None:
    guest = room.guest()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("packhouse.games.nim.rules.Nim.seats", range(1, 5))
        table = await guest.create("nim", [ME])
        await guest.play(table, "take 1 1")
        await guest.does("undo", table)
    assert guest.view(table)["heaps"] == [3, 4, 5]


@in_a_room()
async def test_alone_nobody_agrees_on_a_draw(room: Room) -> None:
    guest = room.guest()
    assert await guest.refused("draw", await played(guest, "roll")) == "no_draws"


# Over HTTP.


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with served(tmp_path_factory.mktemp("house"), log="error", bot_pace=0) as port:
        yield port


def ended(browser: Browser, *plays: str, **fields: object) -> str:
    """Let someone play alone, and return the table."""
    with browser.socket() as line:
        table = began(line, **fields)
        for turn, play in enumerate(plays):
            line.ask("play", table=table, action=play, turn=turn)
        line.wait_until_over(table)
    return table


def began(line: Line, **fields: object) -> str:
    answer = line.ask("create", game="rollers", seats=[ME], name="Somebody", **fields)
    assert isinstance(answer, wire.Done), answer
    return answer.table


def listed(browser: Browser, game: str = "rollers") -> list[answers.Best]:
    return msgspec.json.decode(browser.get(f"/api/bests/{game}").body, type=list[answers.Best])


def named(browser: Browser, name: str) -> list[answers.Best]:
    return [best for best in listed(browser) if best.name == name]


def test_a_guests_best_is_their_own_affair(port: int) -> None:
    guest = Browser(port)
    table = ended(guest, "stop")
    assert [best.table for best in listed(guest) if best.mine] == [table]
    assert named(Browser(port), "Somebody") == []


def test_an_accounts_best_is_listed_by_its_name(port: int) -> None:
    ada = Browser(port)
    ada.sign_up("Ada")
    ended(ada, "stop")
    (best,) = named(Browser(port), "Ada")
    assert (best.score, best.goal, best.mine) == (0, Goal(reached=False, points=20), False)


def test_a_private_table_is_shown_to_its_player_alone(port: int) -> None:
    bea = Browser(port)
    bea.sign_up("Bea")
    table = ended(bea, "stop")
    assert [best.table for reader in (bea, Browser(port)) for best in named(reader, "Bea")] == [table, ""]


def test_a_public_table_is_shown_to_everyone(port: int) -> None:
    cleo = Browser(port)
    cleo.sign_up("Cleo")
    table = ended(cleo, "stop", public=True)
    assert [best.table for best in named(Browser(port), "Cleo")] == [table]


def test_bests_are_shown_on_ones_own_page_and_on_a_persons(port: int) -> None:
    dora = Browser(port)
    dora.sign_up("Dora")
    table = ended(dora, "stop")
    own = msgspec.json.decode(dora.get("/api/me").body, type=answers.Me).bests
    others = msgspec.json.decode(Browser(port).get("/api/people/dora").body, type=answers.Person).bests
    assert [(best.table, best.mine) for best in (*own, *others)] == [(table, True), ("", False)]


def test_no_best_tells_who_someone_is(port: int) -> None:
    edda = Browser(port)
    edda.sign_up("Edda")
    ended(edda, "stop")
    assert edda.get("/api/me").json["person"].encode() not in Browser(port).get("/api/bests/rollers").body


def test_who_deletes_their_account_has_no_bests_left(port: int) -> None:
    fay = Browser(port)
    fay.sign_up("Fay")
    ended(fay, "stop")
    fay.ask("DELETE", "/api/account", {"password": "correct horse"})
    assert named(Browser(port), "Fay") == []


def test_there_are_no_bests_of_a_game_that_is_not_there(port: int) -> None:
    answer = Browser(port).get("/api/bests/chess")
    assert (answer.status, answer.code) == (404, "no_such_game")


def test_a_finished_match_alone_is_listed_with_how_it_ended(port: int) -> None:
    guest = Browser(port)
    table = ended(guest, "stop")
    (found,) = msgspec.json.decode(guest.get("/api/me/tables").body, type=list[answers.MyTable])
    assert found.table == table
    assert found.outcome == alone(Goal(reached=False, points=20), Reason("all_stopped"), 0)


# What the databases find, both of them alike.


def result(score: float, *, reached: bool = False) -> Outcome:
    return alone(Goal(reached=reached, points=10), Reason("done"), score)


async def note(database: Database, person: str, outcome: Outcome, at: int = 0, **setup: Any) -> None:
    chair = Chair(kind="person", name=person, person=person)
    facts = Facts(game="solo", game_version=1, chairs=(chair,), host=person, status="over", **setup)
    table = f"{person} {at} {outcome.scores}"
    await Store(database).open(table, facts, at)
    await database.write(*bests.noted(table, facts, outcome, at))


async def accounts(database: Database, *names: str) -> None:
    for name in names:
        await Store(database).sign_up(Account(name, name.title(), "hash", 1), name, [], 0)


async def of_game(database: Database, reader: str = "", each: int = 9) -> list[Best]:
    return await bests.of_game(database, "solo", 1, reader, each, 99)


def test_goals_come_before_points_and_the_first_before_the_next(url: str) -> None:
    async def test(database: Database) -> None:
        await accounts(database, "ada", "bo", "cy", "dot")
        await note(database, "ada", result(99), 1)
        await note(database, "bo", result(11, reached=True), 2)
        await note(database, "cy", result(12, reached=True), 3)
        await note(database, "dot", result(11, reached=True), 4)
        assert [best.name for best in await of_game(database)] == ["Cy", "Bo", "Dot", "Ada"]

    run(url, test)


def test_a_best_gives_way_to_a_better_one_only(url: str) -> None:
    async def test(database: Database) -> None:
        for at, outcome in enumerate([result(5), result(3), result(5), result(4, reached=True), result(9)]):
            await note(database, "ada", outcome, at)
        (best,) = await of_game(database, "ada")
        assert (best.score, best.goal.reached, best.at) == (4, True, 3)

    run(url, test)


def test_set_ups_have_lists_of_their_own_and_the_usual_one_is_first(url: str) -> None:
    async def test(database: Database) -> None:
        await accounts(database, "ada")
        setups: list[dict[str, Any]] = [{"options": {"b": 1, "a": 2}}, {"components": {"heaps": [1]}}, {}]
        for at, setup in enumerate(setups):
            await note(database, "ada", result(1), at, **setup)
        found = [(best.options, bool(best.components)) for best in await of_game(database, "ada")]
        assert found == [({}, False), ({}, True), ({"a": 2, "b": 1}, False)]
        found = [(best.options, bool(best.components)) for best in await of_game(database)]
        assert found == [({}, False), ({"a": 2, "b": 1}, False)]  # whoever makes a box makes its scores

    run(url, test)


def test_a_list_has_its_bounds_but_never_leaves_the_reader_out(url: str) -> None:
    async def test(database: Database) -> None:
        await accounts(database, "ada", "bo", "cy")
        for name, score in (("ada", 3), ("bo", 2), ("cy", 1), ("guest", 0)):
            await note(database, name, result(score))
        assert [best.person for best in await of_game(database, "guest", each=2)] == ["ada", "bo", "guest"]

    run(url, test)
