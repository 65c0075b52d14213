"""A gentle welcome: bots that suit, stronger after a win against them, weaker after a loss; and an easy first game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from packhouse import wire
from packhouse.bots.levels import LEVELS
from packhouse.core.game import Outcome, Reason
from packhouse.server.people.strengths import moved
from packhouse.server.storage.facts import Chair, Facts
from packhouse.server.storage.strengths import next_level, noted

from .browser import Browser
from .room import BOT, LOCAL, ME, OPEN, Guest, Room, in_a_room, opened
from .test_workers import on_two_workers

SUITED = {"kind": "bot", "name": "suits"}


async def played(guest: Guest, *plays: str, seats: Any = (ME, SUITED), **fields: Any) -> str:
    """Open a table of Nim in which whoever takes the last counter wins, and play."""
    table = await guest.create("nim", seats, **fields)
    for play in plays:
        await guest.play(table, play)
    return table


async def lost(guest: Guest, **fields: Any) -> str:
    table = await played(guest, **fields)
    await guest.does("resign", table)
    return table


def levels(guest: Guest, table: str) -> list[str]:
    return [seat.name for seat in guest.facts(table).seats if seat.kind == "bot"]


async def strength(room: Room, guest: Guest) -> float | None:
    return (await room.house.store.strengths(guest.person)).get("nim")


@pytest.mark.parametrize(
    ("ranks", "after"),
    [
        ([1, 2], 1.25),
        ([2, 1], 0.75),
        ([1, 1], 1),
        ([1, 2, 3], 1.25),
        ([2, 1, 3], 1),
        ([2, 1, 1], 0.75),
        ([1, 1, 3], 1.25),
    ],
    ids=str,
)
def test_it_goes_up_where_more_were_left_behind_than_were_ahead(ranks: list[int], after: float) -> None:
    assert moved(1.0, ranks, 0) == after


def test_it_stays_between_the_weakest_level_and_the_strongest() -> None:
    assert (moved(0.0, [2, 1], 0), moved(4.0, [1, 2], 0)) == (0.0, len(LEVELS) - 1)


@in_a_room()
async def test_a_newcomer_meets_a_casual_bot(room: Room) -> None:
    guest = room.guest()
    table = await played(guest)
    assert levels(guest, table) == ["casual"]
    assert guest.facts(table).suits


@in_a_room()
async def test_after_a_loss_the_next_bot_is_weaker(room: Room) -> None:
    guest = room.guest()
    table = await lost(guest)
    assert guest.facts(table).next_level == "novice+0.75"
    assert levels(guest, await played(guest)) == ["novice+0.75"]


def facts(*kinds: str, **more: Any) -> Facts:
    chairs = [Chair(kind=kind, name="casual", person="" if kind == "bot" else "ada") for kind in kinds]  # type: ignore[arg-type]
    given: dict[str, Any] = {"suits": True, "host": "ada"} | more
    return Facts(game="nim", game_version=1, chairs=tuple(chairs), **given)


WON = Outcome((), (1, 2), Reason("resigned"))


def test_after_a_win_the_next_bot_is_stronger() -> None:
    assert next_level(facts("person", "bot"), WON) == "casual+0.25"


@pytest.mark.parametrize(
    "match",
    [
        facts("person", "person"), facts("bot", "bot"), facts("person", "bot", suits=False),
        facts("person", "bot", goes_on=True), facts("person", "bot", host="bo"),
    ],
    ids=["people", "bots", "a level", "goes on", "another’s"],
)  # fmt: skip
def test_nothing_is_learned_but_from_a_person_against_bots_that_suit(match: Facts) -> None:
    assert noted(match, WON) == []


@in_a_room()
async def test_nothing_is_noted_before_the_end(room: Room) -> None:
    guest = room.guest()
    await played(guest)
    assert await strength(room, guest) is None


@in_a_room()
async def test_each_game_has_a_strength_of_its_own(room: Room) -> None:
    guest = room.guest()
    await lost(guest)
    table = await guest.create("snap", [ME, SUITED])
    assert levels(guest, table) == ["casual"]


@in_a_room()
async def test_against_a_chosen_level_nothing_changes(room: Room) -> None:
    guest = room.guest()
    await lost(guest, seats=[ME, BOT])
    assert await strength(room, guest) is None


@in_a_room()
async def test_beside_a_bot_of_another_level_nothing_changes(room: Room) -> None:
    guest = room.guest()
    table = await lost(guest, seats=[ME, SUITED, BOT])
    assert not guest.facts(table).suits


@in_a_room()
async def test_seats_filled_with_another_level_at_the_start_dont_suit(room: Room) -> None:
    guest = room.guest()
    table = await guest.create("nim", [ME, SUITED, OPEN])
    await guest.does("start", table, level="uniform")
    assert not guest.facts(table).suits


@in_a_room()
async def test_a_rematch_is_against_the_bot_that_suits_now(room: Room) -> None:
    guest = room.guest()
    table = await lost(guest)
    await guest.does("rematch", table)
    following = guest.facts(table).next
    await guest.does("watch", following)
    assert (levels(guest, following), guest.facts(following).suits) == (["novice+0.75"], True)


@in_a_room()
async def test_only_the_host_is_told_what_suits_them(room: Room) -> None:
    guest, other = room.guest(), room.guest()
    table = await lost(guest)
    await other.does("watch", table)
    assert other.facts(table).next_level == ""


@in_a_room()
async def test_a_closed_account_takes_it_along(room: Room) -> None:
    ada = room.guest("Ada", account=True)
    await lost(ada)
    await room.house.store.forget(ada.person, 2, 0)
    assert await strength(room, ada) is None


def test_nothing_is_learned_of_whoever_closed_their_account(port: int) -> None:
    browser, other = Browser(port), Browser(port)
    browser.sign_up("Learned")
    with browser.socket() as line:
        opened = line.ask("create", game="nim", seats=[ME, SUITED])
        assert isinstance(opened, wire.Done)
    browser.ask("DELETE", "/api/account", {"password": "correct horse"})
    with other.socket() as line:
        told = line.ask("watch", table=opened.table)
    assert isinstance(told, wire.Table)
    assert not told.suits


def test_either_database_remembers_what_suits(url: str) -> None:
    async def happen() -> None:
        async with opened(url) as room:
            guest = room.guest("Ada")
            await lost(guest)
            await lost(guest)
            await room.restart()
            again = room.guest("Ada")
            assert levels(again, await played(again)) == ["novice+0.5"]
            assert await strength(room, again) == 0.5
            assert await room.house.store.has_finished(again.person, "nim")

    asyncio.run(happen())


@on_two_workers()
async def test_what_one_worker_learned_another_knows(first: Room, second: Room) -> None:
    ada = first.guest("Ada")
    await lost(ada)
    there = second.guest("Ada")
    assert levels(there, await played(there)) == ["novice+0.75"]


@on_two_workers()
async def test_two_workers_that_see_the_same_end_learn_from_it_once(first: Room, second: Room) -> None:
    ada = first.guest("Ada")
    table = await played(ada)
    await second.guest("Ada").does("watch", table)
    await ada.does("resign", table)
    ends = [await room.table(table) for room in (first, second)]
    await asyncio.gather(first.keeper.books.close(ends[0]), second.keeper.books.close(ends[1]))
    assert await strength(second, ada) == 0.75


@in_a_room()
async def test_a_first_game_has_the_gentle_set_up(room: Room) -> None:
    guest = room.guest()
    table = await played(guest, gentle=True)
    assert (guest.facts(table).options, guest.facts(table).gentle) == ({"most": 3}, True)


@in_a_room()
async def test_an_option_that_was_chosen_stays_in_a_gentle_set_up(room: Room) -> None:
    guest = room.guest()
    table = await played(guest, gentle=True, options={"most": 2, "last": "loses"})
    assert guest.facts(table).options == {"most": 2, "last": "loses"}


@in_a_room()
async def test_whoever_has_finished_a_game_has_the_usual_one(room: Room) -> None:
    guest = room.guest()
    await lost(guest, gentle=True)
    table = await played(guest, gentle=True)
    assert (guest.facts(table).options, guest.facts(table).gentle) == ({}, False)


@in_a_room()
async def test_a_match_against_bots_can_be_given_up_before_ones_first_play(room: Room) -> None:
    guest = room.guest()
    table = await played(guest)
    await guest.does("cancel", table)
    assert guest.facts(table).status == "cancelled"
    assert await guest.refused_play(table, "take 1 1") == "cancelled"


@in_a_room()
async def test_after_ones_first_play_it_is_no_longer_given_up(room: Room) -> None:
    guest = room.guest()
    table = await played(guest, "take 1 1")
    assert await guest.refused("cancel", table) == "started"


@in_a_room()
async def test_a_match_with_other_people_is_not_given_up(room: Room) -> None:
    guest = room.guest()
    table = await guest.create("nim", [ME, LOCAL])
    assert await guest.refused("cancel", table) == "started"


def test_a_page_is_told_the_levels_that_suit_and_a_guests_stay_with_their_account(port: int) -> None:
    browser = Browser(port)
    with browser.socket() as line:
        assert browser.get("/api/me/levels").json == {}
        opened = line.ask("create", game="nim", seats=[ME, SUITED], name="Ada")
        assert isinstance(opened, wire.Done)
        line.ask("resign", table=opened.table)
        line.wait_until_over(opened.table)
    browser.sign_up("Suited")
    assert browser.get("/api/me/levels").json == {"nim": "novice+0.75"}
