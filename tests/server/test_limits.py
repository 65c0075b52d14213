"""No one gets more than their share, and no one else notices."""

from __future__ import annotations

import pytest

from packhouse.server.config import Config
from packhouse.server.limits import AtOnce, Bucket, Limits, NetworkAtOnce, NetworkRate, Rate, address_key, holder


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_no_more() -> None:
    bucket = Bucket(1, 3, Clock())
    assert [bucket.allow() for _ in range(4)] == [True, True, True, False]


def test_tokens_come_back_with_time() -> None:
    clock = Clock()
    bucket = Bucket(2, 2, clock)
    assert bucket.allow(2)
    clock.now += 0.5
    assert [bucket.allow(), bucket.allow()] == [True, False]


def test_a_bucket_never_overflows() -> None:
    clock = Clock()
    bucket = Bucket(1, 3, clock)
    clock.now += 1000
    assert not bucket.allow(4)


def test_what_is_refused_costs_nothing() -> None:
    bucket = Bucket(1, 3, Clock())
    assert not bucket.allow(4)
    assert bucket.allow(3)


def test_each_key_has_its_own_share() -> None:
    limits = Rate(1, 1, Clock())
    assert [limits.allow("a"), limits.allow("b"), limits.allow("a")] == [True, True, False]


def test_a_key_is_forgotten_when_its_bucket_is_full_again() -> None:
    clock = Clock()
    limits = Rate(1, 5, clock)
    for key in "abc":
        limits.allow(key)
    clock.now += 6
    limits.allow("d")
    assert len(limits) == 1


def test_a_key_that_comes_back_after_a_long_time_is_let_in() -> None:
    clock = Clock()
    limits = Rate(1, 5, clock)
    limits.allow("a")
    clock.now += 6
    assert limits.allow("a")


def test_a_key_is_remembered_while_it_owes() -> None:
    clock = Clock()
    limits = Rate(1, 5, clock)
    limits.allow("a", 5)
    clock.now += 4
    limits.allow("b")
    assert not limits.allow("a", 5)


def test_whoever_holds_a_forgotten_bucket_shares_it_with_whoever_comes_later() -> None:
    clock = Clock()
    limits = Rate(1, 5, clock)
    held = limits.bucket("a")
    clock.now += 6
    limits.allow("b")
    assert len(limits) == 1
    assert limits.bucket("a") is held


def test_a_flood_of_keys_takes_bounded_memory() -> None:
    limits = Rate(1, 5, Clock(), most=10)
    for number in range(100):
        limits.allow(str(number))
    assert len(limits) == 10


def test_a_flood_of_keys_forgets_the_longest_unused() -> None:
    limits = Rate(1, 1, Clock(), most=10)
    for number in range(100):
        limits.allow("often")
        limits.allow(str(number))
    assert not limits.allow("often")


def test_a_key_may_enter_as_often_as_the_limit() -> None:
    count = AtOnce(2)
    assert [count.enter("a"), count.enter("a"), count.enter("a"), count.enter("b")] == [True, True, False, True]


def test_leaving_makes_room() -> None:
    count = AtOnce(1)
    count.enter("a")
    count.leave("a")
    assert count.enter("a")


def test_being_refused_takes_no_room() -> None:
    count = AtOnce(1)
    count.enter("a")
    count.enter("a")
    count.leave("a")
    assert count.enter("a")


def test_leaving_unentered_is_a_fault() -> None:
    with pytest.raises(KeyError):
        AtOnce(1).leave("a")


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_an_address_stands_for_its_household(address: str, key: str) -> None:
    assert address_key(address) == key


@pytest.mark.parametrize(
    ("address", "held"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("somewhere", "somewhere"),
        ("else/64", "else/64"),
    ],
)
def test_a_holder_of_ipv6_has_more_than_one_network(address: str, held: str) -> None:
    assert holder(address_key(address)) == held


def entries(count: NetworkAtOnce, networks: int, pattern: str = "2001:db8:1:{:x}::/64") -> int:
    """Return how many of 15 tries from each network are let in."""
    return sum(count.enter(pattern.format(number)) for number in range(networks) for _ in range(15))


def test_neighbouring_networks_have_few_things_at_once_together() -> None:
    count = NetworkAtOnce(10)
    assert entries(count, 1) == 10
    assert entries(count, 200) == 10  # the rest of what the one of 56 bits may
    assert entries(count, 200, "2001:db8:1:{:x}00::/64") == 20  # and the one of 48 bits
    assert entries(count, 1, "2001:db8:2:{:x}::/64") == 10
    assert entries(count, 9, "192.0.2.{}") == 90


def test_leaving_makes_room_in_the_networks_around() -> None:
    count = NetworkAtOnce(10)
    entries(count, 200)
    count.leave("2001:db8:1:0::/64")
    assert entries(count, 200, "2001:db8:1:{:x}::/64") == 1


def test_what_a_network_refuses_takes_no_room() -> None:
    count = NetworkAtOnce(1)
    assert entries(count, 9) == 2
    for number in (0, 1):
        count.leave(f"2001:db8:1:{number}::/64")
    assert count.enter("2001:db8:1:8::/64")


def test_sockets_of_neighbouring_networks_come_no_faster() -> None:
    arriving = Limits(Config(database="", connections=5), Clock()).arriving
    assert sum(arriving.allow(f"2001:db8:1:{number:x}::/64") for number in range(200)) == 20


def tries(rate: NetworkRate, networks: int, pattern: str = "2001:db8:1:{:x}::/64") -> int:
    """Return how many of 15 tries from each network are allowed."""
    return sum(rate.allow(pattern.format(number)) for number in range(networks) for _ in range(15))


def test_one_address_has_its_own_share_in_every_network() -> None:
    rate = NetworkRate(1, 10, Clock())
    assert tries(rate, 1) == 10


def test_neighbouring_networks_are_counted_together() -> None:
    rate = NetworkRate(1, 10, Clock())
    assert tries(rate, 200) == 20  # all in one of 56 bits
    assert tries(rate, 200, "2001:db8:1:{:x}00::/64") == 20  # the rest of what the one of 48 bits may
    assert tries(rate, 1, "2001:db8:2:{:x}::/64") == 10


def test_what_a_network_refuses_costs_the_address_nothing() -> None:
    clock = Clock()
    rate = NetworkRate(1, 10, clock)
    tries(rate, 200)
    clock.now += 1
    assert rate.allow("2001:db8:1:77::/64")


def test_other_addresses_have_no_network_in_common() -> None:
    rate = NetworkRate(1, 10, Clock())
    assert tries(rate, 9, "192.0.2.{}") == 90
