"""Why an action is refused, in a sentence that says what to do instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from ...core.errors import IllegalAction
from ...core.game import Seat
from .actions import AnyAction, Base, Bomb, Card, Company, Go, Hand, Load, Recharge, Rogue, Stop, Swap
from .ground import GRID, sides_of
from .state import COLOURS, Phase, State

if TYPE_CHECKING:
    from .rules import Pandemonium

Why: TypeAlias = Callable[["Pandemonium", State, Seat, Any], IllegalAction]

NOW: dict[Phase, tuple[str, str]] = {
    "base": ("base_now", "place your base first; write base, its gate and the side it stands on"),
    "company": ("company_now", "choose a company first; write company and its name"),
    "card": ("card_now", "choose a priority card first; write card and its number"),
    "swap": ("swap_now", "give up one of your three missions first; write swap and its name"),
    "order": ("order_now", "choose when you plan; write order first or order second"),
    "route": ("route_now", "plan your route; write go and the next square"),
    "rogue": ("rogue_now", "move the Rogue; write rogue and the squares of its route"),
    "loss": ("loss_now", "the Rogue is taking a package; write block to stop it, or lose to let it go"),
}
"""What is to be done in each phase."""


def why(game: Pandemonium, state: State, seat: Seat, action: AnyAction) -> IllegalAction:
    """Return why an active seat may not do this, which isn't legal."""
    phase, reason = REASONS.get(type(action), (None, None))
    if reason is None or phase != state.phase:
        return IllegalAction(*NOW[state.phase])
    return reason(game, state, seat, action)


def _base(game: Pandemonium, state: State, seat: Seat, action: Base) -> IllegalAction:
    if action.gate not in GRID.index or action.side not in sides_of(action.gate):
        return IllegalAction(
            "not_beside", "{gate} isn’t on the {side} side; name an edge square of that side",
            gate=action.gate, side=action.side,
        )  # fmt: skip
    if any(GRID.index[action.gate] == driver.gate for driver in state.drivers):
        return IllegalAction("gate_taken", "{gate} is another base’s gate; choose another square", gate=action.gate)
    return IllegalAction(
        "side_barred", "the {side} side has the Rogue base or a package; choose another side", side=action.side
    )


def _company(game: Pandemonium, state: State, seat: Seat, action: Company) -> IllegalAction:
    left = ", ".join(card.name for card in game.setting_up.choices(state, seat) if isinstance(card, Company))
    return IllegalAction("no_company", "{name} isn’t available; choose from {left}", name=action.name, left=left)


def _card(game: Pandemonium, state: State, seat: Seat, action: Card) -> IllegalAction:
    if action.number in state.drivers[seat].played:
        return IllegalAction(
            "card_gone", "you have already played your {number}; choose another card", number=action.number
        )
    return IllegalAction("no_card", "choose one of your cards by its number")


def _swap(game: Pandemonium, state: State, seat: Seat, action: Swap) -> IllegalAction:
    own = ", ".join(game.cards.missions[number] for number in state.drivers[seat].missions)
    return IllegalAction("not_your_mission", "name the mission to give up; you have {missions}", missions=own)


def _go(game: Pandemonium, state: State, seat: Seat, action: Go) -> IllegalAction:
    driver, cell = state.planner, GRID.index.get(action.square)
    if not state.steps:
        return IllegalAction("no_cubes", "your route is complete; write stop, or what you do before you stop")
    if cell is None or cell not in GRID.neighbours[driver.at]:
        return IllegalAction(
            "too_far", "{square} isn’t next to {here}; go on square by square",
            square=action.square, here=GRID.cells[driver.at],
        )  # fmt: skip
    if cell not in game.cities[state.map].exits[driver.at]:
        return IllegalAction(
            "water", "water blocks the way to {square}; go round it, or over a bridge", square=action.square
        )
    return IllegalAction(
        "own_cubes", "your own cubes on {square} cost battery units ({units}), and you have {battery}; go elsewhere",
        square=action.square, units=driver.cubes.count(cell), battery=driver.battery,
    )  # fmt: skip


def _load(game: Pandemonium, state: State, seat: Seat, action: Load) -> IllegalAction:
    driver, here = state.planner, state.planner.at
    if here == driver.gate:
        return IllegalAction("at_base", "everything goes into your base here; go on or stop")
    if state.has_loaded:
        return IllegalAction("loaded", "you have already changed your load here; go on or stop")
    if (action.low, action.high) == (driver.low, driver.high):
        return IllegalAction("same_load", "that is what you already have aboard; go on or stop")
    low, high = driver.low + state.low[here], driver.high + state.high[here]
    if not (0 <= action.low <= low and 0 <= action.high <= high):
        return IllegalAction(
            "no_packages", "packages here and aboard: {low} low-value, {high} high-value; name no more than that",
            low=low, high=high,
        )  # fmt: skip
    return IllegalAction("van_full", "your van holds {most} this turn; leave some here", most=driver.van + driver.room)


def _bomb(game: Pandemonium, state: State, seat: Seat, action: Bomb) -> IllegalAction:
    return IllegalAction("no_bomb", "the exploding package isn’t here; go where it lies")


def _hand(game: Pandemonium, state: State, seat: Seat, action: Hand) -> IllegalAction:
    if state.carrier != seat:
        return IllegalAction("not_carrier", "you aren’t carrying the exploding package; plan your route")
    if COLOURS.index(action.to) not in range(state.seats) or COLOURS.index(action.to) == seat:
        return IllegalAction("no_taker", "it can only be handed to another player; name one")
    return IllegalAction("no_crossing", "none of their cubes lies here; cross their route first")


def _recharge(game: Pandemonium, state: State, seat: Seat, action: Recharge) -> IllegalAction:
    driver = state.planner
    if driver.at != driver.gate:
        return IllegalAction("not_home", "you can only pay for a full charge if your route ends on your gate; go there")
    if driver.battery >= driver.charge:
        return IllegalAction("charged", "your battery is full; go on or stop")
    if not any(isinstance(choice, Stop) for choice in game.routes.choices(state, seat)):
        return IllegalAction(
            "not_stopping", "you can only pay for a full charge at the end of your route; lay all your cubes first"
        )
    return IllegalAction(
        "too_few",
        "a full charge costs low-value packages ({fee}) or one high-value package from your base; stop without it",
        fee=game.routes.firms.of(driver).fee,
    )


def _stop(game: Pandemonium, state: State, seat: Seat, action: Stop) -> IllegalAction:
    return IllegalAction(
        "cubes_left", "your route isn’t complete; go on (cubes still to lay: {number})", number=state.steps
    )


def _rogue(game: Pandemonium, state: State, seat: Seat, action: Rogue) -> IllegalAction:
    ways = game.rogue.ways(state)
    example = ",".join(ways[0].action.route) or "-"
    return IllegalAction(
        "rogues_list", "the Rogue’s list doesn’t allow that; choose a route that it does, such as rogue {example}",
        number=len(ways), example=example,
    )  # fmt: skip


REASONS: dict[type[AnyAction], tuple[Phase, Why]] = {
    Base: ("base", _base), Company: ("company", _company), Card: ("card", _card), Swap: ("swap", _swap),
    Go: ("route", _go), Load: ("route", _load), Bomb: ("route", _bomb), Hand: ("route", _hand),
    Recharge: ("route", _recharge), Stop: ("route", _stop), Rogue: ("rogue", _rogue),
}  # fmt: skip
"""By action: the phase in which it may be played, and who says why it may not now."""
