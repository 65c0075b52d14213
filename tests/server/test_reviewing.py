"""Where the game has a review, whoever watches may ask what could have been; it is made from what they see alone."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from packhouse import games, wire
from packhouse.core.game import Setup
from packhouse.server.requests.handlers import HANDLERS
from packhouse.server.sharing import NOBODY, Asker

from .room import LOCAL, ME, OPEN, Guest, Room, SlowThinkers, ThinkersHere, in_a_room, nim


class FailingThinkers(ThinkersHere):
    async def review(self, setup: bytes, view: bytes, asker: Asker = NOBODY) -> bytes:
        raise RuntimeError("no idea")


class NotingThinkers(ThinkersHere):
    """Notes what a review is made from."""

    def __init__(self) -> None:
        super().__init__(1, 100)
        self.asked: list[tuple[bytes, bytes]] = []

    async def review(self, setup: bytes, view: bytes, asker: Asker = NOBODY) -> bytes:
        self.asked.append((setup, view))
        return await super().review(setup, view, asker)


class ThinkersElsewhere(ThinkersHere):
    """Make no review in this process."""

    async def review(self, setup: bytes, view: bytes, asker: Asker = NOBODY) -> bytes:
        return b"{}"


async def reviewed(guest: Guest, table: str) -> wire.Reviewed:
    answer = await guest.does("review", table)
    assert isinstance(answer, wire.Reviewed)
    return answer


async def enough(guest: Guest, table: str) -> Any:
    return msgspec.json.decode((await reviewed(guest, table)).review)["enough"]


async def begun(room: Room) -> tuple[str, Guest, Guest]:
    """Return a table of Sealed Bids, with both players."""
    host, guest = room.guest(), room.guest()
    table = await host.create("sealed", [ME, OPEN])
    await guest.sit(table)
    return table, host, guest


async def after_a_round(room: Room) -> tuple[str, Guest, Guest]:
    table, host, guest = await begun(room)
    for player in (host, guest):
        await player.play(table, player.legal(table)[0])
    return table, host, guest


async def ask(room: Room, guest: Guest, table: str, name: str = "slow") -> None:
    """Ask, and don't wait for the answer."""
    await HANDLERS[wire.Review](room.house, guest, wire.Review(id=name, table=table))


def would_have_won(view: Any) -> int | None:
    """Return the lowest card in hand that is higher than all that were bid for the first prize."""
    return min((card for card in view["hand"] if card > max(cards[0] for cards in view["shown"])), default=None)


# What is told.


@in_a_room()
async def test_each_is_told_of_what_is_over_as_they_see_it(room: Room) -> None:
    table, *players = await after_a_round(room)
    answers = [await enough(player, table) for player in players]
    assert answers == [[would_have_won(player.view(table))] for player in players]
    assert answers[0] != answers[1]


@in_a_room()
async def test_before_anything_is_over_there_is_nothing_to_tell(room: Room) -> None:
    table, host, _ = await begun(room)
    assert await enough(host, table) == []


@in_a_room()
async def test_a_spectator_is_told_what_spectators_see(room: Room) -> None:
    table, *_ = await after_a_round(room)
    spectator = room.guest()
    await spectator.does("watch", table)
    assert await enough(spectator, table) == [None]


@in_a_room()
async def test_after_the_end_one_may_still_ask(room: Room) -> None:
    table, host, guest = await after_a_round(room)
    await host.does("resign", table)
    assert await enough(guest, table) == [would_have_won(guest.view(table))]


@in_a_room()
async def test_whoever_has_several_seats_on_one_device_asks_for_the_one_that_is_shown(room: Room) -> None:
    host = room.guest()
    table = await host.create("sealed", [ME, LOCAL])
    for seat in (0, 1):
        await host.does("watch", table, seat=seat)
        await host.play(table, host.legal(table)[0])
    for seat in (0, 1):
        await host.does("watch", table, seat=seat)
        assert await enough(host, table) == [would_have_won(host.view(table))]


@in_a_room()
async def test_a_review_is_made_from_the_view_and_knows_no_seed(room: Room) -> None:
    table, host, _ = await after_a_round(room)
    thinkers = NotingThinkers()
    room.think_with(thinkers)
    await reviewed(host, table)
    ((setup, view),) = thinkers.asked
    assert view == bytes(host.update(table).view)
    assert msgspec.json.decode(setup, type=Setup).seed == 0


