"""Learning a game: one's own table, where the house plays from a record and asks for one move after another."""

from __future__ import annotations

from ... import games, wire
from ...core.errors import Refusal
from ...games import lessons
from ...games.lessons import Lesson
from ..connection import Connection
from ..house import House
from ..storage.facts import Chair, Facts
from ..tables.phases import begun, closed
from ..tables.scripted import HOUSE, lesson_at
from .chairs import GRANT_BYTES
from .opening import check_number, show_new
from .registry import answers
from .watching import check_attention


@answers(wire.Learn)
async def learn(house: House, connection: Connection, request: wire.Learn) -> None:
    """Go on with one's lesson of a game, or begin it."""
    name = house.sessions.table_id(connection.person, request.id)
    check_attention(connection, name)
    if await house.store.table(name) is None:
        lesson = lessons.of(games.kind(request.game).name)
        if lesson is None:
            raise Refusal("no_lesson", "{game} has no lesson; read its rules instead", game=request.game)
        running = await _running(house, connection, request.game)
        if running and not request.anew:
            name = running
        else:
            check_number(house, connection)
            await _begin(house, connection, name, lesson)
            await _give_up(house, running)
    await show_new(house, connection, request, name)


async def _running(house: House, connection: Connection, game: str) -> str:
    """Return the table where someone has begun to learn a game; empty where they can't go on there."""
    name = await house.store.lesson_of(connection.person, game)
    stored = await house.store.table(name) if name else None
    return name if stored and stored.facts.status == "playing" and lesson_at(stored.facts) else ""


async def _begin(house: House, connection: Connection, name: str, lesson: Lesson) -> None:
    now = house.time.now
    grant = house.luck.token(GRANT_BYTES)
    learner = Chair(kind="person", person=connection.person, grant=grant)  # nameless: nobody else is there to read it
    others = Chair(kind="bot", name=HOUSE)
    setup = lesson.setup
    facts = Facts(
        game=setup.game, game_version=setup.version, options=setup.options, components=setup.components,
        chairs=tuple(learner if seat == lesson.seat else others for seat in range(setup.seats)),
        host=connection.person, seed=str(setup.seed), lesson=lesson.edition,
    )  # fmt: skip
    await house.store.begin_lesson(name, begun(name, now, facts, house.luck), now)


async def _give_up(house: House, table: str) -> None:
    """Close the lesson that someone begins anew."""
    if table:
        await (await house.tables.load(table)).change(closed)
