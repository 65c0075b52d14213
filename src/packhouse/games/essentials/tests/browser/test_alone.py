"""Pack the Essentials alone, from the first round to the end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from packhouse.games.essentials.tests.browser import suitcases
from packhouse.games.essentials.tests.browser.suitcases import ROUNDS
from tests.browser.fixtures import listen, window
from tests.browser.players import ending, resign, unfold_options
from tests.server.house import ServedHouse


@pytest.fixture(scope="module")
def last(house: ServedHouse, browser: Browser) -> Iterator[Page]:
    """Give a page on which all but the last tiles are packed, the last from the fourth position with its Pom-pom."""
    faults: list[str] = []
    with window(house, browser) as context:
        page = context.new_page()
        listen(page, faults)
        suitcases.begin_alone(page)
        for number in range(1, ROUNDS):
            expect(page.get_by_text(f"Round {number} of {ROUNDS}")).to_be_visible()
            suitcases.draft(page, "4th")
            suitcases.pack_by_keys(page)
            assert suitcases.told_total(page) == suitcases.total(page)  # the page counts as the house does
        suitcases.draft(page, "4th")
        yield page
    assert not faults, "\n".join(faults)


def test_another_cat_lady_is_chosen_before_the_first_play(page: Page) -> None:
    page.goto("/rules/essentials")
    page.get_by_role("button", name="Play alone").click()
    expect(page.get_by_text("Your Cat Lady is Agatha: beat her 150 points.")).to_be_visible()
    page.get_by_role("link", name="Choose another one").click()
    unfold_options(page)
    page.get_by_role("combobox", name=re.compile("^Cat Lady")).select_option("Beatrix")
    page.get_by_role("button", name="Play alone").click()
    expect(page.get_by_text("Your Cat Lady is Beatrix: beat her 143 points.")).to_be_visible()
    suitcases.draft(page)
    expect(page.get_by_role("link", name="Choose another one")).to_have_count(0)


def test_whoever_gives_up_is_told_what_was_missing_and_not_what_to_do_next(page: Page) -> None:
    suitcases.begin_alone(page)
    suitcases.draft(page)
    resign(page)
    lady = page.get_by_role("region", name="Agatha’s card")
    expect(lady).to_contain_text("You have 0: 151 short.")
    expect(lady).not_to_contain_text("this round")


def test_what_is_to_be_packed_is_on_the_first_screen(page: Page) -> None:
    suitcases.begin_alone(page)
    suitcases.draft(page, "1st")
    for needed in (*suitcases.hand(page).all(), suitcases.deed(page, "Confirm")):
        expect(needed).to_be_in_viewport(ratio=0.9)


def test_the_cat_lady_is_on_the_first_screen_all_along(page: Page) -> None:
    suitcases.begin_alone(page)
    lady = page.get_by_role("region", name=re.compile("’s card$"))
    expect(lady).to_be_in_viewport(ratio=1)
    suitcases.draft(page)
    expect(lady).to_be_in_viewport(ratio=1)


def test_pom_poms_are_placed_and_the_end_is_counted_line_by_line(last: Page) -> None:
    suitcases.pack_by_keys(last)
    best = last.get_by_role("button", name="Best places", exact=True)
    expect(best).to_be_visible()
    points = suitcases.total(last)
    suitcases.case(last).get_by_role("gridcell", name="free for a Pom-pom").first.click()
    expect(suitcases.case(last).get_by_role("gridcell", name="Pom-pom", exact=False)).not_to_have_count(0)
    best.click()
    expect(ending(last)).to_contain_text("needed")
    expect(last.get_by_text("That’s your best so far with these settings.")).to_be_visible()
    rows = last.get_by_role("table").get_by_role("row")
    figures = [row.get_by_role("cell").last.inner_text().split()[-1] for row in rows.all()[1:]]
    *lines, total, _, _ = map(int, figures)
    assert sum(lines) == total == suitcases.told_total(last) >= points
