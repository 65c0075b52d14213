"""What whoever runs a server may do to it, over its database alone: running servers follow, and every deed is noted."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address, ip_network

import msgspec

from ..core.errors import Refusal
from .limits import address_key
from .people.bans import address_target, in_words, person_target
from .people.looks import looks
from .people.names import check_honest, clean_name, name_key
from .storage.accounts import Account, renaming
from .storage.database import Step
from .storage.deeds import Ban, banning, noted, unbanning
from .storage.facts import Facts
from .storage.store import Store
from .storage.workers import NEVER
from .tables.phases import closed


class NotDone(Refusal):
    """What an operator wants can't be done; no client ever meets it."""


class Operator:
    """Someone at the command line, and what they do, one line of the log each."""

    def __init__(self, store: Store, who: str, wall: Callable[[], int]) -> None:
        self._store, self._who, self._wall = store, who, wall

    async def close(self, table: str) -> None:
        """End a table, whether it waits for players or is being played: it counts for nothing."""
        stored = await self._store.table(table)
        if stored is None:
            raise NotDone("no_such_table", "there is no table {table}; “admin list tables” names them", table=table)
        if stored.facts.status not in ("open", "playing"):
            raise NotDone("not_running", "the table {table} is closed already", table=table)
        await self._alter(table, _closed, self._wall() - await self._store.wake(self._wall(), NEVER))
        await self._note("close", table, f"{stored.facts.game}, {stored.facts.status}")

    async def rename(self, name: str, new: str) -> str:
        """Give an account another name, here and at every table, and return it as it is written now."""
        account, called = await self.account(name), clean_name(new)
        check_honest(called, account=True)
        await self._check_free(called, account.person)
        await self._call(account.person, called)
        steps = renaming(account.person, called, name_key(called), looks(called))
        if not await self._note("rename", person_target(account.person), f"{account.name} → {called}", *steps):
            await self._call(account.person, account.name)
            raise _alike(called)  # to that of someone who came since
        return called

    async def _call(self, person: str, name: str) -> None:
        """Write their name down at each of their tables."""
        for table in await self._store.sittings(person):
            await self._alter(table, lambda facts: _renamed(person, name, facts), None)

    async def _check_free(self, name: str, person: str) -> None:
        """Refuse a name that another has, or that looks like theirs."""
        taken = await self._store.account_named(name_key(name))
        if taken is not None and taken.person != person:
            raise NotDone("name_taken", "the name {name} is taken; choose another", name=name)
        if await self._store.looks_like(looks(name), person):
            raise _alike(name)

    async def ban(self, whom: str, milliseconds: int) -> int:
        """Keep an account or an address out for so long, and return until when."""
        target, called = await self._target(whom)
        ends = self._wall() + milliseconds
        await self._note("ban", target, f"{called} until {in_words(ends)}", banning(Ban(target, called, ends)))
        return ends

    async def unban(self, whom: str) -> None:
        target, called = await self._target(whom)
        if target not in {ban.target for ban in await self._store.bans()}:
            raise NotDone("not_banned", "{whom} isn’t banned; “admin list bans” names who is", whom=whom)
        await self._note("unban", target, called, unbanning(target))
        await self._store.forget_bans(self._wall())

    async def note_password(self, account: Account) -> None:
        await self._note("password", person_target(account.person), account.name)

    async def note_key(self) -> None:
        await self._note("rotate-key", "", "a new key")

    async def account(self, name: str) -> Account:
        account = await self._store.account_named(name_key(name))
        if account is None or account.is_closed:
            raise NotDone("no_account", "there is no account {name}; “admin list people” names the newest", name=name)
        return account

    async def _target(self, whom: str) -> tuple[str, str]:
        """Return what is kept out, and what to call it: by IPv6, the network of whoever uses an address."""
        if key := _address(whom):
            return address_target(key), key
        account = await self.account(whom)
        return person_target(account.person), account.name

    async def _note(self, deed: str, target: str, words: str, *steps: Step) -> bool:
        return await self._store.do(noted(self._wall(), self._who, deed, target, words), *steps)

    async def _alter(self, table: str, alter: Callable[[Facts], Facts], now: int | None) -> None:
        while (stored := await self._store.table(table)) and (new := alter(stored.facts)) != stored.facts:
            if await self._store.change(table, stored.version, new, now):
                return


def _alike(name: str) -> NotDone:
    return NotDone("name_alike", "{name} looks too much like another’s name; choose another", name=name)


def _address(text: str) -> str:
    """Return the key of an address or of a network of the size that counts as one; empty: it is something else."""
    try:
        return address_key(str(ip_address(text)))
    except ValueError:
        pass
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return ""
    if network.prefixlen not in (32, 64) or (network.version == 6) != (network.prefixlen == 64):
        raise NotDone("bad_network", "{network} is too wide or too narrow; give one address", network=text)
    return address_key(str(network.network_address))


def _closed(facts: Facts) -> Facts:
    return closed(facts) if facts.status in ("open", "playing") else facts


def _renamed(person: str, name: str, facts: Facts) -> Facts:
    for seat in facts.seats_of(person):
        if facts.chairs[seat].rating is not None:  # what they were called as a guest, or call others, stays
            facts = facts.with_chair(seat, msgspec.structs.replace(facts.chairs[seat], name=name))
    return facts
