"""The page that people play on: built files, read and packed once, and told to browsers how long to keep."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import __version__
from ...core.errors import Refusal
from .replies import reply

FOLDER = Path(__file__).parents[2] / "page"
INDEX = "/index.html"
ASSETS = "/assets/"

PLACES = (
    "/",
    "/daily",
    "/me",
    "/privacy",
    "/settings",
    "/table/{_:path}",
    "/new/{_:path}",
    "/replay/{_:path}",
    "/rules/{_:path}",
    "/people/{_:path}",
)
"""Addresses inside the page: it finds its way from there by itself."""

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""By the end of a file's name; the system's own table differs from machine to machine."""

FOREVER = "public, max-age=31536000, immutable"
"""For assets, whose names change with what is in them."""
ASK_AGAIN = "no-cache"

SHORTER = 0.9
"""How long a packed file may be beside the plain one to be worth unpacking."""


class Copy(NamedTuple):
    """What is sent of a file, plain or packed."""

    body: bytes
    headers: dict[str, str]


class File(NamedTuple):
    plain: Copy
    packed: Copy | None
    """None where packing makes it hardly shorter."""

    def answer(self, request: Request) -> Response:
        packed = self.packed if takes_gzip(request.headers.get("accept-encoding", "")) else None
        body, headers = packed or self.plain
        if knows(request.headers.get("if-none-match", ""), headers["etag"]):
            return Response(status_code=304, headers=headers)
        return Response(body, headers=headers)


Files: TypeAlias = Mapping[str, File]
"""By their addresses; none where the page isn't built."""


def takes_gzip(accepted: str) -> bool:
    for offer in accepted.lower().split(","):
        name, _, quality = offer.replace(" ", "").partition(";")
        if name == "gzip":
            return quality not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def knows(tags: str, tag: str) -> bool:
    """Say whether a browser has this very copy; a proxy may have called its tag weak."""
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in tags.split(","))


def read(folder: Path = FOLDER) -> Files:
    """Return every built file."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    addresses = [f"/{path.relative_to(folder).as_posix()}" for path in paths]
    return {address: packed(address, path.read_bytes()) for address, path in zip(addresses, paths, strict=True)}


def packed(address: str, plain: bytes) -> File:
    """Return a file as it is sent, plain and packed."""
    headers = {"content-type": KINDS.get(Path(address).suffix, "application/octet-stream")}
    headers["cache-control"] = FOREVER if address.startswith(ASSETS) else ASK_AGAIN
    shorter = gzip.compress(plain, mtime=0)
    if len(shorter) > SHORTER * len(plain):
        return File(_copy(plain, headers), None)
    headers["vary"] = "accept-encoding"
    return File(_copy(plain, headers), _copy(shorter, headers | {"content-encoding": "gzip"}))


def _copy(body: bytes, headers: dict[str, str]) -> Copy:
    return Copy(body, headers | {"etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"'})


def routes(files: Files) -> list[Route]:
    """Return what answers with the page.

    Nobody is slowed down here: it all comes from memory, and a page asks for many files at once.
    """

    async def index(request: Request) -> Response:
        return files[INDEX].answer(request) if INDEX in files else _not_built()

    async def file(request: Request) -> Response:
        found = files.get(request.scope["path"])
        return found.answer(request) if found else _nothing()

    top = [address for address in files if address.count("/") == 1 and address != INDEX]
    folders = sorted({address.split("/")[1] for address in files if address.count("/") > 1})
    answering = [(place, index) for place in PLACES]
    answering += [(address, file) for address in (*top, *(f"/{folder}/{{_:path}}" for folder in folders))]
    return [Route(address, endpoint, methods=["GET"]) for address, endpoint in answering]


def _not_built() -> Response:
    text = f"Packhouse {__version__} is running, but its page is not built: run “make page” in its source folder.\n"
    return Response(text, 503, media_type="text/plain; charset=utf-8")


def lost(files: Files) -> Callable[[Request, Exception], Response]:
    """Return what answers whoever asks for what there isn't: programs in their own way, people with the page."""

    def answer(request: Request, error: Exception) -> Response:
        if request.scope["path"].startswith("/api/"):
            sentence = "there is nothing at this address; docs/wire.md names what there is"
            return reply(Refusal("no_such_page", sentence), 404)
        if INDEX in files and "text/html" in request.headers.get("accept", ""):
            return Response(files[INDEX].plain.body, 404, media_type=KINDS[".html"])
        return _nothing()

    return answer


def _nothing() -> Response:
    return Response("There is nothing at this address.\n", 404, media_type="text/plain; charset=utf-8")
