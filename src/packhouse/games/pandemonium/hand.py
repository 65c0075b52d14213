"""Which priority card to choose: what winning the turn brings, what the other may play, and what cards say."""

from __future__ import annotations

from ...core.game import Seat
from ...core.rng import Rng
from .components import TURNS, Special
from .eyes import Eye
from .glance import play_on
from .rules import Pandemonium
from .state import NONE, ROGUE, State, rival
from .worth import lead


class Hand:
    """A seat's cards in a world that it imagines: what each brings now, less what it is good for on average."""

    def __init__(self, game: Pandemonium, world: State, seat: Seat, eye: Eye, rng: Rng) -> None:
        self.game, self.world, self.seat, self.eye, self.rng = game, world, seat, eye, rng
        self.specials = {card.number: card.special for card in game.box.cards}
        self.theirs: list[int] = []
        self.stake = 0.0
        if world.seats > 1 and seat != ROGUE:
            played = world.drivers[rival(seat)].played
            self.theirs = [card for card in range(1, TURNS + 1) if card not in played]
            self.stake = self._gained() - eye.stake

    def worth(self, number: int) -> float:
        return self._wins(number) * self.stake + self._said(number)

    def _wins(self, number: int) -> float:
        """Return how likely a card wins the turn, if the other plays any card."""
        if not self.theirs:
            return 0.0
        last = self.world.winner
        ties = 0.5 if last == NONE else float(last != self.seat)
        return sum((other > number) + ties * (other == number) for other in self.theirs) / len(self.theirs)

    def _gained(self) -> float:
        """Return what winning this turn brings: play it both ways, at a glance."""
        won, lost = (self._after(winner) for winner in (self.seat, rival(self.seat)))
        return won - lost

    def _after(self, winner: Seat) -> float:
        after = self.world.copy()
        after.phase, after.waiting, after.winner = "order", [winner], winner
        play_on(self.game, after, self.seat, self.eye, self.rng)
        return lead(self.game, after, self.seat, self.eye)

    def _said(self, number: int) -> float:
        """Return what a card's special is worth now, above what it is worth on average."""
        world, sheet, driver = self.world, self.game.sheet, self.world.drivers[self.seat]
        left = (TURNS - world.turn) / TURNS
        aboard = driver.low + driver.high
        worth: dict[Special | None, float] = {
            "drain": -0.2 if driver.battery else 0.3,
            "cramped": -0.3 if aboard > 1 else 0.1,
            "recharge": 0.4 if driver.battery < driver.charge else -0.5,
            "roomy": 0.2 if aboard >= driver.van - 1 else -0.2,
            "swap": 2 * left - 1 if driver.missions and world.pile else 0.0,
            "ignored": 0.3 * (driver.low * sheet.low + driver.high * sheet.high) - 1.2 if self.seat != ROGUE else 0.0,
        }
        return worth.get(self.specials.get(number), 0.0)
