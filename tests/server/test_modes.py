"""A race is played live and everyone at a device of their own; the same game in turns may be played anyhow."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse import games
from packhouse.core.errors import BadSetup
from packhouse.games import turns
from packhouse.server import wire

from .room import BOT, ME, OPEN, Room, in_a_room

LOCAL = {"kind": "local", "name": "Bo"}
DAYS = {"kind": "days", "seconds": 86400}
ORDERED = {"mode": "ordered"}


async def refusal(room: Room, seats: list[dict[str, str]], **fields: Any) -> wire.Refused:
    answer = await room.guest().ask("create", game="zackpack", seats=seats, name="Ada", **fields)
    assert isinstance(answer, wire.Refused)
    return answer


@in_a_room()
async def test_whoever_wants_a_race_by_correspondence_is_told_how_to_have_none(room: Room) -> None:
    refused = await refusal(room, [ME, OPEN, OPEN], clock=DAYS)
    assert (refused.code, refused.fields["option"]) == ("live_only", "mode=ordered")
    assert refused.sentence == "Zack & Pack is a race in real time; take another clock, or choose mode=ordered"


@in_a_room()
async def test_whoever_wants_a_race_on_one_device_is_told_how_to_have_none(room: Room) -> None:
    refused = await refusal(room, [ME, LOCAL, BOT])
    assert (refused.code, refused.fields["option"]) == ("no_local", "mode=ordered")


@in_a_room()
async def test_in_turns_it_is_played_by_correspondence(room: Room) -> None:
    host = room.guest()
    table = await host.create("zackpack", [ME, OPEN, OPEN], clock=DAYS, options=ORDERED)
    assert host.facts(table).status == "open"


@in_a_room()
async def test_in_turns_it_is_played_on_one_device(room: Room) -> None:
    host = room.guest()
    table = await host.create("zackpack", [ME, LOCAL, LOCAL], options=ORDERED)
    assert host.facts(table).status == "playing"


@in_a_room()
async def test_alone_with_bots_it_is_played_either_way(room: Room) -> None:
    host = room.guest()
    for options in (ORDERED, {"mode": "live"}):
        table = await host.create("zackpack", [ME, BOT, BOT], options=options)
        assert host.facts(table).status == "playing"


@in_a_room()
async def test_a_race_that_is_over_is_not_played_on_by_several_on_one_device(room: Room) -> None:
    host = room.guest()
    table = await host.create("zackpack", [ME, BOT, BOT], options={"rounds": 1})
    await host.does("resign", table)
    await room.settle()
    host.forget()
    await host.does("watch", table)
    answer = await host.ask("branch", table, number=0, seats=[ME, LOCAL, BOT], name="Ada")
    assert isinstance(answer, wire.Refused)
    assert (answer.code, answer.fields) == ("no_local", {"title": "Zack & Pack"})  # its options can't be chosen anew


@pytest.mark.parametrize(("game", "option"), [("zackpack", "mode=ordered"), ("snap", "")])
def test_the_option_without_a_race_is_found_by_trying(game: str, option: str) -> None:
    assert turns.option(games.setup(game, 3, 0)) == option


def test_an_option_that_does_not_go_with_the_others_is_no_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    live = games.setup("zackpack", 3, 0)

    def refuse(*_: object) -> None:
        raise BadSetup("both", "not both")

    monkeypatch.setattr(turns, "setup", refuse)
    assert turns.option(live) == ""
