"""Loading a truck: what can be done to it in depth can be done flat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from . import trucks
from .conftest import NewPage
from .keyboard import press, tab_to

NO_WEBGL = """
const { getContext } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...more);
};
"""
REFUSALS = re.compile(
    r"^(A bar of \d from [a-e][1-3] would leave the floor\. Turn it, or put it elsewhere\."
    r"|Nothing may hang over: beneath the bar on [a-e][1-3], all must be equally high\."
    r"|That would be higher than \d, as high as your truck is loaded\. Put it elsewhere\.)$"
)
TABLES = 5
"""So many are opened, at most, until dice and trucks are such that something can be shown."""


def until(page: Page, begin: Callable[[Page], None], is_shown: Callable[[Page], bool]) -> None:
    """Open tables until dice and trucks are such that something can be shown; nearly always the first is."""
    for _ in range(TABLES):
        begin(page)
        if is_shown(page):
            return
    raise AssertionError(f"{TABLES} tables, and none is such that {is_shown.__name__}")


def some_can_be_turned(page: Page) -> bool:
    """Take a bar in hand that can be held in more than one way, if there is any."""
    for bar in reversed(trucks.bars(page).all()):
        bar.click()
        if trucks.turner(page).is_enabled():
            return True
    return False


@pytest.fixture(params=["flat", "in depth"])
def loading(request: pytest.FixtureRequest, page: Page) -> Page:
    """Give someone's page who has a bar in hand that can be turned, and the keys on the truck."""
    until(page, trucks.shared_load, some_can_be_turned)
    if request.param == "flat":
        trucks.lie_flat(page)
        tab_to(page, trucks.squares(page))
    else:
        trucks.stand_up(page)
        tab_to(page, page.get_by_role("application"))
    return page


def test_a_truck_is_loaded_and_unloaded_by_keys(loading: Page) -> None:
    empty = trucks.due(loading).inner_text()
    trucks.put_by_keys(loading)
    with trucks.changing(loading):
        press(loading, "Control+z")
    expect(trucks.due(loading)).to_have_text(empty)
    trucks.put_by_keys(loading)
    with trucks.changing(loading):
        press(loading, "Backspace")
    expect(trucks.due(loading)).to_have_text(empty)
    trucks.put_by_keys(loading)
    press(loading, "t")
    expect(trucks.deed(loading, "Unload")).to_have_attribute("aria-pressed", "true")
    with trucks.changing(loading):
        press(loading, "Space")
    expect(trucks.due(loading)).to_have_text(empty)


def test_a_bar_is_turned_by_key_and_by_button(loading: Page) -> None:
    held = trucks.turner(loading).get_attribute("aria-label") or ""
    press(loading, "r")
    expect(trucks.turner(loading)).not_to_have_accessible_name(held)
    turned = trucks.turner(loading).get_attribute("aria-label") or ""
    trucks.turner(loading).click()
    expect(trucks.turner(loading)).not_to_have_accessible_name(turned)


def test_a_load_is_closed_when_that_is_meant(loading: Page) -> None:
    trucks.put_by_keys(loading)
    trucks.deed(loading, "Undo").click()
    trucks.settle(loading)
    trucks.done(loading).click()
    trucks.deed(loading, "Load on").click()
    expect(trucks.done(loading)).to_be_enabled()
    trucks.close(loading)
    trucks.expect_turn(loading, "Seat 2")


def test_a_ghost_says_where_the_bar_will_lie(loading: Page) -> None:
    trucks.walk(loading, lambda said: "level" in said)
    bar, cell, way, level = re.findall(r"^(.*) on ([a-e][1-3]), (.*), level (\d)$", trucks.hint(loading).inner_text())[
        0
    ]
    with trucks.changing(loading):
        press(loading, "Enter")
    if not trucks.squares(loading).first.is_visible():
        trucks.lie_flat(loading)
    expect(trucks.levels(loading).nth(int(level) - 1)).to_have_accessible_name(f"Level {level}: {bar} on {cell}, {way}")


def test_digits_choose_a_bar(loading: Page) -> None:
    bar = trucks.bars(loading).first
    size = re.findall(r" of (\d),", bar.get_attribute("aria-label") or "")[0]
    press(loading, size)
    expect(loading.get_by_role("button", name=re.compile(rf" of {size}, \d+ left"))).to_have_attribute(
        "aria-pressed", "true"
    )


def test_the_view_in_depth_is_turned_by_buttons_and_keys(page: Page) -> None:
    trucks.shared_load(page)
    trucks.stand_up(page)
    stage = page.get_by_role("application")
    before = stage.screenshot()
    page.get_by_role("group", name="Turn the view").get_by_role("button", name="Look from further left").click()
    turned = stage.screenshot()
    assert turned != before
    tab_to(page, stage)
    press(page, "Shift+ArrowLeft")
    assert stage.screenshot() not in (before, turned)


def test_the_flat_view_shows_by_mouse_what_it_would_do(page: Page) -> None:
    until(page, trucks.shared_load, some_can_be_turned)
    trucks.lie_flat(page)
    page.get_by_role("gridcell", name=re.compile(" fits")).first.hover()
    expect(trucks.hint(page)).to_have_text(re.compile(r" bar of \d on [a-e][1-3], .*, level 1$"))
    expect(page.locator("[role=grid] .ghost").first).to_be_visible()
    trucks.put_by_mouse(page)
    taken = trucks.due(page).inner_text()
    trucks.deed(page, "Undo").click()
    expect(trucks.due(page)).not_to_have_text(taken)


def a_square_is_closed(page: Page) -> bool:
    """Load the flat truck until a bar that still fits elsewhere doesn't fit on some square."""
    trucks.lie_flat(page)
    while trucks.bars(page).count():
        if page.get_by_role("gridcell", name="doesn't fit here").count() and "nowhere" not in _hint(page):
            return True
        trucks.put_by_mouse(page)
    return False


def _hint(page: Page) -> str:
    return trucks.hint(page).inner_text()


def test_a_bar_that_can_not_lie_there_is_refused_in_one_line(page: Page) -> None:
    until(page, lambda page: trucks.shared_load(page, "lowest"), a_square_is_closed)
    before = trucks.due(page).inner_text()
    square = page.get_by_role("gridcell", name="doesn't fit here").first
    square.hover()
    expect(trucks.hint(page)).to_have_class(re.compile("blocked"))
    square.click()
    expect(trucks.told(page).locator("span")).to_have_text(REFUSALS)
    expect(trucks.due(page)).to_have_text(before)


def test_without_webgl_the_truck_is_flat_and_no_scene_is_fetched(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(NO_WEBGL)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    trucks.shared_load(page)
    expect(page.get_by_text("This device can't draw in 3D here, so the truck is shown flat.")).to_be_visible()
    expect(trucks.deed(page, "Flat")).to_be_disabled()
    trucks.put_by_mouse(page)
    assert not [address for address in fetched if "/scene-" in address]


def test_with_webgl_the_scene_is_fetched_when_it_is_needed(page: Page) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    trucks.shared_grab(page)
    assert not [address for address in fetched if "/scene-" in address]
    trucks.offered(page).first.click()
    expect(trucks.pickers(page)).to_have_count(2)
    trucks.offered(page).first.click()
    trucks.stand_up(page)
    assert [address for address in fetched if "/scene-" in address]
