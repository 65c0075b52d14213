"""Chance is repeatable, fair, and tells nothing of what is to come."""

from __future__ import annotations

from collections import Counter

import msgspec

from packhouse.core.rng import SEED_BITS, KeyedRng, QuickRng


def test_a_seed_gives_these_draws_on_every_release_and_platform() -> None:
    rng = KeyedRng.from_seed(1)
    assert [rng.below(100) for _ in range(8)] == [32, 34, 89, 83, 74, 71, 36, 60]
    assert rng.seed() == 93743196932935100239023049961207951842724825138682121927069964254517855295583
    assert rng.fork().key.hex() == "5425ac1bf2176eaee13627cf4af36a25e6b68d8a2a09144fdc574e47ce6a1c09"
    assert rng.stream("seat", 3).key.hex() == "9857793aa5ed4923622345fa7971e0f56492d688314481f6eceb203b83f922af"


def test_a_shuffle_is_the_same_everywhere_too() -> None:
    cards = list(range(8))
    KeyedRng.from_seed(2).shuffle(cards)
    assert cards == [2, 4, 5, 3, 6, 0, 7, 1]


def test_the_quick_one_gives_these_draws() -> None:
    rng = QuickRng(1)
    assert [rng.below(100) for _ in range(8)] == [13, 84, 76, 25, 49, 44, 65, 78]
    assert rng.fork().key.hex() == "8f2e0718bcc74107acb3f4d593d2c96e98c924c3b6058a0028e50472f9d8b6b8"


def test_no_number_is_favoured() -> None:
    """Were draws past the last whole multiple kept, the first third would come up half the time."""
    rng, third = KeyedRng.from_seed(3), 1 << 62
    shares = Counter(rng.below(3 * third) // third for _ in range(3_000))
    assert all(900 < shares[part] < 1_100 for part in range(3))


def test_a_die_shows_all_its_sides() -> None:
    for rng in (KeyedRng.from_seed(4), QuickRng(4)):
        rolls = Counter(rng.roll() for _ in range(6_000))
        assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
        assert all(850 < count < 1_150 for count in rolls.values())


def test_every_order_comes_of_a_shuffle() -> None:
    rng = KeyedRng.from_seed(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2_400):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(60 < count < 140 for count in orders.values())


def test_a_stream_does_not_depend_on_what_was_drawn() -> None:
    fresh, used = KeyedRng.from_seed(6), KeyedRng.from_seed(6)
    used.roll()
    assert fresh.stream("seat", 1) == used.stream("seat", 1)


def test_taking_a_stream_draws_nothing() -> None:
    rng = KeyedRng.from_seed(6)
    rng.stream("seat", 1)
    assert rng == KeyedRng.from_seed(6)


def test_streams_of_different_names_have_nothing_in_common() -> None:
    rng = KeyedRng.from_seed(7)
    keys = {rng.stream(*name).key for name in (("seat", 1), ("seat", "1"), ("seat/1",), ("deck",), ("seat",), ())}
    assert len(keys | {rng.key}) == 7


def test_a_fork_has_a_future_of_its_own() -> None:
    rng = KeyedRng.from_seed(8)
    forks = [rng.fork(), rng.fork()]
    assert len({rng.key, *(fork.key for fork in forks)}) == 3
    assert [forks[0].roll() for _ in range(20)] != [forks[1].roll() for _ in range(20)]


def test_draws_forks_and_seeds_of_one_moment_tell_nothing_of_each_other() -> None:
    """They come from the same counter; only the purpose tells them apart."""
    draw, fork, seed = (KeyedRng.from_seed(9) for _ in range(3))
    first_bytes = {
        draw.below(1 << 64).to_bytes(8, "little"),
        fork.fork().key[:8],
        seed.seed().to_bytes(SEED_BITS // 8, "little")[:8],
    }
    assert len(first_bytes) == 3


def test_a_copy_draws_on_from_the_same_place() -> None:
    rng = KeyedRng.from_seed(10)
    rng.roll()
    copy = rng.copy()
    assert [rng.below(1_000) for _ in range(5)] == [copy.below(1_000) for _ in range(5)]


def test_json_keeps_the_place() -> None:
    rng = KeyedRng.from_seed(11)
    rng.roll()
    assert msgspec.json.decode(msgspec.json.encode(rng), type=KeyedRng) == rng


def test_the_largest_seed_is_a_seed() -> None:
    assert KeyedRng.from_seed((1 << SEED_BITS) - 1).roll() in range(1, 7)
