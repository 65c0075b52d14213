"""Whatever is played, packages neither appear nor vanish but by a rule, and nobody has more than they may."""

from __future__ import annotations

import pytest

from packhouse.bots.playing import at_random, steps
from packhouse.core.rng import QuickRng
from packhouse.games.pandemonium.actions import Recharge
from packhouse.games.pandemonium.rules import Pandemonium
from packhouse.games.pandemonium.state import State
from packhouse.games.pandemonium.tests.position import printed

GAMES = 12


def total(state: State) -> tuple[int, int]:
    """Count the packages in the city, on vans and in bases."""
    low = sum(state.low) + sum(driver.low + driver.base_low for driver in state.drivers)
    high = sum(state.high) + sum(driver.high + driver.base_high for driver in state.drivers)
    return low, high


def spawned(rules: Pandemonium, state: State) -> tuple[int, int]:
    """Count the packages that the map and the spawn cards have brought."""
    cards = [rules.box.spawns[number] for number in state.spawned]
    return 6 + sum(len(card.low) for card in cards), 2 + sum(len(card.high) for card in cards)


def paid(rules: Pandemonium, state: State, seat: int, action: object) -> tuple[int, int]:
    match action:
        case Recharge(value="low"):
            return rules.routes.firms.of(state.drivers[seat]).fee, 0
        case Recharge(value="high"):
            return 0, 1
    return 0, 0


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_packages_are_spawned_paid_or_blown_up_and_nothing_else(seats: int) -> None:
    rules = printed()
    for seed in range(GAMES):
        state, gone, fuse = rules.start(seats, seed), (0, 0), 0
        for seat, action in steps(rules, state, at_random(rules, QuickRng(seed))):
            low, high = paid(rules, state, seat, action)
            gone = gone[0] + low, gone[1] + high
            if fuse and not state.fuse and not any(driver.defused for driver in state.drivers):
                there, brought = total(state), spawned(rules, state)  # blown up
                gone = brought[0] - there[0], brought[1] - there[1]
            fuse = state.fuse
            assert total(state) == tuple(a - b for a, b in zip(spawned(rules, state), gone, strict=True))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_nobody_ever_has_more_than_they_may(seats: int) -> None:
    rules = printed()
    for seed in range(GAMES):
        state = rules.start(seats, seed)
        for _ in steps(rules, state, at_random(rules, QuickRng(seed))):
            for driver in state.drivers[:seats]:
                assert 0 <= driver.battery <= driver.charge
                assert len(driver.cubes) <= 6
                assert 0 <= driver.stolen_low <= driver.low
                assert 0 <= driver.stolen_high <= driver.high
                assert 0 <= driver.base_stolen_low <= driver.base_low
                assert 0 <= driver.base_stolen_high <= driver.base_high
                assert driver.low + driver.high <= driver.van + 1, "one more only by a special"
