"""What people without an account may call themselves where others meet them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ... import wire
from ...core.errors import Refusal
from ..connection import Connection
from ..house import House
from ..people.looks import looks
from ..people.names import check_honest, clean_name


async def check_seats(
    house: House, connection: Connection, name: str, wishes: Sequence[wire.SeatWish], *, public: bool
) -> None:
    """Refuse dishonest names at a new table; on one device alone, people may be called like any account."""
    own = [name or wish.name for wish in wishes if wish.kind == "me" and not connection.account]
    named = [*own, *(wish.name for wish in wishes if wish.kind == "local" and wish.name)]
    await check_names(house, connection, named, meets=public or any(wish.kind == "open" for wish in wishes))


async def check_names(house: House, connection: Connection, names: Iterable[str], *, meets: bool = True) -> None:
    """Refuse names that would pass for the house's, or where they meet others, for an account's."""
    for name in map(clean_name, names):
        check_honest(name, account=False)
        if meets and await house.store.looks_like(looks(name), connection.person):
            raise Refusal(
                "account_name", "{name} is, or looks like, the name of an account; sign in or choose another", name=name
            )


async def why_not(house: House, connection: Connection, name: str) -> Refusal | None:
    """Return why a guest can't be called so among others; whoever has a seat already isn't asked again."""
    try:
        await check_names(house, connection, [name])
    except Refusal as refusal:
        return refusal
    return None
