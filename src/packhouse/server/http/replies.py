"""HTTP answers: JSON, and for whatever is refused one code and one sentence."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...core.errors import Refusal
from ..gate import address, origin_is_ours
from ..house import House
from ..queues import Busy
from ..storage.database import DatabaseDown

LARGEST_BODY = 16 * 1024

STATUS = {"no_such_table": 404, "not_over": 403, "not_signed_in": 401, "wrong_password": 401, "name_taken": 409}
STATUS |= {"name_alike": 409}
STATUS |= {"not_your_password": 401, "no_such_person": 404, "no_such_game": 404}
STATUS |= {"not_for_you": 403, "banned": 403, "origin": 403, "too_large": 413, "too_fast": 429, "json_only": 415}
STATUS |= {"toml_only": 415}
STATUS |= {"host": 421, "too_many_tries": 429}

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")


def reply(refusal: Refusal, status: int) -> Response:
    return json({"code": refusal.code, "sentence": str(refusal), "fields": refusal.fields}, status)


def json(value: Any, status: int = 200, cookie: str = "") -> Response:
    headers = {"cache-control": "no-store"} | ({"set-cookie": cookie} if cookie else {})
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def answered(endpoint: Endpoint) -> Endpoint:
    """Let an endpoint refuse by raising; pages of other sites and whoever asks too fast are refused for it."""

    @functools.wraps(endpoint)
    async def answer(request: Request) -> Response:
        house: House = request.app.state.house
        try:
            house.bans.check_address(address(request))
            if not house.limits.requests.allow(address(request)):
                raise Refusal("too_fast", "too many requests; wait a moment")
            if request.method not in ("GET", "HEAD") and not origin_is_ours(house.config, request):
                raise Refusal("origin", "this page belongs to another site; open this server’s own")
            return await endpoint(request)
        except Refusal as refusal:
            house.metrics.refused(refusal.code)
            return reply(refusal, 503 if isinstance(refusal, Busy | DatabaseDown) else STATUS.get(refusal.code, 400))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            house.tasks.trouble(f"a request failed: {request.url.path}", error)
            return reply(Refusal("trouble", "something went wrong here; try again"), 500)

    return answer


async def body(request: Request, kind: type[T]) -> T:
    """Return the JSON that was sent, as a ``kind``; nothing large, and nothing that a plain form could send."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("json_only", "send JSON, with the content type application/json")
    sent = await received(request, LARGEST_BODY)
    try:
        return msgspec.json.decode(sent, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        why = str(error) if isinstance(error, msgspec.DecodeError) else "it is nested too deeply"
        raise Refusal("unreadable", "this can’t be read: {why}", why=why) from None


async def received(request: Request, most: int) -> bytes:
    """Return what was sent, unless it is larger than that, whatever its length was said to be."""
    sent = bytearray()
    async for chunk in request.stream():
        sent += chunk
        if len(sent) > most:
            raise Refusal("too_large", "that is too large; send at most {most} bytes", most=most)
    return bytes(sent)
