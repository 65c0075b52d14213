"""What each action does before the turn takes its course."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.game import Seat
from . import actions
from .cards import Cards
from .ground import GRID
from .losses import Losses
from .routes import Routes
from .setting_up import SettingUp
from .state import State
from .turn import Turn


class Playing:
    def __init__(self, setting_up: SettingUp, cards: Cards, routes: Routes, losses: Losses, turn: Turn) -> None:
        self.setting_up = setting_up
        self.cards = cards
        self.routes = routes
        self.losses = losses
        self.turn = turn
        self.does: dict[type[actions.AnyAction], Callable[[State, Seat, Any], None]] = {
            actions.Base: self.base,
            actions.Company: self.company,
            actions.Card: self.card,
            actions.Swap: self.swap,
            actions.Order: self.order,
            actions.Go: self.go,
            actions.Load: self.load,
            actions.Bomb: self.bomb,
            actions.Hand: self.hand,
            actions.Recharge: self.recharge,
            actions.Stop: self.stop,
            actions.Rogue: self.rogue,
            actions.Block: self.block,
            actions.Lose: self.lose,
        }

    def base(self, state: State, seat: Seat, action: actions.Base) -> None:
        self.setting_up.place(state, seat, action)

    def company(self, state: State, seat: Seat, action: actions.Company) -> None:
        self.setting_up.choose(state, seat, action)
        if not state.waiting:
            self.turn.begin(state)

    def card(self, state: State, seat: Seat, action: actions.Card) -> None:
        self.cards.choose(state, seat, action)
        if state.phase == "swap":
            self.turn.revealed(state)

    def swap(self, state: State, seat: Seat, action: actions.Swap) -> None:
        self.cards.swap(state, seat, action)
        self.turn.revealed(state)

    def order(self, state: State, seat: Seat, action: actions.Order) -> None:
        self.cards.order(state, action)
        self.turn.plan(state)

    def go(self, state: State, seat: Seat, action: actions.Go) -> None:
        self.routes.go(state, action)
        self.turn.enter(state)

    def load(self, state: State, seat: Seat, action: actions.Load) -> None:
        self.routes.load(state, action)
        self.turn.route_on(state)

    def bomb(self, state: State, seat: Seat, action: actions.Bomb) -> None:
        self.routes.pick_up_bomb(state)
        self.turn.route_on(state)

    def hand(self, state: State, seat: Seat, action: actions.Hand) -> None:
        self.routes.hand(state, action)
        self.turn.route_on(state)

    def recharge(self, state: State, seat: Seat, action: actions.Recharge) -> None:
        self.routes.recharge(state, action)
        self.turn.stop(state)

    def stop(self, state: State, seat: Seat, action: actions.Stop) -> None:
        self.turn.stop(state)

    def rogue(self, state: State, seat: Seat, action: actions.Rogue) -> None:
        self.turn.announce(state, [GRID.index[cell] for cell in action.route])

    def block(self, state: State, seat: Seat, action: actions.Block) -> None:
        self.losses.block(state, seat)
        self.turn.settle(state)

    def lose(self, state: State, seat: Seat, action: actions.Lose) -> None:
        self.losses.lose(state, seat)
        self.turn.settle(state)
