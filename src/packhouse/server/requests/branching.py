"""Playing on from a position of a finished match, at an unlisted table of one's own that counts for nothing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ... import wire
from ...core.errors import BadSetup, IllegalAction
from ...core.match import AnyMatch, Entry
from ..connection import Connection
from ..house import House
from ..storage.facts import Facts
from ..tables.phases import begun
from ..tables.scripted import check_free
from ..tables.table import LONGEST
from .chairs import Grants, check_wishes
from .looking_back import as_it_was
from .naming import check_seats
from .opening import check_boxes, check_tables, grants, show_new, suited
from .registry import answers
from .watching import check_attention


@answers(wire.Branch)
async def branch(house: House, connection: Connection, request: wire.Branch) -> None:
    """Open a table whose match has the same beginning; every seat is filled, so that it goes on at once."""
    name = house.sessions.table_id(connection.person, request.id)
    check_attention(connection, name)
    if await house.store.table(name) is None:
        await check_tables(house, connection)
        check_free((await house.tables.load(request.table)).facts)
        match = await as_it_was(house, connection, request)
        if match.setup.components is not None:
            check_boxes(house, connection)
        wishes = await suited(house, connection, match.setup.game, request.seats)
        request = msgspec.structs.replace(request, seats=wishes)
        facts = _facts(connection, request, match, await grants(house, connection, match.setup.game))
        await check_seats(house, connection, request.name, request.seats, public=False)
        now = house.time.now
        await house.store.open(name, begun(name, now, facts, house.luck), now, _plays(match))
    await show_new(house, connection, request, name)


def _facts(connection: Connection, request: wire.Branch, match: AnyMatch, grants: Grants) -> Facts:
    setup = match.setup
    if match.game.outcome(match.state) is not None:  # whoever has only resigned may play on
        raise IllegalAction("over", "the game was over by then; choose an earlier number")
    if len(match.standing) >= LONGEST:  # all of it is copied at once
        raise IllegalAction("too_long_there", "by then the game was too long to play on; choose an earlier number")
    if len(request.seats) != setup.seats:
        raise BadSetup("seats", "this game is for {seats} players; name as many seats", seats=setup.seats)
    if "open" in check_wishes(match.game, wire.Clock(), request.seats):
        raise BadSetup("no_open", "the game goes on at once; give every seat to someone here or to a bot")
    return Facts(
        game=setup.game, game_version=setup.version, options=setup.options, components=setup.components,
        chairs=grants.chairs(setup.game, request.seats, request.name), host=connection.person,
        seed=str(setup.seed), goes_on=True,
    )  # fmt: skip


def _plays(match: AnyMatch) -> Sequence[Entry]:
    """Return the plays that stand, as if no time had passed."""
    return [msgspec.structs.replace(match.log[number - 1], at=0) for number in match.standing]
