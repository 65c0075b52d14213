"""The table for a terminal: the city, the three vans beside each other, cards, missions and the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rich.text import Text

from ...core.counted import counted
from ...core.game import Seat
from .actions import AnyAction, MissionName
from .components import TURNS
from .drawing import LEGEND, LETTERS, amount, city_drawn
from .rules import Pandemonium
from .scoring import Score
from .state import GREEN, ROGUE, Phase
from .views import DriverView, View
from .words import SPECIALS, asked, changes

UNIT, SPENT = "■", "□"
PLAIN_LETTERS = {UNIT: "#", SPENT: "-"}
COLUMN = 24
"""How wide a van is told."""
GAP = "   "

HOW_TO_PLAY = (
    "Place your base beside the city (base a3 west) and choose a company (company whisper). In each of 16 turns, "
    "choose a card in secret: card 7. The lower one wins; its player plans first or second (order first) and moves "
    "the Rogue (rogue b2,b3). Plan your route cube by cube: go b4. Your van picks up packages until it is full; load "
    "2 1 leaves a place with two low-value packages and a high-value one, and your own gate unloads everything. Your "
    "cubes stay: entering one again costs battery, and when the Rogue enters one, you lose a package unless a battery "
    "unit stops it (block or lose). If your route ends on your gate, recharge low pays two low-value packages for a "
    "full battery. Pick up the exploding package with bomb, and hand it over where you cross someone’s cubes (hand "
    "green); at home, it scores 10. Low-value packages in your base score 1, high-value ones 5, and missions what "
    "they say.\n"
)

NEXT: dict[Phase, str] = {
    "base": "{first} places a base: base, its gate and a side",
    "company": "{first} chooses a company: company and its name",
    "card": "waiting for {all} to choose in secret: card and its number",
    "swap": "waiting for {all} to give up a mission: swap and its name",
    "order": "{first} has won the turn: order first, or order second",
    "route": "{first} plans a route, {cubes} to lay: go and the next square, load, stop",
    "rogue": "{first} moves the Rogue: rogue and the squares of its route",
    "loss": "{first} is about to lose {packages} to the Rogue; for each of them: block or lose",
    "over": "the game is over",
}
"""What is to be done in each phase."""


def draw(game: Pandemonium, view: View, last: AnyAction | None) -> Text:
    """Return the city, and below it all that is known of the drivers and their cards."""
    lines = ["", *_head(game, view), "", *city_drawn(view), "", LEGEND, ""]
    lines += _beside([[*_driver(game, view, seat)] for seat in range(len(view.drivers))])
    lines += ["", *_companies(game, view), *_cards(game, view), *_missions(game, view), *_sheet(game, view)]
    lines += ["", _next(game, view)]
    return Text("\n".join(lines))


def _seats(view: View) -> int:
    """Return how many play; whether the Rogue is played by someone shows when cards are chosen."""
    rogue = view.drivers[ROGUE]
    is_played = (view.phase == "card" and ROGUE in view.waiting) or rogue.has_chosen or rogue.played
    return 1 if not view.rolls else 3 if is_played else 2


def _name(game: Pandemonium, view: View, seat: Seat) -> str:
    return "Second Rogue" if seat == GREEN and _seats(view) == 1 else game.sides[seat]


def _head(game: Pandemonium, view: View) -> Iterator[str]:
    deck = len(game.box.spawns) - len(view.spawned)
    turn = f"Turn {view.turn} of {TURNS}" if view.turn else "Setting up"
    yield f"{turn}{GAP}map: {view.map}{GAP}{counted(deck, 'spawn card')} left"
    if not view.turn and view.rolls:
        yield "the die: " + ", then ".join(f"Red {red}, Green {green}" for red, green in view.rolls)
    if view.carrier is not None and view.fuse is not None:
        yield f"{game.sides[view.carrier]} has the exploding package: {_time_left(view.fuse, view.turn)}"


def _time_left(fuse: int, turn: int) -> str:
    """Tell when the bomb explodes, which may be never."""
    if fuse > TURNS:
        return "it won’t explode before the game is over"
    left = f"{counted(fuse - turn, 'turn')} from now" if fuse > turn else "this one"
    return f"it explodes after turn {fuse}, {left}"


def _driver(game: Pandemonium, view: View, seat: Seat) -> Iterator[str]:
    driver = view.drivers[seat]
    winner = ", winner" if seat == view.winner and view.phase not in ("card", "over") else ""
    yield f"{LETTERS[seat]} {_name(game, view, seat)}{winner}"
    if driver.gate:
        yield f"at {driver.at}, base {driver.gate} {driver.side}"
    if _is_robot(view, seat):
        yield f"took {amount(driver.low + driver.base_low, driver.high + driver.base_high) or 'nothing'}"
        return
    if driver.company:
        card = next(card for card in game.box.companies if card.name == driver.company)
        yield from (driver.company, *(f"  {change}" for change in changes(card)))
    if driver.charge:
        yield f"van, holds {driver.van}: {amount(driver.low, driver.high) or 'empty'}"
        yield f"battery {UNIT * driver.battery}{SPENT * (driver.charge - driver.battery)}"
        yield f"in base: {amount(driver.base_low, driver.base_high) or 'nothing'}"
    if stolen := amount(driver.stolen_low + driver.base_stolen_low, driver.stolen_high + driver.base_stolen_high):
        yield f"stolen: {stolen}"
    if driver.cubes:
        yield f"cubes {' '.join(driver.cubes)}"


def _is_robot(view: View, seat: Seat) -> bool:
    """Say whether nobody plays this van, once that is known."""
    return seat >= _seats(view) and (view.turn > 0 or seat == ROGUE)


def _beside(columns: Sequence[Sequence[str]]) -> Iterator[str]:
    for row in zip_longest(*columns, fillvalue=""):
        yield GAP.join(f"{part:<{COLUMN}}" for part in row).rstrip()


def _companies(game: Pandemonium, view: View) -> Iterator[str]:
    """Tell the companies that can still be chosen."""
    taken = {driver.company for driver in view.drivers}
    for number in game.setting_up.offered if view.phase in ("base", "company") else ():
        card = game.box.companies[number]
        if card.name not in taken:
            yield f"{card.name}: {', '.join(changes(card))}"


def _cards(game: Pandemonium, view: View) -> Iterator[str]:
    """Tell everyone's cards, and what those say that someone still has."""
    if not view.turn or view.phase == "over":
        return
    left: set[int] = set()
    for seat in range(_seats(view)):
        driver = view.drivers[seat]
        hand = [number for number in range(1, TURNS + 1) if number not in driver.played]
        left |= {*hand}
        numbers = " ".join(f"[{number}]" if number == driver.chosen else str(number) for number in hand)
        yield f"{game.sides[seat]:<6} cards {numbers or 'none'}{_shown(view, driver)}"
    says = [
        f"{card.number} {SPECIALS[card.special]}" for card in game.box.cards if card.special and card.number in left
    ]
    for first in range(0, len(says), 3):
        yield "  " + "".join(f"{text:<26}" for text in says[first : first + 3]).rstrip()


