"""Pack the Essentials in German, from the first draft to what could have been."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from packhouse.games.essentials.tests.browser import suitcases
from packhouse.games.essentials.tests.browser.suitcases import ROUNDS
from tests.browser.fixtures import NewPage
from tests.browser.german import left_in_english, see_the_same
from tests.browser.players import ending


def stages(page: Page) -> Iterator[str]:
    """Play alone, and stop wherever the board is another."""
    suitcases.begin_alone(page)
    yield "select"
    suitcases.free_positions(page).first.click()
    expect(suitcases.bonuses(page).first).to_be_visible()
    yield "bonus"
    suitcases.bonuses(page).first.click()
    suitcases.tiles(page).first.click()
    expect(suitcases.hand(page).first).to_be_visible()
    yield "pack"
    suitcases.pack_by_keys(page)
    for _ in range(1, ROUNDS):
        suitcases.draft(page, "4th")
        suitcases.pack_by_keys(page)
    best = page.get_by_role("button", name="Best places", exact=True)
    expect(best).to_be_visible()
    yield "poms"
    best.click()
    expect(ending(page)).to_be_visible()
    yield "end"


def test_nothing_on_the_board_is_left_in_english(page: Page, new_page: NewPage) -> None:
    german = new_page(language="de-DE")
    for stage in stages(page):
        see_the_same(german, page)
        if stage == "pack":
            german.get_by_role("list", name="Plättchen zum Packen").get_by_role("button").first.click()
            german.locator('[data-cell="f5"]').click()
            german.get_by_role("button", name="Wenden").click()
        if stage == "end":
            expect(german.locator(".hindsight").first).to_contain_text("Plättchen")
        assert not left_in_english(german, "essentials"), stage
