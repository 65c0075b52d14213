"""What the lab asks of Package Pandemonium: points by line of the score sheet, companies, missions and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...core.game import Seat
from ...kit.offers import Moment, Offer
from .actions import Company, Order, Swap
from .components import TURNS
from .rules import Pandemonium
from .state import NONE, ROGUE, State, rival

ORDERS = ("first", "second")


def sources(game: Pandemonium, state: State, seat: Seat) -> dict[str, float]:
    score = game.sheet.score(state, seat)
    found: dict[str, float] = {
        "low-value packages": score.low,
        "high-value packages": score.high,
        "exploding package": score.bomb,
    }
    return found | ({"stolen, again": score.stolen} if seat == ROGUE else {"missions": score.missions})


def components(game: Pandemonium, moments: Iterable[Moment]) -> Iterator[Offer]:
    """Tell missions as they were dealt: those that are swapped away are the ones that didn't go well."""
    state: State | None = None
    dealt = False
    for state, seat, action in moments:
        if state.phase == "card" and not dealt:
            dealt = True
            yield from _dealt(game, state)
        match action:
            case Company():
                offered = [
                    choice.name for choice in game.setting_up.choices(state, seat) if isinstance(choice, Company)
                ]
                yield Offer("company", seat, offered, (action.name,))
            case Swap():
                held = _missions(game, state.drivers[seat].missions)
                yield Offer("mission kept", seat, held, [name for name in held if name != action.mission])
            case Order():
                yield Offer("planning", seat, ORDERS, (action.when,))
    if state:
        yield from _cards(game, state)


def _dealt(game: Pandemonium, state: State) -> Iterator[Offer]:
    for seat, driver in enumerate(state.drivers[: state.seats]):
        if driver.missions:
            names = _missions(game, driver.missions)
            yield Offer("mission", seat, names, names, dealt=True)


def _missions(game: Pandemonium, numbers: Sequence[int]) -> list[str]:
    return [game.cards.missions[number] for number in numbers]


def _cards(game: Pandemonium, state: State) -> Iterator[Offer]:
    """Tell which specials Red and Green played in the first half, and who then played lower cards."""
    specials = {card.number: f"{card.number} ({card.special})" for card in game.box.cards if card.special}
    for seat in range(min(state.seats, ROGUE)) if state.seats > 1 else ():
        early, theirs = (state.drivers[one].played[: TURNS // 2] for one in (seat, rival(seat)))
        yield Offer("card played early", seat, specials.values(), [specials[one] for one in early if one in specials])
        lower = ["low cards"] if sum(early) < sum(theirs) else []
        yield Offer("played early", seat, ["low cards"], lower)


def figures(game: Pandemonium, state: State, seat: Seat) -> dict[str, float]:
    driver, rogues = state.drivers[seat], state.drivers[state.seats :]
    defused = any(one.defused for one in state.drivers)
    completed = {
        f"completes {game.cards.missions[number]}": float(game.sheet.progress(state, driver, number).scored > 0)
        for number in driver.missions
    }
    return {
        "low-value packages": driver.base_low,
        "high-value packages": driver.base_high,
        "exploding package defused": defused,
        "exploding package exploded": _has_exploded(game, state) and not defused,
        "taken by Rogues nobody plays": sum(one.low + one.high + one.base_low + one.base_high for one in rogues),
        "of these of high value": sum(one.high + one.base_high for one in rogues),
        "battery units left": driver.battery,
        "losses stopped": driver.logbook.blocked,
        **completed,
    }


def _has_exploded(game: Pandemonium, state: State) -> bool:
    """Say whether the package is gone, having been there, unless it was defused."""
    came = any(game.box.spawns[number].bomb for number in state.spawned)
    return came and state.bomb == NONE == state.carrier
