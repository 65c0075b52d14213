"""A real browser at a real house, for tests here and beside the games; whatever goes wrong in a page fails its test.

Each process of tests has one browser and one house, whatever it tests in between. Playwright keeps an event loop
running, and where one runs no test can start its own: so it is hidden from tests that have no browser.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, expect, sync_playwright

from tests.server.house import ServedHouse, served
from web import build, npm

from . import chromium

PATIENCE = 30_000
"""Milliseconds that something may take to show, on a machine that does much else."""

ADDRESSES = count(1)


class NewPage(Protocol):
    """Opens a page in a browser window of its own: another person's, as it has its own cookies."""

    def __call__(
        self,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        theme: Literal["light", "dark"] = "light",
        language: str = "en-GB",
    ) -> Page: ...


@pytest.fixture(scope="session")
def built() -> None:
    """Let the page be the one of these sources."""
    try:
        build.build()
    except npm.PageError as reason:
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    """Give a server whose bots are quick, but not so quick that nobody could see them."""
    with served(tmp_path_factory.mktemp("house"), bot_pace=0.15) as house:
        yield house
        assert house.terminate() == 0
        assert "Traceback" not in house.log


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def _loop_as_needed(item: pytest.Item) -> Iterator[None]:
    """Hide Playwright's loop from a test that does without, and leave it running where a test has just started it."""
    running = asyncio._get_running_loop()
    if "playwright" not in getattr(item, "fixturenames", ()):
        asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(running or asyncio._get_running_loop())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    with _loop_as_needed(item):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    with _loop_as_needed(item):
        return (yield)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium.found()
    if path is None:
        pytest.skip("there is no Chromium here; install it, or run “make test” as root on Debian")
    browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """Give what pages have complained of. A test that provokes a complaint takes it out."""
    found: list[str] = []
    yield found
    assert not found, "\n".join(found)


def window(
    house: ServedHouse,
    browser: Browser,
    width: int = 1280,
    height: int = 800,
    touch: bool = False,
    theme: Literal["light", "dark"] = "light",
    language: str = "en-GB",
) -> BrowserContext:
    """Open a window at an address of its own, as people have: nobody is slowed down by another's haste."""
    number = next(ADDRESSES)
    context = browser.new_context(
        base_url=house.address, viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch,
        color_scheme=theme, locale=language, reduced_motion="reduce",
        extra_http_headers={"x-forwarded-for": f"10.1.{number // 200}.{number % 200 + 1}"},
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture
def new_page(house: ServedHouse, browser: Browser, faults: list[str]) -> Iterator[NewPage]:
    contexts: list[BrowserContext] = []

    def new_page(
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        theme: Literal["light", "dark"] = "light",
        language: str = "en-GB",
    ) -> Page:
        contexts.append(window(house, browser, width, height, touch, theme, language))
        page = contexts[-1].new_page()
        listen(page, faults)
        return page

    yield new_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


def listen(page: Page, faults: list[str]) -> None:
    """Note what a page complains of."""
    page.on("pageerror", lambda error: faults.append(f"error: {error}"))
    page.on("console", lambda message: faults.append(f"console: {message.text}") if message.type == "error" else None)
    page.on("requestfailed", lambda request: faults.extend(_failure(request)))
    page.on(
        "response",
        lambda answer: faults.append(f"{answer.status}: {answer.url}") if answer.status >= 400 else None,
    )


def _failure(request: Request) -> Iterator[str]:
    if request.failure != "net::ERR_ABORTED":  # whoever leaves a page waits for nothing more
        yield f"failed: {request.url} ({request.failure})"
