"""What a company changes: the box's numbers, one up and one down (PM-29)."""

from __future__ import annotations

from typing import NamedTuple

from .components import Box, CompanyCard, Numbers
from .state import NONE, Driver


class Terms(NamedTuple):
    """A driver's numbers."""

    van: int
    """How many packages it holds."""
    battery: int
    """Units of a full charge."""
    electric: int
    """Units that Electric Drive recharges."""
    fee: int
    """Low-value packages for a full charge at the base."""
    mission: int = 0
    """What each mission completed scores on top."""
    guard: int = 0
    """Losses to the Rogue that are stopped each turn for nothing."""
    high: int = 0
    """What each high-value package scores on top."""


class Firms:
    """The terms of every driver: Red and Green have a company, the Rogue has none (PM-30)."""

    def __init__(self, box: Box) -> None:
        self.companies = [_terms(card, box.numbers) for card in box.companies]
        self.rogue = _plain(box.numbers, box.numbers.rogue_van)

    def of(self, driver: Driver) -> Terms:
        return self.rogue if driver.company == NONE else self.companies[driver.company]


def is_about_missions(card: CompanyCard) -> bool:
    """Say whether a company would be half dead without missions."""
    return "mission" in (card.ability.trait, card.drawback.trait)


def _plain(numbers: Numbers, van: int) -> Terms:
    return Terms(van, numbers.battery, numbers.electric, numbers.fee)


def _terms(card: CompanyCard, numbers: Numbers) -> Terms:
    terms = _plain(numbers, numbers.van)._asdict()
    for change in (card.ability, card.drawback):
        terms[change.trait] += change.by
    return Terms(**terms)
