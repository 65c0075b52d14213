"""Two people who pass one device to and fro, and keep their tiles to themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from packhouse.games.pickpack.tests.browser.table import (
    choices,
    end_laying,
    laid,
    lay_for_me,
    legal,
    open_pickpack,
    place,
)
from tests.browser.players import LOCAL

SPY = """() => {
  const look = () => {
    for (const slot of document.querySelectorAll("[data-name$=top], [data-name$=bottom]")) {
      if (!slot.ariaLabel.endsWith("no tile")) window.spied.push(slot.ariaLabel);
    }
  };
  window.spied = [];
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes whatever is ever shown of Red's tiles from now on."""


@pytest.fixture
def covered(page: Page) -> Page:
    """Give a device on which Red has laid tiles and is done, and which Blue hasn't got yet."""
    open_pickpack(page, blue=LOCAL)
    page.get_by_role("button", name="I’m Guest. Show my side").click()
    lay_for_me(page)
    assert len(laid(page, "Red")) == 12
    end_laying(page)
    expect(page.get_by_role("heading", name="Pass the device to Blue")).to_be_visible()
    page.evaluate(SPY)
    return page


def test_secrets_are_covered_until_the_next_one_is_there_and_then_not_shown(covered: Page) -> None:
    expect(covered.get_by_role("grid")).to_be_hidden()
    expect(covered.get_by_role("region", name="Moves")).to_be_hidden()
    expect(covered.get_by_text(re.compile("lay|Lay"))).to_have_count(0)
    covered.get_by_role("button", name="I’m Blue. Show my side").click()
    expect(covered.get_by_text("Red has laid all their tiles and is done")).to_be_visible()
    lay_for_me(covered)
    covered.get_by_role("button", name="Previous move").click()
    expect(covered.get_by_text("You’re looking at move")).to_be_visible()
    moves = covered.get_by_role("region", name="Moves").get_by_role("button").all_inner_texts()
    assert not [move for move in moves if re.search("top|bottom", move)]
    assert covered.evaluate("window.spied") == []


def test_nothing_is_covered_any_more_when_all_tiles_lie(covered: Page) -> None:
    covered.get_by_role("button", name="I’m Blue. Show my side").click()
    lay_for_me(covered)
    end_laying(covered)
    expect(legal(covered).first).to_be_visible()
    assert len(set(covered.evaluate("window.spied"))) == len(laid(covered, "Red")) == 12
    place(covered, legal(covered).first.get_attribute("data-name") or "").click()
    choices(covered).first.click()
    expect(covered.get_by_text("Your turn: Blue", exact=True).last).to_be_visible()
    expect(legal(covered).first).to_be_visible()
