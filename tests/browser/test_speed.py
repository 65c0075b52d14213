"""The home page is small and soon there; the two promises about speed that a test may make."""

from __future__ import annotations

import gzip

from playwright.sync_api import Page, Response, expect

from .fixtures import NewPage
from .places import home
from .players import TITLE

MOST_SCRIPT = 60_000
"""Bytes of script, packed, until the home page stands."""
SOON = 1000.0
"""Milliseconds until something of it is seen."""

VISITS = 12

PAINTED = """() => new Promise((resolve) => new PerformanceObserver((list) => {
  const [first] = list.getEntriesByName("first-contentful-paint");
  if (first) resolve(first.startTime);
}).observe({ type: "paint", buffered: true }))"""


def test_the_home_page_loads_little_script(page: Page) -> None:
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    home(page)
    expect(page.get_by_role("button", name=f"Play now: {TITLE}")).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {script.url.rsplit("/", 1)[1]: len(gzip.compress(script.body(), mtime=0)) for script in scripts}
    print(f"{sum(sizes.values()) / 1000:.1f} KB of script, packed: {sizes}")  # noqa: T201
    assert 0 < sum(sizes.values()) <= MOST_SCRIPT


def test_the_scripts_are_sent_packed(page: Page) -> None:
    packing: list[str | None] = []

    def look(answer: Response) -> None:
        if answer.request.resource_type == "script" and "/assets/" in answer.url:
            packing.append(answer.headers.get("content-encoding"))

    page.on("response", look)
    home(page)
    assert set(packing) == {"gzip"}


def test_the_home_page_is_soon_seen(new_page: NewPage) -> None:
    """What else the machine does makes a page slow, never quick: so the quickest of many visits counts."""
    visits = (painted(new_page()) for _ in range(VISITS))
    assert any(time < SOON for time in visits)


def painted(page: Page) -> float:
    page.goto("/")
    return float(page.evaluate(PAINTED))
