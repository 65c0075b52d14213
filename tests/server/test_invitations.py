"""What chats show of a link to a table: what the invitation shows, while it is one, and nothing else."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from packhouse.server.http import invitations, pages
from web.npm import WEB

from .browser import Answer
from .room import BOT, ME, OPEN, Room, in_a_room

HTML = "<!doctype html><html><head><title>Packhouse</title></head><body></body></html>"


async def asked(room: Room, path: str, folder: Path, **headers: str) -> Answer:
    """Ask for an address inside the page of a house."""
    files = pages.read(folder)
    app = Starlette(routes=[*invitations.routes(files), *pages.routes(files)])
    app.state.house = room.house
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    given = [(name.encode(), value.encode()) for name, value in ({"host": "play.example.org"} | headers).items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": given, "query_string": b"", "scheme": "https"}
    await app(scope | {"client": ("10.0.0.1", 5000), "server": ("10.0.0.2", 443)}, receive, send)
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], found, sent[1].get("body", b""))


def tags(answer: Answer) -> dict[str, str]:
    found = re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', answer.body.decode())
    return {name: unescape(value) for name, value in found}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Give a page with a picture of one game."""
    folder = tmp_path / "page"
    (folder / "previews").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    (folder / "previews" / "nim.jpg").write_bytes(b"picture")
    return folder


def in_a_room_with(page: Path, tmp_path: Path, name: str, **fields: object) -> dict[str, str]:
    """Let someone open a table, and return what a chat is told of it."""
    told: list[Answer] = []

    @in_a_room()
    async def happen(room: Room) -> None:
        table = await room.guest(name).create("nim", [ME, OPEN], **fields)
        told.append(await asked(room, f"/table/{table}", page))

    happen(tmp_path)
    return tags(told[0])


def test_a_chat_shows_who_invites_to_what(page: Path, tmp_path: Path) -> None:
    told = in_a_room_with(page, tmp_path, "Ada")
    assert told["og:title"] == "Ada invites you to Nim"
    assert told["og:image"] == "https://play.example.org/previews/nim.jpg"


def test_a_name_stays_text(page: Path, tmp_path: Path) -> None:
    assert in_a_room_with(page, tmp_path, '"><b>&')["og:title"] == '"><b>& invites you to Nim'


def test_a_game_without_a_picture_has_words_alone(page: Path, tmp_path: Path) -> None:
    (page / "previews" / "nim.jpg").unlink()
    told = in_a_room_with(page, tmp_path, "Ada")
    assert told.keys() == {"og:type", "og:site_name", "og:title", "og:description"}


@pytest.mark.parametrize("begun", [True, False])
def test_nobody_is_told_of_a_table_that_invites_nobody(page: Path, tmp_path: Path, begun: bool) -> None:
    @in_a_room()
    async def happen(room: Room) -> None:
        host = room.guest("Ada")
        table = await host.create("nim", [ME, BOT] if begun else [ME, OPEN])
        if not begun:
            await host.does("cancel", table)
        await room.settle()
        assert (await asked(room, f"/table/{table}", page)).body.decode() == HTML

    happen(tmp_path)


def test_a_table_is_described_without_its_match_in_memory(page: Path, tmp_path: Path) -> None:
    @in_a_room()
    async def happen(room: Room) -> None:
        table = await room.guest("Ada").create("nim", [ME, OPEN])
        await room.restart()
        assert "og:title" in tags(await asked(room, f"/table/{table}", page))
        assert table not in room.house.tables

    happen(tmp_path)


@pytest.mark.parametrize("path", ["/table/Xk3", "/table/", "/table/a/b"])
def test_an_address_without_a_table_opens_the_page_as_ever(page: Path, tmp_path: Path, path: str) -> None:
    @in_a_room()
    async def happen(room: Room) -> None:
        answer = await asked(room, path, page)
        assert (answer.status, answer.body.decode()) == (200, HTML)

    happen(tmp_path)


def test_whoever_asks_in_haste_gets_the_plain_page(page: Path, tmp_path: Path) -> None:
    @in_a_room()
    async def happen(room: Room) -> None:
        table = await room.guest("Ada").create("nim", [ME, OPEN])
        await room.restart()
        while room.house.limits.requests.allow("10.0.0.1"):
            await asyncio.sleep(0)
        assert (await asked(room, f"/table/{table}", page)).body.decode() == HTML

    happen(tmp_path)


@pytest.mark.parametrize("lid", sorted((WEB / "src" / "games").glob("*/Lid.svelte")), ids=lambda lid: lid.parent.name)
def test_every_painted_lid_has_its_picture_for_chats(lid: Path) -> None:
    picture = (lid.parent / "preview.jpg").read_bytes()
    assert picture.startswith(b"\xff\xd8")
    assert len(picture) < 100_000  # past some size, chats leave it out
