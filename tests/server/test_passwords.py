"""Passwords are checked slowly on purpose, and never so that others wait long."""

from __future__ import annotations

import asyncio
import threading
from typing import Literal

import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters

from packhouse.server.people.passwords import BadPassword, Passwords
from packhouse.server.queues import Busy

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def hashed(password: str) -> str:
    return asyncio.run(Passwords(hasher=QUICK).hash(password))


def verified(stored: str | None, password: str) -> bool:
    return asyncio.run(Passwords(hasher=QUICK).verify(stored, password))


def test_the_password_is_recognised() -> None:
    assert verified(hashed("correct horse"), "correct horse")


def test_another_is_not() -> None:
    assert not verified(hashed("correct horse"), "battery staple")


def test_an_accent_may_be_typed_in_two_ways() -> None:
    assert verified(hashed("caf\u00e9 au lait"), "cafe\u0301 au lait")


def test_broken_text_can_be_a_password() -> None:
    assert verified(hashed("\ud800" * 8), "\ud800" * 8)


@pytest.mark.parametrize("password", ["", "seven77", "e\u0301" * 7, "x" * 201])
def test_a_password_has_8_to_200_characters(password: str) -> None:
    with pytest.raises(BadPassword, match="a password has 8 to 200 characters"):
        hashed(password)


@pytest.mark.parametrize("length", [8, 200])
def test_the_shortest_and_the_longest_are_taken(length: int) -> None:
    assert verified(hashed("x" * length), "x" * length)


def test_a_long_one_may_be_typed_in_two_ways() -> None:
    assert verified(hashed("\u00e9" * 150), "e\u0301" * 150)


def test_a_much_too_long_one_is_wrong_at_once() -> None:
    assert not verified(hashed("x" * 200), "x" * 1_000_000)


def test_nobody_has_no_password() -> None:
    assert not verified(None, "")


class Listening(PasswordHasher):
    """Writes down the costs of what it verifies."""

    def __init__(self) -> None:
        super().__init__(time_cost=2, memory_cost=16, parallelism=1)
        self.costs: list[Parameters] = []

    def verify(self, stored: str | bytes, password: str | bytes) -> Literal[True]:
        self.costs.append(extract_parameters(str(stored)))
        return super().verify(stored, password)


def test_someone_unknown_costs_as_much() -> None:
    async def test() -> None:
        await passwords.verify(await passwords.hash("correct horse"), "battery staple")
        await passwords.verify(None, "battery staple")

    hasher = Listening()
    passwords = Passwords(hasher=hasher)
    asyncio.run(test())
    known, unknown = hasher.costs
    assert known == unknown


def test_cheaper_hashes_are_to_be_made_anew() -> None:
    assert Passwords().needs_rehash(hashed("correct horse"))
    assert not Passwords(hasher=QUICK).needs_rehash(hashed("correct horse"))


def test_beyond_the_bound_it_is_busy() -> None:
    async def test() -> list[bool | BaseException]:
        passwords = Passwords(waiting=1, hasher=QUICK)
        return await asyncio.gather(*[passwords.verify(None, "x") for _ in range(4)], return_exceptions=True)

    assert [isinstance(answer, Busy) for answer in asyncio.run(test())] == [False, False, True, True]


class Waiting(PasswordHasher):
    """Takes until it is let go on."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.go_on = threading.Event()

    def verify(self, stored: str | bytes, password: str | bytes) -> Literal[True]:
        assert self.go_on.wait(10), "nobody else was served"
        return super().verify(stored, password)


def test_others_are_served_meanwhile() -> None:
    async def test() -> bool:
        hasher = Waiting()
        verifying = asyncio.create_task(Passwords(hasher=hasher).verify(None, "x"))
        await asyncio.sleep(0.01)
        hasher.go_on.set()
        return await verifying

    assert not asyncio.run(test())
