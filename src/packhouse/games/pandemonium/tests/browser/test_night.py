"""Package Pandemonium's cards at night."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from packhouse.games.pandemonium.tests.browser.places import cards, companies
from tests.browser.fixtures import NewPage
from tests.browser.places import Place

FACES = """() => {
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\\d.]+/g).slice(0, 3)
      .map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll(".pandemonium .card")].flatMap((card) => {
    const { backgroundColor, color } = getComputedStyle(card);
    if (backgroundColor === "rgba(0, 0, 0, 0)") return []; // what only holds a card
    return [{ face: light(backgroundColor), ink: light(color) }];
  });
}"""
"""How light each card is, and what is written on it."""

DIM = 0.1
READABLE = 4.5


@pytest.mark.parametrize("place", [companies, cards], ids=lambda place: place.__name__)
def test_cards_are_dim_and_readable(new_page: NewPage, place: Place) -> None:
    page: Page = new_page(theme="dark")
    place(page)
    faces = page.evaluate(FACES)
    assert faces
    for one in faces:
        assert one["face"] < DIM
        assert (one["ink"] + 0.05) / (one["face"] + 0.05) >= READABLE
