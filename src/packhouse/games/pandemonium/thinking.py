"""How a player decides by what a position is worth: each phase in its own way."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...core.game import Seat
from ...core.rng import Rng
from .actions import AnyAction, Base, Card, Company, Go
from .city import Walk
from .components import TURNS, Special, Trait
from .eyes import Eye
from .ground import GRID, SQUARES
from .outlook import Outlook
from .planning import plans, sensible
from .routes import GOES
from .rules import Pandemonium
from .state import NONE, ROGUE, Driver, State, rival
from .worth import lead

FINE = 1 << 10
SOON = 60
"""Plays after which a turn is over for sure."""
TRAITS: dict[Trait, float] = {
    "van": 1.5, "battery": 1.2, "electric": 0.7, "fee": -0.6, "mission": 1.0, "guard": 2.5, "high": 2.0,
}  # fmt: skip
"""What one more of each is worth over a game."""


class Thought:
    """Of one seat, about one decision, in a world that it imagines."""

    def __init__(self, game: Pandemonium, world: State, seat: Seat, eye: Eye, rng: Rng) -> None:
        self.game, self.world, self.seat, self.eye, self.rng = game, world, seat, eye, rng
        self.specials = {card.number: card.special for card in game.box.cards}
        world.deck = []  # what will appear is nothing to reckon with

    def action(self) -> AnyAction:
        actions = self.game.legal(self.world, self.seat)
        if len(actions) == 1:
            return actions[0]
        match self.world.phase:
            case "base":
                return self._best(actions, self._site)
            case "company":
                return self._best(actions, self._company)
            case "card":
                return self._best(actions, self._card())
            case "route":
                return self._route()
            case _:
                return self._best(actions, self._then)

    def _best(self, actions: Iterable[AnyAction], value: Callable[[AnyAction], float]) -> AnyAction:
        return max(actions, key=lambda action: value(action) + self._off())

    def _off(self) -> float:
        return self.eye.blur * (self.rng.below(2 * FINE + 1) / FINE - 1)

    def _site(self, action: AnyAction) -> float:
        """Prefer a gate with packages around it, and the whole city not far."""
        assert isinstance(action, Base)
        away, state = self.game.cities[self.world.map].away[GRID.index[action.gate]], self.world
        near = sum((state.low[cell] + 5 * state.high[cell]) * self.eye.fade ** away[cell] for cell in range(SQUARES))
        return near - sum(away) / 10

    def _company(self, action: AnyAction) -> float:
        assert isinstance(action, Company)
        card = next(card for card in self.game.box.companies if card.name == action.name)
        changes = (card.ability, card.drawback)
        return sum(TRAITS[change.trait] * change.by for change in changes) + 4 * self._luck()

    def _luck(self) -> float:
        return self.rng.below(FINE) / FINE

    def _route(self) -> AnyAction:
        if not self.eye.plans:
            return self._best(sensible(self.game, self.world, self.seat), self._next)
        best = max(
            plans(self.game, self.world, self.seat),
            key=lambda plan: lead(self.game, plan.after, self.seat, self.eye) + self._off(),
        )
        return best.first

    def _next(self, action: AnyAction) -> float:
        after = self.world.copy()
        self.game.apply(after, self.seat, action)
        return lead(self.game, after, self.seat, self.eye)

    def _then(self, action: AnyAction) -> float:
        """Return where an action leads by the end of the turn, as far as can be told at a glance."""
        after = self.world.copy()
        self.game.apply(after, self.seat, action)
        play_on(self.game, after, self.eye, self.rng)
        return lead(self.game, after, self.seat, self.eye)

    def _card(self) -> Callable[[AnyAction], float]:
        """Return what a card brings now, less what it is good for on average."""
        if self.world.seats == 1 or self.seat == ROGUE:
            return lambda action: self._said(_number(action))
        stake = self._stake() - self.eye.stake
        theirs = [card for card in range(1, TURNS + 1) if card not in self.world.drivers[rival(self.seat)].played]
        ties = 0.0 if self.world.winner == self.seat else 1.0 if self.world.winner != NONE else 0.5

        def value(action: AnyAction) -> float:
            number = _number(action)
            wins = sum((other > number) + ties * (other == number) for other in theirs) / len(theirs)
            return wins * stake + self._said(number)

        return value

    def _stake(self) -> float:
        """Return what winning this turn brings: play it both ways, at a glance."""
        leads = []
        for winner in (self.seat, rival(self.seat)):
            after = self.world.copy()
            after.phase, after.waiting, after.winner = "order", [winner], winner
            play_on(self.game, after, self.eye, self.rng)
            leads.append(lead(self.game, after, self.seat, self.eye))
        return leads[0] - leads[1]

    def _said(self, number: int) -> float:
        """Return what a card's special is worth now, above what it is worth on average."""
        driver, left = self.world.drivers[self.seat], (TURNS - self.world.turn) / TURNS
        aboard = driver.low + driver.high
        worth: dict[Special | None, float] = {
            "drain": -0.2 if driver.battery else 0.3,
            "cramped": -0.3 if aboard > 1 else 0.1,
            "recharge": 0.4 if driver.battery < driver.charge else -0.5,
            "roomy": 0.2 if aboard >= driver.van - 1 else -0.2,
            "swap": 2 * left - 1,
            "ignored": 0.4 * (driver.low + 3 * driver.high) - 1.2,
        }
        return worth.get(self.specials.get(number), 0.0)


def _number(action: AnyAction) -> int:
    assert isinstance(action, Card) and action.number
    return action.number


def play_on(game: Pandemonium, state: State, eye: Eye, rng: Rng) -> None:
    """Play until the turn is over, at a glance."""
    turn = state.turn
    for _ in range(SOON):
        if state.phase in ("card", "over") or state.turn != turn:
            return
        seat = state.waiting[0]
        game.apply(state, seat, glance(game, state, seat, eye, rng))


def glance(game: Pandemonium, state: State, seat: Seat, eye: Eye, rng: Rng) -> AnyAction:
    """Return what looks good at once."""
    match state.phase:
        case "route":
            return _step(game, state, seat, eye)
        case "loss":
            block, lose = game.legal(state, seat)
            return block if state.drivers[seat].high or state.turn > TURNS - 4 else lose
        case "rogue":
            return _rogue(game, state)
        case _:
            return game.sample(state, seat, rng)


def _step(game: Pandemonium, state: State, seat: Seat, eye: Eye) -> AnyAction:
    actions = sensible(game, state, seat)
    if not isinstance(actions[0], Go):
        return actions[0]
    best = max(Outlook(game, state, seat, eye).ways(), key=lambda way: way.points, default=None)
    action = GOES[best.cells[0]] if best else actions[0]
    return action if action in actions else actions[0]


def _rogue(game: Pandemonium, state: State) -> AnyAction:
    """Send the Rogue over as many of the other's cubes as possible, and few of one's own."""
    mine, theirs = (state.drivers[seat] for seat in (state.winner, rival(state.winner)))

    def value(walk: Walk) -> int:
        return _prey(theirs, walk) - _prey(mine, walk)

    return max(game.rogue.ways(state), key=value).action


def _prey(driver: Driver, walk: Walk) -> int:
    return sum(cell in driver.cubes for cell in walk.cells) * min(3, driver.low + 5 * driver.high)
