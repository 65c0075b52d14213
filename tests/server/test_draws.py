"""Draws need everyone's consent."""

from __future__ import annotations

import asyncio

from packhouse import wire

from .room import BOT, LOCAL, ME, OPEN, Room, in_a_room, nim


async def drawn(room: Room, table: str) -> bool:
    return (await room.table(table)).match.drawn


@in_a_room()
async def test_an_offer_is_shown_to_everyone(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    assert guest.facts(table).offer == wire.Offer(kind="draw", seat=0, agreed=(0,))


@in_a_room()
async def test_a_draw_comes_about_when_the_other_agrees(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await guest.does("agree", table)
    outcome = host.update(table).outcome
    assert outcome is not None and (outcome.ranks, outcome.reason.code) == ((1, 1), "draw_agreed")


@in_a_room()
async def test_nobody_agrees_with_themselves(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.does("draw", table)
    await host.does("agree", table)
    assert not await drawn(room, table)


@in_a_room()
async def test_a_draw_needs_everyone(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[0].does("draw", table)
    await guests[1].does("agree", table)
    assert not await drawn(room, table)


@in_a_room()
async def test_a_draw_comes_about_when_the_last_agrees(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[0].does("draw", table)
    for guest in guests[1:]:
        await guest.does("agree", table)
    assert await drawn(room, table)


@in_a_room()
async def test_a_draw_comes_about_when_the_others_agree_at_once(room: Room) -> None:
    table, guests = await nim(room, seats=4)
    await guests[0].does("draw", table)
    await asyncio.gather(*(guest.ask("agree", table) for guest in guests[1:]))
    assert await drawn(room, table)


@in_a_room()
async def test_a_declined_offer_is_gone(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await guest.does("decline", table)
    assert (host.facts(table).offer, await guest.refused("agree", table)) == (None, "no_offer")


@in_a_room()
async def test_an_offer_can_be_withdrawn(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await host.does("decline", table)
    assert await guest.refused("agree", table) == "no_offer"


@in_a_room()
async def test_an_offer_lapses_with_the_next_play(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await host.play(table, "take 1 1")
    assert await guest.refused("agree", table) == "no_offer"


@in_a_room()
async def test_an_offer_that_lapsed_is_gone_from_every_screen(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await host.play(table, "take 1 1")
    assert host.facts(table).offer is None
    assert guest.facts(table).offer is None


@in_a_room()
async def test_nobody_agrees_to_an_offer_that_lapses_at_the_same_time(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await asyncio.gather(host.ask("play", table, action="take 1 1", turn=0), guest.ask("agree", table))
    assert not await drawn(room, table)


@in_a_room()
async def test_whoever_agreed_to_one_offer_has_not_agreed_to_the_next(room: Room) -> None:
    table, (host, guest) = await nim(room)
    phone = host.again()
    await phone.does("watch", table)
    await host.does("draw", table)
    asked = (guest.ask("agree", table), host.ask("decline", table), phone.ask("draw", table))
    answer, *_ = await asyncio.gather(*asked)
    assert isinstance(answer, wire.Refused) and answer.code == "no_offer"
    assert host.facts(table).offer == wire.Offer(kind="draw", seat=0, agreed=(0,))
    assert not await drawn(room, table)


@in_a_room()
async def test_no_draw_is_offered_while_a_stand_in_plays(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await guest.does("leave", table)
    assert host.facts(table).seats[1].stand_in == "casual"
    assert await host.refused("draw", table) == "no_draw"


@in_a_room()
async def test_a_second_offer_waits_for_the_first(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    assert await guest.refused("draw", table) == "offered"


@in_a_room()
async def test_of_two_offers_at_once_the_first_stands(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await asyncio.gather(host.ask("draw", table), guest.ask("draw", table))
    assert host.facts(table).offer == wire.Offer(kind="draw", seat=0, agreed=(0,))


@in_a_room()
async def test_an_offer_can_be_made_again_after_a_play(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await host.play(table, "take 1 1")
    await guest.does("draw", table)
    assert host.facts(table).offer == wire.Offer(kind="draw", seat=1, agreed=(1,))


@in_a_room()
async def test_an_offer_is_still_there_after_a_restart(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await room.restart()
    again = guest.again()
    await again.does("watch", table)
    await again.does("agree", table)
    assert await drawn(room, table)


@in_a_room()
async def test_bots_agree_to_no_draw(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    assert await host.refused("draw", table) == "no_draw"


@in_a_room()
async def test_a_game_without_draws_has_none_to_offer(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("rollers", [ME, OPEN])
    await guest.sit(table)
    assert await host.refused("draw", table) == "no_draws"


@in_a_room()
async def test_people_on_one_device_agree_among_themselves(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, LOCAL])
    await host.does("watch", table, seat=0)
    await host.does("draw", table)
    assert await drawn(room, table)
