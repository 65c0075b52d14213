"""Lists for pages, over HTTP: one's own tables, what everyone may know of a person, and the best at a game."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ... import games
from ...core.errors import Refusal
from ...core.game import Seat
from ...wire.answers import Best, Finished, Leader, MyTable, Person, Rated
from ..gate import address, visitor
from ..house import House
from ..people import ratings
from ..people.names import clean_name, name_key
from ..people.ratings import Rating
from ..sharing import Asker
from ..storage import bests
from ..storage.facts import Facts
from ..storage.tables import Listed
from ..tables.lobby import seats_listed
from .replies import answered, json
from .summaries import Summary, summary

MOST_TABLES = 30
MOST_MATCHES = 20
MOST_LEADERS = 50
MOST_BESTS = 100
BESTS_EACH = 10
"""Of one set-up of a game."""

ORDER = ("playing", "open", "over")


@answered
async def my_tables(request: Request) -> Response:
    house: House = request.app.state.house
    slow_down(house, request)
    who = await visitor(house, request)
    # A newcomer has none; and becomes someone at the socket, not here: two requests at once would make two of them.
    return json([] if who.cookie else await tables_of(house, Asker(address(request), who.person)))


def slow_down(house: House, request: Request) -> None:
    """Refuse whoever asks faster than people look: to make a list, matches are folded."""
    if not house.limits.listing.allow(address(request)):
        raise Refusal("too_fast", "too many lists; wait a moment")


async def tables_of(house: House, who: Asker) -> list[MyTable]:
    """Return a person's tables: those that go on first, then those that wait for players, then the newest finished."""
    found = _known(await house.store.newest_of(who.person, MOST_TABLES))
    shown = [await _my_table(house, who, listed) for listed in found]
    return sorted(shown, key=lambda table: (ORDER.index(table.status), -table.at))


def _known(found: Iterable[Listed]) -> list[Listed]:
    """Leave out matches of games, or of versions of games, that are no longer here."""
    here = versions()
    return [listed for listed in found if (listed.facts.game, listed.facts.game_version) in here]


def versions() -> set[tuple[str, int]]:
    """Return the games that are here, and in which versions."""
    return {(name, games.kind(name).version) for name in games.names()}


async def _my_table(house: House, who: Asker, listed: Listed) -> MyTable:
    facts = listed.facts
    is_on, alone = facts.status == "playing", len(facts.chairs) == 1
    seen = await summary(house, who, listed.table, facts, facts.seats_of(who.person)) if is_on or alone else Summary()
    return MyTable(
        table=listed.table, game=facts.game, title=games.kind(facts.game).title, status=facts.status,
        seats=seats_listed(facts, who.person, seen.resigned), clock=facts.clock, your_turn=seen.to_act,
        seen=seen.seen if is_on else (), at=_when(house, listed, seen.at), outcome=seen.outcome if alone else None,
        left=seen.left,
    )  # fmt: skip


def _when(house: House, listed: Listed, at: int) -> int:
    """Return the time of the last change by the wall clock."""
    return house.time.of_day(max(listed.touched, listed.facts.started + at))


@answered
async def person(request: Request) -> Response:
    house: House = request.app.state.house
    slow_down(house, request)
    account = await house.store.account_named(name_key(clean_name(request.path_params["name"])))
    if account is None or account.is_closed:
        raise Refusal("no_such_person", "nobody here has an account with this name")
    found = [
        (listed, seat)
        for listed in _known(await house.store.matches_of(account.person, 5 * MOST_MATCHES))
        if (seat := _seat(listed.facts, account.person)) is not None
    ]
    who = await visitor(house, request)
    asker = Asker(address(request), who.person)
    matches = [await _finished(house, asker, listed, seat) for listed, seat in found[:MOST_MATCHES]]
    rated = rated_games(await house.store.ratings(account.person))
    return json(
        Person(
            name=account.name, ratings=rated, bests=await bests_of(house, account.person, who.person),
            matches=tuple(matches),
        )
    )  # fmt: skip


def _seat(facts: Facts, person: str) -> Seat | None:
    """Return where they sat with their account at a match that everyone may know of.

    What they played as a guest, under whatever name, stays a guest's.
    """
    own = [seat for seat in facts.seats_of(person) if facts.chairs[seat].rating is not None]
    return own[0] if own and (facts.rated or facts.public) else None


async def _finished(house: House, asker: Asker, listed: Listed, seat: Seat) -> Finished:
    facts = listed.facts
    may_look = facts.public or facts.seats_of(asker.person)
    seen = await summary(house, asker, listed.table, facts, [seat])
    return Finished(
        table=listed.table if may_look else "", game=facts.game, title=games.kind(facts.game).title, rated=facts.rated,
        seats=seats_listed(facts), seat=seat, outcome=seen.outcome, at=_when(house, listed, seen.at),
    )  # fmt: skip


def rated_games(rated: dict[str, Rating]) -> dict[str, Rated]:
    return {
        game: Rated(rating=ratings.number(rating), games=rating.games, provisional=rating.is_provisional)
        for game, rating in rated.items()
    }


@answered
async def leaders(request: Request) -> Response:
    house: House = request.app.state.house
    slow_down(house, request)
    game = games.kind(request.path_params["game"]).name
    best = await house.store.best(game, MOST_LEADERS)
    return json([Leader(name=name, rating=ratings.number(rating), games=rating.games) for name, rating in best])


async def bests_of(house: House, person: str, reader: str) -> tuple[Best, ...]:
    """Return a person's bests as a reader may know them, but for those of games that are no longer here."""
    found = await bests.of_person(house.store.database, person, MOST_BESTS)
    installed = set(games.names())
    return tuple(
        _best(best, reader) for best in found if best.game in installed and (not best.components or person == reader)
    )


def _best(best: bests.Best, reader: str) -> Best:
    mine = best.person == reader
    return Best(
        game=best.game, options=best.options, components=best.components, name=best.name, mine=mine,
        score=best.score, goal=best.goal, table=best.table if best.public or mine else "", at=best.at,
    )  # fmt: skip


@answered
async def game_bests(request: Request) -> Response:
    house: House = request.app.state.house
    slow_down(house, request)
    game, who = games.kind(request.path_params["game"]), await visitor(house, request)
    database = house.store.database
    found = await bests.of_game(database, game.name, game.version, who.person, BESTS_EACH, MOST_BESTS)
    return json([_best(best, who.person) for best in found])


ROUTES = [
    Route("/api/bests/{game}", game_bests, methods=["GET"]),
    Route("/api/me/tables", my_tables, methods=["GET"]),
    Route("/api/people/{name:path}", person, methods=["GET"]),
    Route("/api/ratings/{game}", leaders, methods=["GET"]),
]
