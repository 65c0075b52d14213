"""Plays count once, in order of arrival, and only when they answer what their seat has seen."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from packhouse import wire
from packhouse.server.bots.work import BotTask, Choice
from packhouse.server.keeper import bot_seats

from .room import BOT, ME, OPEN, Guest, Room, ThinkersHere, in_a_room, nim, until


async def seated(room: Room, game: str, seats: int = 2) -> tuple[str, list[Guest]]:
    guests = [room.guest() for _ in range(seats)]
    table = await guests[0].create(game, [ME, *[OPEN] * (seats - 1)])
    for guest in guests[1:]:
        await guest.sit(table)
    return table, guests


async def log(room: Room, table: str) -> list[str]:
    return [type(logged.entry).__name__ for logged in await room.house.store.tail(table, 0)]


# Plays.


@in_a_room()
async def test_a_play_is_answered_by_the_update_it_leads_to(room: Room) -> None:
    table, (host, _) = await nim(room)
    answer = await host.play(table, "take 1 1", id="first")
    assert isinstance(answer, wire.Update) and answer.answer == "first"


@in_a_room()
async def test_a_play_is_stored_before_anyone_hears_of_it(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1")
    assert await log(room, table) == ["Play"]


@in_a_room()
async def test_an_illegal_play_is_refused_with_the_games_own_reason(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused_play(table, "take 9 1") == "no_such_heap"


@in_a_room()
async def test_what_is_no_action_is_refused(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused_play(table, "jump") == "unreadable"


@in_a_room()
async def test_a_refused_play_changes_nothing(room: Room) -> None:
    table, (host, guest) = await nim(room)
    guest.forget()
    await host.refused_play(table, "take 9 1")
    assert (await log(room, table), guest.heard) == ([], [])


@in_a_room()
async def test_whoever_is_not_to_act_is_refused(room: Room) -> None:
    table, (_, guest) = await nim(room)
    assert await guest.refused_play(table, "take 1 1") == "not_to_act"


@in_a_room()
async def test_nobody_plays_before_the_start(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, OPEN])
    assert await host.refused("play", table, action="take 1 1", turn=0) == "not_started"


@in_a_room()
async def test_nobody_plays_after_the_end(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("resign", table)
    assert await guest.refused_play(table, "take 1 1") == "over"


@in_a_room()
async def test_a_table_is_over_when_its_match_is(room: Room) -> None:
    table, guests = await nim(room)
    for number, heap in enumerate((1, 2, 3)):
        await guests[number % 2].play(table, f"take {heap} {heap + 2}")
    assert [guest.facts(table).status for guest in guests] == ["over", "over"]


@in_a_room()
async def test_the_last_update_has_the_outcome(room: Room) -> None:
    table, guests = await nim(room)
    for number, heap in enumerate((1, 2, 3)):
        await guests[number % 2].play(table, f"take {heap} {heap + 2}")
    outcome = guests[1].update(table).outcome
    assert outcome is not None and outcome.ranks == (1, 2)


# Staleness.


@in_a_room()
async def test_a_play_is_stale_once_its_seat_has_played(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    await host.play(table, "roll")
    assert await host.refused_play(table, "roll", turn=0) == "stale"


@in_a_room()
async def test_what_others_play_makes_nothing_stale(room: Room) -> None:
    table, (host, guest) = await seated(room, "rollers")
    await host.play(table, "roll")
    await guest.does("play", table, action="roll", turn=0)
    assert guest.update(table).turn == 1


@in_a_room()
async def test_a_play_from_two_tabs_at_once_counts_once(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    tab = host.again()
    await tab.does("watch", table)
    answers = await asyncio.gather(*(each.ask("play", table, action="roll", turn=0) for each in (host, tab)))
    assert sorted(type(answer).__name__ for answer in answers) == ["Refused", "Update"]


@in_a_room()
async def test_a_seat_has_played_even_if_it_took_that_back(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1")
    await host.does("undo", table)
    assert await host.refused_play(table, "take 1 1", turn=0) == "stale"


# Duplicates.


@in_a_room()
async def test_a_repeated_play_is_acknowledged_again(room: Room) -> None:
    table, (host, _) = await nim(room)
    for _ in range(2):
        answer = await host.ask("play", table, id="once", action="take 1 1", turn=0)
    assert answer == wire.Done(id="once", table=table)


@in_a_room()
async def test_a_repeated_play_is_applied_once(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    for _ in range(3):
        await host.ask("play", table, id="once", action="roll", turn=0)
    assert await log(room, table) == ["Play"]


@in_a_room()
async def test_a_play_repeated_at_once_is_applied_once(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    await asyncio.gather(*(host.ask("play", table, id="once", action="roll", turn=0) for _ in range(5)))
    assert await log(room, table) == ["Play"]


@in_a_room()
async def test_a_play_repeated_after_a_restart_is_acknowledged(room: Room) -> None:
    table, (host, _) = await nim(room)
    await host.play(table, "take 1 1", id="once")
    await room.restart()
    again = host.again()
    await again.does("watch", table)
    answer = await again.ask("play", table, id="once", action="take 1 1", turn=0)
    assert (answer, await log(room, table)) == (wire.Done(id="once", table=table), ["Play"])


@in_a_room()
async def test_the_same_id_from_another_seat_is_another_play(room: Room) -> None:
    table, guests = await nim(room)
    for guest in guests:
        await guest.play(table, "take 3 1", id="same")
    assert await log(room, table) == ["Play", "Play"]


@in_a_room()
async def test_a_play_repeated_after_the_end_is_acknowledged(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1", id="once")
    await guest.does("resign", table)
    answer = await host.ask("play", table, id="once", action="take 1 1", turn=0)
    assert answer == wire.Done(id="once", table=table)


@in_a_room()
async def test_a_repeated_resignation_is_acknowledged_again(room: Room) -> None:
    table, (host, _) = await nim(room)
    for _ in range(2):
        answer = await host.ask("resign", table, id="once")
    assert answer == wire.Done(id="once", table=table)


@in_a_room()
async def test_a_repeated_undo_takes_nothing_more_back(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.play(table, "take 1 1")
    await guest.play(table, "take 2 1")
    await host.play(table, "take 3 1")
    for _ in range(2):
        await host.ask("undo", table, id="once")
    assert (host.view(table)["heaps"], host.facts(table).offer) == ([2, 3, 5], None)


# Races.


@in_a_room()
async def test_the_first_to_arrive_has_the_card(room: Room) -> None:
    table, guests = await seated(room, "snap", seats=3)
    top = guests[0].view(table)["top"]
    grabs = [guest.ask("play", table, action=f"grab {top}", turn=0) for guest in (guests[2], guests[0], guests[1])]
    await asyncio.gather(*grabs)
    assert [len(cards) for cards in guests[0].view(table)["won"]] == [0, 0, 1]


@in_a_room()
async def test_a_late_hand_is_refused(room: Room) -> None:
    table, guests = await seated(room, "snap", seats=3)
    top = guests[0].view(table)["top"]
    await guests[1].play(table, f"grab {top}")
    assert await guests[0].refused_play(table, f"grab {top}") == "gone"


# Previews.


@in_a_room()
async def test_a_preview_shows_the_view_that_would_follow(room: Room) -> None:
    table, (host, _) = await nim(room)
    answer = await host.does("preview", table, action="take 1 2")
    assert isinstance(answer, wire.Previewed) and msgspec.json.decode(answer.view)["heaps"] == [1, 4, 5]


@in_a_room()
async def test_a_preview_changes_nothing(room: Room) -> None:
    table, (host, guest) = await nim(room)
    guest.forget()
    await host.does("preview", table, action="take 1 2")
    assert (await log(room, table), guest.heard) == ([], [])


@in_a_room()
async def test_a_preview_of_ones_own_secret_shows_ones_own_view(room: Room) -> None:
    table, (host, _) = await seated(room, "sealed")
    bid = host.legal(table)[0]
    answer = await host.does("preview", table, action=bid)
    assert isinstance(answer, wire.Previewed) and f"bid {msgspec.json.decode(answer.view)['bid']}" == bid


@in_a_room()
async def test_a_play_that_would_reveal_something_can_not_be_tried_out(room: Room) -> None:
    table, (host, guest) = await seated(room, "sealed")
    await guest.play(table, guest.legal(table)[0])
    assert await host.refused("preview", table, action=host.legal(table)[0]) == "reveals"


@in_a_room()
async def test_a_roll_of_dice_can_not_be_tried_out(room: Room) -> None:
    table, (host, _) = await seated(room, "rollers")
    assert await host.refused("preview", table, action="roll") == "reveals"


@in_a_room()
async def test_an_illegal_play_can_not_be_tried_out(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("preview", table, action="take 9 1") == "no_such_heap"


@in_a_room()
async def test_whoever_is_not_to_act_tries_nothing_out(room: Room) -> None:
    table, (_, guest) = await nim(room)
    assert await guest.refused("preview", table, action="take 1 1") == "not_to_act"


# Bots.


@in_a_room()
async def test_a_bot_answers_a_persons_play(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    await host.play(table, "take 1 1")
    assert [play.seat for update in host.all(wire.Update, table) for play in update.seen] == [0, 1]  # type: ignore[union-attr]


@in_a_room()
async def test_a_bot_plays_on_after_a_restart(room: Room) -> None:
    host = room.guest()
    table = await host.create("nim", [ME, BOT], clock={"kind": "days", "seconds": 86400})
    room.keeper.bots.play = lambda table: None  # type: ignore[method-assign]
    await host.play(table, "take 1 1")
    await room.restart()
    await room.tend()
    again = host.again()
    await again.does("watch", table)
    assert again.update(table).active == (0,)


class Noted(ThinkersHere):
    """Keeps what bots thought about."""

    def __init__(self) -> None:
        super().__init__(1, 100)
        self.heaps: list[list[int]] = []

    async def choose(self, thought: BotTask, urgent: bool) -> Choice:
        self.heaps.append(msgspec.json.decode(thought.state)["heaps"])
        return await super().choose(thought, urgent)


@in_a_room(bot_pace=0.1)
async def test_a_bot_thinks_again_when_what_it_thought_about_was_taken_back(room: Room) -> None:
    noted = Noted()
    room.think_with(noted)
    host = room.guest()
    table = await host.create("nim", [ME, BOT])
    for kind, fields in (("play", {"action": "take 1 1", "turn": 0}), ("undo", {})):
        await host.ask(kind, table, **fields)
    await host.play(table, "take 3 2")
    assert noted.heaps[-1] == [3, 4, 3]


@in_a_room(bot_pace=0.1)
async def test_a_bot_waits_longer_where_the_game_says_that_people_must_follow(room: Room) -> None:
    host = room.guest()
    name = await host.create("nim", [ME, BOT])
    table = await room.table(name)
    table.game.pace = lambda state: 15.0  # type: ignore[method-assign]
    began = asyncio.get_running_loop().time()
    await host.play(name, "take 3 2")
    assert len(table.match.log) == 2
    assert asyncio.get_running_loop().time() - began >= 1.5


# Resigning.


@in_a_room()
async def test_with_two_seats_the_other_wins_when_one_resigns(room: Room) -> None:
    table, (host, guest) = await nim(room)
    await host.does("resign", table)
    outcome = guest.update(table).outcome
    assert outcome is not None and (outcome.ranks, outcome.reason.code) == ((2, 1), "resigned")


@in_a_room()
async def test_with_three_seats_a_bot_plays_on_for_whoever_resigns(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[1].does("resign", table)
    await guests[0].play(table, "take 1 1")
    assert guests[0].update(table).active == (2,)


@in_a_room()
async def test_whoever_resigned_is_ranked_last(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[2].does("resign", table)
    await guests[0].does("resign", table)
    outcome = guests[1].update(table).outcome
    assert outcome is not None and outcome.ranks == (2, 1, 3)


@in_a_room()
async def test_whoever_resigned_plays_no_more(room: Room) -> None:
    table, guests = await nim(room, seats=3)
    await guests[0].does("resign", table)
    assert await guests[0].refused_play(table, "take 1 1") == "resigned"


@in_a_room()
async def test_whoever_resigned_has_no_say(room: Room) -> None:
    table, guests = await nim(room, seats=4)
    await guests[0].play(table, "take 1 1")
    await guests[0].does("resign", table)
    codes = [await guests[0].refused(kind, table) for kind in ("undo", "draw", "agree", "decline", "resign")]
    assert codes == ["resigned"] * 5


@in_a_room()
async def test_whoever_resigned_does_not_get_the_seat_back(room: Room) -> None:
    table, guests = await nim(room, seats=4)
    await guests[0].does("resign", table)
    await guests[0].disconnect()
    again = guests[0].again()
    await again.does("watch", table)
    await again.does("watch", table)
    assert again.facts(table).seats[0].stand_in == "casual"


# Races.


@in_a_room(bot_reaction=1)
async def test_a_bot_that_someone_was_faster_than_does_not_wait_for_its_turn_to_be_refused(room: Room) -> None:
    host, waiting = room.guest(), room.keeper.bots._waiting
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_seats, "LONGEST_REACTION", 1e6)
        patch.setattr(bot_seats, "PART_OF_THE_PHASE", 1e6)
        opened = await host.ask("create", game="snap", seats=[ME, {"kind": "bot", "name": "sloth"}], name="Ada")
        table = getattr(opened, "table", "")
        await until(lambda: bool(waiting))
        await host.ask("play", table, action=f"grab {host.view(table)['top']}", turn=0)
        await until(lambda: [plan.length for plan, _ in waiting.values()] == [1])