def _shown(view: View, driver: DriverView) -> str:
    """Tell a card that was chosen in secret, or revealed this turn."""
    if view.phase == "card":
        return ", has chosen" if driver.has_chosen else ""
    return f", played {driver.played[-1]}"


def _missions(game: Pandemonium, view: View) -> Iterator[str]:
    """Tell the missions that the watcher may know."""
    cards = {card.name: card for card in game.box.missions}
    for seat, driver in enumerate(view.drivers):
        for one in driver.missions or ():
            done = f"{one.counted} of {one.asked}{' so far' * one.so_far}, {counted(one.points, 'point')}"
            yield f"{game.sides[seat]:<6} mission {one.name}: {done}"
            yield f"  {asked(cards[MissionName(one.name)])}"


def _sheet(game: Pandemonium, view: View) -> Iterator[str]:
    """Tell the score sheet; missions are told where they are known."""
    if not view.turn:
        return
    yield ""
    yield f"{'':<6}" + "".join(f"{line:>10}" for line in Score.__struct_fields__)
    for seat in range(_seats(view)):
        score = view.drivers[seat].score
        points = [str(getattr(score, line)) for line in Score.__struct_fields__]
        if view.drivers[seat].missions is None and seat != ROGUE and game.setting_up.options.missions:
            points[Score.__struct_fields__.index("missions")] = "?"
        yield f"{game.sides[seat]:<6}" + "".join(f"{number:>10}" for number in points)


def _next(game: Pandemonium, view: View) -> str:
    names = [game.sides[seat] for seat in view.waiting]
    return NEXT[view.phase].format(
        first=names[0] if names else "",
        all=" and ".join(names),
        cubes=counted(view.steps, "cube"),
        packages=counted(_at_stake(view), "package"),
    )


def _at_stake(view: View) -> int:
    """Return how many packages the one who is asked may lose: no more than are aboard."""
    if view.phase != "loss":
        return 0
    victim = view.drivers[view.waiting[0]]
    return min(victim.owed, victim.low + victim.high)
