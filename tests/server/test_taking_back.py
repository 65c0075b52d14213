"""A play that revealed nothing is taken back freely; any other needs everyone's consent."""

from __future__ import annotations

import asyncio

from packhouse import wire

from .room import BOT, LOCAL, ME, OPEN, Room, in_a_room, nim, replied_to, seated


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
async def test_a_trial_takes_nothing_back(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await host.does("undo", table, trial=True)
    assert (guest.view(table)["heaps"], guest.facts(table).offer) == ([2, 4, 5], None)


@in_a_room()
async def test_a_trial_offers_nothing_where_consent_is_needed(room: Room) -> None:
    table, (host, guest) = await replied_to(room)
    await host.does("undo", table, trial=True)
    assert (guest.view(table)["heaps"], guest.facts(table).offer) == ([2, 3, 5], None)


@in_a_room()
async def test_a_trial_is_refused_as_taking_back_would_be(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("undo", table, trial=True) == "nothing_to_undo"


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
        table = await host.create("nim", [ME, OPEN], rated=rated, clock={"kind": "move"})
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


@in_a_room()
async def test_an_agreed_undo_is_gone_from_every_screen(room: Room) -> None:
    table, (host, guest) = await replied_to(room)
    await host.does("undo", table)
    await guest.does("agree", table)
    assert host.facts(table).offer is None
    assert guest.facts(table).offer is None
