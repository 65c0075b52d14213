"""People open tables, sit down, are sent away, and begin."""

from __future__ import annotations

import asyncio

from packhouse import wire

from .room import BOT, LOCAL, ME, OPEN, Room, in_a_room, nim


@in_a_room()
async def test_a_table_with_an_open_seat_waits(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    assert host.facts(table).status == "open"


@in_a_room()
async def test_everyone_sees_who_has_which_kind_of_seat(room: Room) -> None:
    host = room.guest("Ada")
    table = await host.create("nim", [ME, LOCAL, BOT, OPEN])
    seats = [(seat.kind, seat.name) for seat in host.facts(table).seats]
    assert seats == [("person", "Ada"), ("local", "Bo"), ("bot", "uniform"), ("open", "")]


@in_a_room()
async def test_the_creator_is_the_host_and_has_their_seat(room: Room) -> None:
    host = room.guest()
    facts = host.facts(await host.create("nim", [OPEN, ME]))
    assert (facts.host, [seat.mine for seat in facts.seats]) == (True, [False, True])


@in_a_room()
async def test_a_table_that_is_full_from_the_start_begins_at_once(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    assert host.facts(table).status == "playing"


@in_a_room()
async def test_a_table_begins_when_its_last_seat_is_taken(room: Room) -> None:
    table, (host, guest) = await nim(room)
    assert [each.update(table).seat for each in (host, guest)] == [0, 1]


@in_a_room()
async def test_whoever_sits_down_hears_the_answer_before_the_table(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN])
    await guest.sit(table)
    assert [type(message) for message in guest.heard[:3]] == [wire.Done, wire.Table, wire.Update]


@in_a_room()
async def test_a_guest_is_told_who_invites_them(room: Room) -> None:
    host, first, guest = room.guest("Ada"), room.guest("Bo"), room.guest()
    table = await host.create("nim", [OPEN, ME, OPEN])
    await first.sit(table)
    await guest.does("watch", table)
    assert guest.facts(table).inviter == "Ada"
    await guest.sit(table)
    assert guest.facts(table).inviter == ""


@in_a_room()
async def test_whoever_opens_a_table_for_others_is_not_named(room: Room) -> None:
    host = room.guest("Ada")
    table = await host.create("nim", [OPEN, OPEN])
    assert host.facts(table).inviter == ""


@in_a_room()
async def test_a_guest_may_choose_which_open_seat(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    await guest.sit(table, seat=2)
    assert [seat.mine for seat in guest.facts(table).seats] == [False, False, True]


@in_a_room()
async def test_a_taken_seat_is_refused(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    assert await guest.refused("sit", table, name="Bo", seat=0) == "taken"


@in_a_room()
async def test_nobody_has_two_seats(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    assert await host.refused("sit", table, name="Bo", seat=1) == "seated"


@in_a_room()
async def test_sitting_down_again_gives_the_same_seat(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN])
    token = await guest.sit(table)
    assert (await guest.sit(table), guest.update(table).seat) == (token, 1)


@in_a_room()
async def test_a_repeated_creation_opens_one_table(room: Room) -> None:
    host = room.guest()
    first, second = [await host.create("nim", [ME, OPEN], id="same") for _ in range(2)]
    assert first == second


@in_a_room()
async def test_a_creation_repeated_on_two_devices_at_once_opens_one_table(room: Room) -> None:
    devices = [room.guest(person="Ada") for _ in range(2)]
    first, second = await asyncio.gather(*(device.create("nim", [ME, OPEN], id="same") for device in devices))
    assert first == second


@in_a_room()
async def test_one_persons_ids_open_no_tables_of_another(room: Room) -> None:
    first, second = [await room.guest().create("nim", [ME, OPEN], id="same") for _ in range(2)]
    assert first != second


@in_a_room()
async def test_whoever_comes_too_late_is_told(room: Room) -> None:
    table, _ = await nim(room)
    assert await room.guest().refused("sit", table, name="Bo") == "started"


@in_a_room()
async def test_whoever_is_refused_a_seat_hears_nothing_of_the_table(room: Room) -> None:
    table, (host, _) = await nim(room)
    late = room.guest()
    await late.refused("sit", table, name="Bo")
    await host.play(table, "take 1 1")
    assert (late.all(wire.Update), late.watching) == ([], set())


@in_a_room()
async def test_a_table_that_is_not_there_is_refused(room: Room) -> None:
    assert await room.guest().refused("sit", "nowhere", name="Bo") == "no_such_table"


@in_a_room()
async def test_a_name_is_needed(room: Room) -> None:
    assert await room.guest().refused("create", game="nim", seats=[ME, OPEN], name=" ") == "empty_name"


@in_a_room()
async def test_the_host_takes_one_seat_only(room: Room) -> None:
    assert await room.guest().refused("create", game="nim", seats=[ME, ME], name="Bo") == "one_seat"


@in_a_room()
async def test_an_unknown_bot_is_refused(room: Room) -> None:
    seats = [ME, {"kind": "bot", "name": "nobody"}]
    assert await room.guest().refused("create", game="nim", seats=seats, name="Bo") == "no_such_bot"


@in_a_room()
async def test_too_few_players_are_told_apart_from_too_many(room: Room) -> None:
    guest = room.guest()
    assert await guest.refused("create", game="nim", seats=[ME], name="Bo") == "too_few_players"
    assert await guest.refused("create", game="nim", seats=[ME] + [OPEN] * 9, name="Bo") == "too_many_players"


@in_a_room(tables=2)
async def test_one_person_has_only_so_many_open_tables(room: Room) -> None:
    host = room.guest()
    for _ in range(2):
        await host.create("nim", [ME, OPEN])
    assert await host.refused("create", game="nim", seats=[ME, OPEN], name="Bo") == "too_many_tables"


@in_a_room()
async def test_a_person_who_watches_too_many_tables_to_sit_takes_no_seat(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN])
    guest.watching |= {f"table {number}" for number in range(64)}
    assert await guest.refused("sit", table, name="Bo") == "too_many_watched"
    assert (await room.table(table)).facts.status == "open"


# Beginning.


@in_a_room()
async def test_the_host_begins_with_bots_in_the_open_seats(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    await host.does("start", table, level="uniform")
    assert [seat.kind for seat in host.facts(table).seats] == ["person", "bot", "bot"]


@in_a_room()
async def test_only_the_host_begins(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    await guest.sit(table)
    assert await guest.refused("start", table, level="uniform") == "not_host"


@in_a_room()
async def test_a_match_begins_once(room: Room) -> None:
    table, (host, _) = await nim(room)
    commitment = host.facts(table).commitment
    await host.does("start", table, level="uniform")
    assert host.facts(table).commitment == commitment


@in_a_room()
async def test_bots_play_until_it_is_a_persons_turn(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [BOT, BOT, ME])
    await room.settle()
    assert host.update(table).active == (2,)


@in_a_room()
async def test_a_table_may_be_all_bots(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [BOT, BOT])
    await room.settle()
    assert host.facts(table).status == "over"


# Before the start.


@in_a_room()
async def test_a_removed_guest_has_no_seat(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    await guest.sit(table)
    await host.does("remove", table, seat=1)
    assert [seat.kind for seat in guest.facts(table).seats] == ["person", "open", "open"]


@in_a_room()
async def test_a_removed_guest_sees_what_a_spectator_sees(room: Room) -> None:
    host, guest, other, third = (room.guest() for _ in range(4))
    table = await host.create("sealed", [ME, OPEN, OPEN])
    await guest.sit(table)
    await host.does("remove", table, seat=1)
    await other.sit(table)
    await third.sit(table)
    assert (guest.update(table).seat, guest.view(table)["hand"]) == (None, [])


@in_a_room()
async def test_a_removed_guests_token_is_void(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    token = await guest.sit(table)
    await host.does("remove", table, seat=1)
    assert await guest.refused("watch", table, token=token) == "bad_token"


@in_a_room()
async def test_an_old_token_is_void_even_if_its_person_sits_there_again(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    token = await guest.sit(table)
    await host.does("remove", table, seat=1)
    await guest.sit(table)
    assert await guest.refused("watch", table, token=token) == "bad_token"


@in_a_room()
async def test_only_the_host_removes(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    await guest.sit(table)
    assert await guest.refused("remove", table, seat=0) == "not_host"


@in_a_room()
async def test_nobody_can_be_removed_from_an_open_seat(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    assert [await host.refused("remove", table, seat=seat) for seat in (0, 1, 7)] == ["nobody"] * 3


@in_a_room()
async def test_nobody_is_removed_after_the_start(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("remove", table, seat=1) == "started"


@in_a_room()
async def test_whoever_leaves_before_the_start_gives_up_the_seat(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    await guest.sit(table)
    await guest.does("leave", table)
    assert [seat.kind for seat in host.facts(table).seats] == ["person", "open", "open"]


@in_a_room()
async def test_a_cancelled_table_is_over_for_everyone(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    await guest.sit(table)
    await host.does("cancel", table)
    assert guest.facts(table).status == "cancelled"


@in_a_room()
async def test_nobody_sits_down_at_a_cancelled_table(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    await host.does("cancel", table)
    assert await room.guest().refused("sit", table, name="Bo") == "cancelled"


@in_a_room()
async def test_only_the_host_cancels(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    await guest.sit(table)
    assert await guest.refused("cancel", table) == "not_host"


@in_a_room()
async def test_a_match_that_began_can_not_be_cancelled(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("cancel", table) == "started"


@in_a_room(open_expiry=60)
async def test_a_table_that_waits_too_long_is_given_up(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    await host.disconnect()
    room.wall.now += 61_000
    await room.tend()
    await host.does("watch", table)
    assert host.facts(table).status == "cancelled"


@in_a_room(open_expiry=60)
async def test_a_table_waits_as_long_as_someone_waits_at_it(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    room.wall.now += 61_000
    await room.tend()
    assert host.facts(table).status == "open"


@in_a_room(open_expiry=60)
async def test_a_table_waits_on_when_someone_sits_down(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    room.wall.now += 50_000
    guest = room.guest()
    await guest.sit(table)
    for each in (host, guest):
        await each.disconnect()
    room.wall.now += 50_000
    await room.tend()
    await host.does("watch", table)
    assert host.facts(table).status == "open"


@in_a_room(open_expiry=60)
async def test_a_match_that_began_does_not_expire(room: Room) -> None:
    table, (host, _) = await nim(room)
    room.wall.now += 61_000
    await room.tend()
    assert host.facts(table).status == "playing"
