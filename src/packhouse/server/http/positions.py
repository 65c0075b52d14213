"""A match of one's own as it stands, for a small picture of it beside its place in a list."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import games, wire
from ...core.errors import Refusal
from ...wire.answers import Position
from ..gate import address, visitor
from ..house import House
from ..sharing import Asker
from ..storage.facts import Facts
from ..storage.records import TABLE_ID
from ..tables.scene import view_of
from .lists import slow_down, versions
from .replies import answered, json
from .summaries import eyes, look


@answered
async def my_position(request: Request) -> Response:
    house: House = request.app.state.house
    slow_down(house, request)
    who = await visitor(house, request)
    return json(await position_of(house, Asker(address(request), who.person), request.path_params["table"]))


async def position_of(house: House, who: Asker, table: str) -> Position:
    """Return what someone who plays at a table sees there; to everyone else there is no such table."""
    stored = await house.store.table(table) if TABLE_ID.fullmatch(table) else None
    own = stored.facts.seats_of(who.person) if stored else []
    if stored is None or not own or not _goes_on(stored.facts):
        raise Refusal("no_such_table", "you aren’t playing at such a table; choose one from your list")
    facts, watcher = stored.facts, eyes(own)
    view = await look(house, who, table, facts, lambda at: view_of(at.match, watcher))
    box = wire.encode(games.box(facts.setup))
    return Position(view=msgspec.Raw(view), seat=watcher, options=facts.options, components=msgspec.Raw(box))


def _goes_on(facts: Facts) -> bool:
    return facts.status == "playing" and (facts.game, facts.game_version) in versions()


ROUTES = [Route("/api/me/tables/{table}/position", my_position, methods=["GET"])]
