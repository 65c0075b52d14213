"""Each watcher sees what is theirs to see, counted in their own way, and nothing twice."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from packhouse import wire

from .room import LOCAL, ME, OPEN, Guest, Room, in_a_room, nim


async def sealed(room: Room, seats: int = 2) -> tuple[str, list[Guest]]:
    guests = [room.guest() for _ in range(seats)]
    table = await guests[0].create("sealed", [ME, *[OPEN] * (seats - 1)])
    for guest in guests[1:]:
        await guest.sit(table)
    return table, guests


async def spectator(room: Room, table: str) -> Guest:
    guest = room.guest()
    await guest.does("watch", table)
    return guest


# Spectators.


@in_a_room()
async def test_a_spectator_sees_no_hand(room: Room) -> None:
    table, _ = await sealed(room)
    watcher = await spectator(room, table)
    assert (watcher.update(table).seat, watcher.view(table)["hand"]) == (None, [])


@in_a_room()
async def test_a_spectator_is_told_no_legal_actions(room: Room) -> None:
    table, _ = await sealed(room)
    watcher = await spectator(room, table)
    assert watcher.update(table).legal is UNSET


@in_a_room()
async def test_a_spectator_can_not_act(room: Room) -> None:
    table, _ = await nim(room)
    watcher = await spectator(room, table)
    codes = [await watcher.refused(kind, table) for kind in ("undo", "draw", "agree", "decline", "resign")]
    assert codes == ["no_seat"] * 5


@in_a_room()
async def test_a_spectator_can_not_play(room: Room) -> None:
    table, _ = await nim(room)
    assert await (await spectator(room, table)).refused_play(table, "take 1 1") == "no_seat"


@in_a_room()
async def test_a_spectator_can_not_speak(room: Room) -> None:
    table, _ = await nim(room)
    assert await (await spectator(room, table)).refused("say", table, phrase="hello") == "no_seat"


@in_a_room()
async def test_a_player_may_look_as_a_spectator(room: Room) -> None:
    table, (host, _) = await sealed(room)
    await host.does("watch", table, spectate=True)
    assert (host.update(table).seat, host.view(table)["hand"]) == (None, [])


@in_a_room(spectators=2)
async def test_a_table_takes_only_so_many_spectators(room: Room) -> None:
    table, _ = await nim(room)
    for _ in range(2):
        await spectator(room, table)
    assert await room.guest().refused("watch", table) == "too_many_spectators"


@in_a_room(spectators=1)
async def test_a_spectator_may_look_again_at_a_full_table(room: Room) -> None:
    table, _ = await nim(room)
    watcher = await spectator(room, table)
    await watcher.does("watch", table)
    assert len(watcher.all(wire.Update, table)) == 2


@in_a_room(spectators=1)
async def test_players_find_room_at_a_table_full_of_spectators(room: Room) -> None:
    table, (host, _) = await nim(room)
    await spectator(room, table)
    again = host.again()
    await again.does("watch", table)
    assert again.update(table).seat == 0


@in_a_room()
async def test_whoever_looks_away_hears_no_more(room: Room) -> None:
    table, (host, _) = await nim(room)
    watcher = await spectator(room, table)
    await watcher.does("unwatch", table)
    watcher.forget()
    await host.play(table, "take 1 1")
    assert watcher.heard == []


@in_a_room()
async def test_a_table_is_known_by_its_name_alone(room: Room) -> None:
    assert await room.guest().refused("watch", "nowhere") == "no_such_table"


# Numbers.


@in_a_room()
async def test_everyone_hears_a_play_with_the_next_number(room: Room) -> None:
    table, guests = await nim(room)
    await guests[0].play(table, "take 1 1")
    assert [guest.update(table).number for guest in guests] == [1, 1]


@in_a_room()
async def test_everyone_hears_each_play_once(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await guest.play(table, "take 2 2")
    seen = [(play.seat, play.action) for update in guest.all(wire.Update, table) for play in update.seen]  # type: ignore[union-attr]
    assert seen == [(0, "take 1 1"), (1, "take 2 2")]


@in_a_room()
async def test_whoever_comes_back_hears_what_came_after_the_number_they_give(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    number = guest.update(table).number
    await guest.disconnect()
    again = guest.again()
    await again.does("watch", table, since=number)
    await again.play(table, "take 2 2")
    await again.disconnect()
    last = guest.again()
    await last.does("watch", table, since=number)
    assert [play.action for play in last.update(table).seen] == ["take 2 2"]  # type: ignore[union-attr]


@in_a_room()
async def test_a_newcomer_hears_everything(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1")
    update = (await spectator(room, table)).update(table)
    assert (update.number, len(update.seen)) == (1, 1)


@in_a_room()
async def test_a_number_from_the_future_tells_nothing(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1")
    watcher = room.guest()
    await watcher.does("watch", table, since=99)
    assert (watcher.update(table).number, watcher.update(table).seen) == (1, ())


@in_a_room()
async def test_a_secret_play_is_seen_as_a_secret(room: Room) -> None:
    table, (host, guest) = await sealed(room)
    bid = host.legal(table)[0]
    await host.play(table, bid)
    shown = [each.update(table).seen[0].action for each in (host, guest)]  # type: ignore[union-attr]
    assert shown == [bid, "bid -"]


@in_a_room()
async def test_what_one_may_not_know_is_in_no_frame(room: Room) -> None:
    table, (host, guest) = await sealed(room)
    watcher = await spectator(room, table)
    card = host.legal(table)[0]
    await host.play(table, card)
    assert not any(card.encode() + b'"' in frame for frame in guest.frames + watcher.frames)


# Legal actions.


@in_a_room()
async def test_legal_actions_are_told_to_the_seat_that_may_act(room: Room) -> None:
    table, guests = await nim(room)
    assert [guest.update(table).legal is UNSET for guest in guests] == [False, True]


@in_a_room()
async def test_legal_actions_are_left_out_where_they_stay_the_same(room: Room) -> None:
    host = room.guest()
    table = await host.create("rollers", [ME])
    await host.play(table, "roll")
    assert host.update(table).legal is UNSET


@in_a_room()
async def test_legal_actions_are_told_when_they_change(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 3")
    await guest.play(table, "take 2 4")
    assert host.legal(table) == [f"take 3 {count}" for count in range(1, 6)]


@in_a_room()
async def test_a_second_tab_is_told_the_legal_actions(room: Room) -> None:
    table, (host, _) = await nim(room)
    tab = host.again()
    await tab.does("watch", table)
    assert tab.legal(table) == host.legal(table)


@in_a_room()
async def test_whoever_comes_back_is_told_the_legal_actions_again(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.disconnect()
    again = host.again()
    await again.does("watch", table, since=0)
    assert again.update(table).legal is not UNSET


@in_a_room()
async def test_a_tab_that_comes_while_another_seat_acts_is_told_the_legal_actions_in_time(room: Room) -> None:
    host = room.guest()
    other = room.guest()
    table = await host.create("rollers", [ME, OPEN])
    await other.sit(table)
    await host.play(table, "roll")
    tab = host.again()
    await tab.does("watch", table)
    await other.play(table, "roll")
    assert tab.legal(table) == ["roll", "stop"]


# Two tabs.


@in_a_room()
async def test_both_tabs_hear_a_play_that_one_made(room: Room) -> None:
    table, (host, _) = await nim(room)
    tab = host.again()
    await tab.does("watch", table)
    await host.play(table, "take 1 1")
    assert tab.view(table)["heaps"] == [2, 4, 5]


@in_a_room()
async def test_both_tabs_play(room: Room) -> None:
    table, (host, guest) = await nim(room)
    tab = host.again()
    await tab.does("watch", table)
    await host.play(table, "take 1 1")
    await guest.play(table, "take 1 1")
    await tab.play(table, "take 1 1")
    assert host.view(table)["heaps"] == [0, 4, 5]


@in_a_room()
async def test_only_the_tab_that_played_hears_an_answer(room: Room) -> None:
    table, (host, _) = await nim(room)
    tab = host.again()
    await tab.does("watch", table)
    await host.play(table, "take 1 1", id="mine")
    assert (host.update(table).answer, tab.update(table).answer) == ("mine", "")


@in_a_room()
async def test_a_person_with_one_tab_closed_is_still_there(room: Room) -> None:
    table, (host, guest) = await nim(room)
    tab = host.again()
    await tab.does("watch", table)
    await tab.disconnect()
    assert guest.all(wire.Present, table)[-1].seats == (True, True)


# Who is there.


@in_a_room()
async def test_others_hear_that_someone_has_gone(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.disconnect()
    assert guest.all(wire.Present, table)[-1].seats == (False, True)


@in_a_room()
async def test_others_hear_that_someone_is_back(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.disconnect()
    await host.again().does("watch", table)
    assert guest.all(wire.Present, table)[-1].seats == (True, True)


@in_a_room()
async def test_everyone_hears_a_phrase(room: Room) -> None:
    table, guests = await nim(room)
    watcher = await spectator(room, table)
    await guests[1].does("say", table, phrase="hello")
    heard = [each.all(wire.Said, table) for each in (*guests, watcher)]
    assert heard == [[wire.Said(table=table, seat=1, phrase="hello")]] * 3


# One device for all.


@in_a_room()
async def test_who_holds_several_seats_sees_none_of_them_at_first(room: Room) -> None:
    host = room.guest()
    table = await host.create("sealed", [ME, LOCAL])
    assert (host.update(table).seat, host.view(table)["hand"]) == (None, [])


@in_a_room()
async def test_naming_a_seat_shows_that_one(room: Room) -> None:
    host = room.guest()
    table = await host.create("sealed", [ME, LOCAL])
    await host.does("watch", table, seat=1)
    state = (await room.table(table)).match.state
    assert (host.update(table).seat, host.view(table)["hand"]) == (1, state.hands[1])


@in_a_room()
async def test_naming_a_seat_covers_the_other(room: Room) -> None:
    host = room.guest()
    table = await host.create("sealed", [ME, LOCAL])
    await host.does("watch", table, seat=0)
    await host.does("watch", table, seat=1)
    before = len(host.all(wire.Update, table))
    await host.play(table, host.legal(table)[0])
    assert {update.seat for update in host.all(wire.Update, table)[before:]} == {1}


@in_a_room()
async def test_each_seat_of_a_device_plays_for_itself(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, LOCAL])
    for seat in (0, 1):
        await host.does("watch", table, seat=seat)
        await host.play(table, "take 3 1")
    assert host.view(table)["taken"] == [1, 1]


@in_a_room()
async def test_without_a_seat_shown_nothing_can_be_played(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, LOCAL])
    assert await host.refused_play(table, "take 1 1") == "no_seat"


@in_a_room()
async def test_the_seat_shown_can_not_play_for_the_other(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, LOCAL])
    await host.does("watch", table, seat=1)
    assert await host.refused_play(table, "take 1 1") == "not_to_act"


@in_a_room()
async def test_whoever_begins_to_watch_is_told_what_is_in_the_box(room: Room) -> None:
    table, (host, _) = await nim(room)
    watcher = room.guest()
    await watcher.does("watch", table)
    box = watcher.facts(table).components
    assert box is not UNSET and msgspec.json.decode(box)["heaps"] == [3, 4, 5]
    await host.does("draw", table)
    assert watcher.facts(table).components is UNSET
