"""The pages of Zack & Pack, and how one gets there: each part of a round."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from packhouse.games.zackpack.tests.browser import trucks
from tests.browser.players import NOVICE, WARMING_UP


def rolled(page: Page) -> None:
    """Let bots wait until one is ready, too."""
    trucks.open_race(page, NOVICE, NOVICE)
    expect(trucks.ready(page)).to_be_visible(timeout=WARMING_UP)


def grabbing(page: Page) -> None:
    trucks.shared_grab(page)


def loading_in_depth(page: Page) -> None:
    trucks.shared_load(page)
    trucks.stand_up(page)


def loading_flat(page: Page) -> None:
    trucks.shared_load(page)
    trucks.lie_flat(page)
    trucks.put_by_mouse(page)


def paid(page: Page) -> None:
    trucks.shared_load(page)
    trucks.close_for_all(page)


PLACES = (rolled, grabbing, loading_in_depth, loading_flat, paid)
