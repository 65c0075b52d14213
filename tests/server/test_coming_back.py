"""People come back to their seats: after a restart, by a token, and wherever the lot has put them."""

from __future__ import annotations

from .room import BOT, ME, OPEN, Room, in_a_room, nim

# Coming back.


@in_a_room()
async def test_the_same_person_takes_back_their_seat(room: Room) -> None:
    table, (_, guest) = await nim(room)
    await guest.disconnect()
    again = guest.again()
    await again.does("watch", table)
    assert again.update(table).seat == 1


@in_a_room()
async def test_the_same_person_takes_back_their_seat_after_a_restart(room: Room) -> None:
    table, (_, guest) = await nim(room)
    await room.restart()
    again = guest.again()
    await again.does("watch", table)
    assert again.update(table).seat == 1


@in_a_room()
async def test_a_token_opens_the_seat_on_any_device(room: Room) -> None:
    host, guest, device = room.guest(), room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN])
    token = await guest.sit(table)
    await device.does("watch", table, token=token)
    assert device.update(table).seat == 1


@in_a_room()
async def test_a_seat_opened_by_a_token_can_play(room: Room) -> None:
    host, guest, device = room.guest(), room.guest(), room.guest()
    table = await host.create("nim", [OPEN, ME])
    await device.does("watch", table, token=await guest.sit(table))
    await device.play(table, "take 1 1")
    assert host.view(table)["heaps"] == [2, 4, 5]


@in_a_room()
async def test_a_seat_opened_by_a_token_counts_as_ones_own(room: Room) -> None:
    host, guest, device = room.guest(), room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN, OPEN])
    await device.does("watch", table, token=await guest.sit(table))
    assert [seat.mine for seat in device.facts(table).seats] == [False, True, False]


@in_a_room()
async def test_another_tables_token_is_no_good(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("nim", [ME, OPEN])
    other = await host.create("nim", [ME, OPEN])
    token = await guest.sit(other)
    assert await guest.refused("watch", table, token=token) == "bad_token"


@in_a_room()
async def test_another_persons_seat_can_not_be_watched(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("watch", table, seat=1) == "not_yours"


# By lot.


@in_a_room()
async def test_seats_are_drawn_by_lot_where_wished(room: Room) -> None:
    places = set()
    for _ in range(40):
        host = room.guest()
        table = await host.create("nim", [ME, BOT, BOT, BOT], shuffle=True)
        places.add(host.update(table).seat)
    assert places == {0, 1, 2, 3}


@in_a_room()
async def test_seats_stay_where_no_lot_is_wished(room: Room) -> None:
    host = room.guest()
    assert {host.update(await host.create("nim", [ME, BOT, BOT])).seat for _ in range(8)} == {0}


@in_a_room()
async def test_everyone_keeps_their_own_seats_view_when_seats_are_drawn(room: Room) -> None:
    for _ in range(6):
        guests = [room.guest() for _ in range(3)]
        table = await guests[0].create("sealed", [ME, OPEN, OPEN], shuffle=True)
        for guest in guests[1:]:
            await guest.sit(table)
        facts, state = (await room.table(table)).facts, (await room.table(table)).match.state
        own = [facts.seats_of(guest.person)[0] for guest in guests]
        assert [guest.view(table)["hand"] for guest in guests] == [state.hands[seat] for seat in own]


@in_a_room()
async def test_tokens_follow_their_seats_when_those_are_drawn(room: Room) -> None:
    for _ in range(6):
        host, guest, device = room.guest(), room.guest(), room.guest()
        table = await host.create("nim", [ME, OPEN], shuffle=True)
        await device.does("watch", table, token=await guest.sit(table))
        assert device.update(table).seat == guest.update(table).seat


@in_a_room()
async def test_whoever_is_there_is_known_to_be_there_after_seats_are_drawn(room: Room) -> None:
    for _ in range(6):
        host, guest = room.guest(), room.guest()
        table = await host.create("nim", [ME, OPEN, OPEN, OPEN], shuffle=True)
        await guest.sit(table)
        await host.does("start", table, level="uniform")
        await host.does("watch", table)
        assert [seat.present for seat in host.facts(table).seats] == [
            seat.kind == "person" for seat in host.facts(table).seats
        ]
