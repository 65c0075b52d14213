"""Whatever Package Pandemonium hides, a leak of it is caught, whether it is the table's or the game's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
from pytest import MonkeyPatch

from packhouse import games, wire
from packhouse.core.errors import IllegalAction
from packhouse.core.game import Seat, Watcher
from packhouse.games.pandemonium import refusals, seeing
from packhouse.games.pandemonium.actions import AnyAction
from packhouse.games.pandemonium.components import TURNS
from packhouse.games.pandemonium.rules import Pandemonium
from packhouse.games.pandemonium.state import State
from packhouse.games.pandemonium.tests.position import BOX
from packhouse.games.pandemonium.views import View
from packhouse.server.tables.scene import Scene
from tests.contract import Case, Check, knowing
from tests.contract.cases import of
from tests.leaks.faults import telling
from tests.leaks.hunt import hunt, some
from tests.leaks.pair import Leak

Telling: TypeAlias = Callable[[Pandemonium, State, View], View]


def cards_before_the_reveal(game: Pandemonium, state: State, seen: View) -> View:
    return _of_drivers(seen, lambda seat: {"chosen": state.drivers[seat].chosen or None})


def hands_without_the_cards_chosen(game: Pandemonium, state: State, seen: View) -> View:
    def played(seat: Seat) -> dict[str, Any]:
        driver = state.drivers[seat]
        return {"played": (*driver.played, driver.chosen) if driver.chosen else tuple(driver.played)}

    return _of_drivers(seen, played)


def missions(game: Pandemonium, state: State, seen: View) -> View:
    return _of_drivers(seen, lambda seat: {"missions": seeing.view(game, state, seat).drivers[seat].missions})


def missions_given_up(game: Pandemonium, state: State, seen: View) -> View:
    names = game.cards.missions
    return _of_drivers(seen, lambda seat: {"given_up": tuple(names[one] for one in state.drivers[seat].given_up)})


def points_of_missions(game: Pandemonium, state: State, seen: View) -> View:
    return _of_drivers(seen, lambda seat: {"score": game.sheet.score(state, seat)})


def the_next_spawn_card(game: Pandemonium, state: State, seen: View) -> View:
    return msgspec.structs.replace(seen, spawned=(*seen.spawned, *state.deck[-1:]))


TELLING: list[Telling] = [
    cards_before_the_reveal,
    hands_without_the_cards_chosen,
    missions,
    missions_given_up,
    points_of_missions,
    the_next_spawn_card,
]


def swapping() -> Iterator[Case]:
    """Give set-ups with a box in which every card swaps a mission, so that some are soon given up."""
    cards = [{"number": number, "special": "swap"} for number in range(1, TURNS + 1)]
    for seed in range(4):
        setup = games.setup(Pandemonium.name, 2, seed, own=BOX | {"cards": cards})
        yield Case(games.load(setup), setup)


@pytest.mark.parametrize("telling", TELLING, ids=lambda telling: telling.__name__)
def test_a_table_that_shows_what_is_hidden_is_caught(
    telling: Telling, tmp_path: Path, monkeypatch: MonkeyPatch
) -> None:
    def seen(scene: Scene, watcher: Watcher) -> bytes:
        game, state = scene._match.game, scene._match.state
        assert isinstance(game, Pandemonium)
        return wire.encode(telling(game, state, game.view(state, watcher)))

    monkeypatch.setattr(Scene, "_seen", seen)
    with pytest.raises(Leak):
        hunt(swapping() if telling is missions_given_up else some(Pandemonium.name), tmp_path)


def test_a_table_that_tells_cards_as_they_are_is_caught(tmp_path: Path, monkeypatch: MonkeyPatch) -> None:
    telling.tells_plays_as_they_are(monkeypatch)
    with pytest.raises(Leak):
        hunt(some(Pandemonium.name), tmp_path)


def test_a_refusal_that_names_missions_is_caught(tmp_path: Path, monkeypatch: MonkeyPatch) -> None:
    def why(game: Pandemonium, state: State, seat: Seat, action: AnyAction) -> IllegalAction:
        return IllegalAction("no", "not with {missions}", missions=str([one.missions for one in state.drivers]))

    monkeypatch.setattr(refusals, "why", why)
    with pytest.raises(Leak):
        hunt(some(Pandemonium.name), tmp_path)


@pytest.mark.parametrize("telling", TELLING, ids=lambda telling: telling.__name__)
def test_a_game_that_shows_what_is_hidden_is_caught(telling: Telling, monkeypatch: MonkeyPatch) -> None:
    def view(game: Pandemonium, state: State, watcher: Watcher) -> View:
        return telling(game, state, seeing.view(game, state, watcher))

    monkeypatch.setattr(Pandemonium, "view", view)
    _is_caught_by(knowing.nobody_can_tell_an_imagined_position_from_the_true_one)


def test_a_game_that_tells_cards_and_missions_as_they_are_is_caught(monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(Pandemonium, "seen", lambda game, state, seat, action, watcher: action)
    _is_caught_by(knowing.a_play_as_seen_tells_no_more_than_the_view_that_follows)


def _of_drivers(seen: View, change: Callable[[Seat], dict[str, Any]]) -> View:
    """Change what is seen of each driver."""
    drivers = (msgspec.structs.replace(one, **change(seat)) for seat, one in enumerate(seen.drivers))
    return msgspec.structs.replace(seen, drivers=tuple(drivers))


def _is_caught_by(check: Check) -> None:
    with pytest.raises(AssertionError):
        for case in of(Pandemonium.name):
            check(case)
