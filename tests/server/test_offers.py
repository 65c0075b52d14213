"""Draws need everyone's consent, and so do undos that aren't free."""

from __future__ import annotations

import asyncio

from packhouse import wire

from .room import BOT, ME, OPEN, Guest, Room, in_a_room, nim, seated

LOCAL = {"kind": "local", "name": "Bo"}


async def drawn(room: Room, table: str) -> bool:
    return (await room.table(table)).match.drawn


async def replied_to(room: Room, seats: int = 2) -> tuple[str, list[Guest]]:
    """Return a table where the first seat has played and the second has answered."""
    table, guests = await nim(room, seats)
    await guests[0].play(table, "take 1 1")
    await guests[1].play(table, "take 2 1")
    return table, guests


# Draws.


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
async def test_an_agreed_undo_is_gone_from_every_screen(room: Room) -> None:
    table, (host, guest) = await replied_to(room)
    await host.does("undo", table)
    await guest.does("agree", table)
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


# Undo.


@in_a_room()
async def test_an_unrevealing_play_is_taken_back_freely(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    assert guest.view(table)["heaps"] == [3, 4, 5]


@in_a_room()
async def test_everyone_hears_what_was_taken_back(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    assert guest.update(table).seen == (wire.SeenUndo(to=0),)


@in_a_room()
async def test_there_is_nothing_to_take_back_at_first(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("undo", table) == "nothing_to_undo"


@in_a_room()
async def test_in_a_race_nothing_is_taken_back(room: Room) -> None:
    table, guests = await seated(room, "snap")
    assert guests[0].facts(table).live
    await guests[0].play(table, f"leave {guests[0].view(table)['top']}")
    assert await guests[0].refused("undo", table) == "no_undo"


@in_a_room()
async def test_a_play_that_was_answered_needs_consent(room: Room) -> None:
    table, (host, guest) = await replied_to(room)
    await host.does("undo", table)
    assert (guest.facts(table).offer, guest.view(table)["heaps"]) == (
        wire.Offer(kind="undo", seat=0, agreed=(0,), to=0),
        [2, 3, 5],
    )


@in_a_room()
async def test_with_consent_ones_last_play_and_all_after_it_are_taken_back(room: Room) -> None:
    table, (host, guest) = await replied_to(room)
    await host.does("undo", table)
    await guest.does("agree", table)
    assert (host.view(table)["heaps"], host.update(table).active) == ([3, 4, 5], (0,))


@in_a_room()
async def test_without_consent_nothing_is_taken_back(room: Room) -> None:
    table, (host, guest) = await replied_to(room)
    await host.does("undo", table)
    await guest.does("decline", table)
    assert host.view(table)["heaps"] == [2, 3, 5]


@in_a_room()
async def test_an_undo_needs_no_consent_of_whoever_resigned(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[2].does("resign", table)
    await guests[0].play(table, "take 1 1")
    await guests[1].play(table, "take 2 1")
    await guests[0].does("undo", table)
    await guests[1].does("agree", table)
    assert guests[0].view(table)["heaps"] == [3, 4, 5]


@in_a_room()
async def test_a_roll_of_dice_is_not_taken_back_freely(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("rollers", [ME, OPEN])
    await guest.sit(table)
    await host.play(table, "roll")
    await host.does("undo", table)
    assert host.facts(table).offer == wire.Offer(kind="undo", seat=0, agreed=(0,), to=0)


@in_a_room()
async def test_dice_fall_the_same_after_an_undo(room: Room) -> None:
    host = room.guest()
    table = await host.create("rollers", [ME, LOCAL])
    await host.does("watch", table, seat=0)
    await host.play(table, "roll")
    rolled = host.view(table)["rolls"]
    await host.does("undo", table)
    await host.play(table, "roll")
    assert host.view(table)["rolls"] == rolled


@in_a_room()
async def test_bots_consent_to_an_undo(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    assert (host.view(table)["heaps"], host.update(table).active) == ([3, 4, 5], (0,))


@in_a_room()
async def test_a_stand_in_consents_to_nothing_for_its_person(room: Room) -> None:
    for rated in (False, True):
        host, guest = room.guest("Ada", account=True), room.guest("Bob", account=True)
        table = await host.create("nim", [ME, OPEN], rated=rated)
        await guest.sit(table)
        await host.play(table, "take 1 1")
        await guest.does("leave", table)
        before = host.view(table)["heaps"]
        await host.does("undo", table)
        assert (host.facts(table).seats[1].stand_in, host.view(table)["heaps"]) == ("casual", before)
        assert host.facts(table).offer == wire.Offer(kind="undo", seat=0, agreed=(0,), to=0)


@in_a_room()
async def test_an_undo_does_not_take_back_a_play_it_did_not_know_of(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await asyncio.gather(host.ask("undo", table), guest.ask("play", table, action="take 2 1", turn=0))
    assert guest.view(table)["taken"][1] == 1


# What an undo is about.


@in_a_room()
async def test_everyone_is_told_which_play_an_undo_is_about(room: Room) -> None:
    table, (host, guest) = await replied_to(room)
    await host.play(table, "take 3 1")
    await guest.does("undo", table)
    for each in (host, guest):
        offer = each.facts(table).offer
        assert offer is not None and offer.to == 1


@in_a_room()
async def test_where_one_may_have_played_in_secret_nobody_else_is_told_which(room: Room) -> None:
    table, (host, guest) = await seated(room, "stash")
    await host.play(table, "hide 1")
    await guest.play(table, "hide 2")
    await host.does("undo", table)
    told = [each.facts(table).offer for each in (host, guest)]
    assert [offer and offer.to for offer in told] == [0, None]


# What became of an offer.


@in_a_room()
async def test_both_are_told_who_declined(room: Room) -> None:
    table, guests = await nim(room)
    await guests[0].does("draw", table)
    await guests[1].does("decline", table)
    for guest in guests:
        assert guest.facts(table).settled == wire.Settled(kind="draw", seat=0, how="declined", by=1)


@in_a_room()
async def test_both_are_told_of_an_offer_that_is_withdrawn(room: Room) -> None:
    table, guests = await replied_to(room)
    await guests[0].does("undo", table)
    await guests[0].does("decline", table)
    for guest in guests:
        assert guest.facts(table).settled == wire.Settled(kind="undo", seat=0, how="withdrawn")


@in_a_room()
async def test_both_are_told_of_an_offer_that_lapses(room: Room) -> None:
    table, guests = await nim(room)
    await guests[1].does("draw", table)
    await guests[0].play(table, "take 1 1")
    for guest in guests:
        assert guest.facts(table).settled == wire.Settled(kind="draw", seat=1, how="lapsed")


@in_a_room()
async def test_the_next_play_ends_what_is_told_of_an_offer(room: Room) -> None:
    table, guests = await nim(room)
    await guests[1].does("draw", table)
    await guests[0].does("decline", table)
    await guests[0].play(table, "take 1 1")
    assert [guest.facts(table).settled for guest in guests] == [None, None]
    await guests[0].does("draw", table)
    await guests[1].play(table, "take 1 1")
    await guests[0].play(table, "take 2 1")
    assert [guest.facts(table).settled for guest in guests] == [None, None]


@in_a_room()
async def test_the_next_offer_ends_what_is_told_of_the_last(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await guest.does("decline", table)
    await guest.does("draw", table)
    assert host.facts(table).settled is None


@in_a_room()
async def test_nothing_is_told_of_an_offer_that_came_about(room: Room) -> None:
    table, guests = await replied_to(room)
    await guests[0].does("undo", table)
    await guests[1].does("agree", table)
    assert [guest.facts(table).settled for guest in guests] == [None, None]


@in_a_room()
async def test_whoever_comes_later_is_told_too(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("draw", table)
    await guest.does("decline", table)
    await room.restart()
    again = host.again()
    await again.does("watch", table)
    assert again.facts(table).settled == wire.Settled(kind="draw", seat=0, how="declined", by=1)


@in_a_room()
async def test_to_decline_when_nothing_is_offered_tells_nothing(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await guest.does("decline", table)
    assert host.facts(table).settled is None
