"""A private match stays private, its sequels too: no answer to someone without a seat names its table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import get_args

import msgspec
import pytest
from starlette.routing import Route

from packhouse import wire
from packhouse.server.http import accounts, links, lists, operators, positions, rulebooks

from .browser import Browser
from .room import ME, OPEN, PATIENCE, Guest, Room, in_a_room

CLOCK = {"kind": "game", "seconds": 600}
ROUTES = [*operators.ROUTES, *accounts.ROUTES, *links.ROUTES, *lists.ROUTES, *positions.ROUTES, *rulebooks.ROUTES]
FIELDS = {"phrase": "hello", "number": 0, "action": "take 1 1", "turn": 0, "seat": 0, "name": "Eve"}


@contextmanager
def rematched(port: int, name: str) -> Iterator[tuple[str, str]]:
    """Give a finished private rated match and its rematch, while its players are there."""
    ada, bob = Browser(port), Browser(port)
    for browser, called in ((ada, name), (bob, f"{name} II")):
        assert browser.sign_up(called).status == 200
    with ada.socket() as one, bob.socket() as two:
        answer = one.ask("create", game="nim", seats=[ME, OPEN], rated=True, clock=CLOCK)
        assert isinstance(answer, wire.Done)
        two.ask("sit", table=answer.table, name="")
        one.ask("resign", table=answer.table)
        one.wait_until_over(answer.table)
        one.ask("rematch", table=answer.table)
        following = two.ask("rematch", table=answer.table)
        assert isinstance(following, wire.Done) and following.table != answer.table
        yield answer.table, following.table


@pytest.mark.parametrize("route", [route for route in ROUTES if "GET" in (route.methods or ())], ids=lambda it: it.path)
def test_no_page_names_a_private_running_match_to_a_stranger(route: Route, port: int) -> None:
    name = f"Shy {ROUTES.index(route)}"
    with rematched(port, name) as (over, running):
        known = {"game": "nim", "name": name.replace(" ", "%20"), "table": over}
        path = re.sub(r"{(\w+)(:path)?}", lambda found: known[found[1]], route.path)
        body = Browser(port).get(path).body
        assert running.encode() not in body
        assert over.encode() not in body or path == f"/api/tables/{over}/record"


@pytest.mark.parametrize("kind", get_args(wire.AnyRequest), ids=lambda it: it.__name__)
def test_no_request_names_a_private_running_match_to_a_stranger(kind: type[wire.Request], port: int) -> None:
    with rematched(port, f"Mum {kind.__name__}") as (over, running), Browser(port).socket() as line:
        line.socket.send(msgspec.json.encode({"type": "watch", "id": "w", "table": over}).decode())
        known = FIELDS | {"table": over, "game": "nim", "seats": [ME, OPEN]}
        fields = {name: known[name] for name in kind.__struct_fields__ if name in known}
        line.socket.send(msgspec.json.encode({"type": kind.__name__.lower(), "id": "k", **fields}).decode())
        line.socket.send('{"type": "here", "id": "end"}')
        heard = []
        while '"id":"end"' not in (message := str(line.socket.recv(PATIENCE))):
            heard.append(message)
        assert heard and not any(running in message for message in heard)


async def ended(room: Room, **fields: object) -> tuple[str, Guest, Guest, Guest]:
    """Return a table where a spectator saw the end, and where both players ask for a rematch."""
    ada, bob, eve = room.guest(), room.guest(), room.guest()
    table = await ada.create("nim", [ME, OPEN], **fields)
    await bob.sit(table)
    await eve.does("watch", table)
    await ada.does("resign", table)
    for each in (ada, bob):
        await each.does("rematch", table)
    return table, ada, bob, eve


@in_a_room()
async def test_the_players_of_a_private_match_find_its_rematch_and_a_spectator_does_not(room: Room) -> None:
    table, ada, bob, eve = await ended(room)
    assert ada.facts(table).next == bob.facts(table).next != ""
    assert eve.facts(table).next == ""


@in_a_room()
async def test_everyone_finds_the_rematch_of_a_public_match(room: Room) -> None:
    table, ada, _, eve = await ended(room, public=True)
    assert eve.facts(table).next == ada.facts(table).next != ""


@in_a_room()
async def test_whoever_has_a_seat_by_its_token_finds_the_rematch(room: Room) -> None:
    ada, bob, device = room.guest(), room.guest(), room.guest()
    table = await ada.create("nim", [ME, OPEN])
    token = await bob.sit(table)
    await device.does("watch", table, token=token)
    await ada.does("resign", table)
    for each in (ada, bob):
        await each.does("rematch", table)
    assert device.facts(table).next == ada.facts(table).next != ""
