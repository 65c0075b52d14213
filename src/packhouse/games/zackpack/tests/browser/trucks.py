"""What people do at a table of Zack & Pack: by mouse, by finger and by keys."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal, TypeAlias

from playwright.sync_api import FloatRect, Locator, Page, WebSocketRoute, expect

from tests.browser.keyboard import press, tab_to
from tests.browser.players import LOCAL, OPEN, unfold_options

Put: TypeAlias = Callable[[Page], None]
Wanted: TypeAlias = Literal["highest", "lowest"]

NO_HURRY = 3000
"""Seconds on every clock: no test is decided by one."""
WALK = random.Random(1).choices(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"), k=200)
"""Keys that lead over every square of every floor, wherever one begins."""
STRIDE = 28
"""Pixels between two points where someone looks for a square: less than it is wide."""


class Line:
    """Someone's connection, which can be slow: what the house says, or what it is told, is held back for a while."""

    def __init__(self, page: Page, way: Literal["from the house", "to the house"] = "from the house") -> None:
        self._way = way
        self._held: list[tuple[WebSocketRoute, str | bytes]] | None = None
        self._given_up: list[WebSocketRoute] = []
        """What the page has closed meanwhile: on a busy machine it may take another socket."""
        page.route_web_socket("**/socket", self._pass_on)

    def _pass_on(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        from_house = self._way == "from the house"
        house.on_message(partial(self._pass, page) if from_house else page.send)
        page.on_message(house.send if from_house else partial(self._pass, house))
        page.on_close(partial(self._close, page, house))

    def _pass(self, end: WebSocketRoute, frame: str | bytes) -> None:
        if self._held is None or '"here"' in str(frame):  # a slow line shows signs of life
            self._send(end, frame)
        else:
            self._held.append((end, frame))

    def _send(self, end: WebSocketRoute, frame: str | bytes) -> None:
        if end not in self._given_up:
            end.send(frame)

    def _close(self, page: WebSocketRoute, house: WebSocketRoute, code: int | None, reason: str | None) -> None:
        self._given_up += [page, house]
        house.close()

    def hold(self) -> None:
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for end, frame in held:
            self._send(end, frame)


def open_race(
    page: Page,
    *others: str,
    mode: Literal["live", "ordered"] = "live",
    weights: str = "",
    loading_clock: int = NO_HURRY,
) -> str:
    """Open a table where three play two rounds, and return its address."""
    page.goto("/new/zackpack")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    for number, who in enumerate(others or (OPEN, OPEN), start=2):
        page.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option(who)
    unfold_options(page)
    page.get_by_role("spinbutton", name=re.compile("^Rounds")).fill("2")
    page.get_by_role("combobox", name=re.compile("^Grabbing")).select_option(mode)
    page.get_by_role("textbox", name=re.compile("^Weights")).fill(weights)
    for clock, seconds in {"Pause": NO_HURRY, "Grab clock": NO_HURRY, "Loading clock": loading_clock}.items():
        page.get_by_role("spinbutton", name=re.compile(f"^{clock}")).fill(str(seconds))
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    return page.url


def sit_down_as(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def shared_grab(page: Page) -> None:
    """Let three people share a device, of whom the first nearly always has the first choice."""
    open_race(page, LOCAL, LOCAL, mode="ordered", weights="100, 1, 1")
    expect(pickers(page)).to_have_count(3)
    expect(offered(page)).to_have_count(4)


def shared_load(page: Page, wanted: Wanted = "highest") -> None:
    """Let three people at one device have trucks. The first of them may load."""
    shared_grab(page)
    pick_for_all(page, wanted)


def pick_for_all(page: Page, wanted: Wanted = "highest") -> None:
    best(offered(page), wanted).click()
    expect(pickers(page)).to_have_count(2)
    best(offered(page), wanted).click()
    expect_turn(page, "Ada")
    settle(page)


def close_for_all(page: Page) -> None:
    for name in ("Ada", "Seat 2", "Seat 3"):
        expect_turn(page, name)
        close(page)
    expect(payments(page, 1)).to_be_visible()


def expect_turn(page: Page, name: str) -> None:
    expect(page.locator(".turn").get_by_text(f"Your turn: {name}", exact=True)).to_be_visible()


def ready(page: Page) -> Locator:
    return page.get_by_role("button", name="Ready", exact=True)


def pickers(page: Page) -> Locator:
    """Give those who have still to pick, in their order."""
    return page.get_by_role("list", name="Order of picking").get_by_role("listitem")


def offered(page: Page) -> Locator:
    """Give the trucks that may be grabbed."""
    return page.get_by_role("button", name=re.compile("^Grab truck "))


def number_of(truck: Locator) -> int:
    return int(truck.get_attribute("data-truck") or 0)


def best(found: Locator, wanted: Wanted) -> Locator:
    """Return the truck that may be loaded highest, or lowest."""
    expect(found.first).to_be_visible()
    heights = [int(re.findall(r"(\d+) high", name.get_attribute("aria-label") or "")[0]) for name in found.all()]
    chosen = max(heights) if wanted == "highest" else min(heights)
    return found.nth(heights.index(chosen))


def done(page: Page) -> Locator:
    return page.get_by_role("button", name="Done", exact=True)


def deed(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def turner(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Turn the bar"))


def due(page: Page) -> Locator:
    """Give what one would have to pay as the load is now."""
    return page.locator(".head .due dd")


def hint(page: Page) -> Locator:
    return page.locator(".zackpack p.hint").first


def bars(page: Page) -> Locator:
    """Give the bars that one can still put: some are left, and they fit."""
    tray = page.get_by_role("group", name="Bars to load")
    return tray.get_by_role("button", name=re.compile(r", \d+ left$"), disabled=False)


def squares(page: Page) -> Locator:
    return page.locator("[role=grid] [data-cell]")


def levels(page: Page) -> Locator:
    """Give the pictures of what lies on each level, as the flat view has them."""
    return page.get_by_role("img", name=re.compile(r"^Level \d"))


def told(page: Page) -> Locator:
    """Give the lines in which the house says why something can't be."""
    return page.locator(".toast")


def payments(page: Page, number: int) -> Locator:
    return page.get_by_role("heading", name=f"Payments of round {number}")


def settle(page: Page) -> None:
    """Wait until one may go on loading."""
    expect(done(page)).to_be_enabled()


def lie_flat(page: Page) -> None:
    deed(page, "Flat").click()
    expect(squares(page).first).to_be_visible()


def stand_up(page: Page) -> None:
    """Wait until the truck is drawn in depth."""
    expect(page.locator("[data-drawn=true]")).to_be_visible()


def look_down(page: Page) -> None:
    """Look at the drawn truck from above, where no bar hides a square."""
    stand_up(page)
    for _ in range(3):
        page.get_by_role("button", name="Tilt view up").click()


def put_some(page: Page, put: Put, most: int) -> None:
    """Put as many bars, or all that fit."""
    settle(page)
    for _ in range(most):
        if bars(page).count():
            put(page)


def put_by_mouse(page: Page) -> None:
    """Put a bar where it fits, in the flat view."""
    with changing(page):
        square_to_fit(page).click()


def square_to_fit(page: Page) -> Locator:
    """Give a square of the flat view where the bar in hand fits, and hold the bar as it does."""
    square = page.get_by_role("gridcell", name=re.compile(" fits")).first
    _turn_to_fit(square, turner(page).click, lambda: _held(page))
    return square


def put_in_depth(page: Page) -> None:
    """Hold a bar over the drawn truck until there is a ghost of it, and click there."""
    stand_up(page)
    with changing(page):
        for x, y in spots(page):
            page.mouse.move(x, y)
            if "level" in hint(page).inner_text():
                page.mouse.click(x, y)
                return
        raise AssertionError("the bar fits nowhere on the drawn truck")


def put_by_finger(page: Page) -> None:
    """Lay a finger on the drawn truck until there is a ghost of the bar, and tap there once more."""
    with changing(page):
        page.touchscreen.tap(*aim_by_finger(page))


def aim_by_finger(page: Page) -> tuple[float, float]:
    """Tap on the drawn truck until there is a ghost of the bar, and return where."""
    stand_up(page)
    hand = page.context.new_cdp_session(page)
    for x, y in spots(page):
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        found = "level" in hint(page).inner_text()
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd" if found else "touchCancel", "touchPoints": []})
        if found:
            return x, y
    raise AssertionError("the bar fits nowhere on the drawn truck")


def put_by_keys(page: Page) -> None:
    """Walk over the truck, which has the focus, until the bar in hand has a ghost, and put it."""
    with changing(page):
        walk(page, lambda said: "level" in said)
        press(page, "Enter")


def walk(page: Page, is_found: Callable[[str], bool]) -> None:
    """Go from square to square, until what is said of one is what was looked for."""
    for key in WALK:
        press(page, key)
        if is_found(hint(page).inner_text()):
            return
    raise AssertionError(f"no square of which that is said, but “{hint(page).inner_text()}”")


class changing:  # noqa: N801
    """Wait until what is done within has changed the load, and one may go on."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def __enter__(self) -> None:
        settle(self._page)
        self._before = due(self._page).inner_text()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            expect(due(self._page)).not_to_have_text(self._before)
            settle(self._page)


def _held(page: Page) -> str:
    """Return how the bar is held."""
    return (turner(page).get_attribute("aria-label") or "").partition("now ")[2]


def _turn_to_fit(square: Locator, turn: Callable[[], None], held: Callable[[], str]) -> None:
    """Turn the bar until it is held as it fits there; a single cube always is."""
    ways = (square.get_attribute("aria-label") or "").partition(" fits")[2].strip()
    while ways and held() not in ways.split(" or "):
        turn()


def spots(page: Page) -> Iterator[tuple[float, float]]:
    """Give points of the drawn truck, the ones in the middle first; then again, seen from another side."""
    yield from _spots(page)
    for _ in range(2):
        page.get_by_role("button", name="Turn view left").click()
    yield from _spots(page)


def _spots(page: Page) -> Iterator[tuple[float, float]]:
    stage = page.get_by_role("application")
    stage.scroll_into_view_if_needed()
    box: FloatRect | None = stage.bounding_box()
    assert box is not None
    middle = complex(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    most_across, most_down = int(box["width"] / 2 / STRIDE), int(box["height"] / 2 / STRIDE)
    ways = [
        complex(across, down) * STRIDE
        for across in range(-most_across, most_across + 1)
        for down in range(-most_down, most_down + 1)
    ]
    for way in sorted(ways, key=abs):
        yield (middle + way).real, (middle + way).imag


def close(page: Page, push: Callable[[Page, Locator], None] = lambda _, button: button.click()) -> None:
    """Say that one is done, and once more where something would still fit."""
    settle(page)
    could_go_on = bars(page).count() > 0
    push(page, done(page))
    if could_go_on:
        push(page, deed(page, "Yes, done"))


def push_by_key(page: Page, button: Locator) -> None:
    expect(button).to_be_visible()
    tab_to(page, button)
    press(page, "Enter")


def push_by_finger(_: Page, button: Locator) -> None:
    button.tap()
