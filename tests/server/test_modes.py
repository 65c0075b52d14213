"""A race is played live and everyone at a device of their own; the same game in turns may be played anyhow."""

from __future__ import annotations

from typing import Any

import pytest

from packhouse import games, wire
from packhouse.core.errors import BadSetup
from packhouse.games import turns
from packhouse.games.turns import Choice

from .room import BOT, LOCAL, ME, OPEN, Room, in_a_room

DAYS = {"kind": "days", "seconds": 86400}
CALM = {"turns": True}


async def refusal(room: Room, seats: list[dict[str, str]], **fields: Any) -> wire.Refused:
    answer = await room.guest().ask("create", game="snap", seats=seats, name="Ada", **fields)
    assert isinstance(answer, wire.Refused)
    return answer


@in_a_room()
async def test_whoever_wants_a_race_by_correspondence_is_told_how_to_have_none(room: Room) -> None:
    refused = await refusal(room, [ME, OPEN, OPEN], clock=DAYS)
    assert (refused.code, refused.fields) == ("live_only", {"title": "Snap", "option": "turns", "value": True})
    assert refused.sentence == "Snap is a race in real time; take another clock, or choose turns=True"


@in_a_room()
async def test_whoever_wants_a_race_on_one_device_is_told_how_to_have_none(room: Room) -> None:
    refused = await refusal(room, [ME, LOCAL, BOT])
    assert (refused.code, refused.fields) == ("no_local", {"title": "Snap", "option": "turns", "value": True})


@in_a_room()
async def test_in_turns_it_is_played_by_correspondence(room: Room) -> None:
    host = room.guest()
    table = await host.create("snap", [ME, OPEN, OPEN], clock=DAYS, options=CALM)
    assert host.facts(table).status == "open"


@in_a_room()
async def test_in_turns_it_is_played_on_one_device(room: Room) -> None:
    host = room.guest()
    table = await host.create("snap", [ME, LOCAL, LOCAL], options=CALM)
    assert host.facts(table).status == "playing"


@in_a_room()
async def test_alone_with_bots_it_is_played_either_way(room: Room) -> None:
    host = room.guest()
    for options in (CALM, {}):
        table = await host.create("snap", [ME, BOT, BOT], options=options)
        assert host.facts(table).status in ("playing", "over")  # two quick bots may have ended it already


@in_a_room()
async def test_a_race_that_is_over_is_not_played_on_by_several_on_one_device(room: Room) -> None:
    host = room.guest()
    table = await host.create("snap", [ME, BOT, BOT])
    await host.ask("resign", table)  # refused, if two quick bots have ended it already
    await room.settle()
    host.forget()
    await host.does("watch", table)
    answer = await host.ask("branch", table, number=0, seats=[ME, LOCAL, BOT], name="Ada")
    assert isinstance(answer, wire.Refused)
    assert (answer.code, answer.fields) == ("no_local", {"title": "Snap"})  # its options can't be chosen anew


@pytest.mark.parametrize(
    ("game", "chosen", "found"),
    [
        ("snap", {}, [Choice("turns", True)]),
        ("snap", CALM, [Choice("turns", False)]),
        ("sealed", {}, []),
    ],
)
def test_the_choice_that_makes_or_ends_a_race_is_found_by_trying(
    game: str, chosen: dict[str, Any], found: list[Choice]
) -> None:
    assert list(turns.changes(games.setup(game, 3, 0, chosen))) == found


def test_an_option_that_does_not_go_with_the_others_is_no_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    live = games.setup("snap", 3, 0)

    def refuse(*_: object) -> None:
        raise BadSetup("both", "not both")

    monkeypatch.setattr(turns, "setup", refuse)
    assert not list(turns.changes(live))
