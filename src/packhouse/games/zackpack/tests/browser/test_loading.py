"""Loading a truck: what can be done to it in depth can be done flat."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from packhouse.games.zackpack.tests.browser import trucks
from tests.browser.fixtures import NewPage, listen, window
from tests.browser.keyboard import press, tab_to
from tests.browser.players import NOVICE, WARMING_UP
from tests.server.house import ServedHouse

NO_WEBGL = """
const { getContext } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...more);
};
"""
REFUSALS = re.compile(
    r"^(A bar of \d from [a-e][1-3] would stick out over the edge\. Turn it, or put it elsewhere\."
    r"|Nothing may hang over: everything beneath the bar on [a-e][1-3] must be the same height\."
    r"|Too high: this truck takes \d levels\. Put it elsewhere\.)$"
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


@pytest.fixture(scope="module", params=["flat", "in depth"])
def truck(request: pytest.FixtureRequest, house: ServedHouse, browser: Browser) -> Iterator[Page]:
    """Give someone's page who may load a truck, seen from above or in depth, for all tests that ask for it."""
    faults: list[str] = []
    with window(house, browser, 900, 700) as context:
        page = context.new_page()
        listen(page, faults)
        until(page, trucks.shared_load, some_can_be_turned)
        trucks.lie_flat(page) if request.param == "flat" else trucks.stand_up(page)
        yield page
    assert not faults, "\n".join(faults)


@pytest.fixture
def loading(truck: Page) -> Page:
    """Give it empty, with a bar in hand that can be turned, and the keys on the truck."""
    while trucks.deed(truck, "Undo").is_enabled():
        with trucks.changing(truck):
            trucks.deed(truck, "Undo").click()
    assert some_can_be_turned(truck)
    trucks.deed(truck, "Flat").focus()
    tab_to(truck, trucks.squares(truck).or_(truck.get_by_role("application")))
    return truck


flat = pytest.mark.parametrize("truck", ["flat"], indirect=True)
in_depth = pytest.mark.parametrize("truck", ["in depth"], indirect=True)


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


def test_a_ghost_says_where_the_bar_will_lie(loading: Page) -> None:
    trucks.walk(loading, lambda said: "level" in said)
    (said,) = re.findall(r"^(.*), level (\d)$", trucks.hint(loading).inner_text())
    with trucks.changing(loading):
        press(loading, "Enter")
    with seen_flat(loading):
        level = trucks.levels(loading).nth(int(said[1]) - 1)
        expect(level).to_have_accessible_name(f"Level {said[1]}: {said[0]}")


@contextmanager
def seen_flat(page: Page) -> Iterator[None]:
    """Lay the truck flat for a moment, unless it is."""
    is_in_depth = page.get_by_role("application").is_visible()
    if is_in_depth:
        trucks.lie_flat(page)
    yield
    if is_in_depth:
        trucks.deed(page, "Flat").click()
        trucks.stand_up(page)


def test_digits_choose_a_bar(loading: Page) -> None:
    bar = trucks.bars(loading).first
    size = re.findall(r" of (\d),", bar.get_attribute("aria-label") or "")[0]
    press(loading, size)
    expect(loading.get_by_role("button", name=re.compile(rf" of {size}, \d+ left"))).to_have_attribute(
        "aria-pressed", "true"
    )


@in_depth
def test_the_view_in_depth_is_turned_by_buttons_and_keys(loading: Page) -> None:
    stage = loading.get_by_role("application")
    before = stage.screenshot()
    press(loading, "Shift+ArrowLeft")
    turned = stage.screenshot()
    assert turned != before
    views = loading.get_by_role("group", name="Turn the view")
    views.get_by_role("button", name="Turn view left").click()
    assert stage.screenshot() not in (before, turned)


@flat
def test_the_flat_view_shows_by_mouse_what_it_would_do(loading: Page) -> None:
    loading.locator("[data-cell].fits").first.hover()
    expect(trucks.hint(loading)).to_have_text(re.compile(r" bar of \d on [a-e][1-3], .*, level 1$"))
    expect(loading.locator("[role=grid] .ghost").first).to_be_visible()
    trucks.put_by_mouse(loading)
    with trucks.changing(loading):
        trucks.deed(loading, "Unload").click()
        loading.get_by_role("gridcell", name="can be unloaded").first.click()


def test_keys_change_what_is_in_hand_wherever_the_focus_is(loading: Page) -> None:
    held = trucks.turner(loading).get_attribute("aria-label")
    loading.evaluate("document.activeElement.blur()")
    loading.keyboard.press("r")
    expect(trucks.turner(loading)).not_to_have_attribute("aria-label", held or "")


@flat
def test_an_unloaded_bar_is_put_back_by_undo(loading: Page) -> None:
    undo = trucks.deed(loading, "Undo")
    trucks.put_by_mouse(loading)
    loaded = trucks.due(loading).inner_text()
    with trucks.changing(loading):
        trucks.deed(loading, "Unload").click()
        loading.get_by_role("gridcell", name="can be unloaded").first.click()
    expect(trucks.deed(loading, "Unload")).to_have_attribute("aria-pressed", "false")  # there is nothing more
    undo.click()
    expect(trucks.due(loading)).to_have_text(loaded)
    with trucks.changing(loading):
        undo.click()
    expect(undo).to_be_disabled()