@in_a_room()
async def test_the_server_itself_does_not_load_a_review(room: Room) -> None:
    """It may need kernels, and with them much memory."""
    table, host, _ = await after_a_round(room)
    room.think_with(ThinkersElsewhere(1, 100))
    with pytest.MonkeyPatch.context() as patch:
        patch.delattr(games, "part")
        assert (await reviewed(host, table)).review == msgspec.Raw(b"{}")


@in_a_room()
async def test_it_has_the_number_of_what_the_watcher_was_told(room: Room) -> None:
    host, guest = room.guest(), room.guest()
    table = await host.create("stash", [ME, OPEN])
    await guest.sit(table)
    for action in ("hide 1", "hide 2"):
        await host.play(table, action)
    await guest.play(table, "hide 3")
    assert [(await reviewed(each, table)).number for each in (host, guest)] == [2, 1]


@in_a_room()
async def test_a_review_tells_the_others_nothing(room: Room) -> None:
    table, host, guest = await after_a_round(room)
    guest.forget()
    await reviewed(host, table)
    assert guest.heard == []


# Who is refused.


@in_a_room()
async def test_a_game_without_a_review_says_so(room: Room) -> None:
    table, (host, _) = await nim(room)
    assert await host.refused("review", table) == "no_review"


@in_a_room()
async def test_who_does_not_watch_is_told_nothing(room: Room) -> None:
    table, *_ = await after_a_round(room)
    assert await room.guest().refused("review", table) == "not_watching"


@in_a_room()
async def test_before_the_start_there_is_no_review(room: Room) -> None:
    host = room.guest()
    table = await host.create("sealed", [ME, OPEN])
    assert await host.refused("review", table) == "not_started"


# One at a time, and beside.


@in_a_room()
async def test_a_connection_asks_one_thing_at_a_time(room: Room) -> None:
    table, host, guest = await after_a_round(room)
    room.think_with(SlowThinkers(room))
    await ask(room, host, table)
    assert await host.refused("review", table) == "busy"
    await ask(room, guest, table)
    await room.settle()
    assert [len(each.all(wire.Reviewed)) for each in (host, guest)] == [1, 1]


@in_a_room()
async def test_the_same_request_is_answered_once(room: Room) -> None:
    table, host, _ = await after_a_round(room)
    room.think_with(SlowThinkers(room))
    await ask(room, host, table)
    await ask(room, host, table)
    await room.settle()
    assert len(host.all(wire.Reviewed)) == 1


@in_a_room()
async def test_a_device_that_was_handed_on_is_not_told(room: Room) -> None:
    host = room.guest()
    table = await host.create("sealed", [ME, LOCAL])
    await host.does("watch", table, seat=0)
    room.think_with(SlowThinkers(room))
    await ask(room, host, table)
    await host.does("watch", table, seat=1)
    assert not host.all(wire.Reviewed)
    assert host.all(wire.Refused)[-1].code == "not_yours"


@in_a_room()
async def test_a_device_that_has_looked_away_is_not_told(room: Room) -> None:
    table, host, _ = await after_a_round(room)
    room.think_with(SlowThinkers(room))
    await ask(room, host, table)
    await host.does("unwatch", table)
    assert host.all(wire.Refused)[-1].code == "not_watching"


@in_a_room()
async def test_meanwhile_one_may_play_and_is_told_of_what_was_when_one_asked(room: Room) -> None:
    table, host, guest = await after_a_round(room)
    room.think_with(SlowThinkers(room))
    await ask(room, host, table)
    for player in (host, guest):
        await HANDLERS[wire.Play](
            room.house, player, wire.Play(id="p", table=table, action=player.legal(table)[0], turn=1)
        )
    await room.settle()
    (answer,) = host.all(wire.Reviewed)
    assert (answer.number, len(msgspec.json.decode(answer.review)["enough"])) == (2, 1)
    assert len(await enough(host, table)) == 2


@in_a_room()
async def test_a_review_that_fails_is_said_to_and_may_be_asked_for_again(room: Room) -> None:
    table, host, _ = await after_a_round(room)
    sound = room.house.bots
    room.think_with(FailingThinkers(1, 100))
    assert await host.refused("review", table) == "trouble"
    room.think_with(sound)
    assert len(await enough(host, table)) == 1
