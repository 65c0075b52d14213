"""The client at a real house: everything that people do at a table, each as one would write it."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import msgspec
import pytest

from packhouse import wire
from packhouse.client import House, Refusal, Table, bot, connect
from packhouse.client.house import ME, OPEN
from packhouse.core import record

from .house import ServedHouse
from .visiting import seated, visit

PASSWORD = "correct horse battery"


async def same(first: Table, second: Table) -> None:
    """Wait until both have been told as much."""
    await second.until(lambda: len(second.seen) >= len(first.seen))


def test_a_match_is_played_to_its_end_and_leaves_a_record(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, second = await seated(one, two)
        await asyncio.gather(bot.play(first), bot.play(second))
        assert first.outcome == second.outcome is not None
        paper = record.read(await one.web.record(first.id))
        assert [entry.action for entry in paper.log] == [seen.action for seen in first.seen]  # type: ignore[union-attr]
        assert paper.players == ("Ada", "Bo")

    visit(house, task)


def test_a_match_with_a_box_of_one_s_own_is_played_and_spoken_of(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        assert "heaps = [3, 4, 5]" in await one.web.components("nim")
        found = await one.web.box("nim", "heaps = [1, 1]")
        first = await one.create("nim", [ME, OPEN], name="Ada", box=found.box)
        second = await two.sit(first.id, name="Bo")
        own = second.facts.own_box
        assert isinstance(own, wire.OwnBox)
        assert (own.digest, own.differs) == (found.box, found.differs)
        await asyncio.gather(bot.play(first), bot.play(second))
        await second.until(lambda: second.facts.asked)
        await second.tell(4, "A third heap.")
        await second.until(lambda: not second.facts.asked)
        with pytest.raises(Refusal, match="line 2"):
            await one.web.box("nim", "\nheaps = [0]")

    visit(house, task)


def test_a_spectator_sees_what_happens(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, _ = await seated(one, two)
        async with connect(house.address) as three:
            shown = await three.watch(first.id)
            await first.play("take 1 1")
            await same(first, shown)
            assert (shown.seat, shown.legal) == (None, ())
            with pytest.raises(Refusal) as refused:
                await shown.play("take 1 1")
            assert refused.value.code == "no_seat"

    visit(house, task)


def test_a_preview_shows_what_would_follow_and_changes_nothing(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, _ = await seated(one, two)
        before = first.view
        after = await first.preview("take 1 1")
        assert after["heaps"][0] == before["heaps"][0] - 1
        await first.look()
        assert first.view == before

    visit(house, task)


def test_a_refusal_says_why(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, second = await seated(one, two)
        with pytest.raises(Refusal) as refused:
            await first.play("take 9 1")
        assert refused.value.code == "no_such_heap"
        with pytest.raises(Refusal) as refused:
            await second.play("take 1 1")
        assert refused.value.code == "not_to_act"

    visit(house, task)


def test_a_play_is_taken_back(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, second = await seated(one, two)
        before = first.view
        await first.play("take 1 1")
        await first.undo()
        await same(first, second)
        assert first.view == second.view == before
        assert isinstance(second.seen[-1], wire.SeenUndo)

    visit(house, task)


def test_a_draw_is_offered_declined_offered_again_and_agreed(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, second = await seated(one, two)
        await first.draw()
        await second.until(lambda: second.facts.offer is not None)
        await second.decline()
        await first.until(lambda: first.facts.offer is None)
        await first.draw()
        await second.until(lambda: second.facts.offer is not None)
        await second.agree()
        await first.until(lambda: first.outcome is not None)
        assert first.outcome is not None
        assert first.outcome.reason.code == "draw_agreed"

    visit(house, task)


def test_who_resigns_loses_and_may_have_a_rematch(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, second = await seated(one, two)
        await first.resign()
        await second.until(lambda: second.outcome is not None)
        assert second.outcome is not None
        assert second.outcome.winners == (1,)
        again = await asyncio.gather(first.rematch(), second.rematch())
        assert {table.id for table in again} == {first.facts.next}
        await asyncio.gather(*(table.update() for table in again))
        assert [table.seat for table in again] == [1, 0]

    visit(house, task)


def test_phrases_are_heard(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, second = await seated(one, two)
        await first.say("good_luck")
        await second.until(lambda: bool(second.said))
        assert (second.said[0].seat, second.said[0].phrase) == (0, "good_luck")

    visit(house, task)


def test_the_lobby_shows_public_tables_as_they_come(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        tables = two.lobby()
        assert all(table.game != "rollers" for table in await anext(tables))
        await one.create("rollers", [ME, OPEN], name="Ada", public=True)
        assert any(table.game == "rollers" for table in await anext(tables))
        await tables.aclose()

    visit(house, task)


def test_a_cookie_brings_one_back_to_ones_seat(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        _, second = await seated(one, two)
        async with connect(house.address, cookie=two.cookie) as again:
            assert again.welcome.person == two.welcome.person
            table = await again.watch(second.id)
            await table.update()
            assert table.seat == 1

    visit(house, task)


def test_a_token_opens_the_seat_on_another_device(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, _ = await seated(one, two)
        async with connect(house.address) as phone:
            table = await phone.watch(first.id, token=first.token)
            await table.update()
            await table.play("take 1 1")
            await first.until(lambda: len(first.seen) == 1)

    visit(house, task)


def test_looking_in_another_way_ends_the_first(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, _ = await seated(one, two)
        shown = await one.watch(first.id, spectate=True)
        await shown.update()
        assert shown.seat is None
        with pytest.raises(Refusal, match="newer watch"):
            await first.update()

    visit(house, task)


def test_two_seats_on_one_device_are_shown_in_turn(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        table = await one.create("nim", [ME, wire.SeatWish(kind="local", name="Bo")], name="Ada")
        for seat in (0, 1):
            await table.show(seat)
            await table.until(lambda seat=seat: table.seat == seat and bool(table.legal))  # type: ignore[misc]
            await table.play("take 1 1")

    visit(house, task)


def test_the_host_sends_someone_away_and_gives_up_the_table(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first = await one.create("nim", [ME, OPEN, OPEN], name="Ada")
        await two.sit(first.id, name="Bo")
        await first.remove(1)
        assert first.facts.seats[1].kind == "open"
        await first.cancel()
        with pytest.raises(Refusal, match="cancelled"):
            await first.update()

    visit(house, task)


def test_the_host_starts_with_bots(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first = await one.create("nim", [ME, OPEN], name="Ada")
        await first.start(level="uniform")
        await bot.play(first)
        assert first.outcome is not None

    visit(house, task)


def test_an_account_keeps_who_one_is(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        person = one.welcome.person
        await one.web.sign_up("Ada", PASSWORD)
        assert (one.welcome.account, one.welcome.person) == ("Ada", person)
        with pytest.raises(Refusal) as refused:
            await two.web.sign_in("Ada", "wrong")
        assert refused.value.code == "wrong_password"
        await two.web.sign_in("Ada", PASSWORD)
        assert two.welcome.person == person
        await two.web.change_password(PASSWORD, PASSWORD + "!")
        assert two.welcome.account == "Ada"
        await two.web.delete_account(PASSWORD + "!")
        assert two.welcome.account == ""

    visit(house, task)


def test_the_house_tells_its_games(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        assert "nim" in str(await one.web.games())

    visit(house, task)


def test_the_example_bot_plays_from_the_command_line(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        table = await one.create("nim", [ME, OPEN], name="Ada")
        words = [sys.executable, "-m", "packhouse.client.bot", house.address, table.id]
        guest = asyncio.to_thread(subprocess.run, words, capture_output=True, text=True, check=True)
        ran, _ = await asyncio.gather(guest, bot.play(table))
        assert ran.stdout in {"rank 1 of 2\n", "rank 2 of 2\n"}

    visit(house, task)


def test_looking_back_one_sees_what_was_and_plays_on(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, second = await seated(one, two)
        start = first.view
        await first.play("take 1 1")
        assert msgspec.json.decode((await first.recall(0)).view) == start
        await second.resign()
        assert (await first.assess(1)).seat == 1
        assert (await first.look_over()).verdict.weighed[0].action == "take 1 1"
        branch = await first.branch(1, [ME, wire.SeatWish(kind="local")], name="Ada")
        await branch.update()
        assert [seen.action for seen in branch.seen if isinstance(seen, wire.SeenPlay)] == ["take 1 1"]

    visit(house, task)


def test_what_is_over_in_a_running_match_is_reviewed(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        first, second = await seated(one, two, "sealed")
        assert await first.review() == {"enough": []}
        for table in (first, second):
            await table.play(table.legal[0])
        await first.until(lambda: len(first.seen) == 2)
        dearest = max(bids[0] for bids in first.view["shown"])
        enough = min((card for card in first.view["hand"] if card > dearest), default=None)
        assert await first.review() == {"enough": [enough]}
        plain, _ = await seated(one, two)
        with pytest.raises(Refusal) as refused:
            await plain.review()
        assert refused.value.code == "no_review"

    visit(house, task)


def test_lists_tell_of_tables_people_and_the_best(house: ServedHouse) -> None:
    async def task(one: House, two: House) -> None:
        await one.web.sign_up("Listed one", PASSWORD)
        await two.web.sign_up("Listed two", PASSWORD)
        first = await one.create("nim", [ME, OPEN], rated=True, clock=wire.Clock(kind="game", seconds=600))
        await two.sit(first.id)
        assert [mine.your_turn for mine in await one.web.my_tables()] == [True]
        await first.resign()
        await first.until(lambda: first.facts.status == "over")
        assert [match.table for match in (await two.web.person("Listed one")).matches] == [first.id]
        assert await one.web.leaders("nim") == ()

    visit(house, task)