def test_a_load_is_closed_when_that_is_meant(page: Page) -> None:
    trucks.shared_load(page)  # of their own: nobody else could load this truck any more
    trucks.done(page).click()
    trucks.deed(page, "Keep loading").click()
    expect(trucks.done(page)).to_be_enabled()
    trucks.close(page)
    trucks.expect_turn(page, "Seat 2")


def a_square_is_closed(page: Page) -> bool:
    """Load the flat truck until a bar that still fits elsewhere doesn't fit on some square."""
    trucks.lie_flat(page)
    while trucks.bars(page).count():
        if page.get_by_role("gridcell", name="doesn’t fit here").count() and "nowhere" not in _hint(page):
            return True
        trucks.put_by_mouse(page)
    return False


def _hint(page: Page) -> str:
    return trucks.hint(page).inner_text()


def test_a_bar_that_can_not_lie_there_is_refused_in_one_line(page: Page) -> None:
    until(page, lambda page: trucks.shared_load(page, "lowest"), a_square_is_closed)
    before = trucks.due(page).inner_text()
    square = page.get_by_role("gridcell", name="doesn’t fit here").first
    page.mouse.move(0, 0)  # where a bar was just put, nobody means the next one to go
    square.hover()
    expect(trucks.hint(page)).to_have_class(re.compile("blocked"))
    square.click()
    expect(trucks.told(page).locator("span")).to_have_text(REFUSALS)
    expect(trucks.due(page)).to_have_text(before)


def test_hands_stay_free_while_a_play_is_on_its_way_and_others_load(new_page: NewPage) -> None:
    ada, bo, cleo = pages = [new_page() for _ in range(3)]
    line = trucks.Line(ada, "to the house")
    address = trucks.open_race(ada)
    trucks.sit_down_as(bo, address, "Bo")
    trucks.sit_down_as(cleo, address, "Cleo")
    for page in pages:
        trucks.ready(page).click()
    for page in (ada, bo):
        trucks.offered(page).first.click()
    for page in (ada, bo):  # whoever is last has a truck now, too
        trucks.lie_flat(page)
    square = trucks.square_to_fit(ada)
    line.hold()
    square.click()
    trucks.put_by_mouse(bo)
    expect(ada.get_by_role("listitem").filter(has_text="Bo")).to_contain_text(f"{trucks.due(bo).inner_text()} to pay")
    expect(trucks.squares(ada).first).not_to_have_attribute("aria-disabled", "true")
    line.release()
    expect(trucks.deed(ada, "Undo")).to_be_enabled()


def aim_flat(phone: Page) -> None:
    """Tap on square after square until one shows the bar: where it fits, it needn't fit the way it lies in hand."""
    shown = phone.locator("[data-cell].ghost")
    of = phone.locator("[data-cell].fits").evaluate_all(
        """cells => cells.toSorted((one, other) => one.matches(".ghost") - other.matches(".ghost"))
            .map(cell => cell.dataset.cell)"""
    )  # those first where a second tap would not put it
    for name in of:
        phone.locator(f'[data-cell="{name}"]').tap()
        expect(phone.locator(f'[data-cell="{name}"]')).to_be_focused()  # else the page has not seen to the tap yet
        if shown.count():
            return
    raise AssertionError("the bar fits nowhere on the truck")


def test_a_finger_is_shown_where_a_bar_will_lie_before_it_is_put(new_page: NewPage) -> None:
    phone = new_page(360, 740, touch=True)
    until(phone, trucks.shared_load, some_can_be_turned)
    empty = trucks.due(phone).inner_text()
    trucks.aim_by_finger(phone)
    seen = trucks.hint(phone).inner_text()
    expect(trucks.due(phone)).to_have_text(empty)
    trucks.turner(phone).tap()
    expect(trucks.hint(phone)).not_to_have_text(seen)  # what was aimed at stays, and is turned
    trucks.lie_flat(phone)
    aim_flat(phone)
    expect(phone.locator("[role=grid] .ghost").first).to_be_visible()
    expect(trucks.due(phone)).to_have_text(empty)
    with trucks.changing(phone):
        trucks.deed(phone, "Put down").tap()
    expect(trucks.deed(phone, "Put down")).to_be_disabled()
    aim_flat(phone)
    with trucks.changing(phone):
        phone.locator("[role=grid] .ghost").last.tap()


def test_whoever_is_too_slow_is_told_what_the_clock_did(page: Page) -> None:
    trucks.open_race(page, NOVICE, NOVICE, loading_clock=3)
    trucks.ready(page).click()
    expect(trucks.told(page).locator("span")).to_have_text("Time is up: your load stays as it is.", timeout=WARMING_UP)
    expect(trucks.payments(page, 1)).to_be_visible()
    expect(page.get_by_role("button", name="was too slow, and the clock played “Done”")).to_be_visible()


def test_without_webgl_the_truck_is_flat_and_no_scene_is_fetched(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(NO_WEBGL)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    trucks.shared_load(page)
    expect(page.get_by_text("This device can’t draw in 3D here, so the truck is shown flat.")).to_be_visible()
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
