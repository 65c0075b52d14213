"""What chats show of a link to a table: what the invitation shows, while it is one, and nothing else."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest

from packhouse.server.http import invitations, pages
from web.npm import WEB

from .asking import asked
from .browser import Answer
from .room import BOT, ME, OPEN, PATIENCE, Room, in_a_room, opened

HTML = "<!doctype html><html><head><title>Packhouse</title></head><body></body></html>"


async def page_at(room: Room, path: str, folder: Path, **headers: str) -> Answer:
    """Ask for an address inside the page of a house."""
    files = pages.read(folder)
    return await asked(room, [*invitations.routes(files), *pages.routes(files)], path, headers=headers)


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
        told.append(await page_at(room, f"/table/{table}", page))

    happen(tmp_path)
    return tags(told[0])


def test_a_chat_shows_who_invites_to_what(page: Path, tmp_path: Path) -> None:
    told = in_a_room_with(page, tmp_path, "Ada")
    assert told["og:title"] == "Ada (guest) invites you to Nim"
    assert told["og:image"] == "https://play.example.org/previews/nim.jpg"


def test_a_name_stays_text(page: Path, tmp_path: Path) -> None:
    assert in_a_room_with(page, tmp_path, '"><b>&')["og:title"] == '"><b>& (guest) invites you to Nim'


def test_an_address_stays_text(page: Path, tmp_path: Path) -> None:
    @in_a_room()
    async def happen(room: Room) -> None:
        table = await room.guest("Ada").create("nim", [ME, OPEN])
        answer = await page_at(room, f"/table/{table}", page, host='a"><b>', **{"x-forwarded-host": "elsewhere"})
        assert tags(answer)["og:image"] == 'https://a"><b>/previews/nim.jpg'
        assert b"<b>" not in answer.body

    happen(tmp_path)


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
        assert (await page_at(room, f"/table/{table}", page)).body.decode() == HTML

    happen(tmp_path)


def test_a_table_is_described_without_its_match_in_memory(page: Path, tmp_path: Path) -> None:
    @in_a_room()
    async def happen(room: Room) -> None:
        table = await room.guest("Ada").create("nim", [ME, OPEN])
        await room.restart()
        assert "og:title" in tags(await page_at(room, f"/table/{table}", page))
        assert table not in room.house.tables

    happen(tmp_path)


@pytest.mark.parametrize("path", ["/table/Xk3", "/table/", "/table/a/b"])
def test_an_address_without_a_table_opens_the_page_as_ever(page: Path, tmp_path: Path, path: str) -> None:
    @in_a_room()
    async def happen(room: Room) -> None:
        answer = await page_at(room, path, page)
        assert (answer.status, answer.body.decode()) == (200, HTML)

    happen(tmp_path)


@pytest.mark.parametrize("name", ["\0", "\ud800", "a" * 41], ids=ascii)
def test_no_database_is_asked_for_what_no_table_is_called(page: Path, url: str, name: str) -> None:
    async def happen() -> None:
        async with opened(url) as room:
            assert (await page_at(room, f"/table/{name}", page)).body.decode() == HTML

    asyncio.run(happen())


def test_the_page_doesnt_wait_for_a_database_that_is_slow(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitations, "SOON", 0.01)

    @in_a_room()
    async def happen(room: Room) -> None:
        table = await room.guest("Ada").create("nim", [ME, OPEN])
        await room.restart()
        room.house.store.table = never_answered  # type: ignore[assignment, method-assign]
        async with asyncio.timeout(PATIENCE):
            assert (await page_at(room, f"/table/{table}", page)).body.decode() == HTML

    happen(tmp_path)


async def never_answered(name: str) -> None:
    await asyncio.Future()


@pytest.mark.parametrize("rests", [True, False], ids=["stored", "in memory"])
def test_whoever_asks_in_haste_gets_the_plain_page(page: Path, tmp_path: Path, rests: bool) -> None:
    @in_a_room()
    async def happen(room: Room) -> None:
        table = await room.guest("Ada").create("nim", [ME, OPEN])
        if rests:
            await room.restart()
        while room.house.limits.requests.allow("10.0.0.1"):
            await asyncio.sleep(0)
        assert (await page_at(room, f"/table/{table}", page)).body.decode() == HTML

    happen(tmp_path)


@pytest.mark.parametrize("lid", sorted((WEB / "src" / "games").glob("*/Lid.svelte")), ids=lambda lid: lid.parent.name)
def test_every_painted_lid_has_its_picture_for_chats(lid: Path) -> None:
    picture = (lid.parent / "preview.jpg").read_bytes()
    assert picture.startswith(b"\xff\xd8")
    assert len(picture) < 100_000  # past some size, chats leave it out
