"""The built page as browsers get it: packed, kept or asked for again, and found from every address inside it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from packhouse.server.http import pages

from .browser import Answer

HTML = "<!doctype html><title>Packhouse</title>" + "<p>and so on</p>" * 20
SCRIPT = "let apples = 0;\n" * 50
FONT = bytes(range(256))

Ask: TypeAlias = Callable[..., Answer]


@pytest.fixture
def page(tmp_path: Path) -> Path:
    files = {"index.html": HTML.encode(), "theme.js": SCRIPT.encode(), ".sources": b"digest"}
    files |= {"assets/index-C1XTJHd0.js": SCRIPT.encode(), "assets/slab-BRgn6X7z.woff2": FONT}
    (tmp_path / "assets").mkdir()
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    return tmp_path


@pytest.fixture
def ask(page: Path) -> Ask:
    return asking(page)


def asking(folder: Path) -> Ask:
    """Return a way to ask an application that has only the page."""
    files = pages.read(folder)
    app = Starlette(routes=pages.routes(files), exception_handlers={404: pages.lost(files)})

    def ask(path: str, method: str = "GET", **headers: str) -> Answer:
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(message: Message) -> None:
            sent.append(message)

        given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": method, "path": path, "headers": given, "query_string": b""}
        asyncio.run(app(scope, receive, send))
        found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        return Answer(sent[0]["status"], found, sent[1].get("body", b""))

    return ask


@pytest.mark.parametrize(
    "path", ["/", "/me", "/settings", "/table/Xk3", "/replay/Xk3/4", "/rules/nim", "/people/Ada%20L"]
)
def test_every_address_inside_the_page_opens_it(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert (answer.status, answer.body.decode()) == (200, HTML)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path", ["/nowhere", "/assets/none.js", "/.sources", "/assets/", "/assets/../index.html", "/apiary", "/mes"]
)
def test_what_there_isn_t_is_not_found(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert (answer.status, answer.body) == (404, b"There is nothing at this address.\n")


def test_people_who_are_lost_find_the_page(ask: Ask) -> None:
    answer = ask("/nowhere", accept="text/html,*/*;q=0.8")
    assert (answer.status, answer.body.decode()) == (404, HTML)


def test_programs_are_told_so_in_their_own_way(ask: Ask) -> None:
    answer = ask("/api/nowhere")
    assert (answer.status, answer.code) == (404, "no_such_page")


def test_the_page_is_asked_for_again_each_time(ask: Ask) -> None:
    assert ask("/").headers["cache-control"] == "no-cache"
    assert ask("/theme.js").headers["cache-control"] == "no-cache"


def test_assets_are_kept_forever(ask: Ask) -> None:
    answer = ask("/assets/index-C1XTJHd0.js")
    assert (answer.status, answer.body.decode()) == (200, SCRIPT)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("accepted", ["gzip", "gzip, deflate, br, zstd", "br, GZIP;q=0.5"])
def test_text_is_packed_for_whoever_takes_it(ask: Ask, accepted: str) -> None:
    answer = ask("/", accept_encoding=accepted)
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
    assert gzip.decompress(answer.body).decode() == HTML


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "identity"])
def test_text_is_plain_for_whoever_does_not(ask: Ask, accepted: str) -> None:
    answer = ask("/", accept_encoding=accepted)
    assert "content-encoding" not in answer.headers
    assert (answer.headers["vary"], answer.body.decode()) == ("accept-encoding", HTML)


def test_what_packing_makes_no_shorter_stays_plain(ask: Ask) -> None:
    answer = ask("/assets/slab-BRgn6X7z.woff2", accept_encoding="gzip")
    assert answer.body == FONT
    assert not answer.headers.keys() & {"vary", "content-encoding"}


@pytest.mark.parametrize("form", ["{}", "W/{}", '"other", {}', "*"])
def test_who_has_it_already_is_told_so(ask: Ask, form: str) -> None:
    tag = ask("/").headers["etag"]
    answer = ask("/", if_none_match=form.format(tag))
    assert (answer.status, answer.body) == (304, b"")
    assert answer.headers["etag"] == tag


def test_who_has_another_gets_the_new_one(ask: Ask) -> None:
    packed = ask("/", accept_encoding="gzip").headers["etag"]
    assert ask("/", if_none_match=packed).status == 200


def test_a_head_alone_can_be_asked_for(ask: Ask) -> None:
    assert ask("/", "HEAD").headers["content-length"] == str(len(HTML))


def test_nothing_can_be_posted_to_the_page(ask: Ask) -> None:
    assert ask("/", "POST").status == 405


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    ask = asking(tmp_path / "none")
    for path in ("/", "/table/Xk3"):
        answer = ask(path)
        assert answer.status == 503
        assert answer.body.decode().count("\n") == 1
        assert "make page" in answer.body.decode()
